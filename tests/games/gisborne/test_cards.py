"""Lays: the book of all lays against a slow, obvious twin."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.gisborne.tables import KINDS

from groma.games.gisborne.cards import (
    MOST_CARDS_LAID,
    Card,
    card_order,
    in_order,
    listed,
    metal_of,
    parse_card,
)
from groma.games.gisborne.intents import LayCards
from groma.games.gisborne.lays import Lays, lay_book

HANDS = st.tuples(*(st.integers(0, 3) for _ in KINDS))


def slow_lays(hand: list[Card], in_village: bool) -> set[LayCards]:
    """Every lay of a hand, found by trying every heap of cards."""
    found = {LayCards((), tent=True)}
    for size in range(1, MOST_CARDS_LAID + 1):
        for heap in combinations(hand, size):
            cards = in_order(heap)
            if size < MOST_CARDS_LAID:
                found.add(LayCards(cards, tent=True))
            if in_village or len({metal_of(card) for card in cards}) == 1:
                found.add(LayCards(cards))
    return found


@given(HANDS, st.booleans())
def test_the_book_knows_every_lay_of_a_hand(hand: tuple[int, ...], in_village: bool) -> None:
    """The same lays as the slow twin finds, each once."""
    book = lay_book(KINDS)
    lays = Lays(book, book.allowed(hand, in_village))
    listed_lays = list(lays)
    assert len(lays) == len(listed_lays) == len(set(listed_lays))
    assert set(listed_lays) == slow_lays(list(listed(hand, KINDS)), in_village)
    assert [lays[number] for number in range(len(lays))] == listed_lays
    for lay in listed_lays[:5]:
        assert book.is_allowed(lay, hand, in_village)


def test_lays_are_a_sequence() -> None:
    """With negative numbers, slices, and an error past the end."""
    book = lay_book(KINDS)
    lays = Lays(book, book.allowed((1, 1, 0, 0, 0, 0), False))
    everything = tuple(lays)
    assert (lays[-1], lays[1:3]) == (everything[-1], everything[1:3])
    with pytest.raises(IndexError, match="there is no lay 7: there are 7"):
        lays[7]


def test_a_hand_of_nothing_can_still_lay_the_tent() -> None:
    """The tent card is never gone."""
    book = lay_book(KINDS)
    assert list(Lays(book, book.allowed((0,) * 6, False))) == [LayCards((), tent=True)]


def test_cards_are_written_by_metal_and_value() -> None:
    """Anything else is refused with a sentence."""
    assert parse_card("silver-3") == "silver-3"
    assert sorted(["gold-3", "bronze-2", "bronze-1"], key=card_order) == ["bronze-1", "bronze-2", "gold-3"]  # type: ignore[arg-type]
    for wrong in ("silver", "tin-3", "silver-0", "silver-3 ", 3, None):
        with pytest.raises(ValueError, match="is not a movement card; write its metal and value, as in silver-3"):
            parse_card(wrong)
