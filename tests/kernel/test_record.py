"""Records: written, read, checked; and what is said of those that are damaged, cut off or forged."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.kernel.bidding import GAME, Bid, Rounds, TakeBack, find_game

from groma.kernel.chance import SeededChance, seed_from, seed_hash
from groma.kernel.match import Match
from groma.kernel.record import (
    Record,
    RecordError,
    check_record,
    read_record,
    readable_lines,
    record_lines,
    resume_record,
    write_lines,
)
from groma.kernel.seats import Seat

SEED = seed_from("record")
NAMES = ("Ann", "Bob")


def played(moves: int = 99, names: tuple[str, ...] = NAMES) -> Match[Any, Any, Any, Any, Any]:
    """A match of two rounds, or as much of it as so many moves make."""
    match: Match[Any, Any, Any, Any, Any] = Match(GAME, Rounds(2), names, SeededChance(SEED))
    plan = [(0, Bid(1)), (0, TakeBack()), (0, Bid(2)), (1, Bid(1)), (1, Bid(2)), (0, Bid(1))]
    for number, (seat, intent) in enumerate(plan[:moves]):
        done = match.submit(Seat(seat), intent, answers=match.number, id=f"id{number}", time="2030-01-01T12:00:00Z")
        assert done is match.entries[-1]
    return match


def text_of(match: Match[Any, Any, Any, Any, Any]) -> str:
    return write_lines(record_lines(match, SEED))


def read(text: str) -> Record:
    return read_record(text, find_game)


def lines() -> list[dict[str, Any]]:
    """The lines of a whole record as data: the header, entries 0 to 6, the end line."""
    return [json.loads(line) for line in text_of(played()).splitlines()]


def written(data: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(line) + "\n" for line in data)


def changed(change: Callable[[list[dict[str, Any]]], object]) -> str:
    """A record after somebody has been at it."""
    data = lines()
    change(data)
    return written(data)


def test_a_whole_match_is_written_read_and_found_right() -> None:
    """Header, one line an entry, end line; today's rules find nothing wrong with it."""
    match = played()
    record = read(text_of(match))
    assert check_record(record, GAME) == []
    assert record.entries == tuple(match.entries)
    assert record.end is not None
    assert (record.end.outcome, record.end.seed) == (match.outcome, SEED.hex())
    header = record.header
    assert (header.game, header.rules, header.options, header.seats) == ("bidding", 2, Rounds(2), NAMES)
    assert header.seed_hash == seed_hash(SEED)
    assert len(text_of(match).splitlines()) == 9


def test_what_stands_in_the_lines() -> None:
    """Plain JSON with the fields that the documentation names; what a sender did not give is left out."""
    header, opening, first, *_, end = lines()
    assert header == {
        "format": "groma-record/1",
        "game": "bidding",
        "rules": 2,
        "options": {"rounds": 2},
        "seats": ["Ann", "Bob"],
        "seed_hash": seed_hash(SEED),
    }
    assert set(opening) == {"entry", "seat", "intent", "events", "drawn", "time"}
    assert (opening["entry"], opening["seat"], opening["intent"], opening["drawn"]) == (0, None, None, 1)
    assert first == {
        "entry": 1,
        "seat": 0,
        "intent": {"kind": "bid", "amount": 1},
        "events": [{"kind": "bid-sealed", "seat": 0, "amount": 1}],
        "drawn": 1,
        "answers": 0,
        "id": "id0",
        "time": "2030-01-01T12:00:00Z",
    }
    assert set(end) == {"end", "seed"}


@pytest.mark.parametrize("moves", range(7))
def test_a_match_on_the_way_is_read_and_goes_on(moves: int) -> None:
    """Without an end line a record is read as far as it goes, and the match goes on as if nothing had been."""
    match = played(moves)
    text = text_of(match)
    record = read(text)
    if moves < 6:
        assert record.end is None
        assert SEED.hex() not in text
        assert check_record(record, GAME) == ["the record has no end line: it was cut off, or the match is not over"]
    again = resume_record(record, GAME, SeededChance(SEED))
    plan = played().entries[moves + 1 :]
    for entry in plan:
        assert entry.seat is not None
        assert again.submit(entry.seat, entry.intent, answers=entry.answers, id=entry.id, time=entry.time) == entry
    assert text_of(again) == text_of(played())


@pytest.mark.parametrize("name", ["Ann\u2028Lee", "Ann\u0085", "\u2029", 'A"n\\n', "安", "A\tB\nC\rD\x0bE\x0cF\x1cG"])
def test_names_may_hold_anything(name: str) -> None:
    """Also letters that some programs take for the end of a line."""
    text = text_of(played(names=(name, "Bob")))
    record = read(text)
    assert record.header.seats == (name, "Bob")
    assert check_record(record, GAME) == []
    assert len(readable_lines(text)) == 9


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1: the file is empty; a record opens with its header"),
        ("\n", "line 1: "),
        ("hello", "line 1: this is not JSON; the record is damaged or cut off here"),
        ("[1]", "line 1: an object with fields is expected"),
        ("{}", 'line 1: this is not the header of a record: "format" should be "groma-record/1"'),
        ("[" * 100000, "line 1: this is not JSON"),
    ],
)
def test_something_that_is_no_record(text: str, says: str) -> None:
    """Empty, no JSON, no header."""
    with pytest.raises(RecordError) as told:
        read(text)
    assert str(told.value).startswith(says)


@pytest.mark.parametrize(
    ("line", "change", "says"),
    [
        (
            0,
            {"format": "groma-record/7"},
            'line 1: the format "groma-record/7" is not known here, only "groma',
        ),
        (0, {"format": "chess/1"}, "line 1: this is not the header of a record"),
        (0, {"game": "chess"}, 'line 1: the game "chess" is not known'),
        (0, {"game": None}, 'line 1: the game "None" is not known'),
        (0, {"rules": "2"}, "line 1: \"rules\" should be a whole number, not '2'"),
        (0, {"seats": "Ann"}, 'line 1: "seats" should be a list of names'),
        (0, {"seats": ["Ann", 2]}, 'line 1: "seats" should be a list of names'),
        (0, {"seats": []}, "line 1: no table can be set up like this: seats (given=0, most=6)"),
        (0, {"seed_hash": None}, 'line 1: "seed_hash" is missing'),
        (0, {"options": {"rounds": "x"}}, "line 1: options: .rounds: 'x' is not a whole number"),
        (0, {"options": {"rounds": 9}}, "line 1: no table can be set up like this: rounds (given=9, most=6)"),
        (0, {"options": None}, "line 1: options: None is not an object with fields"),
        (1, {"entry": 1}, "line 2: entry 0 is expected here, this is entry 1"),
        (3, {"entry": "2"}, "line 4: \"entry\" should be a whole number, not '2'"),
        (3, {"seat": "Ann"}, "line 4: the seat 'Ann' is not a number"),
        (3, {"seat": True}, "line 4: the seat True is not a number"),
        (3, {"intent": {"kind": "pass"}}, 'line 4: intent: unknown kind "pass"; one of bid, take-back is expected'),
        (3, {"intent": {"kind": "bid"}}, 'line 4: intent: field "amount" is missing'),
        (3, {"events": None}, "line 4: the events are missing"),
        (5, {"events": [{"kind": "bid-sealed", "seat": 1, "amount": "1"}]}, "line 6: events[0]: .amount: '1' is not"),
        (3, {"drawn": None}, 'line 4: "drawn" should be a whole number, not None'),
        (3, {"answers": "0"}, "line 4: \"answers\" should be the number of an entry, not '0'"),
        (3, {"id": 7}, 'line 4: "id" should be text, not 7'),
        (3, {"time": 7}, 'line 4: "time" should be text, not 7'),
        (8, {"seed": None}, "line 9: the end line has no seed"),
        (8, {"end": {"totals": [1]}}, 'line 9: end: field "places" is missing'),
        (8, {"end": None}, "line 9: end: None is not an object with fields"),
    ],
)
def test_a_damaged_line_is_named(line: int, change: dict[str, Any], says: str) -> None:
    """Which line, which thing in it, and what would be right."""
    with pytest.raises(RecordError) as told:
        read(changed(lambda data: data[line].update(change)))
    assert str(told.value).startswith(says)


def test_a_record_that_breaks_off_in_a_line() -> None:
    """The line is named; the lines before it are whole and can be read."""
    text = text_of(played())
    cut = text[: text.index('"id":"id3"')]
    with pytest.raises(RecordError, match=r"^line 6: this is not JSON; the record is damaged or cut off here$"):
        read(cut)
    whole = readable_lines(cut)
    assert len(whole) == 5
    assert resume_record(read(write_lines(whole)), GAME, SeededChance(SEED)).number == 3


@pytest.mark.parametrize("lines_left", range(1, 9))
def test_a_record_that_breaks_off_between_lines(lines_left: int) -> None:
    """It is read, and the check says what is missing."""
    record = read("".join(text_of(played()).splitlines(keepends=True)[:lines_left]))
    assert check_record(record, GAME) == ["the record has no end line: it was cut off, or the match is not over"]


def test_nothing_stands_after_the_end() -> None:
    """Neither an entry nor a second end."""
    for line in (lines()[8], lines()[7]):
        with pytest.raises(RecordError, match=r"^line 10: there is something after the end line$"):
            read(changed(lambda data, line=line: data.append(line)))


OTHER = seed_from("forged")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda data: data[8].update(seed=OTHER.hex()), "end line: the seed does not fit its hash"),
        (lambda data: data[8].update(seed="xyz"), 'end line: the seed "xyz" is not written in hexadecimal digits'),
        (lambda data: data[8].update(seed="00"), "end line: the seed has 1 bytes, 32 are needed"),
        (lambda data: data[0].update(seed_hash="0" * 64), "end line: the seed does not fit its hash 000"),
        (
            lambda data: (data[8].update(seed=OTHER.hex()), data[0].update(seed_hash=seed_hash(OTHER))),
            'entry 0, event 1: the record says {"kind":"prize-drawn","prize":',
        ),
        (lambda data: data[0].update(rules=3), "header: rules 3 of bidding are newer than the rules 2"),
        (
            lambda data: data[0].update(options={"rounds": 3}),
            'entry 0, event 0: the record says {"kind":"opened","rounds":2',
        ),
        (lambda data: data[3]["events"].clear(), "entry 2: 0 events, by the rules 1"),
        (lambda data: data[3]["events"].append(data[3]["events"][0]), "entry 2: 2 events, by the rules 1"),
        (
            lambda data: data[5]["events"][1].update(bids=[2, 2]),
            'entry 4, event 1: the record says {"kind":"bids-revealed","bids":[2,2]}',
        ),
        (
            lambda data: data[5]["events"][2].update(prize=6),
            'entry 4, event 2: the record says {"kind":"prize-drawn","prize":6}, by',
        ),
        (lambda data: data[4].update(drawn=7), "entry 3: 7 draws of chance, by the rules 1"),
        (
            lambda data: data[4]["intent"].update(amount=3),
            "entry 3: the rules refuse the intent of seat 0: not-possible",
        ),
        (lambda data: data[4].update(seat=1), 'entry 3, event 0: the record says {"kind":"bid-sealed","seat":0'),
        (lambda data: data[4].update(seat=5), "entry 3: the rules refuse the intent of seat 5: unknown-seat"),
        (lambda data: data[4].update(seat=None), "entry 3: there is no seat or no intent; only entry 0 is without"),
        (lambda data: data[4].update(intent=None), "entry 3: there is no seat or no intent; only entry 0 is without"),
        (lambda data: data[5].update(answers=99), "entry 4: the rules refuse the intent of seat 1: unknown-entry"),
        (lambda data: data[7].update(id="id2"), "entry 6: the rules refuse the intent of seat 0: id-used-before"),
        (lambda data: data[8]["end"].update(totals=[9, 9]), 'end line: the result is {"totals":[9,9],'),
        (lambda data: data[8]["end"].update(places=[1, 1]), "end line: the result is {"),
        (lambda data: data[8]["end"].update(details={"rounds": 5}), "end line: the result is {"),
        (lambda data: data.__delitem__(slice(1, 8)), "the record has no entries"),
        (lambda data: data.__delitem__(7), "the match is not over after entry 5: the record was cut short"),
    ],
)
def test_a_forged_record_is_found_out(change: Callable[[list[dict[str, Any]]], object], says: str) -> None:
    """One sentence that names the entry and the thing."""
    problems = check_record(read(changed(change)), GAME)
    assert len(problems) == 1
    assert problems[0].startswith(says)


def test_an_intent_that_stands_there_twice_is_found_out() -> None:
    """The second time it would be a resend of the first, which makes no entry."""
    data = lines()
    twice = {**data[2], "entry": 2}
    later = [{**line, "entry": line["entry"] + 1} for line in data[3:8]]
    problems = check_record(read(written([*data[:3], twice, *later, data[8]])), GAME)
    assert problems == ["entry 2: by the rules this is entry 1; an intent stands there twice"]


def test_an_entry_too_many_is_found_out() -> None:
    """After the end of the match nothing is accepted any more."""
    data = lines()
    more = {**data[7], "entry": 7, "id": "id9", "answers": 6}
    problems = check_record(read(written([*data[:8], more, data[8]])), GAME)
    assert problems == ["entry 7: the rules refuse the intent of seat 0: not-possible (seat=0)"]


def test_a_refusal_is_worded_as_the_caller_words_it() -> None:
    """The kernel knows codes only; whoever reads a record for people gives the sentences."""
    forged = read(changed(lambda data: data[4].update(seat=5)))
    assert check_record(forged, GAME, lambda refusal: f"<{refusal.code}>") == [
        "entry 3: the rules refuse the intent of seat 5: <unknown-seat>"
    ]


def test_an_empty_line_is_called_that() -> None:
    """An editor may have put it there; the sentence says what is wrong rather than that it is no JSON."""
    with pytest.raises(RecordError, match="line 3: this line is empty"):
        read(text_of(played()).replace("\n", "\n\n", 2).replace("\n\n", "\n", 1))
