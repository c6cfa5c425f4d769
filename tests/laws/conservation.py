"""What must never get lost, looked at from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from groma.games.cartographers.editions import content
from groma.games.cartographers.events import CardRevealed, Event
from groma.games.cartographers.state import Phase, State, explore_deck


def check_cards(state: State, events: Sequence[Event]) -> None:
    """Each card of Cartographers lies where the events so far have left it."""
    options, everything, known = state.options, Counter(explore_deck(state.options)), content()
    in_column = Counter(card for card in state.column if card in everything)
    revealed = [event.card for event in events if isinstance(event, CardRevealed)]
    ambushes = [card for card in revealed if card in known.ambushes]
    heroes = [card for card in revealed if card in known.heroes]
    all_heroes = list(known.heroes) if options.heroes else []
    # Explore and ruins cards lie in the deck or in the column; ambushes and heroes are unseen or were revealed.
    assert Counter(state.deck) + in_column == everything
    assert Counter(ambushes) + Counter(state.unseen_ambushes) == Counter(options.ambushes)
    assert Counter(heroes) + Counter(state.unseen_heroes) == Counter(all_heroes)
    # One more of each went into the deck every season (H12).
    assert state.ambushes_in_deck == state.season + 1 - len(ambushes) >= 0
    assert state.heroes_in_deck == (state.season + 1 - len(heroes) if options.heroes else 0) >= 0
    assert state.time == sum(known.explore_card(card).time for card in in_column)
    assert state.time < state.season_card.threshold or state.phase in (Phase.DRAW, Phase.TROLL, Phase.OVER)
