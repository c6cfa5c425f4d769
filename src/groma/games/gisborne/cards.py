"""Movement cards, what they bring, and counting them.

A hand is counted, not listed: one number for each kind of card, in the order of the box.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from operator import add, sub
from typing import Literal, NewType, cast

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


@cache
def metal_of(card: Card) -> Metal:
    """The metal of a card."""
    return cast(Metal, card.partition("-")[0])


@cache
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


@lru_cache(maxsize=8)
def kind_places(kinds: tuple[Card, ...]) -> dict[Card, int]:
    """Where each kind of card stands in a count."""
    return {card: place for place, card in enumerate(kinds)}


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
