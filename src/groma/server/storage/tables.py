"""What is kept of tables: the lobby's side, entries, chat, and the lists. Plain functions of a connection."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, Select, and_, delete, func, insert, or_, select, update

from groma.server.model import Place, Said, Table
from groma.server.storage.schema import chat, entries, people, seats, tables

Answer = TypeVar("Answer")

_OPEN = ("waiting", "playing")


def create(connection: Connection, table: Table, lines: Sequence[str] = ()) -> None:
    """Store a new table, with its first entries if it starts at once."""
    connection.execute(insert(tables), {"id": table.id, **_columns(table)})
    _write_places(connection, table)
    _write_lines(connection, table.id, 0, lines)


def create_on_day(connection: Connection, table: Table, lines: Sequence[str], person: str) -> Table:
    """Store somebody's game on a day's map unless there is one already; returns the one that counts."""
    # Of two requests at once, also at two processes, the second waits here for what the first one stores.
    connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
    found = on_day_by(connection, str(table.day), table.game, person)
    if found is not None:
        return found
    create(connection, table, lines)
    return table


def find(connection: Connection, table: str) -> Table | None:
    """The table with this id."""
    if "\0" in table:
        # PostgreSQL knows no such text, and would take the question for a failure.
        return None
    return next(iter(_tables(connection, select(tables).where(tables.c.id == table))), None)


def find_invited(connection: Connection, invitation: str) -> Table | None:
    """The table this invitation leads to."""
    if "\0" in invitation:
        return None
    return next(iter(_tables(connection, select(tables).where(tables.c.invitation == invitation))), None)


def change(
    connection: Connection, table: str, decide: Callable[[Table], tuple[Table | None, Sequence[str], Answer]]
) -> tuple[Table | None, Answer | None]:
    """Change a table as one undivided step.

    `decide` is shown the table as it is now and answers with the table as it should be (None: leave it), entries to
    append, and whatever else it has to say. Returns the table after it, None if there is no such table.
    """
    now = next(iter(_tables(connection, select(tables).where(tables.c.id == table).with_for_update())), None)
    if now is None:
        return None, None
    wanted, lines, answer = decide(now)
    if wanted is None:
        return now, answer
    after = replace(wanted, version=now.version + 1, changed=time.time(), newest=now.newest + len(lines))
    connection.execute(update(tables).where(tables.c.id == table).values(**_columns(after)))
    if after.places != now.places:
        _write_places(connection, after)
    _write_lines(connection, table, now.newest + 1, lines)
    return after, answer


def lines(connection: Connection, table: str, start: int = 0) -> list[str]:
    """The entries of a table from one on, as lines of its record."""
    found = connection.execute(
        select(entries.c.line).where(entries.c.table_id == table, entries.c.number >= start).order_by(entries.c.number)
    )
    return list(found.scalars())


def find_since(connection: Connection, table: str, start: int) -> tuple[Table, list[str]] | None:
    """A table with its entries from one on, both as of the same moment."""
    found = find(connection, table)
    return None if found is None else (found, lines(connection, table, start)[: max(0, found.newest + 1 - start)])


def delete_table(connection: Connection, table: str) -> None:
    """Clear a table away with all that belongs to it."""
    connection.execute(delete(tables).where(tables.c.id == table))


# --- lists ------------------------------------------------------------------------------------------------------------


def open_tables(connection: Connection, limit: int) -> list[Table]:
    """Tables that anybody may sit down at, newest first."""
    return _tables(
        connection,
        select(tables)
        .where(tables.c.status == "waiting", tables.c.visibility == "open")
        .order_by(tables.c.changed.desc())
        .limit(limit),
    )


def watchable(connection: Connection, limit: int) -> list[Table]:
    """Open tables that are being played at by more than one, the liveliest first."""
    several = select(seats.c.table_id).where(seats.c.number == 1)
    return _tables(
        connection,
        select(tables)
        .where(tables.c.status == "playing", tables.c.visibility == "open", tables.c.id.in_(several))
        .order_by(tables.c.changed.desc())
        .limit(limit),
    )


def of_person(connection: Connection, person: str, finished: bool, limit: int) -> list[Table]:
    """The tables somebody sits at or set up, those that changed last first."""
    sits = select(seats.c.table_id).where(seats.c.person == person)
    status = tables.c.status == "finished" if finished else tables.c.status.in_(_OPEN)
    mine = tables.c.id.in_(sits) if finished else or_(tables.c.id.in_(sits), tables.c.host == person)
    return _tables(connection, select(tables).where(mine, status).order_by(tables.c.changed.desc()).limit(limit))


def of_day(connection: Connection, day: str, game: str, limit: int) -> list[Table]:
    """Finished games on a day's map."""
    return _tables(
        connection,
        select(tables)
        .where(tables.c.day == day, tables.c.game == game, tables.c.status == "finished")
        .order_by(tables.c.changed)
        .limit(limit),
    )


def on_day_by(connection: Connection, day: str, game: str, person: str) -> Table | None:
    """The table at which somebody plays or played a day's map."""
    sits = select(seats.c.table_id).where(seats.c.person == person)
    wanted = select(tables).where(tables.c.day == day, tables.c.game == game, tables.c.id.in_(sits))
    return next(iter(_tables(connection, wanted.order_by(tables.c.created).limit(1))), None)


def challengers(connection: Connection, table: str, limit: int) -> list[Table]:
    """Finished games with the same cards as a table."""
    wanted = select(tables).where(tables.c.challenge == table, tables.c.status == "finished")
    return _tables(connection, wanted.order_by(tables.c.changed).limit(limit))


def unfinished_hosted(connection: Connection, person: str) -> int:
    """How many unfinished tables somebody has set up and not left."""
    left = select(seats.c.table_id).where(seats.c.person == person, seats.c.has_left)
    wanted = (
        select(func.count())
        .select_from(tables)
        .where(tables.c.host == person, tables.c.status.in_(_OPEN), tables.c.id.not_in(left))
    )
    return connection.execute(wanted).scalar() or 0


def counts(connection: Connection) -> dict[str, int]:
    """How many tables there are by status."""
    found = connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
    return {status: number for status, number in found}  # noqa: C416 - rows are not pairs to a type checker


def due(connection: Connection, now: float, limit: int) -> list[str]:
    """Tables where a choice is overdue: a person's clock has run out, or a bot's turn was left lying."""
    overdue = or_(
        and_(tables.c.deadline.is_not(None), tables.c.deadline < now),
        and_(tables.c.bot_due.is_not(None), tables.c.bot_due < now),
    )
    wanted = select(tables.c.id).where(overdue, tables.c.status == "playing").limit(limit)
    return list(connection.execute(wanted).scalars())


def bots_are_due(connection: Connection, now: float) -> None:
    """Every bot's turn that is under way is due now."""
    connection.execute(update(tables).where(tables.c.bot_due.is_not(None)).values(bot_due=now))


def versions(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Newest entry and version of several tables, for a process that may have missed something."""
    wanted = select(tables.c.id, tables.c.newest, tables.c.version).where(tables.c.id.in_(ids))
    return {row.id: (row.newest, row.version) for row in connection.execute(wanted)}


def clear_away(connection: Connection, before: float) -> list[str]:
    """Clear away tables that never started and have not changed since then."""
    old = list(
        connection.execute(
            select(tables.c.id).where(tables.c.status.in_(("waiting", "closed")), tables.c.changed < before).limit(500)
        ).scalars()
    )
    if old:
        # Unless somebody has begun to play there meanwhile.
        connection.execute(delete(tables).where(tables.c.id.in_(old), tables.c.changed < before))
    return old


def forget_person(connection: Connection, person: str, nameless: str) -> list[str]:
    """Take a person's name and id out of every table; returns the tables."""
    touched = of_somebody(connection, person)
    hold(connection, touched)
    waiting = select(tables.c.id).where(tables.c.status == "waiting")
    connection.execute(
        update(seats)
        .where(seats.c.person == person, seats.c.table_id.in_(waiting))
        .values(person=None, name="", has_left=False)
    )
    connection.execute(
        update(seats).where(seats.c.person == person).values(person=f"-{person[:4]}", name=nameless, has_left=True)
    )
    connection.execute(
        update(tables).where(tables.c.host == person, tables.c.status == "waiting").values(status="closed")
    )
    connection.execute(update(tables).where(tables.c.host == person).values(host=""))
    if touched:
        connection.execute(update(tables).where(tables.c.id.in_(touched)).values(version=tables.c.version + 1))
    return touched


def of_somebody(connection: Connection, person: str) -> list[str]:
    """The tables somebody sits at or is the host of, whatever their status."""
    sat = select(seats.c.table_id).where(seats.c.person == person)
    wanted = select(tables.c.id).where(or_(tables.c.id.in_(sat), tables.c.host == person))
    return list(connection.execute(wanted.order_by(tables.c.id)).scalars())


def hold(connection: Connection, ids: Sequence[str]) -> None:
    """Let nobody else change these tables until this transaction is over.

    Whoever changes a table writes its seats anew: seats that are changed past that would be written back.
    """
    connection.execute(select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update())


# --- chat -------------------------------------------------------------------------------------------------------------


def say(connection: Connection, table: str, person: str, said: Said, keep: int) -> Said:
    """Store one line and drop those beyond what is kept."""
    stored = connection.execute(
        insert(chat).returning(chat.c.number),
        {
            "table_id": table,
            "person": person,
            "seat": said.seat,
            "name": said.name,
            "text": said.text,
            "sign": said.sign,
            "time": said.time,
        },
    ).scalar_one()
    if stored % 16 == 0:
        oldest = (
            select(chat.c.number).where(chat.c.table_id == table).order_by(chat.c.number.desc()).offset(keep).limit(1)
        )
        last = connection.execute(oldest).scalar()
        if last is not None:
            connection.execute(delete(chat).where(chat.c.table_id == table, chat.c.number <= last))
    return replace(said, number=stored)


def said_at(connection: Connection, table: str, after: int, limit: int) -> list[Said]:
    """What was said at a table after a line, the last so many, oldest first."""
    found = connection.execute(
        select(chat).where(chat.c.table_id == table, chat.c.number > after).order_by(chat.c.number.desc()).limit(limit)
    ).all()
    return [
        Said(number=row.number, seat=row.seat, name=row.name, text=row.text, sign=row.sign, time=row.time)
        for row in reversed(found)
    ]


# --- rows and values --------------------------------------------------------------------------------------------------


def _tables(connection: Connection, wanted: Select[Any]) -> list[Table]:
    rows = connection.execute(wanted).all()
    if not rows:
        return []
    places: dict[str, list[Place]] = {row.id: [] for row in rows}
    sitting = select(seats).where(seats.c.table_id.in_(list(places))).order_by(seats.c.table_id, seats.c.number)
    for seat in connection.execute(sitting):
        places[seat.table_id].append(
            Place(person=seat.person, bot=seat.bot, name=seat.name, has_left=seat.has_left, is_muted=seat.is_muted)
        )
    return [_table(row, places[row.id]) for row in rows]


def _table(row: Row[Any], places: Iterable[Place]) -> Table:
    return Table(
        id=row.id,
        game=row.game,
        options=json.loads(row.options),
        status=row.status,
        visibility=row.visibility,
        invitation=row.invitation,
        host=row.host,
        places=tuple(places),
        pace=row.pace,
        pace_seconds=row.pace_seconds,
        on_timeout=row.on_timeout,
        seed=bytes(row.seed),
        has_named_seed=row.has_named_seed,
        day=row.day,
        challenge=row.challenge,
        created=row.created,
        changed=row.changed,
        newest=row.newest,
        awaiting=tuple(json.loads(row.awaiting)),
        undecided=tuple(json.loads(row.undecided)),
        deadline=row.deadline,
        bot_due=row.bot_due,
        outcome=None if row.outcome is None else json.loads(row.outcome),
        rematch=row.rematch,
        version=row.version,
    )


def _columns(table: Table) -> dict[str, Any]:
    return {
        "game": table.game,
        "options": json.dumps(table.options),
        "status": table.status,
        "visibility": table.visibility,
        "invitation": table.invitation,
        "host": table.host,
        "pace": table.pace,
        "pace_seconds": table.pace_seconds,
        "on_timeout": table.on_timeout,
        "seed": table.seed,
        "has_named_seed": table.has_named_seed,
        "day": table.day,
        "challenge": table.challenge,
        "created": table.created,
        "changed": table.changed,
        "newest": table.newest,
        "awaiting": json.dumps(table.awaiting),
        "undecided": json.dumps(table.undecided),
        "deadline": table.deadline,
        "bot_due": table.bot_due,
        "outcome": None if table.outcome is None else json.dumps(table.outcome),
        "rematch": table.rematch,
        "version": table.version,
    }


def _write_places(connection: Connection, table: Table) -> None:
    connection.execute(delete(seats).where(seats.c.table_id == table.id))
    rows = [
        {
            "table_id": table.id,
            "number": number,
            "person": place.person,
            "bot": place.bot,
            "name": place.name,
            "has_left": place.has_left,
            "is_muted": place.is_muted,
        }
        for number, place in enumerate(table.places)
    ]
    if rows:
        connection.execute(insert(seats), rows)


def _write_lines(connection: Connection, table: str, first: int, lines: Sequence[str]) -> None:
    if lines:
        rows = [{"table_id": table, "number": first + place, "line": line} for place, line in enumerate(lines)]
        connection.execute(insert(entries), rows)
