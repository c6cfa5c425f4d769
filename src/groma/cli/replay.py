"""`groma replay`: show a record, or check it."""

from __future__ import annotations

import json
import sys
from typing import Any

import click

from groma.cli.saying import (
    BAD_USE,
    REFUSED,
    NotTextError,
    UnreadableError,
    fail,
    read_text,
    refusal_text,
    say,
    say_json,
    text_of,
)
from groma.cli.terminal.saving import NOT_A_GAME
from groma.games import find_game
from groma.kernel.chance import ScriptedChance
from groma.kernel.match import Entry
from groma.kernel.record import Header, Record, RecordError, check_record, read_record, resume_record


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
@click.option("--check", "is_check", is_flag=True, help="Check that each was played by the rules, with its own seed.")
@click.option("--entry", type=int, help="Show the table as it was after this entry.")
@click.option("--json", "as_json", is_flag=True, help="Answer in JSON, a line for each file.")
def command(files: tuple[str, ...], is_check: bool, entry: int | None, as_json: bool) -> None:
    """Show records, or with --check go through them again.

    A record is in order if the rules accept every intent, every event and the result are the same, and the seed fits
    its hash and gave every draw. The exit code is 1 if one is not.
    """
    if is_check:
        if entry is not None:
            fail("--check goes through the whole record; leave out --entry, or --check", BAD_USE)
        _check(files, as_json)
        return
    for file in files:
        try:
            record = read_record(read_text(file), find_game, refusal_text)
            if entry is not None and not 0 <= entry < len(record.entries):
                last = f"the last one is {len(record.entries) - 1}" if record.entries else "it has none"
                fail(f"{file}: there is no entry {entry}; {last}", BAD_USE)
            if as_json:
                say_json(_shown(file, record, entry))
            else:
                _show(file, record, entry)
        except RecordError as error:
            fail(f"{file}: {error}", BAD_USE)


def _check(files: tuple[str, ...], as_json: bool) -> None:
    """Go through all files, also where one of them cannot even be read; only that is bad use."""
    code = 0
    for file in files:
        try:
            record = read_record(text_of(file), find_game, refusal_text)
            problems = check_record(record, find_game(record.header.game), refusal_text)
        except RecordError as error:
            problems = [str(error)]
        except UnreadableError as error:
            problems = [error.why]
            code = code if isinstance(error, NotTextError) else BAD_USE
        if problems:
            code = max(code, REFUSED)
        if as_json:
            say_json({"file": file, "ok": not problems, "problems": problems})
        else:
            say(f"{file}: in order" if not problems else f"{file}: {problems[0]}")
    if code:
        sys.exit(code)


def _show(file: str, record: Record, entry: int | None) -> None:
    header = record.header
    game = find_game(header.game)
    options = game.codec.encode(header.options, game.options_type)
    say(f"{file}: {header.game}, {len(header.seats)} seats: {', '.join(header.seats)}")
    say("  " + ", ".join(f"{name} {_plain(value)}" for name, value in options.items()))
    last = len(record.entries) - 1 if entry is None else entry
    for each in record.entries[: last + 1]:
        who = "set-up" if each.seat is None else _seat_name(header, each)
        asked = "" if each.intent is None else ": " + _told(game.codec.encode(each.intent, game.intent_type))
        say(f"{each.number:4}  {who}{asked}")
        for event in _events(each, game):
            say(f"        {_told(event)}")
    if entry is not None:
        say_json(_view(record, entry))
    elif record.end is None:
        say("the record has no end line: it was cut off, or the match is not over")
    else:
        outcome = record.end.outcome
        if not len(header.seats) == len(outcome.places) == len(outcome.totals):
            raise RecordError(f"end line: a place and a total are needed for each of {len(header.seats)} seats")
        for name, place, total in zip(header.seats, outcome.places, outcome.totals, strict=True):
            say(f"  {place}. {name}: {total}")
        told = ", ".join(f"{name} {_plain(value)}" for name, value in outcome.details.items())
        say(f"  decided by {outcome.decided_by}" + (f"; {told}" if told else ""))


def _shown(file: str, record: Record, entry: int | None) -> dict[str, Any]:
    game = find_game(record.header.game)
    last = len(record.entries) - 1 if entry is None else entry
    return {
        "file": file,
        "game": record.header.game,
        "seats": list(record.header.seats),
        "entries": len(record.entries),
        "view": _view(record, last),
        "outcome": None if record.end is None else game.codec.encode(record.end.outcome, type(record.end.outcome)),
    }


def _view(record: Record, entry: int) -> Any:
    """The table as an onlooker saw it after an entry."""
    if not record.entries:
        raise RecordError("the record has no entries: a match has at least its set-up, entry 0")
    game = find_game(record.header.game)
    shortened = Record(record.header, record.entries[: entry + 1], None)
    try:
        match = resume_record(shortened, game, ScriptedChance(()))
        return game.codec.encode(match.view(None), game.view_type)
    except NOT_A_GAME:
        raise RecordError(
            f"the events up to entry {entry} do not follow from each other; groma replay --check says where"
        ) from None


def _seat_name(header: Header, entry: Entry[Any, Any]) -> str:
    if entry.seat is None or not 0 <= entry.seat < len(header.seats):
        raise RecordError(f"entry {entry.number}: there is no seat {entry.seat}; there are {len(header.seats)}, from 0")
    return header.seats[entry.seat]


def _events(entry: Entry[Any, Any], game: Any) -> list[dict[str, Any]]:
    return [game.codec.encode(event, game.event_type) for event in entry.events]


def _told(data: dict[str, Any]) -> str:
    """An intent or event in a line: its kind, then its fields."""
    fields = ", ".join(f"{name} {_plain(value)}" for name, value in data.items() if name != "kind")
    return f"{data['kind']} {fields}".rstrip()


def _plain(value: Any) -> str:
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return " ".join(value) or "-"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
