"""Copies of a whole database, the same for both kinds: a gzip file of JSON Lines, all of it as of one moment.

    {"format": "groma-backup/1", "revision": "0001", "time": "…"}
    {"table": "people", "rows": [{…}, …]}
    …
    {"end": {"people": 12, …}}

Bytes are written in hexadecimal digits. A file without its end line was cut off and is not put back.
"""

from __future__ import annotations

import gzip
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, LargeBinary, Table, insert, select, text

from groma.server.storage import Storage, open_storage, schema
from groma.server.storage.base import head_revision, revision_of

FORMAT = "groma-backup/1"
ROWS_AT_ONCE = 500


class BackupError(Exception):
    """A copy that cannot be made or put back; the message says why."""


def save(database: str, file: Path) -> dict[str, int]:
    """Copy everything to a file while the server runs; returns how many rows of each table."""
    storage = open_storage(database)
    if database.startswith("sqlite:///") and not Path(database.removeprefix("sqlite:///")).expanduser().exists():
        raise BackupError(f"there is no database at {database.removeprefix('sqlite:///')}")
    partial = file.with_name(file.name + ".part")
    counts: dict[str, int] = {}
    try:
        with (
            storage.reading().connect() as connection,
            _private(partial) as bare,
            gzip.open(bare, "wt", encoding="utf-8") as out,
        ):
            if connection.dialect.name == "postgresql":
                connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            revision = revision_of(connection)
            if revision is None:
                raise BackupError("this database was never used by Groma: there is nothing to copy")
            if revision != head_revision():
                raise BackupError(
                    f"the database is at revision {revision}, this program at {head_revision()}: "
                    "start the server once, then copy"
                )
            out.write(_line({"format": FORMAT, "revision": revision, "time": time.time()}))
            for table in schema.metadata.sorted_tables:
                counts[table.name] = 0
                for rows in _rows(connection, table):
                    counts[table.name] += len(rows)
                    out.write(_line({"table": table.name, "rows": rows}))
            out.write(_line({"end": counts}))
        # Whoever finds the file under its name finds all of it.
        partial.replace(file)
    finally:
        partial.unlink(missing_ok=True)
        storage.dispose()
    return counts


def restore(database: str, file: Path) -> dict[str, int]:
    """Put a copy into an empty database; returns how many rows of each table. All of it or nothing."""
    told = _read(file)
    storage = open_storage(database)
    counts = {table.name: 0 for table in schema.metadata.sorted_tables}
    try:
        storage.migrate()
        with storage.writing().begin() as connection:
            _check_empty(connection, storage)
            for data in told:
                table = schema.metadata.tables.get(data["table"])
                if table is None:
                    raise BackupError(f"{file} has rows of {data['table']}, which this program does not know")
                rows = [_decoded(table, row) for row in data["rows"]]
                connection.execute(insert(table), rows)
                counts[table.name] += len(rows)
            if connection.dialect.name == "postgresql":
                # The next line of chat must not get a number that was put back.
                connection.execute(
                    text(
                        "SELECT setval(pg_get_serial_sequence('chat', 'number'), "
                        "(SELECT coalesce(max(number), 1) FROM chat))"
                    )
                )
    finally:
        storage.dispose()
    return counts


def _private(file: Path) -> IO[bytes]:
    """A fresh file that nobody but this user may read, from its first byte on."""
    file.unlink(missing_ok=True)
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


def _check_empty(connection: Connection, storage: Storage) -> None:
    for table in schema.metadata.sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise BackupError(
                f"this {storage.name} database is not empty: a copy is put back into a fresh one, "
                "so that nothing is mixed up"
            )


def _rows(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    order = list(table.primary_key.columns)
    result = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table).order_by(*order))
    for part in result.mappings().partitions(ROWS_AT_ONCE):
        yield [{name: _encoded(value) for name, value in row.items()} for row in part]


def _read(file: Path) -> Iterator[dict[str, Any]]:
    """The rows of a file that is whole; it is read twice, so that nothing is put back of one that is not."""
    problem = BackupError(f"{file} is not a copy made by `groma backup`, or it is damaged or cut off")
    for is_checked in (False, True):
        try:
            with gzip.open(file, "rt", encoding="utf-8") as lines:
                header = json.loads(next(lines, "null"))
                if not isinstance(header, dict) or header.get("format") != FORMAT:
                    raise problem
                if header["revision"] != head_revision():
                    raise BackupError(
                        f"{file} was made at revision {header['revision']}, this program is at {head_revision()}: "
                        "put it back with the version that made it, then upgrade"
                    )
                is_whole = False
                for line in lines:
                    data = json.loads(line)
                    if "end" in data:
                        is_whole = True
                    elif is_checked:
                        yield data
                if not is_whole:
                    raise problem
        except (OSError, EOFError, ValueError, KeyError) as error:
            if isinstance(error, FileNotFoundError):
                raise
            raise problem from error


def _encoded(value: Any) -> Any:
    return bytes(value).hex() if isinstance(value, bytes | memoryview) else value


def _decoded(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: bytes.fromhex(value) if value is not None and isinstance(table.c[name].type, LargeBinary) else value
        for name, value in row.items()
    }


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
