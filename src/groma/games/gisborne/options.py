"""What a seat may do now, complete and in stable order; and who is awaited."""

from __future__ import annotations

from collections.abc import Sequence

from groma.games.gisborne.intents import Intent, TakeBack
from groma.games.gisborne.phases.lay import can_take_back, lays_open_to
from groma.games.gisborne.phases.score import ways_to_store
from groma.games.gisborne.phases.special_fields import chips_to_return, hands_to_keep
from groma.games.gisborne.state import State
from groma.games.gisborne.table import MOST_PLAYERS
from groma.kernel.seats import Seat

_NOBODY: frozenset[Seat] = frozenset()
_ALONE = tuple(frozenset({Seat(seat)}) for seat in range(MOST_PLAYERS))


def awaiting(state: State) -> frozenset[Seat]:
    """The seats that must choose: one in turn, or all that have not laid where all lay at once."""
    if state.phase == "lay":
        turn = state.turn
        if not turn:
            return _NOBODY
        if len(turn) == 1 or state.table.options.laying == "in_order":
            return _ALONE[turn[0]]
        return frozenset(turn)
    chooser = state.chooser
    return _NOBODY if chooser is None else _ALONE[chooser]


def options(state: State, seat: Seat) -> Sequence[Intent]:
    """Every intent that would be accepted from the seat, each once."""
    if seat not in awaiting(state):
        return (TakeBack(),) if can_take_back(state, seat) else ()
    match state.phase:
        case "lay":
            return lays_open_to(state, seat)
        case "river":
            return hands_to_keep(state, seat)
        case "wolves":
            return chips_to_return(state, seat)
        case "score":
            return ways_to_store(state)
        case "move" | "over":
            return ()
