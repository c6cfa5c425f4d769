"""What every explanation of a score keeps to, whatever the card."""

import pytest
from tests.games.cartographers.sheets import fast, random_grids, text
from tests.games.cartographers.twins import BOX
from tests.games.cartographers.twins import PRINTINGS as TWINS

from groma.games.cartographers.scoring import stars
from groma.games.cartographers.scoring.cards import PRINTINGS

EVERYWHERE = (1 << 121) - 1
PER_SPACE = {
    "sentinel-wood",
    "treetower",
    "canal-lake",
    "golden-granary",
    "mages-valley",
    "stoneside-forest",
    "great-city",
    "shieldgate",
    "cauldrons",
    "faunlost-thicket",
    "heart-of-the-forest",
    "ulems-wallow",
    "clawsgrove-peaks",
    "outer-enclave",
}
"""Cards that pay for single spaces, whatever these have to do with each other; the rest pay for lines and clusters."""

CARDS = [(printing, card) for printing, cards in PRINTINGS.items() for card in cards]


@pytest.mark.parametrize(("printing", "card"), [(p, c) for p, c in CARDS if p == "rulebook" or c in BOX])
def test_an_explanation_adds_up(printing: str, card: str) -> None:
    """The parts sum to the stars, lie on the sheet, name the spaces that score, and say so once."""
    explained = 0
    for grid in random_grids(seed=4, count=150):
        parts = list(PRINTINGS[printing][card](fast(grid)))
        assert sum(part.each * part.times for part in parts) == stars(parts) == TWINS[printing][card](grid).stars
        for part in parts:
            assert part.stars == part.each * part.times > 0, text(grid)
            assert part.spaces, text(grid)
            assert part.spaces | part.because | EVERYWHERE == EVERYWHERE
            if card in PER_SPACE:
                assert part.times == part.spaces.bit_count(), text(grid)
            elif card not in ("lost-barony", "caravansary"):
                assert part.times == 1, text(grid)
        explained += len(parts)
    assert explained > 5


@pytest.mark.parametrize("card", sorted(PER_SPACE))
def test_a_space_is_paid_for_once(card: str) -> None:
    """No space stands in two parts of a card that pays for spaces. (C21)"""
    for grid in random_grids(seed=5, count=80):
        seen = 0
        for part in PRINTINGS["rulebook"][card](fast(grid)):
            assert not part.spaces & seen, text(grid)
            seen |= part.spaces
