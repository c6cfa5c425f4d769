"""The deck: drawing from it, and the discard pile becoming the new one. G16."""

from __future__ import annotations

from groma.games.gisborne.cards import Card
from groma.games.gisborne.events import CardsDrawn, CardsStored, DeckReshuffled, Draw, Event, WhyDrawn
from groma.games.gisborne.state import State
from groma.kernel.chance import Chance
from groma.kernel.progress import Progress
from groma.kernel.seats import Seat


def draw_cards(progress: Progress[State, Event], seat: Seat, count: int, why: WhyDrawn, chance: Chance) -> None:
    """A seat takes cards on hand. With deck and discard pile both empty it gets no more, and is owed nothing."""
    while count and (at_hand := _refilled(progress)):
        state = progress.state
        drawn = draw_from(list(state.unseen), state.table.box.kinds, seat, min(count, at_hand), why, chance)
        progress.happen(CardsDrawn(drawn))
        count -= drawn.count


def draw_from(
    unseen: list[int], kinds: tuple[Card, ...], seat: Seat, count: int, why: WhyDrawn, chance: Chance
) -> Draw:
    """Draw cards out of the unseen ones, which are numbered kind by kind in the order of the box."""
    total = sum(unseen)
    cards = []
    for left in range(total, total - count, -1):
        number = chance.below(left)
        for kind, heap in enumerate(unseen):  # noqa: B007 - the kind it ends with is the one drawn
            number -= heap
            if number < 0:
                break
        unseen[kind] -= 1
        cards.append(kinds[kind])
    return Draw(seat, tuple(cards), count, why)


def store_cards(progress: Progress[State, Event], seat: Seat, count: int) -> None:
    """A seat puts cards into its chest without looking at them. They stay among the unseen: nobody knows them."""
    while count and (at_hand := _refilled(progress)):
        now = min(count, at_hand)
        progress.happen(CardsStored(seat, now))
        count -= now


def cards_to_be_had(state: State) -> int:
    """How many cards can be taken before deck and discard pile are both empty."""
    return state.deck + sum(state.discard)


def _refilled(progress: Progress[State, Event]) -> int:
    """How many cards the deck holds, once an empty one has been replaced by the discard pile."""
    state = progress.state
    if not state.deck and any(state.discard):
        state = progress.happen(DeckReshuffled(sum(state.discard)))
    return state.deck
