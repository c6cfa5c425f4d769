"""Little maps for whoever looks a rule up: examples.toml draws them, and the rules themselves count what is on them.

Nothing here is a rule. What an example shows, it gets from the functions that play the game, so it cannot say
something else than the game does.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from groma.games.cartographers.clusters import clusters
from groma.games.cartographers.editions import content
from groma.games.cartographers.intents import Choice, DrawShape, PlaceHero
from groma.games.cartographers.notation import NotationError, parse_sheet, parse_space, sheet_letters, spaces_names
from groma.games.cartographers.options import gorgon_targets, options, troll_targets
from groma.games.cartographers.phases.choice import resolve
from groma.games.cartographers.phases.draw import look_round
from groma.games.cartographers.phases.season_end import spread
from groma.games.cartographers.scoring import Parts, stars
from groma.games.cartographers.scoring.cards import PRINTINGS
from groma.games.cartographers.sheet import NOWHERE, Sheet, Terrain, monster_penalty_spaces, neighbours, space_at
from groma.games.cartographers.solo import spiral, walk
from groma.games.cartographers.state import Cartographer, Initials, Phase, State, evolve
from groma.games.cartographers.table import preset
from groma.games.cartographers.view import parts_json
from groma.kernel.progress import Progress
from groma.kernel.seats import Seat

ME = Seat(0)
DRAWABLE = ("forest", "village", "farm", "water", "monster", "hero", "destroyed")


@dataclass(frozen=True, slots=True)
class Example:
    """A map with what the rules find on it."""

    cartographer: Cartographer
    lit: int
    """The spaces it is about."""
    because: int = NOWHERE
    """Other spaces that lead to these."""
    shows: str = ""
    """What it shows; its sentence is found under this name."""
    count: int = 0
    """How many: stars, coins, spaces, as the sentence says."""
    parts: Parts = ()

    def json(self) -> dict[str, Any]:
        """As plain data."""
        seat = self.cartographer
        return {
            "sheet": sheet_letters(seat.sheet),
            "marks": spaces_names(seat.marks),
            "initials": {
                name: spaces_names(spaces)
                for name, spaces in zip(Initials._fields, seat.initials, strict=True)
                if spaces
            },
            "surrounded": spaces_names(seat.surrounded),
            "lit": spaces_names(self.lit),
            "because": spaces_names(self.because),
            "shows": self.shows,
            "count": self.count,
            "parts": parts_json(self.parts),
        }


def scored(card: str, printing: str) -> tuple[Example, ...]:
    """The examples of a scoring card, counted by the card."""
    sheets = [_sheet(each) for each in _data()["score"] if each["card"] == card]
    return tuple(_scored(sheet, PRINTINGS[printing][card](sheet)) for sheet in sheets)


def walked(card: str) -> Example:
    """Where an ambush card's monster finds room in solo, and the spaces of the walk up to there. (C31)"""
    before = _sheet(_data()["walk"])
    ambush = content().ambushes[card]
    found = next(spaces for spaces in walk(ambush) if not spaces & ~before.empty)
    path = 0
    for row, column in spiral(ambush.corner, ambush.direction):
        path |= 1 << space_at(row, column)
        if path & found:
            break
    sheet = before.draw(Terrain.MONSTER, found)
    return Example(_cartographer(sheet, ambush.monster), found, path & ~found, "walk", found.bit_count())


def attacked(card: str) -> Example:
    """A hero put on the map, and the monsters that fall."""
    data = _data()["hero"]
    placed = data["placed"][card]
    before = _sheet(data)
    state = _state(before, None, Phase.HERO, card)
    after = _resolved(state, PlaceHero(parse_space(placed["space"]), placed["turn"]))
    fallen = after.sheet.destroyed & ~before.destroyed
    attacking = after.marks | after.sheet.hero
    return Example(after, fallen, attacking & ~fallen, "attack", fallen.bit_count())


def situations(of: str, name: str) -> tuple[Example, ...]:
    """The examples of a rule (`of` is "rule") or of a monster's effect ("effect")."""
    return tuple(_SHOWN[each["shows"]](each) for each in _data()["situation"] if each.get(of) == name)


def all_situations() -> list[dict[str, Any]]:
    """The situations as they are written down."""
    situations: list[dict[str, Any]] = _data()["situation"]
    return situations


def _scored(sheet: Sheet, parts: Parts) -> Example:
    lit = because = 0
    for part in parts:
        lit |= part.spaces
        because |= part.because
    return Example(Cartographer(sheet), lit, because & ~lit, "score", stars(parts), parts)


def _clusters(each: Mapping[str, Any]) -> Example:
    sheet = _sheet(each)
    found = clusters(sheet.forest)
    return Example(Cartographer(sheet), sheet.forest, NOWHERE, "clusters", len(found))


def _penalty(each: Mapping[str, Any]) -> Example:
    sheet = _sheet(each)
    beside = monster_penalty_spaces(sheet)
    return Example(Cartographer(sheet), beside, sheet.monster, "penalty", beside.bit_count())


def _surrounded(each: Mapping[str, Any]) -> Example:
    sheet = _sheet(each)
    progress = Progress(_state(sheet, None, Phase.DRAW, None), evolve)
    look_round(progress, ME)
    after = progress.state.seats[ME]
    return Example(after, after.surrounded, neighbours(after.surrounded), "surrounded", after.coins)


def _drawn(each: Mapping[str, Any]) -> Example:
    """The first thing that may be drawn of an explore card, after ruins if the situation is about them."""
    is_on_ruins = each["shows"] == "on-ruins"
    sheet = _sheet(each)
    state = _state(sheet, None, Phase.DRAW, each["explore"])._replace(on_ruins=is_on_ruins)
    drawings = [intent for intent in options(state, ME) if isinstance(intent, DrawShape)]
    after = _resolved(state, drawings[0])
    places = {drawing.spaces for drawing in drawings}
    return Example(after, drawings[0].spaces, NOWHERE, each["shows"], len(places))


def _spread(each: Mapping[str, Any]) -> Example:
    sheet = _sheet(each)
    progress = Progress(_state(sheet, "zombie", Phase.SEASON_END, None), evolve)
    spread(progress)
    after = progress.state.seats[ME]
    risen = after.sheet.monster & ~sheet.monster
    return Example(after, risen, sheet.monster, "spread", risen.bit_count())


def _ravage(each: Mapping[str, Any]) -> Example:
    state = _state(_sheet(each), "troll", Phase.TROLL, None)
    targets = troll_targets(state, ME)
    return Example(state.seats[ME], targets, state.seats[ME].living("troll"), "ravage", targets.bit_count())


def _gaze(each: Mapping[str, Any]) -> Example:
    state = _state(_sheet(each), "gorgon", Phase.GORGON, "gorgon-gaze")
    targets = gorgon_targets(state, ME)
    return Example(state.seats[ME], targets, state.seats[ME].living("gorgon"), "gaze", targets.bit_count())


def _inferno(each: Mapping[str, Any]) -> Example:
    progress = Progress(_state(_sheet(each), "dragon", Phase.DRAW, None), evolve)
    look_round(progress, ME)
    after = progress.state.seats[ME]
    return Example(after, after.living("dragon"), NOWHERE, "inferno", after.coins)


_SHOWN = {
    "clusters": _clusters,
    "penalty": _penalty,
    "surrounded": _surrounded,
    "on-ruins": _drawn,
    "single-space": _drawn,
    "spread": _spread,
    "ravage": _ravage,
    "gaze": _gaze,
    "inferno": _inferno,
}


@lru_cache(maxsize=1)
def _data() -> dict[str, Any]:
    return tomllib.loads((files("groma.games.cartographers") / "examples.toml").read_text(encoding="utf-8"))


def _sheet(each: Mapping[str, Any]) -> Sheet:
    """The printed sheet with what the example draws on it."""
    printed = content().sheets[each["sheet"]].sheet
    drawn = parse_sheet(each["drawn"])
    if drawn.filled & printed.filled:
        space = spaces_names(drawn.filled & printed.filled)[0]
        raise NotationError(
            f"examples.toml: {each.get('card', '')}: {space} is filled on sheet {each['sheet']} already"
        )
    sheet = printed
    for name in DRAWABLE:
        sheet = sheet.draw(Terrain(name), getattr(drawn, name))
    return sheet


def _cartographer(sheet: Sheet, monster: str | None) -> Cartographer:
    initials = Initials() if monster is None else Initials()._replace(**{monster: sheet.monster})
    return Cartographer(sheet, initials=initials)


def _state(sheet: Sheet, monster: str | None, phase: Phase, card: str | None) -> State:
    """A table for one, somewhere in a season, with this map on it."""
    return State(
        options=preset("combined"),
        edicts=("sentinel-wood", "canal-lake", "wildholds", "borderlands"),
        deck=(),
        unseen_ambushes=(),
        unseen_heroes=(),
        seats=(_cartographer(sheet, monster),),
        sealed=(None,),
        phase=phase,
        card=card,
        open=frozenset({ME}),
    )


def _resolved(state: State, choice: Choice) -> Cartographer:
    progress = Progress(state, evolve)
    resolve(progress, ME, choice)
    return progress.state.seats[ME]
