"""SQLite: one file, one process, every commit flushed to disk."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool, StaticPool

from groma.server.storage.base import READERS, Storage, StorageError, upgrade


class SqliteStorage(Storage):
    """The embedded database. Write-ahead log, synchronous=FULL: a commit returns when it is on disk."""

    groups_all = True

    def __init__(self, url: str) -> None:
        """`sqlite:///relative.sqlite` or `sqlite:////absolute.sqlite`."""
        super().__init__()
        self.path = Path(url.removeprefix("sqlite:///")).expanduser()
        self._lock: TextIO | None = None
        self._writing = self._engine(StaticPool, "BEGIN IMMEDIATE", read_only=False)
        self._reading = self._engine(QueuePool, "BEGIN", read_only=True)

    @property
    def name(self) -> str:
        """The kind."""
        return "sqlite"

    def writing(self) -> Engine:
        """One connection, held by the writing thread."""
        return self._writing

    def reading(self) -> Engine:
        """A few connections that cannot write."""
        return self._reading

    def migrate(self) -> None:
        """Make the file and its folder where they are missing, take hold of it, and bring it up to date."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # Seeds, invitations and password hashes are for this user only; the log beside the file takes after it.
            self.path.touch(mode=0o600)
            self._lock = self.path.with_name(self.path.name + ".lock").open("w")
        except OSError as error:
            raise StorageError(
                f"cannot keep the database at {self.path}: {error.strerror}; "
                "--database sqlite:///PATH names another place"
            ) from error
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._lock.close()
            raise StorageError(
                f"another server is using {self.path}; end it first, or give this one a database of its own"
            ) from error
        try:
            with self._writing.begin() as connection:
                upgrade(connection)
        except SQLAlchemyError as error:
            self.dispose()
            raise StorageError(f"cannot open the database at {self.path}: {error.args[0]}") from error

    def dispose(self) -> None:
        """Close the connections; the last one to close tidies the write-ahead log away."""
        self._reading.dispose()
        self._writing.dispose()
        if self._lock is not None:
            self._lock.close()

    def _engine(self, pool: Any, begin: str, *, read_only: bool) -> Engine:
        size = {"pool_size": READERS, "max_overflow": 1} if pool is QueuePool else {}
        engine = create_engine(
            f"sqlite:///{self.path}", poolclass=pool, connect_args={"check_same_thread": False, "timeout": 10}, **size
        )

        @event.listens_for(engine, "connect")
        def _connected(connection: Any, _: Any) -> None:
            # SQLAlchemy says when a transaction begins; the driver should not guess it from the statements.
            connection.isolation_level = None
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-16000"):
                connection.execute(f"PRAGMA {pragma}")
            if read_only:
                connection.execute("PRAGMA query_only=ON")

        @event.listens_for(engine, "begin")
        def _begun(connection: Any) -> None:
            connection.exec_driver_sql(begin)

        return engine
