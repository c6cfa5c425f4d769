"""The scoring cards, a short function each, grouped as the backs of the cards group them.

A card is a function from a sheet to its parts: what scores, how much each, on which spaces, and because of which
other spaces. The number of stars is the sum of the parts, so the explanation cannot differ from the number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from groma.games.cartographers.sheet import Sheet


class Part(NamedTuple):
    """One line of an explanation: `times` things that bring `each` stars."""

    each: int
    times: int
    spaces: int
    """The spaces that score: all of them together for a part about single spaces, the cluster for a part about one."""
    because: int = 0
    """Other spaces that make these score, where it isn't plain from the spaces themselves."""

    @property
    def stars(self) -> int:
        """What the part brings."""
        return self.each * self.times


Parts = Sequence[Part]
ScoringCard = Callable[[Sheet], Parts]


def per_space(each: int, spaces: int, because: int = 0) -> Parts:
    """So many stars for each of these spaces."""
    return (Part(each, spaces.bit_count(), spaces, because),) if spaces else ()


def stars(parts: Parts) -> int:
    """The stars of an explanation."""
    total = 0
    for part in parts:
        total += part[0] * part[1]
    return total
