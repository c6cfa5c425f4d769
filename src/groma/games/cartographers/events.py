"""What can happen, in the past tense. Chance has spoken already: its results stand in the events."""

from __future__ import annotations

from typing import Literal, NamedTuple

from groma.games.cartographers.intents import Choice
from groma.games.cartographers.sheet import Space, Spaces, Terrain
from groma.games.cartographers.table import TableOptions
from groma.kernel.seats import Seat


class SeasonStars(NamedTuple):
    """One season on a cartographer's score sheet."""

    edicts: tuple[int, int]
    coins: int
    monsters: int
    """Stars lost to monsters, as a number of 0 or more."""

    @property
    def total(self) -> int:
        """The season's stars; there is no floor (ruling C17)."""
        return self.edicts[0] + self.edicts[1] + self.coins - self.monsters


Question = Literal["draw", "ambush", "hero", "gorgon", "troll"]


class TableSet(NamedTuple):
    """The table was set up; these scoring cards lie below the edicts A to D."""

    options: TableOptions
    seats: int
    edicts: tuple[str, str, str, str]


class SeasonBegun(NamedTuple):
    """A season began: the explore deck was shuffled anew, an ambush card (and a hero card) went into it unseen."""

    season: int


class CardRevealed(NamedTuple):
    """A card was turned over from the explore deck."""

    card: str
    time: int


class SeatsAsked(NamedTuple):
    """These seats must now choose; their choices stay sealed until the last is in."""

    question: Question
    seats: tuple[Seat, ...]


class ChoiceSealed(NamedTuple):
    """A seat chose, and others have not yet."""

    seat: Seat
    choice: Choice


class SeatReady(NamedTuple):
    """What the others see of a sealed choice: that it was made."""

    seat: Seat


class ChoiceTakenBack(NamedTuple):
    """A seat took its sealed choice back."""

    seat: Seat


class ShapeDrawn(NamedTuple):
    """A shape, or the single space that stands in for one, was drawn on the sheet of `seat` by `by`."""

    seat: Seat
    by: Seat
    shape: int | None
    terrain: Terrain
    spaces: Spaces
    destroyed: Spaces
    """The monster spaces among them that a hero's attack mark destroyed at once (ruling H05)."""


class NothingDrawn(NamedTuple):
    """There was no empty space for `by` to draw on the sheet of `seat` (ruling C08)."""

    seat: Seat
    by: Seat


class MonsterWalked(NamedTuple):
    """In solo an ambush was drawn where its walk round the sheet first found room; no spaces if nowhere (C31)."""

    seat: Seat
    spaces: Spaces
    destroyed: Spaces


class HeroPlaced(NamedTuple):
    """A hero was drawn; its attack marks stay for the game and destroyed the monsters under them."""

    seat: Seat
    space: Space
    turn: int
    marks: Spaces
    destroyed: Spaces


class SpaceDestroyed(NamedTuple):
    """A space on the sheet of `seat` was destroyed by the choice of `by`."""

    seat: Seat
    by: Seat
    space: Space
    because: Literal["gorgon", "troll"]


class CoinsGained(NamedTuple):
    """Coins were filled in on a sheet's track; for mountains, `spaces` are the ones newly surrounded."""

    seat: Seat
    because: Literal["shape", "mountain", "dragon"]
    coins: int
    spaces: Spaces


class SeasonScored(NamedTuple):
    """The season's edicts, coins and monsters were counted for every seat."""

    season: int
    stars: tuple[SeasonStars, ...]


class MonstersSpread(NamedTuple):
    """Zombies filled every empty space beside a living zombie of a sheet."""

    seat: Seat
    spaces: Spaces
    destroyed: Spaces


class EffectResolved(NamedTuple):
    """An ambush card's effect at the end of the season is done."""

    card: str


class MatchEnded(NamedTuple):
    """Winter is over."""


Event = (
    TableSet
    | SeasonBegun
    | CardRevealed
    | SeatsAsked
    | ChoiceSealed
    | SeatReady
    | ChoiceTakenBack
    | ShapeDrawn
    | NothingDrawn
    | MonsterWalked
    | HeroPlaced
    | SpaceDestroyed
    | CoinsGained
    | SeasonScored
    | MonstersSpread
    | EffectResolved
    | MatchEnded
)
