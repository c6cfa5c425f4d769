"""Bots think in processes of their own, and what happens when one of these dies."""

from __future__ import annotations

import asyncio
import logging
import os
import time

import pytest

from groma.games.cartographers.game import GAME
from groma.games.cartographers.table import preset
from groma.kernel.chance import SeededChance, seed_from
from groma.server import bots
from groma.server.bots import Thinkers, dice_for

DICE = dice_for(bytes(32), 0, 0)


class Deadly:
    """A state that ends whichever process unpacks it."""

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os._exit, (1,)


def test_a_bot_that_brings_its_process_down_does_not_take_the_machine(caplog: pytest.LogCaptureFixture) -> None:
    """Processes that die one after the other are started ever more slowly; a sound turn is still played."""
    state = GAME.begin(preset("base"), 1, SeededChance(seed_from("bots"))).state

    async def story() -> None:
        thinkers = Thinkers(1)
        try:
            begun = time.monotonic()
            with pytest.raises(RuntimeError, match="brought its process down three times"):
                await thinkers.choose("cartographers", "chance", Deadly(), 0, DICE)
            assert time.monotonic() - begun > 7 * bots.SHORTEST_PAUSE
            intent = await thinkers.choose("cartographers", "chance", state, 0, DICE)
            assert intent in GAME.options(state, 0)
            assert intent == await thinkers.choose("cartographers", "chance", state, 0, DICE)
        finally:
            thinkers.stop()

    with caplog.at_level(logging.WARNING, "groma.bots"):
        asyncio.run(story())
    told = [record.getMessage() for record in caplog.records if "died" in record.getMessage()]
    assert told == [f"a bot process died; another one starts in {pause} s" for pause in ("0.1", "0.2", "0.4")]
