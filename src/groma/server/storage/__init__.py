"""Where the server keeps people, tables, entries and chat: one contract, SQLite or PostgreSQL beneath it."""

from __future__ import annotations

from groma.server.storage.base import Storage, StorageError

__all__ = ["Storage", "StorageError", "open_storage"]


def open_storage(url: str) -> Storage:
    """The storage of a database address; nothing is opened before `start`."""
    if url.startswith("sqlite:///"):
        from groma.server.storage.sqlite import SqliteStorage

        return SqliteStorage(url)
    if url.startswith(("postgresql://", "postgres://")):
        from groma.server.storage.postgres import PostgresStorage

        return PostgresStorage(url)
    shown = url.rsplit("@", maxsplit=1)[-1]
    raise StorageError(f'the database "{shown}" should begin with sqlite:/// or postgresql://')
