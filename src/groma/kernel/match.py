"""One table's match: takes intents in order, keeps every entry, and lets nobody see more than they may.

Server, terminal, bots, learners and tests all drive a match the same way. The match itself reads no clock and writes
no file: whoever drives it passes the time in and stores what comes out. Where an entry must be on disk before anybody
hears of it, `consider` and `take` do in two steps what `submit` does in one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, NamedTuple

from groma.kernel.chance import Chance
from groma.kernel.game import Event, Game, Intent, Options, Outcome, State, View
from groma.kernel.refusal import Refusal, RefusedError, refuse
from groma.kernel.seats import Seat


class Entry(NamedTuple, Generic[Intent, Event]):
    """What one seat asked for and all that came of it. Entry 0 is the set-up, asked for by nobody."""

    number: int
    seat: Seat | None
    intent: Intent | None
    events: tuple[Event, ...]
    drawn: int
    """How many draws of chance the match had taken after this entry."""
    answers: int | None = None
    """The entry that the seat had before its eyes, if it said so."""
    id: str | None = None
    """The sender's own name for this intent, if it gave one."""
    time: str | None = None
    """When it was taken (ISO 8601, UTC), if whoever drives the match keeps time."""


class Step(NamedTuple, Generic[Intent, Event, State]):
    """An entry ready to be taken, with the state after it."""

    entry: Entry[Intent, Event]
    state: State
    is_new: bool
    """False for an intent that was carried out before: its entry is told again and nothing changes."""


class Match(Generic[Options, State, Intent, Event, View]):
    """A game in progress at one table."""

    __slots__ = ("_asked", "_by_id", "_chance", "_moment", "entries", "game", "options", "seats", "state")

    def __init__(
        self, game: Game[Options, State, Intent, Event, View], options: Options, seats: Sequence[str], chance: Chance
    ) -> None:
        """Set the table up and go to the first choice. Raises RefusedError where the options forbid the table."""
        refusal = game.check(options, len(seats))
        if refusal is not None:
            raise RefusedError(refusal)
        self._open(game, options, seats, chance)
        begun = game.begin(options, len(seats), chance)
        self._keep(Entry(0, None, None, tuple(begun.events), chance.drawn), begun.state)

    @classmethod
    def resume(
        cls,
        game: Game[Options, State, Intent, Event, View],
        options: Options,
        seats: Sequence[str],
        chance: Chance,
        entries: Iterable[Entry[Intent, Event]],
    ) -> Match[Options, State, Intent, Event, View]:
        """Rebuild a match from its entries, as they were: no rule is asked and nothing is drawn.

        `chance` is the match's own, at any position; it goes on where the last entry left it.
        """
        match = cls.__new__(cls)
        match._open(game, options, seats, chance)
        state: State | None = None
        for entry in entries:
            if entry.number != len(match.entries):
                raise ValueError(f"entry {len(match.entries)} is missing: the next one is numbered {entry.number}")
            for event in entry.events:
                state = game.evolve(state, event)
            if state is None:
                raise ValueError(f"entry {entry.number} has no events: a match opens with its set-up")
            match._keep(entry, state)
        if state is None:
            raise ValueError("there are no entries: a match has at least its set-up, entry 0")
        return match

    def _open(
        self, game: Game[Options, State, Intent, Event, View], options: Options, seats: Sequence[str], chance: Chance
    ) -> None:
        self.game = game
        self.options = options
        self.seats = tuple(seats)
        self.entries: list[Entry[Intent, Event]] = []
        self._chance = chance
        self._by_id: dict[tuple[Seat, str], int] = {}
        self._moment = -1
        self._asked = 0

    @property
    def number(self) -> int:
        """The number of the newest entry."""
        return len(self.entries) - 1

    @property
    def asked_since(self) -> int:
        """The entry that put the present question to the table; an intent must answer this one or a later one."""
        return self._asked

    @property
    def awaiting(self) -> frozenset[Seat]:
        """The seats that must still choose."""
        return self.game.awaiting(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the match is over."""
        return self.game.outcome(self.state)

    def view(self, seat: Seat | None) -> View:
        """The table as this seat may know it; None is an onlooker."""
        return self.game.view(self.state, seat)

    def choices(self, seat: Seat) -> Sequence[Intent]:
        """What the seat may do now."""
        return self.game.options(self.state, seat)

    def shown(self, entry: Entry[Intent, Event], seat: Seat | None) -> tuple[Event, ...]:
        """The events of an entry as this seat may know them."""
        seen = (self.game.show(event, seat) for event in entry.events)
        return tuple(event for event in seen if event is not None)

    def submit(
        self, seat: Seat, intent: Intent, *, answers: int | None = None, id: str | None = None, time: str | None = None
    ) -> Entry[Intent, Event] | Refusal:
        """Carry an intent out, or say why not. A refused intent leaves everything as it was."""
        step = self.consider(seat, intent, answers=answers, id=id, time=time)
        if isinstance(step, Refusal):
            return step
        self.take(step)
        return step.entry

    def consider(
        self, seat: Seat, intent: Intent, *, answers: int | None = None, id: str | None = None, time: str | None = None
    ) -> Step[Intent, Event, State] | Refusal:
        """What would come of an intent. Nothing changes, however often it is asked, until the step is taken."""
        if not 0 <= seat < len(self.seats):
            return refuse("unknown-seat", seat=seat, seats=len(self.seats))
        if id is not None or answers is not None:
            told = self._carried_out(seat, intent, answers, id)
            if told is not None:
                return told
        if answers is not None:
            if answers > self.number:
                return refuse("unknown-entry", answers=answers, newest=self.number)
            if answers < self._asked:
                return refuse("stale", answers=answers, asked=self._asked)
        chance = self._chance.at(self.entries[-1].drawn)
        progress = self.game.decide(self.state, seat, intent, chance)
        if isinstance(progress, Refusal):
            return progress
        entry = Entry(len(self.entries), seat, intent, tuple(progress.events), chance.drawn, answers, id, time)
        return Step(entry, progress.state, True)

    def take(self, step: Step[Intent, Event, State]) -> None:
        """Make a considered step the match's newest entry. A step that was overtaken by another is an error."""
        if not step.is_new:
            return
        if step.entry.number != len(self.entries):
            raise ValueError(f"entry {step.entry.number} was considered, but the match has moved on to {self.number}")
        self._keep(step.entry, step.state)

    def _carried_out(
        self, seat: Seat, intent: Intent, answers: int | None, id: str | None
    ) -> Step[Intent, Event, State] | Refusal | None:
        """The entry of this very intent, if it was carried out before: a resend is told the same thing again."""
        if id is not None:
            number = self._by_id.get((seat, id))
            if number is None:
                return None
            entry = self.entries[number]
            if not _is_same(entry.intent, intent):
                return refuse("id-used-before", id=id, entry=number)
            return Step(entry, self.state, False)
        if answers is None:
            return None
        for entry in reversed(self.entries[max(answers, 0) :]):
            if entry.seat == seat and entry.answers == answers and entry.id is None and _is_same(entry.intent, intent):
                return Step(entry, self.state, False)
        return None

    def _keep(self, entry: Entry[Intent, Event], state: State) -> None:
        self.entries.append(entry)
        self.state: State = state
        if entry.id is not None and entry.seat is not None:
            self._by_id[entry.seat, entry.id] = entry.number
        moment = self.game.moment(state)
        if moment != self._moment:
            self._moment = moment
            self._asked = entry.number


def _is_same(one: object, other: object) -> bool:
    """Equal and of one kind: named tuples of different kinds with the same values are equal to Python."""
    return type(one) is type(other) and one == other
