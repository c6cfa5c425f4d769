"""4. All players put their cards on the discard pile and take new cards."""

from __future__ import annotations

from typing import cast

from groma.games.gisborne.cards import metal_of, replenished_by
from groma.games.gisborne.events import Event, TableCleared, WhyDrawn
from groma.games.gisborne.phases.deck import draw_cards
from groma.games.gisborne.state import State, ranking
from groma.kernel.chance import Chance
from groma.kernel.progress import Progress
from groma.kernel.seats import Seat


def replenish(progress: Progress[State, Event], chance: Chance) -> None:
    """Clear the laid cards away, then everybody draws in rank order: by metal, by village or by tent. G02, G09."""
    state = progress.state
    due = [(seat, *new_cards(state, seat)) for seat in ranking(state)]
    progress.happen(TableCleared())
    for seat, count, why in due:
        draw_cards(progress, seat, count, why, chance)


def new_cards(state: State, seat: Seat) -> tuple[int, WhyDrawn]:
    """How many cards a seat draws for what it laid, and why so many."""
    lay = state.lays[seat]
    if lay is None:
        raise ValueError(f"seat {seat} has laid nothing that could be replenished")
    from_village = state.path.kinds[state.began[seat]] == "village"
    why: WhyDrawn = "tent" if lay.tent else "village" if from_village else cast(WhyDrawn, metal_of(lay.cards[0]))
    return replenished_by(lay.cards, lay.tent, from_village), why
