"""What has happened, in the past tense. Chance is in here: a card drawn, a tile uncovered.

A field that is None where a value is expected is one that the reader of the event may not know. Events are named
tuples, the cheapest values to make; the `count` of some, as records call it, takes the place of a tuple's own method.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from groma.games.gisborne.cards import Card
from groma.games.gisborne.table import TableOptions
from groma.kernel.seats import Seat

WhyDrawn = Literal["start", "tent", "village", "bronze", "silver", "gold", "scoring"]
WhyChip = Literal["landed", "last", "beach"]


class Lay(NamedTuple):
    """What one seat has laid."""

    cards: tuple[Card, ...]
    tent: bool


class TableSet(NamedTuple):
    """The table was set up; the pawns stand on the bar in a random order."""

    options: TableOptions
    seats: int
    bar_order: tuple[Seat, ...]
    """The seats from the front of the bar to its back."""
    next_chip: int | None
    """The chip on top of the pile; None if the pile lies face down."""


class RoundBegun(NamedTuple):
    """A round began; cards are laid in this order."""

    round: int
    order: tuple[Seat, ...]


class CardsLaid(NamedTuple):
    """A seat laid cards face down."""

    seat: Seat
    lay: Lay | None
    count: int | None  # type: ignore[assignment]
    """How many cards lie there, the tent card included, where laying goes in order; None where all lay at once."""


class CardsTakenBack(NamedTuple):
    """A seat took its laid cards back to choose anew."""

    seat: Seat


class CardsRevealed(NamedTuple):
    """All laid cards were turned over."""

    lays: tuple[Lay, ...]
    """By seat."""
    order: tuple[Seat, ...]
    """The seats that move, most advanced first."""


class TileUncovered(NamedTuple):
    """A tile was joined to the end of the path."""

    tile: str
    chip: int | None
    """The chip put on its card field; the End tile gets none."""
    next_chip: int | None
    """The chip that is now on top of the pile, if it lies face up and is not used up."""


class RiverReached(NamedTuple):
    """A moving pawn stands before a river with too many cards in its owner's hand."""

    seat: Seat
    points: int
    """The points of the whole move, and how many are left."""
    left: int
    at: int
    bridge: int | None
    """The far end of the bridge crossed earlier in this move."""


class CardsDiscarded(NamedTuple):
    """Cards too many to cross the river went on the discard pile, face up."""

    seat: Seat
    cards: tuple[Card, ...]


class PawnMoved(NamedTuple):
    """A pawn moved: walked its points, was pushed on if the field was taken, crossed a bridge if one began there."""

    seat: Seat
    points: int
    """The points it walked, halved already if it began in a swamp."""
    to: int
    bridge: int | None
    """The far end of the bridge it crossed."""


class ChipTaken(NamedTuple):
    """A chip went into a chest: landed on, left behind as the last of all, or as the first on the beach."""

    seat: Seat
    value: int
    field: int | None
    """The card field it lay on; None for the beach."""
    why: WhyChip


class WolvesMet(NamedTuple):
    """A pawn landed among wolves, and its owner has chips to lose."""

    seat: Seat


class ChipReturned(NamedTuple):
    """A chip went back to the box for good."""

    seat: Seat
    value: int


class Draw(NamedTuple):
    """Cards that a seat took from the deck on hand."""

    seat: Seat
    cards: tuple[Card, ...] | None
    count: int  # type: ignore[assignment]
    why: WhyDrawn


class CardsReplenished(NamedTuple):
    """The laid cards went on the discard pile, whoever stayed in the tent took everything back on hand, and all drew
    new cards in this order. What the deck did not hold is drawn after it has been shuffled anew.
    """

    draws: tuple[Draw, ...]


class DeckReshuffled(NamedTuple):
    """The deck was used up and the discard pile became the new one."""

    count: int  # type: ignore[assignment]


class CardsDrawn(NamedTuple):
    """A seat took cards from the deck on hand."""

    draw: Draw


class ScoringBegun(NamedTuple):
    """A position scoring began; cards are offered in this order."""

    order: tuple[Seat, ...]
    left: int
    """How many more scorings follow this one."""


class CardsOffered(NamedTuple):
    """Unseen cards are dealt to a seat, which says where they go; the last in rank takes them on hand."""

    seat: Seat
    count: int  # type: ignore[assignment]


class CardsStored(NamedTuple):
    """Unseen cards went into a chest, worth a point each."""

    seat: Seat
    count: int  # type: ignore[assignment]


class GameEnded(NamedTuple):
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
