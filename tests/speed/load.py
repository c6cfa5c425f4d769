"""`./dev load`: puts a server under load from a second process and prints what it measured.

Scenes, each with its target:

    many    500 live tables of 4, each seat acting every 10 s: 99 % acknowledged within 50 ms, shown within 100 ms
    large   one table of 100: the reveal reaches all within 300 ms
    cold    a table of 60 entries that nobody has loaded is open again within 20 ms
    start   10,000 unfinished tables in the database: ready within 2 s

    ./dev load [many|large|cold|start …] [--database sqlite|postgres] [--tables 500] [--seconds 60] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.server.client import Guest, Seat, choice
from tests.server.machines import ROOT, Postgres, free_port
from websockets.exceptions import ConnectionClosed

STATE = re.compile(r'\{"type":"state","n":\d+,"entry":(\d+),')

PAUSE = 10.0
"""Seconds between two choices of one seat."""


class Served:
    """`groma serve` in a process of its own."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-c", "from groma.cli import main; main()", "serve", "--port", str(self.port)]
        command += ["--database", database, "--limits", "0", "--log-level", "warning"]
        begun = time.monotonic()
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL)
        import urllib.error
        import urllib.request

        while True:
            try:
                with urllib.request.urlopen(self.base + "/readyz", timeout=5):
                    break
            except (urllib.error.URLError, OSError):
                assert self._process.poll() is None, "the server ended"
                assert time.monotonic() - begun < 60
                time.sleep(0.01)
        self.seconds_to_start = time.monotonic() - begun

    def memory(self) -> float:
        """Resident megabytes of the server and its bot processes."""
        total = 0
        for status in Path("/proc").glob("[0-9]*/status"):
            try:
                text = status.read_text()
            except OSError:
                continue
            facts = dict(line.split(":", 1) for line in text.splitlines() if ":" in line)
            ours = {facts["Pid"].strip(), facts["PPid"].strip()}
            if str(self._process.pid) in ours and "VmRSS" in facts:
                total += int(facts["VmRSS"].split()[0])
        return total / 1024

    def processor_seconds(self) -> float:
        """User and system time of the server process so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(30)


@dataclass
class Measured:
    """Times in milliseconds."""

    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)

    @staticmethod
    def told(times: list[float]) -> dict[str, float]:
        ordered = sorted(times)
        return {
            "count": len(ordered),
            "median": round(statistics.median(ordered), 1),
            "p99": round(ordered[int(len(ordered) * 0.99)], 1),
            "most": round(ordered[-1], 1),
        }


class Timed(Seat):
    """A seat that notes when it was shown what, and reads a state only when it is looked at.

    A hundred seats share one client process here: reading everything at once would measure the client.
    """

    def __init__(self, guest: Guest, table: str, hello: dict[str, Any]) -> None:
        self._unread: str | None = None
        self._read_state: dict[str, Any] | None = None
        super().__init__(guest, table, hello)
        self.seen: list[tuple[int, float]] = []

    @property
    def state(self) -> dict[str, Any] | None:
        if self._unread is not None:
            self._read_state, self._unread = json.loads(self._unread), None
        return self._read_state

    @state.setter
    def state(self, state: dict[str, Any] | None) -> None:
        self._read_state = state

    def seen_at(self, entry: int) -> float | None:
        """When the seat was first shown an entry."""
        return next((at for newest, at in self.seen if newest >= entry), None)

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.socket:
                assert isinstance(text, str)
                found = STATE.match(text)
                if found:
                    self.seen.append((int(found[1]), time.perf_counter()))
                    self._unread = text
                else:
                    self._take(json.loads(text))
                self._news.set()
        self.is_closed = True
        self._news.set()


async def sit_all(base: str, tables: int, seats: int) -> list[list[Timed]]:
    """So many tables with so many people each, begun, everybody connected."""
    people = [Guest(base) for _ in range(seats)]
    for person in people:
        await person.post("/api/tables/play-now")
    made: list[list[Timed]] = []

    async def one_table() -> None:
        table = await people[0].post("/api/tables", {"game": "cartographers", "seats": seats, "visibility": "open"})
        for person in people[1:]:
            await person.post(f"/api/tables/{table['id']}/join")
        await people[0].post(f"/api/tables/{table['id']}/start")
        sitting = [Timed(person, table["id"], {}) for person in people]
        for seat in sitting:
            await seat.open()
        for seat in sitting:
            await seat.until(lambda seat: seat.state is not None)
        made.append(sitting)

    for start in range(0, tables, 10):
        await asyncio.gather(*(one_table() for _ in range(min(10, tables - start))))
    return made


async def act(table: list[Timed], dice: Random, measured: Measured, end: float) -> None:
    """One table's people, each choosing about every ten seconds, until the end."""

    async def one(seat: Timed) -> None:
        due = time.perf_counter() + dice.random() * PAUSE
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            measured.late.append((time.perf_counter() - due) * 1000)
            due += PAUSE
            state = seat.state
            if state is None or state["outcome"] is not None:
                continue
            # A seat that has chosen takes its choice back, so that each acts every ten seconds.
            asked = seat.number in state["awaiting"]
            intent = choice(state["menu"], dice) if asked else {"kind": "take-back"}
            begun = time.perf_counter()
            try:
                entry = await seat.submit(intent)
            except Exception:  # noqa: BLE001 - a round that went on in between is no measurement
                continue
            measured.acknowledged.append((time.perf_counter() - begun) * 1000)
            for other in table:
                await other.until(lambda other, entry=entry: other.seen_at(entry) is not None)
                measured.shown.append(((other.seen_at(entry) or 0) - begun) * 1000)
                other.seen = other.seen[-8:]

    await asyncio.gather(*(one(seat) for seat in table))


async def many(server: Served, tables: int, seconds: float) -> dict[str, Any]:
    """Many tables of four."""
    made = await sit_all(server.base, tables, 4)
    measured = Measured()
    dice = Random(1)
    begun, used = time.perf_counter(), server.processor_seconds()
    end = begun + seconds
    await asyncio.gather(*(act(table, dice, measured, end) for table in made))
    took = time.perf_counter() - begun
    return {
        "tables": tables,
        "intents_per_second": round(len(measured.acknowledged) / took, 1),
        "acknowledged_ms": measured.told(measured.acknowledged),
        "shown_ms": measured.told(measured.shown),
        "client_late_ms": measured.told(measured.late),
        "server_processor_share": round((server.processor_seconds() - used) / took, 2),
        "memory_mb": round(server.memory()),
    }


async def large(server: Served, rounds: int) -> dict[str, Any]:
    """One table of a hundred: from the last choice until everybody was shown the reveal."""
    (table,) = await sit_all(server.base, 1, 100)
    dice = Random(1)
    times: list[float] = []
    for _ in range(rounds):
        choosing = [(seat, choice(seat.state["menu"], dice)) for seat in table if seat.state]
        await asyncio.gather(*(seat.submit(intent) for seat, intent in choosing[:-1]))
        await asyncio.sleep(2.0)
        last, intent = choosing[-1]
        begun = time.perf_counter()
        entry = await last.submit(intent)
        for seat in table:
            await seat.until(lambda seat, entry=entry: seat.seen_at(entry) is not None)
            times.append(((seat.seen_at(entry) or 0) - begun) * 1000)
        await asyncio.sleep(1.0)
    return {"seats": 100, "rounds": rounds, "reveal_ms": Measured.told(times), "memory_mb": round(server.memory())}


async def cold(database: str, count: int) -> dict[str, Any]:
    """Tables of 60 entries, each opened by a process that has not loaded it: read, decode, rebuild."""
    from groma.server import lobby
    from groma.server.server import Server
    from groma.server.settings import Settings
    from groma.server.storage import tables as stored

    server = Server(Settings(database=database))
    await server.start()
    game = lobby.game_named("cartographers")
    template: list[str] = []
    times = []
    for number in range(count):
        made = lobby.new_table(game=game, options=lobby.options_of(game, {}), host="h", host_name="H", seats=4)  # type: ignore[arg-type]
        template, made = _played(made, 60)
        await server.storage.write(stored.create, made, template)
        begun = time.perf_counter()
        voice = await server.hub.voice(made.id)
        assert voice is not None
        voice.view(0)
        times.append((time.perf_counter() - begun) * 1000)
        assert voice.newest == 60
        if number == 0:
            times.clear()
    await server.stop()
    return {"entries": 60, "open_ms": Measured.told(times)}


def _played(made: Any, entries: int) -> tuple[list[str], Any]:
    """A table of four after so many entries, each seat choosing at random."""
    from dataclasses import replace

    from groma.games import find_game
    from groma.kernel.chance import SeededChance
    from groma.kernel.match import Match
    from groma.kernel.record import entry_line
    from groma.server.model import Place

    game = find_game("cartographers")
    dice = Random(made.id)
    options = game.codec.decode(dict(made.options), game.options_type)
    places = tuple(Place(person=f"p{seat}", name=f"P{seat}") for seat in range(4))
    match: Any = Match(game, options, [place.name for place in places], SeededChance(made.seed))
    while match.number < entries:
        seat = min(match.awaiting)
        choices = match.choices(seat)
        match.submit(seat, choices[dice.randrange(len(choices))], time="2026-01-01T00:00:00Z")
    lines = [entry_line(entry, game) for entry in match.entries]
    table = replace(made, places=places, status="playing", newest=entries, awaiting=tuple(sorted(match.awaiting)))
    return lines, table


async def fill(database: str, count: int) -> None:
    """So many unfinished tables."""
    from dataclasses import replace

    from groma.server import lobby
    from groma.server.model import fresh_id, fresh_token
    from groma.server.storage import open_storage
    from groma.server.storage import tables as stored

    storage = open_storage(database)
    await storage.start()
    game = lobby.game_named("cartographers")
    made = lobby.new_table(game=game, options=lobby.options_of(game, {}), host="h", host_name="H", seats=4)  # type: ignore[arg-type]
    lines, table = _played(made, 20)

    def create_some(connection: Any, number: int) -> None:
        for _ in range(number):
            stored.create(connection, replace(table, id=fresh_id(), invitation=fresh_token()), lines)

    for start in range(0, count, 500):
        await storage.write(create_some, min(500, count - start))
    await storage.stop()


def main() -> None:
    """Measure what was asked for, on each database that was asked for."""
    how = argparse.RawTextHelpFormatter
    parser = argparse.ArgumentParser(prog="./dev load", description=__doc__, formatter_class=how)
    parser.add_argument("scenes", nargs="*", default=["many", "large", "cold", "start"])
    parser.add_argument("--database", choices=["sqlite", "postgres"], action="append")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    # Pauses of this process would be measured as the server's.
    gc.disable()
    found: dict[str, dict[str, Any]] = {}
    for kind in wish.database or ["sqlite", "postgres"]:
        found[kind] = {}
        for scene in wish.scenes:
            found[kind][scene] = measure(kind, scene, wish)
            if not wish.json:
                print(f"{kind} {scene}: {json.dumps(found[kind][scene])}", flush=True)
    if wish.json:
        print(json.dumps(found))


def measure(kind: str, scene: str, wish: argparse.Namespace) -> dict[str, Any]:
    """One scene on a fresh database."""
    folder = Path(tempfile.mkdtemp(prefix="groma-load-"))
    postgres = Postgres() if kind == "postgres" else None
    database = postgres.database() if postgres is not None else f"sqlite:///{folder}/groma.sqlite"
    try:
        if scene == "cold":
            return asyncio.run(cold(database, 40))
        if scene == "start":
            asyncio.run(fill(database, 10_000))
            server = Served(database)
            server.stop()
            return {"unfinished_tables": 10_000, "seconds": round(server.seconds_to_start, 2)}
        server = Served(database)
        try:
            if scene == "large":
                return asyncio.run(large(server, 4))
            return asyncio.run(many(server, wish.tables, wish.seconds))
        finally:
            server.stop()
    finally:
        if postgres is not None:
            postgres.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
