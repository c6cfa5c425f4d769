"""A match takes intents in order, keeps every entry, and lets nobody see more than they may."""

import pickle
from typing import Any

import pytest
from tests.kernel.bidding import (
    GAME,
    Bid,
    BidSealed,
    BidsRevealed,
    BidTakenBack,
    Opened,
    PrizeDrawn,
    Rounds,
    SeatReady,
    TakeBack,
)

from groma.kernel.chance import ScriptedChance, SeededChance, seed_from
from groma.kernel.match import Entry, Match
from groma.kernel.refusal import Refusal, RefusedError, refuse
from groma.kernel.seats import Seat, clockwise

NAMES = ("Ann", "Bob", "Cid")
ANN, BOB, CID = Seat(0), Seat(1), Seat(2)


def bidding(prizes: tuple[int, ...] = (4, 1, 5), rounds: int = 3) -> Match[Any, Any, Any, Any, Any]:
    """A match of three in which the prizes are 5, 2 and 6."""
    return Match(GAME, Rounds(rounds), NAMES, ScriptedChance(prizes))


def frozen(match: Match[Any, Any, Any, Any, Any]) -> bytes:
    """Everything a match consists of, as bytes."""
    return pickle.dumps(match)


def accepted(answer: Any) -> Entry[Any, Any]:
    assert isinstance(answer, Entry), answer
    return answer


def refused(answer: Any) -> str:
    assert isinstance(answer, Refusal), answer
    return answer.code


def test_entry_0_is_the_set_up() -> None:
    """Asked for by nobody, with all that follows up to the first choice, and the draws that took."""
    match = bidding()
    assert match.entries == [Entry(0, None, None, (Opened(3, 3), PrizeDrawn(5)), 1)]
    assert (match.number, match.asked_since, match.awaiting) == (0, 0, {ANN, BOB, CID})
    assert match.outcome is None


def test_a_table_that_cannot_be_is_refused() -> None:
    """The game's refusal is raised, before anything is set up."""
    with pytest.raises(RefusedError) as told:
        Match(GAME, Rounds(9), NAMES, ScriptedChance([]))
    assert told.value.refusal == refuse("rounds", given=9, most=6)
    assert str(told.value) == "rounds (given=9, most=6)"


def test_choices_are_sealed_until_the_last_one_is_in() -> None:
    """Nobody sees more than that the others are ready; the last choice reveals all of them in one entry."""
    match = bidding()
    sealed = accepted(match.submit(ANN, Bid(3)))
    assert sealed.events == (BidSealed(ANN, 3),)
    assert match.shown(sealed, ANN) == (BidSealed(ANN, 3),)
    assert match.shown(sealed, BOB) == match.shown(sealed, None) == (SeatReady(ANN),)
    assert match.view(BOB).own is None
    assert match.view(ANN).own == 3
    assert match.awaiting == {BOB, CID}
    accepted(match.submit(CID, Bid(3)))
    last = accepted(match.submit(BOB, Bid(2)))
    assert last.events == (BidSealed(BOB, 2), BidsRevealed((3, 2, 3)), PrizeDrawn(2))
    assert match.view(None).won == (0, 5, 0)
    assert [entry.number for entry in match.entries] == [0, 1, 2, 3] == list(range(match.number + 1))
    assert match.awaiting == {ANN, BOB, CID}


def test_a_choice_can_be_taken_back_until_the_last_one_is_in() -> None:
    """Then another can be made; after the last one it is too late."""
    match = bidding()
    accepted(match.submit(ANN, Bid(3)))
    assert accepted(match.submit(ANN, TakeBack())).events == (BidTakenBack(ANN),)
    assert match.awaiting == {ANN, BOB, CID}
    for seat, amount in ((ANN, 1), (BOB, 2), (CID, 3)):
        accepted(match.submit(seat, Bid(amount)))
    assert refused(match.submit(ANN, TakeBack())) == "not-possible"


def test_a_whole_match() -> None:
    """The outcome is there when the last entry is, and nobody is awaited any more."""
    match = bidding()
    for bids in ((1, 2, 3), (2, 3, 1), (3, 1, 2)):
        for seat, amount in zip((ANN, BOB, CID), bids, strict=True):
            assert match.outcome is None
            accepted(match.submit(seat, Bid(amount)))
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.totals, outcome.places, outcome.winners) == ((6, 2, 5), (1, 3, 2), (ANN,))
    assert match.awaiting == frozenset()
    assert refused(match.submit(ANN, Bid(1))) == "not-possible"
    assert match.choices(ANN) == ()


def test_the_same_intent_with_the_same_id_is_one_entry() -> None:
    """A resend is told the same entry again, however late it comes, and nothing changes."""
    match = bidding()
    first = accepted(match.submit(ANN, Bid(3), answers=0, id="a1", time="2030-01-01T00:00:00Z"))
    before = frozen(match)
    assert match.submit(ANN, Bid(3), answers=0, id="a1") is first
    accepted(match.submit(BOB, Bid(3), id="a1"))  # an id is its sender's own
    accepted(match.submit(CID, Bid(2), id="c1"))
    assert match.asked_since == 3
    after = frozen(match)
    assert match.submit(ANN, Bid(3), answers=0, id="a1") is first
    assert match.submit(ANN, Bid(3), id="a1") is first
    assert frozen(match) == after != before


def test_an_id_stands_for_one_intent() -> None:
    """Another intent with an id used before is refused."""
    match = bidding()
    accepted(match.submit(ANN, Bid(3), id="a1"))
    answer = match.submit(ANN, TakeBack(), id="a1")
    assert answer == refuse("id-used-before", id="a1", entry=1)


def test_the_same_intent_without_an_id_is_known_by_the_entry_it_answers() -> None:
    """Same seat, same intent, same entry answered: the same entry is told again, also when others have moved on."""
    match = bidding()
    first = accepted(match.submit(ANN, Bid(3), answers=0))
    assert match.submit(ANN, Bid(3), answers=0) is first
    accepted(match.submit(BOB, Bid(2), answers=0))
    accepted(match.submit(CID, Bid(1), answers=0))
    assert match.submit(ANN, Bid(3), answers=0) is first
    assert match.number == 3
    # The same bid as an answer to what lies on the table now is another matter: the rules have no such bid left.
    assert refused(match.submit(ANN, Bid(3), answers=3)) == "not-possible"


def test_without_id_and_entry_an_intent_stands_for_itself() -> None:
    """Whoever tells neither gets no second answer."""
    match = bidding()
    accepted(match.submit(ANN, Bid(3)))
    assert refused(match.submit(ANN, Bid(3))) == "not-possible"
    assert match.number == 1


def test_a_choice_made_anew_is_not_mistaken_for_the_one_taken_back() -> None:
    """A choice, its take-back and the same choice again are three entries when each answers the newest one."""
    match = bidding()
    for number, intent in enumerate((Bid(3), TakeBack(), Bid(3), TakeBack(), Bid(3))):
        assert accepted(match.submit(ANN, intent, answers=number)).number == number + 1
    assert match.view(ANN).own == 3


def test_a_stale_intent_is_refused() -> None:
    """An intent that answers an entry from before the present question comes too late."""
    match = bidding()
    for seat in (ANN, BOB, CID):
        accepted(match.submit(seat, Bid(3), answers=match.number))
    before = frozen(match)
    assert match.submit(ANN, Bid(2), answers=2) == refuse("stale", answers=2, asked=3)
    assert match.submit(ANN, Bid(2), answers=-1) == refuse("stale", answers=-1, asked=3)
    assert frozen(match) == before
    accepted(match.submit(ANN, Bid(2), answers=3))
    accepted(match.submit(BOB, Bid(2), answers=3))  # Ann's answer has not changed what is asked of Bob


def test_an_answer_to_an_entry_that_is_not_there_yet_is_refused() -> None:
    """Nobody can have seen it."""
    match = bidding()
    assert match.submit(ANN, Bid(2), answers=1) == refuse("unknown-entry", answers=1, newest=0)


def test_an_unknown_seat_is_refused() -> None:
    """Seats are numbered from 0."""
    match = bidding()
    assert match.submit(Seat(3), Bid(1)) == refuse("unknown-seat", seat=3, seats=3)
    assert refused(match.submit(Seat(-1), Bid(1))) == "unknown-seat"


@pytest.mark.parametrize(
    ("seat", "intent", "options"),
    [
        (ANN, TakeBack(), {}),
        (ANN, Bid(0), {}),
        (ANN, Bid(7), {"id": "x"}),
        (BOB, Bid(1), {"id": "b1", "answers": 0}),
        (BOB, TakeBack(), {"id": "b1"}),
        (CID, Bid(1), {"answers": 5}),
        (Seat(9), Bid(1), {}),
    ],
)
def test_a_refused_intent_leaves_every_byte_as_it_was(seat: Seat, intent: Any, options: dict[str, Any]) -> None:
    """Entries, state, chance, what is asked and which ids are known."""
    match = bidding()
    accepted(match.submit(BOB, Bid(3), id="b1", answers=0))
    before = frozen(match)
    assert isinstance(match.submit(seat, intent, **options), Refusal) or (intent == Bid(1) and seat == CID)
    assert frozen(match) == before
    # A refused id is free to be used.
    accepted(match.submit(CID, Bid(2), id="x", answers=1))


def test_considering_changes_nothing() -> None:
    """However often it is asked what would come of an intent; the same draws come of it each time."""
    match = bidding()
    accepted(match.submit(ANN, Bid(1)))
    accepted(match.submit(BOB, Bid(2)))
    before = frozen(match)
    steps = [match.consider(CID, Bid(3), id="c", time="t") for _ in range(3)]
    assert frozen(match) == before
    assert steps[0] == steps[1] == steps[2]
    step = steps[0]
    assert not isinstance(step, Refusal)
    match.take(step)
    assert match.entries[-1] is step.entry
    assert match.state == step.state
    assert step.entry.events[-1] == PrizeDrawn(2)
    assert (step.entry.drawn, step.entry.time) == (2, "t")


def test_a_step_that_was_overtaken_is_not_taken() -> None:
    """Two seats considered at once: the second must consider again, because its events may be others now."""
    match = bidding()
    ann, bob = match.consider(ANN, Bid(1)), match.consider(BOB, Bid(2))
    assert not isinstance(ann, Refusal)
    assert not isinstance(bob, Refusal)
    match.take(ann)
    before = frozen(match)
    with pytest.raises(ValueError, match="entry 1 was considered, but the match has moved on to 1"):
        match.take(bob)
    assert frozen(match) == before


def test_taking_what_was_carried_out_before_changes_nothing() -> None:
    """The step of a resend tells its old entry and is not new."""
    match = bidding()
    accepted(match.submit(ANN, Bid(1), id="a"))
    before = frozen(match)
    step = match.consider(ANN, Bid(1), id="a")
    assert not isinstance(step, Refusal)
    assert not step.is_new
    match.take(step)
    assert frozen(match) == before


def test_a_match_is_resumed_from_its_entries() -> None:
    """Every entry on the way gives the same match, which goes on with the very draws it would have had."""
    seed = seed_from("resumed")
    match = Match(GAME, Rounds(3), NAMES, SeededChance(seed))
    bids = [(seat, Bid(amount)) for amount in (1, 2, 3) for seat in (ANN, BOB, CID)]
    for number in range(len(bids) + 1):
        again = Match.resume(GAME, Rounds(3), NAMES, SeededChance(seed), match.entries)
        assert (again.entries, again.state, again.asked_since) == (match.entries, match.state, match.asked_since)
        for seat, bid in bids[number:]:
            accepted(again.submit(seat, bid, id=f"{bid.amount}"))
        if number < len(bids):
            accepted(match.submit(*bids[number], id=f"{bids[number][1].amount}"))
            # Ids are known again after resuming.
            resumed = Match.resume(GAME, Rounds(3), NAMES, SeededChance(seed), match.entries)
            assert resumed.submit(*bids[number], id=f"{bids[number][1].amount}") == match.entries[-1]
            assert resumed.number == match.number
    assert again.entries == match.entries
    assert again.outcome == match.outcome is not None


def test_resuming_needs_all_entries() -> None:
    """A gap, nothing at all, or a set-up in which nothing happens."""
    match = bidding()
    accepted(match.submit(ANN, Bid(1)))
    chance = ScriptedChance([])
    with pytest.raises(ValueError, match="entry 0 is missing: the next one is numbered 1"):
        Match.resume(GAME, Rounds(3), NAMES, chance, match.entries[1:])
    with pytest.raises(ValueError, match="there are no entries"):
        Match.resume(GAME, Rounds(3), NAMES, chance, [])
    with pytest.raises(ValueError, match="entry 0 has no events"):
        Match.resume(GAME, Rounds(3), NAMES, chance, [Entry(0, None, None, (), 0)])


def test_a_refusal_reads_as_its_code_and_its_facts() -> None:
    """For logs and tests; equal refusals are equal values."""
    refusal = refuse("overlaps", space="C4", seats=("a", "b"))
    assert refusal == refuse("overlaps", seats=("a", "b"), space="C4") != refuse("overlaps")
    assert str(refusal) == "overlaps (space=C4, seats=a,b)"
    assert str(refuse("over")) == "over"


def test_seats_go_round_the_table() -> None:
    """Clockwise is to the left neighbour, the next number. (C18)"""
    assert [clockwise(Seat(seat), 3) for seat in range(3)] == [1, 2, 0]
    assert [clockwise(Seat(seat), 3, -1) for seat in range(3)] == [2, 0, 1]
    assert clockwise(Seat(0), 1) == 0
