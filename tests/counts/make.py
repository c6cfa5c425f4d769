"""Makes placements.json anew: `python -m tests.counts.make`.

The counts come from the slow twin in tests/games/cartographers/twins.py, never from the code that they check.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from tests.games.cartographers import twins
from tests.games.cartographers.sheets import BLANK, blank, text

from groma.games.cartographers.editions import content

TABLE = Path(__file__).parent / "placements.json"


def shape_rows(cells: tuple[twins.Place, ...]) -> str:
    """A shape as rows of X and dots."""
    height, width = max(row for row, _ in cells) + 1, max(column for _, column in cells) + 1
    return "/".join("".join("X" if (r, c) in cells else "." for c in range(width)) for r in range(height))


def printed_shapes() -> dict[str, tuple[twins.Place, ...]]:
    """Every shape of explore and ambush cards of both games."""
    cards = content()
    explore = [shape.shape for cards in cards.explore.values() for card in cards.values() for shape in card.shapes]
    return {shape_rows(s.cells): s.cells for s in (*explore, *(card.shape for card in cards.ambushes.values()))}


def half_filled(name: str) -> twins.Grid:
    """A printed sheet on which about half of the empty spaces have been drawn on, always the same ones."""
    dice = Random(name)
    grid = blank(name)
    for row, column in twins.PLACES:
        if twins.is_empty(grid, (row, column)) and dice.random() < 0.45:
            drawn = dice.choice("FVAWX")
            grid[row][column] = drawn.lower() if grid[row][column] == "r" else drawn
    return grid


def counts(grid: twins.Grid) -> dict[str, list[int]]:
    """For each shape: all its legal placements, and those that cover an unfilled ruins space."""
    return {
        rows: [len(twins.placements(grid, cells)), len(twins.placements(grid, cells, on_ruins=True))]
        for rows, cells in sorted(printed_shapes().items())
    }


def table() -> list[dict[str, object]]:
    """The sheets with their counts."""
    sheets = {f"{name}, blank": blank(name) for name in BLANK} | {f"{n}, half filled": half_filled(n) for n in BLANK}
    return [{"sheet": name, "spaces": text(grid).split(), "counts": counts(grid)} for name, grid in sheets.items()]


def main() -> None:
    """Write the table, a line for each shape."""
    TABLE.write_text(json.dumps(table(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
