"""Which function is which card, in each printing."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from groma.games.cartographers.scoring import ScoringCard, farms_and_waters, forests, spaces, villages
from groma.games.cartographers.scoring.farms_and_waters import craylund_box, ulems_wallow_box
from groma.games.cartographers.scoring.forests import heart_of_the_forest_box
from groma.games.cartographers.scoring.spaces import banded_hills_box, dwarvenholds_box
from groma.games.cartographers.scoring.villages import traylo_monastery_box

RULEBOOK: Mapping[str, ScoringCard] = MappingProxyType(
    {
        "sentinel-wood": forests.sentinel_wood,
        "treetower": forests.treetower,
        "greenbough": forests.greenbough,
        "stoneside-forest": forests.stoneside_forest,
        "canal-lake": farms_and_waters.canal_lake,
        "golden-granary": farms_and_waters.golden_granary,
        "mages-valley": farms_and_waters.mages_valley,
        "shoreside-expanse": farms_and_waters.shoreside_expanse,
        "wildholds": villages.wildholds,
        "great-city": villages.great_city,
        "greengold-plains": villages.greengold_plains,
        "shieldgate": villages.shieldgate,
        "borderlands": spaces.borderlands,
        "lost-barony": spaces.lost_barony,
        "broken-road": spaces.broken_road,
        "cauldrons": spaces.cauldrons,
        "faunlost-thicket": forests.faunlost_thicket,
        "deepwood": forests.deepwood,
        "heart-of-the-forest": forests.heart_of_the_forest,
        "sleepy-valley": forests.sleepy_valley,
        "craylund": farms_and_waters.craylund,
        "ulems-wallow": farms_and_waters.ulems_wallow,
        "clawsgrove-peaks": farms_and_waters.clawsgrove_peaks,
        "jorekborg": farms_and_waters.jorekborg,
        "traylo-monastery": villages.traylo_monastery,
        "outer-enclave": villages.outer_enclave,
        "gnomish-colony": villages.gnomish_colony,
        "caravansary": villages.caravansary,
        "dwarvenholds": spaces.dwarvenholds,
        "silos": spaces.silos,
        "banded-hills": spaces.banded_hills,
        "starlit-sigil": spaces.starlit_sigil,
    }
)

BOX: Mapping[str, ScoringCard] = MappingProxyType(
    {
        **RULEBOOK,
        "heart-of-the-forest": heart_of_the_forest_box,
        "craylund": craylund_box,
        "ulems-wallow": ulems_wallow_box,
        "traylo-monastery": traylo_monastery_box,
        "dwarvenholds": dwarvenholds_box,
        "banded-hills": banded_hills_box,
    }
)

PRINTINGS: Mapping[str, Mapping[str, ScoringCard]] = MappingProxyType({"rulebook": RULEBOOK, "box": BOX})
"""Six cards differ between the rulebook and the cards in the box (ruling H01)."""
