"""The table as one seat may know it. In this game only a choice that is still sealed is hidden."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from groma.games.cartographers.editions import EDICTS, SeasonCard, content
from groma.games.cartographers.events import ChoiceSealed, Event, SeasonStars, SeatReady
from groma.games.cartographers.intents import Choice, Intent, TakeBack
from groma.games.cartographers.notation import spaces_names
from groma.games.cartographers.options import held_by, options
from groma.games.cartographers.phases import season_end
from groma.games.cartographers.phases.choice import resolve
from groma.games.cartographers.scoring import Parts, stars
from groma.games.cartographers.sheet import Sheet, Spaces, monster_penalty_spaces
from groma.games.cartographers.state import Cartographer, Phase, State, evolve
from groma.games.cartographers.table import TableOptions
from groma.kernel.progress import Progress
from groma.kernel.refusal import Refusal
from groma.kernel.seats import Seat


class Revealed(NamedTuple):
    """A card in the season's column."""

    card: str
    time: int


class DeckView(NamedTuple):
    """What may still be in the explore deck; everybody who kept count knows it."""

    cards: tuple[str, ...]
    ambushes: int
    heroes: int
    unseen_ambushes: tuple[str, ...]
    unseen_heroes: tuple[str, ...]


class InitialsView(NamedTuple):
    """Where monsters' initials stand."""

    dragon: Spaces
    zombie: Spaces
    troll: Spaces
    gorgon: Spaces


class SeatView(NamedTuple):
    """One seat's sheet, as it lies open on the table."""

    sheet: Sheet
    marks: Spaces
    initials: InitialsView
    coins: int
    has_bounty: bool
    surrounded: Spaces
    ready: bool
    """Whether nothing is awaited of this seat at present."""
    seasons: tuple[SeasonStars, ...]
    total: int


class View(NamedTuple):
    """The table as a seat sees it; an onlooker has no seat."""

    seat: Seat | None
    options: TableOptions
    season: str
    edicts: tuple[str, str, str, str]
    scoring: tuple[str, ...]
    """The letters of the edicts that this season evaluates."""
    calendar: tuple[tuple[str, ...], ...]
    """The same for each season of the year, spring to winter."""
    column: tuple[Revealed, ...]
    time: int
    threshold: int
    deck: DeckView
    phase: Literal["explore", "draw", "ambush", "hero", "gorgon", "season-end", "troll", "over"]
    card: str | None
    ruins: bool
    """The card must be drawn on a ruins space, or ruins wait for the next one."""
    in_play: tuple[str, ...]
    seats: tuple[SeatView, ...]
    holds: Seat | None
    """Whose sheet this seat draws on now."""
    sealed: Choice | None


def view(state: State, seat: Seat | None) -> View:
    """What the seat knows: all but the others' sealed choices."""
    season = state.season_card
    return View(
        seat=seat,
        options=state.options,
        season=season.id,
        edicts=state.edicts,
        scoring=_letters(season),
        calendar=tuple(map(_letters, content().seasons[state.options.seasons])),
        column=tuple(Revealed(card, _time_of(card)) for card in state.column),
        time=state.time,
        threshold=season.threshold,
        deck=DeckView(
            state.deck,
            state.ambushes_in_deck,
            state.heroes_in_deck,
            state.unseen_ambushes,
            state.unseen_heroes,
        ),
        phase=state.phase.value,
        card=state.card,
        ruins=state.on_ruins or state.ruins_waiting,
        in_play=state.in_play,
        seats=tuple(
            _seat_view(cartographer, Seat(number) not in state.open) for number, cartographer in enumerate(state.seats)
        ),
        holds=None if seat is None else held_by(state, seat),
        sealed=None if seat is None else state.sealed[seat],
    )


def _letters(season: SeasonCard) -> tuple[str, ...]:
    """The letters of the edicts that a season evaluates."""
    return tuple(EDICTS[edict] for edict in season.edicts)


def show(event: Event, seat: Seat | None) -> Event | None:
    """An event as a seat may know it: of another's sealed choice, only that it was made."""
    if isinstance(event, ChoiceSealed) and event.seat != seat:
        return SeatReady(event.seat)
    return event


def menu(state: State, seat: Seat) -> dict[str, Any]:
    """The seat's options as data, with the sheet that they go to."""
    return {**options(state, seat).menu(), "on": held_by(state, seat)}


def explain(state: State, subject: Seat) -> dict[str, Any]:
    """What each edict would bring the seat if it were evaluated now, and why; its coins and its monsters."""
    cartographer = state.seats[subject]
    threatened = monster_penalty_spaces(cartographer.sheet)
    return {
        "seat": subject,
        "edicts": [
            _edict_json(state, edict, season_end.edict_parts(state, cartographer.sheet, edict))
            for edict in range(len(EDICTS))
        ],
        "coins": cartographer.coins,
        "monsters": {"stars": -threatened.bit_count(), "spaces": spaces_names(threatened)},
    }


def preview(state: State, seat: Seat, intent: Intent) -> dict[str, Any] | Refusal:
    """What a choice would bring to the sheet it goes to: each edict before and after, coins, monsters.

    `change` is by how much the stars of the present season would change if it were scored now.
    """
    refusal = options(state, seat).why_not(intent)
    if refusal is not None:
        return refusal
    on = held_by(state, seat)
    after = state.seats[on] if isinstance(intent, TakeBack) else _after(state, seat, intent)
    return _comparison(state, on, state.seats[on], after)


def _after(state: State, seat: Seat, choice: Choice) -> Cartographer:
    on = held_by(state, seat)
    progress: Progress[State, Event] = Progress(state, evolve)
    resolve(progress, seat, choice)
    return progress.state.seats[on]


def _comparison(state: State, on: Seat, before: Cartographer, after: Cartographer) -> dict[str, Any]:
    edicts = []
    for edict in range(len(EDICTS)):
        parts = season_end.edict_parts(state, after.sheet, edict)
        was = stars(season_end.edict_parts(state, before.sheet, edict))
        told = _edict_json(state, edict, parts)
        edicts.append({"edict": told["edict"], "card": told["card"], "before": was, "after": told.pop("stars")})
        edicts[-1]["parts"] = told["parts"]
    threatened_before = monster_penalty_spaces(before.sheet).bit_count()
    threatened = monster_penalty_spaces(after.sheet)
    change = sum(edicts[edict]["after"] - edicts[edict]["before"] for edict in state.season_card.edicts)
    change += after.coins - before.coins - threatened.bit_count() + threatened_before
    if state.phase is Phase.TROLL:
        # The season has been scored already (ruling H09).
        change = 0
    return {
        "on": on,
        "edicts": edicts,
        "coins": {"before": before.coins, "after": after.coins},
        "monsters": {
            "before": threatened_before,
            "after": threatened.bit_count(),
            "spaces": spaces_names(threatened),
        },
        "destroyed": spaces_names(after.sheet.destroyed & ~before.sheet.destroyed),
        "change": change,
    }


def _edict_json(state: State, edict: int, parts: Parts) -> dict[str, Any]:
    return {
        "edict": EDICTS[edict],
        "card": state.edicts[edict],
        "stars": stars(parts),
        "parts": parts_json(parts),
    }


def parts_json(parts: Parts) -> list[dict[str, Any]]:
    """An explanation as data."""
    return [
        {
            "each": part.each,
            "times": part.times,
            "spaces": spaces_names(part.spaces),
            "because": spaces_names(part.because),
        }
        for part in parts
    ]


def _seat_view(cartographer: Cartographer, is_ready: bool) -> SeatView:
    initials = cartographer.initials
    return SeatView(
        sheet=cartographer.sheet,
        marks=Spaces(cartographer.marks),
        initials=InitialsView(*(Spaces(each) for each in initials)),
        coins=cartographer.coins,
        has_bounty=cartographer.has_bounty,
        surrounded=Spaces(cartographer.surrounded),
        ready=is_ready,
        seasons=cartographer.seasons,
        total=cartographer.total,
    )


def _time_of(card: str) -> int:
    known = content()
    return 0 if card in known.ambushes or card in known.heroes else known.explore_card(card).time
