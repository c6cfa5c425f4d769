"""Nothing that was acknowledged is ever lost, whenever the server dies."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from tests.server.client import Guest, RefusedByServer, Seat, choice
from tests.server.machines import Forge, Running
from websockets.exceptions import InvalidHandshake

from groma.games import find_game
from groma.kernel.record import check_record, read_record

ROUNDS = 50


class Player:
    """Plays at one table over any number of server processes, resending what was not answered, as the web app does."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        self.guest = guest
        self.table = table
        self.dice = Random(seed)
        self.acknowledged: dict[str, int] = {}
        self.pending: tuple[str, dict[str, Any], int] | None = None
        self.resent = 0
        self.count = 0
        self.is_over = False
        self.seat: Seat | None = None

    def __str__(self) -> str:
        at = None if self.seat is None or self.seat.state is None else {**self.seat.state, "view": None, "menu": None}
        return f"at {self.table}: pending {self.pending}, state {at}"

    async def play(self) -> None:
        """Play until the server is gone or the match over."""
        try:
            seat = self.seat = await self.guest.sit(self.table)
        except (OSError, TimeoutError, InvalidHandshake):
            # The server died before it had opened the socket, or in the middle of opening it.
            return
        try:
            await self._play(seat)
        except (ConnectionError, TimeoutError, OSError):
            pass
        except Exception as error:
            if "Connection" not in type(error).__name__ and "InvalidMessage" not in type(error).__name__:
                raise
        finally:
            await seat.close()

    async def _play(self, seat: Seat) -> None:
        await seat.until(lambda seat: seat.state is not None)
        if self.pending is not None:
            self.resent += 1
            await self._send(seat)
        while True:
            await seat.until(lambda seat: seat.is_asked or seat.state["outcome"] is not None)
            assert seat.state is not None
            if seat.state["outcome"] is not None:
                self.is_over = True
                return
            self.count += 1
            self.pending = (f"{seat.number}-{self.count}", choice(seat.state["menu"], self.dice), seat.state["entry"])
            entry = await self._send(seat)
            await seat.until(lambda seat, entry=entry: seat.state["entry"] >= entry)

    async def _send(self, seat: Seat) -> int:
        assert self.pending is not None
        name, intent, answers = self.pending
        try:
            entry = await seat.submit(intent, answers=answers, id=name)
        except RefusedByServer as refused:
            # Resent after the round went on without it; only an intent that was never stored may be stale.
            if refused.code not in ("stale", "not-stored", "not-awaited", "take-back-first"):
                raise
            self.pending = None
            return answers
        self.acknowledged[name] = entry
        self.pending = None
        return entry


KINDS: tuple[dict[str, Any], ...] = (
    {"game": "cartographers", "seats": 2},
    {"game": "gisborne", "seats": 3},
    {"game": "cartographers", "seats": 3, "bots": ["chance"]},
    {"game": "gisborne", "seats": 3, "bots": ["chance"]},
)
WITH_BOTS = 10
"""Rounds in which the tables with bots are played at too: a fresh server takes a second until its bots can think."""


async def _set_up(guests: list[Guest], kind: int, number: int) -> list[Player]:
    """A table of a kind, with a person on every seat that is not a bot's."""
    wish = {**KINDS[kind], "visibility": "open", "seed": f"lost {number}"}
    guests = guests[: wish["seats"] - len(wish.get("bots", []))]
    table = await guests[0].post("/api/tables", wish)
    for other in guests[1:]:
        await other.post(f"/api/tables/{table['id']}/join")
    await guests[0].post(f"/api/tables/{table['id']}/start")
    return [Player(guest, table["id"], 10 * number + place) for place, guest in enumerate(guests)]


def entries_in(database: str, table: str) -> list[dict[str, Any]]:
    """The entries of a table as they are on disk."""
    if database.startswith("sqlite"):
        with sqlite3.connect(f"file:{Path(database.removeprefix('sqlite:///'))}?mode=ro", uri=True) as connection:
            rows = connection.execute(
                "SELECT line FROM entries WHERE table_id = ? ORDER BY number", (table,)
            ).fetchall()
    else:
        with psycopg.connect(database) as pg:
            rows = pg.execute("SELECT line FROM entries WHERE table_id = %s ORDER BY number", (table,)).fetchall()
    return [json.loads(row[0]) for row in rows]


def check_acknowledged(database: str, players: list[Player]) -> int:
    """Every acknowledged intent is on disk, once, as the entry it was said to be."""
    seen = 0
    for table in {player.table for player in players}:
        entries = entries_in(database, table)
        assert [entry["entry"] for entry in entries] == list(range(len(entries)))
        names = [(entry["seat"], entry["id"]) for entry in entries if entry.get("id")]
        assert len(names) == len(set(names)), "an intent was carried out twice"
        for player in players:
            if player.table != table:
                continue
            for name, number in player.acknowledged.items():
                assert entries[number]["id"] == name, f"entry {number} was acknowledged as {name}"
                seen += 1
    return seen


@pytest.mark.slow
def test_whatever_was_acknowledged_survives_fifty_kills(smithy: Forge, database: str) -> None:
    """`kill -9` fifty times under load: no acknowledged intent is lost or doubled, no table stuck, no draw differs."""
    asyncio.run(_fifty_kills(smithy, database))


async def _fifty_kills(smithy: Forge, database: str) -> None:
    dice = Random(database[:6])
    server: Running = smithy.serve(database)
    rounds = 0
    async with Guest(server.base) as one, Guest(server.base) as two, Guest(server.base) as three:
        people = [one, two, three]
        tables = [await _set_up(people, kind, kind) for kind in range(len(KINDS))]
        everybody = [player for table in tables for player in table]
        while rounds < ROUNDS:
            active = tables if rounds < WITH_BOTS else tables[:2]
            playing = [asyncio.create_task(player.play()) for table in active for player in table]
            # Let some be acknowledged, so that every round has something to lose.
            wanted = sum(len(player.acknowledged) for player in everybody) + dice.randint(2, 6)
            end = time.monotonic() + 20
            while sum(len(player.acknowledged) for player in everybody) < wanted:
                if all(task.done() for task in playing):
                    break
                assert time.monotonic() < end, [f"{player}" for player in everybody if not player.is_over]
                for task in playing:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.001)
            await asyncio.sleep(dice.random() * 0.02)
            server.kill()
            await asyncio.gather(*playing)
            rounds += 1
            check_acknowledged(database, everybody)
            server = smithy.serve(database)
            for guest in people:
                guest.move_to(server.base)
            for kind, table in enumerate(tables):
                if any(player.is_over for player in table):
                    await _check(one, table[0].table)
                    tables[kind] = await _set_up(people, kind, rounds * len(KINDS) + kind)
                    everybody += tables[kind]
        # What was under way goes on to its end.
        await asyncio.wait_for(asyncio.gather(*(player.play() for table in tables for player in table)), 60)
        for table in tables:
            assert all(player.is_over for player in table)
            await _check(one, table[0].table)
    server.stop()
    assert rounds == ROUNDS
    assert check_acknowledged(database, everybody) >= 2 * ROUNDS
    assert any(player.resent for player in everybody), "no intent was ever under way when the server died"


async def _check(guest: Guest, table: str) -> None:
    """The record of a finished match fits its seed and the rules."""
    record = read_record(await guest.get(f"/api/tables/{table}/record"), find_game)
    assert check_record(record, find_game(record.header.game)) == []
