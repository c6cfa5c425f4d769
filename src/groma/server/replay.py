"""A finished match to look at again: its scenes, one after the other, and whether its draws were fair.

A scene is what happens between two looks at the table: the drawings of a turn, a card turned over, a season counted.
Scenes are told as differences, since most of a table stays as it is: the first scene has everything, each other one
what it changes.

Reading somebody's record and asking the rules again can take long and is done in a process of its own, which is
stopped when its time is up: `python -m groma.server.replay look|check|retell` reads a record and writes JSON.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from groma.games import find_game
from groma.kernel.codec import kind_of
from groma.kernel.game import Game, Outcome
from groma.kernel.record import FORMAT, Record, RecordError, check_record, read_record
from groma.kernel.refusal import Refusal, refuse
from groma.kernel.seats import Seat

AnyGame = Game[Any, Any, Any, Any, Any]

MOST_BYTES = 2 * 1024 * 1024
"""The largest record that is looked at. A game of five seats has a tenth of it."""
SECONDS = 20.0
"""How long a record may take to be read and checked."""
MOST_EXPLAINED = 8
"""At larger tables the scenes leave out why each seat stands as it does; they would be too long to send."""

OPENERS: Mapping[str, frozenset[str]] = {
    "cartographers": frozenset(
        {"season-begun", "card-revealed", "season-scored", "monsters-spread", "space-destroyed", "match-ended"}
    ),
    "gisborne": frozenset(
        {
            "round-begun",
            "cards-revealed",
            "tile-uncovered",
            "river-reached",
            "pawn-moved",
            "cards-replenished",
            "scoring-begun",
            "cards-offered",
            "game-ended",
        }
    ),
}
"""By game: the events that open a new scene within an entry."""

LEADING = frozenset({"table-set", "season-begun", "round-begun", "tile-uncovered"})
"""Events that lead to the next one: a scene of nothing else goes on."""

REFUSED = 3
"""The exit code of a process that had a refusal to tell."""

QUIET = frozenset({"choice-sealed", "choice-taken-back", "seats-asked", "effect-resolved"})
"""Events that nobody sees on the table: they make no scene of their own."""


def look(text: str) -> dict[str, Any] | Refusal:
    """What somebody's record shows, if it is whole and was played by the rules."""
    record = read(text)
    if isinstance(record, Refusal):
        return record
    problems = check_record(record, find_game(record.header.game))
    return refuse("record-forged", problem=problems[0]) if problems else retell(record)


def read(text: str) -> Record | Refusal:
    """A finished match's record, or why it cannot be looked at."""
    newer = _newer(text)
    if newer is not None:
        return newer
    try:
        record = read_record(text, find_game)
    except RecordError as error:
        return refuse("record-damaged", problem=str(error))
    if not record.entries:
        return refuse("record-damaged", problem="line 2: the set-up, entry 0, is missing")
    return refuse("record-unfinished", entries=len(record.entries)) if record.end is None else record


def retell(record: Record) -> dict[str, Any]:
    """A finished match as its scenes. Nothing is hidden any more: every seat shows what it had."""
    game = find_game(record.header.game)
    end = record.end
    return {
        "game": record.header.game,
        "options": game.codec.encode(record.header.options, game.options_type),
        "seats": list(record.header.seats),
        "entries": len(record.entries),
        "outcome": None if end is None else game.codec.encode(end.outcome, Outcome),
        "seed_hash": record.header.seed_hash,
        "seed": None if end is None else end.seed,
        "draws": record.entries[-1].drawn,
        "scenes": list(_scenes(record, game)),
    }


def check(record: Record) -> dict[str, Any]:
    """Whether the draws follow from the published seed and every move was by the rules."""
    problems = check_record(record, find_game(record.header.game))
    return {
        "is_fair": not problems,
        "problem": problems[0] if problems else None,
        "entries": len(record.entries),
        "draws": record.entries[-1].drawn,
        "seed_hash": record.header.seed_hash,
        "seed": None if record.end is None else record.end.seed,
    }


def difference(before: Any, after: Any) -> dict[str, Any] | None:
    """How to make one JSON value of another; None if they are the same.

    {"to": value}                        this instead
    {"in": {name: difference, …}}        the same object but for these fields; new fields are {"to": value}
    {"at": {place: difference, …}}       the same list but for these places
    """
    if _is_same(before, after):
        return None
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() <= after.keys():
        fields = {name: difference(before[name], value) for name, value in after.items() if name in before}
        new = {name: {"to": value} for name, value in after.items() if name not in before}
        return {"in": {name: inside for name, inside in fields.items() if inside is not None} | new}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after) and _is_deep(before):
        places = {str(place): difference(*pair) for place, pair in enumerate(zip(before, after, strict=True))}
        return {"at": {place: inside for place, inside in places.items() if inside is not None}}
    return {"to": after}


def changed(before: Any, by: Mapping[str, Any] | None) -> Any:
    """What a difference makes of a value: the page does the same."""
    if by is None:
        return before
    if "to" in by:
        return by["to"]
    if "at" in by:
        return [changed(item, by["at"].get(str(place))) for place, item in enumerate(before)]
    return {**before, **{name: changed(before.get(name), inside) for name, inside in by["in"].items()}}


def _scenes(record: Record, game: AnyGame) -> Iterator[dict[str, Any]]:
    state: Any = None
    shown: Any = None
    for entry in record.entries:
        part = 0
        for events in _cut(entry.events, game.name):
            for event in events:
                state = game.evolve(state, event)
            if all(kind_of(type(event)) in QUIET for event in events):
                continue
            now = _table(game, state, len(record.header.seats))
            yield {
                "entry": entry.number,
                "part": part,
                "seat": entry.seat,
                "time": entry.time,
                "events": [game.codec.encode(event, game.event_type) for event in events],
                "change": {"to": now} if shown is None else difference(shown, now),
            }
            shown, part = now, part + 1


def _cut(events: Sequence[Any], game: str) -> Iterator[list[Any]]:
    """The events of an entry, scene by scene."""
    openers = OPENERS.get(game, frozenset())
    scene: list[Any] = []
    kinds: set[str] = set()
    for event in events:
        kind = kind_of(type(event))
        goes_on = kinds <= LEADING or (kind in kinds and kind in ("monsters-spread", "space-destroyed"))
        if kind in openers and scene and not goes_on:
            yield scene
            scene, kinds = [], set()
        scene.append(event)
        kinds.add(kind)
    if scene:
        yield scene


def _table(game: AnyGame, state: Any, seats: int) -> dict[str, Any]:
    """The table as an onlooker sees it, what each seat knows besides, and how each stands."""
    everybody = game.codec.encode(game.view(state, None), game.view_type)
    own = []
    for seat in range(seats):
        theirs = game.codec.encode(game.view(state, Seat(seat)), game.view_type)
        own.append({name: value for name, value in theirs.items() if everybody[name] != value})
    explained = (
        [game.explain(state, Seat(seat), Seat(seat)) for seat in range(seats)] if seats <= MOST_EXPLAINED else []
    )
    table: dict[str, Any] = json.loads(json.dumps({"view": everybody, "own": own, "explain": explained}))
    return table


def _is_same(one: Any, other: Any) -> bool:
    """Whether two values are the same in JSON; to Python true and 1 are equal too."""
    if type(one) is not type(other) or one != other:
        return False
    if isinstance(one, dict):
        return all(_is_same(value, other[name]) for name, value in one.items())
    return not isinstance(one, list) or all(map(_is_same, one, other))


def _is_deep(items: Sequence[Any]) -> bool:
    return any(isinstance(item, (dict, list)) for item in items)


def _newer(text: str) -> Refusal | None:
    """A record that a newer program wrote is not damaged, only unknown here."""
    try:
        header = json.loads(text.split("\n", 1)[0])
    except (ValueError, RecursionError):
        return None
    if not isinstance(header, dict):
        return None
    stated, rules = header.get("format"), header.get("rules")
    name, _, version = str(stated).partition("/")
    known, _, known_version = FORMAT.partition("/")
    if name == known and version.isdecimal() and version.isascii() and int(version[:9]) > int(known_version):
        return refuse("record-newer", format=str(stated)[:40], known=FORMAT)
    try:
        game = find_game(str(header.get("game")))
    except KeyError:
        return None
    if type(rules) is int and rules > game.rules:
        return refuse("record-newer-rules", rules=min(rules, 10**9), known=game.rules)
    return None


def answer(question: str, text: str) -> dict[str, Any] | Refusal:
    """Look at somebody's record, or check or retell one of our own."""
    if question == "look":
        return look(text)
    record = read(text)
    if isinstance(record, Refusal):
        return record
    return check(record) if question == "check" else retell(record)


def main() -> None:
    """Answer one question about the record on standard input, packed with gzip; the exit code tells refusals."""
    told = answer(sys.argv[1], sys.stdin.buffer.read().decode("utf-8", "replace"))
    is_refused = isinstance(told, Refusal)
    data = {"code": told.code, "facts": dict(told.facts)} if isinstance(told, Refusal) else told
    packed = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")
    sys.stdout.buffer.write(gzip.compress(packed, 6, mtime=0))
    sys.exit(REFUSED if is_refused else 0)


if __name__ == "__main__":
    main()
