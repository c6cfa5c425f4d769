"""Nobody is ever sent more than their seat may know."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from tests.server.client import Guest, Seat, choice
from tests.server.machines import Running

from groma.games import find_game
from groma.kernel.chance import SeededChance
from groma.kernel.match import Match, Step
from groma.kernel.record import Record, read_record
from groma.kernel.seats import Seat as SeatNumber

COMBINED = {
    "edition": "combined", "sheet": "B", "scoring": "both", "heroes": True,
    "ambushes": ["goblin-attack", "kobold-onslaught", "zombie-plague", "giant-troll-ravage", "gorgon-gaze"],
}  # fmt: skip


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "cartographers"},
        {"game": "cartographers", "options": COMBINED},
        {"game": "gisborne"},
        {"game": "gisborne", "options": {"laying": "simultaneous", "chip_pile": "face_down"}},
    ],
    ids=["base", "combined", "gisborne", "gisborne-at-once"],
)  # fmt: skip
@pytest.mark.parametrize("luck", [1, 2])
def test_all_that_was_ever_sent_follows_from_what_the_seat_may_know(
    server: Running, wish: dict[str, Any], luck: int
) -> None:
    """Over random games: every view, menu, standing and event that went to a seat or an onlooker is made from that
    seat's view of that moment, through the game's only ways out; and the seed stays secret until the end.
    """

    async def story() -> None:
        async with Guest(server.base) as one, Guest(server.base) as two, Guest(server.base) as three:
            table = await one.post("/api/tables", {**wish, "seats": 3, "visibility": "open"})
            for guest in (two, three):
                await guest.post(f"/api/tables/{table['id']}/join")
            async with Guest(server.base) as onlooker:
                await one.post(f"/api/tables/{table['id']}/start")
                seats = [await guest.sit(table["id"]) for guest in (one, two, three)]
                watching = await onlooker.sit(table["id"])
                await asyncio.gather(*(seat.play(Random(10 * luck + n)) for n, seat in enumerate(seats)))
                await watching.until(lambda seat: seat.state is not None and seat.state["outcome"] is not None)
                record = read_record(await one.get(f"/api/tables/{table['id']}/record"), find_game)
                assert record.end is not None
                for seat in [*seats, watching]:
                    check_frames(seat, record)
                    assert record.end.seed not in json.dumps(seat.frames)
                    for guest in (one, two, three):
                        me = await guest.get("/api/me")
                        assert me["id"] not in json.dumps(seat.frames)
                        for cookie in guest.http.cookies.values():
                            assert cookie.partition(".")[0] not in json.dumps(seat.frames)

    asyncio.run(story())


def check_frames(seat: Seat, record: Record) -> None:
    """Compare all a client was sent with what may be known at that entry, computed from the record alone."""
    game = find_game(record.header.game)
    number = None if seat.number is None else SeatNumber(seat.number)
    states = {frame["entry"]: frame for frame in seat.of_type("state")}
    assert states
    assert record.end is not None
    chance = SeededChance(bytes.fromhex(record.end.seed))
    match: Match[Any, Any, Any, Any, Any] = Match.resume(
        game, record.header.options, record.header.seats, chance, record.entries[:1]
    )
    seen = 0
    for entry in record.entries:
        if entry.number > 0:
            state = match.state
            for event in entry.events:
                state = game.evolve(state, event)
            match.take(Step(entry, state, True))
        frame = states.get(entry.number)
        if frame is None:
            continue
        assert frame["view"] == plain(game.codec.encode(match.view(number), game.view_type))
        for told in frame["events"]:
            shown = match.shown(record.entries[told["entry"]], number)
            assert told["events"] == plain([game.codec.encode(event, game.event_type) for event in shown])
        if number is None:
            assert frame["menu"] is None
            assert frame["explain"] is None
        else:
            if frame["menu"] is not None:
                assert frame["menu"] == plain(game.menu(match.state, number))
            assert frame["explain"] == plain(game.explain(match.state, number, number))
        seen += 1
    assert seen == len(states)


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


def test_another_seats_sealed_choice_changes_no_byte(server: Running) -> None:
    """Two tables with the same cards, where one seat seals different drawings: until the reveal everybody else is sent
    the very same.
    """

    async def play(dice: Random) -> tuple[list[list[str]], str]:
        async with Guest(server.base) as one, Guest(server.base) as two, Guest(server.base) as three:
            wish = {"game": "cartographers", "seats": 3, "visibility": "open", "seed": "hidden"}
            table = await one.post("/api/tables", wish)
            guests = (one, two, three)
            for number, guest in enumerate(guests):
                await guest.post("/api/me", {"name": f"Player {number}"})
                if number:
                    await guest.post(f"/api/tables/{table['id']}/join")
            await one.post(f"/api/tables/{table['id']}/start")
            seats = [await guest.sit(table["id"]) for guest in guests]
            async with Guest(server.base) as onlooker:
                others = [seats[0], seats[2], await onlooker.sit(table["id"])]
                for seat in (*seats, *others):
                    await seat.until(lambda seat: seat.state is not None)
                marks = [len(seat.frames) for seat in others]
                assert seats[1].state is not None
                intent = choice(seats[1].state["menu"], dice)
                await seats[1].submit(intent, id="sealed")
                for seat in others:
                    await seat.until(lambda seat: seat.state["entry"] == 1)
                # Asked for explanations and everything again, nobody learns more.
                for seat in others:
                    await seat.ask({"type": "explain", "seat": 1, "id": "why"})
                    count = len(seat.of_type("state"))
                    await seat.send({"type": "ask", "from": 0})
                    await seat.until(lambda seat, count=count: len(seat.of_type("state")) > count)
                sent = [
                    [
                        json.dumps({**frame, "n": None})
                        for frame in seat.frames[mark:]
                        if frame["type"] in ("state", "explained")
                    ]
                    for seat, mark in zip(others, marks, strict=True)
                ]
                return sent, json.dumps(intent)

    async def story() -> None:
        first, intent = await play(Random(1))
        second, other = await play(Random(2))
        assert intent != other
        assert first == second

    asyncio.run(story())


def test_lists_and_tables_tell_no_secrets(server: Running) -> None:
    """Over HTTP a stranger reads names and whose turn it is, never a seed, an invitation or a person's id."""

    async def story() -> None:
        async with Guest(server.base) as host, Guest(server.base) as stranger:
            table = await host.post("/api/tables", {"game": "cartographers", "seats": 2, "visibility": "open"})
            me = await host.get("/api/me")
            told = [
                await stranger.get(f"/api/tables/{table['id']}"),
                await stranger.get("/api/tables?list=open"),
                await stranger.get("/api/tables?list=watch"),
            ]
            text = json.dumps(told)
            assert table["id"] in text
            assert table["invitation"] not in text
            assert me["id"] not in text
            assert '"seed"' not in text

    asyncio.run(story())
