"""The rulebooks. Each game is a package that imports the kernel and nothing else; they don't know each other."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from groma.kernel.game import Game

NAMES = ("cartographers", "gisborne")


def find_game(name: str) -> Game[Any, Any, Any, Any, Any]:
    """The game of that name; KeyError if there is none. A game is loaded when it is first asked for."""
    if name not in NAMES:
        raise KeyError(name)
    found: Game[Any, Any, Any, Any, Any] = import_module(f"groma.games.{name}.game").GAME
    return found
