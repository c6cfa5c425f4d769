"""The map sheet: 11 rows of 11 spaces, one 121-bit number per terrain.

Bit 11 * row + column stands for a space; row A and column 1 are the lowest. A set of spaces is such a number too
(`Spaces`), so that overlaps, unions and neighbours of many spaces at once are a handful of operations on integers.

This module, `placement` and `clusters` are the seam behind which a faster twin may stand: the rest of the game calls
the functions and fields of these three and relies on nothing else of how a sheet is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple, NewType

SIZE = 11
SPACES = SIZE * SIZE

Spaces = NewType("Spaces", int)
"""A set of spaces of a sheet, a bit for each."""

Space = NewType("Space", int)
"""One space as a number from 0 (A1) to 120 (K11)."""

NOWHERE = Spaces(0)
EVERYWHERE = Spaces((1 << SPACES) - 1)
ROWS = tuple(Spaces(((1 << SIZE) - 1) << (SIZE * row)) for row in range(SIZE))
COLUMNS = tuple(Spaces(sum(1 << (SIZE * row + column) for row in range(SIZE))) for column in range(SIZE))
EDGE = Spaces(ROWS[0] | ROWS[-1] | COLUMNS[0] | COLUMNS[-1])
NOT_FIRST_COLUMN = EVERYWHERE & ~COLUMNS[0]
NOT_LAST_COLUMN = EVERYWHERE & ~COLUMNS[-1]


class Terrain(Enum):
    """What can fill a space, in the order of the rulebooks."""

    FOREST = "forest"
    VILLAGE = "village"
    FARM = "farm"
    WATER = "water"
    MONSTER = "monster"
    HERO = "hero"
    MOUNTAIN = "mountain"
    WASTELAND = "wasteland"
    DESTROYED = "destroyed"


class Sheet(NamedTuple):
    """What stands on each space. A space bears at most one of the terrains; ruins lie beneath."""

    forest: int = 0
    village: int = 0
    farm: int = 0
    water: int = 0
    monster: int = 0
    hero: int = 0
    mountain: int = 0
    wasteland: int = 0
    destroyed: int = 0
    ruins: int = 0
    """The ruins symbols, also where something has been drawn on them since."""

    @property
    def filled(self) -> int:
        """Every space that bears anything: terrain, mountain, wasteland or a destroyed space."""
        return (
            self.forest
            | self.village
            | self.farm
            | self.water
            | self.monster
            | self.hero
            | self.mountain
            | self.wasteland
            | self.destroyed
        )

    @property
    def empty(self) -> int:
        """The spaces that can be drawn on; unfilled ruins are empty."""
        return EVERYWHERE & ~self.filled

    def draw(self, terrain: Terrain, spaces: int) -> Sheet:
        """The sheet with empty spaces filled."""
        name = terrain.value
        return self._replace(**{name: getattr(self, name) | spaces})

    def destroy(self, spaces: int) -> Sheet:
        """The sheet with these spaces crossed out, whatever stood there (ruling H02)."""
        keep = ~spaces
        return Sheet(
            self.forest & keep,
            self.village & keep,
            self.farm & keep,
            self.water & keep,
            self.monster & keep,
            self.hero & keep,
            self.mountain & keep,
            self.wasteland & keep,
            self.destroyed | spaces,
            self.ruins,
        )


def neighbours(spaces: int) -> int:
    """Every space that shares a side with one of these. May include some of these themselves."""
    return (
        (spaces << SIZE) & EVERYWHERE
        | spaces >> SIZE
        | (spaces & NOT_LAST_COLUMN) << 1
        | (spaces & NOT_FIRST_COLUMN) >> 1
    )


def each_space(spaces: int) -> Iterator[Space]:
    """The spaces one by one, row by row from the top left."""
    while spaces:
        lowest = spaces & -spaces
        yield Space(lowest.bit_length() - 1)
        spaces ^= lowest


def space_at(row: int, column: int) -> Space:
    """The space in a row and column, both counted from 0."""
    return Space(SIZE * row + column)


def monster_penalty_spaces(sheet: Sheet) -> int:
    """The empty spaces beside a monster, each of which costs a star (ruling C15)."""
    return neighbours(sheet.monster) & sheet.empty


def surrounded_mountains(sheet: Sheet) -> int:
    """The mountains none of whose neighbours is empty (ruling C07)."""
    return sheet.mountain & ~neighbours(sheet.empty)
