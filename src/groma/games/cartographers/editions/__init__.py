"""The editions: what is printed on cards and sheets, read from TOML and checked.

A folder is an edition; README.md beside this file describes its files. Every mistake in a file is reported with the
file, the card and the field, so that somebody who adds an edition is never left guessing.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

from groma.games.cartographers.notation import NotationError, parse_shape, parse_sheet
from groma.games.cartographers.scoring.cards import RULEBOOK
from groma.games.cartographers.shapes import Cells, Shape, shape_of
from groma.games.cartographers.sheet import Sheet, Terrain, surrounded_mountains

Edition = Literal["base", "heroes"]
EDITIONS: tuple[Edition, ...] = ("base", "heroes")
STACKS = ("forest", "farm-water", "village", "spaces")
CORNERS = ("top-left", "top-right", "bottom-right", "bottom-left")
DIRECTIONS = ("clockwise", "counter-clockwise")
MONSTERS = ("dragon", "zombie", "troll", "gorgon")
EFFECTS = ("bounty", "spread", "ravage", "gaze")
EDICTS = ("A", "B", "C", "D")
DRAWABLE = (Terrain.FOREST, Terrain.VILLAGE, Terrain.FARM, Terrain.WATER, Terrain.MONSTER)
_DRAWABLE_NAMES = {terrain.value: terrain for terrain in DRAWABLE}


class ContentError(ValueError):
    """A mistake in an edition's files; the message names file, card and field."""


@dataclass(frozen=True, slots=True)
class CardShape:
    """A shape on an explore card, and whether choosing it brings a coin."""

    shape: Shape
    coin: bool


@dataclass(frozen=True, slots=True)
class ExploreCard:
    """A card of the explore deck; ruins cards have neither terrain nor shape."""

    id: str
    name: str
    time: int
    is_ruins: bool
    terrains: tuple[Terrain, ...]
    shapes: tuple[CardShape, ...]


@dataclass(frozen=True, slots=True)
class AmbushCard:
    """A monster, which way the sheets are passed for it, and what it does later."""

    id: str
    name: str
    shape: Shape
    steps: int
    """Whose hands a sheet goes to: the seat so many places further round the table (ruling C18)."""
    corner: str
    """Where the solo walk starts, and which way round it goes (ruling C31)."""
    direction: str
    walk_cells: Cells
    """The cells in the order in which the solo walk tries them on a space."""
    monster: str | None = None
    initial: str | None = None
    effect: str | None = None
    coins: int = 0


@dataclass(frozen=True, slots=True)
class HeroCard:
    """A hero and the spaces attacked round it, for each different way to turn the card."""

    id: str
    name: str
    turns: tuple[tuple[tuple[int, int], ...], ...]
    """For each turn the attacked spaces as (rows down, columns right) from the hero; the printed way comes first."""


@dataclass(frozen=True, slots=True)
class SeasonCard:
    """A season: the time that ends it, and the two edicts that are evaluated then."""

    id: str
    name: str
    threshold: int
    edicts: tuple[int, int]
    """Positions in the row of edicts, A being 0."""


@dataclass(frozen=True, slots=True)
class ScoringFacts:
    """What is printed on a scoring card besides its rule."""

    id: str
    name: str
    stack: str
    solo_number: int
    edition: Edition


@dataclass(frozen=True, slots=True)
class MapSheet:
    """A blank map sheet."""

    id: str
    side: str
    sheet: Sheet
    edition: Edition


@dataclass(frozen=True, slots=True)
class Content:
    """All that is printed in the boxes. Cards are found by id; the order of the mappings is that of the files."""

    explore: Mapping[Edition, Mapping[str, ExploreCard]]
    """By edition, without the ruins cards."""
    ruins: Mapping[str, ExploreCard]
    ambushes: Mapping[str, AmbushCard]
    ambush_editions: Mapping[str, Edition]
    heroes: Mapping[str, HeroCard]
    seasons: Mapping[Edition, tuple[SeasonCard, ...]]
    scoring: Mapping[str, ScoringFacts]
    sheets: Mapping[str, MapSheet]

    def explore_card(self, card: str) -> ExploreCard:
        """The explore or ruins card of that id, from whichever edition."""
        for cards in (*self.explore.values(), self.ruins):
            if card in cards:
                return cards[card]
        raise KeyError(card)


@lru_cache(maxsize=1)
def content() -> Content:
    """What is printed in the boxes of both games."""
    return load(files(__name__))


def load(folder: Traversable) -> Content:
    """Read and check the editions below a folder. Raises ContentError with file, card and field."""
    explore: dict[Edition, dict[str, ExploreCard]] = {}
    ruins: dict[str, ExploreCard] = {}
    ambushes: dict[str, AmbushCard] = {}
    ambush_editions: dict[str, Edition] = {}
    heroes: dict[str, HeroCard] = {}
    seasons: dict[Edition, tuple[SeasonCard, ...]] = {}
    scoring: dict[str, ScoringFacts] = {}
    sheets: dict[str, MapSheet] = {}
    for edition in EDITIONS:
        place = folder / edition
        cards = _read(place / "explore.toml", f"{edition}/explore.toml", "card", _explore_card)
        known = {*ruins, *(card for earlier in explore.values() for card in earlier)}
        _new_ids(cards, known, f"{edition}/explore.toml")
        explore[edition] = {card.id: card for card in cards.values() if not card.is_ruins}
        ruins |= {card.id: card for card in cards.values() if card.is_ruins}
        found = _read(place / "ambush.toml", f"{edition}/ambush.toml", "card", _ambush_card)
        _new_ids(found, ambushes, f"{edition}/ambush.toml")
        ambushes |= found
        ambush_editions |= dict.fromkeys(found, edition)
        if (place / "heroes.toml").is_file():
            heroes |= _read(place / "heroes.toml", f"{edition}/heroes.toml", "card", _hero_card)
        four = tuple(_read(place / "seasons.toml", f"{edition}/seasons.toml", "card", _season_card).values())
        if len(four) != 4:
            raise ContentError(f"{edition}/seasons.toml: a year has 4 seasons, there are {len(four)} here")
        seasons[edition] = four
        facts = _read(place / "scoring.toml", f"{edition}/scoring.toml", "card", _scoring_facts)
        _new_ids(facts, scoring, f"{edition}/scoring.toml")
        for card in facts.values():
            scoring[card.id] = ScoringFacts(card.id, card.name, card.stack, card.solo_number, edition)
        maps = _read(place / "sheets.toml", f"{edition}/sheets.toml", "sheet", _map_sheet)
        _new_ids(maps, sheets, f"{edition}/sheets.toml")
        for name, (side, sheet) in maps.items():
            sheets[name] = MapSheet(name, side, sheet, edition)
    return Content(explore, ruins, ambushes, ambush_editions, heroes, seasons, scoring, sheets)


class Fields:
    """The fields of one card in a file; every complaint names the file, the card and the field."""

    def __init__(self, where: str, data: Mapping[str, Any], place: str = "") -> None:
        """`where` is the file; the card's id is added to it as soon as it is known, until then its `place`."""
        self._data = dict(data)
        self._asked: set[str] = set()
        self.where = f"{where}: {place}" if place else where
        self.id = self.text("id")
        self.where = f'{where}: "{self.id}"'

    def wrong(self, field: str, reason: str) -> ContentError:
        """A complaint about one field."""
        return ContentError(f"{self.where}: {field}: {reason}")

    def has(self, field: str) -> bool:
        """Whether the field is given."""
        return field in self._data

    def close(self) -> None:
        """Complain about a field that nothing has asked for: a slip of the pen would otherwise go unnoticed."""
        for field in self._data:
            if field not in self._asked:
                raise self.wrong(field, "no such field is known here")

    def text(self, field: str, one_of: tuple[str, ...] = ()) -> str:
        """A field of text, one of these words if any are named."""
        value = self._get(field)
        if not isinstance(value, str) or not value:
            raise self.wrong(field, f"{value!r} is not text")
        if one_of and value not in one_of:
            raise self.wrong(field, f'"{value}" is not one of {", ".join(one_of)}')
        return value

    def number(self, field: str, at_least: int = 0) -> int:
        """A whole number, not below a limit."""
        value = self._get(field)
        if type(value) is not int or value < at_least:
            raise self.wrong(field, f"{value!r} is not a whole number of at least {at_least}")
        return value

    def truth(self, field: str) -> bool:
        """True or false."""
        value = self._get(field)
        if not isinstance(value, bool):
            raise self.wrong(field, f"{value!r} is neither true nor false")
        return value

    def words(self, field: str, one_of: tuple[str, ...]) -> tuple[str, ...]:
        """A list of different words, each one of these."""
        value = self._get(field)
        if not isinstance(value, list) or not value:
            raise self.wrong(field, f"{value!r} is not a list with something in it")
        for word in value:
            if word not in one_of:
                raise self.wrong(field, f'"{word}" is not one of {", ".join(one_of)}')
        if len(set(value)) != len(value):
            raise self.wrong(field, "something stands there twice")
        return tuple(value)

    def cells(self, field: str) -> Cells:
        """A shape drawn in rows of X and dots."""
        try:
            return parse_shape(self.text(field).strip().replace("\n", "/"))
        except NotationError as error:
            raise self.wrong(field, str(error)) from None

    def tables(self, field: str) -> list[Mapping[str, Any]]:
        """A list of tables, at least one."""
        value = self._get(field)
        if not isinstance(value, list) or not value or not all(isinstance(each, dict) for each in value):
            raise self.wrong(field, "at least one is needed")
        return value

    def pairs(self, field: str) -> tuple[tuple[int, int], ...]:
        """A list of cells, each as [row, column]."""
        value = self._get(field)
        if not isinstance(value, list):
            raise self.wrong(field, f"{value!r} is not a list of cells")
        for cell in value:
            if not isinstance(cell, list) or len(cell) != 2 or any(type(each) is not int for each in cell):
                raise self.wrong(field, f"{cell!r} is not a cell; a cell is [row, column]")
        return tuple((row, column) for row, column in value)

    def _get(self, field: str) -> Any:
        self._asked.add(field)
        if field not in self._data:
            raise ContentError(f"{self.where}: {field}: the field is missing")
        return self._data[field]


def _read(path: Traversable, name: str, table: str, make: Callable[[Fields], Any]) -> dict[str, Any]:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{name}: {error}") from None
    except OSError:
        raise ContentError(f"{name}: the file is missing or cannot be read") from None
    except UnicodeDecodeError as error:
        raise ContentError(f"{name}: this is not text in UTF-8: {error}") from None
    listed = data.get(table)
    if not isinstance(listed, list) or not listed or not all(isinstance(entry, dict) for entry in listed):
        raise ContentError(f"{name}: there is no [[{table}]] in it")
    found: dict[str, Any] = {}
    for number, entry in enumerate(listed, start=1):
        fields = Fields(name, entry, f"{table} {number}")
        if fields.id in found:
            raise fields.wrong("id", "another one has this id already")
        found[fields.id] = make(fields)
        fields.close()
    return found


def _new_ids(found: Collection[str], known: Collection[str], name: str) -> None:
    """An id means one card or sheet, whichever edition it stands in."""
    for card in found:
        if card in known:
            raise ContentError(f'{name}: "{card}": id: an earlier edition has this id already')


def _explore_card(fields: Fields) -> ExploreCard:
    is_ruins = fields.text("kind", ("explore", "ruins")) == "ruins"
    name, time = fields.text("name"), fields.number("time")
    _printed_number(fields)
    if is_ruins:
        return ExploreCard(fields.id, name, time, True, (), ())
    terrains = tuple(_DRAWABLE_NAMES[word] for word in fields.words("terrains", tuple(_DRAWABLE_NAMES)))
    shapes: list[CardShape] = []
    for number, table in enumerate(fields.tables("shape"), start=1):
        inside = Fields(fields.where, {**table, "id": f"shape {number}"})
        cells = inside.cells("cells")
        if any(shape.shape.cells == cells for shape in shapes):
            raise inside.wrong("cells", "an earlier shape of this card is the same")
        shapes.append(CardShape(shape_of(cells), inside.truth("coin")))
        inside.close()
    return ExploreCard(fields.id, name, time, False, terrains, tuple(shapes))


def _printed_number(fields: Fields) -> None:
    """The number printed on a card may stand in the file; nothing depends on it."""
    if fields.has("number"):
        fields.number("number", 1)


def _ambush_card(fields: Fields) -> AmbushCard:
    cells = fields.cells("cells")
    walk_cells = cells
    if fields.has("solo_cells"):
        walk_cells = fields.pairs("solo_cells")
        if sorted(walk_cells) != list(cells):
            raise fields.wrong("solo_cells", "these are not the cells of the shape")
    monster = fields.text("monster", MONSTERS) if fields.has("monster") else None
    initial = fields.text("initial") if monster else None
    if initial is not None and len(initial) != 1:
        raise fields.wrong("initial", f'"{initial}" is not a single letter')
    effect = fields.text("effect", EFFECTS) if monster else None
    _printed_number(fields)
    return AmbushCard(
        id=fields.id,
        name=fields.text("name"),
        shape=shape_of(cells),
        steps=1 if fields.text("arrow", DIRECTIONS) == "clockwise" else -1,
        corner=fields.text("solo_corner", CORNERS),
        direction=fields.text("solo_direction", DIRECTIONS),
        walk_cells=walk_cells,
        monster=monster,
        initial=initial,
        effect=effect,
        coins=fields.number("coins", 1) if effect == "bounty" else 0,
    )


def _hero_card(fields: Fields) -> HeroCard:
    rows = fields.text("pattern").split()
    if strange := set("".join(rows)) - set("H*."):
        raise fields.wrong("pattern", f'"{min(strange)}" is neither H (the hero), * (an attacked space) nor . (none)')
    marks = [(row, column) for row, line in enumerate(rows) for column, letter in enumerate(line) if letter == "*"]
    heroes = [(row, column) for row, line in enumerate(rows) for column, letter in enumerate(line) if letter == "H"]
    if len(heroes) != 1:
        raise fields.wrong("pattern", f"there are {len(heroes)} heroes H in it, 1 is needed")
    if not marks:
        raise fields.wrong("pattern", "no space is attacked; mark attacked spaces with *")
    ((home_row, home_column),) = heroes
    pattern = tuple(sorted((row - home_row, column - home_column) for row, column in marks))
    turns: list[tuple[tuple[int, int], ...]] = []
    for _ in range(4):
        if pattern not in turns:
            turns.append(pattern)
        pattern = tuple(sorted((column, -row) for row, column in pattern))
    return HeroCard(fields.id, fields.text("name"), tuple(turns))


def _season_card(fields: Fields) -> SeasonCard:
    edicts = tuple(EDICTS.index(letter) for letter in fields.words("edicts", EDICTS))
    if len(edicts) != 2:
        raise fields.wrong("edicts", f"a season evaluates 2 edicts, not {len(edicts)}")
    return SeasonCard(fields.id, fields.text("name"), fields.number("threshold", 1), (edicts[0], edicts[1]))


def _scoring_facts(fields: Fields) -> ScoringFacts:
    if fields.id not in RULEBOOK:
        raise fields.wrong("id", "no function in scoring/ bears this name")
    if fields.has("box_name"):
        fields.text("box_name")
    return ScoringFacts(
        fields.id, fields.text("name"), fields.text("stack", STACKS), fields.number("solo_number"), "base"
    )


def _map_sheet(fields: Fields) -> tuple[str, Sheet]:
    try:
        sheet = parse_sheet(fields.text("spaces"))
    except NotationError as error:
        raise fields.wrong("spaces", str(error)) from None
    if surrounded_mountains(sheet):
        raise fields.wrong("spaces", "a mountain is surrounded before the game begins")
    return fields.text("side"), sheet
