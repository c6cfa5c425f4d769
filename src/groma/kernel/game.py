"""The one interface between a game and everything that plays it.

Server, terminal, bots, learners and tests drive every game through this protocol and through nothing else.
A game is a set of pure functions over immutable values; it never reads a clock, a file or the network.

Promises that every game keeps, and that the laws in tests/laws check for each:

- `decide` returns either a refusal, and then nothing has happened, or all that follows from the intent up to the next
  moment at which somebody must choose.
- `options(state, seat)` is exactly the set of intents that `decide` accepts from that seat, each once, in an order
  that depends on the state only. The position in that order is the action index for learners.
- `awaiting(state)` is empty if and only if the match is over; every seat in it has at least one option.
- `evolve` follows from its arguments alone: a state is rebuilt from its events without chance or rules.
- `view` and `show` are the only ways out: two states that differ only in what a seat may not know give it equal views,
  and two runs of events that differ only in that show it equal events.
- Intents, events, options, views and outcomes survive JSON there and back through the game's `codec`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from groma.kernel.chance import Chance
from groma.kernel.codec import Codec
from groma.kernel.progress import Progress
from groma.kernel.refusal import Refusal
from groma.kernel.seats import Seat

Options = TypeVar("Options")
State = TypeVar("State")
Intent = TypeVar("Intent")
Event = TypeVar("Event")
View = TypeVar("View")
Options_contra = TypeVar("Options_contra", contravariant=True)
View_co = TypeVar("View_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended. All tuples are by seat."""

    totals: tuple[int, ...]
    places: tuple[int, ...]
    """1 for the winner or the winners; whoever comes after two winners has place 3."""
    decided_by: str
    """What told the winner from the next: the game's word for its first measure or for a tie-break, or "shared"."""
    details: Mapping[str, Any] = field(default_factory=dict)
    """More that the game has to say of the end, as plain JSON values."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place == 1)


class Game(Protocol[Options_contra, State, Intent, Event, View_co]):
    """A rulebook as functions. `name` and `rules` (the version of the rules) stand in every record."""

    name: str
    rules: int
    codec: Codec
    """Knows the game's types; `codec.encode(value, kind)` and `codec.decode(data, kind)` with the kinds below."""
    options_type: Any
    intent_type: Any
    """The union of the intents; encoded with a "kind", e.g. {"kind": "draw-shape", …}."""
    event_type: Any
    view_type: Any

    def check(self, options: Options_contra, seats: int) -> Refusal | None:
        """Why a table with these options and so many seats cannot be, or None if it can."""

    def begin(self, options: Options_contra, seats: int, chance: Chance) -> Progress[State, Event]:
        """Set the table up, as far as the first choice. The options have been checked."""

    def moment(self, state: State) -> int:
        """Counts the questions put to the table: grows whenever what is asked of the seats changes.

        A seat that answers does not change it; the last answer of a sealed round does. An intent that answers an
        entry from before the present moment is stale.
        """

    def awaiting(self, state: State) -> frozenset[Seat]:
        """The seats that must still choose before the match goes on."""

    def options(self, state: State, seat: Seat) -> Sequence[Intent]:
        """Everything the seat may do now, complete and in stable order; long lists are made only when looked at."""

    def decide(self, state: State, seat: Seat, intent: Intent, chance: Chance) -> Progress[State, Event] | Refusal:
        """What comes of an intent: the events, with the state after them, or why it may not be."""

    def evolve(self, state: State | None, event: Event) -> State:
        """The state after an event. The first event of a match starts from None."""

    def view(self, state: State, seat: Seat | None) -> View_co:
        """The table as one seat may know it; None is an onlooker."""

    def show(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as one seat may know it, or None where it may not know of it at all."""

    def outcome(self, state: State) -> Outcome | None:
        """The result, once the match is over."""

    def menu(self, state: State, seat: Seat) -> Any:
        """The options as plain JSON data for a page: the same set as `options`, complete, without repetition."""

    def preview(self, state: State, seat: Seat, intent: Intent) -> Any | Refusal:
        """What an intent would bring, as plain JSON data, told from what the seat may know; nothing is drawn."""

    def explain(self, state: State, seat: Seat | None, subject: Seat) -> Any:
        """How another or one's own seat stands at present and why, as plain JSON data, as far as `seat` may know."""
