"""What a player can ask for. Cards are written as "silver-3" and listed bronze, silver, gold, by value."""

from __future__ import annotations

from dataclasses import dataclass

from groma.games.gisborne.cards import Card


@dataclass(frozen=True, slots=True)
class LayCards:
    """Lay one to five cards face down: movement cards, the tent card, or both."""

    cards: tuple[Card, ...]
    tent: bool = False

    def __hash__(self) -> int:
        """By the cards: every lay of a game is looked up once in the book of lays."""
        return hash(self.cards)


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the laid cards back on hand, while others are still choosing theirs. Only where all lay at once."""


@dataclass(frozen=True, slots=True)
class KeepCards:
    """Before a river: keep these movement cards, the rest of the hand goes on the discard pile. G12."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ReturnChip:
    """Among wolves: give a chip of this value back to the box. G13."""

    value: int


@dataclass(frozen=True, slots=True)
class StoreCards:
    """At a position scoring: put so many of the unseen cards into the chest and the rest on hand. G08.

    Where the table decides card by card, this answers for the next card alone: 1 for the chest, 0 for the hand.
    """

    count: int


Intent = LayCards | TakeBack | KeepCards | ReturnChip | StoreCards
