"""What has happened, in the past tense. Chance is in here: a card drawn, a tile uncovered.

A field that is None where a value is expected is one that the reader of the event may not know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from groma.games.gisborne.cards import Card
from groma.games.gisborne.table import TableOptions
from groma.kernel.seats import Seat

WhyDrawn = Literal["start", "tent", "village", "bronze", "silver", "gold", "scoring"]
WhyChip = Literal["landed", "last", "beach"]


@dataclass(frozen=True, slots=True)
class Lay:
    """What one seat has laid."""

    cards: tuple[Card, ...]
    tent: bool


@dataclass(frozen=True, slots=True)
class TableSet:
    """The table was set up; the pawns stand on the bar in a random order."""

    options: TableOptions
    seats: int
    bar_order: tuple[Seat, ...]
    """The seats from the front of the bar to its back."""
    next_chip: int | None
    """The chip on top of the pile; None if the pile lies face down."""


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """A round began; cards are laid in this order."""

    round: int
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CardsLaid:
    """A seat laid cards face down."""

    seat: Seat
    lay: Lay | None
    count: int | None
    """How many cards lie there, the tent card included, where laying goes in order; None where all lay at once."""


@dataclass(frozen=True, slots=True)
class CardsTakenBack:
    """A seat took its laid cards back to choose anew."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsRevealed:
    """All laid cards were turned over."""

    lays: tuple[Lay, ...]
    """By seat."""
    order: tuple[Seat, ...]
    """The seats that move, most advanced first."""


@dataclass(frozen=True, slots=True)
class TileUncovered:
    """A tile was joined to the end of the path."""

    tile: str
    chip: int | None
    """The chip put on its card field; the End tile gets none."""
    next_chip: int | None
    """The chip that is now on top of the pile, if it lies face up and is not used up."""


@dataclass(frozen=True, slots=True)
class RiverReached:
    """A moving pawn stands before a river with too many cards in its owner's hand."""

    seat: Seat
    points: int
    """The points of the whole move, and how many are left."""
    left: int
    at: int
    bridge: int | None
    """The far end of the bridge crossed earlier in this move."""


@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """Cards too many to cross the river went on the discard pile, face up."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PawnMoved:
    """A pawn moved: walked its points, was pushed on if the field was taken, crossed a bridge if one began there."""

    seat: Seat
    points: int
    """The points it walked, halved already if it began in a swamp."""
    to: int
    bridge: int | None
    """The far end of the bridge it crossed."""


@dataclass(frozen=True, slots=True)
class ChipTaken:
    """A chip went into a chest: landed on, left behind as the last of all, or as the first on the beach."""

    seat: Seat
    value: int
    field: int | None
    """The card field it lay on; None for the beach."""
    why: WhyChip


@dataclass(frozen=True, slots=True)
class WolvesMet:
    """A pawn landed among wolves, and its owner has chips to lose."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChipReturned:
    """A chip went back to the box for good."""

    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Cards that a seat took from the deck on hand."""

    seat: Seat
    cards: tuple[Card, ...] | None
    count: int
    why: WhyDrawn


@dataclass(frozen=True, slots=True)
class CardsReplenished:
    """The laid cards went on the discard pile, whoever stayed in the tent took everything back on hand, and all drew
    new cards in this order. What the deck did not hold is drawn after it has been shuffled anew.
    """

    draws: tuple[Draw, ...]


@dataclass(frozen=True, slots=True)
class DeckReshuffled:
    """The deck was used up and the discard pile became the new one."""

    count: int


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """A seat took cards from the deck on hand."""

    draw: Draw


@dataclass(frozen=True, slots=True)
class ScoringBegun:
    """A position scoring began; cards are offered in this order."""

    order: tuple[Seat, ...]
    left: int
    """How many more scorings follow this one."""


@dataclass(frozen=True, slots=True)
class CardsOffered:
    """Unseen cards are dealt to a seat, which says where they go; the last in rank takes them on hand."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class CardsStored:
    """Unseen cards went into a chest, worth a point each."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last round is over."""


Event = (
    TableSet
    | RoundBegun
    | CardsLaid
    | CardsTakenBack
    | CardsRevealed
    | TileUncovered
    | RiverReached
    | CardsDiscarded
    | PawnMoved
    | ChipTaken
    | WolvesMet
    | ChipReturned
    | CardsReplenished
    | DeckReshuffled
    | CardsDrawn
    | ScoringBegun
    | CardsOffered
    | CardsStored
    | GameEnded
)
