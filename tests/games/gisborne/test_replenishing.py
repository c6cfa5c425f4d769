"""New cards, the deck and the discard pile. Rulings G02, G09, G16."""

import pytest
from tests.games.gisborne.tables import A, B, C, cards, only, play, table

from groma.games.gisborne.events import CardsDrawn, CardsReplenished, DeckReshuffled, Draw
from groma.games.gisborne.game import GAME
from groma.games.gisborne.state import Chest
from groma.kernel.chance import ScriptedChance

ROAD = "BC | .A . . . . . . . . . . . . ?c ?= ."


@pytest.mark.parametrize(("laid", "drawn"), [("b1 b1", 2), ("s2", 1), ("g3", 0), ("tent", 2), ("tent g3", 2)])
def test_G09_new_cards_by_the_metal_laid(laid: str, drawn: int) -> None:
    """Bronze 2, silver 1, gold none, the tent 2; once per player, however many cards were laid."""
    before = table(ROAD)
    after, _ = play(before, A=laid)
    spent = 0 if "tent" in laid else len(laid.split())
    assert sum(after.hands[A]) == sum(before.hands[A]) - spent + drawn


@pytest.mark.parametrize("laid", ["b1 b1", "s2", "g3", "b1 s2 g3"])
def test_G09_from_a_village_it_is_one_card_whatever_was_laid(laid: str) -> None:
    """A move that begins on a village is replenished with one card; ending on one does not count."""
    before = table("BC | vA . . . . . . . . . . . ?c ?= .")
    after, _ = play(before, A=laid)
    assert sum(after.hands[A]) == sum(before.hands[A]) - len(laid.split()) + 1
    after, _ = play(table("BC | .A . v . . ?c ?= ."), A="b1 b1")
    assert sum(after.hands[A]) == 4 - 2 + 2


def test_G09_the_tent_in_a_village_brings_two() -> None:
    """No move began there."""
    after, _ = play(table("BC | vA . . ?c ?= ."))
    assert sum(after.hands[A]) == 6


def test_G09_cards_are_drawn_in_rank_order() -> None:
    """Ranks as they are after moving; each draw is shown to its owner alone."""
    chance = ScriptedChance(tuple(range(10)))
    _, events = play(table("C | .A .B . . . ?c ?= .", unseen="b1 b1 b2 b2 s2 s2 s3 s3 g3 g3"), chance, A="g3")
    replenished = only(events, CardsReplenished)[0]
    assert isinstance(replenished, CardsReplenished)
    assert [draw.seat for draw in replenished.draws] == [B, C]
    shown = GAME.show(replenished, C)
    assert isinstance(shown, CardsReplenished)
    assert [draw.cards is None for draw in shown.draws] == [True, False]


def test_laid_cards_go_on_the_discard_pile_before_anybody_draws() -> None:
    """So that they are shuffled in when the deck is used up at that moment."""
    state, events = play(table(ROAD, unseen="g4"), A="b1 b1")
    assert only(events, CardsReplenished) == [CardsReplenished((Draw(A, cards("g4"), 1, "bronze"),))]
    assert only(events, DeckReshuffled) == [DeckReshuffled(2)]
    assert only(events, CardsDrawn) == [
        CardsDrawn(Draw(A, cards("b1"), 1, "bronze")),
        CardsDrawn(Draw(B, cards("b1"), 1, "tent")),
    ]
    assert (state.deck, sum(state.discard)) == (0, 0)


def test_G16_the_discard_pile_becomes_the_deck() -> None:
    """When the deck is used up and a card is needed, and not before."""
    state, events = play(table(ROAD, unseen="g4 g4 g4 g4 g4 g4", discard="b1 b1 s2"))
    assert only(events, DeckReshuffled) == []
    assert (state.deck, sum(state.discard)) == (0, 3)
    _, events = play(table(ROAD, unseen="g4 g4 g4 g4 g4", discard="b1 b1 s2"))
    assert only(events, DeckReshuffled) == [DeckReshuffled(3)]


def test_G16_with_deck_and_discard_pile_empty_nothing_is_drawn_and_nothing_owed() -> None:
    """The game goes on with what there is."""
    state, events = play(table(ROAD, unseen=""))
    assert (only(events, CardsDrawn), only(events, CardsReplenished)) == ([], [CardsReplenished(())])
    assert [sum(hand) for hand in state.hands] == [4, 4, 4]
    assert state.round == 6
    state, _ = play(state, A="g3")
    assert [sum(hand) for hand in state.hands] == [3, 5, 4]


def test_G16_cards_in_chests_are_not_shuffled_in() -> None:
    """They have left the game; nobody knows which they are, and they cannot be drawn again."""
    before = table(ROAD, unseen="g4 g4 g4", discard="b1 b1 b1 b1 b1 b1", chests={C: Chest(3, ())})._replace(deck=0)
    state, _ = play(before)
    assert GAME.view(state, A).hand == cards("b1 b1 b1 b1 s2 g3")
    assert state.stored == before.unseen
    assert (sum(state.unseen), state.deck) == (0, 0)
