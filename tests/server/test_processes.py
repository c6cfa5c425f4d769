"""Several server processes on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
import urllib.request
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.server.client import Guest, RefusedByServer, choice
from tests.server.machines import Forge, Postgres, Program, Running, Valkey, free_port, groma

from groma.games import find_game
from groma.kernel.record import check_record, read_record

pytestmark = pytest.mark.postgres

BUSES = ["notify", pytest.param("valkey", marks=pytest.mark.valkey)]


@pytest.fixture(params=BUSES)
def pair(request: pytest.FixtureRequest, smithy: Forge, postgres: Postgres) -> Any:
    """Two processes on one database, and how they tell each other."""
    database = postgres.database()
    bus = ""
    if request.param == "valkey":
        made: Valkey = request.getfixturevalue("valkey")
        bus = made.url
    servers = [smithy.serve(database, bus=bus) for _ in range(2)]
    yield servers, database, bus
    for server in servers:
        server.stop()


@pytest.fixture(scope="module")
def deaf(smithy: Forge, postgres: Postgres) -> Iterator[list[Running]]:
    """Two processes on one database that cannot hear each other. At the second, bots take their time."""
    database, bus = postgres.database(), f"valkey://127.0.0.1:{free_port()}"
    servers = [smithy.serve(database, wait=False, bus=bus, bot_delay=delay) for delay in (0.0, 300.0)]
    for server in servers:
        server.until_ready()
    yield servers
    for server in servers:
        server.stop()


def test_players_of_one_table_sit_at_different_processes(pair: tuple[list[Running], str, str]) -> None:
    """What one does is shown to the other within moments: entries, lobby, chat, who is there."""

    async def story(one: Guest, two: Guest) -> None:
        table = await one.post("/api/tables", {"game": "cartographers", "seats": 3, "visibility": "open"})
        first = await one.sit(table["id"])
        joined = await two.post(f"/api/tables/{table['id']}/join")
        assert joined["seat"] == 1
        await first.until(lambda seat: seat.table["seats"][1]["kind"] == "person", 3)
        second = await two.sit(table["id"])
        await first.until(lambda seat: seat.people["seats"][:2] == [True, True], 3)
        await second.until(lambda seat: seat.people["seats"][:2] == [True, True], 3)
        await one.post(f"/api/tables/{table['id']}/bots", {"seat": 2, "bot": "chance"})
        await one.post(f"/api/tables/{table['id']}/start")
        await second.until(lambda seat: seat.state is not None, 3)
        await second.ask({"type": "chat", "text": "hello over there"})
        await first.until(lambda seat: seat.of_type("chat"), 3)
        assert first.of_type("chat")[0]["line"]["text"] == "hello over there"
        await asyncio.gather(first.play(Random(1)), second.play(Random(2)))
        record = read_record(await one.get(f"/api/tables/{table['id']}/record"), find_game)
        assert check_record(record, find_game("cartographers")) == []
        for seat in (first, second):
            told = [event["entry"] for state in seat.of_type("state") for event in state["events"]]
            assert told == list(range(told[0], len(record.entries)))
        names = [(entry.seat, entry.id) for entry in record.entries if entry.id]
        assert len(names) == len(set(names))

    asyncio.run(_with_guests(pair, story))


def test_news_travels_fast(pair: tuple[list[Running], str, str]) -> None:
    """From one process's acknowledgement to the other's showing it takes well below the two seconds of looking."""

    async def story(one: Guest, two: Guest) -> None:
        table = await one.post("/api/tables", {"game": "cartographers", "seats": 2, "visibility": "open"})
        await two.post(f"/api/tables/{table['id']}/join")
        await one.post(f"/api/tables/{table['id']}/start")
        first, second = await one.sit(table["id"]), await two.sit(table["id"])
        waits = []
        for number in range(12):
            for actor, other in ((first, second), (second, first)):
                await actor.until(lambda seat: seat.is_asked)
                assert actor.state is not None
                entry = await actor.submit(choice(actor.state["menu"], Random(number)))
                begun = time.monotonic()
                await other.until(lambda seat, entry=entry: seat.state is not None and seat.state["entry"] >= entry)
                waits.append(time.monotonic() - begun)
        waits.sort()
        assert waits[len(waits) // 2] < 0.5, waits

    asyncio.run(_with_guests(pair, story))


def test_everybody_at_once_from_both_sides(pair: tuple[list[Running], str, str]) -> None:
    """Eight seats over two processes choose in the same instant: every choice is one entry, none is lost."""
    servers, _, _ = pair

    async def story() -> None:
        guests = [Guest(servers[number % 2].base) for number in range(8)]
        table = await guests[0].post("/api/tables", {"game": "cartographers", "seats": 8, "visibility": "open"})
        for guest in guests[1:]:
            await guest.post(f"/api/tables/{table['id']}/join")
        await guests[0].post(f"/api/tables/{table['id']}/start")
        seats = [await guest.sit(table["id"]) for guest in guests]
        for number in range(4):
            at = {seat.state["entry"] for seat in seats if seat.state}
            for seat in seats:
                await seat.until(lambda seat: seat.is_asked)
            at = seats[0].state["entry"] if seats[0].state else 0
            entries = await asyncio.gather(
                *(seat.submit(choice(seat.state["menu"], Random(number)), answers=at) for seat in seats if seat.state)
            )
            assert sorted(entries) == list(range(at + 1, at + 9))
            for seat in seats:
                await seat.until(lambda seat, at=at: seat.state["entry"] >= at + 8)
        for guest in guests:
            await guest.go()

    asyncio.run(story())


def test_what_one_process_changed_the_next_request_at_another_sees(deaf: list[Running]) -> None:
    """At once, even if they cannot tell each other: by HTTP and by socket, at a table that both know already."""

    async def story(one: Guest, two: Guest) -> None:
        table = await one.post("/api/tables", {"game": "cartographers", "seats": 2})
        path = f"/api/tables/{table['id']}"
        await one.sit(table["id"])
        for _ in range(3):
            await two.post("/api/join", {"token": table["invitation"]})
            two.move_to(deaf[0].base)
            seat = await two.sit(table["id"])
            await seat.until(lambda seat: seat.welcome)
            assert seat.number == 1
            assert (await two.post(f"{path}/leave"))["seat"] is None
            two.move_to(deaf[1].base)
        await two.post("/api/join", {"token": table["invitation"]})
        await one.post(f"{path}/start")
        with pytest.raises(RefusedByServer) as told:
            await two.post(f"{path}/rematch")
        assert told.value.code == "not-finished"
        assert told.value.told["facts"] == {"status": "playing"}

    asyncio.run(_with_guests((deaf, "", ""), story))


def test_a_bot_that_sat_down_at_another_process_is_not_forgotten(deaf: list[Running]) -> None:
    """Whoever stores the next entry has to know of it, else nobody would let it play."""

    async def story(one: Guest, two: Guest) -> None:
        wish = {"game": "cartographers", "seats": 2, "visibility": "open", "on_timeout": "bot-seat"}
        table = await one.post("/api/tables", wish)
        await two.post(f"/api/tables/{table['id']}/join")
        await one.post(f"/api/tables/{table['id']}/start")
        first = await one.sit(table["id"])
        await first.until(lambda seat: seat.is_asked)
        assert first.state is not None
        intent = choice(first.state["menu"], Random(1))
        await two.post(f"/api/tables/{table['id']}/leave")
        await first.submit(intent)
        await first.until(lambda seat: seat.state["entry"] >= 2)

    asyncio.run(_with_guests((deaf, "", ""), story))


def test_one_process_dies_and_play_goes_on(pair: tuple[list[Running], str, str], smithy: Forge) -> None:
    """A process is killed in the middle: its player goes to the other one, resends, and nothing is lost or doubled."""
    servers, _, _ = pair

    async def story(one: Guest, two: Guest) -> None:
        wish = {"game": "cartographers", "seats": 3, "bots": ["chance"], "visibility": "open"}
        table = await one.post("/api/tables", wish)
        await two.post(f"/api/tables/{table['id']}/join")
        await one.post(f"/api/tables/{table['id']}/start")
        first, second = await one.sit(table["id"]), await two.sit(table["id"])
        await asyncio.gather(
            first.play(Random(1), until=lambda seat: seat.state["entry"] >= 8),
            second.play(Random(2), until=lambda seat: seat.state["entry"] >= 8),
        )
        # The last thing the dying process hears is an intent; whether it was carried out nobody knows.
        pending = None
        if second.is_asked and second.state is not None:
            pending = (choice(second.state["menu"], Random(9)), second.state["entry"])
            await second.send({"type": "intent", "id": "last-words", "answers": pending[1], "intent": pending[0]})
        servers[1].kill()
        two.move_to(servers[0].base)
        back = await two.sit(table["id"])
        await back.until(lambda seat: seat.state is not None)
        if pending is not None:
            try:
                entry = await back.submit(pending[0], answers=pending[1], id="last-words")
                await back.until(lambda seat: seat.state["entry"] >= entry)
            except RefusedByServer as refused:
                if refused.code not in ("stale", "not-awaited"):
                    raise
        await asyncio.gather(first.play(Random(1)), back.play(Random(2)))
        record = read_record(await one.get(f"/api/tables/{table['id']}/record"), find_game)
        assert check_record(record, find_game("cartographers")) == []
        assert sum(entry.id == "last-words" for entry in record.entries) <= 1

    asyncio.run(_with_guests(pair, story))


def test_the_database_goes_and_comes_back(smithy: Forge) -> None:
    """While the database is gone players are told and nothing is acknowledged; then all goes on by itself."""
    made = Postgres()
    server = smithy.serve(made.database())

    async def story() -> None:
        async with Guest(server.base, "fr") as guest:
            table = await guest.post("/api/tables/play-now")
            seat = await guest.sit(table["id"])
            await seat.until(lambda seat: seat.state is not None)
            assert seat.state is not None
            intent = choice(seat.state["menu"], Random(1))
            made.kill()
            with pytest.raises(RefusedByServer) as told:
                await seat.submit(intent, id="mine")
            assert told.value.code == "not-stored"
            assert told.value.told["text"].startswith("L’enregistrement a échoué")
            assert (await guest.http.get("/readyz")).status_code == 503
            assert (await guest.http.get("/healthz")).status_code == 200
            assert (await guest.http.post("/api/tables/play-now", json={})).status_code == 503
            assert not seat.is_closed
            made.start()
            end = time.monotonic() + 20
            while True:
                try:
                    entry = await seat.submit(intent, id="mine", answers=0)
                    break
                except RefusedByServer:
                    if time.monotonic() > end:
                        raise
                    await asyncio.sleep(0.1)
            assert entry == 1
            await seat.play(Random(2))
            assert (await guest.http.get("/readyz")).status_code == 200
            record = read_record(await guest.get(f"/api/tables/{table['id']}/record"), find_game)
            assert check_record(record, find_game("cartographers")) == []

    asyncio.run(story())
    server.stop()
    made.stop()


@pytest.mark.slow
def test_several_workers_share_an_address_and_are_replaced(postgres: Postgres) -> None:
    """`groma serve --workers 2`: a killed worker is replaced, and the end of the first process ends them all."""
    port = free_port()
    wish = ["--workers", "2", "--database", postgres.database(), "--port", str(port)]
    with groma("serve", *wish) as serving:
        address = f"http://127.0.0.1:{port}"
        workers = _ready(serving, address, 2)
        assert len(set(workers)) == 2
        os.kill(workers[0], signal.SIGKILL)
        assert _ready(serving, address, 3)[2] not in workers
        with urllib.request.urlopen(address + "/readyz", timeout=20) as answer:
            assert answer.status == 200
        assert serving.end() == 0
    with pytest.raises(ProcessLookupError):
        os.kill(workers[1], 0)


def _ready(serving: Program, address: str, count: int) -> list[int]:
    """The processes that said they are ready, once there were so many; each says so when it listens."""
    return [json.loads(line)["process"] for line in serving.until_said(f"ready at {address} on postgresql", count)]


def test_workers_are_not_started_on_a_database_that_cannot_be_opened(postgres: Postgres) -> None:
    """It is told once, in a sentence, with an exit code of 1, instead of by each of them for ever."""
    database = postgres.database()
    with groma("serve", "--workers", "2", "--database", database + "x", "--port", str(free_port())) as serving:
        assert serving.ended() == 1
        assert serving.said().count("cannot open the database") == 1
        assert "Traceback" not in serving.said()


async def _with_guests(pair: tuple[list[Running], str, str], story: Any) -> None:
    servers, _, _ = pair
    async with Guest(servers[0].base) as one, Guest(servers[1].base) as two:
        await asyncio.wait_for(story(one, two), 60)
