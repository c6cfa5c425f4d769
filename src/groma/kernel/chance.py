"""Chance that can be checked afterwards.

A match has one secret seed of 32 bytes. Its hash is published at the start, the seed itself at the end, and every
draw follows from it by this rule, which needs nothing but SHA-256:

    draw number n (from 0) = the first 8 bytes, read as a big-endian number, of
                             SHA-256(seed || n as 8 bytes, big-endian)

    `below(k)` takes the next draw x. If x < k * floor(2**64 / k) the answer is x mod k;
    otherwise that draw is thrown away and the next one is taken (so every answer is equally likely).
    `below(1)` is 0 and takes no draw.

    The seed's hash is SHA-256("groma seed" || seed), in hexadecimal.

Because a draw depends on the seed and its number only, a match that was interrupted goes on with the very draws it
would have had, and anybody with the seed can see that no draw was chosen.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Sequence
from typing import Protocol, TypeVar

Item = TypeVar("Item")

SEED_BYTES = 32
_SPAN = 1 << 64
_FIRST_EIGHT = struct.Struct(">Q").unpack_from
"""The first 8 bytes, read as a big-endian number."""


class Chance(Protocol):
    """Where a game's draws come from."""

    @property
    def drawn(self) -> int:
        """How many draws were taken so far; a fresh chance of the same seed set to this number goes on alike."""

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each equally likely. `count` is at least 1."""

    def at(self, drawn: int) -> Chance:
        """The same chance with `drawn` draws already taken; this one stays as it is."""


class SeededChance:
    """The draws that follow from a seed, by the rule at the head of this module."""

    __slots__ = ("_seeded", "drawn", "seed")

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        """Start after `drawn` draws of this seed."""
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, this one has {len(seed)}")
        self.seed = seed
        self.drawn = drawn
        # Every draw hashes the seed and then its number; the first half is the same for all.
        self._seeded = hashlib.sha256(seed)

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each equally likely."""
        if count <= 1:
            if count < 1:
                raise ValueError(f"cannot draw from {count} things: at least 1 is needed")
            return 0
        while True:
            drawn = self._seeded.copy()
            drawn.update(self.drawn.to_bytes(8, "big"))
            self.drawn += 1
            number: int = _FIRST_EIGHT(drawn.digest())[0]
            answer = number % count
            # x < k * floor(2**64 / k), said without a second division: the whole run of k numbers around x is in reach.
            if number - answer <= _SPAN - count:
                return answer

    def at(self, drawn: int) -> SeededChance:
        """The same seed with `drawn` draws taken."""
        same = SeededChance.__new__(SeededChance)
        same.seed, same.drawn, same._seeded = self.seed, drawn, self._seeded
        return same

    def __reduce__(self) -> tuple[type[SeededChance], tuple[bytes, int]]:
        """A begun hash cannot be copied or sent to another process; the seed can."""
        return SeededChance, (self.seed, self.drawn)


class ScriptedChance:
    """Answers written down beforehand: for tests, for teaching, and for asking old games again."""

    __slots__ = ("answers", "drawn")

    def __init__(self, answers: Sequence[int], drawn: int = 0) -> None:
        """Answer with these numbers, one after the other."""
        self.answers = tuple(answers)
        self.drawn = drawn

    def below(self, count: int) -> int:
        """The next answer of the script; a script that runs out or overshoots is a mistake in the script."""
        if count == 1:
            return 0
        if self.drawn >= len(self.answers):
            raise ValueError(f"the script has only {len(self.answers)} answers, one more is needed (below {count})")
        answer = self.answers[self.drawn]
        if not 0 <= answer < count:
            raise ValueError(f"answer {self.drawn} of the script is {answer}, it must be from 0 to {count - 1}")
        self.drawn += 1
        return answer

    def at(self, drawn: int) -> ScriptedChance:
        """The same script with `drawn` answers used."""
        return ScriptedChance(self.answers, drawn)


def draw(chance: Chance, bag: Sequence[Item]) -> Item:
    """One thing out of a bag. The order of the bag matters to the rule above, not to the odds."""
    return bag[chance.below(len(bag))]


def shuffled(chance: Chance, things: Sequence[Item]) -> tuple[Item, ...]:
    """All the things in a random order: each next one drawn from those that are left."""
    left = list(things)
    return tuple(left.pop(chance.below(len(left))) for _ in range(len(left)))


def fresh_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(text: str) -> bytes:
    """The seed that stands for a name or a number, so that the same word always gives the same game."""
    return hashlib.sha256(b"groma named seed" + text.encode()).digest()


def seed_hash(seed: bytes) -> str:
    """What is published of a seed while the match is on."""
    return hashlib.sha256(b"groma seed" + seed).hexdigest()
