"""2. All lays are turned over together."""

from __future__ import annotations

from groma.games.gisborne.events import CardsRevealed, Event
from groma.games.gisborne.state import State, ranking
from groma.kernel.progress import Progress


def reveal(progress: Progress[State, Event]) -> None:
    """Turn all lays over, and see who moves: everybody who did not lay the tent card, most advanced first. G02, G03."""
    state = progress.state
    lays = tuple(lay for lay in state.lays if lay is not None)
    progress.happen(CardsRevealed(lays, tuple(seat for seat in ranking(state) if not lays[seat].tent)))
