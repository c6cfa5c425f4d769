"""Bots think in processes of their own, so that no table waits for another table's bot."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import multiprocessing.connection
import os
import pickle
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

from groma.bots.bot import ChanceBot, Look, find_bot
from groma.games import find_game
from groma.kernel.seats import Seat

log = logging.getLogger("groma.bots")

SHORTEST_PAUSE = 0.1
LONGEST_PAUSE = 30.0
"""Seconds before another process is started in place of one that died; each death in a row doubles them."""


def choose(game_name: str, bot_name: str, state: bytes, seat: int, dice: bytes) -> bytes:
    """A bot's choice, made from what its seat may see and do. Runs in a bot process; values come and go pickled."""
    game = find_game(game_name)
    # The bytes come from our own server through a pipe that nobody else can write to.
    table = pickle.loads(state)  # noqa: S301
    place = Seat(seat)
    look = Look(place, game.options(table, place), lambda: game.view(table, place))
    rolling = Random(dice)
    try:
        intent = find_bot(bot_name, game_name).choose(look, rolling)
    except Exception:
        # A bot with a mistake in it must not stop the table: it plays something, and we read of it in the log.
        logging.getLogger("groma.bots").exception("the bot %s failed at %s; chance plays instead", bot_name, game_name)
        intent = ChanceBot().choose(look, rolling)
    return pickle.dumps(intent)


def dice_for(seed: bytes, seat: int, asked: int) -> bytes:
    """A bot's dice for one choice: the same however often and wherever the turn is taken up, and no help in guessing
    the match's own draws.
    """
    return hashlib.sha256(b"groma bot" + seed + f" {seat} {asked}".encode()).digest()


class Thinkers:
    """A few processes, started when the first bot has to think."""

    def __init__(self, processes: int) -> None:
        """Nothing is started yet."""
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._pause = SHORTEST_PAUSE
        self.thinking = 0

    async def choose(self, game: str, bot: str, state: Any, seat: int, dice: bytes) -> Any:
        """A bot's intent."""
        packed = pickle.dumps(state)
        self.thinking += 1
        try:
            for _ in range(3):
                pool = self._running()
                try:
                    future = asyncio.get_running_loop().run_in_executor(pool, choose, game, bot, packed, seat, dice)
                    chosen = await future
                except BrokenProcessPool:
                    pause = self._pause
                    if self._pool is pool:
                        log.warning("a bot process died; another one starts in %g s", pause)
                        pool.shutdown(wait=False)
                        self._pool = None
                        self._pause = min(2 * pause, LONGEST_PAUSE)
                    # Where no process can live, starting one after the other would take the whole machine.
                    await asyncio.sleep(pause)
                else:
                    self._pause = SHORTEST_PAUSE
                    return pickle.loads(chosen)  # noqa: S301 - from our own process, as above
            raise RuntimeError(f"the bot {bot} brought its process down three times")
        finally:
            self.thinking -= 1

    def stop(self) -> None:
        """End the processes; turns that are being thought about are taken up again after the next start."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=multiprocessing.get_context("spawn"), initializer=_begin
            )
        return self._pool


def _begin() -> None:
    """Let a bot process leave the signals of the terminal to its server, and end when its server is gone."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
