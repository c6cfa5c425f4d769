"""What a connection sends, and in which order, whatever the client on the other side does."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

from groma.server.figures import Figures
from groma.server.limits import Limits
from groma.server.model import Said
from groma.server.settings import Settings
from groma.server.socket import MOST_WAITING, Connection


class Wire:
    """The client's end: what it was sent; it reads only while its gate is open."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.is_reading = asyncio.Event()
        self.frames: list[dict[str, Any]] = []
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def send(self, message: dict[str, Any]) -> None:
        self.is_reading.set()
        await self.gate.wait()
        if message["type"] == "websocket.close":
            self.said.put_nowait({"type": "websocket.disconnect"})
        else:
            self.frames.append(json.loads(message["text"]))

    async def receive(self) -> dict[str, Any]:
        return await self.said.get()

    @property
    def kinds(self) -> list[str]:
        return [frame["type"] for frame in self.frames]


def connected(wire: Wire, hub: Any = None) -> Connection:
    server = SimpleNamespace(settings=Settings(limits=0), limits=Limits(0), figures=Figures(), hub=hub)
    return Connection(server, wire, None, "127.0.0.1")  # type: ignore[arg-type]


def something(number: int) -> Said:
    return Said(number=number, seat=0, name="Ana", text=f"{number}", sign=None, time=1.0)


def test_what_was_answered_before_the_goodbye_is_sent_before_it() -> None:
    """An acknowledgement that was given is not lost because the connection ends."""

    async def story() -> None:
        wire = Wire()
        connection = connected(wire)
        for number in range(3):
            connection.said(something(number), None, None)
        connection.end("removed", None)
        connection.said(something(9), None, None)
        await asyncio.wait_for(connection.serve("table"), 10)
        assert wire.kinds == ["chat", "chat", "chat", "bye"]
        assert [frame["n"] for frame in wire.frames] == [1, 2, 3, 4]

    asyncio.run(story())


def test_a_client_that_is_too_slow_gets_its_goodbye_all_the_same() -> None:
    """What piled up for it is dropped; why, and when to come back, it is told as soon as it reads on."""

    async def story() -> None:
        wire = Wire()
        wire.gate.clear()
        connection = connected(wire)
        serving = asyncio.create_task(connection.serve("table"))
        connection.said(something(0), None, None)
        await asyncio.wait_for(wire.is_reading.wait(), 10)
        for number in range(MOST_WAITING + 1):
            connection.said(something(number), None, None)
        wire.gate.set()
        await asyncio.wait_for(serving, 10)
        assert wire.kinds == ["chat", "bye"]
        assert wire.frames[-1]["reason"] == "too-slow"
        assert wire.frames[-1]["back_in"] > 0

    asyncio.run(story())


def test_whoever_was_told_goodbye_has_no_more_say() -> None:
    """A message that comes after the end was decided is not carried out, even if the client has not read of it yet."""

    async def story() -> None:
        wire = Wire()
        wire.gate.clear()
        asked: list[str] = []

        async def fresh_voice(table: str) -> None:
            asked.append(table)

        connection = connected(wire, SimpleNamespace(fresh_voice=fresh_voice))
        serving = asyncio.create_task(connection.serve("table"))
        connection.end("logged-out", None)
        wire.said.put_nowait({"type": "websocket.receive", "text": '{"type":"hello","version":1}'})
        await asyncio.wait_for(wire.is_reading.wait(), 10)
        wire.gate.set()
        await asyncio.wait_for(serving, 10)
        assert asked == []
        assert wire.kinds == ["bye"]

    asyncio.run(story())
