"""Resolving ambushes: the sheets go round, a monster is drawn on each, and the sheets come back."""

from __future__ import annotations

from groma.games.cartographers.events import Event, MonsterWalked, NothingDrawn, SeatsAsked, SpaceDestroyed
from groma.games.cartographers.intents import DestroySpace, DrawShape
from groma.games.cartographers.options import ambush_drawings, gorgon_targets
from groma.games.cartographers.phases.draw import draw_shape, look_round
from groma.games.cartographers.sheet import Spaces
from groma.games.cartographers.solo import walk
from groma.games.cartographers.state import State
from groma.kernel.progress import Progress
from groma.kernel.seats import Seat, clockwise


def ask(progress: Progress[State, Event]) -> None:
    """Ask everybody to draw the monster on the sheet they were handed; alone, the monster walks by itself."""
    state = progress.state
    if state.is_solo:
        walk_in(progress)
        ask_gorgon(progress)
        return
    able = []
    for number in range(len(state.seats)):
        by = Seat(number)
        seat = sheet_before(state, by)
        if ambush_drawings(state.ambush_card.id, state.seats[seat].sheet.empty):
            able.append(by)
        else:
            progress.happen(NothingDrawn(seat, by))
    if able:
        progress.happen(SeatsAsked("ambush", tuple(able)))


def walk_in(progress: Progress[State, Event]) -> None:
    """Solo Mode, changes to ambushes: the first place on the walk round the sheet where it fits, or nowhere. (C31)"""
    seat, state = Seat(0), progress.state
    cartographer = state.seats[seat]
    filled = cartographer.sheet.filled
    spaces = next((place for place in walk(state.ambush_card) if not place & filled), 0)
    progress.happen(MonsterWalked(seat, Spaces(spaces), Spaces(spaces & cartographer.marks)))
    if spaces:
        look_round(progress, seat)


def draw_monster(progress: Progress[State, Event], by: Seat, drawing: DrawShape) -> None:
    """The monster on the sheet that `by` holds; a single space bears no initial. (C10, H06)"""
    draw_shape(progress, sheet_before(progress.state, by), by, drawing, coin=False)


def ask_gorgon(progress: Progress[State, Event]) -> None:
    """Gorgon Gaze: whoever drew a Gorgon that lives must destroy a space beside it, if there is one. (H07)"""
    state = progress.state
    if state.ambush_card.effect != "gaze":
        return
    drawers = (Seat(number) for number in range(len(state.seats)))
    able = tuple(by for by in drawers if gorgon_targets(state, sheet_before(state, by)))
    if able:
        progress.happen(SeatsAsked("gorgon", able))


def gaze(progress: Progress[State, Event], by: Seat, choice: DestroySpace) -> None:
    """The Gorgon's gaze destroys the chosen space of the sheet that `by` holds."""
    seat = sheet_before(progress.state, by)
    progress.happen(SpaceDestroyed(seat, by, choice.space, "gorgon"))
    look_round(progress, seat)


def sheet_before(state: State, by: Seat) -> Seat:
    """Whose sheet lies before `by` while the present ambush lasts. Alone, it is the own one. (C09, C18)"""
    return clockwise(by, len(state.seats), -state.ambush_card.steps)
