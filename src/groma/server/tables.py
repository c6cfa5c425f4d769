"""The voice of each table: takes intents in order, stores what comes of them, and tells everybody at the table.

For one intent: the rules consider it, the entry is stored, and only when it is on disk the match takes it, its sender
is answered and the others are shown. Several processes may speak for the same table: of two that store the same entry
the database lets one through, and the other reads what happened and considers its intent again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Literal, Protocol, TypeVar

from msgspec import Raw

from groma.bots.bot import ChanceBot, Look
from groma.kernel.chance import SeededChance
from groma.kernel.game import Outcome
from groma.kernel.match import Entry, Match, Step
from groma.kernel.record import entry_line
from groma.kernel.refusal import Refusal, refuse
from groma.kernel.seats import Seat
from groma.server import lobby
from groma.server.bots import Thinkers, dice_for
from groma.server.bus import Bus
from groma.server.figures import Figures
from groma.server.lobby import AnyGame, AnyMatch
from groma.server.model import Person, Said, Table, fresh_id
from groma.server.pictures import Pictures, raw
from groma.server.protocol import Clock, EntryShown, People
from groma.server.settings import Settings
from groma.server.storage import Storage, StorageError
from groma.server.storage import tables as stored
from groma.server.storage.base import Append

log = logging.getLogger("groma.tables")

AnyEntry = Entry[Any, Any]
AnyStep = Step[Any, Any, Any]
Changed = Table | tuple[Table, list[str]] | Refusal
Item = TypeVar("Item")

IDLE_SECONDS = 30.0
"""How long a table stays loaded after the last one who looked at it has gone."""
LOOK_SECONDS = 2.0
"""How often a process looks for itself whether another one has moved a table on."""
SWEEP_SECONDS = 0.5
"""How often the clocks are looked at."""
PRESENCE_SECONDS = 20.0
"""How often a process tells the others who is connected to it."""
SILENT_SECONDS = 50.0
"""A process that has not said so for so long is taken to be gone, with all who were connected to it."""
MOST_CHANGES = 100
"""Entries for each seat about one question, after which nobody takes a choice back: a record must come to an end."""
TRIES = 50
"""How often an intent is considered again because others were quicker, before its sender is told to try again."""


class Listener(Protocol):
    """Somebody who looks at a table through a connection."""

    person: str | None
    seat: int | None

    def wake(self, wait: float) -> None:
        """There is a newer entry; show it after so many seconds at the latest, together with what comes until then."""

    def table_changed(self) -> None:
        """The lobby's side of the table changed."""

    def presence_changed(self) -> None:
        """Somebody came or went."""

    def clock_changed(self) -> None:
        """The clock was set or stopped without an entry."""

    def said(self, said: Said, sender: Listener | None, id: str | None) -> None:
        """Somebody said something."""

    def end(self, reason: Literal["removed", "gone", "stopping"], back_in: float | None) -> None:
        """The connection must end."""


class GoneError(StorageError):
    """The table was cleared away."""


class Voice:
    """One table, as this process speaks for it."""

    def __init__(self, hub: Hub, table: Table, game: AnyGame, options: Any, lines: Sequence[str]) -> None:
        """From what is stored of the table; `lines` are all its entries."""
        self.hub = hub
        self.table = table
        self.game = game
        self.options = options
        self.match: AnyMatch | None = None
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}
        """Who is connected to other processes: by process when it said so, which seats, how many onlookers."""
        self.quiet_since = time.monotonic()
        self._turn = asyncio.Lock()
        self._is_unsure = False
        self._thinking: set[int] = set()
        # A table with many bots puts few of their turns into the queue at a time, so that others get in between.
        self._queueing = asyncio.Semaphore(hub.settings.bot_workers + 1)
        self._jobs: set[asyncio.Task[None]] = set()
        self._pictures = Pictures(game.codec)
        self._views: dict[int | None, Raw] = {}
        self._menus: dict[int, tuple[tuple[int, int, bool], Raw | None, Raw | None]] = {}
        self._last_of_seat: dict[int, int] = {}
        if lines:
            self._open_match(lines)

    # --- the match ----------------------------------------------------------------------------------------------------

    def _open_match(self, lines: Sequence[str]) -> None:
        names = [place.name for place in self.table.places]
        entries = [read_line(line, self.game) for line in lines]
        self.match = Match.resume(self.game, self.options, names, SeededChance(self.table.seed), entries)
        for entry in entries:
            if entry.seat is not None:
                self._last_of_seat[entry.seat] = entry.number

    @property
    def newest(self) -> int:
        """The newest entry this process knows, -1 before the start."""
        return -1 if self.match is None else self.match.number

    async def submit(self, seat: int, intent: Any, answers: int | None, id: str, by: str) -> AnyEntry | Refusal:
        """Carry an intent out, or say why not. The entry is on disk when this returns."""
        begun = time.perf_counter()
        async with self._turn:
            done = await self._submit(Seat(seat), intent, answers, id, by)
        if isinstance(done, Refusal):
            self.hub.figures.refusals.labels(done.code).inc()
        else:
            self.hub.figures.latency.observe(time.perf_counter() - begun)
        return done

    async def _submit(self, seat: Seat, intent: Any, answers: int | None, id: str, by: str) -> AnyEntry | Refusal:
        for _ in range(TRIES):
            # A player who comes from another process may have seen more than this one has heard of yet.
            if self._is_unsure or (answers is not None and answers > self.newest):
                await self._catch_up()
            match = self.match
            if match is None:
                return refuse("not-playing", status=self.table.status)
            step = match.consider(seat, intent, answers=answers, id=id, time=lobby.now_text())
            if isinstance(step, Refusal):
                return step
            if not step.is_new:
                return step.entry
            is_second_thought = seat not in match.awaiting
            if is_second_thought and match.number - match.asked_since >= MOST_CHANGES * len(match.seats):
                return refuse("too-busy")
            after = self._table_after(match, step)
            # From here until the answer nobody knows whether the entry is on disk, not even when this task is ended.
            self._is_unsure = True
            if await self.hub.storage.append(self._append(step, after)):
                was, self.table = self.table, after
                self._take(match, step)
                self._is_unsure = False
                if after.undecided != was.undecided:
                    self._tell_table()
                self.hub.figures.intents.labels(self.game.name, by).inc()
                self.hub.tell("entry", self.table.id, step.entry.number)
                return step.entry
        return refuse("too-busy")

    def _table_after(self, match: AnyMatch, step: AnyStep) -> Table:
        """The lobby's side of the table after a step."""
        table, entry = self.table, step.entry
        awaiting = tuple(sorted(self.game.awaiting(step.state)))
        outcome = self.game.outcome(step.state)
        is_asked_anew = self.game.moment(step.state) != self.game.moment(match.state)
        undecided = (
            lobby.absent(table, awaiting)
            if is_asked_anew
            else tuple(seat for seat in table.undecided if seat in awaiting and seat != entry.seat)
        )
        after = replace(table, newest=entry.number, awaiting=awaiting, undecided=undecided, changed=time.time())
        if outcome is not None:
            told = self.game.codec.encode(outcome, Outcome)
            return replace(after, status="finished", outcome=told, deadline=None, bot_due=None, undecided=())
        # Where only bots are still awaited the clock goes on: somebody may yet take a choice back.
        deadline = lobby.deadline_for(after) if is_asked_anew else table.deadline
        bot_due = time.time() + lobby.BOT_GRACE + self.hub.settings.bot_delay if after.is_bot_turn() else None
        return replace(after, deadline=deadline, bot_due=bot_due)

    def _append(self, step: AnyStep, after: Table) -> Append:
        return Append(
            table=after.id,
            number=step.entry.number,
            version=after.version,
            line=entry_line(step.entry, self.game),
            status=after.status,
            awaiting=json.dumps(after.awaiting),
            undecided=json.dumps(after.undecided),
            deadline=after.deadline,
            bot_due=after.bot_due,
            outcome=None if after.outcome is None else json.dumps(after.outcome),
            changed=after.changed,
        )

    def _take(self, match: AnyMatch, step: AnyStep) -> None:
        asked = match.asked_since
        match.take(step)
        self._pictures.clear()
        self._views.clear()
        seat = step.entry.seat
        if seat is not None:
            self._last_of_seat[seat] = step.entry.number
        is_asked_anew = match.asked_since != asked
        # While a round of sealed choices fills up, nothing changes for the others but who is ready: at a large table
        # that news may wait a little and come together.
        wait = 0.0 if is_asked_anew else min(0.5, 0.005 * len(self.table.places))
        for listener in self.listeners:
            listener.wake(0.0 if listener.seat == seat else wait)
        self.let_bots_play()

    async def _catch_up(self) -> None:
        """Read what other processes, or this one before it was interrupted, have stored."""
        found = await self.hub.storage.read(stored.find_since, self.table.id, self.newest + 1)
        if found is None:
            self.hub.forget(self)
            raise GoneError("the table is gone")
        table, lines = found
        was = self.table
        self.table = table
        if lines and self.match is None:
            self._open_match(lines)
            for listener in self.listeners:
                listener.wake(0.0)
        elif self.match is not None:
            for line in lines:
                entry = read_line(line, self.game)
                state = self.match.state
                for event in entry.events:
                    state = self.game.evolve(state, event)
                self._take_foreign(self.match, Step(entry, state, True))
        if self.match is not None:
            # Somebody who was forgotten is nameless in the record too.
            self.match.seats = tuple(place.name for place in table.places)
        self._is_unsure = False
        self._tell_changes(was)

    def _take_foreign(self, match: AnyMatch, step: AnyStep) -> None:
        # Whoever stored the entry looks after the bots that follow from it; if it cannot, `overdue` does.
        thinking, self._thinking = self._thinking, set(range(len(self.table.places)))
        try:
            self._take(match, step)
        finally:
            self._thinking = thinking

    async def refresh(self, newest: int | None = None) -> None:
        """Another process has moved on: read what it did, unless it is known already."""
        if newest is not None and newest <= self.newest and not self._is_unsure:
            return
        async with self._turn:
            await self._catch_up()

    # --- what a seat may know -----------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> Raw:
        """The table as a seat may know it, as JSON; made once however many look."""
        match = self._begun()
        found = self._views.get(seat)
        if found is None:
            view = match.view(None if seat is None else Seat(seat))
            found = self._views[seat] = self._pictures.view(view, self.game.view_type)
        return found

    def menu(self, seat: int) -> Raw | None:
        """What a seat may do, as JSON; None if nothing."""
        return self._asked(seat)[0]

    def explain(self, seat: int) -> Raw | None:
        """How a seat stands in its own eyes, as JSON."""
        return self._asked(seat)[1]

    def _asked(self, seat: int) -> tuple[Raw | None, Raw | None]:
        """Menu and standing of a seat: they stay the same until it acts itself or something else is asked."""
        match = self.match
        if match is None:
            return None, None
        is_over = match.outcome is not None
        key = (match.asked_since, self._last_of_seat.get(seat, -1), is_over)
        found = self._menus.get(seat)
        if found is None or found[0] != key:
            place = Seat(seat)
            may_choose = not is_over and len(match.choices(place)) > 0
            menu = raw(self.game.menu(match.state, place)) if may_choose else None
            found = key, menu, raw(self.game.explain(match.state, place, place))
            self._menus[seat] = found
        return found[1], found[2]

    def shown(self, start: int, seat: int | None) -> list[EntryShown]:
        """What happened from an entry on, as a seat may know it."""
        return [self._entry_shown(entry, seat) for entry in self._begun().entries[max(start, 0) :]]

    def _begun(self) -> AnyMatch:
        if self.match is None:
            raise ValueError(f"the match of table {self.table.id} has not begun")
        return self.match

    def _entry_shown(self, entry: AnyEntry, seat: int | None) -> EntryShown:
        events = self._begun().shown(entry, None if seat is None else Seat(seat))
        return EntryShown(entry.number, entry.seat, self._pictures.events(entry.number, events, self.game.event_type))

    def clock(self) -> Clock | None:
        """The clock as it stands."""
        if self.table.pace == "none" or self.table.status != "playing":
            return None
        deadline = self.table.deadline
        left = None if deadline is None else round(deadline - time.time(), 2)
        return Clock(left=left, seconds=self.table.pace_seconds)

    def outcome(self) -> Raw | None:
        """The result, once there is one."""
        return None if self.table.outcome is None else raw(self.table.outcome)

    # --- the lobby's side ---------------------------------------------------------------------------------------------

    async def change(self, decide: Callable[[Table], Changed]) -> Table | Refusal:
        """Change the lobby's side of the table as one undivided step."""

        def wrapped(table: Table) -> tuple[Table | None, list[str], Refusal | None]:
            answer = decide(table)
            if isinstance(answer, Refusal):
                return None, [], answer
            if isinstance(answer, tuple):
                return answer[0], answer[1], None
            return (None if answer == table else answer), [], None

        async with self._turn:
            after: Table | None
            refusal: Refusal | None
            was_unsure, self._is_unsure = self._is_unsure, True
            after, refusal = await self.hub.storage.write(stored.change, self.table.id, wrapped)
            self._is_unsure = was_unsure
            if after is None:
                self.hub.forget(self)
                return refuse("no-such-table")
            if refusal is not None:
                return refusal
            was = self.table
            if after.newest != self.newest:
                await self._catch_up()
            else:
                self.table = after
                self._tell_changes(was)
        if self.table.version != was.version:
            self.hub.tell("table", self.table.id, self.table.version)
        self.let_bots_play()
        return self.table

    def _tell_changes(self, was: Table) -> None:
        now = self.table
        if now.version != was.version or now.status != was.status or now.undecided != was.undecided:
            for listener in tuple(self.listeners):
                seat = now.seat_of(listener.person)
                if listener.seat is not None and seat is None and now.status == "waiting":
                    listener.end("removed", None)
                    continue
                listener.seat = seat
                listener.table_changed()
            if now.deadline != was.deadline:
                for listener in self.listeners:
                    listener.clock_changed()

    def _tell_table(self) -> None:
        for listener in tuple(self.listeners):
            listener.table_changed()

    # --- bots and clocks ----------------------------------------------------------------------------------------------

    def let_bots_play(self) -> None:
        """Let every bot think that is asked and is not thinking yet."""
        if self.match is None or self.table.status != "playing":
            return
        for seat in sorted(self.match.awaiting):
            bot = self.table.places[seat].bot
            if bot is not None:
                self._think(seat, bot, "bot")

    def _think(self, seat: int, bot: str, kind: Literal["bot", "late"]) -> None:
        if seat in self._thinking or self.hub.is_stopping:
            return
        self._thinking.add(seat)
        job = asyncio.create_task(self._play_bot(seat, bot, kind))
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)

    async def _play_bot(self, seat: int, bot: str, kind: Literal["bot", "late"]) -> None:
        is_played = False
        try:
            if kind == "bot" and self.hub.settings.bot_delay:
                await asyncio.sleep(self.hub.settings.bot_delay)
            async with self._queueing:
                is_played = await self._play_turn(seat, bot, kind)
        except StorageError as error:
            # The turn is still due in the database and will be taken up from there.
            log.warning("a bot's turn at table %s waits: %s", self.table.id, error)
        except Exception:
            log.exception("a bot's turn at table %s failed", self.table.id)
        finally:
            self._thinking.discard(seat)
        if is_played:
            # What its own turn led to may be a question to the same seat.
            self.let_bots_play()

    async def _play_turn(self, seat: int, bot: str, kind: Literal["bot", "late"]) -> bool:
        match = self.match
        if match is None or seat not in match.awaiting:
            return False
        asked, state = match.asked_since, match.state
        # The name follows from the question and from what the seat did last: a turn that is played twice is carried
        # out once, and one that its person took back is played again.
        turn = f"{asked}:{seat}:{self._last_of_seat.get(seat, 0)}"
        begun = time.perf_counter()
        dice = dice_for(self.table.seed, seat, asked)
        intent = await self.hub.thinkers.choose(self.game.name, bot, state, seat, dice)
        self.hub.figures.bots.observe(time.perf_counter() - begun)
        if kind == "bot" and self.table.places[seat].bot is None:
            # Its person came back meanwhile and chooses again.
            return False
        done = await self.submit(seat, intent, asked, f"{kind}:{turn}", kind)
        if not isinstance(done, Refusal) or done.code in ("stale", "id-used-before", "too-busy"):
            return True
        if match.asked_since != asked or seat not in match.awaiting:
            return True
        log.error("the bot %s was refused at table %s: %s", bot, self.table.id, done)
        return await self._play_anything(match, seat, asked, turn)

    async def _play_anything(self, match: AnyMatch, seat: int, asked: int, turn: str) -> bool:
        place = Seat(seat)
        look = Look(place, match.choices(place), lambda: match.view(place))
        intent = ChanceBot().choose(look, Random(dice_for(self.table.seed, seat, asked)))
        return not isinstance(await self.submit(seat, intent, asked, f"any:{turn}", "bot"), Refusal)

    async def overdue(self) -> None:
        """A clock ran out, or a bot's turn was left lying."""
        await self.refresh()
        now = time.time()
        table = self.table
        if table.status != "playing" or self.match is None:
            return
        if table.bot_due is not None and table.bot_due < now:
            self.let_bots_play()
        if table.deadline is None or table.deadline >= now:
            return
        if table.on_timeout == "bot-turn":
            for seat in self.match.awaiting:
                if table.places[seat].bot is None:
                    self._think(seat, lobby.best_bot(table.game), "late")
            return

        def stop_clock(current: Table) -> Changed:
            if current.deadline is None or current.deadline >= time.time():
                return current
            return lobby.run_out(current)

        await self.change(stop_clock)

    def play_once(self, seat: int) -> None:
        """The host wants a bot to play this turn of a seat."""
        self._think(seat, lobby.best_bot(self.table.game), "late")

    # --- who is here --------------------------------------------------------------------------------------------------

    def come(self, listener: Listener) -> None:
        """Somebody looks at the table."""
        self.listeners.add(listener)
        self._presence_changed()

    def go(self, listener: Listener) -> None:
        """Somebody looks away."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.quiet_since = time.monotonic()
            self._presence_changed()

    def people(self) -> People:
        """Who is connected, here and at other processes."""
        seats, watching = self._here()
        connected = set(seats)
        for _, there, onlookers in self.elsewhere.values():
            connected.update(there)
            watching += onlookers
        return People(seats=[number in connected for number in range(len(self.table.places))], watching=watching)

    def _here(self) -> tuple[list[int], int]:
        seats = sorted({listener.seat for listener in self.listeners if listener.seat is not None})
        return seats, sum(listener.seat is None for listener in self.listeners)

    def _presence_changed(self) -> None:
        self.say_who_is_here()
        for listener in self.listeners:
            listener.presence_changed()

    def say_who_is_here(self) -> None:
        """Tell the other processes who is connected here."""
        self.hub.tell("people", self.table.id, *self._here())

    def heard_who_is_there(self, process: str, seats: list[int], watching: int) -> None:
        """Another process told who is connected to it."""
        self.elsewhere[process] = (time.monotonic(), seats, watching)
        for listener in self.listeners:
            listener.presence_changed()

    def keep_presence(self) -> None:
        """Say again who is here, and stop counting on processes that have not said so for long."""
        self.say_who_is_here()
        before = time.monotonic() - SILENT_SECONDS
        silent = [process for process, (told, _, _) in self.elsewhere.items() if told < before]
        for process in silent:
            del self.elsewhere[process]
        if silent:
            for listener in self.listeners:
                listener.presence_changed()

    async def say(
        self, person: Person, text: str | None, sign: str | None, sender: Listener, id: str
    ) -> Refusal | None:
        """Say something to everybody at the table."""
        seat = self.table.seat_of(person.id)
        place = None if seat is None else self.table.places[seat]
        if place is not None and place.is_muted:
            return refuse("muted")
        if place is None and self.table.status == "playing":
            # Onlookers could tell a player what is on the others' maps.
            return refuse("onlookers-silent")
        name = person.name if place is None else place.name
        said = Said(number=0, seat=seat, name=name, text=text, sign=sign, time=time.time())
        kept = await self.hub.storage.write(stored.say, self.table.id, person.id, said, self.hub.settings.chat_kept)
        for listener in self.listeners:
            listener.said(kept, sender, id)
        self.hub.tell("chat", self.table.id, kept.number)
        return None

    async def hear(self, number: int) -> None:
        """Something was said through another process."""
        for said in await self.hub.storage.read(stored.said_at, self.table.id, number - 1, 20):
            if said.number == number:
                for listener in self.listeners:
                    listener.said(said, None, None)

    @property
    def is_idle(self) -> bool:
        """Whether the table may be put away."""
        quiet = time.monotonic() - self.quiet_since > IDLE_SECONDS
        return quiet and not self.listeners and not self._thinking and not self._turn.locked()

    async def stop(self) -> None:
        """End what is under way."""
        for job in tuple(self._jobs):
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)


class Hub:
    """All tables that this process speaks for at present. A table is loaded when somebody looks at it or it is due."""

    def __init__(
        self,
        storage: Storage,
        bus: Bus,
        thinkers: Thinkers,
        figures: Figures,
        settings: Settings,
        logged_out: Callable[[str], None],
    ) -> None:
        """Nothing is loaded yet. `logged_out` is told whose sockets must end."""
        self._logged_out = logged_out
        self.storage = storage
        self.bus = bus
        self.thinkers = thinkers
        self.figures = figures
        self.settings = settings
        self.process = fresh_id()
        self.is_stopping = False
        self._voices: dict[str, Voice] = {}
        self._loading: dict[str, asyncio.Task[Voice | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Begin to listen to other processes and to look at the clocks."""
        await self.bus.start(self._receive)
        self._keep(self._sweep())
        self._keep(self._look())

    async def stop(self, back_in: float) -> None:
        """Tell everybody and stop."""
        self.is_stopping = True
        for voice in tuple(self._voices.values()):
            for listener in tuple(voice.listeners):
                listener.end("stopping", back_in)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for voice in tuple(self._voices.values()):
            await voice.stop()
        self.thinkers.stop()
        await self.bus.stop()

    @property
    def loaded(self) -> Sequence[Voice]:
        """The tables that are loaded."""
        return tuple(self._voices.values())

    async def voice(self, table: str) -> Voice | None:
        """The voice of a table, loaded if it must be; None if there is no such table."""
        found = self._voices.get(table)
        if found is not None:
            found.quiet_since = time.monotonic()
            return found
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        # Whoever asked first may go away; the others still want the table.
        return await asyncio.shield(task)

    async def fresh_voice(self, table: str) -> Voice | None:
        """The voice of a table as the table is at this moment, for whoever may come from another process just now."""
        loaded = self._voices.get(table)
        voice = await self.voice(table)
        if loaded is not None and self.settings.is_postgres:
            try:
                await loaded.refresh()
            except GoneError:
                return None
        return voice

    async def _load(self, table: str) -> Voice | None:
        found = await self.storage.read(stored.find_since, table, 0)
        if found is None:
            return None
        game = lobby.game_named(found[0].game)
        if isinstance(game, Refusal):
            log.error("table %s is of the game %s, which is not known here", table, found[0].game)
            return None
        options = game.codec.decode(dict(found[0].options), game.options_type)
        voice = Voice(self, found[0], game, options, found[1])
        self._voices[table] = voice
        self.tell("who", table)
        return voice

    def forget(self, voice: Voice) -> None:
        """A table is gone or no longer looked at."""
        if self._voices.get(voice.table.id) is voice:
            del self._voices[voice.table.id]
        for listener in tuple(voice.listeners):
            listener.end("gone", None)

    def log_out(self, who: str) -> None:
        """End the sockets of a person, or of one session, at all processes."""
        self._logged_out(who)
        self.bus.publish([self.process, "logout", who])

    async def look_again(self, tables: Sequence[str]) -> None:
        """Tables were changed past their voices: what is loaded of them, here and elsewhere, must be read again."""
        for table in tables:
            self.tell("table", table, -1)
            loaded = self._voices.get(table)
            if loaded is not None:
                await self._quietly(loaded.refresh())

    def refresh_soon(self, table: str) -> None:
        """Load a table, or look at it again, without waiting for it; its bots then play if they are asked."""
        self.tell("table", table, -1)
        self._keep(self._quietly(self._refresh(table)))

    async def _refresh(self, table: str) -> None:
        loaded = self._voices.get(table)
        if loaded is not None:
            await loaded.refresh()
            return
        voice = await self.voice(table)
        if voice is not None:
            voice.let_bots_play()

    def tell(self, kind: str, table: str, *facts: Any) -> None:
        """Tell the other processes."""
        self.bus.publish([self.process, kind, table, *facts])

    def _receive(self, message: list[Any]) -> None:
        process, kind, table, *facts = message
        if process == self.process:
            return
        if kind == "logout":
            self._logged_out(table)
            return
        voice = self._voices.get(table)
        if voice is None:
            return
        if kind == "entry":
            self._keep(self._quietly(voice.refresh(int(facts[0]))))
        elif kind == "table":
            self._keep(self._quietly(voice.refresh()))
        elif kind == "who":
            voice.say_who_is_here()
        elif kind == "people":
            voice.heard_who_is_there(process, list(facts[0]), int(facts[1]))
        elif kind == "chat":
            self._keep(self._quietly(voice.hear(int(facts[0]))))

    def _keep(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: Any) -> None:
        try:
            await work
        except StorageError as error:
            log.warning("will look again: %s", error)
        except Exception:
            log.exception("something went wrong beside the tables")

    async def _sweep(self) -> None:
        """Look at the clocks and at bots' turns that were left lying, in all tables of the database."""
        if not self.settings.is_postgres:
            # Nobody else can be at work on a bot's turn: all that are in the database were interrupted.
            await self._quietly(self.storage.write(stored.bots_are_due, time.time() - 1))
        while True:
            try:
                for table in await self.storage.read(stored.due, time.time(), 200):
                    # One table that cannot be looked at must not keep the others waiting.
                    await self._quietly(self._overdue(table))
                self.figures.storage.set(1)
            except StorageError:
                self.figures.storage.set(0)
                await asyncio.sleep(1)
            except Exception:
                log.exception("a clock could not be looked at")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _overdue(self, table: str) -> None:
        voice = await self.voice(table)
        if voice is not None:
            await voice.overdue()

    async def _look(self) -> None:
        """See whether another process moved a table on without our hearing of it; put quiet tables away."""
        said = time.monotonic()
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for voice in self.loaded:
                if voice.is_idle:
                    self.forget(voice)
            if time.monotonic() - said > PRESENCE_SECONDS:
                said = time.monotonic()
                for voice in self.loaded:
                    voice.keep_presence()
            if not self.settings.is_postgres:
                continue
            watched = {voice.table.id: voice for voice in self.loaded}
            try:
                for part in _parts(list(watched), 500):
                    for table, (newest, version) in (await self.storage.read(stored.versions, part)).items():
                        voice = watched[table]
                        if newest > voice.newest or version != voice.table.version:
                            await voice.refresh()
            except StorageError:
                continue
            except Exception:
                log.exception("a table could not be looked at")


def read_line(line: str, game: AnyGame) -> AnyEntry:
    """An entry from its line. The line was written by this program, so it is read without asking the rules."""
    data = json.loads(line)
    decode = game.codec.decode
    return Entry(
        number=data["entry"],
        seat=None if data["seat"] is None else Seat(data["seat"]),
        intent=None if data["intent"] is None else decode(data["intent"], game.intent_type),
        events=tuple(decode(event, game.event_type) for event in data["events"]),
        drawn=data["drawn"],
        answers=data.get("answers"),
        id=data.get("id"),
        time=data.get("time"),
    )


def _parts(items: list[Item], size: int) -> list[list[Item]]:
    return [items[start : start + size] for start in range(0, len(items), size)]
