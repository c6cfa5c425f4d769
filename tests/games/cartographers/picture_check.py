"""How a picture is compared with the card it is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.games.cartographers import twins
from tests.games.cartographers.pictures import Picture
from tests.games.cartographers.sheets import fast, places_of

from groma.games.cartographers.scoring import stars
from groma.games.cartographers.scoring.cards import PRINTINGS


def check(picture: Picture) -> None:
    """Card and twin both bring what the picture says, in each printing that it is about."""
    for printing, expected in picture.expected.items():
        parts = PRINTINGS[printing][picture.card](fast(picture.grid))
        assert stars(parts) == expected, printing
        assert twins.PRINTINGS[printing][picture.card](picture.grid).stars == expected, printing
        if picture.spaces is not None:
            assert {place for part in parts for place in places_of(part.spaces)} == picture.spaces, printing


def three_of_each(pictures: Sequence[Picture], cards: set[str]) -> None:
    """At least three pictures are about each of these cards, and no two have the same name."""
    counted = Counter(picture.card for picture in pictures)
    assert set(counted) == cards
    assert {card: number for card, number in counted.items() if number < 3} == {}
    assert len({str(picture) for picture in pictures}) == len(pictures)
