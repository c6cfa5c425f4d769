"""What lies in the box: cards, chips and tiles, read from TOML and checked.

A file describes one whole set; README.md beside this file explains the form. `add_box` makes a file of one's own
playable under its name. A mistake is reported with the file, the tile or card, the field, and what would be right.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path as FilePath
from typing import Any, NamedTuple, NoReturn, cast, get_args

from groma.games.gisborne.cards import METALS, Card, card_order, metal_of, parse_card
from groma.games.gisborne.path import FieldKind, Point, Tile

FORMAT = "gisborne-box/1"
SOURCES = ("printed", "public", "reconstructed")
BEACH_FIELDS = (5, 4, 3, 2, 1)


class BoxError(ValueError):
    """A mistake in a file of components; the message names file, tile or card, and field."""


class Box(NamedTuple):
    """A set of components. Its name stands in the table's options."""

    name: str
    title: str
    source: str
    """How sure the set as a whole is: printed, public or reconstructed."""
    kinds: tuple[Card, ...]
    """The kinds of movement cards, bronze to gold and by value: the order of every count of cards."""
    counts: tuple[int, ...]
    start_chip: int
    beach_chip: int
    chips: tuple[int, ...]
    """The pile, in rising order, the one that goes back unseen included."""
    start: Tile
    paths: tuple[Tile, ...]
    """The path tiles, the one that goes back unseen included."""
    end: Tile
    bar: Point
    beach: tuple[Point, ...]
    """Where the beach fields 1 to 5 are drawn."""

    @property
    def tiles_used(self) -> int:
        """How many path tiles are played: one goes back unseen."""
        return len(self.paths) - 1

    def tile(self, id: str) -> Tile:
        """The tile of that id."""
        return next(tile for tile in (self.start, *self.paths, self.end) if tile.id == id)


_boxes: dict[str, Box] = {}


def box_names() -> tuple[str, ...]:
    """The names of all sets that can be played with: those that come with Groma, and those that were added."""
    own = (file.name.removesuffix(".toml") for file in files(__name__).iterdir() if file.name.endswith(".toml"))
    return tuple(sorted({*own, *_boxes}))


def has_box(name: str) -> bool:
    """Whether there is a set of that name."""
    return name in _boxes or name in box_names()


def find_box(name: str) -> Box:
    """The set of that name; KeyError if there is none."""
    found = _boxes.get(name)
    if found is None:
        if name not in box_names():
            raise KeyError(name)
        found = _boxes[name] = load_box(files(__name__) / f"{name}.toml")
    return found


def add_box(file: FilePath) -> str:
    """Make a file of components playable; answers its name, which the table option `tiles` then takes.

    A name stands for one set for good, since records speak of it: another set under a name in use is an error.
    """
    box = load_box(file)
    if has_box(box.name) and find_box(box.name) != box:
        raise BoxError(f'{file.name}: there is another set named "{box.name}"; give this one a name of its own')
    _boxes[box.name] = box
    return box.name


def load_box(file: Traversable) -> Box:
    """Read and check a file of components."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BoxError(f"{file.name}: this is not text in UTF-8") from None
    return read_box(text, file.name)


def read_box(text: str, file: str) -> Box:
    """Read and check components from TOML; `file` is the name that errors mention."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoxError(f"{file}: this is not TOML: {error}") from None
    top = _Reader(file, "", data)
    if top.text("format") != FORMAT:
        top.wrong("format", f'is "{data["format"]}", only "{FORMAT}" can be read')
    kinds, counts = _read_cards(top)
    chips = top.part("chips")
    start, end = top.part("start"), top.part("end")
    paths = [top.part("path", number) for number in range(len(top.tables("path")))]
    pile = chips.numbers("pile")
    if len(paths) < 2:
        top.wrong("path", f"has {len(paths)} tiles, at least 2 are needed since one goes back unseen")
    if len(pile) != len(paths):
        chips.wrong("pile", f"has {len(pile)} chips, but there are {len(paths)} path tiles; one for each is needed")
    box = Box(
        name=top.text("name"),
        title=top.text("title"),
        source=top.source(),
        kinds=kinds,
        counts=counts,
        start_chip=chips.number("start"),
        beach_chip=chips.number("beach"),
        chips=tuple(sorted(pile)),
        start=_read_tile(start, "bar", card_fields=1),
        paths=tuple(_read_tile(path, card_fields=1) for path in paths),
        end=_read_tile(end, "beach", card_fields=0),
        bar=start.point("bar"),
        beach=_read_beach(end),
    )
    chips.source()
    chips.only("start", "beach", "pile", "source")
    top.only("format", "name", "title", "source", "sources", "metals", "cards", "chips", "start", "path", "end")
    ids = [tile.id for tile in (box.start, *box.paths, box.end)]
    for each in ids:
        if ids.count(each) > 1:
            raise BoxError(f'{file}: tile "{each}": tile: this id is used twice')
    return box


def _read_cards(top: _Reader) -> tuple[tuple[Card, ...], tuple[int, ...]]:
    found: dict[Card, int] = {}
    for number in range(len(top.tables("cards"))):
        entry = top.part("cards", number)
        text = entry.text("card")
        try:
            card = parse_card(text)
        except ValueError as error:
            entry.wrong("card", str(error))
        if card in found:
            entry.wrong("card", "this card is listed twice")
        found[card] = entry.number("count")
        entry.source()
        entry.only("card", "count", "source")
    metals = top.part("metals")
    metals.source()
    metals.only(*METALS, "source")
    for metal in METALS:
        stated, listed = metals.number(metal), sum(count for card, count in found.items() if metal_of(card) == metal)
        if stated != listed:
            metals.wrong(metal, f"is {stated}, but the cards listed are {listed}")
    kinds = tuple(sorted(found, key=card_order))
    return kinds, tuple(found[card] for card in kinds)


def _read_tile(entry: _Reader, *more: str, card_fields: int) -> Tile:
    known = get_args(FieldKind)
    kinds = entry.texts("fields")
    for kind in kinds:
        if kind not in known:
            entry.wrong("fields", f'"{kind}" is no kind of field; there are {", ".join(known)}')
    if not kinds:
        entry.wrong("fields", "is empty; a tile has at least one field")
    if kinds.count("card") != card_fields:
        entry.wrong("fields", f"has {kinds.count('card')} card fields, this tile should have {card_fields}")
    xy = entry.points("xy")
    if len(xy) != len(kinds):
        entry.wrong("xy", f"has {len(xy)} places for {len(kinds)} fields; one for each is needed")
    rivers, bridges = entry.pairs("rivers"), entry.pairs("bridges")
    for near, far in rivers:
        if far != near + 1 or not 1 <= near < len(kinds):
            entry.wrong("rivers", f"[{near}, {far}] are not two neighbouring fields of this tile (1 to {len(kinds)})")
    for near, far in bridges:
        if not 1 <= near <= len(kinds):
            entry.wrong("bridges", f"[{near}, {far}] starts nowhere: the tile has fields 1 to {len(kinds)}")
        if not near < far <= len(kinds):
            entry.wrong(
                "bridges",
                f"[{near}, {far}] leads nowhere: it has to end on one of the fields {near + 1} to {len(kinds)}",
            )
        if kinds[near - 1] != "plain":
            entry.wrong("bridges", f"field {near} is a {kinds[near - 1]} field; a shortcut begins on a plain one")
    if len({near for near, _ in bridges}) < len(bridges):
        entry.wrong("bridges", "two bridges begin on the same field")
    entry.only("tile", "name", "source", "fields", "xy", "rivers", "bridges", *more)
    return Tile(
        entry.text("tile"),
        entry.text("name"),
        cast(tuple[FieldKind, ...], kinds),
        xy,
        tuple(sorted(near for near, _ in rivers)),
        tuple(sorted(bridges)),
        entry.source(),
    )


def _read_beach(end: _Reader) -> tuple[Point, ...]:
    places = []
    for number in range(len(end.tables("beach"))):
        entry = end.part("beach", number)
        places.append((entry.number("number"), entry.point("xy")))
        entry.only("number", "xy")
    places.sort()
    numbers = [number for number, _ in places]
    if numbers != sorted(BEACH_FIELDS):
        end.wrong("beach", f"has the fields {', '.join(map(str, numbers))}; 1 to 5 are needed, each once")
    return tuple(place for _, place in places)


class _Reader:
    """One table of a file, and where it stands, for the errors."""

    def __init__(self, file: str, place: str, data: Mapping[str, Any]) -> None:
        self.file, self.place, self.data = file, place, data

    def wrong(self, field: str, sentence: str) -> NoReturn:
        where = f"{self.file}: {self.place}: {field}" if self.place else f"{self.file}: {field}"
        raise BoxError(f"{where}: {sentence}")

    def only(self, *fields: str) -> None:
        """Say it of anything else that stands here: a name mistyped would go by unread."""
        for field in self.data:
            if field not in fields:
                self.wrong(field, f"is not known here; known are {', '.join(fields)}")

    def _value(self, field: str, kind: type, wanted: str) -> Any:
        if field not in self.data:
            self.wrong(field, f"is missing; {wanted} is needed")
        value = self.data[field]
        if type(value) is not kind:
            self.wrong(field, f"is {value!r}, {wanted} is needed")
        return value

    def part(self, name: str, number: int | None = None) -> _Reader:
        """A table inside this one, named by its tile or card."""
        if number is None:
            data, place = self._value(name, dict, "a table"), name
        else:
            data, place = self.tables(name)[number], f"{name} {number + 1}"
        for kind in ("tile", "card"):
            if isinstance(data.get(kind), str):
                place = f'{kind} "{data[kind]}"'
        return _Reader(self.file, place, data)

    def tables(self, field: str) -> Sequence[Mapping[str, Any]]:
        value = self._value(field, list, "a list of tables")
        if not all(isinstance(each, dict) for each in value):
            self.wrong(field, "is a list of something else than tables")
        return cast(Sequence[Mapping[str, Any]], value)

    def text(self, field: str) -> str:
        value = cast(str, self._value(field, str, "a text"))
        if not value:
            self.wrong(field, "is empty")
        return value

    def number(self, field: str) -> int:
        value = cast(int, self._value(field, int, "a whole number"))
        if value < 1:
            self.wrong(field, f"is {value}, it should be 1 or more")
        return value

    def numbers(self, field: str) -> tuple[int, ...]:
        value = self._value(field, list, "a list of whole numbers")
        if not all(type(each) is int and each > 0 for each in value):
            self.wrong(field, f"is {value!r}, a list of whole numbers from 1 is needed")
        return tuple(value)

    def texts(self, field: str) -> tuple[str, ...]:
        value = self._value(field, list, "a list of texts")
        if not all(isinstance(each, str) for each in value):
            self.wrong(field, f"is {value!r}, a list of texts is needed")
        return tuple(value)

    def source(self) -> str:
        value = self.text("source")
        if value not in SOURCES:
            self.wrong("source", f'is "{value}", it should be one of {", ".join(SOURCES)}')
        return value

    def pairs(self, field: str) -> tuple[tuple[int, int], ...]:
        if field not in self.data:
            return ()
        value = self._value(field, list, "a list of pairs of fields")
        if not all(isinstance(each, list) and [type(end) for end in each] == [int, int] for each in value):
            self.wrong(field, f"is {value!r}, a list of pairs of fields is needed, as in [[2, 3]]")
        return tuple((near, far) for near, far in value)

    def point(self, field: str) -> Point:
        return self._point(field, self._value(field, list, "a place [x, y]"))

    def points(self, field: str) -> tuple[Point, ...]:
        return tuple(self._point(field, each) for each in self._value(field, list, "a list of places [x, y]"))

    def _point(self, field: str, value: Any) -> Point:
        if not isinstance(value, list) or len(value) != 2 or not all(type(each) in (int, float) for each in value):
            self.wrong(field, f"{value!r} is not a place; [x, y] with numbers from 0 to 1 is needed")
        if not all(0 <= each <= 1 for each in value):
            self.wrong(field, f"{value!r} lies off the tile; x and y go from 0 to 1")
        return float(value[0]), float(value[1])
