"""How much anybody may ask for. Buckets of allowance that fill up again with time; kept in memory by each process."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """At most `burst` at once, and `each_second` in the long run."""

    burst: float
    each_second: float

    def times(self, factor: float) -> tuple[float, float]:
        """Both, multiplied; a bucket holds one at least, or it would never let anything through."""
        return max(1.0, self.burst * factor), self.each_second * factor


MESSAGES = Rate(120, 30)
"""Socket messages of one connection: a preview at every pointer move is fine, a flood is not."""
INTENTS = Rate(20, 4)
"""Intents of one connection that reach the rules and the disk."""
ASKS = Rate(10, 0.5)
"""Requests of one connection to be told what happened all over again."""
CHAT = Rate(6, 0.4)
"""Chat lines and signs of one person."""
REQUESTS = Rate(240, 30)
"""Questions to the lobby from one address."""
PAGES = Rate(2000, 200)
"""Files of the web app for one address; they cost next to nothing, and a school class loads them at once."""
WRITES = Rate(100, 5)
"""HTTP requests of one person or address that change something."""
NEW_GUESTS = Rate(60, 0.05)
"""Guests that one address brings into being; a school class behind one address is welcome."""
NEW_TABLES = Rate(15, 0.1)
"""Tables that one person sets up."""
PASSWORDS = Rate(8, 1 / 30)
"""Passwords tried from one address, and for one account."""
SOCKETS = Rate(60, 5)
"""Sockets opened from one address."""
EXPORTS = Rate(20, 1 / 6)
"""Exports and records one address fetches."""

MOST_SOCKETS_PER_ADDRESS = 400
MOST_SOCKETS_PER_PERSON = 24
KEPT = 50_000
"""Buckets remembered at most; the ones that were not used for longest are forgotten first."""


class Limits:
    """Counts what everybody asks for."""

    def __init__(self, factor: float) -> None:
        """`factor` multiplies all limits; 0 takes them away."""
        self.factor = factor
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, kind: str, rate: Rate, who: str) -> float:
        """Take one from somebody's bucket: 0 if there was one, else the seconds until there is."""
        if not self.factor:
            return 0.0
        now = time.monotonic()
        burst, each_second = rate.times(self.factor)
        left, seen = self._buckets.pop((kind, who), (burst, now))
        left = min(burst, left + (now - seen) * each_second)
        waits = 0.0 if left >= 1 else (1 - left) / each_second
        self._buckets[kind, who] = (left if waits else left - 1, now)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return waits

    def most(self, number: int) -> int:
        """A plain number, multiplied, one at least; without limits a very large one."""
        return max(1, int(number * self.factor)) if self.factor else 1_000_000_000


class Bucket:
    """The allowance of one connection, which needs no name."""

    __slots__ = ("_burst", "_each_second", "_left", "_seen")

    def __init__(self, rate: Rate, factor: float) -> None:
        """Full."""
        self._burst, self._each_second = rate.times(factor)
        self._left = self._burst
        self._seen = time.monotonic()

    def wait(self) -> float:
        """Take one: 0 if there was one, else the seconds until there is."""
        if not self._each_second:
            return 0.0
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._seen) * self._each_second)
        self._seen = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self._each_second
