"""How the server is run: settings, starting and stopping, figures, copies of the database, its schema over time."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import gzip
import json
import logging
import math
import os
import resource
import signal
import socket
import stat
import subprocess
import sys
import urllib.request
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import insert, text
from tests.server.client import Guest, choice
from tests.server.machines import ROOT, Forge, free_port, groma
from tests.server.test_tables import begin, tell

from groma.games import find_game
from groma.kernel.record import check_record, read_record
from groma.server import backup, run
from groma.server.app import create_app
from groma.server.pages import Pages
from groma.server.settings import Settings, SettingsError, environment_of, settings_from, variable_of
from groma.server.storage import open_storage, schema
from groma.server.storage.base import upgrade
from groma.server.storage.migrations import HEAD

# --- settings ---------------------------------------------------------------------------------------------------------


def test_an_option_wins_over_the_environment_and_that_over_the_default() -> None:
    """Each setting is found where it was said last."""
    environment = {"GROMA_PORT": "9000", "GROMA_METRICS": "no", "GROMA_LIMITS": "0.5"}
    found = settings_from({"port": 9001, "host": None}, environment)
    assert (found.port, found.metrics, found.limits, found.host) == (9001, False, 0.5, "127.0.0.1")
    assert settings_from({}, environment_of(found)) == found


@pytest.mark.parametrize(
    ("given", "environment", "told"),
    [
        ({"workers": 2}, {}, "several processes need PostgreSQL"),
        ({"workers": 0}, {}, "at least 1 is needed"),
        ({}, {"GROMA_PORT": "http"}, "a whole number is needed"),
        ({}, {"GROMA_METRICS": "perhaps"}, "yes or no is needed"),
        ({"log_level": "loud"}, {}, "one of debug, info, warning, error is needed"),
        ({"limits": -1.0}, {}, "limits is -1.0, 0 or more is needed"),
        ({"limits": math.inf}, {}, "0 or more is needed"),
        ({"limits": math.nan}, {}, "0 or more is needed"),
        ({"bot_delay": -0.1}, {}, "bot_delay is -0.1, 0 or more is needed"),
        ({"bot_workers": 0}, {}, "bot_workers is 0, at least 1 is needed"),
        ({"max_connections": 0}, {}, "at least 1 is needed"),
        ({"max_tables_per_person": 0}, {}, "at least 1 is needed"),
        ({"chat_kept": 0}, {}, "at least 1 is needed"),
        ({"guest_days": 0}, {}, "at least 1 is needed"),
        ({"table_days": -1}, {}, "at least 1 is needed"),
        ({"public_url": "maps.example.org"}, {}, "should begin with https://"),
        ({"bus": "rabbit://"}, {}, "should begin with"),
    ],
)
def test_settings_that_cannot_be_are_named(given: dict[str, Any], environment: dict[str, str], told: str) -> None:
    """A sentence with the setting, its value and what would be right."""
    with pytest.raises(SettingsError, match=told):
        settings_from(given, environment)


def test_every_setting_is_an_option_and_is_documented() -> None:
    """`groma serve --help` and the reference list all of them."""
    help_text = subprocess.run(
        [sys.executable, "-c", "from groma.cli import main; main()", "serve", "--help"],
        capture_output=True, text=True, check=True, cwd=ROOT, env={**os.environ, "COLUMNS": "200"},
    ).stdout  # fmt: skip
    reference = (ROOT / "docs" / "reference" / "settings.md").read_text()
    for each in dataclasses.fields(Settings):
        assert f"-{each.name.replace('_', '-')}" in help_text
        assert variable_of(each.name) in reference
        assert each.metadata["sentence"] in reference


# --- starting and stopping --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_without_settings_everything_is_in_this_users_data_folder(tmp_path: Path, told: signal.Signals) -> None:
    """`groma serve` alone makes its folder and file, answers where it says as soon as it says so, and ends with 0 when
    asked to.
    """
    port = free_port()
    with groma("serve", "--port", str(port), XDG_DATA_HOME=str(tmp_path)) as serving:
        (line,) = serving.until_said("ready at ")
        address = f"http://127.0.0.1:{port}"
        assert f"ready at {address} on sqlite after" in line
        with urllib.request.urlopen(address + "/healthz", timeout=20) as answer:
            assert answer.read() == b"ok\n"
        assert serving.end(told) == 0
        assert "Traceback" not in serving.said()
    assert (tmp_path / "groma" / "groma.sqlite").exists()


def test_nothing_says_it_is_ready_before_it_listens(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """However long it takes from the opened database to the listening socket: the line comes after it."""
    can_connect: list[bool] = []

    class Listening(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.getMessage().startswith("ready"):
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 5):
                    can_connect.append(True)
                server.should_exit = True

    port = free_port()
    app = create_app(Settings(port=port, database=f"sqlite:///{tmp_path}/groma.sqlite"))
    server = run.GentleServer(app, app.server.settings)
    handler = Listening()
    monkeypatch.setattr(run.log, "level", logging.INFO)
    run.log.addHandler(handler)
    try:
        with run.listen_on("127.0.0.1", port) as listening:
            asyncio.run(server.serve([listening]))
    finally:
        run.log.removeHandler(handler)
    assert can_connect == [True]


def test_a_place_that_cannot_be_written_is_told_in_a_sentence() -> None:
    """No traceback, an exit code of 1, and what to do."""
    with groma("serve", "--port", str(free_port()), "--database", "sqlite:////proc/groma/groma.sqlite") as serving:
        assert serving.ended() == 1
        assert "--database sqlite:///PATH names another place" in serving.said()
        assert "Traceback" not in serving.said()


@pytest.mark.parametrize(
    ("host", "told"),
    [
        ("127.0.0.1", "another program listens on port {port} of 127.0.0.1; end it, or give this one another --port"),
        ("192.0.2.1", '"192.0.2.1" is no address of this machine; --host 127.0.0.1 is always one'),
        ("no such host", '"no such host" is no address of this machine'),
    ],
)
def test_an_address_that_cannot_be_had_is_told_in_a_sentence(tmp_path: Path, host: str, told: str) -> None:
    """A port in use, somebody else's address, no address at all: which, and what would help; nothing is opened."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with groma("serve", "--host", host, "--port", str(port), XDG_DATA_HOME=str(tmp_path)) as serving:
            assert serving.ended() == 1
            assert told.format(port=port) in serving.said()
            assert "Traceback" not in serving.said()
    assert not (tmp_path / "groma").exists()


def test_all_addresses_are_those_of_both_kinds(smithy: Forge) -> None:
    """`--host ::` answers IPv4 too, and an IPv4 visitor there is who they are everywhere else."""
    with socket.socket(socket.AF_INET6) as trial:
        try:
            trial.bind(("::1", 0))
        except OSError:
            pytest.skip("this machine has no IPv6")
    running = smithy.serve(smithy.sqlite(), host="::", limits=1.0)
    assert httpx.get(running.base.replace("127.0.0.1", "[::1]") + "/healthz", trust_env=False).status_code == 200
    assert httpx.get(running.base + "/metrics", trust_env=False).status_code == 200
    running.stop()


def test_stopping_tells_the_clients_and_they_come_back(smithy: Forge) -> None:
    """Everybody gets a farewell with when to try again; at the next start they go on where they were."""
    database = smithy.sqlite()
    running = smithy.serve(database)

    async def story() -> None:
        async with Guest(running.base, "es") as one, Guest(running.base) as two:
            first, second = await begin(one, two)
            assert first.state is not None
            entry = await first.submit(choice(first.state["menu"], Random(1)))
            stopping = asyncio.get_running_loop().run_in_executor(None, running.stop)
            for seat in (first, second):
                await seat.until(lambda seat: seat.bye is not None)
                assert seat.bye is not None
                assert seat.bye["reason"] == "stopping"
                assert seat.bye["back_in"] > 0
            assert first.bye is not None
            assert first.bye["text"].startswith("El servidor se reinicia")
            assert await stopping == 0
            again = smithy.serve(database)
            one.move_to(again.base)
            back = await one.sit(first.table_id, have=entry)
            await back.until(lambda seat: seat.state is not None)
            assert back.state is not None
            assert (back.state["entry"], back.state["events"], back.state["awaiting"]) == (entry, [], [1])
            again.stop()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("limits", "raised", "is_warned"),
    [
        ((1024, 9000), [(5500, 9000)], False),
        ((1024, resource.RLIM_INFINITY), [(5500, resource.RLIM_INFINITY)], False),
        ((1024, 4096), [(4096, 4096)], True),
        ((4096, 4096), [], True),
        ((8192, 9000), [], False),
        ((resource.RLIM_INFINITY, resource.RLIM_INFINITY), [], False),
    ],
)
def test_as_many_files_are_allowed_as_sockets_need(
    limits: tuple[int, int],
    raised: list[tuple[int, int]],
    is_warned: bool,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """What is too little is raised as far as it goes; what is too little even then is told, with what would help."""
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits)
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: told.append(wanted))
    run.allow_files(5500)
    assert told == raised
    assert ("ulimit -n" in caplog.text) == is_warned


# --- figures and pages ------------------------------------------------------------------------------------------------


def test_figures_for_prometheus(smithy: Forge) -> None:
    """Tables, sockets, seats, intents, latency, bots and refusals are counted; strangers may not read them."""
    running = smithy.serve(smithy.sqlite())

    async def story(one: Guest, two: Guest) -> None:
        first, _ = await begin(one, two, bots=["chance"])
        assert first.state is not None
        await first.submit(choice(first.state["menu"], Random(1)))
        await first.until(lambda seat: seat.state["entry"] >= 2)
        told = await one.http.get("/metrics")
        lines = dict(line.rsplit(" ", 1) for line in told.text.splitlines() if not line.startswith("#"))
        assert lines['groma_tables{status="playing"}'] == "1.0"
        assert lines["groma_sockets"] == "2.0"
        assert lines["groma_seats_connected"] == "2.0"
        assert lines['groma_intents_total{by="person",game="cartographers"}'] == "1.0"
        assert lines['groma_intents_total{by="bot",game="cartographers"}'] == "1.0"
        assert lines["groma_intent_seconds_count"] == "2.0"
        assert lines["groma_bot_seconds_count"] == "1.0"
        assert (await one.http.get("/metrics", headers={"X-Forwarded-For": "192.0.2.1"})).status_code == 404

    tell(running, story)
    running.stop()


def test_pages_of_the_web_app(tmp_path: Path) -> None:
    """Hashed files are kept for ever, the page is asked for each time, every address of the app leads to the page."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Groma</title>" + " " * 600)
    (tmp_path / "assets" / "app-1a2b3c.js").write_text("export {}\n" * 100)
    (tmp_path / "sw.js").write_text("// service worker")
    (tmp_path / ".hidden").write_text("secret")
    pages = Pages(tmp_path)
    page = pages.find("/")
    assert page is not None
    for path in ("/t/abc", "/j/token", "/new", "/r/x", "/rules/cards/sentinel-wood"):
        assert pages.find(path) == page
    script = pages.find("/assets/app-1a2b3c.js")
    assert script is not None
    assert (script.is_immutable, script.kind) == (True, "text/javascript; charset=utf-8")
    assert script.packed is not None
    assert gzip.decompress(script.packed) == script.body
    worker = pages.find("/sw.js")
    assert worker is not None
    assert not worker.is_immutable
    for path in ("/assets/gone.js", "/favicon.svg", "/api/nothing", "/ws/x", "/old.js"):
        assert pages.find(path) is None
    assert pages.find("/.hidden") == page
    (tmp_path / "index.html").write_text("<!doctype html><title>New</title>")
    rebuilt = pages.find("/")
    assert rebuilt is not None
    assert b"New" in rebuilt.body


def test_a_server_without_the_web_app_says_how_to_build_it(tmp_path: Path) -> None:
    """No blank page and no error."""
    page = Pages(tmp_path).find("/")
    assert page is not None
    assert b"./dev play" in page.body


def test_a_page_that_has_not_changed_is_not_sent_again(smithy: Forge) -> None:
    """The tag of the page makes the second answer empty; files that are kept for ever say so."""
    running = smithy.serve(smithy.sqlite())
    with httpx.Client(base_url=running.base, trust_env=False) as client:
        first = client.get("/")
        assert first.headers["cache-control"] == "no-cache"
        assert client.get("/", headers={"If-None-Match": first.headers["etag"]}).status_code == 304
        assert client.get("/api/openapi.json").json()["info"]["title"] == "Groma"
        assert client.get("/assets/missing.js").status_code == 404
    running.stop()


# --- copies -----------------------------------------------------------------------------------------------------------


def run_groma(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from groma.cli import main; main()", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=60)


def test_a_copy_taken_while_people_play_goes_on_elsewhere(smithy: Forge, database: str, tmp_path: Path) -> None:
    """`groma backup` under play is one moment's state; put back into a fresh database, everybody goes on from there."""
    running = smithy.serve(database)
    copy = tmp_path / "copy.gz"
    elsewhere = smithy.sqlite()

    async def story() -> None:
        async with Guest(running.base) as one, Guest(running.base) as two:
            await one.post("/api/account", {"name": "Keeper", "password": "a long enough word"})
            first, second = await begin(one, two)
            await first.ask({"type": "chat", "text": "before"})
            playing = [asyncio.create_task(seat.play(Random(n))) for n, seat in enumerate((first, second))]
            await first.until(lambda seat: seat.state["entry"] >= 6)
            done = await asyncio.get_running_loop().run_in_executor(
                None, run_groma, "backup", str(copy), "--database", database, "--json"
            )
            assert done.returncode == 0, done.stderr
            counts = json.loads(done.stdout)
            assert counts["people"] == 2
            assert counts["tables"] == 1
            await asyncio.gather(*playing)
            again = run_groma("restore", str(copy), "--database", elsewhere)
            assert again.returncode == 0, again.stderr
            restored = smithy.serve(elsewhere)
            for guest in (one, two):
                guest.move_to(restored.base)
            seats = [await guest.sit(first.table_id) for guest in (one, two)]
            for seat in seats:
                await seat.until(lambda seat: seat.state is not None)
                assert seat.state is not None
                assert seat.state["entry"] == counts["entries"] - 1
            assert seats[0].welcome["chat"][0]["text"] == "before"
            await seats[1].ask({"type": "chat", "text": "after"})
            await asyncio.gather(*(seat.play(Random(n)) for n, seat in enumerate(seats)))
            record = read_record(await one.get(f"/api/tables/{first.table_id}/record"), find_game)
            assert check_record(record, find_game("cartographers")) == []
            restored.stop()

    asyncio.run(story())
    running.stop()


@pytest.mark.postgres
def test_a_server_moves_from_sqlite_to_postgresql(smithy: Forge, postgres: Any, tmp_path: Path) -> None:
    """A copy from one kind of database goes into the other, byte for byte the same when copied again."""
    database, other = smithy.sqlite(), postgres.database()
    running = smithy.serve(database)

    async def story(one: Guest, two: Guest) -> None:
        first, _ = await begin(one, two)
        await first.ask({"type": "chat", "text": "ñ"})

    tell(running, story)
    running.stop()
    backup.save(database, tmp_path / "one.gz")
    backup.restore(other, tmp_path / "one.gz")
    backup.save(other, tmp_path / "two.gz")
    told = [gzip.decompress((tmp_path / name).read_bytes()).splitlines()[1:] for name in ("one.gz", "two.gz")]
    assert [json.loads(line) for line in told[0]] == [json.loads(line) for line in told[1]]


def test_a_copy_is_private_from_its_first_byte(smithy: Forge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is written and afterwards, whatever files of this user are like and whatever was there before."""
    database, copy, modes = smithy.sqlite(), tmp_path / "copy.gz", []
    smithy.serve(database).stop()
    partial = tmp_path / "copy.gz.part"
    partial.write_text("left over by a copy that was broken off")
    partial.chmod(0o666)

    def line(data: dict[str, Any]) -> str:
        modes.append(stat.S_IMODE(partial.stat().st_mode))
        return json.dumps(data) + "\n"

    monkeypatch.setattr(backup, "_line", line)
    before = os.umask(0)
    try:
        backup.save(database, copy)
    finally:
        os.umask(before)
    assert set(modes) == {0o600}
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_a_damaged_copy_is_not_put_back(smithy: Forge, tmp_path: Path) -> None:
    """Cut off anywhere, or something else altogether: it is told, and the database stays empty."""
    database = smithy.sqlite()
    running = smithy.serve(database)
    tell(running, lambda guest: guest.post("/api/tables/play-now"), 1)
    running.stop()
    copy = tmp_path / "copy.gz"
    backup.save(database, copy)
    whole = copy.read_bytes()
    target = smithy.sqlite()
    for damaged in (whole[: len(whole) // 2], whole[:-1], b"", b"not a copy", gzip.compress(b"{}\n")):
        file = tmp_path / "damaged.gz"
        file.write_bytes(damaged)
        with pytest.raises(backup.BackupError, match="damaged or cut off"):
            backup.restore(target, file)
    backup.restore(target, copy)
    done = run_groma("restore", str(copy), "--database", database)
    assert done.returncode == 1
    assert "is not empty" in done.stderr


# --- the schema over time ---------------------------------------------------------------------------------------------


def test_the_steps_lead_to_the_schema_the_program_expects(database: str) -> None:
    """A database made by the migrations is what schema.py describes, to the last index."""
    storage = open_storage(database)
    storage.migrate()
    with storage.writing().begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        upgrade(connection)
    storage.dispose()


def test_the_newest_step_is_the_one_the_program_knows() -> None:
    """HEAD is Alembic's head, and there is one line of steps."""
    folder = ROOT / "src" / "groma" / "server" / "storage" / "migrations"
    assert ScriptDirectory(str(folder)).get_heads() == [HEAD]


def test_data_of_every_released_schema_goes_along(database: str) -> None:
    """From each step onwards, with rows in every table, the rest of the steps keeps all of them."""
    folder = ROOT / "src" / "groma" / "server" / "storage" / "migrations"
    steps = [step.revision for step in ScriptDirectory(str(folder)).walk_revisions()][::-1]
    assert steps[-1] == HEAD
    storage = open_storage(database)
    with storage.writing().begin() as connection:
        for step in steps:
            upgrade(connection, step)
            if step == "0001":
                fill_first_schema(connection)
        for table in ("people", "sessions", "tables", "seats", "entries", "chat", "secrets"):
            assert connection.execute(text(f"SELECT count(*) FROM {table}")).scalar() == 1
    storage.dispose()


def fill_first_schema(connection: Any) -> None:
    """A row in every table of step 0001, as the first release would write it."""
    tables = schema.metadata.tables
    person = {"id": "p", "name": "Ana", "language": "en", "preferences": "{}", "created": 1.0, "seen": 1.0}
    table = {
        "id": "t", "game": "cartographers", "options": "{}", "status": "waiting", "visibility": "open",
        "invitation": "i", "host": "p", "pace": "none", "pace_seconds": 0, "on_timeout": "wait", "seed": b"s",
        "has_named_seed": False, "created": 1.0, "changed": 1.0, "newest": 0, "awaiting": "[]", "undecided": "[]",
        "version": 0,
    }  # fmt: skip
    seat = {"table_id": "t", "number": 0, "person": "p", "name": "Ana", "has_left": False, "is_muted": False}
    rows: dict[str, dict[str, Any]] = {
        "people": person,
        "sessions": {"key": b"k", "person": "p", "created": 1.0},
        "tables": table,
        "seats": seat,
        "entries": {"table_id": "t", "number": 0, "line": "{}"},
        "chat": {"table_id": "t", "person": "p", "seat": 0, "name": "Ana", "text": "hello", "time": 1.0},
        "secrets": {"name": "signing", "value": b"x"},
    }
    for name, row in rows.items():
        connection.execute(insert(tables[name]), row)


def test_a_database_of_a_newer_version_is_not_touched(smithy: Forge) -> None:
    """An older program says that it does not know this schema."""
    database = smithy.sqlite()
    storage = open_storage(database)
    storage.migrate()
    with storage.writing().begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    storage.dispose()
    with groma("serve", "--port", str(free_port()), "--database", database) as serving:
        assert serving.ended() == 1
        assert "a newer version wrote it" in serving.said()
