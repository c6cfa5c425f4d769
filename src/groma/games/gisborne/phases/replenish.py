"""4. What was laid is discarded, and new cards are drawn."""

from __future__ import annotations

from groma.games.gisborne.cards import REPLENISHED, TENT_REPLENISHED, VILLAGE_REPLENISHED, metal_of
from groma.games.gisborne.events import CardsReplenished, Draw, Event, WhyDrawn
from groma.games.gisborne.phases.deck import draw_cards, draw_from
from groma.games.gisborne.state import State, ranking
from groma.kernel.chance import Chance
from groma.kernel.progress import Progress
from groma.kernel.seats import Seat


def replenish(progress: Progress[State, Event], chance: Chance) -> None:
    """Clear the laid cards away, then everybody draws in rank order: by metal, by village or by tent. G02, G09."""
    state = progress.state
    unseen, deck = list(state.unseen), state.deck
    draws: list[Draw] = []
    still_due: list[tuple[Seat, int, WhyDrawn]] = []
    for seat in ranking(state):
        count, why = new_cards(state, seat)
        now = min(count, deck)
        if now:
            draws.append(draw_from(unseen, state.table.box.kinds, seat, now, why, chance))
            deck -= now
        if count > now:
            still_due.append((seat, count - now, why))
    progress.happen(CardsReplenished(tuple(draws)))
    for seat, count, why in still_due:
        draw_cards(progress, seat, count, why, chance)


def new_cards(state: State, seat: Seat) -> tuple[int, WhyDrawn]:
    """How many cards a seat draws for what it laid, and why so many."""
    lay = state.lays[seat]
    if lay is None:
        raise ValueError(f"seat {seat} has laid nothing that could be replenished")
    if lay.tent:
        return TENT_REPLENISHED, "tent"
    if state.path.kinds[state.began[seat]] == "village":
        return VILLAGE_REPLENISHED, "village"
    metal = metal_of(lay.cards[0])
    return REPLENISHED[metal], metal
