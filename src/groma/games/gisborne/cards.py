"""Movement cards and lays: what may be laid together, and how many points and new cards it brings.

A hand is counted, not listed: one number for each kind of card, in the order of the box. All lays that any hand could
ever make stand once in a `LayBook`, in a fixed order, and a set of lays is a whole number with one bit for each of
them. So what a hand may lay is found with a few ANDs, however many cards it holds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from operator import add, sub
from typing import Literal, NamedTuple, NewType, cast, overload

from groma.games.gisborne.intents import LayCards

Metal = Literal["bronze", "silver", "gold"]

METALS: tuple[Metal, ...] = ("bronze", "silver", "gold")

REPLENISHED: dict[Metal, int] = {"bronze": 2, "silver": 1, "gold": 0}
"""New cards at the end of the round, by the metal laid. Rulebook: The game."""

TENT_REPLENISHED = 2
"""New cards for whoever stayed in the tent. Rulebook: Tent card."""

VILLAGE_REPLENISHED = 1
"""New cards after a move that began on a village, whatever was laid. Rulebook: Village."""

MOST_CARDS_LAID = 5
"""At most so many cards are laid at a time, the tent card among them. Rulebook: The game; G02."""

Card = NewType("Card", str)
"""A movement card by its metal and value: "silver-3". Cards alike are not told apart."""

Counts = tuple[int, ...]
"""How many cards of each kind, the kinds in the order of the box."""

_CARD = re.compile(r"(bronze|silver|gold)-([1-9][0-9]?)")


def parse_card(text: object) -> Card:
    """Read a card from its notation, as in `silver-3`; ValueError with a sentence if it is none."""
    if not isinstance(text, str) or not _CARD.fullmatch(text):
        raise ValueError(f"{text!r} is not a movement card; write its metal and value, as in silver-3")
    return Card(text)


def metal_of(card: Card) -> Metal:
    """The metal of a card."""
    return cast(Metal, card.partition("-")[0])


def value_of(card: Card) -> int:
    """The movement points of a card."""
    return int(card.partition("-")[2])


def card_order(card: Card) -> tuple[int, int]:
    """Cards are listed bronze, silver, gold, and by value within a metal."""
    return METALS.index(metal_of(card)), value_of(card)


def in_order(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The same cards in the order in which cards are listed."""
    return tuple(sorted(cards, key=card_order))


def points_of(cards: Sequence[Card]) -> int:
    """The movement points of several cards together."""
    return sum(value_of(card) for card in cards)


@lru_cache(maxsize=8192)
def counted(cards: tuple[Card, ...], kinds: tuple[Card, ...]) -> Counts:
    """Count cards by kind; ValueError for a card of no kind of this box."""
    counts = [0] * len(kinds)
    for card in cards:
        counts[kinds.index(card)] += 1
    return tuple(counts)


def listed(counts: Counts, kinds: tuple[Card, ...]) -> tuple[Card, ...]:
    """Counted cards as a list."""
    return tuple(card for card, count in zip(kinds, counts, strict=True) for _ in range(count))


def together(one: Counts, other: Counts) -> Counts:
    """Both heaps in one."""
    return tuple(map(add, one, other))


def without(heap: Counts, taken: Counts) -> Counts:
    """The heap after these cards were taken out of it."""
    return tuple(map(sub, heap, taken))


def replenished_by(cards: Sequence[Card], tent: bool, from_village: bool) -> int:
    """How many new cards a lay brings at the end of the round. G09."""
    if tent:
        return TENT_REPLENISHED
    if from_village:
        return VILLAGE_REPLENISHED
    return REPLENISHED[metal_of(cards[0])]


class LayFacts(NamedTuple):
    """What there is to know of a lay whoever makes it."""

    counts: Counts
    points: int


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
        self._place = {lay: place for place, lay in enumerate(self.lays)}
        everything = (1 << len(self.lays)) - 1
        self._not_mixed = everything & ~(((1 << len(mixed)) - 1) << len(plain))
        self._affordable = tuple(
            tuple(
                sum(1 << place for place, lay in enumerate(self.lays) if self.facts[lay].counts[kind] <= held)
                for held in range(MOST_CARDS_LAID + 1)
            )
            for kind in range(len(kinds))
        )
        self._widest = 1 << (len(self.lays) - 1).bit_length()

    def allowed(self, hand: Counts, in_village: bool) -> int:
        """The set of lays open to a hand: at most five cards, of one metal unless the move begins on a village. G10."""
        lays = -1 if in_village else self._not_mixed
        for masks, held in zip(self._affordable, hand, strict=True):
            lays &= masks[held] if held < MOST_CARDS_LAID else masks[-1]
        return lays

    def is_allowed(self, lay: LayCards, hand: Counts, in_village: bool) -> bool:
        """Whether a lay is among those open to a hand."""
        place = self._place.get(lay)
        return place is not None and self.allowed(hand, in_village) >> place & 1 == 1

    def nth(self, lays: int, number: int) -> LayCards:
        """The lay with that number, from 0, among a set of lays."""
        place, width = 0, self._widest
        while width > 1:
            width >>= 1
            low = lays & ((1 << width) - 1)
            below = low.bit_count()
            if number < below:
                lays = low
            else:
                number -= below
                lays >>= width
                place += width
        return self.lays[place]


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
        if number < 0:
            number += self._count
        if not 0 <= number < self._count:
            raise IndexError(f"there is no lay {number}: there are {self._count}")
        return self._book.nth(self._lays, number)

    def __iter__(self) -> Iterator[LayCards]:
        """All the lays in order."""
        left = self._lays
        while left:
            lowest = left & -left
            yield self._book.lays[lowest.bit_length() - 1]
            left ^= lowest
