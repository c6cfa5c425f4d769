"""What is particular to SQLite: one file, one server, flushed to disk, and a disk that may be full."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import pytest
from tests.storage.test_contract import a_table, an_entry, opened

from groma.server.model import Table
from groma.server.storage import Storage, StorageError, open_storage
from groma.server.storage import tables as stored


async def append_until_refused(storage: Storage, table: Table, size: int) -> int:
    """Fill the disk; the number of the first entry that could not be stored."""
    for number in range(1, 10_000):
        try:
            assert await storage.append(an_entry(table, number, "x" * size))
        except StorageError:
            return number
    raise AssertionError("the disk was never full")


def test_every_commit_is_flushed(tmp_path: Path) -> None:
    """The writing connection uses the write-ahead log with synchronous=FULL."""

    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path}/groma.sqlite") as storage:
            with storage.writing().begin() as connection:
                found = [
                    connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
                ]
            assert found == ["wal", 2]

    asyncio.run(work())


def test_the_files_are_for_this_user_only(tmp_path: Path) -> None:
    """From the moment they are there: the database, and the log beside it."""

    async def work() -> None:
        before = os.umask(0)
        try:
            async with opened(f"sqlite:///{tmp_path}/groma.sqlite") as storage:
                await storage.write(stored.create, a_table(), ["zero"])
                modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("groma.sqlite*")}
        finally:
            os.umask(before)
        modes.pop("groma.sqlite.lock")
        assert modes == dict.fromkeys(("groma.sqlite", "groma.sqlite-wal", "groma.sqlite-shm"), 0o600)

    asyncio.run(work())


def test_two_servers_never_share_a_file(tmp_path: Path) -> None:
    """The second one says so, in a sentence."""

    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path}/groma.sqlite"):
            with pytest.raises(StorageError, match="another server is using"):
                await open_storage(f"sqlite:///{tmp_path}/groma.sqlite").start()

    asyncio.run(work())


def test_a_place_that_cannot_be_written_is_named() -> None:
    """No traceback for a wrong path, but what to do."""
    with pytest.raises(StorageError, match="--database sqlite:///PATH names another place"):
        asyncio.run(open_storage("sqlite:////proc/nowhere/groma.sqlite").start())


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    """Nor for a file of another kind."""
    file = tmp_path / "groma.sqlite"
    file.write_text("these are my memoirs\n" * 100)
    with pytest.raises(StorageError, match="cannot open the database"):
        asyncio.run(open_storage(f"sqlite:///{file}").start())
    assert file.read_text().startswith("these are my memoirs")


def test_a_full_disk_loses_nothing_and_heals_by_itself(tmp_path: Path) -> None:
    """While the disk is full nothing is acknowledged; what was stays; with room again all goes on."""

    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path}/groma.sqlite") as storage:
            table = a_table()
            await storage.write(stored.create, table, ["zero"])
            with storage.writing().begin() as connection:
                pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
                connection.exec_driver_sql(f"PRAGMA max_page_count={pages + 30}")
            number = await append_until_refused(storage, table, 3000)
            assert number > 5
            for _ in range(3):
                with pytest.raises(StorageError, match="full"):
                    await storage.append(an_entry(table, number, "x" * 3000))
            assert len(await storage.read(stored.lines, table.id)) == number
            with storage.writing().connect() as connection:
                connection.exec_driver_sql("PRAGMA max_page_count=1000000")
            assert await storage.append(an_entry(table, number, "x" * 3000))
            assert len(await storage.read(stored.lines, table.id)) == number + 1

    asyncio.run(work())


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount a small disk")
def test_a_really_full_disk_is_told(tmp_path: Path) -> None:
    """The same on a file system of two megabytes that is full to the brim."""
    import subprocess

    small = tmp_path / "small"
    small.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(small)], capture_output=True).returncode:
        pytest.skip("this machine does not let us mount")
    try:

        async def work() -> None:
            async with opened(f"sqlite:///{small}/groma.sqlite") as storage:
                table = a_table()
                await storage.write(stored.create, table, ["zero"])
                ballast = small / "ballast"
                with pytest.raises(OSError), ballast.open("wb", buffering=0) as file:  # noqa: PT012
                    while True:
                        file.write(b"0" * 4096)
                number = await append_until_refused(storage, table, 20_000)
                assert len(await storage.read(stored.lines, table.id)) == number
                ballast.unlink()
                assert await storage.append(an_entry(table, number, "x" * 20_000))

        asyncio.run(work())
    finally:
        subprocess.run(["umount", str(small)], check=True)


def test_the_file_of_a_server_that_was_killed_is_whole(tmp_path: Path) -> None:
    """A copy of file and log at any moment, as a crash leaves them, opens with every entry that was acknowledged."""

    async def work() -> None:
        file = tmp_path / "groma.sqlite"
        async with opened(f"sqlite:///{file}") as storage:
            table = a_table()
            await storage.write(stored.create, table, ["zero"])
            for number in range(1, 60):
                assert await storage.append(an_entry(table, number, f"line {number}"))
                if number % 20 == 0:
                    crashed = tmp_path / f"crashed-{number}.sqlite"
                    crashed.write_bytes(file.read_bytes())
                    log = file.with_name("groma.sqlite-wal")
                    crashed.with_name(crashed.name + "-wal").write_bytes(log.read_bytes())
                    with sqlite3.connect(crashed) as connection:
                        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
                        found = connection.execute("SELECT max(number) FROM entries").fetchone()
                    connection.close()
                    assert found == (number,)

    asyncio.run(work())
