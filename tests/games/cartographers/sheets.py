"""Sheets for tests: of any density, with anything standing anywhere, from seeded dice or from Hypothesis."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from hypothesis import strategies as st
from tests.games.cartographers.twins import Grid, Place, grid_of

from groma.games.cartographers.sheet import Sheet

KINDS = {
    "forest": "F",
    "village": "V",
    "farm": "A",
    "water": "W",
    "monster": "X",
    "hero": "H",
    "mountain": "M",
    "wasteland": "#",
    "destroyed": "*",
}
LETTERS = ".FVAWXHM#*"
RUINED = {".": "r", "*": "+", "#": "#", **{letter: letter.lower() for letter in "FVAWXHM"}}

BLANK = {
    "A": """
        ...........
        ...M.r.....
        .r......Mr.
        ...........
        ...........
        .....M.....
        ...........
        ...........
        .rM......r.
        .....r.M...
        ...........
    """,
    "B": """
        ...........
        ......r.M..
        ..rM.......
        .....#.....
        ....##r....
        ....###....
        .r...#.....
        .....M..r..
        .........M.
        ..Mr.......
        ...........
    """,
    "C": """
        ...........
        .M..r......
        ...........
        .......rM..
        ...........
        ...M.......
        ......r....
        ..r........
        .........M.
        .....M..r..
        r..........
    """,
    "D": """
        ...........
        .#.r....rM.
        .#.........
        ...M.......
        ...........
        .r....M..##
        .......r.#r
        ...........
        ..M......M.
        ##...r.....
        ...........
    """,
}
"""The four printed sheets, drawn once more."""


def blank(name: str) -> Grid:
    return grid_of(BLANK[name])


def bits(places: Iterable[Place]) -> int:
    """A set of places as the fast sheet writes it: bit 11 * row + column."""
    return sum(1 << (11 * row + column) for row, column in places)


def places_of(spaces: int) -> set[Place]:
    return {divmod(number, 11) for number in range(spaces.bit_length()) if spaces >> number & 1}


def fast(grid: Grid) -> Sheet:
    """The sheet of a grid, put together letter by letter."""
    where: dict[str, list[Place]] = {name: [] for name in (*KINDS, "ruins")}
    for row, line in enumerate(grid):
        for column, letter in enumerate(line):
            if letter == "+" or letter.islower():
                where["ruins"].append((row, column))
            for name, capital in KINDS.items():
                if letter.upper() == capital or (letter == "+" and name == "destroyed"):
                    where[name].append((row, column))
    return Sheet(**{name: bits(places) for name, places in where.items()})


def text(grid: Grid) -> str:
    return "\n".join("".join(line) for line in grid)


def random_grid(dice: Random) -> Grid:
    """A sheet with anything anywhere: sparse, half full or nearly full, mottled or in large patches."""
    kinds = dice.sample(LETTERS[1:], dice.choice((2, 3, 4, 6, 9)))
    density = dice.choice((0.1, 0.35, 0.55, 0.75, 0.9, 0.97, 1.0))
    patchiness = dice.choice((0.0, 0.5, 0.8))
    ruins = dice.choice((0.0, 0.05, 0.3))
    grid: Grid = []
    for row in range(11):
        grid.append([])
        for column in range(11):
            near = [grid[row - 1][column]] if row else []
            near += [grid[row][column - 1]] if column else []
            if near and dice.random() < patchiness:
                letter = dice.choice(near)
            else:
                letter = dice.choice(kinds) if dice.random() < density else "."
            grid[row].append(letter)
    return [[RUINED[letter] if dice.random() < ruins else letter for letter in line] for line in grid]


def random_grids(seed: int, count: int) -> list[Grid]:
    """The same sheets for the same seed."""
    dice = Random(seed)
    return [random_grid(dice) for _ in range(count)]


grids = st.one_of(
    st.integers(0, 2**32).map(lambda seed: random_grid(Random(seed))),
    st.lists(
        st.lists(st.sampled_from([*LETTERS, *sorted(set(RUINED.values()) - {"#"})]), min_size=11, max_size=11),
        min_size=11,
        max_size=11,
    ),
)
"""Any sheet at all: patchy ones, and ones that Hypothesis makes space by space and can make simpler."""
