"""`groma replay`: show a record, or check it."""

from __future__ import annotations

import json
import sys
from typing import Any

import click

from groma.cli.saying import BAD_USE, REFUSED, fail, read_text, say, say_json
from groma.games import find_game
from groma.kernel.chance import ScriptedChance
from groma.kernel.match import Entry
from groma.kernel.record import Record, RecordError, check_record, read_record, resume_record


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
        _check(files, as_json)
        return
    for file in files:
        try:
            record = read_record(read_text(file), find_game)
        except RecordError as error:
            fail(f"{file}: {error}", BAD_USE)
        if entry is not None and not 0 <= entry < len(record.entries):
            fail(f"{file}: there is no entry {entry}; the last one is {len(record.entries) - 1}", BAD_USE)
        if as_json:
            say_json(_shown(file, record, entry))
        else:
            _show(file, record, entry)


def _check(files: tuple[str, ...], as_json: bool) -> None:
    all_well = True
    for file in files:
        try:
            record = read_record(read_text(file), find_game)
            problems = check_record(record, find_game(record.header.game))
        except RecordError as error:
            problems = [str(error)]
        all_well = all_well and not problems
        if as_json:
            say_json({"file": file, "ok": not problems, "problems": problems})
        else:
            say(f"{file}: in order" if not problems else f"{file}: {problems[0]}")
    if not all_well:
        sys.exit(REFUSED)


def _show(file: str, record: Record, entry: int | None) -> None:
    header = record.header
    game = find_game(header.game)
    options = game.codec.encode(header.options, game.options_type)
    say(f"{file}: {header.game}, {len(header.seats)} seats: {', '.join(header.seats)}")
    say("  " + ", ".join(f"{name} {_plain(value)}" for name, value in options.items()))
    last = len(record.entries) - 1 if entry is None else entry
    for each in record.entries[: last + 1]:
        who = "set-up" if each.seat is None else header.seats[each.seat]
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
        for seat, name in enumerate(header.seats):
            say(f"  {outcome.places[seat]}. {name}: {outcome.totals[seat]}")
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
    game = find_game(record.header.game)
    shortened = Record(record.header, record.entries[: entry + 1], None)
    match = resume_record(shortened, game, ScriptedChance(()))
    return game.codec.encode(match.view(None), game.view_type)


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
