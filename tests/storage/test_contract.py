"""The storage contract, on SQLite and on PostgreSQL: the same tests, word for word."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import insert, text
from sqlalchemy.exc import OperationalError

from groma.server.model import Place, Said, Table, fresh_id, fresh_token
from groma.server.storage import Storage, StorageError, open_storage, people, schema
from groma.server.storage import tables as stored
from groma.server.storage.base import Append


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Storage]:
    storage = open_storage(database)
    await storage.start()
    try:
        yield storage
    finally:
        await storage.stop()


Work = Callable[[Any], Any]


def run(database: str, work: Callable[[Storage], Awaitable[Any]]) -> Any:
    async def inside() -> Any:
        async with opened(database) as storage:
            return await work(storage)

    return asyncio.run(inside())


def a_table(**changes: Any) -> Table:
    now = time.time()
    table = Table(
        id=fresh_id(), game="cartographers", options={"sheet": "A", "edicts": {"how": "random"}}, status="playing",
        visibility="open", invitation=fresh_token(), host="host",
        places=(Place(person="host", name="Ana"), Place(bot="greedy", name="Ptolemy")), pace="live", pace_seconds=60,
        on_timeout="wait", seed=b"s" * 32, has_named_seed=False, day=None, challenge=None, created=now, changed=now,
        newest=0, awaiting=(0, 1),
    )  # fmt: skip
    return replace(table, **changes)


def an_entry(table: Table, number: int, line: str = "{}", **changes: Any) -> Append:
    entry = Append(
        table=table.id, number=number, version=table.version, line=line, status="playing", awaiting="[0]",
        undecided="[]", deadline=None, bot_due=None, outcome=None, changed=time.time(),
    )  # fmt: skip
    return replace(entry, **changes)


def test_a_table_comes_back_as_it_was_stored(database: str) -> None:
    """Every field of a table survives, seats and all."""
    table = a_table(
        undecided=(1,), deadline=12.5, bot_due=99.25, outcome={"totals": [3, 4], "details": {"ü": None}},
        places=(Place(person="p", name="Añá ✎", has_left=True, is_muted=True), Place(), Place(bot="chance", name="X")),
        day="2026-01-02", rematch="next", challenge="first", has_named_seed=True, seed=bytes(range(32)),
        awaiting=(2,), version=7,
    )  # fmt: skip

    async def work(storage: Storage) -> None:
        await storage.write(stored.create, table, ['{"entry":0}'])
        found = await storage.read(stored.find_since, table.id, 0)
        assert found == (table, ['{"entry":0}'])
        assert await storage.read(stored.find, "nothing") is None
        assert await storage.read(stored.find_invited, table.invitation) == table

    run(database, work)


def test_of_two_who_append_the_same_entry_one_succeeds(database: str) -> None:
    """Entry numbers are given once: the loser is told, and nothing of it is stored."""

    async def work(storage: Storage) -> None:
        table = a_table()
        await storage.write(stored.create, table, ["zero"])
        won = await asyncio.gather(*(storage.append(an_entry(table, 1, f"line {n}")) for n in range(20)))
        assert sum(won) == 1
        assert await storage.read(stored.lines, table.id) == ["zero", f"line {won.index(True)}"]
        assert not await storage.append(an_entry(table, 3, "too early"))
        assert not await storage.append(an_entry(table, 0, "too late"))
        assert not await storage.append(replace(an_entry(table, 1), table="nowhere"))
        assert await storage.read(stored.lines, table.id, 2) == []

    run(database, work)


def test_nothing_is_appended_past_a_change_of_the_lobbys_side(database: str) -> None:
    """Whoever has not heard that a bot sits there now must look again before saying whose turn it is."""

    async def work(storage: Storage) -> None:
        table = a_table()
        await storage.write(stored.create, table, ["zero"])

        def mute(now: Table) -> tuple[Table | None, list[str], None]:
            return replace(now, places=(replace(now.places[0], is_muted=True), now.places[1])), [], None

        after, _ = await storage.write(stored.change, table.id, mute)
        assert after is not None
        assert not await storage.append(an_entry(table, 1, "too soon"))
        assert await storage.append(an_entry(after, 1, "now"))
        assert await storage.read(stored.lines, table.id) == ["zero", "now"]

    run(database, work)


@pytest.mark.postgres
def test_of_two_processes_that_append_the_same_entry_one_succeeds(postgres: Any) -> None:
    """Several storages on one PostgreSQL, as several processes have them: still each number once."""

    async def work() -> None:
        database = postgres.database()
        async with opened(database) as one, opened(database) as two, opened(database) as three:
            tables = [a_table() for _ in range(5)]
            for table in tables:
                await one.write(stored.create, table, ["zero"])
            for number in range(1, 15):
                won = await asyncio.gather(
                    *(
                        storage.append(an_entry(table, number, f"{storage is one} {number}"))
                        for table in tables
                        for storage in (one, two, three)
                    )
                )
                assert [sum(won[place : place + 3]) for place in range(0, 15, 3)] == [1] * 5
            for table in tables:
                assert len(await two.read(stored.lines, table.id)) == 15

    asyncio.run(work())


def overlapping(postgres: Any, prepare: Work, first: Work, second: Work) -> tuple[Any, Any]:
    """What two transactions answer, of two processes, if the second comes to the same place before the first is done.

    It must be one that waits there until then.
    """
    database = postgres.database()
    one, two = open_storage(database), open_storage(database)
    one.migrate()
    with one.writing().begin() as connection:
        prepare(connection)

    def work() -> Any:
        with two.writing().begin() as connection:
            return second(connection)

    with ThreadPoolExecutor() as threads, one.reading().connect() as watching:
        with one.writing().begin() as connection:
            answer = first(connection)
            other = threads.submit(work)
            latest = time.monotonic() + 8
            while not watching.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted")).scalar():
                assert time.monotonic() < latest, "nobody waits"
                time.sleep(0.01)
        answers = answer, other.result(20)
    for storage in (one, two):
        storage.dispose()
    return answers


@pytest.mark.postgres
def test_processes_that_start_together_sign_with_the_same_key(postgres: Any) -> None:
    """On a fresh database one makes the key, and the other, which found none, takes that."""
    one, two = overlapping(postgres, lambda _: None, people.server_secret, people.server_secret)
    assert one == two
    assert len(one) == 32


@pytest.mark.postgres
def test_of_two_processes_that_begin_a_days_game_one_does(postgres: Any) -> None:
    """The second finds what the first has stored, and stores nothing."""
    tables = [a_table(day="2026-03-04", places=(Place(person="ana", name="Ana"),)) for _ in range(2)]
    person = {"id": "ana", "name": "Ana", "language": "en", "preferences": "{}", "created": 1.0, "seen": 1.0}
    told = overlapping(
        postgres,
        lambda connection: connection.execute(insert(schema.people), person),
        lambda connection: stored.create_on_day(connection, tables[0], ["zero"], "ana").id,
        lambda connection: stored.create_on_day(connection, tables[1], ["zero"], "ana").id,
    )
    assert told == (tables[0].id, tables[0].id)


@pytest.mark.postgres
def test_of_two_processes_that_give_away_a_name_one_does(postgres: Any) -> None:
    """The other learns that it is taken, as it would a moment later."""
    guests: list[str] = []

    def prepare(connection: Any) -> None:
        guests.extend(people.create_guest(connection, name, "en", name.encode()).id for name in ("one", "two"))

    one, two = overlapping(
        postgres,
        prepare,
        lambda connection: people.sign_up(connection, guests[0], "Ana", "hash"),
        lambda connection: people.sign_up(connection, guests[1], "ana", "hash"),
    )
    assert (one.account, two) == ("Ana", None)


@pytest.mark.postgres
@pytest.mark.parametrize("what", ["forgotten", "taken over"])
def test_nobody_stays_at_a_seat_that_is_changed_meanwhile(postgres: Any, what: str) -> None:
    """Whoever is forgotten, or logs in, while another process writes the seats of their table: not one is left out."""
    guest, account = ({"id": name, "name": name, "language": "en", "preferences": "{}", "created": 1.0, "seen": 1.0}
                      for name in ("guest", "account"))  # fmt: skip
    table = a_table(places=(Place(person="guest", name="Ana Unmistakable"), Place(person="ben", name="Ben")))

    def prepare(connection: Any) -> None:
        connection.execute(insert(schema.people), [guest, account])
        stored.create(connection, table, ["zero"])

    def mute(now: Table) -> tuple[Table | None, list[str], None]:
        return replace(now, places=(now.places[0], replace(now.places[1], is_muted=True))), [], None

    def leave(connection: Any) -> Table | None:
        if what == "forgotten":
            people.delete_person(connection, "guest", "Somebody")
        else:
            people.take_over(connection, "guest", "account")
        return stored.find(connection, table.id)

    _, after = overlapping(postgres, prepare, lambda connection: stored.change(connection, table.id, mute), leave)
    assert after.places[1].is_muted
    if what == "forgotten":
        assert (after.places[0].name, after.places[0].has_left) == ("Somebody", True)
    assert after.seat_of("guest") is None


def test_an_append_tells_the_lists_how_the_table_stands(database: str) -> None:
    """Status, whose turn, clock and result are stored together with the entry."""

    async def work(storage: Storage) -> None:
        table = a_table()
        await storage.write(stored.create, table, ["zero"])
        await storage.append(an_entry(table, 1, awaiting="[1]", deadline=5.0, bot_due=7.0))
        found = await storage.read(stored.find, table.id)
        assert found is not None
        assert (found.newest, found.awaiting, found.deadline, found.bot_due) == (1, (1,), 5.0, 7.0)
        assert await storage.read(stored.due, 4.0, 10) == []
        assert await storage.read(stored.due, 6.0, 10) == [table.id]
        await storage.append(an_entry(table, 2, status="finished", outcome='{"totals":[1]}', awaiting="[]"))
        found = await storage.read(stored.find, table.id)
        assert found is not None
        assert (found.status, found.outcome, found.deadline) == ("finished", {"totals": [1]}, None)
        assert await storage.read(stored.due, 100.0, 10) == []

    run(database, work)


def test_changes_of_a_table_are_undivided(database: str) -> None:
    """Of many who want the last seat one gets it."""

    async def work(storage: Storage) -> None:
        table = a_table(status="waiting", newest=-1, places=(Place(person="host", name="Ana"), Place()))
        await storage.write(stored.create, table)

        def sit(person: str) -> Callable[[Table], tuple[Table | None, list[str], bool]]:
            def decide(now: Table) -> tuple[Table | None, list[str], bool]:
                if not now.places[1].is_free:
                    return None, [], False
                return replace(now, places=(now.places[0], Place(person=person, name=person))), [], True

            return decide

        answers = await asyncio.gather(*(storage.write(stored.change, table.id, sit(f"p{n}")) for n in range(10)))
        assert sum(bool(answer) for _, answer in answers) == 1
        found = await storage.read(stored.find, table.id)
        assert found is not None
        assert found.version == 1
        assert await storage.write(stored.change, "nowhere", sit("p")) == (None, None)

    run(database, work)


def test_writes_that_fail_spoil_nothing_for_others(database: str) -> None:
    """Of writes that share a commit, a broken one fails alone."""

    async def work(storage: Storage) -> None:
        table = a_table()
        await storage.write(stored.create, table, ["zero"])

        def broken(connection: Any) -> None:
            connection.execute(insert(schema.entries), {"table_id": "no such table", "number": 1, "line": ""})

        def mistaken(connection: Any) -> None:
            raise ZeroDivisionError

        results = await asyncio.gather(
            storage.append(an_entry(table, 1, "one")),
            storage.write(broken),
            storage.write(mistaken),
            storage.append(an_entry(table, 2, "two")),
            return_exceptions=True,
        )
        assert results[0] is True
        assert isinstance(results[1], StorageError)
        assert isinstance(results[2], ZeroDivisionError)
        assert results[3] is True
        assert await storage.read(stored.lines, table.id) == ["zero", "one", "two"]

    run(database, work)


def test_a_database_that_is_gone_is_asked_once_for_all_that_waits(database: str, monkeypatch: Any) -> None:
    """To try again for each of many writes would keep everybody waiting for as many connections."""

    async def work(storage: Storage) -> None:
        table = a_table()
        await storage.write(stored.create, table, ["zero"])
        tries = 0
        all_wait = threading.Event()

        class Gone:
            def begin(self) -> Any:
                nonlocal tries
                tries += 1
                all_wait.wait(20)
                raise OperationalError("BEGIN", None, Exception("the server closed the connection"))

        with monkeypatch.context() as patch:
            patch.setattr(storage, "writing", Gone)
            writes = [asyncio.ensure_future(storage.append(an_entry(table, 1, f"{n}"))) for n in range(50)]
            await asyncio.sleep(0)
            all_wait.set()
            told = await asyncio.gather(*writes, return_exceptions=True)
        assert all(isinstance(each, StorageError) for each in told)
        # The writer may have set out with the first one before the others were there.
        assert tries <= 2
        assert await storage.append(an_entry(table, 1, "one"))

    run(database, work)


def test_many_tables_share_the_price_of_a_flush(database: str) -> None:
    """What arrives while the disk is busy is committed together."""

    async def work(storage: Storage) -> None:
        tables = [a_table() for _ in range(40)]
        for table in tables:
            await storage.write(stored.create, table, ["zero"])
        before = storage.commits
        won = await asyncio.gather(*(storage.append(an_entry(table, 1)) for table in tables))
        assert all(won)
        assert storage.commits - before < 40

    run(database, work)


def test_what_was_stored_is_there_after_a_restart(database: str) -> None:
    """Closing and opening loses nothing."""
    table = a_table()

    async def first(storage: Storage) -> bytes:
        await storage.write(stored.create, table, ["zero"])
        await storage.append(an_entry(table, 1, "one"))
        return await storage.write(people.server_secret)

    async def second(storage: Storage) -> bytes:
        assert await storage.read(stored.lines, table.id) == ["zero", "one"]
        return await storage.write(people.server_secret)

    assert run(database, first) == run(database, second)


def test_lists_show_the_right_tables_to_the_right_people(database: str) -> None:
    """Open to sit down, mine, to watch, finished, today's, challenges: each table where it belongs."""

    async def work(storage: Storage) -> None:
        def seats(*persons: str | None) -> tuple[Place, ...]:
            return tuple(Place() if person is None else Place(person=person, name=person) for person in persons)

        made = {
            "open": a_table(status="waiting", host="ana", places=seats("ana", None), changed=1.0),
            "newer": a_table(status="waiting", host="ben", places=seats("ben", None), changed=2.0),
            "invited": a_table(status="waiting", visibility="invitation", host="ana", places=seats("ana", "ben")),
            "playing": a_table(host="ana", places=seats("ana", "ben"), changed=3.0),
            "solo": a_table(host="ana", places=seats("ana"), changed=4.0),
            "hosted": a_table(host="ana", status="waiting", visibility="invitation", places=seats("ben")),
            "over": a_table(host="ben", status="finished", places=seats("ana", "ben"), outcome={"totals": [1, 2]}),
            "today": a_table(host="ana", status="finished", places=seats("ana"), day="2026-03-04"),
            "again": a_table(host="ana", status="finished", places=seats("cleo"), challenge="first"),
            "closed": a_table(host="ana", status="closed", places=seats(None)),
        }
        names = {table.id: name for name, table in made.items()}
        for table in made.values():
            await storage.write(stored.create, table)

        async def listed(*query: Any) -> list[str]:
            return [names[table.id] for table in await storage.read(*query)]

        assert await listed(stored.open_tables, 9) == ["newer", "open"]
        assert await listed(stored.open_tables, 1) == ["newer"]
        assert await listed(stored.watchable, 9) == ["playing"]
        assert set(await listed(stored.of_person, "ana", False, 9)) == {"open", "invited", "playing", "solo", "hosted"}
        assert set(await listed(stored.of_person, "ana", True, 9)) == {"over", "today"}
        assert await listed(stored.of_person, "cleo", False, 9) == []
        assert await listed(stored.of_day, "2026-03-04", "cartographers", 9) == ["today"]
        assert await listed(stored.challengers, "first", 9) == ["again"]
        assert await storage.read(stored.unfinished_hosted, "ana") == 5
        left = (Place(person="ana", name="Ana", has_left=True), Place(person="ben", name="Ben"))
        await storage.write(stored.create, a_table(host="ana", places=left))
        assert await storage.read(stored.unfinished_hosted, "ana") == 5
        assert (await storage.read(stored.counts))["finished"] == 3
        on_day = await storage.read(stored.on_day_by, "2026-03-04", "cartographers", "ana")
        assert on_day is not None
        assert names[on_day.id] == "today"
        assert await storage.read(stored.on_day_by, "2026-03-04", "cartographers", "ben") is None

    run(database, work)


def test_ids_that_no_text_can_have_are_not_found(database: str) -> None:
    """A NUL in an address or a token is an answer like any other wrong one, not a failure of the database."""

    async def work(storage: Storage) -> None:
        assert await storage.read(stored.find, "a\0b") is None
        assert await storage.read(stored.find_since, "\0", 0) is None
        assert await storage.read(stored.find_invited, "\0") is None

    run(database, work)


def test_sessions_end_with_their_cookies(database: str) -> None:
    """One whose cookie has run out is forgotten, and its person is logged in by the others only."""

    async def work(storage: Storage) -> None:
        ana = await storage.write(people.create_guest, "Ana", "en", b"one")
        ben = await storage.write(people.create_guest, "Ben", "en", b"two")
        between = time.time()
        await storage.write(people.open_session, ana.id, b"three")
        assert await storage.write(people.end_old_sessions, between) == 2
        assert await storage.read(people.by_session, b"one") is None
        assert await storage.read(people.by_session, b"three") == ana
        assert await storage.read(people.logged_in, [ana.id, ben.id, "nobody"]) == {ana.id}

    run(database, work)


def test_old_tables_and_guests_are_cleared_away_and_no_others(database: str) -> None:
    """A table that never started goes after its time, a guest who sits nowhere as well; accounts and players stay."""

    async def work(storage: Storage) -> None:
        sitting = await storage.write(people.create_guest, "sitting", "en", b"1")
        gone = await storage.write(people.create_guest, "gone", "en", b"2")
        holder = await storage.write(people.create_guest, "holder", "en", b"3")
        await storage.write(people.sign_up, holder.id, "holder", "hash")
        old = a_table(status="waiting", newest=-1, changed=10.0, places=(Place(),))
        playing = a_table(changed=10.0, places=(Place(person=sitting.id, name="s"),))
        await storage.write(stored.create, old)
        await storage.write(stored.create, playing)
        assert await storage.write(stored.clear_away, 11.0) == [old.id]
        assert await storage.read(stored.find, playing.id) is not None
        assert await storage.write(people.forget_old_guests, time.time() + 1) == 1
        assert await storage.read(people.by_id, gone.id) is None
        assert await storage.read(people.by_session, b"2") is None
        assert await storage.read(people.by_id, holder.id) is not None

    run(database, work)


def test_accounts_and_sessions(database: str) -> None:
    """A guest becomes an account; names that look alike are one name; sessions end one by one or all at once."""

    async def work(storage: Storage) -> None:
        ana = await storage.write(people.create_guest, "Surveyor 1", "es", b"one")
        ben = await storage.write(people.create_guest, "Surveyor 2", "fr", b"two")
        changed = await storage.write(people.sign_up, ana.id, "Ana", "hash of Ana")
        assert changed is not None
        assert (changed.account, changed.name, changed.language) == ("Ana", "Ana", "es")
        assert await storage.write(people.sign_up, ben.id, " ＡＮＡ ", "hash of Ben") is None
        assert await storage.read(people.password_of, "aNa") == (ana.id, "hash of Ana")
        assert await storage.read(people.password_of, "nobody") is None
        await storage.write(people.open_session, ana.id, b"three")
        await storage.write(people.end_session, b"one")
        assert await storage.read(people.by_session, b"one") is None
        assert (await storage.read(people.by_session, b"three")) == changed
        await storage.write(people.end_sessions, ana.id)
        assert await storage.read(people.by_session, b"three") is None
        assert (await storage.read(people.by_session, b"two")) == ben

    run(database, work)


def test_deletion_takes_a_person_out_of_everything(database: str) -> None:
    """Neither name nor id nor words of a deleted person are anywhere; the match goes on with somebody nameless."""

    async def work(storage: Storage) -> None:
        ana = await storage.write(people.create_guest, "Ana Unmistakable", "en", b"one")
        playing = a_table(
            host=ana.id, places=(Place(person=ana.id, name="Ana Unmistakable"), Place(person="b", name="B"))
        )
        waiting = a_table(host=ana.id, status="waiting", places=(Place(person=ana.id, name="Ana Unmistakable"),))
        for table in (playing, waiting):
            await storage.write(stored.create, table, ["zero"] if table is playing else [])
        said = Said(number=0, seat=0, name="Ana Unmistakable", text="secret words", sign=None, time=1.0)
        await storage.write(stored.say, playing.id, ana.id, said, 10)
        told = await storage.read(people.export, ana.id)
        assert {seat["table"] for seat in told["seats"]} == {playing.id, waiting.id}
        assert told["chat"][0]["text"] == "secret words"
        await storage.write(people.delete_person, ana.id, "Somebody")

        def everything(connection: Any) -> str:
            return " ".join(
                str(row)
                for table in schema.metadata.sorted_tables
                for row in connection.execute(text(f"SELECT * FROM {table.name}")).all()
            )

        left = await storage.read(everything)
        for trace in (ana.id, "Ana Unmistakable", "secret words"):
            assert trace not in left
        after = await storage.read(stored.find, playing.id)
        assert after is not None
        assert [place.name for place in after.places] == ["Somebody", "B"]
        assert await storage.read(people.export, ana.id) == {}

    run(database, work)


def test_only_the_newest_lines_of_chat_are_kept(database: str) -> None:
    """What is said is numbered in order, and the oldest goes when there is too much."""

    async def work(storage: Storage) -> None:
        table = a_table()
        await storage.write(stored.create, table, ["zero"])
        for number in range(70):
            said = Said(number=0, seat=0, name="Ana", text=f"{number}", sign=None, time=float(number))
            await storage.write(stored.say, table.id, "ana", said, 20)
        kept = await storage.read(stored.said_at, table.id, 0, 100)
        assert 20 <= len(kept) < 37
        assert [said.text for said in kept] == [f"{number}" for number in range(70 - len(kept), 70)]
        newest = await storage.read(stored.said_at, table.id, kept[-3].number, 100)
        assert [said.text for said in newest] == ["68", "69"]
        assert [said.text for said in await storage.read(stored.said_at, table.id, 0, 2)] == ["68", "69"]

    run(database, work)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(name=st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), min_size=1, max_size=40))
def test_any_name_comes_back_as_it_was_given(shared: tuple[asyncio.Runner, Storage], name: str) -> None:
    """Names in any script, with quotes, percent signs and backslashes."""
    runner, storage = shared

    async def work() -> None:
        person = await storage.write(people.create_guest, name, "en", fresh_token().encode())
        found = await storage.read(people.by_id, person.id)
        assert found is not None
        assert found.name == name

    runner.run(work())


@pytest.fixture
def shared(database: str) -> Any:
    """A storage that stays open over many examples."""
    with asyncio.Runner() as runner:
        storage = open_storage(database)
        runner.run(storage.start())
        yield runner, storage
        runner.run(storage.stop())
