"""1. Everybody lays cards face down, in rank order."""

from __future__ import annotations

from groma.games.gisborne.cards import METALS, MOST_CARDS_LAID, Card, metal_of
from groma.games.gisborne.events import CardsLaid, CardsTakenBack, Event, RoundBegun
from groma.games.gisborne.intents import LayCards
from groma.games.gisborne.lays import Lays
from groma.games.gisborne.state import State, ranking
from groma.kernel.progress import Progress
from groma.kernel.refusal import Refusal, refuse
from groma.kernel.seats import Seat


def begin_round(progress: Progress[State, Event]) -> None:
    """The next round: cards are laid in rank order. G01, G03."""
    state = progress.state
    progress.happen(RoundBegun(state.round + 1, ranking(state)))


def lays_open_to(state: State, seat: Seat) -> Lays:
    """Everything a seat may lay: one to five cards of one metal, of several if its move begins on a village (G10),
    or the tent card alone or with up to four cards of any metals (G02).
    """
    book = state.table.book
    return Lays(book, book.allowed(state.hands[seat], state.is_on_village(seat)))


def lay_cards(progress: Progress[State, Event], seat: Seat, lay: LayCards) -> Refusal | None:
    """Lay cards face down. Where laying goes in order everybody sees how many; where all lay at once, only that."""
    state = progress.state
    table = state.table
    laid = table.book.laid(lay, state.hands[seat], state.is_on_village(seat))
    if laid is None:
        return _why_not(state, seat, lay)
    count = len(laid.cards) + laid.tent if table.options.laying == "in_order" else None
    progress.happen(CardsLaid(seat, laid, count))
    return None


def can_take_back(state: State, seat: Seat) -> bool:
    """Whether a seat may still change its mind: while all lay at once and somebody is still choosing."""
    return state.phase == "lay" and state.table.options.laying == "simultaneous" and state.lays[seat] is not None


def take_back(progress: Progress[State, Event], seat: Seat) -> None:
    """Take the laid cards back on hand, to lay others."""
    progress.happen(CardsTakenBack(seat))


def _why_not(state: State, seat: Seat, lay: LayCards) -> Refusal:
    count = len(lay.cards) + lay.tent
    if not count:
        return refuse("no-cards-laid")
    if count > MOST_CARDS_LAID:
        return refuse("too-many-cards", count=count, most=MOST_CARDS_LAID)
    missing = missing_card(state, seat, lay.cards)
    if missing is not None:
        return missing
    metals = [metal for metal in METALS if any(metal_of(card) == metal for card in lay.cards)]
    if len(metals) > 1 and not lay.tent and not state.is_on_village(seat):
        return refuse("several-metals", metals=tuple(metals))
    return refuse("cards-out-of-order", cards=lay.cards)


def missing_card(state: State, seat: Seat, cards: tuple[Card, ...]) -> Refusal | None:
    """Why these cards cannot all come from a seat's hand, if they cannot."""
    kinds = state.table.box.kinds
    for card in cards:
        held = state.hands[seat][kinds.index(card)] if card in kinds else 0
        if cards.count(card) > held:
            return refuse("not-in-hand", card=card, held=held)
    return None
