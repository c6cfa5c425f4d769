"""Lays: which cards may be laid together.

All lays that any hand could ever make stand once in a `LayBook`, in a fixed order, and a set of lays is a whole number
with one bit for each of them. So what a hand may lay is found with a few ANDs, however many cards it holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple, overload

from groma.games.gisborne.cards import MOST_CARDS_LAID, Card, Counts, counted, metal_of, points_of
from groma.games.gisborne.events import Lay
from groma.games.gisborne.intents import LayCards

_IN_NO_BOOK = (0, None)
_AT_ONCE = 3
"""So many kinds of cards are looked up together."""
_BITS_OF_BYTE = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
"""By byte the places of its set bits."""


class LayFacts(NamedTuple):
    """What there is to know of a lay whoever makes it."""

    counts: Counts
    points: int


class _Affordable(dict[Counts, int]):
    """The lays that a hand has cards enough for, as far as some kinds go, by how many it holds; made when asked for."""

    def __init__(self, by_kind: Sequence[Sequence[int]]) -> None:
        """For each of these kinds, the lays that so many cards of it, from none to the most laid, are enough for."""
        self._by_kind = by_kind

    def __missing__(self, held: Counts) -> int:
        lays = -1
        for by_count, count in zip(self._by_kind, held, strict=True):
            lays &= by_count[min(count, MOST_CARDS_LAID)]
        self[held] = lays
        return lays


class LayBook:
    """Every lay there is with these kinds of cards, in a fixed order.

    First the lays without the tent card, those of one metal before the mixed ones, then the lays with it; each group
    by the number of cards.
    """

    def __init__(self, kinds: tuple[Card, ...]) -> None:
        """List all lays with these kinds of cards."""
        self.kinds = kinds
        heaps = [cards for size in range(MOST_CARDS_LAID + 1) for cards in combinations_with_replacement(kinds, size)]
        plain = [cards for cards in heaps if cards and len(set(map(metal_of, cards))) == 1]
        mixed = [cards for cards in heaps if len(set(map(metal_of, cards))) > 1]
        tents = [cards for cards in heaps if len(cards) < MOST_CARDS_LAID]
        self.lays = (
            *(LayCards(cards) for cards in plain),
            *(LayCards(cards) for cards in mixed),
            *(LayCards(cards, tent=True) for cards in tents),
        )
        self.facts = {lay: LayFacts(counted(lay.cards, kinds), points_of(lay.cards)) for lay in self.lays}
        self._laid = {lay: (place, Lay(lay.cards, lay.tent)) for place, lay in enumerate(self.lays)}
        self._everything = (1 << len(self.lays)) - 1
        self._not_mixed = self._everything & ~(((1 << len(mixed)) - 1) << len(plain))
        by_kind = tuple(
            tuple(
                sum(1 << place for place, lay in enumerate(self.lays) if self.facts[lay].counts[kind] <= held)
                for held in range(MOST_CARDS_LAID + 1)
            )
            for kind in range(len(kinds))
        )
        together = [slice(first, first + _AT_ONCE) for first in range(0, len(kinds), _AT_ONCE)]
        self._affordable = tuple((some, _Affordable(by_kind[some])) for some in together)
        # Halved down to a byte, whose bits are looked up.
        widths = [1 << step for step in reversed(range(3, (len(self.lays) - 1).bit_length()))]
        self._halves = tuple((width, (1 << width) - 1) for width in widths)
        self._asked_last: tuple[Counts, bool, int] = ((), False, 0)

    def __reduce__(self) -> tuple[object, tuple[tuple[Card, ...]]]:
        """In another process it is that process's own book of these cards, and its memory stays behind."""
        return lay_book, (self.kinds,)

    def allowed(self, hand: Counts, in_village: bool) -> int:
        """The set of lays open to a hand: at most five cards, of one metal unless the move begins on a village. G10."""
        # What is offered to a hand is then chosen by it, so the last answer is mostly asked for twice.
        last_hand, last_village, lays = self._asked_last
        if hand is last_hand and in_village is last_village:
            return lays
        lays = self._everything if in_village else self._not_mixed
        for kinds, affordable in self._affordable:
            lays &= affordable[hand[kinds]]
        self._asked_last = hand, in_village, lays
        return lays

    def is_allowed(self, lay: LayCards, hand: Counts, in_village: bool) -> bool:
        """Whether a lay is among those open to a hand."""
        return self.laid(lay, hand, in_village) is not None

    def laid(self, lay: LayCards, hand: Counts, in_village: bool) -> Lay | None:
        """What lies on the table when a hand lays this; None if it is not among the lays open to that hand."""
        place, laid = self._laid.get(lay, _IN_NO_BOOK)
        return laid if self.allowed(hand, in_village) >> place & 1 else None

    def nth(self, lays: int, number: int) -> LayCards:
        """The lay with that number, from 0, among a set of lays."""
        place = 0
        for width, half in self._halves:
            low = lays & half
            below = low.bit_count()
            if number < below:
                lays = low
            else:
                number -= below
                lays >>= width
                place += width
        return self.lays[place + _BITS_OF_BYTE[lays][number]]


@lru_cache(maxsize=8)
def lay_book(kinds: tuple[Card, ...]) -> LayBook:
    """The book of all lays with these kinds of cards; made once."""
    return LayBook(kinds)


class Lays(Sequence[LayCards]):
    """A set of lays as a list in the order of the book; a lay is looked up only when it is asked for."""

    __slots__ = ("_book", "_count", "_lays")

    def __init__(self, book: LayBook, lays: int) -> None:
        """The lays of this set, as `LayBook.allowed` tells them."""
        self._book = book
        self._lays = lays
        self._count = lays.bit_count()

    def __len__(self) -> int:
        """How many lays there are."""
        return self._count

    @overload
    def __getitem__(self, number: int) -> LayCards: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[LayCards]: ...
    def __getitem__(self, number: int | slice) -> LayCards | Sequence[LayCards]:
        """The lay with that number, from 0."""
        if isinstance(number, slice):
            return tuple(self)[number]
        if not 0 <= number < self._count:
            if not -self._count <= number < 0:
                raise IndexError(f"there is no lay {number}: there are {self._count}")
            number += self._count
        return self._book.nth(self._lays, number)

    def __iter__(self) -> Iterator[LayCards]:
        """All the lays in order."""
        left = self._lays
        while left:
            lowest = left & -left
            yield self._book.lays[lowest.bit_length() - 1]
            left ^= lowest
