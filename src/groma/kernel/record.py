"""The record of a match: JSON Lines, one file a match, from which everything can be rebuilt and checked.

    {"format": "groma-record/1", "game": …, "rules": …, "options": {…}, "seats": […], "seed_hash": …}
    {"entry": 0, "seat": null, "intent": null, "events": […], "drawn": 3, "time": null}
    {"entry": 1, "seat": 0, "intent": {…}, "events": […], "drawn": 4, "time": "…"}
    …
    {"end": {"totals": […], "places": […], …}, "seed": "…"}

docs/reference/record.md explains it with a commented example.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from groma.kernel.chance import SEED_BYTES, Chance, SeededChance, seed_hash
from groma.kernel.codec import CodecError
from groma.kernel.game import Game, Outcome
from groma.kernel.match import Entry, Match
from groma.kernel.refusal import Refusal, RefusedError
from groma.kernel.seats import Seat

FORMAT = "groma-record/1"

AnyGame = Game[Any, Any, Any, Any, Any]
AnyMatch = Match[Any, Any, Any, Any, Any]
AnyEntry = Entry[Any, Any]
FindGame = Callable[[str], AnyGame]
Told = Callable[[Refusal], str]
"""How a refusal is worded in a sentence about a record; `str` gives its code and its facts."""


class RecordError(ValueError):
    """A record that cannot be read; the message names the line and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Header:
    """What was agreed before the first card was turned."""

    game: str
    rules: int
    options: Any
    seats: tuple[str, ...]
    seed_hash: str


@dataclass(frozen=True, slots=True)
class End:
    """How it ended, and the seed that proves its draws."""

    outcome: Outcome
    seed: str


@dataclass(frozen=True, slots=True)
class Record:
    """A whole record, or as much of one as there is."""

    header: Header
    entries: tuple[AnyEntry, ...]
    end: End | None
    """None for a match that is still being played, or whose record was cut off."""


def header_of(match: AnyMatch, hash_of_seed: str) -> Header:
    """The header of a match whose seed has this hash."""
    return Header(match.game.name, match.game.rules, match.options, match.seats, hash_of_seed)


def header_line(header: Header, game: AnyGame) -> str:
    """The first line of a record."""
    return _line(
        {
            "format": FORMAT,
            "game": header.game,
            "rules": header.rules,
            "options": game.codec.encode(header.options, game.options_type),
            "seats": list(header.seats),
            "seed_hash": header.seed_hash,
        }
    )


def entry_line(entry: AnyEntry, game: AnyGame) -> str:
    """One line for an entry. The sender's own id and the entry it answered are kept where it gave them."""
    data: dict[str, Any] = {"entry": entry.number, "seat": entry.seat}
    data["intent"] = None if entry.intent is None else game.codec.encode(entry.intent, game.intent_type)
    data["events"] = [game.codec.encode(event, game.event_type) for event in entry.events]
    data["drawn"] = entry.drawn
    if entry.answers is not None:
        data["answers"] = entry.answers
    if entry.id is not None:
        data["id"] = entry.id
    data["time"] = entry.time
    return _line(data)


def end_line(outcome: Outcome, seed: bytes, game: AnyGame) -> str:
    """The last line: the result and the seed."""
    return _line({"end": game.codec.encode(outcome, Outcome), "seed": seed.hex()})


def record_lines(match: AnyMatch, seed: bytes) -> Iterator[str]:
    """A match as the lines of its record, the end line only when it is over."""
    game = match.game
    yield header_line(header_of(match, seed_hash(seed)), game)
    for entry in match.entries:
        yield entry_line(entry, game)
    outcome = match.outcome
    if outcome is not None:
        yield end_line(outcome, seed, game)


def read_record(text: str, find_game: FindGame, told: Told = str) -> Record:
    """Read a record; raises RecordError with the line and the reason.

    A record without its end line is read as far as it goes. A last line that breaks off in the middle is an error
    here; `readable_lines` tells how much of a file is whole.
    """
    lines = text_lines(text)
    if not lines:
        raise RecordError("line 1: the file is empty; a record opens with its header")
    header, game = _read_header(_object(lines[0], 1), find_game, told)
    entries: list[AnyEntry] = []
    end: End | None = None
    for number, line in enumerate(lines[1:], start=2):
        data = _object(line, number)
        if end is not None:
            raise RecordError(f"line {number}: there is something after the end line")
        if "end" in data:
            end = _read_end(data, number, game)
        else:
            entries.append(_read_entry(data, number, len(entries), game))
    return Record(header, tuple(entries), end)


def text_lines(text: str) -> list[str]:
    """The lines of a record's text. Only a line feed parts them: a name may hold other signs that end a line."""
    return text.removesuffix("\n").split("\n") if text else []


def readable_lines(text: str) -> list[str]:
    """The lines of a file up to the first one that is cut off or damaged."""
    whole = []
    for line in text_lines(text):
        try:
            json.loads(line)
        except (ValueError, RecursionError):
            break
        whole.append(line)
    return whole


def resume_record(record: Record, game: AnyGame, chance: Chance) -> AnyMatch:
    """The match of a record, ready to go on where it stopped."""
    return Match.resume(game, record.header.options, record.header.seats, chance, record.entries)


def check_record(record: Record, game: AnyGame, told: Told = str) -> list[str]:
    """Everything that is wrong with a record, as sentences; an empty list if the game was played by the rules.

    The seed must fit its hash, the draws must follow from the seed, today's rules must accept every intent, and
    what came of each must be what stands in the record.
    """
    if record.header.rules > game.rules:
        return [
            f"header: rules {record.header.rules} of {game.name} are newer than the rules {game.rules} "
            "that this program knows; check it with a newer version"
        ]
    if record.end is None:
        return ["the record has no end line: it was cut off, or the match is not over"]
    try:
        seed = bytes.fromhex(record.end.seed)
    except ValueError:
        return [f'end line: the seed "{record.end.seed}" is not written in hexadecimal digits']
    if len(seed) != SEED_BYTES:
        return [f"end line: the seed has {len(seed)} bytes, {SEED_BYTES} are needed"]
    if seed_hash(seed) != record.header.seed_hash:
        return [f"end line: the seed does not fit its hash {record.header.seed_hash}, published in the header"]
    return _replay(record, game, seed, told)


def _replay(record: Record, game: AnyGame, seed: bytes, told: Told) -> list[str]:
    if not record.entries:
        return ["the record has no entries: a match has at least its set-up, entry 0"]
    try:
        match: AnyMatch = Match(game, record.header.options, record.header.seats, SeededChance(seed))
    except RefusedError as error:
        return [f"header: no table can be set up like this: {told(error.refusal)}"]
    problem = _difference(record.entries[0], match.entries[0], game)
    if problem:
        return [problem]
    for entry in record.entries[1:]:
        if entry.seat is None or entry.intent is None:
            return [f"entry {entry.number}: there is no seat or no intent; only entry 0 is without"]
        done = match.submit(entry.seat, entry.intent, answers=entry.answers, id=entry.id)
        if isinstance(done, Refusal):
            return [f"entry {entry.number}: the rules refuse the intent of seat {entry.seat}: {told(done)}"]
        problem = _difference(entry, done, game)
        if problem:
            return [problem]
    outcome = match.outcome
    if outcome is None:
        return [f"the match is not over after entry {match.number}: the record was cut short"]
    if record.end is not None and record.end.outcome != outcome:
        said, true = (_line(game.codec.encode(each, Outcome)) for each in (record.end.outcome, outcome))
        return [f"end line: the result is {said}, by the rules it is {true}"]
    return []


def _difference(written: AnyEntry, played: AnyEntry, game: AnyGame) -> str | None:
    if written.number != played.number:
        return f"entry {written.number}: by the rules this is entry {played.number}; an intent stands there twice"
    for place, (one, other) in enumerate(zip(written.events, played.events, strict=False)):
        # Named tuples of different kinds with the same values are equal to Python, but not the same event.
        if type(one) is not type(other) or one != other:
            said, true = (_line(game.codec.encode(event, game.event_type)) for event in (one, other))
            return f"entry {written.number}, event {place}: the record says {said}, by the rules it is {true}"
    if len(written.events) != len(played.events):
        return f"entry {written.number}: {len(written.events)} events, by the rules {len(played.events)}"
    if written.drawn != played.drawn:
        return f"entry {written.number}: {written.drawn} draws of chance, by the rules {played.drawn}"
    return None


def _read_header(data: dict[str, Any], find_game: FindGame, told: Told) -> tuple[Header, AnyGame]:
    stated = data.get("format")
    if not isinstance(stated, str) or not stated.startswith("groma-record/"):
        raise RecordError(f'line 1: this is not the header of a record: "format" should be "{FORMAT}"')
    if stated != FORMAT:
        raise RecordError(f'line 1: the format "{stated}" is not known here, only "{FORMAT}" is')
    name = data.get("game")
    try:
        game = find_game(str(name))
    except KeyError:
        raise RecordError(f'line 1: the game "{name}" is not known') from None
    rules = _whole(data, "rules", 1)
    seats = data.get("seats")
    if not isinstance(seats, list) or not all(isinstance(each, str) for each in seats):
        raise RecordError('line 1: "seats" should be a list of names')
    published = data.get("seed_hash")
    if not isinstance(published, str):
        raise RecordError('line 1: "seed_hash" is missing')
    options = _decoded(game, data.get("options"), game.options_type, "line 1: options")
    refusal = game.check(options, len(seats))
    if refusal is not None:
        raise RecordError(f"line 1: no table can be set up like this: {told(refusal)}")
    return Header(game.name, rules, options, tuple(seats), published), game


def _read_entry(data: dict[str, Any], line: int, expected: int, game: AnyGame) -> AnyEntry:
    number = _whole(data, "entry", line)
    if number != expected:
        raise RecordError(f"line {line}: entry {expected} is expected here, this is entry {number}")
    seat = data.get("seat")
    if seat is not None and type(seat) is not int:
        raise RecordError(f"line {line}: the seat {seat!r} is not a number")
    where = f"line {line}: intent"
    intent = None if data.get("intent") is None else _decoded(game, data["intent"], game.intent_type, where)
    events = data.get("events")
    if not isinstance(events, list):
        raise RecordError(f"line {line}: the events are missing")
    read = tuple(
        _decoded(game, event, game.event_type, f"line {line}: events[{place}]") for place, event in enumerate(events)
    )
    answers, name, time = data.get("answers"), data.get("id"), data.get("time")
    if answers is not None and type(answers) is not int:
        raise RecordError(f'line {line}: "answers" should be the number of an entry, not {answers!r}')
    for label, value in (("id", name), ("time", time)):
        if value is not None and not isinstance(value, str):
            raise RecordError(f'line {line}: "{label}" should be text, not {value!r}')
    return Entry(
        number, None if seat is None else Seat(seat), intent, read, _whole(data, "drawn", line), answers, name, time
    )


def _read_end(data: dict[str, Any], line: int, game: AnyGame) -> End:
    seed = data.get("seed")
    if not isinstance(seed, str):
        raise RecordError(f"line {line}: the end line has no seed")
    return End(_decoded(game, data["end"], Outcome, f"line {line}: end"), seed)


def _decoded(game: AnyGame, data: Any, kind: Any, where: str) -> Any:
    try:
        return game.codec.decode(data, kind)
    except CodecError as error:
        raise RecordError(f"{where}: {error}") from None


def _whole(data: dict[str, Any], name: str, line: int) -> int:
    value = data.get(name)
    if type(value) is not int:
        raise RecordError(f'line {line}: "{name}" should be a whole number, not {value!r}')
    return value


def _object(line: str, number: int) -> dict[str, Any]:
    if not line.strip():
        raise RecordError(
            f"line {number}: this line is empty; a record has a header, an entry or its end on every line"
        )
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise RecordError(f"line {number}: this is not JSON; the record is damaged or cut off here") from None
    if not isinstance(data, dict):
        raise RecordError(f"line {number}: an object with fields is expected")
    return data


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def write_lines(lines: Iterable[str]) -> str:
    """Lines as the text of a file."""
    return "".join(line + "\n" for line in lines)
