"""Clusters: groups of spaces of one kind that hang together side by side."""

from __future__ import annotations

from functools import lru_cache

from groma.games.cartographers.sheet import NOT_FIRST_COLUMN, NOT_LAST_COLUMN, SIZE


@lru_cache(maxsize=1 << 14)
def clusters(spaces: int) -> tuple[int, ...]:
    """The clusters that these spaces fall into, ordered by their first space.

    Remembered, because the same villages are asked for by several scoring cards and by every preview that draws
    something else.
    """
    found = []
    while spaces:
        cluster = spaces & -spaces
        while True:
            grown = (
                cluster
                | cluster << SIZE
                | cluster >> SIZE
                | (cluster & NOT_LAST_COLUMN) << 1
                | (cluster & NOT_FIRST_COLUMN) >> 1
            ) & spaces
            if grown == cluster:
                break
            cluster = grown
        found.append(cluster)
        spaces ^= cluster
    return tuple(found)
