"""Resolving heroes: everybody draws the hero and marks the spaces of its attack."""

from __future__ import annotations

from groma.games.cartographers.editions import content
from groma.games.cartographers.events import Event, HeroPlaced, NothingDrawn, SeatsAsked
from groma.games.cartographers.intents import PlaceHero
from groma.games.cartographers.options import attack_marks
from groma.games.cartographers.phases.draw import look_round
from groma.games.cartographers.sheet import Spaces
from groma.games.cartographers.state import State
from groma.kernel.progress import Progress
from groma.kernel.seats import Seat


def ask(progress: Progress[State, Event]) -> None:
    """Ask every seat that has an empty space left, in solo as usual. (H03, H22)"""
    able = []
    for number, cartographer in enumerate(progress.state.seats):
        if cartographer.sheet.empty:
            able.append(Seat(number))
        else:
            progress.happen(NothingDrawn(Seat(number), Seat(number)))
    if able:
        progress.happen(SeatsAsked("hero", tuple(able)))


def place(progress: Progress[State, Event], seat: Seat, choice: PlaceHero) -> None:
    """The hero stands, its marks stay for the game, and the monsters under them are destroyed. (H04, H05)"""
    state = progress.state
    marks = attack_marks(content().heroes[str(state.card)], choice.space, choice.turn)
    destroyed = Spaces(state.seats[seat].sheet.monster & marks)
    progress.happen(HeroPlaced(seat, choice.space, choice.turn, marks, destroyed))
    look_round(progress, seat)
