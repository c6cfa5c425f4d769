"""Chips, wolves and position scoring. Rulings G07, G08, G13, G14, G15."""

from tests.games.gisborne.tables import A, B, C, D, E, cards, only, picture, play, refused, submit, table

from groma.games.gisborne.events import (
    CardsDrawn,
    CardsOffered,
    CardsStored,
    ChipReturned,
    ChipTaken,
    Draw,
    PawnMoved,
    ScoringBegun,
    TileUncovered,
    WolvesMet,
)
from groma.games.gisborne.game import GAME
from groma.games.gisborne.intents import Intent, ReturnChip, StoreCards
from groma.games.gisborne.state import Chest, State
from groma.kernel.chance import ScriptedChance
from groma.kernel.seats import Seat


def offers(state: State, events: list[object]) -> tuple[dict[Seat, int], State]:
    """Put every card on offer into chests; answers what was offered to whom, and the state after the scorings."""
    offered: dict[Seat, int] = {}
    happened = list(events)
    while state.phase == "score":
        state, more = submit(state, next(iter(GAME.awaiting(state))), StoreCards(state.offer))
        happened += more
    for event in only(happened, CardsOffered):  # type: ignore[arg-type]
        assert isinstance(event, CardsOffered)
        offered[event.seat] = offered.get(event.seat, 0) + event.count
    return offered, state


def test_G07_landing_on_a_card_field_takes_the_chip_and_brings_a_scoring() -> None:
    """The chip goes into the chest at once, the scoring comes at the end of the round."""
    state, events = play(table("BC | .A . c3 . ?c ?= ."), A="b1 b1")
    assert only(events, ChipTaken) == [ChipTaken(A, 3, 3, "landed")]
    assert only(events, ScoringBegun) == [ScoringBegun((A, B, C), 0)]
    assert (state.chests[A], state.chips) == (Chest(0, (3,)), ())


def test_G07_passing_a_card_field_takes_nothing() -> None:
    """Only landing does, as long as somebody is still behind."""
    _, events = play(table("BC | .A c3 . . ?c ?= ."), A="b1 b1")
    assert only(events, ChipTaken) == []


def test_G07_a_card_field_without_a_chip_is_a_plain_field() -> None:
    """Its chip is gone, and no scoring comes of it."""
    _, events = play(table("BC | .A c . . ?c ?= ."), A="b1")
    assert only(events, ChipTaken) == []
    assert only(events, ScoringBegun) == []


def test_G07_the_last_to_leave_a_chip_behind_takes_it_without_a_scoring() -> None:
    """All pawns are past it then."""
    state, events = play(table("| .C c3 . .B . .A . . . ?c ?= ."), C="b1 b1")
    assert only(events, ChipTaken) == [ChipTaken(C, 3, 2, "last")]
    assert only(events, ScoringBegun) == []
    assert state.chests[C] == Chest(0, (3,))


def test_G07_the_last_takes_the_chip_also_from_a_bridge() -> None:
    """The path with the lookout is passed on the shortcut."""
    _, events = play(table("| .C [ . c2 ] . .B . .A ?c ?= ."), C="b1")
    assert only(events, ChipTaken) == [ChipTaken(C, 2, 4, "last")]
    assert PawnMoved(C, 1, 5, 5) in events


def test_G07_the_last_takes_what_it_leaves_behind_also_on_its_way_to_the_beach() -> None:
    """The 4 went to the first, and only that brings a scoring."""
    state, events = play(table("| .C c3 . | =. .B .A", {B: "b2 b2", C: "g4 g4"}), A="b1", B="b2 b2", C="g4 g4")
    assert only(events, ChipTaken) == [ChipTaken(A, 4, None, "beach"), ChipTaken(C, 3, 2, "last")]
    assert picture(state) == "| . c . | = . . . =A5 B4 C3"
    assert only(events, ScoringBegun) == [ScoringBegun((A, B, C), 0)]


def test_G07_several_chips_left_behind_are_taken_together() -> None:
    """Nearest to the start first."""
    _, events = play(table("| .C c1 . | c3 . . .B . .A ?c ?= ."), C="g3")
    assert only(events, ChipTaken) == [ChipTaken(C, 1, 2, "last"), ChipTaken(C, 3, 4, "landed")]
    _, events = play(table("| .C c1 . | c3 . . .B . .A ?c ?= .", {C: "g4"}), C="g4")
    assert only(events, ChipTaken) == [ChipTaken(C, 1, 2, "last"), ChipTaken(C, 3, 4, "last")]


def test_G07_whoever_moves_last_past_it_takes_it_not_whoever_is_last_in_rank() -> None:
    """A chip is left behind at the moment when the last pawn goes past it."""
    state, events = play(table("C | .B c3 . .A . . . ?c ?= ."), B="b1 b1")
    assert only(events, ChipTaken) == []
    _, events = play(table("C | . c3 .B .A . . . ?c ?= ."), C="g3")
    assert only(events, ChipTaken) == [ChipTaken(C, 3, 2, "last")]
    assert state.chips == ((2, 3),)


def test_G08_cards_are_dealt_by_rank() -> None:
    """With 3, 4 and 5 players; ranks as they stand at the end of the round."""
    three = play(table("| .C . .B . c2 .A . ?c ?= ."), B="s2")
    assert offers(three[0], three[1])[0] == {A: 3, B: 2, C: 2}  # type: ignore[arg-type]
    four = play(table("| .D .C . .B . c2 .A . ?c ?= ."), B="s2")
    assert offers(four[0], four[1])[0] == {A: 3, B: 2, C: 1, D: 2}  # type: ignore[arg-type]
    five = play(table("| .E .D .C . .B . c2 .A . ?c ?= ."), B="s2")
    assert offers(five[0], five[1])[0] == {A: 3, B: 2, C: 1, D: 1, E: 2}  # type: ignore[arg-type]


def test_G08_a_player_says_how_many_unseen_cards_go_into_the_chest() -> None:
    """From none to all; what is kept is seen by its owner only, what is stored by nobody."""
    state, _ = play(table("BC | .A c2 . ?c ?= ."), A="b1")
    assert GAME.awaiting(state) == {A}
    assert list(GAME.options(state, A)) == [StoreCards(n) for n in range(4)]
    assert refused(state, A, StoreCards(4)) == "cards-to-store (count=4, most=3)"
    assert refused(state, A, StoreCards(-1)) == "cards-to-store (count=-1, most=3)"
    held = sum(state.hands[A])
    state, events = submit(state, A, StoreCards(2))
    assert events[0] == CardsStored(A, 2)
    drawn = events[1]
    assert drawn == CardsDrawn(Draw(A, cards("b1"), 1, "scoring"))
    assert GAME.show(drawn, B) == CardsDrawn(Draw(A, None, 1, "scoring"))
    assert (state.chests[A], sum(state.hands[A])) == (Chest(2, (2,)), held + 1)


def test_G08_the_last_in_rank_takes_both_cards_on_hand() -> None:
    """Without being asked."""
    state, _ = play(table("BC | .A c2 . ?c ?= ."), A="b1")
    held = sum(state.hands[C])
    state, _ = submit(state, A, StoreCards(3))
    state, _ = submit(state, B, StoreCards(2))
    assert (state.phase, state.round) == ("lay", 6)
    assert (sum(state.hands[C]), state.chests[C]) == (held + 2, Chest(0, ()))


def test_G08_two_chips_landed_on_bring_two_scorings() -> None:
    """One after the other, at the end of the round."""
    state, events = play(table("C | .A c2 . .B c1 . ?c ?= ."), A="b1", B="b1")
    assert only(events, ScoringBegun) == [ScoringBegun((B, A, C), 1)]
    assert offers(state, events)[0] == {B: 6, A: 4, C: 4}  # type: ignore[arg-type]


def test_G08_card_by_card_each_is_looked_at_before_the_next() -> None:
    """With the option `one_by_one` every answer is about one card."""
    state, _ = play(table("BC | .A c2 . ?c ?= .", stash="one_by_one"), A="b1")
    assert list(GAME.options(state, A)) == [StoreCards(0), StoreCards(1)]
    assert refused(state, A, StoreCards(2)) == "cards-to-store (count=2, most=1)"
    for stored, left in ((0, 2), (1, 1)):
        state, _ = submit(state, A, StoreCards(stored))
        assert (state.offer, GAME.awaiting(state)) == (left, {A})
    state, _ = submit(state, A, StoreCards(1))
    assert (state.chests[A].cards, GAME.awaiting(state)) == (2, {B})


def test_G08_with_too_few_cards_the_first_in_rank_are_dealt_first() -> None:
    """What deck and discard pile do not hold is not dealt, and nobody is asked about nothing."""
    state, events = play(table("BC | .A c2 . ?c ?= .", unseen="g4 g4 g4 g4 g4 g4 g4 g4 g4"), A="b1")
    assert state.deck + sum(state.discard) == 9 - 6 + 1
    assert offers(state, events)[0] == {A: 3, B: 1, C: 0}  # type: ignore[arg-type]


def test_G13_among_wolves_a_chip_goes_back_to_the_box() -> None:
    """One of the owner's choice, for good."""
    state = table("BC | .A . w . ?c ?= .", chests={A: Chest(3, (1, 3))})
    state, events = play(state, A="b1 b1")
    assert (only(events, WolvesMet), GAME.awaiting(state)) == ([WolvesMet(A)], {A})
    assert list(GAME.options(state, A)) == [ReturnChip(1), ReturnChip(3)]
    assert refused(state, A, ReturnChip(2)) == "no-such-chip (value=2, chips=1,3)"
    state, _ = submit(state, A, ReturnChip(3))
    assert (state.chests[A], state.chips_out) == (Chest(3, (1,)), (3,))


def test_G13_without_a_chip_wolves_are_harmless() -> None:
    """Cards in the chest are not theirs."""
    state, events = play(table("BC | .A . w . ?c ?= .", chests={A: Chest(3, ())}), A="b1 b1")
    assert (only(events, WolvesMet), state.chests[A]) == ([], Chest(3, ()))


def test_G13_chips_of_one_value_are_not_asked_about() -> None:
    """There is nothing to choose."""
    _, events = play(table("BC | .A . w . ?c ?= .", chests={A: Chest(0, (2, 2))}), A="b1 b1")
    assert only(events, ChipReturned) == [ChipReturned(A, 2)]


def test_G13_the_lowest_or_any_chip_where_the_table_has_it_so() -> None:
    """Options `lowest` and `random`."""
    chests = {A: Chest(0, (1, 2, 3))}
    _, events = play(table("BC | .A . w . ?c ?= .", chests=chests, wolves_choice="lowest"), A="b1 b1")
    assert only(events, ChipReturned) == [ChipReturned(A, 1)]
    drawn = table("BC | .A . w . ?c ?= .", chests=chests, wolves_choice="random")
    _, events = play(drawn, ScriptedChance((2, *(0,) * 20)), A="b1 b1")
    assert only(events, ChipReturned) == [ChipReturned(A, 3)]


def test_G13_a_chip_taken_on_the_way_can_be_lost_again() -> None:
    """Left behind by the last of all, it is in the chest before the wolves come."""
    state, events = play(table("| .C c3 . w . .B . .A ?c ?= ."), C="g3")
    assert [type(event) for event in events if isinstance(event, ChipTaken | ChipReturned)] == [ChipTaken, ChipReturned]
    assert state.chests[C] == Chest(0, ())


def test_G14_the_last_round_scores_for_every_chip_the_four_included() -> None:
    """Or once in all, where the table has it so."""
    drawn = "C | . c2B c3 | = . .A"
    state, events = play(table(drawn), A="b1", B="b1")
    assert only(events, ScoringBegun) == [ScoringBegun((A, B, C), 1)]
    offered, state = offers(state, events)  # type: ignore[arg-type]
    assert (offered, state.phase) == ({A: 6, B: 4, C: 4}, "over")
    state, events = play(table(drawn, last_round_scorings="one"), A="b1", B="b1")
    assert only(events, ScoringBegun) == [ScoringBegun((A, B, C), 0)]
    assert offers(state, events)[0] == {A: 3, B: 2, C: 2}  # type: ignore[arg-type]


def test_G15_the_next_chip_is_known_where_the_pile_lies_face_up() -> None:
    """Face down, it is drawn when its tile is uncovered, and nobody knows it before."""
    state = table("BC | .A ?c . ?c . ?= .", next_chip=3)
    assert GAME.view(state, B).next_chip == 3
    _, events = play(state, ScriptedChance((0, 2, *(0,) * 20)), A="b1")
    assert only(events, TileUncovered) == [TileUncovered("t1", 3, 3)]
    state = table("BC | .A ?c . ?c . ?= .", next_chip=None, chip_pile="face_down")
    assert GAME.view(state, B).next_chip is None
    state, events = play(state, ScriptedChance((0, 2, *(0,) * 20)), A="b1 b1")
    assert only(events, TileUncovered) == [TileUncovered("t1", 3, None)]
    assert picture(state) == "BC | . | c3 .A"
    assert state.chips_unseen == (1, 2)


def test_intents_are_told_apart_by_kind() -> None:
    """Returning a chip of 2 and storing two cards are different wishes."""
    both: list[Intent] = [ReturnChip(2), StoreCards(2)]
    assert both[0] != both[1]
