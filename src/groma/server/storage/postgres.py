"""PostgreSQL: any number of server processes, on one machine or several."""

from __future__ import annotations

from sqlalchemy import Engine, create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from groma.server.storage.base import READERS, Storage, StorageError, upgrade

# Nobody waits for ever: not for a server that went away, not for another process's lock.
_PATIENCE = (
    "-c statement_timeout=15000 -c lock_timeout=8000 -c idle_in_transaction_session_timeout=20000 "
    "-c synchronous_commit=on"
)
_MIGRATION_LOCK = 0x67726F6D61


class PostgresStorage(Storage):
    """A PostgreSQL database, through psycopg."""

    groups_all = False

    def __init__(self, url: str) -> None:
        """`postgresql://user:password@host/database`, with libpq's parameters."""
        super().__init__()
        self.url = url
        address = "postgresql+psycopg://" + url.split("://", 1)[1]
        connect = {
            "connect_timeout": 3,
            "options": _PATIENCE,
            "application_name": "groma",
            "keepalives_idle": 10,
            "keepalives_interval": 3,
            "keepalives_count": 3,
            "tcp_user_timeout": 15000,
        }
        self._writing = create_engine(address, pool_size=1, max_overflow=1, pool_pre_ping=True, connect_args=connect)
        self._reading = create_engine(
            address, pool_size=READERS, max_overflow=0, pool_pre_ping=True, connect_args=connect
        )

    @property
    def name(self) -> str:
        """The kind."""
        return "postgresql"

    def writing(self) -> Engine:
        """The writing thread's connection."""
        return self._writing

    def reading(self) -> Engine:
        """A few connections for reading."""
        return self._reading

    def migrate(self) -> None:
        """Bring the schema up to date; of several processes one does it and the others wait."""
        try:
            with self._writing.begin() as connection:
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
                upgrade(connection)
        except SQLAlchemyError as error:
            first = str(error.args[0]).strip().splitlines()[0]
            raise StorageError(f"cannot open the database: {first}") from error

    def dispose(self) -> None:
        """Close the connections."""
        self._reading.dispose()
        self._writing.dispose()
