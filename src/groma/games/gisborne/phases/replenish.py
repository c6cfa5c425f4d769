"""4. All players put their cards on the discard pile and take new cards."""

from __future__ import annotations

from typing import cast

from groma.games.gisborne.cards import metal_of, replenished_by
from groma.games.gisborne.events import Event, TableCleared, WhyDrawn
from groma.games.gisborne.phases.deck import draw_cards
from groma.games.gisborne.state import State
from groma.kernel.chance import Chance
from groma.kernel.progress import Progress
from groma.kernel.seats import Seat
