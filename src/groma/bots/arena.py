"""Games between bots: one match, or many in several processes."""

from __future__ import annotations

import gc
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from groma.bots.bot import Bot, Look, find_bot
from groma.games import find_game
from groma.kernel.chance import SeededChance, seed_from
from groma.kernel.game import Outcome
from groma.kernel.match import Match
from groma.kernel.record import record_lines
from groma.kernel.refusal import Refusal
from groma.kernel.seats import Seat

_AHEAD = 8
"""How many games for each process may be under way or wait to be looked at: enough that none runs out of work."""


class BotError(RuntimeError):
    """A bot chose what the rules refuse: a mistake in the bot or in the options it was given."""


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game."""

    number: int
    outcome: Outcome
    decisions: int
    bots: tuple[str, ...]
    record: tuple[str, ...]
    """The lines of its record, where records were asked for."""


def play_match(match: Match[Any, Any, Any, Any, Any], bots: Sequence[Bot], dice: Random) -> int:
    """Let bots play a match to its end; returns how many decisions they took."""
    decisions = 0
    eyes = [partial(match.view, Seat(seat)) for seat in range(len(bots))]
    with _collector_away():
        while awaiting := match.awaiting:
            for seat in sorted(awaiting) if len(awaiting) > 1 else awaiting:
                choice = bots[seat].choose(Look(seat, match.choices(seat), eyes[seat]), dice)
                answer = match.submit(seat, choice)
                if isinstance(answer, Refusal):
                    bot = bots[seat].name
                    raise BotError(f"{bot} in seat {seat} chose {choice}, and the rules refuse it: {answer}")
                decisions += 1
    return decisions


@contextmanager
def _collector_away() -> Iterator[None]:
    """Nothing in a match refers back to itself: the collector would go through it time and again and find nothing."""
    was_there = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_there:
            gc.enable()


def play_game(game: str, options: Any, names: Sequence[str], seed: str, number: int, keep_record: bool) -> Played:
    """One game between bots; the same arguments always give the same game.

    `options` is what `find_game(game)` takes; where it is a function, it makes the options of game `number`.
    """
    rules = find_game(game)
    agreed = options(number) if callable(options) else options
    secret = seed_from(f"{seed}/{number}")
    seats = [f"{name} {seat + 1}" for seat, name in enumerate(names)]
    match: Match[Any, Any, Any, Any, Any] = Match(rules, agreed, seats, SeededChance(secret))
    decisions = play_match(match, [find_bot(name, game) for name in names], Random(f"{seed}/{number}"))
    outcome = match.outcome
    if outcome is None:
        raise BotError(f"game {number}: nobody is awaited, and yet the match is not over")
    record = tuple(record_lines(match, secret)) if keep_record else ()
    return Played(number, outcome, decisions, tuple(names), record)


def play_games(
    game: str,
    options: Any,
    names: Callable[[int], Sequence[str]],
    seed: str,
    games: int,
    workers: int = 1,
    keep_records: bool = False,
) -> Iterator[Played]:
    """Many games, in order of their numbers; `names(number)` says which bots sit where in a game."""
    if workers <= 1:
        for number in range(games):
            yield play_game(game, options, names(number), seed, number, keep_records)
        return
    pool = ProcessPoolExecutor(workers, initializer=_play_on)
    waiting: deque[Future[Played]] = deque()
    try:
        for number in range(games):
            if len(waiting) == _AHEAD * workers:
                yield waiting.popleft().result()
            waiting.append(pool.submit(play_game, game, options, tuple(names(number)), seed, number, keep_records))
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _play_on() -> None:
    """Leave ending to the first process: one that went while it hands a game over would leave it waiting for ever."""
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)


def seats_of(names: Sequence[str], seats: int, number: int) -> tuple[str, ...]:
    """The bots round a table: the names over and over, moved by a seat from game to game so that none has an edge."""
    return tuple(names[(seat + number) % len(names)] for seat in range(seats))
