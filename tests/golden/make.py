"""Makes the golden games.

`python -m tests.golden.make` plays them all, with the name of a game only that game's, with `views` it only looks at
them anew, and with the files of records it takes matches that were played elsewhere among them.

A golden game is a record, NAME.jsonl, and beside it NAME.views.json with what every seat and an onlooker saw after
each entry: a short fingerprint of the view and of the events shown, and the whole last view of the onlooker. The
records are kept as they are; only a change of the rules themselves is a reason to play them anew.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from groma.bots.bot import Look, find_bot
from groma.games import find_game
from groma.games.cartographers.table import Edicts, TableOptions, preset
from groma.games.gisborne.table import TableOptions as GisborneOptions
from groma.kernel.chance import SeededChance, seed_from
from groma.kernel.match import Match
from groma.kernel.record import Record, check_record, read_record, record_lines, write_lines
from groma.kernel.refusal import Refusal
from groma.kernel.seats import Seat

FOLDER = Path(__file__).parent

HEROES_AMBUSHES = ("dragon-inferno", "zombie-plague", "giant-troll-ravage", "gorgon-gaze")
CARTOGRAPHERS: dict[str, tuple[TableOptions, tuple[str, ...]]] = {
    "base-solo": (preset("base"), ("greedy",)),
    "base-three": (preset("base", sheet="B"), ("greedy", "chance", "greedy")),
    "base-five": (preset("base"), ("chance",) * 5),
    "heroes-solo": (preset("heroes"), ("greedy",)),
    "heroes-three": (preset("heroes", sheet="D"), ("greedy", "chance", "chance")),
    "heroes-box-two": (preset("heroes", printing="box"), ("chance", "chance")),
    "combined-solo": (preset("combined", sheet="D", explore="heroes"), ("chance",)),
    "combined-zombies": (
        preset("combined", sheet="C", heroes=False, ambushes=HEROES_AMBUSHES),
        ("greedy", "chance"),
    ),
    "combined-four": (
        preset(
            "combined",
            sheet="B",
            seasons="heroes",
            ambushes=("goblin-attack", "zombie-plague", "giant-troll-ravage", "gorgon-gaze", "dragon-inferno"),
            edicts=Edicts("by-stack", ("stoneside-forest", "silos")),
        ),
        ("chance", "greedy", "chance", "chance"),
    ),
}
GISBORNE: dict[str, tuple[Any, tuple[str, ...]]] = {
    "three-in-order": (GisborneOptions(), ("greedy", "chance", "greedy")),
    "five-at-once": (
        GisborneOptions(laying="simultaneous", stash="one_by_one"),
        ("chance", "greedy") * 2 + ("chance",),
    ),
}
GAMES = {"cartographers": CARTOGRAPHERS, "gisborne": GISBORNE}
"""What is played, and by whom."""


def play(game: str, name: str, options: Any, bots: tuple[str, ...]) -> tuple[Match[Any, Any, Any, Any, Any], bytes]:
    """A whole match. Bots make up their minds anew now and then, so that take-backs stand in the records, too."""
    seed, dice = seed_from(f"golden {name}"), Random(name)
    seats = [f"{bot} {seat + 1}" for seat, bot in enumerate(bots)]
    match: Match[Any, Any, Any, Any, Any] = Match(find_game(game), options, seats, SeededChance(seed))
    while match.awaiting:
        seat = dice.choice(sorted(match.awaiting))
        look = Look(seat, match.choices(seat), partial(match.view, seat))
        submit(match, seat, find_bot(bots[seat], game).choose(look, dice))
        waiting = [Seat(each) for each in range(len(bots)) if each not in match.awaiting]
        ready = [seat for seat in waiting if match.choices(seat)]
        if ready and dice.random() < 0.04:
            seat = dice.choice(ready)
            submit(match, seat, match.choices(seat)[0])
    return match, seed


def submit(match: Match[Any, Any, Any, Any, Any], seat: Seat, intent: Any) -> None:
    """Carry an intent out; it was on offer."""
    done = match.submit(seat, intent, answers=match.number)
    if isinstance(done, Refusal):
        raise RuntimeError(f"{intent} was on offer to seat {seat}, and it is refused: {done}")


def fingerprint(data: Any) -> str:
    """A few digits that change with the data."""
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:12]


def seen(record: Record) -> Iterator[dict[str, str]]:
    """For each entry, what every seat and an onlooker saw: view and events in one fingerprint each."""
    game = find_game(record.header.game)
    state = None
    for entry in record.entries:
        for event in entry.events:
            state = game.evolve(state, event)
        looks = {}
        for seat in (None, *map(Seat, range(len(record.header.seats)))):
            shown = [game.show(event, seat) for event in entry.events]
            events = [game.codec.encode(event, game.event_type) for event in shown if event is not None]
            view = game.codec.encode(game.view(state, seat), game.view_type)
            looks["onlooker" if seat is None else str(seat)] = fingerprint([view, events])
        yield looks


def views(record: Record) -> dict[str, Any]:
    """All that is kept of what was seen."""
    game = find_game(record.header.game)
    state = None
    for entry in record.entries:
        for event in entry.events:
            state = game.evolve(state, event)
    last = game.codec.encode(game.view(state, None), game.view_type)
    return {"entries": list(seen(record)), "last": last}


def write_views(path: Path) -> None:
    """Look at a record anew and keep what was seen beside it."""
    told = views(read_record(path.read_text(encoding="utf-8"), find_game))
    entries = ",\n".join(" " + json.dumps(looks) for looks in told["entries"])
    text = f'{{"entries": [\n{entries}\n],\n"last": {json.dumps(told["last"], indent=1)}}}\n'
    path.with_suffix(".views.json").write_text(text, encoding="utf-8")


def take_in(path: Path) -> None:
    """A record of a match played elsewhere becomes a golden game, if there is nothing wrong with it."""
    text = path.read_text(encoding="utf-8")
    record = read_record(text, find_game)
    if problems := check_record(record, find_game(record.header.game)):
        raise SystemExit(f"{path}: {problems[0]}")
    (FOLDER / record.header.game / f"{path.stem}.jsonl").write_text(text, encoding="utf-8")
    write_views(FOLDER / record.header.game / f"{path.stem}.jsonl")


def play_all(games: list[str]) -> None:
    """Play the golden games of these games afresh."""
    for game in games:
        for name, (options, bots) in GAMES[game].items():
            match, seed = play(game, name, options, bots)
            path = FOLDER / game / f"{name}.jsonl"
            path.write_text(write_lines(record_lines(match, seed)), encoding="utf-8")
            write_views(path)


def main() -> None:
    """Play, only look anew at what was played, or take matches in."""
    given = sys.argv[1:]
    if given == ["views"]:
        for path in sorted(FOLDER.rglob("*.jsonl")):
            write_views(path)
    elif set(given) <= set(GAMES):
        play_all(given or list(GAMES))
    else:
        for name in given:
            take_in(Path(name))


if __name__ == "__main__":
    main()
