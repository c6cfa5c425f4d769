"""Preparation: the pawns on the bar, the pile of chips, five cards for everybody."""

from __future__ import annotations

from groma.games.gisborne.box import find_box, has_box
from groma.games.gisborne.events import Event, TableSet
from groma.games.gisborne.phases.deck import draw_cards
from groma.games.gisborne.state import State, evolve
from groma.games.gisborne.table import FEWEST_PLAYERS, LONGEST_CAP, MOST_PLAYERS, TableOptions
from groma.kernel.chance import Chance, draw, shuffled
from groma.kernel.progress import Progress
from groma.kernel.refusal import Refusal, refuse
from groma.kernel.seats import Seat

CARDS_AT_START = 5
"""Rulebook: Preparation."""


def check_table(options: TableOptions, seats: int) -> Refusal | None:
    """Why there can be no such table: three to five play (G19), with a set of tiles that is known here."""
    if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
        return refuse("gisborne-players", seats=seats, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    if not has_box(options.tiles):
        return refuse("unknown-tile-set", name=options.tiles)
    if not 1 <= options.round_cap <= LONGEST_CAP:
        return refuse("round-cap", rounds=options.round_cap, most=LONGEST_CAP)
    return None


def prepare(options: TableOptions, seats: int, chance: Chance) -> Progress[State, Event]:
    """Draw the order on the bar and, if the pile lies face up, its first chip; then deal five cards to every seat.

    Nothing else is shuffled: a card, a tile or a chip is drawn when it is first looked at.
    """
    order = shuffled(chance, [Seat(seat) for seat in range(seats)])
    box = find_box(options.tiles)
    next_chip = draw(chance, box.chips) if options.chip_pile == "face_up" else None
    event = TableSet(options, seats, order, next_chip)
    progress: Progress[State, Event] = Progress(evolve(None, event), evolve)
    progress.events.append(event)
    for seat in progress.state.table.seats:
        draw_cards(progress, seat, CARDS_AT_START, "start", chance)
    return progress
