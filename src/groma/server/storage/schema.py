"""The tables of the database, the same on SQLite and PostgreSQL. Every change here needs a migration."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40)),  # as typed
    Column("account_key", String(80), unique=True),  # folded, so that no two accounts look alike
    Column("password", Text),
    Column("language", String(8), nullable=False),
    Column("preferences", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, index=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("key", LargeBinary, primary_key=True),  # hash of what the cookie holds
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("visibility", String(16), nullable=False),
    Column("invitation", String(64), nullable=False, unique=True),
    Column("host", String(32), nullable=False, index=True),
    Column("pace", String(8), nullable=False),
    Column("pace_seconds", Integer, nullable=False),
    Column("on_timeout", String(16), nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("has_named_seed", Boolean, nullable=False),
    Column("day", String(10)),
    Column("challenge", String(32)),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("newest", Integer, nullable=False),
    Column("awaiting", Text, nullable=False),
    Column("undecided", Text, nullable=False),
    Column("deadline", Float, index=True),
    Column("bot_due", Float, index=True),
    Column("outcome", Text),
    Column("rematch", String(32)),
    Column("version", Integer, nullable=False),
    Index("ix_tables_lists", "status", "visibility", "changed"),
    Index("ix_tables_day", "day", "game"),
    Index("ix_tables_challenge", "challenge"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), index=True),
    Column("bot", String(32)),
    Column("name", String(40), nullable=False),
    Column("has_left", Boolean, nullable=False),
    Column("is_muted", Boolean, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),  # the entry as it stands in the record
)

chat = Table(
    "chat",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), index=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text),
    Column("sign", String(16)),
    Column("time", Float, nullable=False),
    Index("ix_chat_table_id", "table_id", "number"),
)
