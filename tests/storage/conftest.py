"""The databases that the storage contract is tried on."""

from __future__ import annotations

from tests.server.conftest import database, postgres, smithy

__all__ = ["database", "postgres", "smithy"]
