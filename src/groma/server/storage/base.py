"""The storage contract, and all of it that is the same for both databases.

What is written is on disk when the call returns; a call that raises StorageError has written nothing that anybody may
rely on. Entries are appended conditionally: of several who append entry 7 to one table exactly one succeeds, in this
process or in another one, and the rest are told so. So is whoever appends without knowing the newest change of the
lobby's side of the table, since who plays a seat and what the clock shows follow from both.

Everything that is written goes through one thread, in order. While the disk is busy with one commit, what arrives is
collected and committed together the next time, so that many tables share the price of one flush.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, bindparam, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from groma.server.storage import schema

Result = TypeVar("Result")
Work = Callable[[Connection], Result]

log = logging.getLogger("groma.storage")

MOST_AT_ONCE = 256
READERS = 4


class StorageError(Exception):
    """The database could not do it: it is gone, full, or broken. Nothing was acknowledged; trying again may help."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Append:
    """One entry to store, with what the lists need to know of the table after it."""

    table: str
    number: int
    version: int
    """Of the lobby's side of the table, as it was when the entry was considered."""
    line: str
    status: str
    awaiting: str
    undecided: str
    deadline: float | None
    bot_due: float | None
    outcome: str | None
    changed: float


@dataclass(slots=True)
class _Job:
    work: Work[Any]
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    append: Append | None


_STATEMENT_ADVANCE = (
    update(schema.tables)
    .where(
        schema.tables.c.id == bindparam("of_table"),
        schema.tables.c.newest == bindparam("before"),
        schema.tables.c.version == bindparam("known"),
    )
    .values(
        newest=bindparam("number"),
        status=bindparam("status_after"),
        awaiting=bindparam("awaiting_after"),
        undecided=bindparam("undecided_after"),
        deadline=bindparam("deadline_after"),
        bot_due=bindparam("bot_due_after"),
        outcome=bindparam("outcome_after"),
        changed=bindparam("changed_after"),
    )
)
_STATEMENT_ENTRY = insert(schema.entries)


def append_entry(connection: Connection, entry: Append) -> bool:
    """Store an entry if it is the table's next; False if the table has moved on."""
    advanced = connection.execute(
        _STATEMENT_ADVANCE,
        {
            "of_table": entry.table,
            "before": entry.number - 1,
            "known": entry.version,
            "number": entry.number,
            "status_after": entry.status,
            "awaiting_after": entry.awaiting,
            "undecided_after": entry.undecided,
            "deadline_after": entry.deadline,
            "bot_due_after": entry.bot_due,
            "outcome_after": entry.outcome,
            "changed_after": entry.changed,
        },
    )
    if advanced.rowcount != 1:
        return False
    connection.execute(_STATEMENT_ENTRY, {"table_id": entry.table, "number": entry.number, "line": entry.line})
    return True


class Storage(ABC):
    """A database that keeps everything. `read` and `write` run plain functions of a connection, off the event loop."""

    groups_all: bool
    """Whether any writes may share a commit, or appends of entries only."""

    def __init__(self) -> None:
        """Nothing is opened yet."""
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="groma-read")
        self.commits = 0
        """How many transactions were committed, for those who measure."""

    @property
    @abstractmethod
    def name(self) -> str:
        """What kind of database this is, for logs and figures: never its password."""

    @abstractmethod
    def writing(self) -> Engine:
        """The engine of the writing thread; its transactions are on disk once committed."""

    @abstractmethod
    def reading(self) -> Engine:
        """The engine for reading."""

    @abstractmethod
    def migrate(self) -> None:
        """Bring the database to today's schema; several processes may try at the same time."""

    @abstractmethod
    def dispose(self) -> None:
        """Close all connections."""

    async def start(self) -> None:
        """Open the database, bring its schema up to date, start the writer."""
        await asyncio.get_running_loop().run_in_executor(self._readers, self.migrate)
        self._writer = threading.Thread(target=self._write_all, name="groma-write", daemon=True)
        self._writer.start()

    async def stop(self) -> None:
        """Finish what is being written and close."""
        if self._writer is not None:
            self._queue.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
            self._writer = None
        self._readers.shutdown()
        self.dispose()

    async def read(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """What a function reads from the database: `await storage.read(tables.find, id)`."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, work, arguments)

    def _read_now(self, work: Callable[..., Result], arguments: Sequence[Any]) -> Result:
        try:
            with self.reading().begin() as connection:
                return work(connection, *arguments)
        except SQLAlchemyError as error:
            raise _told(error, "read") from error

    async def write(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """What a function answers once all it wrote is on disk. It may run twice if the first try had to be undone."""
        return await self._put(lambda connection: work(connection, *arguments), None)

    async def append(self, entry: Append) -> bool:
        """Store an entry; True once it is on disk, False if the table has moved on."""
        return bool(await self._put(lambda connection: append_entry(connection, entry), entry))

    async def _put(self, work: Work[Result], entry: Append | None) -> Result:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        if self._writer is None:
            raise StorageError("the storage is not open")
        self._queue.put(_Job(work, future, loop, entry))
        # A caller that is cancelled does not undo what is on its way to the disk.
        return await asyncio.shield(future)

    async def is_well(self) -> bool:
        """Whether the database answers."""
        try:
            await self.read(lambda connection: connection.execute(select(1)).scalar())
        except StorageError:
            return False
        return True

    def _write_all(self) -> None:
        waiting: _Job | None = None
        while True:
            job = waiting if waiting is not None else self._queue.get()
            waiting = None
            if job is None:
                return
            batch = [job]
            ends = False
            while len(batch) < MOST_AT_ONCE and self._may_share(job):
                try:
                    following = self._queue.get_nowait()
                except queue.Empty:
                    break
                if following is None:
                    ends = True
                    break
                if not self._may_share(following):
                    waiting = following
                    break
                batch.append(following)
            self._carry_out(batch)
            if ends:
                return

    def _may_share(self, job: _Job) -> bool:
        return self.groups_all or job.append is not None

    def _carry_out(self, batch: list[_Job]) -> None:
        if not self.groups_all and len(batch) > 1:
            # Two processes that lock rows in the same order cannot wait for each other in a circle.
            batch.sort(key=lambda job: (job.append.table, job.append.number) if job.append else ("", 0))
        is_open = False
        try:
            with self.writing().begin() as connection:
                is_open = True
                results = [job.work(connection) for job in batch]
            self.commits += 1
        except Exception as error:  # noqa: BLE001 - whatever it was belongs to whoever asked for the work
            is_gone = not is_open or (isinstance(error, DBAPIError) and error.connection_invalidated)
            if len(batch) > 1 and not is_gone:
                # One of them may have spoiled it for the others: each on its own.
                for job in batch:
                    self._carry_out([job])
                return
            # A database that is gone is gone for all of them; to try for each would keep everybody waiting.
            failure = _told(error, "write") if isinstance(error, SQLAlchemyError) else error
            _answer(batch, [failure] * len(batch), failed=True)
            return
        _answer(batch, results, failed=False)


def _answer(batch: Sequence[_Job], results: Sequence[Any], *, failed: bool) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for job, result in zip(batch, results, strict=True):
        by_loop.setdefault(job.loop, []).append((job.future, result))
    for loop, answers in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_set_all, answers, failed)


def _set_all(answers: Sequence[tuple[asyncio.Future[Any], Any]], failed: bool) -> None:
    for future, result in answers:
        if future.done():
            continue
        if failed:
            future.set_exception(result)
        else:
            future.set_result(result)


def _told(error: SQLAlchemyError, doing: str) -> StorageError:
    # The driver's own words may hold values that were written, so only the first line of its message is kept.
    cause = error.orig if isinstance(error, DBAPIError) else error
    line = str(cause).strip().splitlines()[0] if str(cause).strip() else type(cause).__name__
    if isinstance(error, IntegrityError):
        line = "a rule of the schema was broken: " + line
    log.warning("cannot %s: %s", doing, line)
    return StorageError(f"cannot {doing}: {line}")


def head_revision() -> str:
    """The newest migration's name."""
    from groma.server.storage.migrations import HEAD

    return HEAD


def revision_of(connection: Connection) -> str | None:
    """The migration a database stands at; None for an empty one."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations that are missing. Alembic is loaded only if there are any."""
    at = revision_of(connection)
    if at == head_revision() and to == "head":
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", "groma.server.storage:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as error:
        raise StorageError(
            f"the database is at revision {at}, which this version of Groma does not know; "
            f"a newer version wrote it ({error})"
        ) from error
