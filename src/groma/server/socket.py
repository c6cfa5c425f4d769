"""One WebSocket at a table: reads what the client asks for, sends what its seat may know."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketException

from groma.kernel.codec import CodecError
from groma.kernel.refusal import Refusal, refuse
from groma.kernel.seats import Seat
from groma.server import limits, lobby
from groma.server.accounts import clean_text
from groma.server.limits import Bucket
from groma.server.model import Person, Said
from groma.server.pictures import raw
from groma.server.present import chat_line, table_info
from groma.server.protocol import (
    VERSION,
    Ask,
    AskExplain,
    AskPreview,
    Bye,
    ChatMessage,
    ClientMessage,
    ClockMessage,
    Done,
    Explained,
    Hello,
    Ping,
    Pong,
    Presence,
    Previewed,
    Refused,
    RefusedMessage,
    SendChat,
    SendSign,
    ServerMessage,
    State,
    SubmitIntent,
    TableChanged,
    Welcome,
    parse_message,
)
from groma.server.storage import StorageError
from groma.server.storage import tables as stored
from groma.server.tables import Listener, Voice
from groma.server.wording import sentence, words

if TYPE_CHECKING:
    from groma.server.server import Server

log = logging.getLogger("groma.socket")

ByeReason = Literal["stopping", "removed", "replaced", "too-many", "too-slow", "version", "gone", "logged-out"]

HELLO_SECONDS = 15.0
MOST_WAITING = 400
"""Messages that may wait for a slow client before it is sent away."""
PATIENCE = 200
"""Messages over its limit after which a client is sent away."""
CHAT_SHOWN = 50


class Connection:
    """A client at a table."""

    def __init__(
        self,
        server: Server,
        socket: WebSocket[Any, Any, Any],
        person: Person | None,
        address: str,
        session: str | None = None,
    ) -> None:
        """Connected, but not greeted yet. `session` is the name of the session whose cookie came along."""
        self.server = server
        self.address = address
        self.session = session
        self.visitor = person
        self.person = None if person is None else person.id
        self.seat: int | None = None
        self.language = "en" if person is None else person.language
        self._socket = socket
        self._voice: Voice | None = None
        self._n = 0
        self._shown = -1
        self._outbox: deque[ServerMessage] = deque()
        self._something = asyncio.Event()
        self._wake_at: float | None = None
        self._bye: Bye | None = None
        self._messages = Bucket(limits.MESSAGES, server.settings.limits)
        self._intents = Bucket(limits.INTENTS, server.settings.limits)
        self._asks = Bucket(limits.ASKS, server.settings.limits)
        self._over = 0

    # --- from greeting to farewell ------------------------------------------------------------------------------------

    async def serve(self, table: str) -> None:
        """Talk to the client until one of both goes."""
        sender = asyncio.create_task(self._send_all())
        try:
            if await self._greet(table):
                await self._read_all()
            if self._bye is not None:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(sender), 3)
        except (WebSocketException, ConnectionError):
            pass
        finally:
            if self._voice is not None:
                self._voice.go(self)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketException, ConnectionError):
                await sender

    async def _greet(self, table: str) -> bool:
        try:
            frame = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
            hello = None if frame is None else parse_message(frame)
        except (TimeoutError, ValueError):
            hello = None
        if self._bye is not None:
            return False
        if not isinstance(hello, Hello):
            self._leave("version", "bye-no-hello")
            return False
        self.language = hello.language
        if hello.version != VERSION:
            self._leave("version", "bye-version")
            return False
        try:
            voice = await self.server.hub.fresh_voice(table)
            if voice is None or not lobby.may_enter(voice.table, self.person, hello.invitation):
                # A table one may not see looks like one that is not there.
                self._leave("gone", "bye-gone")
                return False
            chat = await self.server.storage.read(stored.said_at, table, 0, CHAT_SHOWN)
        except StorageError:
            self._leave("stopping", "bye-storage", back_in=3.0)
            return False
        self._voice = voice
        self.seat = voice.table.seat_of(self.person)
        voice.come(self)
        welcome = Welcome(
            n=0,
            version=VERSION,
            seat=self.seat,
            table=table_info(voice.table, self.person),
            people=voice.people(),
            chat=[chat_line(said) for said in chat],
        )
        self._outbox.clear()
        self._send(welcome)
        if voice.match is not None:
            self._shown = voice.newest if hello.have is None else min(hello.have, voice.newest)
            self.wake(0.0)
        return True

    async def _read_all(self) -> None:
        while self._bye is None:
            frame = await self._receive()
            if frame is None or self._bye is not None:
                # Whoever was told goodbye while we listened has no more say.
                return
            waits = self._messages.wait()
            if waits:
                self._too_fast(None, waits)
                continue
            try:
                message = parse_message(frame)
            except ValueError as error:
                self._refuse(None, refuse("bad-message", problem=str(error)[:200]))
                continue
            await self._answer(message)

    async def _receive(self) -> str | bytes | None:
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            return None
        text: str | None = event.get("text")
        if text is not None:
            return text
        data: bytes | None = event.get("bytes")
        return data or b""

    async def _answer(self, message: ClientMessage) -> None:
        name = getattr(message, "id", None)
        try:
            match message:
                case SubmitIntent():
                    await self._submit(message)
                case AskPreview():
                    self._preview(message)
                case AskExplain():
                    self._explain(message)
                case Ask():
                    self._ask(message)
                case SendChat():
                    await self._say(message.id, clean_text(message.text), None)
                case SendSign():
                    await self._say(message.id, None, message.sign)
                case Ping():
                    self._send(Pong(n=0, id=message.id))
                case Hello():
                    self._refuse(None, refuse("bad-message", problem="hello was said before"))
        except StorageError:
            self.server.figures.failures.inc()
            self._refuse(name, refuse("not-stored"))
        except asyncio.CancelledError:
            raise
        except (WebSocketException, ConnectionError):
            raise
        except Exception:
            log.exception("a message could not be answered")
            self._refuse(name, refuse("server-mistake"))

    # --- what the client asks for -------------------------------------------------------------------------------------

    async def _submit(self, message: SubmitIntent) -> None:
        voice = self._here()
        waits = self._intents.wait()
        if waits:
            self._too_fast(message.id, waits)
            return
        if self.seat is None:
            self._refuse(message.id, refuse("not-seated"))
            return
        intent = self._parse(voice, message.intent)
        if isinstance(intent, Refusal):
            self._refuse(message.id, intent)
            return
        place = voice.table.places[self.seat]
        if place.bot is not None or place.has_left:
            seat, person = self.seat, self.person
            back = await voice.change(
                lambda table: lobby.come_back(table, seat) if table.seat_of(person) == seat else refuse("not-seated")
            )
            if isinstance(back, Refusal):
                self._refuse(message.id, back)
                return
        done = await voice.submit(self.seat, intent, message.answers, message.id, "person")
        if isinstance(done, Refusal):
            self._refuse(message.id, done)
        else:
            self._send(Done(n=0, id=message.id, entry=done.number))

    def _parse(self, voice: Voice, intent: dict[str, Any]) -> Any | Refusal:
        try:
            return voice.game.codec.decode(intent, voice.game.intent_type)
        except CodecError as error:
            return refuse("bad-intent", problem=str(error)[:200])
        except RecursionError:
            return refuse("bad-intent", problem="nested too deeply")

    def _preview(self, message: AskPreview) -> None:
        voice = self._here()
        if self.seat is None or voice.match is None:
            self._refuse(message.id, refuse("not-seated"))
            return
        intent = self._parse(voice, message.intent)
        if isinstance(intent, Refusal):
            self._refuse(message.id, intent)
            return
        effect = voice.game.preview(voice.match.state, Seat(self.seat), intent)
        if isinstance(effect, Refusal):
            self._refuse(message.id, effect)
        else:
            self._send(Previewed(n=0, id=message.id, effect=raw(effect)))

    def _explain(self, message: AskExplain) -> None:
        voice = self._here()
        if voice.match is None or message.seat >= len(voice.table.places):
            self._refuse(message.id, refuse("no-such-seat", seat=message.seat, seats=len(voice.table.places)))
            return
        seat = None if self.seat is None else Seat(self.seat)
        told = voice.game.explain(voice.match.state, seat, Seat(message.seat))
        self._send(Explained(n=0, id=message.id, seat=message.seat, explain=raw(told)))

    def _ask(self, message: Ask) -> None:
        voice = self._here()
        if voice.match is None:
            self._refuse(None, refuse("not-playing", status=voice.table.status))
            return
        waits = self._asks.wait()
        if waits:
            self.server.figures.limited.labels("asks").inc()
            self._refuse(None, refuse("too-fast", seconds=_whole(waits)))
            return
        self._shown = min(message.start - 1, voice.newest)
        self.wake(0.0)

    async def _say(self, id: str, text: str | None, sign: str | None) -> None:
        voice = self._here()
        if self.visitor is None:
            self._refuse(id, refuse("not-seated"))
            return
        if text == "":
            self._refuse(id, refuse("nothing-said"))
            return
        waits = self.server.limits.wait("chat", limits.CHAT, self.visitor.id)
        if waits:
            self.server.figures.limited.labels("chat").inc()
            self._refuse(id, refuse("too-fast", seconds=_whole(waits)))
            return
        refusal = await voice.say(self.visitor, text, sign, self, id)
        if refusal is not None:
            self._refuse(id, refusal)

    # --- what the table has to say ------------------------------------------------------------------------------------

    def wake(self, wait: float) -> None:
        """Show what is new after so many seconds at the latest."""
        at = time.monotonic() + wait
        if self._wake_at is None or at < self._wake_at:
            self._wake_at = at
            self._something.set()

    def table_changed(self) -> None:
        """Show the lobby's side of the table."""
        self._send(TableChanged(n=0, table=table_info(self._here().table, self.person)))

    def presence_changed(self) -> None:
        """Show who is here; of several such messages that wait only the last matters."""
        for waiting in self._outbox:
            if isinstance(waiting, Presence):
                waiting.people = self._here().people()
                return
        self._send(Presence(n=0, people=self._here().people()))

    def clock_changed(self) -> None:
        """Show the clock."""
        self._send(ClockMessage(n=0, clock=self._here().clock()))

    def said(self, said: Said, sender: Listener | None, id: str | None) -> None:
        """Show what was said."""
        self._send(ChatMessage(n=0, line=chat_line(said), id=id if sender is self else None))

    def end(self, reason: ByeReason, back_in: float | None) -> None:
        """Say goodbye."""
        self._leave(reason, f"bye-{reason}", back_in=back_in)

    # --- sending ------------------------------------------------------------------------------------------------------

    def _here(self) -> Voice:
        if self._voice is None:
            raise ValueError("the client was not greeted yet")
        return self._voice

    def _send(self, message: ServerMessage) -> None:
        if self._bye is not None:
            return
        self._outbox.append(message)
        self._something.set()
        if len(self._outbox) > MOST_WAITING:
            self._outbox.clear()
            self._leave("too-slow", "bye-too-slow", back_in=5.0)

    def _refuse(self, id: str | None, refusal: Refusal) -> None:
        facts = {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in refusal.facts.items()}
        self._send(
            RefusedMessage(
                n=0, id=id, refusal=Refused(code=refusal.code, facts=facts), text=sentence(refusal, self.language)
            )
        )

    def _too_fast(self, id: str | None, waits: float) -> None:
        self.server.figures.limited.labels("messages").inc()
        self._over += 1
        if self._over > PATIENCE:
            self._leave("too-many", "bye-too-many", back_in=30.0)
        elif id is not None or self._over % 20 == 1:
            self._refuse(id, refuse("too-fast", seconds=_whole(waits)))

    def _leave(self, reason: ByeReason, text: str, *, back_in: float | None = None) -> None:
        if self._bye is None:
            self._bye = Bye(n=0, reason=reason, text=words(text, self.language), back_in=back_in)
            self._something.set()

    async def _send_all(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            # Answers that were given before the goodbye are told before it.
            while self._outbox:
                await self._put(self._outbox.popleft())
            if self._bye is not None:
                await self._put(self._bye)
                await self._socket.send({"type": "websocket.close", "code": 1000, "reason": self._bye.reason})
                return
            if self._wake_at is None:
                continue
            left = self._wake_at - time.monotonic()
            if left > 0:
                asyncio.get_running_loop().call_later(left, self._something.set)
                continue
            self._wake_at = None
            state = self._state()
            if state is not None:
                await self._put(state)

    async def _put(self, message: ServerMessage) -> None:
        self._n += 1
        message.n = self._n
        text = msgspec.json.encode(message).decode()
        await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})

    def _state(self) -> State | None:
        voice = self._here()
        match = voice.match
        if match is None:
            return None
        events = voice.shown(self._shown + 1, self.seat)
        self._shown = match.number
        return State(
            n=0,
            entry=match.number,
            view=voice.view(self.seat),
            menu=None if self.seat is None else voice.menu(self.seat),
            events=events,
            awaiting=sorted(match.awaiting),
            clock=voice.clock(),
            explain=None if self.seat is None else voice.explain(self.seat),
            outcome=voice.outcome(),
        )


def _whole(seconds: float) -> int:
    return max(1, round(seconds + 0.5))
