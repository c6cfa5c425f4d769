"""What the server keeps of people and tables, as plain values.

Times are seconds since 1970, UTC. Ids are random and cannot be guessed.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

Status = Literal["waiting", "playing", "finished", "closed"]
Visibility = Literal["open", "invitation"]
PaceKind = Literal["live", "days", "none"]
OnTimeout = Literal["bot-turn", "bot-seat", "wait", "host"]
Sign = Literal["well-done", "thinking", "hurry", "thanks", "oops", "hello"]
Language = Literal["en", "es", "fr"]

LANGUAGES: tuple[Language, ...] = ("en", "es", "fr")


def fresh_id() -> str:
    """An id of 96 random bits, safe in addresses."""
    return secrets.token_urlsafe(12)


def fresh_token() -> str:
    """A token of 192 random bits, for invitations and sessions: whoever has it may come in."""
    return secrets.token_urlsafe(24)


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """A guest or the holder of an account."""

    id: str
    name: str
    """The name others see."""
    account: str | None
    """The name to log in with; None for a guest."""
    language: str
    preferences: Mapping[str, Any]
    created: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A seat at a table, as the lobby knows it: free, a person's, or a bot's."""

    person: str | None = None
    bot: str | None = None
    """The bot that plays here: its own seat if there is no person, else in the person's stead."""
    name: str = ""
    has_left: bool = False
    """The person went away in the middle of the match; the table's option said what to do about it."""
    is_muted: bool = False

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.person is None and self.bot is None


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table as the lobby and the storage know it; what is played on it is in its entries."""

    id: str
    game: str
    options: Mapping[str, Any]
    """The table options as the game's codec writes them."""
    status: Status
    visibility: Visibility
    invitation: str
    host: str
    """The person who set the table up, or to whom it passed."""
    places: tuple[Place, ...]
    pace: PaceKind
    pace_seconds: int
    """How long one choice may take; 0 with the pace "none"."""
    on_timeout: OnTimeout
    seed: bytes
    """Secret until the match is over."""
    has_named_seed: bool
    """The seed follows from a word or from another table, so somebody may know the draws."""
    day: str | None
    """The date, for a game on that day's map."""
    challenge: str | None
    """The table whose cards these are, if it is a challenge."""
    created: float
    changed: float
    newest: int = -1
    """The newest entry's number, -1 before the start."""
    awaiting: tuple[int, ...] = ()
    undecided: tuple[int, ...] = ()
    """Seats whose time ran out or who left, about which the host has yet to decide."""
    deadline: float | None = None
    bot_due: float | None = None
    """When a bot should have played at the latest; later than that any process takes its turn up."""
    outcome: Mapping[str, Any] | None = None
    rematch: str | None = None
    version: int = 0
    """Counts the changes of the lobby's side of the table."""

    def seat_of(self, person: str | None) -> int | None:
        """Where a person sits."""
        if person is None:
            return None
        for number, place in enumerate(self.places):
            if place.person == person:
                return number
        return None

    def is_bot_turn(self) -> bool:
        """Whether one of the awaited seats is played by a bot."""
        return any(self.places[seat].bot is not None for seat in self.awaiting)


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """One line of chat, or one sign."""

    number: int
    seat: int | None
    name: str
    text: str | None
    sign: str | None
    time: float
