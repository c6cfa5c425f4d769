"""`groma simulate`: games between bots."""

from __future__ import annotations

import signal
import statistics
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import click

from groma.bots.arena import Played, play_games, seats_of
from groma.bots.bot import NAMES as BOTS
from groma.cli.saying import BAD_USE, REFUSED, fail, progress, refusal_text, say, say_json
from groma.cli.table_options import OPTION_NAMES, options_from, table_options
from groma.games import NAMES as GAMES
from groma.games import find_game
from groma.games.cartographers.table import TableOptions, random_table
from groma.kernel.refusal import RefusedError


@click.command()
@click.option("--game", default="cartographers", show_default=True, metavar="cartographers|gisborne")
@click.option("--games", default=100, show_default=True, help="How many games.")
@click.option("--players", default=1, show_default=True, help="Seats at each table.")
@click.option("--bots", default="chance", show_default=True, metavar="NAME[,NAME…]", help="Who plays, in turns.")
@table_options
@click.option("--random-tables", is_flag=True, help="Cartographers: each game on another table that the rules allow.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@click.option("--records", metavar="DIR", help="Write a record of each game into this folder.")
@click.option("--workers", default=1, show_default=True, help="How many processes share the work.")
@click.option("--json", "as_json", is_flag=True, help="Answer in JSON.")
def command(
    game: str,
    games: int,
    players: int,
    bots: str,
    seed: str,
    records: str | None,
    workers: int,
    as_json: bool,
    **given: Any,
) -> None:
    """Let bots play games, and sum them up."""
    if game not in GAMES:
        fail(f'the game "{game}" is not known; known are {" and ".join(GAMES)}', BAD_USE)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    for name in names:
        if name not in BOTS:
            fail(f'the bot "{name}" is not known; known are {" and ".join(BOTS)}', BAD_USE)
    if games < 1 or workers < 1 or not names:
        fail("at least one game, one process and one bot are needed", BAD_USE)
    try:
        is_any = given["random_tables"]
        options = _any_tables(game, given, players, seed) if is_any else options_from(game, given, players)
    except RefusedError as error:
        fail(refusal_text(error.refusal), REFUSED)
    folder = _folder(records)
    started = time.perf_counter()
    played: list[Played] = []
    # To be told to end is like Ctrl-C: the other processes end after the game they play, and what is done is told.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        coming = play_games(
            game,
            options,
            lambda number: seats_of(names, players, number),
            seed,
            games,
            workers,
            keep_records=folder is not None,
        )
        for each in progress(coming, games, "games"):
            if folder is not None:
                _write(folder, each)
            # The records of a long run would not fit into memory.
            played.append(replace(each, record=()))
    except (KeyboardInterrupt, BrokenProcessPool):
        # Ctrl-C; or a machine that is short of memory and ended one of the processes.
        kept = f"; the records of {len(played)} games are in {folder}" if folder else ""
        fail(f"stopped after {len(played)} of {games} games{kept}", REFUSED)
    finally:
        signal.signal(signal.SIGTERM, before)
    summary = summarise(game, players, names, played, time.perf_counter() - started)
    if folder is not None:
        summary["records"] = str(folder)
    if as_json:
        say_json(summary)
    else:
        for line in summary_lines(summary):
            say(line)


def _any_tables(game: str, given: dict[str, Any], players: int, seed: str) -> Callable[[int], TableOptions]:
    """For each game a table of its own, none of which anything else was said about."""
    named = [name for name in OPTION_NAMES if given[name]]
    if game != "cartographers" or named:
        why = f"the tables of {game} are not drawn" if not named else "what is drawn for each game cannot be given too"
        fail(f"--random-tables: {why}; leave it out, or --{(named or ['game'])[0].replace('_', '-')}", BAD_USE)
    refusal = find_game(game).check(_any_table(seed, 0), players)
    if refusal is not None:
        raise RefusedError(refusal)
    return partial(_any_table, seed)


def _any_table(seed: str, number: int) -> TableOptions:
    return random_table(Random(f"{seed}/{number}/table"))


def summarise(game: str, players: int, names: tuple[str, ...], played: list[Played], seconds: float) -> dict[str, Any]:
    """The figures of many games; each bot's totals over all seats it sat in."""
    decisions = sum(each.decisions for each in played)
    summary: dict[str, Any] = {
        "game": game,
        "games": len(played),
        "players": players,
        "seconds": round(seconds, 3),
        "games_per_second": round(len(played) / seconds, 1),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds, 1),
        "bots": {name: _bot_figures(name, played) for name in dict.fromkeys(names)},
    }
    ratings = [each.outcome.details["rating"] for each in played if "rating" in each.outcome.details]
    if ratings:
        summary["rating"] = _figures(ratings)
    return summary


def summary_lines(summary: dict[str, Any]) -> list[str]:
    """The summary for a person."""
    lines = [
        f"{_counted(summary['games'], 'game')} of {summary['game']} with {_counted(summary['players'], 'seat')} "
        f"in {summary['seconds']} s: "
        f"{summary['games_per_second']} games and {summary['decisions_per_second']} decisions a second",
    ]
    lines += [
        f"  {name:10} total {each['total']['mean']:8.2f} (deviation {each['total']['deviation']:.2f})"
        # Alone one is always the best.
        + (f", best in {100 * each['won']:.1f} % of its seats" if summary["players"] > 1 else "")
        for name, each in summary["bots"].items()
        if each["seats"]
    ]
    if "rating" in summary:
        lines.append(f"  rating     {summary['rating']['mean']:.2f} (deviation {summary['rating']['deviation']:.2f})")
    if "records" in summary:
        lines.append(f"  records in {summary['records']}")
    return lines


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" + ("s" if number != 1 else "")


def _bot_figures(name: str, played: list[Played]) -> dict[str, Any]:
    totals, won = [], 0.0
    for each in played:
        winners = each.outcome.winners
        for seat, bot in enumerate(each.bots):
            if bot == name:
                totals.append(each.outcome.totals[seat])
                won += (seat in winners) / len(winners)
    return {"seats": len(totals), "total": _figures(totals), "won": round(won / len(totals), 4) if totals else 0.0}


def _figures(numbers: list[int]) -> dict[str, float]:
    return {
        "mean": round(statistics.fmean(numbers), 3) if numbers else 0.0,
        "deviation": round(statistics.stdev(numbers), 3) if len(numbers) > 1 else 0.0,
    }


def _folder(records: str | None) -> Path | None:
    if records is None:
        return None
    if not records:
        fail("--records names no folder; write --records DIR", BAD_USE)
    folder = Path(records)
    if folder.exists() and not folder.is_dir():
        fail(f'cannot write records into "{records}": it is not a folder', BAD_USE)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".groma-probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        fail(f'cannot write records into "{records}": {error.strerror}', BAD_USE)
    return folder


def _write(folder: Path, played: Played) -> None:
    path = folder / f"game-{played.number + 1:05d}.jsonl"
    try:
        path.write_text("".join(line + "\n" for line in played.record), encoding="utf-8")
    except OSError as error:
        # Half a record would be taken for a damaged one.
        path.unlink(missing_ok=True)
        fail(f'cannot write "{path}": {error.strerror}', REFUSED)
