"""Where a shape can legally be drawn.

The heart of it: an orientation fits with its corner on a space if every one of its cells, seen from there, is empty.
Shifting the empty spaces back by each cell's offset and taking what they have in common finds all such corners at once.
"""

from __future__ import annotations

from groma.games.cartographers.shapes import Orientation, Shape


def corners(orientation: Orientation, empty: int) -> int:
    """Where the top left corner of the orientation's frame can stand so that every cell is empty."""
    found: int = orientation.window
    for offset in orientation.offsets:
        found &= empty >> offset
    return found


def corners_touching(orientation: Orientation, empty: int, wanted: int) -> int:
    """The same, and at least one cell lies on a wanted space (an unfilled ruins space)."""
    touching = 0
    for offset in orientation.offsets:
        touching |= wanted >> offset
    return corners(orientation, empty) & touching


def legal_corners(shape: Shape, empty: int, wanted: int | None = None) -> list[int]:
    """For each orientation of the shape, where its corner can stand."""
    if wanted is None:
        return [corners(orientation, empty) for orientation in shape.orientations]
    return [corners_touching(orientation, empty, wanted) for orientation in shape.orientations]


def can_be_drawn(shape: Shape, empty: int, wanted: int | None = None) -> bool:
    """Whether the shape fits anywhere at all."""
    if wanted is None:
        return any(corners(orientation, empty) for orientation in shape.orientations)
    return any(corners_touching(orientation, empty, wanted) for orientation in shape.orientations)


def placements(shape: Shape, empty: int, wanted: int | None = None) -> list[int]:
    """Every set of spaces that the shape can cover: orientation by orientation, each from the top left on."""
    found = []
    for orientation, where in zip(shape.orientations, legal_corners(shape, empty, wanted), strict=True):
        spaces = orientation.spaces
        while where:
            corner = where & -where
            # Multiplying by the corner's bit shifts the cells to it.
            found.append(spaces * corner)
            where ^= corner
    return found
