"""All the parts of one server process, put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from typing import TYPE_CHECKING

from groma.server import bus as buses
from groma.server.accounts import SESSION_DAYS, Passwords, Sessions
from groma.server.bots import Thinkers
from groma.server.figures import Figures
from groma.server.limits import Limits
from groma.server.settings import Settings, default_database
from groma.server.storage import StorageError, open_storage, people
from groma.server.storage import tables as stored
from groma.server.tables import Hub

if TYPE_CHECKING:
    from groma.server.socket import Connection

log = logging.getLogger("groma.server")

TIDY_SECONDS = 3600.0
LOOK_SECONDS = 5.0
"""How often it is looked whether those with open sockets are still logged in."""


class Server:
    """One server process: storage, tables, limits, figures, and who is connected."""

    sessions: Sessions

    def __init__(self, settings: Settings) -> None:
        """Nothing is opened yet."""
        self.settings = settings
        database = settings.database or default_database()
        self.storage = open_storage(database)
        self.figures = Figures()
        self.limits = Limits(settings.limits)
        self.passwords = Passwords()
        self.thinkers = Thinkers(settings.bot_workers)
        self.hub = Hub(
            self.storage, buses.open_bus(settings.bus, database), self.thinkers, self.figures, settings, self.log_out
        )
        self.secret = b""
        self.connections: set[Connection] = set()
        self.sockets_of_address: Counter[str] = Counter()
        self.sockets_of_person: Counter[str] = Counter()
        self.is_ready = False
        self.failure: StorageError | None = None
        """Why it could not start."""
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open the database and begin."""
        await self.storage.start()
        self.secret = await self.storage.write(people.server_secret)
        self.sessions = Sessions(self.secret)
        await self.hub.start()
        self._tasks = [asyncio.create_task(work) for work in (self._tidy(), self._look_for_strangers())]
        self.is_ready = True

    async def say_bye(self, back_in: float = 2.0) -> None:
        """Tell all clients that the server stops, and let no more in."""
        self.is_ready = False
        await self.hub.stop(back_in)
        # The farewells are on their way; a client that reads slowly gets a moment.
        for _ in range(20):
            if not self.connections:
                break
            await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """Close everything."""
        if self.is_ready:
            await self.say_bye()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.passwords.stop()
        await self.storage.stop()

    def come(self, connection: Connection) -> None:
        """A socket was opened."""
        self.connections.add(connection)
        self.sockets_of_address[connection.address] += 1
        if connection.person is not None:
            self.sockets_of_person[connection.person] += 1

    def go(self, connection: Connection) -> None:
        """A socket was closed."""
        self.connections.discard(connection)
        for counter, who in (
            (self.sockets_of_address, connection.address),
            (self.sockets_of_person, connection.person),
        ):
            if who is not None:
                counter[who] -= 1
                if counter[who] <= 0:
                    del counter[who]

    def log_out(self, who: str) -> None:
        """End the sockets of a session that ended, or all of somebody who logged out everywhere or was deleted."""
        for connection in tuple(self.connections):
            if who in (connection.person, connection.session):
                connection.end("logged-out", None)

    async def count(self) -> None:
        """Bring the figures that are looked up rather than counted up to date."""
        self.figures.voices.set(len(self.hub.loaded))
        self.figures.sockets.set(len(self.connections))
        self.figures.seats.set(sum(connection.seat is not None for connection in self.connections))
        self.figures.thinking.set(self.thinkers.thinking)
        with contextlib.suppress(StorageError):
            for status, number in (await self.storage.read(stored.counts)).items():
                self.figures.tables.labels(status).set(number)

    async def _look_for_strangers(self) -> None:
        """End the sockets of people who have no session left: word of it may be lost, or come while one is opened."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            held = list(self.sockets_of_person)
            with contextlib.suppress(StorageError):
                for start in range(0, len(held), 500):
                    part = held[start : start + 500]
                    for stranger in set(part) - await self.storage.read(people.logged_in, part):
                        self.log_out(stranger)

    async def _tidy(self) -> None:
        """Forget guests who never came back, sessions whose cookies ran out, and tables that never started."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            day = 86400.0
            try:
                gone = await self.storage.write(stored.clear_away, time.time() - self.settings.table_days * day)
                guests = await self.storage.write(
                    people.forget_old_guests, time.time() - self.settings.guest_days * day
                )
                await self.storage.write(people.end_old_sessions, time.time() - SESSION_DAYS * day)
                log.info("cleared away %d tables and %d guests", len(gone), guests)
            except StorageError as error:
                log.warning("could not tidy up: %s", error)
