"""Laying cards: order, limits, metals, the tent. Rulings G01, G02, G03, G10."""

import pytest
from tests.games.gisborne.tables import A, B, C, D, cards, lay, only, play, refused, submit, table

from groma.games.gisborne.events import CardsLaid, CardsRevealed, Lay
from groma.games.gisborne.game import GAME
from groma.games.gisborne.intents import KeepCards, LayCards, ReturnChip, StoreCards, TakeBack

START = "DC | . .A . .B ?c . ?= . ."


def test_G01_cards_are_laid_in_rank_order_leader_first() -> None:
    """The most advanced pawn's owner lays first, and only the seat in turn is awaited."""
    state = table(START)
    assert state.turn == (B, A, D, C)
    for seat in (B, A, D, C):
        assert GAME.awaiting(state) == {seat}
        state, _ = submit(state, seat, lay("tent"))
    assert state.round == 6


def test_G01_how_many_cards_were_laid_is_seen_but_not_which() -> None:
    """Others see a number, which counts the tent card; the owner sees the cards."""
    state, events = submit(table(START), B, lay("tent b1 b1"))
    assert events == [CardsLaid(B, Lay(cards("b1 b1"), True), 3)]
    assert GAME.show(events[0], A) == GAME.show(events[0], None) == CardsLaid(B, None, 3)
    assert GAME.show(events[0], B) == events[0]
    for onlooker in (A, None):
        seen = GAME.view(state, onlooker)
        assert (seen.laid, seen.lay, seen.lays) == ((None, 3, None, None), None, (None,) * 4)
    assert GAME.view(state, B).lay == Lay(cards("b1 b1"), True)


def test_G01_all_lay_at_once_where_the_table_has_it_so() -> None:
    """Everybody is awaited, what is laid stays sealed and may be taken back until the last lay is in."""
    state = table(START, laying="simultaneous")
    before = GAME.moment(state)
    assert GAME.awaiting(state) == {A, B, C, D}
    state, events = submit(state, C, lay("b1 b1"))
    assert GAME.show(events[0], A) == CardsLaid(C, None, None)
    seen = GAME.view(state, A)
    assert (seen.has_laid, seen.laid) == ((False, False, True, False), (None,) * 4)
    assert GAME.awaiting(state) == {A, B, D}
    assert list(GAME.options(state, C)) == [TakeBack()]
    state, _ = submit(state, C, TakeBack())
    assert state == table(START, laying="simultaneous")
    for seat in (D, C, A):
        state, _ = submit(state, seat, lay("tent"))
    assert GAME.moment(state) == before
    state, events = submit(state, B, lay("b1"))
    assert GAME.moment(state) > before
    assert only(events, CardsRevealed) == [
        CardsRevealed((Lay((), True), Lay(cards("b1"), False), Lay((), True), Lay((), True)), (B,))
    ]


def test_G01_in_order_a_lay_stands() -> None:
    """Where the next player has seen how many cards lie there, they cannot be taken back."""
    state, _ = submit(table(START), B, lay("b1"))
    assert refused(state, B, TakeBack()) == "nothing-to-take-back"


def test_G02_the_tent_is_always_open_and_brings_two_cards() -> None:
    """Even with an empty hand there is a legal lay; the pawn stays and two cards are drawn."""
    state = table(START, {B: ""})
    assert list(GAME.options(state, B)) == [lay("tent")]
    after, _ = play(state)
    assert after.pawns == state.pawns
    assert [sum(hand) for hand in after.hands] == [6, 2, 6, 6]


def test_G02_cards_laid_with_the_tent_come_back() -> None:
    """With the tent up to four cards of any metals may lie, for show; they return to the hand with it."""
    state = table(START, {B: "b1 b2 s2 g4 g4"}, unseen="s3 s3 s3 s3 s3 s3 s3 s3")
    after, _ = play(state, B="tent b1 s2 g4 g4")
    assert GAME.view(after, B).hand == cards("b1 b2 s2 s3 s3 g4 g4")
    assert refused(state, B, lay("tent b1 b2 s2 g4 g4")) == "too-many-cards (count=6, most=5)"


def test_G03_rank_is_the_path_then_the_random_order_on_the_bar() -> None:
    """Beach before path before bar; on the bar the order drawn at the start counts."""
    assert GAME.view(table("DCB | . . .A ?. ?= ."), None).ranks == (A, D, C, B)
    assert GAME.view(table("D | . . .A | = . . =C5 B4"), None).ranks == (C, B, A, D)


@pytest.mark.parametrize(
    ("laid", "answer"),
    [
        ("", "no-cards-laid"),
        ("b1 b1 b1 b1 b2 b2", "too-many-cards (count=6, most=5)"),
        ("b1 s2", "several-metals (metals=bronze,silver)"),
        ("b2 s2 g3", "several-metals (metals=bronze,silver,gold)"),
        ("g4", "not-in-hand (card=gold-4, held=0)"),
        ("s2 s2", "not-in-hand (card=silver-2, held=1)"),
        ("tent s2 s2", "not-in-hand (card=silver-2, held=1)"),
        ("s9", "not-in-hand (card=silver-9, held=0)"),
    ],
)
def test_what_may_not_be_laid_is_refused_with_the_reason(laid: str, answer: str) -> None:
    """Six cards, two metals, cards not in hand, nothing at all: each is said plainly."""
    assert refused(table(START, {B: "b1 b1 b1 b1 b2 b2 s2 g3"}), B, lay(laid)) == answer


def test_cards_are_listed_in_order() -> None:
    """A lay has one way to be written, so that it is one option and not many."""
    answer = refused(table(START, {B: "b1 b2"}), B, LayCards(cards("b2") + cards("b1")))
    assert answer == "cards-out-of-order (cards=bronze-2,bronze-1)"


def test_what_was_not_asked_is_refused() -> None:
    """An intent of another phase or of a seat not in turn changes nothing."""
    state = table(START)
    assert refused(state, A, lay("b1")) == "gisborne-not-your-turn (seat=0)"
    for intent in (KeepCards(cards("b1 b1 s2")), ReturnChip(1), StoreCards(1)):
        assert refused(state, B, intent) == "not-asked-now (asked=lay)"


def test_G10_several_metals_from_a_village() -> None:
    """A move that begins on a village may mix metals, still five cards at most; others may not."""
    state = table("DC | . .A . vB ?c . . . . . . . . . ?= . .", {B: "b1 b1 b2 s2 g3 g4", A: "b1 s2"})
    after, _ = play(state, B="b1 s2 g3")
    assert after.pawns[B] == 10
    assert refused(state, B, lay("b1 b1 b2 s2 g3 g4")) == "too-many-cards (count=6, most=5)"
    state, _ = submit(state, B, lay("tent"))
    assert refused(state, A, lay("b1 s2")) == "several-metals (metals=bronze,silver)"
