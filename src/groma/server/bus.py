"""How server processes tell each other what is new.

Only ids and numbers travel, never what a seat may not know; whoever is told reads the database. A message may be lost:
each process also looks for itself every few seconds, so the bus makes things quick, not right.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

log = logging.getLogger("groma.bus")

Receive = Callable[[list[Any]], None]

CHANNEL = "groma"
LARGEST = 7000
"""PostgreSQL carries 8000 bytes in a notification."""
RETRY_SECONDS = 1.0


class Bus(ABC):
    """Carries short messages to all other processes of the same database."""

    @abstractmethod
    async def start(self, receive: Receive) -> None:
        """Begin to listen; `receive` is called in the event loop with each message of another process."""

    @abstractmethod
    def publish(self, message: list[Any]) -> None:
        """Send a message, soon; never waits and never fails."""

    @abstractmethod
    async def stop(self) -> None:
        """Close."""


class Silence(Bus):
    """For a server that is alone with its database."""

    async def start(self, receive: Receive) -> None:
        """There is nothing to hear."""

    def publish(self, message: list[Any]) -> None:
        """There is nobody to tell."""

    async def stop(self) -> None:
        """There is nothing to close."""


class _Carrier(Bus):
    """What the buses have in common: two tasks that begin again by themselves, and several messages in one parcel."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, receive: Receive) -> None:
        """Listen and send in the background."""
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._again(lambda: self._listen(receive, ready), "listen")),
            asyncio.create_task(self._again(self._send, "send")),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), 5)

    def publish(self, message: list[Any]) -> None:
        """Put it into the next parcel."""
        if len(self._waiting) < 10_000:
            self._waiting.append(json.dumps(message, separators=(",", ":")))
        self._something.set()

    async def stop(self) -> None:
        """End both tasks, after a last parcel."""
        await asyncio.sleep(0.05)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _again(self, work: Callable[[], Any], doing: str) -> None:
        while True:
            try:
                await work()
            except Exception as error:  # noqa: BLE001 - whatever the network did, we begin again
                log.warning("cannot %s on the bus: %s", doing, str(error).splitlines()[:1])
            await asyncio.sleep(RETRY_SECONDS)

    async def _parcel(self) -> str:
        await self._something.wait()
        taken, size = 0, 2
        for message in self._waiting:
            size += len(message) + 1
            if taken and size > LARGEST:
                break
            taken += 1
        parcel = "[" + ",".join(self._waiting[:taken]) + "]"
        del self._waiting[:taken]
        if not self._waiting:
            self._something.clear()
        return parcel

    @abstractmethod
    async def _listen(self, receive: Receive, ready: asyncio.Event) -> None: ...

    @abstractmethod
    async def _send(self) -> None: ...


def _unpack(parcel: str, receive: Receive) -> None:
    try:
        for message in json.loads(parcel):
            receive(message)
    except (ValueError, TypeError, LookupError):
        log.warning("a message on the bus could not be read")


class PostgresBus(_Carrier):
    """LISTEN and NOTIFY."""

    def __init__(self, url: str) -> None:
        """The address of the database."""
        super().__init__()
        self._url = "postgresql://" + url.split("://", 1)[1]

    async def _listen(self, receive: Receive, ready: asyncio.Event) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(self._url, autocommit=True, connect_timeout=3) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            ready.set()
            async for notification in connection.notifies():
                if notification.pid != connection.info.backend_pid:
                    _unpack(notification.payload, receive)

    async def _send(self) -> None:
        import psycopg

        # What the bus says may be lost in a crash: the flush to disk would only make it slow.
        async with await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, connect_timeout=3, options="-c synchronous_commit=off"
        ) as connection:
            while True:
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, await self._parcel()))


class ValkeyBus(_Carrier):
    """Publish and subscribe on a Valkey server."""

    def __init__(self, url: str) -> None:
        """`valkey://host:port` or `unix:///path`."""
        super().__init__()
        self._url = url

    async def _listen(self, receive: Receive, ready: asyncio.Event) -> None:
        from valkey.asyncio import Valkey

        async with Valkey.from_url(self._url) as valkey, valkey.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            ready.set()
            async for message in subscription.listen():
                if message["type"] == "message":
                    _unpack(message["data"].decode(), receive)

    async def _send(self) -> None:
        from valkey.asyncio import Valkey

        async with Valkey.from_url(self._url) as valkey:
            while True:
                await valkey.publish(CHANNEL, await self._parcel())


def open_bus(bus: str, database: str) -> Bus:
    """The bus for these settings."""
    if bus:
        return ValkeyBus(bus)
    if database.startswith(("postgresql://", "postgres://")):
        return PostgresBus(database)
    return Silence()
