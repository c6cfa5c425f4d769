"""The games that the laws are asked of, and any table that each of them allows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.kernel.bidding import GAME as BIDDING
from tests.kernel.bidding import Rounds

from groma.games import find_game
from groma.games.cartographers.editions import STACKS, content
from groma.games.cartographers.table import Edicts, TableOptions, preset
from groma.kernel.game import Game

AnyGame = Game[Any, Any, Any, Any, Any]


@dataclass(frozen=True)
class Kind:
    """A game, and how to make one of its tables from dice: the options and the number of seats."""

    name: str
    find: Callable[[], AnyGame]
    table: Callable[[Random], tuple[Any, int]]
    length: int
    """About how many choices a match takes, so that long ones are not looked at more often than short ones."""
    seals: bool
    """Whether a choice that is not the last of its round tells the others only that it was made."""


def any_cartographers(dice: Random) -> tuple[TableOptions, int]:
    """Any combination that the rulebooks allow, for one to five seats."""
    edition = dice.choice(("base", "heroes", "combined", "combined"))
    seats = dice.choice((1, 1, 2, 3, 5))
    printing = dice.choice(("rulebook", "box"))
    fallback = dice.choice(("card", "any"))
    if edition != "combined":
        sheet = dice.choice("AB" if edition == "base" else "CD")
        return preset(edition, sheet=sheet, printing=printing, fallback_terrain=fallback), seats
    ambushes = list(content().ambushes)
    dice.shuffle(ambushes)
    scoring = dice.choice(("base", "heroes", "both"))
    return (
        preset(
            "combined",
            sheet=dice.choice("ABCD"),
            explore=dice.choice(("base", "heroes")),
            seasons=dice.choice(("base", "heroes")),
            ambushes=tuple(ambushes[: dice.randint(4, 8)]),
            heroes=dice.random() < 0.7,
            scoring=scoring,
            edicts=any_edicts(dice),
            printing=printing,
            fallback_terrain=fallback,
        ),
        seats,
    )


def any_edicts(dice: Random) -> Edicts:
    """Drawn, chosen, or chosen for some of the stacks."""
    how = dice.choice(("random", "chosen", "by-stack"))
    if how == "random":
        return Edicts()
    stacks = list(STACKS)
    dice.shuffle(stacks)
    chosen = stacks if how == "chosen" else stacks[: dice.randint(0, 4)]
    cards = content().scoring.values()
    return Edicts(how, tuple(dice.choice([card.id for card in cards if card.stack == stack]) for stack in chosen))


def any_gisborne(dice: Random) -> tuple[Any, int]:
    """The rulebook's table for three to five."""
    return find_game("gisborne").options_type(), dice.randint(3, 5)


KINDS = (
    Kind("bidding", lambda: BIDDING, lambda dice: (Rounds(dice.randint(1, 6)), dice.randint(1, 6)), 12, True),
    Kind("cartographers", lambda: find_game("cartographers"), any_cartographers, 90, True),
    Kind("gisborne", lambda: find_game("gisborne"), any_gisborne, 400, False),
)
