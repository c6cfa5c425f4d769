"""The drawing that is being tried out on a map before it is confirmed.

A pencil is made from the menu of what may be drawn; it can be moved anywhere on the map, and whether it may stay there
is for the rules to say.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from groma.games.cartographers.editions import content
from groma.games.cartographers.intents import Choice, DestroySpace, DrawShape, PlaceHero
from groma.games.cartographers.notation import parse_space
from groma.games.cartographers.sheet import SIZE, Space, Spaces, Terrain, space_at

Cells = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Way:
    """One way to lay what is drawn: its cells, and for a hero the attacked spaces round it."""

    cells: Cells
    turned: int
    flipped: int
    anchors: tuple[tuple[int, int], ...]
    """Where the top left corner of its frame may stand."""
    marks: Cells = ()

    @property
    def height(self) -> int:
        """Rows of the frame."""
        return max(row for row, _ in self.cells) + 1

    @property
    def width(self) -> int:
        """Columns of the frame."""
        return max(column for _, column in self.cells) + 1


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that may be drawn: a shape of the card, the single space, a hero, or a space to destroy."""

    shape: int | None
    coin: bool
    terrains: tuple[Terrain, ...]
    ways: tuple[Way, ...]
    start: int
    """The way it is printed."""


@dataclass(frozen=True, slots=True)
class Pencil:
    """A piece, its terrain, the way it lies and where the top left corner of its frame is."""

    kind: str
    """draw, hero or destroy: the kind of the question."""
    pieces: tuple[Piece, ...]
    piece: int = 0
    terrain: int = 0
    way: int = 0
    row: int = 0
    column: int = 0

    @property
    def now(self) -> Piece:
        """The piece that is held."""
        return self.pieces[self.piece]

    @property
    def lies(self) -> Way:
        """The way it lies."""
        return self.now.ways[self.way]

    @property
    def ink(self) -> Terrain:
        """The terrain it would be drawn with."""
        return self.now.terrains[self.terrain]

    @property
    def spaces(self) -> int:
        """The spaces it covers."""
        return sum(1 << space_at(self.row + row, self.column + column) for row, column in self.lies.cells)

    @property
    def marks(self) -> int:
        """The spaces that a hero would attack from here; what runs off the map is lost."""
        marked = 0
        for down, right in self.lies.marks:
            row, column = self.row + down, self.column + right
            if 0 <= row < SIZE and 0 <= column < SIZE:
                marked |= 1 << space_at(row, column)
        return marked

    @property
    def intent(self) -> Choice:
        """What would be asked for if it were confirmed."""
        space = space_at(self.row, self.column)
        if self.kind == "hero":
            return PlaceHero(space, self.way)
        if self.kind == "destroy":
            return DestroySpace(space)
        return DrawShape(self.now.shape, self.ink, Spaces(self.spaces))

    def moved(self, down: int, right: int) -> Pencil:
        """The same a few spaces further, as far as the map goes."""
        return self.at(self.row + down, self.column + right)

    def at(self, row: int, column: int) -> Pencil:
        """The same with its corner at a place, pushed back onto the map where it would stick out."""
        way = self.lies
        return replace(self, row=min(max(row, 0), SIZE - way.height), column=min(max(column, 0), SIZE - way.width))

    def turned(self) -> Pencil:
        """A quarter turn clockwise."""
        return replace(self, way=self.lies.turned).moved(0, 0)

    def flipped(self) -> Pencil:
        """Seen in a mirror, left to right."""
        return replace(self, way=self.lies.flipped).moved(0, 0)

    def with_shape(self, shape: int) -> Pencil | None:
        """The card's shape with that index in hand, if it may be drawn."""
        for place, piece in enumerate(self.pieces):
            if piece.shape == shape:
                return self._with_piece(place)
        return None

    def next_piece(self) -> Pencil:
        """The next piece; where a space is to be destroyed, the next of them."""
        if self.kind == "destroy":
            anchors = self.lies.anchors
            here = (self.row, self.column)
            following = next((each for each in anchors if each > here), anchors[0])
            return self.at(*following)
        return self._with_piece((self.piece + 1) % len(self.pieces))

    def with_terrain(self, terrain: Terrain) -> Pencil | None:
        """Another terrain, if the card has it."""
        if terrain not in self.now.terrains:
            return None
        return replace(self, terrain=self.now.terrains.index(terrain))

    def next_terrain(self) -> Pencil:
        """The card's next terrain."""
        return replace(self, terrain=(self.terrain + 1) % len(self.now.terrains))

    def brought_near(self, row: int, column: int) -> Pencil:
        """Moved to where it may be drawn as it lies, or turned, nearest to a place."""
        best = None
        for way in (self.way, *(each for each in range(len(self.now.ways)) if each != self.way)):
            anchors = self.now.ways[way].anchors
            if anchors:
                best = min(anchors, key=lambda each: (abs(each[0] - row) + abs(each[1] - column), each))
                return replace(self, way=way, row=best[0], column=best[1])
        return self.at(row, column)

    def _with_piece(self, place: int) -> Pencil:
        piece = self.pieces[place]
        ink = self.ink
        terrain = piece.terrains.index(ink) if ink in piece.terrains else 0
        return replace(self, piece=place, terrain=terrain, way=piece.start).moved(0, 0)


def pencil_for(menu: dict[str, Any], row: int, column: int) -> Pencil:
    """A pencil for what is asked, near to where the last one was."""
    if menu["kind"] == "draw":
        pencil = Pencil("draw", tuple(_piece(menu["card"], shape) for shape in menu["shapes"]))
        pencil = pencil._with_piece(0)
    elif menu["kind"] == "hero":
        anchors = tuple(_place(name) for name in menu["spaces"])
        turns = len(menu["turns"])
        ways = tuple(
            Way(((0, 0),), (turn["turn"] + 1) % turns, turn["turn"], anchors, tuple(map(tuple, turn["marks"])))
            for turn in menu["turns"]
        )
        pencil = Pencil("hero", (Piece(None, False, (Terrain.HERO,), ways, 0),))
    else:
        anchors = tuple(_place(name) for name in menu["spaces"])
        pencil = Pencil("destroy", (Piece(None, False, (Terrain.DESTROYED,), (Way(((0, 0),), 0, 0, anchors),), 0),))
    return pencil.brought_near(row, column)


def _piece(card: str, shape: dict[str, Any]) -> Piece:
    ways = tuple(
        Way(
            tuple((row, column) for row, column in way["cells"]),
            way["turned"],
            way["flipped"],
            tuple(_place(name) for name in way["anchors"]),
        )
        for way in shape["orientations"]
    )
    printed = printed_cells(card, shape["shape"])
    start = next((place for place, way in enumerate(ways) if way.cells == printed), 0)
    return Piece(shape["shape"], shape["coin"], tuple(Terrain(each) for each in shape["terrains"]), ways, start)


def printed_cells(card: str, shape: int | None) -> Cells:
    """A shape as it is printed on its card."""
    if shape is None:
        return ((0, 0),)
    ambush = content().ambushes.get(card)
    printed = ambush.shape if ambush else content().explore_card(card).shapes[shape].shape
    return printed.cells


def _place(name: str) -> tuple[int, int]:
    space: Space = parse_space(name)
    return divmod(space, SIZE)
