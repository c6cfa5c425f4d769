"""Alembic's entrance: runs the steps on the connection it was handed."""

from __future__ import annotations

from alembic import context

from groma.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
