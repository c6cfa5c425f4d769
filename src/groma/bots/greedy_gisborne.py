"""A bot for Gisborne that counts what a lay brings this round and what it makes possible in the next one.

It values a lay by the chip it lands on, the cards a position scoring would deal at the rank reached, the ground gained,
the cards spent and drawn back, and the best landing the rest of the hand could make a round later. Cards are worth
keeping while there is a path to walk, and worth nothing once the last round has come.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import Any

from groma.bots.bot import Look
from groma.games.gisborne.cards import METALS, MOST_CARDS_LAID, Card, metal_of, points_of, replenished_by, value_of
from groma.games.gisborne.intents import KeepCards, LayCards, ReturnChip, StoreCards
from groma.games.gisborne.path import FieldKind, Path, forecast
from groma.games.gisborne.phases.score import DISTRIBUTED_CARDS
from groma.games.gisborne.phases.special_fields import CARDS_OVER_RIVER
from groma.games.gisborne.view import View
from groma.kernel.seats import Seat

GROUND = 0.22
"""What a field gained is worth, in points."""
CARD = 0.3
POINT_ON_CARD = 0.14
"""What a card on hand is worth, and each of its movement points."""
FADING = 0.85
"""Every further card on hand is worth so much of the one before."""
SCORING_BY_OTHERS = 0.35
"""How likely somebody else causes a scoring in a round."""
NEXT_ROUND = 0.45
"""What a point foreseen for the next round is worth now."""
ENOUGH_CARDS = 5
"""With so many cards on hand, a card on offer goes into the chest."""
LONG_WAY = 20
"""With fewer fields than this to walk, cards lose their worth."""
TILE_LENGTH = 7.5


class GreedyGisborne:
    """Takes the option that counts for most one round ahead."""

    name = "greedy"

    def choose(self, look: Look, dice: Random) -> Any:
        """One of the options: the best by this bot's count, the first of those as good."""
        first = look.options[0]
        if isinstance(first, LayCards):
            return _best_lay(look.view, look.seat, look.options)
        if isinstance(first, KeepCards):
            return max(look.options, key=lambda kept: _worth(kept.cards))
        if isinstance(first, ReturnChip):
            return min(look.options, key=lambda chip: chip.value)
        if isinstance(first, StoreCards):
            return _stored(look.view, look.seat, look.options)
        return first


def _best_lay(view: View, seat: Seat, options: Sequence[LayCards]) -> LayCards:
    table = _Table(view, seat)
    sensible = [lay for lay in options if not (lay.tent and lay.cards)]
    return max(sensible, key=table.worth_of)


def _stored(view: View, seat: Seat, options: Sequence[StoreCards]) -> StoreCards:
    """Everything into the chest at the end or with a full hand, else keep as many as are missing."""
    most = options[-1].count
    missing = max(0, round(ENOUGH_CARDS * _Table(view, seat).use_of_cards) - len(view.hand or ()))
    return options[most - min(most, missing)]


def _worth(cards: Iterable[Card], more: float = 0) -> float:
    """What cards on hand are worth, with some more of unknown value: each less than the one before."""
    worths = sorted((CARD + POINT_ON_CARD * value_of(card) for card in cards), reverse=True)
    worths += [CARD + 2 * POINT_ON_CARD] * round(more)
    return sum(worth * FADING**place for place, worth in enumerate(worths))


class _Table:
    """What the bot reads off its view once, to weigh one lay after the other."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.path = _path_of(view)
        self.at = view.pawns[seat]
        self.chips = {
            field.number: field.chip
            for tile in view.path
            for field in tile.fields
            if field.chip is not None and field.number is not None
        }
        self.hand = view.hand or ()
        chest = view.chests[seat]
        self.own_chips = chest.chips if chest is not None else ()
        self.fields_ahead = self.path.length + view.tiles_left * TILE_LENGTH
        if not self.path.is_complete:
            self.fields_ahead += len(view.end.fields)
        way = self.fields_ahead - max(view.pawns)
        self.use_of_cards = 0.0 if view.is_last_round else min(1.0, way / LONG_WAY)

    def worth_of(self, lay: LayCards) -> float:
        """What a lay is worth in points, roughly."""
        swamp, village = self._kind(self.at) == "swamp", self._kind(self.at) == "village"
        points = 0 if lay.tent else points_of(lay.cards) // (2 if swamp else 1)
        left = list(self.hand)
        if not lay.tent:
            for card in lay.cards:
                left.remove(card)
        gain, at, left = self._landing(self.view.pawns, points, left)
        drawn = min(replenished_by(lay.cards, lay.tent, village), self.view.deck + self.view.discard)
        cards = _worth(left, drawn)
        reach = self._next_round(at, left) if at < self.fields_ahead else 0.0
        return gain + self.use_of_cards * cards + NEXT_ROUND * reach

    def _landing(self, pawns: tuple[int, ...], points: int, left: list[Card]) -> tuple[float, int, list[Card]]:
        """What walking so far brings, where the pawn stands then, and which cards of the hand are left."""
        at = pawns[self.seat]
        there = forecast(self.path, pawns, at, points)
        if there.rivers and len(left) > CARDS_OVER_RIVER:
            left = sorted(left, key=value_of, reverse=True)[:CARDS_OVER_RIVER]
        to = at + points if there.to is None else there.to
        is_first_on_beach = there.is_beach and not self.view.is_last_round
        chip = self.view.beach_chip if is_first_on_beach else None
        loss = 0.0
        if there.to is not None and not there.is_beach and to != at:
            chip = self.chips.get(to)
            if self._kind(to) == "wolves" and self.own_chips:
                loss = self.own_chips[0]
            elif self._kind(to) == "swamp":
                loss = self.use_of_cards
        cards = self._scoring_cards(pawns, to)
        scorings = SCORING_BY_OTHERS + (chip is not None)
        return (chip or 0) + scorings * cards + GROUND * (to - at) - loss, to, left

    def _scoring_cards(self, pawns: tuple[int, ...], to: int) -> float:
        """The points a position scoring brings at this rank, counted against what the others get for it."""
        ahead = sum(1 for seat, field in enumerate(pawns) if seat != self.seat and field >= to)
        dealt = DISTRIBUTED_CARDS[len(pawns)]
        chest = [*dealt[:-1], dealt[-1] * CARD]
        others = (sum(chest) - chest[ahead]) / (len(pawns) - 1)
        return chest[ahead] - 0.5 * others

    def _next_round(self, at: int, left: Sequence[Card]) -> float:
        """The most that the cards left could bring a round later, if nobody else moved until then."""
        pawns = tuple(at if seat == self.seat else field for seat, field in enumerate(self.view.pawns))
        halved = 2 if self._kind(at) == "swamp" else 1
        sums = _sums(tuple(sorted(left, key=value_of)), self._kind(at) == "village")
        return max((self._landing(pawns, points // halved, [])[0] for points in sums), default=0.0)

    def _kind(self, field: int) -> FieldKind:
        return self.path.kinds[field] if field <= self.path.length else "plain"


@lru_cache(maxsize=4096)
def _sums(cards: tuple[Card, ...], is_mixed: bool) -> tuple[int, ...]:
    """Every number of points that a lay of these cards can have."""
    heaps = [cards] if is_mixed else [tuple(card for card in cards if metal_of(card) == metal) for metal in METALS]
    found: set[int] = set()
    for heap in heaps:
        reached = {(0, 0)}
        for card in heap:
            reached |= {(count + 1, total + value_of(card)) for count, total in reached if count < MOST_CARDS_LAID}
        found |= {total for count, total in reached if count}
    return tuple(sorted(found))


def _path_of(view: View) -> Path:
    """The path as the rules have it, read off a view, with the End tile once no other tile can come before it."""
    has_end_in_sight = not view.is_path_complete and not view.tiles_left
    tiles = (*view.path, view.end) if has_end_in_sight else view.path
    fields = list(enumerate((field for tile in tiles for field in tile.fields), start=1))
    return Path(
        tuple(tile.id for tile in tiles),
        tuple(accumulate((len(tile.fields) for tile in tiles[:-1]), initial=1)),
        ("plain", *(_field_kind(field.kind) for _, field in fields)),
        frozenset(number for number, field in fields if field.river_after),
        tuple((number, field.bridge_to) for number, field in fields if field.bridge_to is not None),
        view.is_path_complete or has_end_in_sight,
    )


def _field_kind(kind: str) -> FieldKind:
    known: dict[str, FieldKind] = {"card": "card", "village": "village", "swamp": "swamp", "wolves": "wolves"}
    return known.get(kind, "plain")


BOT = GreedyGisborne()
