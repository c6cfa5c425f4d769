"""The rule by which draws follow from a seed, read a second time and worked out by hand."""

import copy
import hashlib
import pickle
import struct
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from groma.kernel import chance as rule
from groma.kernel.chance import ScriptedChance, SeededChance, draw, seed_from, seed_hash, shuffled

SEED = bytes(range(32))
SPAN = 2**64


def number(seed: bytes, place: int) -> int:
    """Draw number `place` of a seed, as the head of chance.py describes it."""
    return struct.unpack(">Q", hashlib.sha256(seed + struct.pack(">Q", place)).digest()[:8])[0]


def answers(seed: bytes, counts: list[int]) -> tuple[list[int], int]:
    """What `below` must answer for these counts, and how many draws that takes."""
    place, found = 0, []
    for count in counts:
        if count == 1:
            found.append(0)
            continue
        while True:
            drawn = number(seed, place)
            place += 1
            if drawn < count * (SPAN // count):
                found.append(drawn % count)
                break
    return found, place


def test_known_answers() -> None:
    """The first draws of the seed 00 01 02 … 1f, as `sha256sum` gives them for seed and draw number."""
    chance = SeededChance(SEED)
    assert [chance.below(SPAN) for _ in range(2)] == [0xA9D6E500293A88BD, 0x6061C4386D7A1788]
    assert SeededChance(SEED).below(13) == 0xA9D6E500293A88BD % 13


def test_the_hash_of_a_seed_is_published() -> None:
    """SHA-256 of the words "groma seed" and the seed."""
    assert seed_hash(SEED) == hashlib.sha256(b"groma seed" + SEED).hexdigest()
    assert seed_hash(SEED) != seed_hash(bytes(32))


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, SPAN), max_size=20))
def test_draws_follow_the_rule(seed: bytes, counts: list[int]) -> None:
    """Whatever the seed and the counts, answers and the number of draws are those of the rule as it is written."""
    chance = SeededChance(seed)
    expected, taken = answers(seed, counts)
    assert [chance.below(count) for count in counts] == expected
    assert chance.drawn == taken


def test_draws_that_would_favour_small_numbers_are_thrown_away() -> None:
    """With a count just above half the span nearly every second draw is no good; the next one is taken."""
    count = SPAN // 2 + 1
    chance, thrown = SeededChance(SEED), 0
    for _ in range(50):
        before = chance.drawn
        answer = chance.below(count)
        assert answer == number(SEED, chance.drawn - 1)
        assert all(number(SEED, place) >= count for place in range(before, chance.drawn - 1))
        thrown += chance.drawn - 1 - before
    assert 20 < thrown < 100


def test_every_answer_is_equally_likely() -> None:
    """12,000 draws below 6 and below 13 deviate no more than chance does (chi-square, 1 in 1,000)."""
    for count, limit in ((6, 20.5), (13, 32.9)):
        chance = SeededChance(seed_from("uniform"))
        counted = Counter(chance.below(count) for _ in range(12000))
        expected = 12000 / count
        assert sum((counted[each] - expected) ** 2 / expected for each in range(count)) < limit


def test_one_thing_needs_no_draw() -> None:
    """Below 1 is 0 without a draw; from nothing nothing can be drawn."""
    chance = SeededChance(SEED)
    assert chance.below(1) == 0
    assert chance.drawn == 0
    with pytest.raises(ValueError, match="cannot draw from 0 things: at least 1 is needed"):
        chance.below(0)


def test_a_chance_goes_on_where_it_was_left() -> None:
    """The same seed at the same number of draws gives the same draws; asking for it leaves the old one alone."""
    chance = SeededChance(SEED)
    early = [chance.below(100) for _ in range(10)]
    later = chance.at(4)
    assert [later.below(100) for _ in range(6)] == early[4:]
    assert chance.drawn == 10
    assert SeededChance(SEED, 7).below(100) == early[7]


def test_a_seed_has_32_bytes() -> None:
    """Anything else is refused."""
    with pytest.raises(ValueError, match="a seed has 32 bytes, this one has 31"):
        SeededChance(bytes(31))
    assert len(rule.fresh_seed()) == 32
    assert rule.fresh_seed() != rule.fresh_seed()


def test_a_named_seed_is_always_the_same() -> None:
    """A word or a number stands for a seed of its own."""
    assert seed_from("7") == seed_from("7") != seed_from("8")
    assert len(seed_from("")) == 32


def test_a_script_answers_what_is_written() -> None:
    """One answer after the other; below 1 uses none up; a script can be entered anywhere."""
    chance = ScriptedChance([3, 0, 2])
    assert [chance.below(5), chance.below(1), chance.below(2), chance.drawn] == [3, 0, 0, 2]
    assert chance.at(0).below(4) == 3
    assert chance.below(3) == 2


def test_a_script_that_does_not_fit_says_so() -> None:
    """Too short, or with an answer that is too large."""
    with pytest.raises(ValueError, match=r"the script has only 1 answers, one more is needed \(below 9\)"):
        ScriptedChance([3], 1).below(9)
    with pytest.raises(ValueError, match="answer 0 of the script is 3, it must be from 0 to 2"):
        ScriptedChance([3]).below(3)


def test_drawing_from_a_bag_and_shuffling() -> None:
    """A draw is the thing at the place drawn; a shuffle draws each next one from those that are left."""
    assert draw(ScriptedChance([2]), "abcd") == "c"
    assert shuffled(ScriptedChance([2, 0, 1]), "abcd") == ("c", "a", "d", "b")
    assert sorted(shuffled(SeededChance(SEED), range(20))) == list(range(20))


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    """Every script of draws gives another order, so equal draws mean equal orders."""
    orders = {shuffled(ScriptedChance([a, b]), "xyz") for a in range(3) for b in range(2)}
    assert len(orders) == 6


def test_chance_goes_along_into_another_process() -> None:
    """A copy, pickled or not, goes on with the very draws this one would have had."""
    chance = SeededChance(seed_from("copy"), 3)
    assert chance.below(1000) == pickle.loads(pickle.dumps(SeededChance(seed_from("copy"), 3))).below(1000)
    assert copy.deepcopy(chance).below(1000) == chance.below(1000)
