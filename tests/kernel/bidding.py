"""The smallest game with everything that a match must handle: chance, sealed choices, take-back, secrets and an end.

Each round a prize from 1 to 6 is drawn. Everybody bids in secret; the highest bid that nobody else made wins the
prize. Bids cost nothing, but each seat can make each bid only once a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from groma.kernel.chance import Chance
from groma.kernel.codec import Codec
from groma.kernel.game import Outcome
from groma.kernel.progress import Progress
from groma.kernel.refusal import Refusal, refuse
from groma.kernel.seats import Seat


class Rounds(NamedTuple):
    """The options of the table."""

    rounds: int = 3


class Bid(NamedTuple):
    """Bid so much for the prize."""

    amount: int


class TakeBack(NamedTuple):
    """Take the own bid back, as long as somebody else has not bid yet."""


class Opened(NamedTuple):
    """The table was set up."""

    rounds: int
    seats: int


class PrizeDrawn(NamedTuple):
    """A prize lies on the table."""

    prize: int


class BidSealed(NamedTuple):
    """A seat has bid; the others don't see how much."""

    seat: Seat
    amount: int


class SeatReady(NamedTuple):
    """What the others see of a sealed bid."""

    seat: Seat


class BidTakenBack(NamedTuple):
    """A seat has taken its bid back."""

    seat: Seat


class BidsRevealed(NamedTuple):
    """All have bid."""

    bids: tuple[int, ...]


Intent = Bid | TakeBack
Event = Opened | PrizeDrawn | BidSealed | SeatReady | BidTakenBack | BidsRevealed


class State(NamedTuple):
    """The table."""

    rounds: int
    prize: int
    played: int
    sealed: tuple[int | None, ...]
    used: tuple[tuple[int, ...], ...]
    won: tuple[int, ...]


class View(NamedTuple):
    """The table as one seat sees it."""

    prize: int
    won: tuple[int, ...]
    ready: tuple[bool, ...]
    own: int | None
    used: tuple[tuple[int, ...], ...]


class Bidding:
    """The rules."""

    name = "bidding"
    rules = 2
    codec = Codec()
    options_type = Rounds
    intent_type = Intent
    event_type = Event
    view_type = View

    def check(self, options: Rounds, seats: int) -> Refusal | None:
        """One to six seats, one to six rounds."""
        if not 1 <= options.rounds <= 6:
            return refuse("rounds", given=options.rounds, most=6)
        return None if 1 <= seats <= 6 else refuse("seats", given=seats, most=6)

    def begin(self, options: Rounds, seats: int, chance: Chance) -> Progress[State, Event]:
        """The first prize."""
        opened = Opened(options.rounds, seats)
        progress = Progress(self.evolve(None, opened), self.evolve)
        progress.events.append(opened)
        progress.happen(PrizeDrawn(1 + chance.below(6)))
        return progress

    def moment(self, state: State) -> int:
        """The rounds played."""
        return state.played

    def awaiting(self, state: State) -> frozenset[Seat]:
        """Whoever has not bid."""
        if state.played == state.rounds:
            return frozenset()
        return frozenset(Seat(seat) for seat, bid in enumerate(state.sealed) if bid is None)

    def options(self, state: State, seat: Seat) -> Sequence[Intent]:
        """The bids not made before, or the way back."""
        if state.played == state.rounds or not 0 <= seat < len(state.won):
            return ()
        if state.sealed[seat] is not None:
            return (TakeBack(),)
        return tuple(Bid(amount) for amount in range(1, state.rounds + 1) if amount not in state.used[seat])

    def decide(self, state: State, seat: Seat, intent: Intent, chance: Chance) -> Progress[State, Event] | Refusal:
        """A bid is sealed; the last one reveals all and draws the next prize."""
        if intent not in self.options(state, seat):
            return refuse("not-possible", seat=seat)
        progress = Progress(state, self.evolve)
        if isinstance(intent, TakeBack):
            progress.happen(BidTakenBack(seat))
            return progress
        progress.happen(BidSealed(seat, intent.amount))
        bids = progress.state.sealed
        if None not in bids:
            progress.happen(BidsRevealed(tuple(bid for bid in bids if bid is not None)))
            if progress.state.played < state.rounds:
                progress.happen(PrizeDrawn(1 + chance.below(6)))
        return progress

    def evolve(self, state: State | None, event: Event) -> State:
        """The table after an event."""
        if isinstance(event, Opened):
            nobody = (None,) * event.seats
            return State(event.rounds, 0, 0, nobody, ((),) * event.seats, (0,) * event.seats)
        assert state is not None
        if isinstance(event, PrizeDrawn):
            return state._replace(prize=event.prize)
        if isinstance(event, BidsRevealed):
            single = [bid for bid in event.bids if event.bids.count(bid) == 1]
            won = [state.prize if single and bid == max(single) else 0 for bid in event.bids]
            return state._replace(
                played=state.played + 1,
                sealed=(None,) * len(won),
                used=tuple((*used, bid) for used, bid in zip(state.used, event.bids, strict=True)),
                won=tuple(map(sum, zip(state.won, won, strict=True))),
            )
        if isinstance(event, SeatReady):
            return state
        sealed = list(state.sealed)
        sealed[event.seat] = event.amount if isinstance(event, BidSealed) else None
        return state._replace(sealed=tuple(sealed))

    def view(self, state: State, seat: Seat | None) -> View:
        """Bids of others are hidden until all have bid."""
        own = None if seat is None else state.sealed[seat]
        return View(state.prize, state.won, tuple(bid is not None for bid in state.sealed), own, state.used)

    def show(self, event: Event, seat: Seat | None) -> Event | None:
        """Of a sealed bid others see only that it was made."""
        if isinstance(event, BidSealed) and event.seat != seat:
            return SeatReady(event.seat)
        return event

    def outcome(self, state: State) -> Outcome | None:
        """Most prizes."""
        if state.played < state.rounds:
            return None
        places = tuple(1 + sum(other > won for other in state.won) for won in state.won)
        return Outcome(state.won, places, "prizes" if places.count(1) == 1 else "shared", {"rounds": state.rounds})

    def menu(self, state: State, seat: Seat) -> Any:
        """The options as JSON."""
        return [self.codec.encode(intent, self.intent_type) for intent in self.options(state, seat)]

    def preview(self, state: State, seat: Seat, intent: Intent) -> Any | Refusal:
        """What could be won."""
        return {"prize": state.prize} if intent in self.options(state, seat) else refuse("not-possible", seat=seat)

    def explain(self, state: State, seat: Seat | None, subject: Seat) -> Any:
        """What was won."""
        return {"won": state.won[subject]}


GAME = Bidding()


def find_game(name: str) -> Bidding:
    """Where records look for their game."""
    if name != GAME.name:
        raise KeyError(name)
    return GAME
