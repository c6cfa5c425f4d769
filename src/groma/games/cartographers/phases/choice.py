"""Which rule carries out a choice, by the question it answers."""

from __future__ import annotations

from groma.games.cartographers.events import Event
from groma.games.cartographers.intents import Choice, DestroySpace, PlaceHero
from groma.games.cartographers.phases import ambush, draw, hero, season_end
from groma.games.cartographers.state import Phase, State
from groma.kernel.progress import Progress
from groma.kernel.seats import Seat


def resolve(progress: Progress[State, Event], seat: Seat, choice: Choice) -> None:
    """Carry out one seat's choice by the rules of the present phase."""
    phase = progress.state.phase
    if isinstance(choice, PlaceHero):
        hero.place(progress, seat, choice)
    elif isinstance(choice, DestroySpace):
        if phase is Phase.GORGON:
            ambush.gaze(progress, seat, choice)
        else:
            season_end.ravage(progress, seat, choice)
    elif phase is Phase.AMBUSH:
        ambush.draw_monster(progress, seat, choice)
    else:
        draw.draw_own(progress, seat, choice)
