"""What a seat may do, complete and in a stable order.

A list of options is a sequence that is worked out when it is looked at: its length and any one of its members come from
a few integers, so that a program that draws one of five hundred placements does not pay for the other ones.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, overload

from groma.games.cartographers.editions import DRAWABLE, HeroCard, content
from groma.games.cartographers.intents import DestroySpace, DrawShape, Intent, PlaceHero, TakeBack
from groma.games.cartographers.notation import SPACE_NAMES, spaces_names
from groma.games.cartographers.placement import legal_corners
from groma.games.cartographers.shapes import SINGLE, Shape
from groma.games.cartographers.sheet import EVERYWHERE, SIZE, Space, Spaces, Terrain, each_space, neighbours
from groma.games.cartographers.state import Phase, State
from groma.kernel.refusal import Refusal, refuse
from groma.kernel.seats import Seat, clockwise


class Group(NamedTuple):
    """One shape that may be drawn: with which terrains, and for each orientation where its corner can stand."""

    number: int | None
    """Which shape of the card, counted from 0; None for the single space."""
    shape: Shape
    coin: bool
    terrains: tuple[Terrain, ...]
    corners: tuple[int, ...]
    drawings: int
    """How many drawings that makes in all."""


class Options(Sequence[Any]):
    """A list of intents that is made when it is looked at."""

    __slots__ = ()

    @overload
    def __getitem__(self, place: int) -> Intent: ...
    @overload
    def __getitem__(self, place: slice) -> list[Intent]: ...
    def __getitem__(self, place: int | slice) -> Intent | list[Intent]:
        """The option at that place; a slice gives a list."""
        count = len(self)
        if isinstance(place, slice):
            return [self._nth(each) for each in range(*place.indices(count))]
        if place < 0:
            place += count
        if not 0 <= place < count:
            raise IndexError(f"there are {count} options, none with number {place}")
        return self._nth(place)

    @abstractmethod
    def _nth(self, place: int) -> Intent: ...

    @abstractmethod
    def menu(self) -> dict[str, Any]:
        """The same options as data for a page, without repetition."""

    @abstractmethod
    def why_not(self, intent: Intent) -> Refusal | None:
        """None for an intent that is one of these, else what is wrong with it."""


class Drawings(Options):
    """Every way to draw what a card shows on a sheet.

    Ordered by shape as on the card, then by orientation, then by space from A1 on, then by terrain as on the card.
    """

    __slots__ = ("_count", "card", "empty", "groups", "must_touch", "why")

    def __init__(
        self, card: str, groups: tuple[Group, ...], empty: int, must_touch: int | None, why: str | None
    ) -> None:
        """`must_touch` are the unfilled ruins spaces of which a drawing must cover one, where ruins ask for it."""
        self.card = card
        self.groups = groups
        self.empty = empty
        self.must_touch = must_touch
        self.why = why
        """What bounds the choice: "ruins", "no-shape-on-ruins" or "no-shape-fits" for the single space, or nothing."""
        self._count = sum(group.drawings for group in groups)

    def __len__(self) -> int:
        """How many drawings there are."""
        return self._count

    def __iter__(self) -> Iterator[DrawShape]:
        """All of them in order."""
        for group in self.groups:
            for orientation, corners in zip(group.shape.orientations, group.corners, strict=True):
                while corners:
                    corner = corners & -corners
                    corners ^= corner
                    for terrain in group.terrains:
                        yield DrawShape(group.number, terrain, Spaces(orientation.spaces * corner))

    def _nth(self, place: int) -> DrawShape:
        for group in self.groups:
            if place >= group.drawings:
                place -= group.drawings
                continue
            place, terrain = divmod(place, len(group.terrains))
            for orientation, corners in zip(group.shape.orientations, group.corners, strict=True):
                here = corners.bit_count()
                if place < here:
                    spaces = orientation.spaces * _nth_bit(corners, place)
                    return DrawShape(group.number, group.terrains[terrain], Spaces(spaces))
                place -= here
        raise IndexError(place)

    def why_not(self, intent: Intent) -> Refusal | None:
        """None for a legal drawing, else the first thing that is wrong with it."""
        if not isinstance(intent, DrawShape):
            return refuse("another-question", question="draw")
        group = next((each for each in self.groups if each.number == intent.shape), None)
        if group is None:
            return self._wrong_shape(intent)
        if intent.terrain not in group.terrains:
            terrains = tuple(each.value for each in group.terrains)
            return refuse("wrong-terrain", terrain=intent.terrain.value, card=self.card, terrains=terrains)
        if intent.spaces not in group.shape.placements:
            return refuse("not-this-shape", card=self.card, shape=-1 if intent.shape is None else intent.shape)
        overlap = intent.spaces & ~self.empty
        if overlap:
            return refuse("overlaps-filled-space", space=SPACE_NAMES[next(each_space(overlap))])
        if self.must_touch is not None and not intent.spaces & self.must_touch:
            return refuse("must-cover-ruins", card=self.card)
        return None

    def _wrong_shape(self, intent: DrawShape) -> Refusal:
        if self.why in ("no-shape-fits", "no-shape-on-ruins"):
            return refuse("only-single-space", card=self.card, why=self.why)
        if intent.shape is None:
            return refuse("a-shape-fits", card=self.card)
        if any(intent.shape == index for index in range(_shape_count(self.card))):
            return refuse("shape-fits-nowhere" if self.must_touch is None else "shape-misses-ruins", card=self.card)
        return refuse("no-such-shape", card=self.card, shape=intent.shape)

    def menu(self) -> dict[str, Any]:
        """Each shape with its orientations and, for each, the spaces where its corner can stand."""
        shapes = []
        for group in self.groups:
            shape = group.shape
            orientations = [
                {
                    "cells": [list(cell) for cell in orientation.cells],
                    "anchors": spaces_names(corners),
                    "turned": shape.turned(index),
                    "flipped": shape.flipped(index),
                }
                for index, (orientation, corners) in enumerate(zip(shape.orientations, group.corners, strict=True))
            ]
            terrains = [terrain.value for terrain in group.terrains]
            shapes.append(
                {"shape": group.number, "coin": group.coin, "terrains": terrains, "orientations": orientations}
            )
        return {"kind": "draw", "card": self.card, "shapes": shapes, "why": self.why}


class HeroSpaces(Options):
    """Every empty space for a hero, with every different turn of its attack pattern; ordered by space, then turn."""

    __slots__ = ("empty", "hero")

    def __init__(self, hero: HeroCard, empty: int) -> None:
        """The hero may stand on any empty space (ruling H03)."""
        self.hero = hero
        self.empty = empty

    def __len__(self) -> int:
        """How many ways there are."""
        return self.empty.bit_count() * len(self.hero.turns)

    def _nth(self, place: int) -> PlaceHero:
        place, turn = divmod(place, len(self.hero.turns))
        return PlaceHero(Space(_nth_bit(self.empty, place).bit_length() - 1), turn)

    def why_not(self, intent: Intent) -> Refusal | None:
        """None for a legal placing, else what is wrong with it."""
        if not isinstance(intent, PlaceHero):
            return refuse("another-question", question="hero")
        if not 0 <= intent.turn < len(self.hero.turns):
            return refuse("no-such-turn", card=self.hero.id, turn=intent.turn, turns=len(self.hero.turns))
        if not self.empty >> intent.space & 1:
            return refuse("overlaps-filled-space", space=SPACE_NAMES[intent.space])
        return None

    def menu(self) -> dict[str, Any]:
        """The spaces, and for each turn the marks relative to the hero."""
        turns = [{"turn": turn, "marks": [list(mark) for mark in marks]} for turn, marks in enumerate(self.hero.turns)]
        return {"kind": "hero", "card": self.hero.id, "spaces": spaces_names(self.empty), "turns": turns}


class Targets(Options):
    """The spaces beside a monster of which one must be destroyed; ordered from A1 on."""

    __slots__ = ("by", "spaces")

    def __init__(self, by: str, spaces: int) -> None:
        """`by` is the monster: gorgon or troll."""
        self.by = by
        self.spaces = spaces

    def __len__(self) -> int:
        """How many there are."""
        return self.spaces.bit_count()

    def _nth(self, place: int) -> DestroySpace:
        return DestroySpace(Space(_nth_bit(self.spaces, place).bit_length() - 1))

    def why_not(self, intent: Intent) -> Refusal | None:
        """None for one of the spaces, else what is wrong."""
        if not isinstance(intent, DestroySpace):
            return refuse("another-question", question=self.by)
        if not self.spaces >> intent.space & 1:
            return refuse("not-a-target", space=SPACE_NAMES[intent.space], monster=self.by)
        return None

    def menu(self) -> dict[str, Any]:
        """The spaces by name."""
        return {"kind": "destroy", "by": self.by, "spaces": spaces_names(self.spaces)}


class OnlyTakeBack(Options):
    """A seat that has chosen waits for the others, and may take its choice back until they have."""

    __slots__ = ()

    def __len__(self) -> int:
        """Exactly one."""
        return 1

    def _nth(self, place: int) -> TakeBack:
        return TakeBack()

    def why_not(self, intent: Intent) -> Refusal | None:
        """None for taking back; anything else must wait until that is done."""
        return None if isinstance(intent, TakeBack) else refuse("take-back-first")

    def menu(self) -> dict[str, Any]:
        """Nothing to choose but that."""
        return {"kind": "ready"}


class NoOptions(Options):
    """Nothing is asked of the seat."""

    __slots__ = ()

    def __len__(self) -> int:
        """None."""
        return 0

    def _nth(self, place: int) -> Intent:
        raise IndexError(place)

    def why_not(self, intent: Intent) -> Refusal:
        """Whatever it is, nobody asked for it."""
        return refuse("not-awaited")

    def menu(self) -> dict[str, Any]:
        """Nothing at all."""
        return {"kind": "nothing"}


NOTHING = NoOptions()
READY = OnlyTakeBack()


def options(state: State, seat: Seat) -> Options:
    """What the seat may do now."""
    if state.phase in (Phase.OVER, Phase.EXPLORE, Phase.SEASON_END):
        return NOTHING
    if seat not in state.open:
        return READY if state.sealed[seat] is not None else NOTHING
    return asked(state, seat)


def asked(state: State, seat: Seat) -> Options:
    """The choices that the present question leaves this seat, empty where there are none."""
    sheet = state.seats[held_by(state, seat)].sheet
    if state.phase is Phase.DRAW:
        return explore_drawings(state, seat)
    if state.phase is Phase.AMBUSH:
        return ambush_drawings(state.ambush_card.id, sheet.empty)
    if state.phase is Phase.HERO:
        return HeroSpaces(content().heroes[str(state.card)], sheet.empty)
    if state.phase is Phase.GORGON:
        return Targets("gorgon", gorgon_targets(state, held_by(state, seat)))
    if state.phase is Phase.TROLL:
        return Targets("troll", troll_targets(state, seat))
    return NOTHING


def held_by(state: State, seat: Seat) -> Seat:
    """Whose sheet the seat has before it: its own, but for an ambush that passes them on (ruling C18)."""
    if state.phase in (Phase.AMBUSH, Phase.GORGON):
        return clockwise(seat, len(state.seats), -state.ambush_card.steps)
    return seat


def explore_drawings(state: State, seat: Seat) -> Drawings:
    """What the seat may draw of the revealed explore card on its own sheet."""
    sheet, table = state.seats[seat].sheet, state.options
    empty = sheet.empty
    unfilled_ruins = sheet.ruins & empty if state.on_ruins else None
    return _explore_drawings(str(state.card), empty, unfilled_ruins, table.fallback_terrain == "any", table.heroes)


@lru_cache(maxsize=1 << 10)
def _explore_drawings(
    card_id: str, empty: int, unfilled_ruins: int | None, any_terrain: bool, has_heroes: bool
) -> Drawings:
    """The shapes of the card where they fit, on a ruins space if ruins ask for it, or else the single space.

    Remembered, because a seat's options are asked for again when its choice is checked. (C01 to C06, C08)
    """
    card = content().explore_card(card_id)
    groups = []
    for index, (shape, coin) in enumerate((each.shape, each.coin) for each in card.shapes):
        corners = legal_corners(shape, empty, unfilled_ruins)
        places = sum(map(int.bit_count, corners))
        if places:
            groups.append(Group(index, shape, coin, card.terrains, tuple(corners), places * len(card.terrains)))
    if groups:
        return Drawings(card_id, tuple(groups), empty, unfilled_ruins, None if unfilled_ruins is None else "ruins")
    any_terrain = any_terrain or unfilled_ruins is not None
    terrains = _any_terrain(has_heroes) if any_terrain else card.terrains
    why = "no-shape-fits" if unfilled_ruins is None else "no-shape-on-ruins"
    return Drawings(card_id, _single(empty, terrains), empty, None, why)


@lru_cache(maxsize=1 << 10)
def ambush_drawings(card_id: str, empty: int) -> Drawings:
    """The monster on the held sheet, turned and flipped at will, or a single monster space. (C10)"""
    shape = content().ambushes[card_id].shape
    corners = legal_corners(shape, empty)
    places = sum(map(int.bit_count, corners))
    if places:
        group = Group(0, shape, False, (Terrain.MONSTER,), tuple(corners), places)
        return Drawings(card_id, (group,), empty, None, None)
    return Drawings(card_id, _single(empty, (Terrain.MONSTER,)), empty, None, "no-shape-fits")


def gorgon_targets(state: State, seat: Seat) -> int:
    """Every space beside a living Gorgon that can be destroyed, empty or drawn. (H07)"""
    cartographer = state.seats[seat]
    sheet = cartographer.sheet
    return neighbours(cartographer.living("gorgon")) & ~(sheet.mountain | sheet.wasteland | sheet.destroyed)


def troll_targets(state: State, seat: Seat) -> int:
    """Every empty space beside a living Troll. (H09)"""
    cartographer = state.seats[seat]
    return neighbours(cartographer.living("troll")) & cartographer.sheet.empty


def _single(empty: int, terrains: tuple[Terrain, ...]) -> tuple[Group, ...]:
    if not empty:
        return ()
    return (Group(None, SINGLE, False, terrains, (empty,), empty.bit_count() * len(terrains)),)


def _any_terrain(has_heroes: bool) -> tuple[Terrain, ...]:
    """Any terrain but mountain; heroes where their cards are in play. (C03, C04)"""
    return (*DRAWABLE, Terrain.HERO) if has_heroes else DRAWABLE


def _shape_count(card: str) -> int:
    return 1 if card in content().ambushes else len(content().explore_card(card).shapes)


def _nth_bit(spaces: int, place: int) -> int:
    """The bit of the space with so many others before it."""
    for _ in range(place):
        spaces &= spaces - 1
    return spaces & -spaces


def attack_marks(hero: HeroCard, space: Space, turn: int) -> Spaces:
    """The spaces of the sheet under the hero's pattern; what runs off the sheet is lost. (H03)"""
    row, column = divmod(space, SIZE)
    marks = 0
    for down, right in hero.turns[turn]:
        if 0 <= row + down < SIZE and 0 <= column + right < SIZE:
            marks |= 1 << (SIZE * (row + down) + column + right)
    return Spaces(marks & EVERYWHERE)
