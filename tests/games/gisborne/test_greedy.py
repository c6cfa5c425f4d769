"""The greedy bot: looks one round ahead, keeps cards for later, and knows the last round."""

from random import Random

from tests.games.gisborne.tables import A, B, cards, lay, play, table

from groma.bots.bot import Look, find_bot
from groma.games.gisborne.game import GAME
from groma.games.gisborne.intents import Intent, KeepCards, LayCards, ReturnChip, StoreCards
from groma.games.gisborne.state import Chest, State
from groma.kernel.seats import Seat

BOT = find_bot("greedy", "gisborne")


def chosen(state: State, seat: Seat = A) -> Intent:
    """What the bot does when it is this seat's turn."""
    look = Look(seat, GAME.options(state, seat), lambda: GAME.view(state, seat))
    return BOT.choose(look, Random(0))  # type: ignore[no-any-return]


def test_it_lands_on_a_chip_within_reach() -> None:
    """Rather than going further past it."""
    assert chosen(table("BC | .A . c3 . . . . ?c ?c ?c ?= .", {A: "b1 b1 b1 b2 s2"})) in (
        lay("s2"),
        lay("b1 b1"),
        lay("b2"),
    )


def test_it_walks_round_wolves_that_would_cost_it_a_chip() -> None:
    """With no chip in its chest it does not mind them."""
    drawn = "BC | .A . w . . . ?c ?c ?c ?= ."
    assert chosen(table(drawn, {A: "s2 s3"}, chests={A: Chest(0, (3,))})) != lay("s2")


def test_it_never_bluffs() -> None:
    """The tent is laid alone, or not at all."""
    for hand in ("", "g4", "b1 b1 s2 g3"):
        laid = chosen(table("BC | .A . . . . ?c ?c ?= .", {A: hand}))
        assert isinstance(laid, LayCards)
        assert not (laid.tent and laid.cards)


def test_it_reaches_for_the_beach_when_it_is_in_sight() -> None:
    """With all path tiles on the table it knows how far the beach is, though the End tile is not joined on yet."""
    state = table("BC | . . | . .A ?= . .", {A: "b1 s3 g3"})
    assert chosen(state) == lay("s3")
    reached, _ = play(state, A="s3")
    assert reached.is_last_round


def test_it_keeps_cards_while_there_is_a_way_to_go_and_none_in_the_last_round() -> None:
    """Unseen cards fill the hand first; at the end of the game they all go into the chest."""
    early, _ = play(table("BC | .A c2 . . . . ?c ?c ?c ?c ?c ?= .", {A: "b1"}, unseen="b1 " * 30), A="b1")
    late, _ = play(table("BC | . | = .A", {A: "b1"}), A="b1")
    assert chosen(early) == StoreCards(0)
    assert chosen(late) == StoreCards(3)


def test_it_keeps_its_best_cards_at_a_river_and_its_best_chips_among_wolves() -> None:
    """What is worth least goes."""
    state, _ = play(table("BC | .A . ~ . . ?c ?= .", {A: "b1 b1 b1 s2 s3 g4"}), A="b1 b1")
    assert chosen(state) == KeepCards(cards("s2 s3 g4"))
    state, _ = play(table("BC | .A . w . ?c ?= .", chests={A: Chest(0, (1, 3))}), A="b1 b1")
    assert chosen(state) == ReturnChip(1)


def test_an_empty_hand_stays_in_the_tent() -> None:
    """There is nothing else."""
    assert chosen(table("C | .A .B . ?c ?= .", {B: ""}), B) == lay("tent")
