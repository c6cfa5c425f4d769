"""Gisborne, as its rulebook tells it.

Preparation            phases/prepare.py
The game, each round
  1. lay cards         phases/lay.py
  2. reveal them       phases/reveal.py
  3. move the pawns    phases/move.py, phases/special_fields.py
  4. replenish         phases/replenish.py, phases/deck.py
     position scoring  phases/score.py
Game end               phases/end.py
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from groma.games.gisborne import advice, view
from groma.games.gisborne.cards import Card, parse_card
from groma.games.gisborne.events import Event
from groma.games.gisborne.intents import Intent, KeepCards, LayCards, ReturnChip, StoreCards, TakeBack
from groma.games.gisborne.options import awaiting, options
from groma.games.gisborne.phases.end import count_chests, end_round
from groma.games.gisborne.phases.lay import begin_round, can_take_back, lay_cards, take_back
from groma.games.gisborne.phases.move import move_next_pawn
from groma.games.gisborne.phases.prepare import check_table, prepare
from groma.games.gisborne.phases.replenish import replenish
from groma.games.gisborne.phases.reveal import reveal
from groma.games.gisborne.phases.score import put_cards, score_positions
from groma.games.gisborne.phases.special_fields import keep_cards, return_chip
from groma.games.gisborne.state import State, evolve
from groma.games.gisborne.table import TableOptions
from groma.kernel.chance import Chance, ScriptedChance
from groma.kernel.codec import Codec, Leaf
from groma.kernel.game import Outcome
from groma.kernel.progress import Progress
from groma.kernel.refusal import Refusal, refuse
from groma.kernel.seats import Seat


class Gisborne:
    """The game behind the kernel's protocol."""

    name = "gisborne"
    rules = 1
    codec = Codec({Card: Leaf(str, parse_card)})
    options_type = TableOptions
    intent_type = Intent
    event_type = Event
    view_type = view.View

    def check(self, options: TableOptions, seats: int) -> Refusal | None:
        """Three to five players, and a set of tiles that is known here."""
        return check_table(options, seats)

    def begin(self, options: TableOptions, seats: int, chance: Chance) -> Progress[State, Event]:
        """Preparation, and the first round as far as the first lay."""
        progress = prepare(options, seats, chance)
        begin_round(progress)
        return progress

    def decide(self, state: State, seat: Seat, intent: Intent, chance: Chance) -> Progress[State, Event] | Refusal:
        """Carry out what a player chose, then go on to the next moment at which somebody must choose."""
        progress: Progress[State, Event] = Progress(state, evolve)
        refusal = _carry_out(progress, seat, intent, chance)
        if refusal is not None:
            return refusal
        _play_on(progress, chance)
        return progress

    def moment(self, state: State) -> int:
        """Counts what happened; laying and taking back while all lay at once does not count."""
        return state.moment

    def awaiting(self, state: State) -> frozenset[Seat]:
        """Who must choose."""
        return awaiting(state)

    def options(self, state: State, seat: Seat) -> Sequence[Intent]:
        """What a seat may do."""
        return options(state, seat)

    def evolve(self, state: State | None, event: Event) -> State:
        """The state after an event."""
        return evolve(state, event)

    def view(self, state: State, seat: Seat | None) -> view.View:
        """The table as a seat may know it."""
        return view.view(state, seat)

    def show(self, event: Event, seat: Seat | None) -> Event | None:
        """An event as a seat may know it."""
        return view.show(event, seat)

    def outcome(self, state: State) -> Outcome | None:
        """The count of the chests, once the last round is over."""
        return count_chests(state) if state.phase == "over" else None

    def menu(self, state: State, seat: Seat) -> Any:
        """The seat's options as a page lays them out: the hand by metal, and the limits."""
        return advice.menu(state, seat)

    def preview(self, state: State, seat: Seat, intent: Intent) -> Any | Refusal:
        """What a choice would bring as things stand now."""
        if intent in options(state, seat):
            return advice.preview(state, seat, intent)
        # What is refused draws nothing, so a chance without answers will do.
        refusal = _carry_out(Progress(state, evolve), seat, intent, ScriptedChance(()))
        if refusal is None:
            raise AssertionError(f"{intent} is accepted but stands in no list of options")
        return refusal

    def explain(self, state: State, seat: Seat | None, subject: Seat) -> Any:
        """How a seat stands."""
        return advice.explain(state, seat, subject)


def _play_on(progress: Progress[State, Event], chance: Chance) -> None:
    """The rounds, step by step, until somebody must choose or the game is over."""
    while not awaiting(state := progress.state):
        match state.phase:
            case "lay":
                reveal(progress)
            case "move" if state.turn or state.moving:
                move_next_pawn(progress, chance)
            case "move":
                replenish(progress, chance)
            case "score" if state.turn or state.scorings:
                score_positions(progress, chance)
            case "score":
                end_round(progress)
            case _:
                return


def _carry_out(progress: Progress[State, Event], seat: Seat, intent: Intent, chance: Chance) -> Refusal | None:
    """Do what was asked, or say why not."""
    state = progress.state
    phase = state.phase
    if phase == "over":
        return refuse("gisborne-over")
    if isinstance(intent, TakeBack):
        if not can_take_back(state, seat):
            return refuse("nothing-to-take-back")
        take_back(progress, seat)
        return None
    if seat not in awaiting(state):
        return refuse("gisborne-not-your-turn", seat=seat)
    match intent, phase:
        case LayCards(), "lay":
            return lay_cards(progress, seat, intent)
        case KeepCards(), "river":
            return keep_cards(progress, seat, intent)
        case ReturnChip(), "wolves":
            return return_chip(progress, seat, intent)
        case StoreCards(), "score":
            return put_cards(progress, seat, intent, chance)
        case _:
            return refuse("not-asked-now", asked=phase)


GAME = Gisborne()
