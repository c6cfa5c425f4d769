"""Finished tables without anybody playing: bots take the seats of somebody who leaves at once."""

from __future__ import annotations

import time
from typing import Any

import httpx

PATIENCE = 120.0


def finished_table(base: str, game: str = "cartographers", *, seats: int = 1, **options: Any) -> str:
    """The id of a table that was set up, left to the bots, and played to its end."""
    fields = {
        "game": game,
        "seats": seats,
        "options": options,
        "bots": ["greedy"] * (seats - 1),
        "on_timeout": "bot-seat",
        "visibility": "open",
        "start": True,
    }
    with httpx.Client(base_url=base, headers={"X-Groma": "1"}, trust_env=False, timeout=PATIENCE) as guest:
        table: str = guest.post("/api/tables", json=fields).raise_for_status().json()["id"]
        guest.post(f"/api/tables/{table}/leave").raise_for_status()
        end = time.monotonic() + PATIENCE
        while guest.get(f"/api/tables/{table}").json()["status"] != "finished":
            assert time.monotonic() < end, f"the bots did not finish table {table}"
            time.sleep(0.1)
    return table
