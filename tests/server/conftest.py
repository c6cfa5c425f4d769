"""Machines that the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.machines import Forge, Postgres, Running, Valkey, forge


@pytest.fixture(scope="session")
def smithy() -> Iterator[Forge]:
    """Where server processes come from."""
    with forge() as made:
        yield made


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server."""
    made = Postgres()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def valkey() -> Iterator[Valkey]:
    """A Valkey server."""
    made = Valkey()
    yield made
    made.stop()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, smithy: Forge) -> str:
    """The address of a fresh database, of each kind in turn."""
    if request.param == "sqlite":
        return smithy.sqlite()
    made: Postgres = request.getfixturevalue("postgres")
    return made.database()


@pytest.fixture(scope="module")
def server(smithy: Forge) -> Iterator[Running]:
    """A server on SQLite that the tests of a module share. Limits are off."""
    running = smithy.serve(smithy.sqlite())
    yield running
    running.stop()
