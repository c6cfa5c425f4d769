"""What a bot is, and where to find one by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Any, Protocol

from groma.kernel.seats import Seat


class Look:
    """What a bot is given at its turn: its seat, what it may do, and the table as that seat may know it."""

    __slots__ = ("_see", "_view", "options", "seat")

    def __init__(self, seat: Seat, options: Sequence[Any], see: Callable[[], Any]) -> None:
        """`see` makes the view; it is called only if the bot looks."""
        self.seat = seat
        self.options = options
        self._see = see
        self._view: Any = None

    @property
    def view(self) -> Any:
        """The table as this seat may know it."""
        if self._view is None:
            self._view = self._see()
        return self._view


class Bot(Protocol):
    """Chooses one of the options. A bot keeps nothing between two choices; its dice are handed to it."""

    name: str

    def choose(self, look: Look, dice: Random) -> Any:
        """One of `look.options`."""


class ChanceBot:
    """Every option is as likely as the next: the level that others are measured against."""

    name = "chance"

    def choose(self, look: Look, dice: Random) -> Any:
        """Any of the options."""
        return dice.choice(look.options)


NAMES = ("chance", "greedy")


def find_bot(name: str, game: str) -> Bot:
    """The bot of that name for that game; KeyError if there is none."""
    if name == "chance":
        return ChanceBot()
    if name in NAMES:
        found: Bot = import_module(f"groma.bots.{name}_{game}").BOT
        return found
    raise KeyError(name)
