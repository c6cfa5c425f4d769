"""2. Draw Phase: everybody chooses a terrain and a shape of the card and draws it on the own sheet."""

from __future__ import annotations

from typing import Literal

from groma.games.cartographers.editions import content
from groma.games.cartographers.events import CoinsGained, Event, NothingDrawn, SeatsAsked, ShapeDrawn
from groma.games.cartographers.intents import DrawShape
from groma.games.cartographers.options import explore_drawings
from groma.games.cartographers.sheet import NOWHERE, Spaces, Terrain, neighbours, surrounded_mountains
from groma.games.cartographers.state import COIN_TRACK, State
from groma.kernel.progress import Progress
from groma.kernel.seats import Seat


def ask(progress: Progress[State, Event]) -> None:
    """Ask every seat that has an empty space left. (C08)"""
    state = progress.state
    able = []
    for number in range(len(state.seats)):
        seat = Seat(number)
        if explore_drawings(state, seat):
            able.append(seat)
        else:
            progress.happen(NothingDrawn(seat, seat))
    if able:
        progress.happen(SeatsAsked("draw", tuple(able)))


def draw_shape(progress: Progress[State, Event], seat: Seat, by: Seat, drawing: DrawShape, coin: bool) -> None:
    """One drawing on the sheet of `seat`, with the coins that come of it. Monsters under a mark are destroyed (H05)."""
    marks = progress.state.seats[seat].marks
    destroyed = Spaces(drawing.spaces & marks) if drawing.terrain is Terrain.MONSTER else NOWHERE
    progress.happen(ShapeDrawn(seat, by, drawing.shape, drawing.terrain, drawing.spaces, destroyed))
    if coin:
        gain_coins(progress, seat, "shape", 1)
    look_round(progress, seat)


def draw_own(progress: Progress[State, Event], seat: Seat, drawing: DrawShape) -> None:
    """A drawing of the explore card on the own sheet; the shape's coin is taken, the single space has none. (C06)"""
    coin = drawing.shape is not None and progress.state.explore_card.shapes[drawing.shape].coin
    draw_shape(progress, seat, seat, drawing, coin)


def look_round(progress: Progress[State, Event], seat: Seat) -> None:
    """What every change of a sheet may have brought its owner: mountains surrounded, the Dragon shut in. (C07, H10)"""
    cartographer = progress.state.seats[seat]
    new = surrounded_mountains(cartographer.sheet) & ~cartographer.surrounded
    if new:
        gain_coins(progress, seat, "mountain", new.bit_count(), new)
    cartographer = progress.state.seats[seat]
    is_owed = cartographer.initials.dragon and not cartographer.has_bounty
    if is_owed and not neighbours(cartographer.living("dragon")) & cartographer.sheet.empty:
        gain_coins(progress, seat, "dragon", content().ambushes["dragon-inferno"].coins)


def gain_coins(
    progress: Progress[State, Event],
    seat: Seat,
    because: Literal["shape", "mountain", "dragon"],
    coins: int,
    spaces: int = 0,
) -> None:
    """Fill in coins as far as the track has room. (C16)"""
    room = COIN_TRACK - progress.state.seats[seat].coins
    if room > 0:
        progress.happen(CoinsGained(seat, because, min(coins, room), Spaces(spaces)))
