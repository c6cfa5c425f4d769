"""Leads the people and bots at one terminal through a match of Cartographers."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import partial
from random import Random
from typing import Any, Protocol

from rich.text import Text

from groma.bots.bot import Bot, Look
from groma.cli.terminal.desk import Desk, Round
from groma.cli.terminal.ink import Ink
from groma.cli.terminal.news import changed_spaces, sentences
from groma.cli.terminal.pages import end_page, maps_lines, scores_page, season_page
from groma.cli.terminal.pencil import pencil_for
from groma.cli.terminal.saving import Save
from groma.games.cartographers.events import HeroPlaced, ShapeDrawn
from groma.games.cartographers.intents import Choice, Intent, TakeBack
from groma.games.cartographers.sheet import SIZE, each_space
from groma.kernel.match import Entry, Match
from groma.kernel.refusal import Refusal
from groma.kernel.seats import Seat
from groma.words import Words

AnyMatch = Match[Any, Any, Any, Any, Any]
MIDDLE = (4, 4)
MOST_MAPS = 6


class Front(Protocol):
    """What people look at and type into."""

    ink: Ink

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines."""

    def choose(self, desk: Desk, table: Round) -> Choice:
        """What a player chooses; raises Stop where they leave the table."""

    def pages(self, lines: list[Text]) -> None:
        """Show something until the players have seen it."""

    def hand_over(self, name: str, before: str | None) -> bool:
        """Hide the table until the next player sits down; True if the one before takes the choice back."""


class Asked:
    """The kernel's answers about a moment, remembered as long as it lasts."""

    def __init__(self, match: AnyMatch, seat: Seat) -> None:
        """For the state in which the match is now."""
        self._game, self._state, self._seat = match.game, match.state, seat
        self._previews: dict[Any, Any] = {}
        self._explained: dict[Seat, Any] = {}

    def preview(self, intent: Intent) -> Any:
        """What an intent would bring, or why it may not be."""
        if intent not in self._previews:
            self._previews[intent] = self._game.preview(self._state, self._seat, intent)
        return self._previews[intent]

    def explain(self, subject: Seat) -> Any:
        """How a seat's map stands."""
        if subject not in self._explained:
            self._explained[subject] = self._game.explain(self._state, self._seat, subject)
        return self._explained[subject]


class Table:
    """A match with its people, its bots and its save."""

    def __init__(
        self,
        match: AnyMatch,
        bots: Mapping[Seat, Bot],
        words: Words,
        front: Front,
        save: Save,
    ) -> None:
        """Everybody who is not a bot sits at this terminal."""
        self.match, self.bots, self.words, self.front, self.save = match, bots, words, front, save
        self.people = [Seat(seat) for seat in range(len(match.seats)) if seat not in bots]
        self._looked = dict.fromkeys(self.people, match.number - 1)
        self._told_seasons = len(match.view(None).seats[0].seasons)
        self._places: dict[Seat, tuple[int, int]] = {}
        """Where on the own map each seat drew last: the next pencil starts nearby."""
        for entry in match.entries:
            self._note_places(entry)
        self._sits: Seat | None = None

    def play(self) -> None:
        """To the end of the match. Raises Stop where a player leaves the table."""
        while self.match.outcome is None:
            self._bots_choose()
            self._tell_seasons()
            waiting = sorted(self.match.awaiting)
            if waiting:
                self._person_chooses(Seat(waiting[0]))
        self.save.finish(self.match)
        self._tell_seasons()
        self.show_end()

    def show_end(self) -> None:
        """The result, until the players have seen it."""
        self.front.pages(self.end_lines())

    def end_lines(self, result_last: bool = False) -> list[Text]:
        """The result, the score sheet and the maps; nothing while the match is on.

        What scrolls by has the result at its end: there it is still to be seen.
        """
        view, names = self.match.view(None), self.match.seats
        ink, outcome = self.front.ink, self.match.outcome
        if outcome is None:
            return []
        result = end_page(view, outcome, names, self.words, ink)
        lines = scores_page(view, names, self.words, ink)
        order = [Seat(seat) for seat in range(len(names))]
        if len(order) > MOST_MAPS:
            order = list(dict.fromkeys([*outcome.winners, *self.people]))[:MOST_MAPS]
        lines += maps_lines(view, order, names, ink, self.front.size[0])
        return [*lines, *result] if result_last else [*result, *lines]

    def _bots_choose(self) -> None:
        """All bots that are awaited, again and again until only people are."""
        while waiting := [seat for seat in sorted(self.match.awaiting) if seat in self.bots]:
            for seat in waiting:
                # The dice follow from the seed, so that a game that is resumed goes on as it would have.
                dice = Random(f"{self.save.seed.hex()} {self.match.number} {seat}")
                look = Look(Seat(seat), self.match.choices(Seat(seat)), partial(self.match.view, Seat(seat)))
                answer = self._submit(Seat(seat), self.bots[Seat(seat)].choose(look, dice))
                if isinstance(answer, Refusal):
                    raise RuntimeError(f"{self.bots[Seat(seat)].name} chose what the rules refuse: {answer}")

    def _person_chooses(self, seat: Seat) -> None:
        if len(self.people) > 1 and seat != self._sits:
            before = self._sits
            can_take_back = before is not None and self.match.view(before).sealed is not None
            name = self.match.seats[before] if before is not None and can_take_back else None
            if self.front.hand_over(self.match.seats[seat], name) and before is not None:
                self._submit(before, TakeBack())
                return
        self._sits = seat
        table = self._round(seat)
        menu = self.match.game.menu(self.match.state, seat)
        pencil = pencil_for(menu, *self._places.get(seat, MIDDLE))
        choice = self.front.choose(Desk(pencil), table)
        self._looked[seat] = self.match.number
        answer = self._submit(seat, choice)
        if isinstance(answer, Refusal):
            raise RuntimeError(f"the rules previewed {choice} and refuse it: {answer}")

    def _round(self, seat: Seat) -> Round:
        events = [
            event for entry in self.match.entries[self._looked[seat] + 1 :] for event in self.match.shown(entry, seat)
        ]
        view = self.match.view(seat)
        menu = self.match.game.menu(self.match.state, seat)
        return Round(
            words=self.words,
            view=view,
            seat=seat,
            names=self.match.seats,
            ask=Asked(self.match, seat),
            why=menu.get("why"),
            news=tuple(sentences(events, seat, self.match.seats, view.options, self.words)),
            fresh=changed_spaces(events, seat),
        )

    def _tell_seasons(self) -> None:
        """The score sheet of every season that was scored since it was last told."""
        view = self.match.view(None)
        scored = len(view.seats[0].seasons)
        for season in range(self._told_seasons, scored):
            seat = self.people[0] if len(self.people) == 1 else None
            self.front.pages(season_page(view, season, seat, self.match.seats, self.words, self.front.ink))
        self._told_seasons = scored

    def _submit(self, seat: Seat, intent: Intent) -> Entry[Any, Any] | Refusal:
        """On disk first, then it counts."""
        step = self.match.consider(seat, intent, time=datetime.now(UTC).isoformat(timespec="seconds"))
        if isinstance(step, Refusal):
            return step
        self.save.keep(self.match, step.entry)
        self.match.take(step)
        self._note_places(step.entry)
        return step.entry

    def _note_places(self, entry: Entry[Any, Any]) -> None:
        for event in entry.events:
            if isinstance(event, ShapeDrawn) and event.seat == event.by:
                self._places[event.seat] = divmod(next(each_space(event.spaces)), SIZE)
            elif isinstance(event, HeroPlaced):
                self._places[event.seat] = divmod(event.space, SIZE)
