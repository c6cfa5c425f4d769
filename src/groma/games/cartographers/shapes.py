"""Shapes and the ways they can be turned and flipped."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property

from groma.games.cartographers.sheet import SIZE, Spaces

Cells = tuple[tuple[int, int], ...]
"""The cells of a shape as (row, column), moved to the top left corner and sorted."""


class Orientation:
    """A shape as it lies in one turn: where it can stand on a sheet, and which spaces it covers there."""

    __slots__ = ("cells", "height", "offsets", "spaces", "width", "window")

    def __init__(self, cells: Cells) -> None:
        """Work out once what every placement of these cells needs."""
        self.cells = cells
        self.height = max(row for row, _ in cells) + 1
        self.width = max(column for _, column in cells) + 1
        self.offsets = tuple(SIZE * row + column for row, column in cells)
        self.spaces = Spaces(sum(1 << offset for offset in self.offsets))
        """The spaces covered when the top left corner of the orientation's frame stands on A1."""
        self.window = Spaces(
            sum(
                1 << (SIZE * row + column)
                for row in range(SIZE - self.height + 1)
                for column in range(SIZE - self.width + 1)
            )
        )
        """Where that corner can stand without the shape leaving the sheet."""


@dataclass(frozen=True)
class Shape:
    """A shape as printed, and everything that follows from it."""

    cells: Cells

    @cached_property
    def orientations(self) -> tuple[Orientation, ...]:
        """The different ways to lay the shape, sorted by their cells; the printed way is one of them."""
        ways = {turned for cells in (self.cells, flipped(self.cells)) for turned in _turns(cells)}
        return tuple(Orientation(cells) for cells in sorted(ways))

    @cached_property
    def printed(self) -> Orientation:
        """The shape as it is printed on its card."""
        return Orientation(self.cells)

    @cached_property
    def placements(self) -> frozenset[int]:
        """Every set of spaces that the shape can cover on an empty sheet."""
        return frozenset(
            orientation.spaces << corner
            for orientation in self.orientations
            for corner in range(SIZE * SIZE)
            if orientation.window >> corner & 1
        )

    def turned(self, index: int) -> int:
        """Which orientation a quarter turn clockwise makes of this one."""
        return self._index(quarter_turn(self.orientations[index].cells))

    def flipped(self, index: int) -> int:
        """Which orientation a flip left to right makes of this one."""
        return self._index(flipped(self.orientations[index].cells))

    def _index(self, cells: Cells) -> int:
        return next(i for i, orientation in enumerate(self.orientations) if orientation.cells == cells)


@cache
def shape_of(cells: Cells) -> Shape:
    """The shape with these cells; the same object for the same cells, so that its tables are made once."""
    return Shape(cells)


def moved_to_corner(cells: Iterable[tuple[int, int]]) -> Cells:
    """The cells moved so that the topmost row and the leftmost column are 0."""
    listed = list(cells)
    top, left = min(row for row, _ in listed), min(column for _, column in listed)
    return tuple(sorted((row - top, column - left) for row, column in listed))


def quarter_turn(cells: Cells) -> Cells:
    """The cells after a quarter turn clockwise."""
    return moved_to_corner((column, -row) for row, column in cells)


def flipped(cells: Cells) -> Cells:
    """The cells seen in a mirror, left to right."""
    return moved_to_corner((row, -column) for row, column in cells)


def _turns(cells: Cells) -> list[Cells]:
    turns = [cells]
    for _ in range(3):
        turns.append(quarter_turn(turns[-1]))
    return turns


SINGLE = shape_of(((0, 0),))
"""One space: what is drawn when nothing else fits."""
