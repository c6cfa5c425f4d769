"""Cartographers and Cartographers Heroes, from setup to the last tie-break.

The two rulebooks share every rule but a few, so they are one game with editions. This file is their table of contents:
the phases of a turn stand in phases/, the scoring cards in scoring/, the printed facts in editions/, the decisions
where the books are silent in rulings.toml.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from groma.games.cartographers import solo, view
from groma.games.cartographers.editions import STACKS, content
from groma.games.cartographers.events import (
    ChoiceSealed,
    ChoiceTakenBack,
    EffectResolved,
    Event,
    SeasonBegun,
    TableSet,
)
from groma.games.cartographers.intents import Choice, Intent, TakeBack
from groma.games.cartographers.notation import (
    parse_sheet,
    parse_space,
    parse_spaces,
    sheet_letters,
    space_text,
    spaces_names,
)
from groma.games.cartographers.options import options
from groma.games.cartographers.phases import ambush, check, draw, explore, hero, season_end
from groma.games.cartographers.phases.choice import resolve
from groma.games.cartographers.sheet import SIZE, Sheet, Space, Spaces
from groma.games.cartographers.state import Phase, State, evolve
from groma.games.cartographers.table import TableOptions, refusal_of, scoring_pool
from groma.kernel.chance import Chance, shuffled
from groma.kernel.chance import draw as draw_from
from groma.kernel.codec import Codec, Leaf
from groma.kernel.game import Outcome
from groma.kernel.progress import Progress
from groma.kernel.refusal import Refusal, refuse
from groma.kernel.seats import Seat

Turning = Progress[State, Event]


class Cartographers:
    """The rulebooks of Cartographers and Cartographers Heroes behind the kernel's interface."""

    name = "cartographers"
    rules = 1
    options_type: Any = TableOptions
    intent_type: Any = Intent
    event_type: Any = Event
    view_type: Any = view.View

    def __init__(self) -> None:
        """Sets of spaces are written as lists of names, a sheet as its 121 letters."""
        self.codec = Codec(
            {
                Space: Leaf(space_text, parse_space),
                Spaces: Leaf(spaces_names, parse_spaces),
                Sheet: Leaf(sheet_letters, _parse_letters),
            }
        )

    # Game Setup

    def check(self, options: TableOptions, seats: int) -> Refusal | None:
        """Whether the rulebooks know such a table."""
        return refusal_of(options, seats)

    def begin(self, options: TableOptions, seats: int, chance: Chance) -> Turning:
        """Lay out the edicts, shuffle the first ambush card (and hero card) in, and turn over the first card."""
        progress: Turning = Progress(
            evolve(None, setup := TableSet(options, seats, _lay_edicts(options, chance))), evolve
        )
        progress.events.append(setup)
        progress.happen(SeasonBegun(0))
        _play_on(progress, chance)
        return progress

    # How to Play

    def moment(self, state: State) -> int:
        """The count of questions put to the table."""
        return state.moment

    def awaiting(self, state: State) -> frozenset[Seat]:
        """The seats that have not chosen yet."""
        return state.open

    def options(self, state: State, seat: Seat) -> Sequence[Intent]:
        """Everything the seat may do now."""
        return options(state, seat)

    def decide(self, state: State, seat: Seat, intent: Intent, chance: Chance) -> Turning | Refusal:
        """A choice is sealed until the last one is in; then all are carried out and the match goes on."""
        if state.phase is Phase.OVER:
            return refuse("match-over")
        refusal = _nothing_to_take_back(state, seat, intent) or options(state, seat).why_not(intent)
        if refusal is not None:
            return refusal
        progress: Turning = Progress(state, evolve)
        if isinstance(intent, TakeBack):
            progress.happen(ChoiceTakenBack(seat))
        elif len(state.open) > 1:
            progress.happen(ChoiceSealed(seat, intent))
        else:
            _carry_out(progress, seat, intent)
            _play_on(progress, chance)
        return progress

    def evolve(self, state: State | None, event: Event) -> State:
        """The state after an event."""
        return evolve(state, event)

    # End of the Game

    def outcome(self, state: State) -> Outcome | None:
        """Most stars; then fewest lost to monsters; then shared. Alone, a rating and a title. (C30, C32)"""
        if state.phase is not Phase.OVER:
            return None
        totals = tuple(cartographer.total for cartographer in state.seats)
        lost = tuple(cartographer.lost_to_monsters for cartographer in state.seats)
        standing = [(total, -stars_lost) for total, stars_lost in zip(totals, lost, strict=True)]
        places = tuple(1 + sum(other > own for other in standing) for own in standing)
        details: dict[str, Any] = {"lost_to_monsters": list(lost)}
        if state.is_solo:
            details["rating"] = solo.rating(totals[0], state.edicts)
            details["title"] = solo.title(details["rating"])
            return Outcome(totals, places, "solo", details)
        return Outcome(totals, places, _decided_by(totals, places), details)

    # What may be known

    def view(self, state: State, seat: Seat | None) -> view.View:
        """The table as the seat may know it."""
        return view.view(state, seat)

    def show(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as the seat may know it."""
        return view.show(event, seat)

    def menu(self, state: State, seat: Seat) -> Any:
        """The options as data."""
        return view.menu(state, seat)

    def preview(self, state: State, seat: Seat, intent: Intent) -> Any | Refusal:
        """What a choice would bring."""
        return view.preview(state, seat, intent)

    def explain(self, state: State, seat: Seat | None, subject: Seat) -> Any:
        """How a seat stands and why; every sheet lies open, so all may know."""
        return view.explain(state, subject)


def _lay_edicts(options: TableOptions, chance: Chance) -> tuple[str, str, str, str]:
    """One scoring card of each stack, placed below the edicts. (C29)

    Draws, in this order: a card for each stack that the table left open, by stack; then the placing.
    """
    chosen = options.edicts.cards
    if options.edicts.how != "chosen":
        of_stack = {content().scoring[card].stack: card for card in chosen}
        pool = scoring_pool(options)
        chosen = shuffled(chance, [of_stack.get(stack) or draw_from(chance, pool[stack]) for stack in STACKS])
    first, second, third, fourth = chosen
    return (first, second, third, fourth)


def _carry_out(progress: Turning, last: Seat, choice: Choice) -> None:
    """All have chosen: carry every choice out, in the order of the seats."""
    state = progress.state
    choices = {Seat(seat): sealed for seat, sealed in enumerate(state.sealed) if sealed is not None}
    choices[last] = choice
    for seat in sorted(choices):
        resolve(progress, seat, choices[seat])
    if state.phase is Phase.AMBUSH:
        ambush.ask_gorgon(progress)
    elif state.phase is Phase.TROLL:
        progress.happen(EffectResolved(state.effects[0]))


def _play_on(progress: Turning, chance: Chance) -> None:
    """Turn after turn and season after season, until somebody must choose or the match is over."""
    while not progress.state.open and progress.state.phase is not Phase.OVER:
        if season_end.is_counted(progress.state):
            if not season_end.effects(progress):
                season_end.next_season(progress)
        elif check.is_season_over(progress.state):
            season_end.score(progress)
        else:
            _take_turn(progress, chance)


def _take_turn(progress: Turning, chance: Chance) -> None:
    """Explore Phase, and the question that the revealed card puts; ruins ask nothing and wait for the next card."""
    card = explore.reveal(progress, chance)
    known = content()
    if card in known.ambushes:
        ambush.ask(progress)
    elif card in known.heroes:
        hero.ask(progress)
    elif card not in known.ruins:
        draw.ask(progress)


def _nothing_to_take_back(state: State, seat: Seat, intent: Intent) -> Refusal | None:
    if isinstance(intent, TakeBack) and state.sealed[seat] is None:
        return refuse("nothing-to-take-back")
    return None


def _decided_by(totals: tuple[int, ...], places: tuple[int, ...]) -> str:
    if places.count(1) > 1:
        return "shared"
    return "stars" if totals.count(max(totals)) == 1 else "fewest-lost-to-monsters"


def _parse_letters(letters: str) -> Sheet:
    return parse_sheet("\n".join(letters[start : start + SIZE] for start in range(0, max(len(letters), 1), SIZE)))


GAME = Cartographers()
