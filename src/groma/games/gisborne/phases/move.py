"""3. The pawns move, the leader's first."""

from __future__ import annotations

from groma.games.gisborne.cards import points_of
from groma.games.gisborne.events import ChipTaken, Event, PawnMoved, TileUncovered
from groma.games.gisborne.path import Stop, walk
from groma.games.gisborne.phases.special_fields import cross_river, meet_wolves
from groma.games.gisborne.state import State
from groma.kernel.chance import Chance, draw
from groma.kernel.progress import Progress
from groma.kernel.seats import Seat

SWAMP_DIVIDES_BY = 2
"""A move that begins in a swamp counts half its points, rounded down. Rulebook: Swamp."""


def move_next_pawn(progress: Progress[State, Event], chance: Chance) -> None:
    """Move the next pawn, or go on with one that stood before a river, until it stands or its owner must choose."""
    state = progress.state
    moving = state.moving
    if moving is not None:
        # The river lies open now: step over it, then walk on.
        _walk_on(progress, moving.seat, moving.points, moving.at + 1, max(moving.left - 1, 0), moving.bridge, chance)
        return
    seat = state.turn[0]
    points = points_to_walk(state, seat)
    if points:
        _walk_on(progress, seat, points, state.pawns[seat], points, None, chance)
    else:
        progress.happen(PawnMoved(seat, 0, state.pawns[seat], None))


def points_to_walk(state: State, seat: Seat) -> int:
    """The movement points of what a seat has laid, halved if it stands in a swamp. G04."""
    lay = state.lays[seat]
    points = points_of(lay.cards) if lay is not None else 0
    return points // SWAMP_DIVIDES_BY if state.is_in_swamp(seat) else points


def _walk_on(
    progress: Progress[State, Event], seat: Seat, points: int, at: int, left: int, bridge: int | None, chance: Chance
) -> None:
    """Walk field by field, uncovering tiles and crossing rivers on the way, to where the pawn stays. G04-G06, G11."""
    while True:
        state = progress.state
        at, left, stop = walk(state.path, state.pawns, at, left)
        if stop is Stop.EDGE:
            _uncover_tile(progress, chance)
        elif stop is Stop.RIVER:
            if cross_river(progress, seat, points, at, left, bridge, chance):
                return
            at, left = at + 1, max(left - 1, 0)
        elif stop is Stop.BEACH:
            _step_on_beach(progress, seat, points, bridge)
            return
        elif bridge is None and (end := state.path.behind_bridge(at)) is not None:
            at = bridge = end
        else:
            _land(progress, seat, points, at, bridge, chance)
            return


def _uncover_tile(progress: Progress[State, Event], chance: Chance) -> None:
    """Join the next tile on, with the top chip on its card field; after the last path tile comes the End tile. G06."""
    state = progress.state
    box = state.table.box
    if len(state.path.tiles) > box.tiles_used:
        progress.happen(TileUncovered(box.end.id, None, None))
        return
    tile = draw(chance, state.tiles_unseen)
    chip, next_chip = state.next_chip, None
    if chip is None:
        chip = draw(chance, state.chips_unseen)
    elif len(state.path.tiles) < box.tiles_used:
        next_chip = draw(chance, state.chips_unseen)
    progress.happen(TileUncovered(tile, chip, next_chip))


def _land(
    progress: Progress[State, Event], seat: Seat, points: int, at: int, bridge: int | None, chance: Chance
) -> None:
    """The pawn stays here: chips it left behind as the last of all are its owner's, then the field has its effect."""
    state = progress.happen(PawnMoved(seat, points, at, bridge))
    _take_chips_left_behind(progress, seat)
    if bridge is not None and state.table.options.shortcut_end_effects == "ignore":
        return
    kind = state.path.kinds[at]
    if kind == "card":
        _take_chip_landed_on(progress, seat, at)
    elif kind == "wolves":
        meet_wolves(progress, seat, chance)


def _step_on_beach(progress: Progress[State, Event], seat: Seat, points: int, bridge: int | None) -> None:
    """The first pawn takes the beach's chip and stands on the 5, the next on the 4 and so on; points left are lost,
    and the numbers of the beach are no points. G14.
    """
    state = progress.state
    there = sum(map(state.path.is_beach, state.pawns))
    state = progress.happen(PawnMoved(seat, points, state.path.length + len(state.table.box.beach) - there, bridge))
    _take_chips_left_behind(progress, seat)
    if not there:
        progress.happen(ChipTaken(seat, state.table.box.beach_chip, None, "beach"))


def _take_chip_landed_on(progress: Progress[State, Event], seat: Seat, at: int) -> None:
    """Landing on a card field takes its chip, and a scoring of positions follows when the round ends. G07."""
    for field, value in progress.state.chips:
        if field == at:
            progress.happen(ChipTaken(seat, value, field, "landed"))


def _take_chips_left_behind(progress: Progress[State, Event], seat: Seat) -> None:
    """Whoever is the last to leave a chip behind takes it, also from a bridge; this brings no scoring. G07."""
    chips = progress.state.chips
    if chips:
        last = min(progress.state.pawns)
        for field, value in chips:
            if field < last:
                progress.happen(ChipTaken(seat, value, field, "last"))
