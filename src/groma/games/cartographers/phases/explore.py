"""1. Explore Phase: a card is drawn from the bag that the explore deck is, and shown to all."""

from __future__ import annotations

from groma.games.cartographers.editions import content
from groma.games.cartographers.events import CardRevealed, Event
from groma.games.cartographers.state import State
from groma.kernel.chance import Chance, draw
from groma.kernel.progress import Progress


def reveal(progress: Progress[State, Event], chance: Chance) -> str:
    """Turn over the next card and say which it is.

    The bag holds, in this order, the explore and ruins cards still face down, the unseen ambush cards and the unseen
    hero cards in the deck. Which ambush or hero card it is, is drawn among all that nobody has seen yet: the odds are
    those of shuffled cardboard. Ambush and hero cards take no time. The bag cannot run out: a deck holds more time than
    any season lasts. (C12, C13, H12)
    """
    state = progress.state
    place = chance.below(len(state.deck) + state.ambushes_in_deck + state.heroes_in_deck)
    if place < len(state.deck):
        card = state.deck[place]
        progress.happen(CardRevealed(card, content().explore_card(card).time))
        return card
    is_ambush = place < len(state.deck) + state.ambushes_in_deck
    card = draw(chance, state.unseen_ambushes if is_ambush else state.unseen_heroes)
    progress.happen(CardRevealed(card, 0))
    return card
