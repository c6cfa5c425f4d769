"""Games that were played once and must come out alike for ever: every record below this folder is asked again."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.golden.make import CARTOGRAPHERS, FOLDER, views
from tests.laws.conservation import check_cards

from groma.games import find_game
from groma.kernel.chance import SeededChance, seed_from
from groma.kernel.codec import kind_of
from groma.kernel.match import Match
from groma.kernel.record import Record, check_record, read_record, record_lines, resume_record, write_lines

FILES = sorted(FOLDER.rglob("*.jsonl"))
every_game = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")


def record_of(file: Path) -> Record:
    return read_record(file.read_text(encoding="utf-8"), find_game)


@every_game
def test_the_rules_bring_the_same_events_and_result(file: Path) -> None:
    """Today's rules accept every intent; what came of each is what stands there, and so is the result."""
    record = record_of(file)
    assert check_record(record, find_game(record.header.game)) == []


@every_game
def test_every_seat_sees_what_it_saw(file: Path) -> None:
    """View and shown events of each seat and of an onlooker after each entry; the last view in full."""
    told = views(record_of(file))
    kept = json.loads(file.with_suffix(".views.json").read_text(encoding="utf-8"))
    assert told["last"] == kept["last"]
    assert len(told["entries"]) == len(kept["entries"])
    for number, (now, then) in enumerate(zip(told["entries"], kept["entries"], strict=True)):
        assert now == then, f"after entry {number}"


@every_game
def test_nothing_gets_lost(file: Path) -> None:
    """The record is written again as it was read, letter for letter; cards stay together all the way."""
    record = record_of(file)
    game = find_game(record.header.game)
    assert record.end is not None
    match: Match[Any, Any, Any, Any, Any] = resume_record(record, game, SeededChance(seed_from("any")))
    assert match.outcome == record.end.outcome
    again = list(record_lines(match, bytes.fromhex(record.end.seed)))
    assert write_lines(again) == file.read_text(encoding="utf-8")
    if game.name == "cartographers":
        state, events = None, []
        for entry in record.entries:
            for event in entry.events:
                events.append(event)
                state = game.evolve(state, event)
            check_cards(state, events)


def test_all_that_is_to_be_played_was_played() -> None:
    """Each preset of Cartographers stands here, solo and with several players, with everything that can happen."""
    names = {file.stem for file in FILES if file.parent.name == "cartographers"}
    assert set(CARTOGRAPHERS) <= names
    kinds: Counter[str] = Counter()
    for name in CARTOGRAPHERS:
        for entry in record_of(FOLDER / "cartographers" / f"{name}.jsonl").entries:
            kinds.update(kind_of(type(event)) for event in entry.events)
    every_kind = {kind_of(kind) for kind in find_game("cartographers").event_type.__args__}
    # Sealed choices stand in records as they are; a sheet without any empty space hardly ever comes about.
    assert set(kinds) >= every_kind - {"seat-ready", "nothing-drawn"}
