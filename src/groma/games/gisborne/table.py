"""What a table agrees on before the game: the rulebook's open questions, each with its default."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

FEWEST_PLAYERS = 3
MOST_PLAYERS = 5
LONGEST_CAP = 1000


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The options of a table. The defaults follow the English rulebook as closely as it can be followed."""

    tiles: str = "reconstruction-a"
    """Which set of tiles, cards and chips is played with: the name of a file in `box/`, or of one that was added."""
    laying: Literal["in_order", "simultaneous"] = "in_order"
    """One after the other, the leader first, the number of cards in sight; or all at once. G01."""
    chip_pile: Literal["face_up", "face_down"] = "face_up"
    """Whether the value of the next chip is known. G15."""
    stash: Literal["count", "one_by_one"] = "count"
    """At a position scoring: say how many of the unseen cards go into the chest; or decide card by card, looking at
    each card taken on hand before the next. G08."""
    wolves_choice: Literal["owner", "lowest", "random"] = "owner"
    """Which chip goes back among wolves. G13."""
    river_choice: Literal["owner", "random"] = "owner"
    """Which cards are thrown away at a river. G12."""
    last_round_scorings: Literal["per_chip", "one"] = "per_chip"
    """Scorings at the end of the last round: one for every chip landed on, the 4 included; or one in all. G14."""
    shortcut_end_effects: Literal["apply", "ignore"] = "apply"
    """Whether a chip or wolves on the field reached over a bridge have their effect. G11."""
    open_chests: Literal["hidden", "open"] = "hidden"
    """Whether everybody is told what has gathered in each chest."""
    round_cap: int = 100
    """The game ends after so many rounds at the latest. G18."""
