"""Rules write down what happens; progress makes it so and keeps the list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

State = TypeVar("State")
Event = TypeVar("Event")


class Progress(Generic[State, Event]):
    """A state on its way, and the events that brought it there.

    A rule reads top to bottom: look at `progress.state`, say `progress.happen(event)`, look again.
    """

    __slots__ = ("_evolve", "events", "state")

    def __init__(self, state: State, evolve: Callable[[State, Event], State]) -> None:
        """Start from a state, with nothing happened yet."""
        self.state = state
        self.events: list[Event] = []
        self._evolve = evolve

    def happen(self, event: Event) -> State:
        """Let one event happen and return the state after it."""
        self.events.append(event)
        self.state = self._evolve(self.state, event)
        return self.state
