"""Position scoring: the further ahead, the more cards for the chest or the hand."""

from __future__ import annotations

from collections.abc import Sequence

from groma.games.gisborne.events import CardsOffered, Event, ScoringBegun
from groma.games.gisborne.intents import StoreCards
from groma.games.gisborne.phases.deck import cards_to_be_had, draw_cards, store_cards
from groma.games.gisborne.state import State, ranking
from groma.kernel.chance import Chance
from groma.kernel.progress import Progress
from groma.kernel.refusal import Refusal, refuse
from groma.kernel.seats import Seat

DISTRIBUTED_CARDS = {3: (3, 2, 2), 4: (3, 2, 1, 2), 5: (3, 2, 1, 1, 2)}
"""By number of players: the cards for each rank. Rulebook: Position scoring: distributed cards."""


def score_positions(progress: Progress[State, Event], chance: Chance) -> None:
    """Begin a scoring, or deal to the next in rank of one that has begun.

    There is one for each chip that was landed on in the round; in the last round the table may have it that one is
    all (G08, G14). The last in rank must take the cards on hand.
    """
    state = progress.state
    if not state.turn:
        is_only_one = state.is_last_round and state.table.options.last_round_scorings == "one"
        progress.happen(ScoringBegun(ranking(state), 0 if is_only_one else state.scorings - 1))
        return
    seat = state.turn[0]
    seats = len(state.table.seats)
    rank = seats - len(state.turn)
    count = min(DISTRIBUTED_CARDS[seats][rank], cards_to_be_had(state))
    progress.happen(CardsOffered(seat, count))
    if rank == seats - 1:
        draw_cards(progress, seat, count, "scoring", chance)


def ways_to_store(state: State) -> Sequence[StoreCards]:
    """From all on hand to all in the chest; card by card, only the next one is spoken of."""
    return tuple(StoreCards(count) for count in range(most_to_store(state) + 1))


def most_to_store(state: State) -> int:
    """How many of the cards on offer one answer speaks of."""
    return 1 if state.table.options.stash == "one_by_one" else state.offer


def put_cards(progress: Progress[State, Event], seat: Seat, stored: StoreCards, chance: Chance) -> Refusal | None:
    """So many cards go into the chest unseen, the others on hand, where their owner sees them. G08."""
    most = most_to_store(progress.state)
    if not 0 <= stored.count <= most:
        return refuse("cards-to-store", count=stored.count, most=most)
    store_cards(progress, seat, stored.count)
    draw_cards(progress, seat, most - stored.count, "scoring", chance)
    return None
