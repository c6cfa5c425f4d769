"""Game end: the count of the chests."""

from __future__ import annotations

from groma.games.gisborne.events import Event, GameEnded
from groma.games.gisborne.phases.lay import begin_round
from groma.games.gisborne.state import State, ranking
from groma.kernel.game import Outcome
from groma.kernel.progress import Progress


def end_round(progress: Progress[State, Event]) -> None:
    """On to the next round, unless a pawn is on the beach (G14) or there were as many rounds as there may be (G18)."""
    state = progress.state
    if state.is_last_round or state.round >= state.table.options.round_cap:
        progress.happen(GameEnded())
    else:
        begin_round(progress)


def count_chests(state: State) -> Outcome:
    """One point for each card in the chest, and the chips; of those with as many points the most advanced is first.

    G17. No two pawns share a rank, so nobody ever shares a place.
    """
    ranks = ranking(state)
    totals = tuple(chest.points for chest in state.chests)
    best_first = sorted(state.table.seats, key=lambda seat: (-totals[seat], ranks.index(seat)))
    first, second = best_first[:2]
    return Outcome(
        totals=totals,
        places=tuple(best_first.index(seat) + 1 for seat in state.table.seats),
        decided_by="points" if totals[first] > totals[second] else "most-advanced",
        details={
            "cards": [chest.cards for chest in state.chests],
            "chips": [list(chest.chips) for chest in state.chests],
            "ranks": [ranks.index(seat) + 1 for seat in state.table.seats],
            "rounds": state.round,
            "reached_beach": state.is_last_round,
        },
    )
