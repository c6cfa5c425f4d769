"""Solo mode: how a monster finds its place, and what the queen says of the finished map."""

from __future__ import annotations

from functools import cache

from groma.games.cartographers.editions import AmbushCard, content
from groma.games.cartographers.shapes import Orientation
from groma.games.cartographers.sheet import SIZE

TITLES = (
    (30, "legendary-cartographer"),
    (20, "master-mapsmith"),
    (10, "journeyman-topographer"),
    (0, "apprentice-surveyor"),
    (-5, "amateur-assessor"),
    (-10, "inept-assistant"),
    (-20, "dimwitted-doodler"),
    (-30, "oblivious-inkdrinker"),
)
"""The lowest rating for each title, best first."""


@cache
def walk(card: AmbushCard) -> tuple[int, ...]:
    """Every way to draw the monster as printed, in the order in which the solo walk tries them.

    The walk goes round the edge from the printed corner in the printed direction, then round the next ring inwards
    from the same corner, and so on. On each space it tries the shape with each of its cells there. (C31)
    """
    orientation = card.shape.printed
    tried: dict[int, None] = {}
    for row, column in spiral(card.corner, card.direction):
        for down, right in card.walk_cells:
            spaces = _placed(orientation, row - down, column - right)
            if spaces:
                tried[spaces] = None
    return tuple(tried)


def spiral(corner: str, direction: str) -> list[tuple[int, int]]:
    """All spaces (row, column), ring by ring from the edge inwards, each ring from its corner nearest to the start."""
    path = []
    for inset in range((SIZE + 1) // 2):
        ring = _ring(inset)
        low, high = inset, SIZE - 1 - inset
        start = (low if corner.startswith("top") else high, low if corner.endswith("left") else high)
        if direction == "counter-clockwise":
            ring.reverse()
        place = ring.index(start)
        path += ring[place:] + ring[:place]
    return path


def rating(total: int, edicts: tuple[str, ...]) -> int:
    """The total less the numbers in the corners of the four scoring cards. (C32)"""
    return total - sum(content().scoring[card].solo_number for card in edicts)


def title(rating_reached: int) -> str | None:
    """The best title whose mark is met; below the lowest mark there is none. (C32)"""
    return next((name for mark, name in TITLES if rating_reached >= mark), None)


def _ring(inset: int) -> list[tuple[int, int]]:
    """The spaces of a ring, clockwise from its top left corner."""
    low, high = inset, SIZE - 1 - inset
    if low == high:
        return [(low, low)]
    top = [(low, column) for column in range(low, high)]
    right = [(row, high) for row in range(low, high)]
    bottom = [(high, column) for column in range(high, low, -1)]
    left = [(row, low) for row in range(high, low, -1)]
    return top + right + bottom + left


def _placed(orientation: Orientation, row: int, column: int) -> int:
    if not (0 <= row <= SIZE - orientation.height and 0 <= column <= SIZE - orientation.width):
        return 0
    return int(orientation.spaces) << (SIZE * row + column)
