"""What is kept of people: guests, accounts, the sessions that show who somebody is. Plain functions of a connection."""

from __future__ import annotations

import json
import secrets as randomness
import time
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from groma.server.model import Person, fresh_id
from groma.server.storage.schema import chat, people, seats, secrets, sessions, tables
from groma.server.storage.tables import forget_person, hold, of_somebody

_PERSON = (people.c.id, people.c.name, people.c.account, people.c.language, people.c.preferences, people.c.created)
SECONDS_BETWEEN_SIGHTINGS = 3600


def server_secret(connection: Connection) -> bytes:
    """The key with which all processes of this database sign; made at the first start."""
    wanted = select(secrets.c.value).where(secrets.c.name == "signing")
    found = connection.execute(wanted).scalar()
    if found is None:
        found = randomness.token_bytes(32)
        try:
            with connection.begin_nested():
                connection.execute(insert(secrets), {"name": "signing", "value": found})
        except IntegrityError:
            # Of processes that start together on a fresh database one makes it, and the others take that.
            found = connection.execute(wanted).scalar_one()
    return bytes(found)


def create_guest(connection: Connection, name: str, language: str, session: bytes) -> Person:
    """A new guest with a session of their own."""
    now = time.time()
    row = {"id": fresh_id(), "name": name, "language": language, "preferences": "{}", "created": now, "seen": now}
    connection.execute(insert(people), row)
    connection.execute(insert(sessions), {"key": session, "person": row["id"], "created": now})
    return Person(id=str(row["id"]), name=name, account=None, language=language, preferences={}, created=now)


def by_session(connection: Connection, session: bytes) -> Person | None:
    """Whose session this is."""
    found = connection.execute(
        select(*_PERSON).join(sessions, sessions.c.person == people.c.id).where(sessions.c.key == session)
    ).first()
    return None if found is None else _person(found)


def by_id(connection: Connection, person: str) -> Person | None:
    """The person with this id."""
    found = connection.execute(select(*_PERSON).where(people.c.id == person)).first()
    return None if found is None else _person(found)


def mark_seen(connection: Connection, person: str) -> None:
    """Remember that somebody came by."""
    connection.execute(update(people).where(people.c.id == person).values(seen=time.time()))


def change(
    connection: Connection, person: str, name: str | None, language: str | None, preferences: Mapping[str, Any] | None
) -> Person | None:
    """Change what is given, leave the rest."""
    values: dict[str, Any] = {}
    if name is not None:
        values["name"] = name
    if language is not None:
        values["language"] = language
    if preferences is not None:
        values["preferences"] = json.dumps(preferences)
    if values:
        connection.execute(update(people).where(people.c.id == person).values(**values))
    return by_id(connection, person)


def sign_up(connection: Connection, person: str, account: str, password: str) -> Person | None:
    """Make a guest the holder of an account; None if the name is taken."""
    key = account_key(account)
    if connection.execute(select(exists().where(people.c.account_key == key))).scalar():
        return None
    try:
        with connection.begin_nested():
            connection.execute(
                update(people)
                .where(people.c.id == person, people.c.account_key.is_(None))
                .values(account=account, account_key=key, password=password, name=account)
            )
    except IntegrityError:
        # Somebody took the name at this very moment through another process.
        return None
    return by_id(connection, person)


def password_of(connection: Connection, account: str) -> tuple[str, str] | None:
    """Person id and password hash of an account."""
    found = connection.execute(
        select(people.c.id, people.c.password).where(people.c.account_key == account_key(account))
    ).first()
    return None if found is None else (found.id, found.password)


def set_password(connection: Connection, person: str, password: str) -> None:
    """Store a new hash."""
    connection.execute(update(people).where(people.c.id == person).values(password=password))


def open_session(connection: Connection, person: str, session: bytes) -> None:
    """One more place where this person is logged in."""
    connection.execute(insert(sessions), {"key": session, "person": person, "created": time.time()})


def end_session(connection: Connection, session: bytes) -> None:
    """Log out here."""
    connection.execute(delete(sessions).where(sessions.c.key == session))


def end_sessions(connection: Connection, person: str) -> None:
    """Log out everywhere."""
    connection.execute(delete(sessions).where(sessions.c.person == person))


def end_old_sessions(connection: Connection, before: float) -> int:
    """End the sessions that began before then; their cookies have run out."""
    return connection.execute(delete(sessions).where(sessions.c.created < before)).rowcount


def logged_in(connection: Connection, persons: Sequence[str]) -> set[str]:
    """Those of some people who have a session, anywhere."""
    return set(connection.execute(select(sessions.c.person).where(sessions.c.person.in_(persons))).scalars())


def take_over(connection: Connection, guest: str, person: str) -> list[str]:
    """What a guest played and said on this device goes to the account they log in to. Returns the tables touched."""
    # At a table where both sit, the account's own seat stays its own and the guest's stays the guest's.
    touched = of_somebody(connection, guest)
    hold(connection, touched)
    theirs = list(connection.execute(select(seats.c.table_id).where(seats.c.person == person)).scalars())
    connection.execute(
        update(seats).where(seats.c.person == guest, seats.c.table_id.not_in(theirs)).values(person=person)
    )
    connection.execute(update(tables).where(tables.c.host == guest).values(host=person))
    connection.execute(update(tables).where(tables.c.id.in_(touched)).values(version=tables.c.version + 1))
    connection.execute(update(chat).where(chat.c.person == guest).values(person=person))
    return touched


def is_guest(connection: Connection, person: str) -> bool:
    """Whether somebody has no account."""
    found = connection.execute(select(people.c.account_key).where(people.c.id == person)).first()
    return found is not None and found.account_key is None


def export(connection: Connection, person: str) -> dict[str, Any]:
    """All that is kept of a person, as plain data. Hidden things of matches that go on are not in it."""
    found = connection.execute(select(people).where(people.c.id == person)).first()
    if found is None:
        return {}
    sat = connection.execute(
        select(
            tables.c.id,
            tables.c.game,
            tables.c.status,
            tables.c.created,
            tables.c.outcome,
            seats.c.number,
            seats.c.name,
        )
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == person)
        .order_by(tables.c.created)
    )
    said = connection.execute(
        select(chat.c.table_id, chat.c.name, chat.c.text, chat.c.sign, chat.c.time)
        .where(chat.c.person == person)
        .order_by(chat.c.number)
    )
    logged_in = connection.execute(
        select(sessions.c.created).where(sessions.c.person == person).order_by(sessions.c.created)
    )
    return {
        "person": {
            "id": found.id,
            "name": found.name,
            "account": found.account,
            "language": found.language,
            "preferences": json.loads(found.preferences),
            "created": found.created,
            "seen": found.seen,
        },
        "sessions": [row.created for row in logged_in],
        "seats": [
            {
                "table": row.id,
                "game": row.game,
                "status": row.status,
                "created": row.created,
                "seat": row.number,
                "name": row.name,
                "outcome": None if row.outcome is None else json.loads(row.outcome),
            }
            for row in sat
        ],
        "chat": [
            {"table": row.table_id, "name": row.name, "text": row.text, "sign": row.sign, "time": row.time}
            for row in said
        ],
    }


def delete_person(connection: Connection, person: str, nameless: str) -> list[str]:
    """Forget a person: what they said goes, at their tables a nameless somebody has sat. Returns those tables."""
    touched = forget_person(connection, person, nameless)
    connection.execute(delete(chat).where(chat.c.person == person))
    connection.execute(delete(sessions).where(sessions.c.person == person))
    connection.execute(delete(people).where(people.c.id == person))
    return touched


def forget_old_guests(connection: Connection, before: float) -> int:
    """Forget guests who have not come by since then and who sit at no table."""
    gone = delete(people).where(
        people.c.seen < before,
        people.c.account_key.is_(None),
        ~exists().where(seats.c.person == people.c.id),
    )
    return connection.execute(gone).rowcount


def count(connection: Connection) -> int:
    """How many people there are."""
    return connection.execute(select(func.count()).select_from(people)).scalar() or 0


def account_key(account: str) -> str:
    """The form in which account names are compared: width, case and composition don't count."""
    return unicodedata.normalize("NFKC", account).casefold().strip()[:80]


def _person(row: Any) -> Person:
    return Person(
        id=row.id,
        name=row.name,
        account=row.account,
        language=row.language,
        preferences=json.loads(row.preferences),
        created=row.created,
    )
