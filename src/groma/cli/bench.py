"""`groma bench`: how fast the rules are on this machine. docs/reference/speed.md explains each figure."""

from __future__ import annotations

import platform
import time
import tracemalloc
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import click

from groma.bots.arena import play_game
from groma.bots.bot import ChanceBot, Look
from groma.cli.saying import progress, say, say_json
from groma.games import find_game
from groma.games.cartographers.clusters import clusters
from groma.games.cartographers.editions import content
from groma.games.cartographers.placement import placements
from groma.games.cartographers.scoring import stars
from groma.games.cartographers.scoring.cards import RULEBOOK
from groma.games.cartographers.sheet import EVERYWHERE, Sheet, each_space
from groma.games.cartographers.table import preset
from groma.kernel.chance import SeededChance, seed_from
from groma.kernel.match import Match

BASE_CARDS = tuple(RULEBOOK.items())[:16]
_LETTERS = ("forest", "village", "farm", "water", "monster")


@click.command()
@click.option(
    *("--seconds", "seconds"),
    type=click.FloatRange(min=0, min_open=True),
    default=2.0,
    show_default=True,
    help="How long each figure is measured.",
)
@click.option("--json", "as_json", is_flag=True, help="Answer in JSON.")
def command(seconds: float, as_json: bool) -> None:
    """Measure the rules on one core of this machine."""
    figures: dict[str, Any] = {"python": platform.python_version(), "machine": platform.machine()}
    measures: list[tuple[str, Callable[[float], float]]] = [
        ("solo_games_per_second", lambda limit: _games("base", limit)),
        ("heroes_solo_games_per_second", lambda limit: _games("heroes", limit)),
        ("combined_solo_games_per_second", lambda limit: _games("combined", limit)),
        ("placement_lists_per_second", lambda limit: _lists("base", limit)),
        ("heroes_placement_lists_per_second", lambda limit: _lists("heroes", limit)),
        ("sheets_scored_per_second", _sheets),
        ("gisborne_games_of_4_per_second", _gisborne),
        ("match_of_4_kilobytes", lambda limit: _match_size()),
    ]
    for name, measure in progress(measures, len(measures), "bench"):
        figures[name] = round(measure(seconds), 1)
    if as_json:
        say_json(figures)
        return
    for name, figure in figures.items():
        say(f"{name.replace('_', ' '):36} {figure:>12}")


def _rate(limit: float, work: Callable[[int], int]) -> float:
    """How often a second the work is done; `work(n)` does a slice and says how much it did."""
    done, slices = 0, 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < limit:
        done += work(slices)
        slices += 1
    return done / spent


def _games(edition: Any, limit: float) -> float:
    """Whole random solo games through the match: options, intents, decisions, events, states, entries."""
    options = preset(edition)
    return _rate(limit, lambda number: _played("cartographers", options, 1, number))


def _gisborne(limit: float) -> float:
    options = find_game("gisborne").options_type()
    return _rate(limit, lambda number: _played("gisborne", options, 4, number))


def _played(game: str, options: Any, seats: int, number: int) -> int:
    play_game(game, options, ["chance"] * seats, "bench", number, keep_record=False)
    return 1


def _lists(edition: Any, limit: float) -> float:
    """All legal placements of each card's shapes on half-filled sheets, as a list of sets of spaces."""
    dice = Random(1)
    empties = [EVERYWHERE & ~_random_sheet(dice, 0.5).filled for _ in range(200)]
    cards = [card.shapes for card in content().explore[edition].values() if card.shapes[0].shape.cells != ((0, 0),)]

    def work(slices: int) -> int:
        empty = empties[slices % len(empties)]
        for shapes in cards:
            found: list[int] = []
            for each in shapes:
                found += placements(each.shape, empty)
        return len(cards)

    return _rate(limit, work)


def _sheets(limit: float) -> float:
    """Full sheets, each scored by the 16 cards of the base game with its explanation; no sheet comes twice in a row."""
    dice = Random(2)
    sheets = [_random_sheet(dice, 0.95) for _ in range(300)]

    def work(slices: int) -> int:
        # What is remembered of a sheet's clusters must be found anew, or the second round would measure a memory.
        clusters.cache_clear()
        return sum(_scored(sheet) for sheet in sheets)

    return _rate(limit, work)


def _scored(sheet: Sheet) -> int:
    for _, card in BASE_CARDS:
        stars(card(sheet))
    return 1


def _match_size() -> float:
    """What a 4-player match in winter keeps in memory, its entries included, in kB."""
    game, bot, dice = find_game("cartographers"), ChanceBot(), Random(3)
    play_game("cartographers", preset("base"), ["chance"] * 4, "warm", 0, keep_record=False)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    match: Match[Any, Any, Any, Any, Any] = Match(game, preset("base"), "abcd", SeededChance(seed_from("bench")))
    while match.state.season < 3:
        _one_round(match, bot, dice)
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return size / 1000


def _one_round(match: Match[Any, Any, Any, Any, Any], bot: ChanceBot, dice: Random) -> None:
    for seat in sorted(match.awaiting):
        look = Look(seat, match.choices(seat), lambda: None)
        match.submit(seat, bot.choose(look, dice))


def _random_sheet(dice: Random, filled: float) -> Sheet:
    """Sheet A with shapes' worth of terrain in clumps, about so much of it filled."""
    sheet = content().sheets["A"].sheet
    target = int(121 * filled)
    shapes: Sequence[Any] = [each.shape for card in content().explore["base"].values() for each in card.shapes]
    tries = 0
    while sheet.filled.bit_count() < target and tries < 400:
        tries += 1
        orientation = dice.choice(dice.choice(shapes).orientations)
        corners = list(each_space(orientation.window))
        spaces = orientation.spaces << dice.choice(corners)
        if not spaces & sheet.filled:
            name = dice.choice(_LETTERS)
            sheet = sheet._replace(**{name: getattr(sheet, name) | spaces})
    return sheet
