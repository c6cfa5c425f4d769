"""Moving: points, occupied fields, uncovering, shortcuts, rivers, the beach. Rulings G03 to G06, G11, G12, G14."""

import pytest
from tests.games.gisborne.tables import A, B, C, D, cards, only, picture, play, refused, submit, table

from groma.games.gisborne.events import (
    CardsDiscarded,
    CardsRevealed,
    ChipTaken,
    PawnMoved,
    RiverReached,
    TileUncovered,
)
from groma.games.gisborne.game import GAME
from groma.games.gisborne.intents import KeepCards
from groma.games.gisborne.state import Chest
from groma.kernel.chance import ScriptedChance


def after(drawn: str, hands: dict[int, str] | None = None, **lays: str) -> str:
    """Where everybody stands after these lays."""
    state, _ = play(table(drawn, hands), **lays)  # type: ignore[arg-type]
    return picture(state)


def test_a_pawn_moves_a_field_for_each_point() -> None:
    """The bar is no field: one point leads to the first field behind it."""
    assert after("ABC | . . . . . ?. ?= .", A="b1 b1") == "BC | . .A . . ."
    assert after("ABC | . . . . . ?. ?= .", A="b1 b1", B="b1", C="g3") == "| .B .A .C . ."


def test_pawns_move_one_by_one_the_most_advanced_first() -> None:
    """The order is that of the ranks when the cards are revealed."""
    state, events = play(table("C | .A . .B . . . . . . ?. ?= ."), A="g3", B="b1", C="b1 b1")
    revealed = only(events, CardsRevealed)[0]
    assert isinstance(revealed, CardsRevealed)
    assert revealed.order == (B, A, C)
    assert picture(state) == "| . .C . .B .A . . . ."


def test_G04_the_swamp_halves_rounded_down() -> None:
    """A move that begins in a swamp counts half the points."""
    assert after("BC | . sA . . . . ?. ?= .", {A: "g3 g4"}, A="g3 g4") == "BC | . s . . .A ."
    assert after("BC | . sA . . . . ?. ?= .", A="b1 b1") == "BC | . s .A . . ."


def test_G04_half_a_point_is_none_and_the_field_has_no_effect_again() -> None:
    """With one point in the swamp a pawn stays where it is; the colour laid is replenished all the same."""
    state, events = play(table("BC | . sA . . ?. ?= ."), A="b1")
    assert picture(state) == "BC | . sA . ."
    assert PawnMoved(A, 0, 2, None) in events
    assert sum(state.hands[A]) == 4 - 1 + 2


def test_G05_an_occupied_field_counts_but_cannot_be_landed_on() -> None:
    """Occupied fields count while moving; the pawn goes on from the last one to the next free field."""
    assert after("C | .A .B . . . ?. ?= .", A="b1 b1", B="tent") == "C | . .B .A . ."
    assert after("C | .A .B . . . ?. ?= .", A="b1", B="tent") == "C | . .B .A . ."


def test_G05_several_pawns_in_a_row_push_one_on() -> None:
    """A whole queue is passed, to the first free field behind it."""
    assert after("C | .A .B .D . . ?. ?= .", A="b1") == "C | . .B .D .A ."
    assert after("B | .A . .C .D .E . ?. ?= .", A="b1 b1") == "B | . . .C .D .E .A"


def test_G05_a_push_past_the_end_of_a_tile_uncovers_the_next() -> None:
    """As in the rulebook's example: the field counted to is taken, the next one lies on the new tile."""
    assert after("C | . .A .B ?. c . ?= .", A="b1") == "C | . . .B | .A c2 ."


def test_G05_a_push_onto_a_bridge_leads_over_it() -> None:
    """The field a pawn is pushed to has its effect."""
    assert after("C | .A .B [ . . ] . ?. ?= .", A="b1") == "C | . .B [ . . ]A ."


def test_G05_a_push_over_a_river_throws_cards_away() -> None:
    """Pushed on over a river, a hand keeps three cards as in any crossing."""
    state = table("C | .A .B ~ . . . ?. ?= .", {A: "b1 b2 s2 s3 g4"})
    state, events = play(state, A="b1")
    assert only(events, RiverReached) == [RiverReached(A, 1, 0, 2, None)]
    assert GAME.awaiting(state) == {A}
    state, events = submit(state, A, KeepCards(cards("s2 s3 g4")))
    assert events[:2] == [CardsDiscarded(A, cards("b2")), PawnMoved(A, 1, 3, None)]
    assert picture(state) == "C | . .B ~ .A . ."


def test_G05_a_push_onto_the_beach_ends_the_game() -> None:
    """The field counted to is taken and nothing but sand is behind it."""
    assert after("C | . | =.A .B", A="b1") == "C | . | = . .B =A5"


def test_G05_a_push_onto_a_card_field_takes_the_chip() -> None:
    """The field a pawn ends on has its effect, however it got there."""
    _, events = play(table("C | .A .B c3 . ?. ?= ."), A="b1")
    assert only(events, ChipTaken) == [ChipTaken(A, 3, 3, "landed")]


def test_G06_a_tile_is_uncovered_when_a_pawn_goes_past_the_last_field() -> None:
    """Not when it stops there; with the tile comes its chip, and the next chip of the pile is turned up."""
    picture_before = "BC | . .A . ?. c . ? . c ?= ."
    assert after(picture_before, A="b1") == "BC | . . .A"
    state, events = play(table(picture_before), A="s2")
    assert picture(state) == "BC | . . . | .A c2 ."
    assert only(events, TileUncovered) == [TileUncovered("t1", 2, 1)]


def test_G06_a_long_move_uncovers_several_tiles_and_last_of_all_the_end() -> None:
    """After the last path tile comes the End tile, which gets no chip."""
    state, events = play(table("BC | .A ? c ? c ?= . . .", {A: "g4"}, next_chip=3), A="g4")
    assert picture(state) == "BC | . | c3 | c1 | = . .A ."
    assert only(events, TileUncovered) == [
        TileUncovered("t1", 3, 1),
        TileUncovered("t2", 1, None),
        TileUncovered("t3", None, None),
    ]


def test_G06_any_tile_may_come_next_but_one_stays_in_the_box() -> None:
    """Each tile not yet seen is as likely, the one that goes back unseen among them."""
    state, _ = play(table("BC | .A ? c . ? . c ?= ."), ScriptedChance((2, 0, 0, 0, 0, 0, 0, 0)), A="b1")
    assert state.path.tiles == ("t0", "spare")


def test_G11_a_move_that_ends_on_a_shortcut_goes_over_the_bridge() -> None:
    """To the field behind the bridge, and it stays there."""
    assert after("BC | .A [ . . . ] . ?. ?= .", A="b1") == "BC | . [ . . . ]A ."


def test_G11_passing_the_first_field_of_a_shortcut_is_no_shortcut() -> None:
    """Only a move that ends there takes the bridge."""
    assert after("BC | .A [ . . . ] . ?. ?= .", A="s2") == "BC | . [ .A . . ] ."


def test_G11_with_the_field_behind_the_bridge_taken_the_next_free_one_is_meant() -> None:
    """Several pawns there are passed like any others."""
    assert after("C | .A [ . . ]B . . ?. ?= .", A="b1") == "C | . [ . . ]B .A ."
    assert after("C | .A [ . . ]B .D . ?. ?= .", A="b1") == "C | . [ . . ]B .D .A"


def test_G11_a_second_bridge_is_not_taken() -> None:
    """Over one bridge and no further, even if the next free field begins another shortcut."""
    assert after("C | .A [ . ]B [ . ] . ?. ?= .", A="b1") == "C | . [ . ]B [A . ] ."


def test_G11_a_bridge_crosses_no_river() -> None:
    """Nobody throws cards away on a bridge, though the path below fords the river."""
    state, events = play(table("BC | .A [ . ~ . ] . ?. ?= .", {A: "b1 b2 s2 s3 g4"}), A="b1")
    assert picture(state) == "BC | . [ . ~ . ]A ."
    assert only(events, CardsDiscarded) == []


def test_G11_the_field_behind_a_bridge_has_its_effect_unless_the_table_has_it_otherwise() -> None:
    """Pushed on to a card field behind the bridge, a pawn takes the chip; with `ignore` it does not."""
    drawn = "C | .A [ . ]B c2 . ?. ?= ."
    _, events = play(table(drawn), A="b1")
    assert only(events, ChipTaken) == [ChipTaken(A, 2, 5, "landed")]
    state, events = play(table(drawn, shortcut_end_effects="ignore"), A="b1")
    assert picture(state) == "C | . [ . ]B c2A ."
    assert only(events, ChipTaken) == []


def test_G11_pushed_on_behind_a_bridge_a_pawn_can_uncover_a_tile() -> None:
    """The bridge ends on the last field of the table, which is taken."""
    state, events = play(table("C | .A [ . ]B ?. c . ?= ."), A="b1")
    assert picture(state) == "C | . [ . ]B | .A c2 ."
    assert only(events, TileUncovered) == [TileUncovered("t1", 2, None)]


def test_G11_pushed_on_behind_a_bridge_a_pawn_can_cross_a_river() -> None:
    """The bridge crosses no river, but the way on from its end may."""
    state, events = play(table("C | .A [ . ]B ~ . . ?. ?= .", {A: "b1 b2 s2 s3 g4"}), A="b1")
    assert only(events, RiverReached) == [RiverReached(A, 1, 0, 4, 4)]
    state, events = submit(state, A, KeepCards(cards("b2 s2 s3")))
    assert PawnMoved(A, 1, 5, 4) in events
    assert picture(state) == "C | . [ . ]B ~ .A ."


def test_G12_at_a_river_the_owner_keeps_three_movement_cards() -> None:
    """In mid-move, before new cards are drawn; what is thrown away lies on the discard pile for all to see."""
    state = table("BC | .A . ~ . . . ?. ?= .", {A: "b1 b1 b2 s2 s3 g4"})
    state, events = play(state, A="b1 b1 b2")
    assert picture(state) == "BC | . . ~ . . .A"
    assert only(events, RiverReached) == []
    state = table("BC | .A . ~ . . . ?. ?= .", {A: "b1 b2 s2 s3 g3 g4"})
    state, events = play(state, A="b2")
    assert only(events, RiverReached) == [RiverReached(A, 2, 1, 2, None)]
    assert (state.phase, GAME.view(state, B).moving) == ("river", state.moving)
    assert refused(state, A, KeepCards(cards("b1 s2"))) == "keep-three (count=2, keep=3)"
    assert refused(state, A, KeepCards(cards("b1 s2 s3 g3"))) == "keep-three (count=4, keep=3)"
    assert refused(state, A, KeepCards(cards("b2 s2 s3"))) == "not-in-hand (card=bronze-2, held=0)"
    unsorted = KeepCards(cards("g3") + cards("b1 s2"))
    assert refused(state, A, unsorted) == "cards-out-of-order (cards=gold-3,bronze-1,silver-2)"
    assert refused(state, B, KeepCards(cards("b1 b1 s2"))) == "gisborne-not-your-turn (seat=1)"
    state, events = submit(state, A, KeepCards(cards("b1 g3 g4")))
    assert GAME.show(events[0], None) == CardsDiscarded(A, cards("s2 s3"))
    assert picture(state) == "BC | . . ~ .A . ."
    assert sum(state.hands[A]) == 3 + 2


def test_G12_stopping_before_a_river_crosses_nothing() -> None:
    """The river lies between two fields; the last one before it is dry."""
    _, events = play(table("BC | .A . ~ . . ?. ?= .", {A: "b1 b2 s2 s3 g3 g4"}), A="b1")
    assert only(events, RiverReached) == []


def test_G12_a_hand_of_equal_cards_is_not_asked_about() -> None:
    """Where every choice is the same the surplus goes at once."""
    state, events = play(table("BC | .A . ~ . . ?. ?= .", {A: "b1 g4 g4 g4 g4 g4"}, unseen="b1 b2"), A="g4")
    assert state.phase == "river"
    state, events = play(table("BC | .A . ~ . . ?. ?= .", {A: "b1 b1 g4 g4 g4 g4 g4"}, unseen="b1"), A="b1 b1")
    assert only(events, CardsDiscarded) == [CardsDiscarded(A, cards("g4 g4"))]


def test_G12_two_rivers_in_one_move_cost_cards_once() -> None:
    """Behind the first river there are no more than three cards left to throw away."""
    state = table("BC | .A ~ . ~ . . ?. ?= .", {A: "b1 b2 s2 s3 g3 g4"})
    state, _ = play(state, A="b2")
    state, events = submit(state, A, KeepCards(cards("b1 g3 g4")))
    assert len(only(events, CardsDiscarded)) == 1
    assert picture(state) == "BC | . ~ . ~ .A ."


def test_G12_at_random_where_the_table_has_it_so() -> None:
    """Nobody is asked; chance takes the cards away."""
    state = table("BC | .A . ~ . . ?. ?= .", {A: "b1 b2 s2 s3 g3 g4"}, river_choice="random")
    _, events = play(state, ScriptedChance((4, 0, 0, 0, 0, 0, 0, 0, 0, 0)), A="b2")
    assert only(events, CardsDiscarded) == [CardsDiscarded(A, cards("b1 g4"))]


def test_G14_the_first_on_the_beach_takes_the_four_and_stands_on_the_five() -> None:
    """Points left are lost; those who come later in the round stand on 4, 3 and so on, without a chip."""
    drawn = "D | . | =. .C . .B .A"
    state, events = play(table(drawn, {A: "g4", B: "g4", C: "g4"}), A="g4", B="g4", C="g4")
    assert picture(state) == "D | . | = . . . . . =A5 B4 C3"
    assert only(events, ChipTaken) == [ChipTaken(A, 4, None, "beach")]
    assert state.chests[A] == Chest(0, (4,))
    assert state.is_last_round


def test_G14_the_round_is_finished_when_a_pawn_is_on_the_beach() -> None:
    """Those behind still move, with all that their fields bring."""
    state, events = play(table("C | . c2 | =.B . .A"), A="b1", B="b1 b1", C="s2")
    assert picture(state) == "| . cC | = . . .B =A5"
    assert only(events, ChipTaken) == [ChipTaken(A, 4, None, "beach"), ChipTaken(C, 2, 2, "landed")]
    assert (state.scorings, state.phase) == (1, "score")


@pytest.mark.parametrize("lays", [{"A": "b1", "B": "b1"}, {"A": "s2", "B": "g3"}, {"A": "b1 b1", "C": "s2", "D": "g3"}])
def test_no_two_pawns_ever_share_a_field(lays: dict[str, str]) -> None:
    """Wherever they are sent."""
    state, _ = play(table("CD | .A .B . . . ?. . ?= ."), **lays)
    standing = [field for field in state.pawns if field]
    assert len(set(standing)) == len(standing)


def test_everybody_in_the_tent_is_a_round_too() -> None:
    """Nobody moves, everybody draws two cards, and the next round begins."""
    state = table("CD | .A .B . ?. ?= .")
    before = state.pawns
    state, _ = play(state)
    assert state.pawns == before
    assert [sum(hand) for hand in state.hands] == [6, 6, 6, 6]
    assert (state.round, state.turn) == (6, (B, A, C, D))
