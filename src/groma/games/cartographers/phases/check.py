"""3. Check Phase: has the season's time run out?"""

from __future__ import annotations

from groma.games.cartographers.state import State


def is_season_over(state: State) -> bool:
    """Whether the times in the column meet or exceed the season's threshold; what is beyond it is lost. (C14)"""
    return state.time >= state.season_card.threshold
