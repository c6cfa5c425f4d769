"""What people do at tables, through HTTP and the socket of a running server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import httpx
import pytest
from tests.server.client import Guest, RefusedByServer, Seat, choice
from tests.server.machines import Forge, Running

from groma.games import find_game
from groma.kernel.record import check_record, read_record

Story = Callable[..., Awaitable[None]]

HEROES = {
    "edition": "heroes", "sheet": "C", "explore": "heroes", "seasons": "heroes", "heroes": True, "scoring": "heroes",
    "ambushes": ["zombie-plague", "dragon-inferno", "giant-troll-ravage", "gorgon-gaze"],
}  # fmt: skip


def tell(server: Running, story: Story, people: int = 2) -> None:
    """Run a story with so many guests."""

    async def inside() -> None:
        guests = [Guest(server.base, ("en", "es", "fr")[number % 3]) for number in range(people)]
        try:
            await asyncio.wait_for(story(*guests), 60)
        finally:
            for guest in guests:
                await guest.go()

    asyncio.run(inside())


async def begin(*guests: Guest, **wish: Any) -> list[Seat]:
    """A table with these people, begun, and their seats."""
    wish = {"game": "cartographers", "visibility": "open", "seats": len(guests) + len(wish.get("bots", [])), **wish}
    table = await guests[0].post("/api/tables", wish)
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{table['id']}/join")
    await guests[0].post(f"/api/tables/{table['id']}/start")
    seats = [await guest.sit(table["id"]) for guest in guests]
    for seat in seats:
        await seat.until(lambda seat: seat.state is not None)
    return seats


async def refusal(work: Awaitable[Any]) -> RefusedByServer:
    with pytest.raises(RefusedByServer) as told:
        await work
    assert told.value.told["text"]
    return told.value


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wish",
    [
        {"people": 1},
        {"people": 2, "bots": ["greedy"]},
        {"people": 2, "bots": ["chance"], "options": HEROES},
        {
            "people": 3,
            "options": {
                "edition": "combined", "sheet": "D", "scoring": "both", "heroes": True,
                "ambushes": ["goblin-attack", "gnoll-raid", "zombie-plague", "gorgon-gaze"],
            },
        },
        {"people": 2, "game": "gisborne", "bots": ["greedy"]},
        {"people": 3, "game": "gisborne", "options": {"laying": "simultaneous"}},
    ],
    ids=["solo", "base", "heroes", "combined", "gisborne", "gisborne-at-once"],
)  # fmt: skip
def test_a_game_of_each_kind_is_played_to_its_end(server: Running, wish: dict[str, Any]) -> None:
    """Scripted clients play through the socket; the record says what happened and is accepted by the rules."""
    wish = dict(wish)
    people = wish.pop("people")

    async def story(*guests: Guest) -> None:
        seats = await begin(*guests, **wish)
        await asyncio.gather(*(seat.play(Random(number)) for number, seat in enumerate(seats)))
        outcomes = [seat.state["outcome"] for seat in seats if seat.state]
        assert all(outcome == outcomes[0] for outcome in outcomes)
        text = await guests[0].get(f"/api/tables/{seats[0].table_id}/record")
        record = read_record(text, find_game)
        assert check_record(record, find_game(record.header.game)) == []
        assert record.header.seed_hash == seats[0].table["seed_hash"]
        assert record.end is not None
        assert list(record.end.outcome.totals) == outcomes[0]["totals"]
        finished = (await guests[0].get("/api/tables?list=finished"))["tables"]
        assert seats[0].table_id in [table["id"] for table in finished]
        for seat in seats:
            assert [frame["n"] for frame in seat.frames] == list(range(1, len(seat.frames) + 1))
            told = [event["entry"] for state in seat.of_type("state") for event in state["events"]]
            assert told == list(range(told[0], len(record.entries)))

    tell(server, story, people)


# --- the lobby --------------------------------------------------------------------------------------------------------


def test_play_now_needs_one_tap(server: Running) -> None:
    """A visitor with no cookie gets a name, a table and the first question at once."""

    async def story(guest: Guest) -> None:
        assert (await guest.get("/api/me"))["kind"] == "visitor"
        table = await guest.post("/api/tables/play-now")
        assert (table["status"], table["seat"], table["awaiting"]) == ("playing", 0, [0])
        me = await guest.get("/api/me")
        assert me["kind"] == "guest"
        assert table["seats"][0]["name"] == me["name"]
        mine = (await guest.get("/api/tables?list=mine"))["tables"]
        assert [each["id"] for each in mine] == [table["id"]]

    tell(server, story, 1)


def test_an_open_table_fills_and_begins(server: Running) -> None:
    """Open tables are listed until they are full; everybody at the table sees who comes, and the host starts."""

    async def story(host: Guest, other: Guest, third: Guest) -> None:
        table = await host.post("/api/tables", {"game": "cartographers", "seats": 3, "visibility": "open"})
        watcher = await host.sit(table["id"])
        listed = (await third.get("/api/tables?list=open"))["tables"]
        assert table["id"] in [each["id"] for each in listed]
        joined = await other.post(f"/api/tables/{table['id']}/join", {"seat": 2})
        assert joined["seat"] == 2
        await watcher.until(lambda seat: seat.table["seats"][2]["kind"] == "person")
        assert (await refusal(third.post(f"/api/tables/{table['id']}/join", {"seat": 2}))).code == "seat-taken"
        assert (await refusal(third.post(f"/api/tables/{table['id']}/join", {"seat": 7}))).code == "no-such-seat"
        assert (await refusal(host.post(f"/api/tables/{table['id']}/start"))).code == "seats-free"
        assert (await refusal(other.post(f"/api/tables/{table['id']}/start"))).code == "host-only"
        await third.post(f"/api/tables/{table['id']}/join")
        begun = await host.post(f"/api/tables/{table['id']}/start")
        assert begun["status"] == "playing"
        await watcher.until(lambda seat: seat.state is not None)
        assert (await refusal(host.post(f"/api/tables/{table['id']}/start"))).code == "not-waiting"
        late = Guest(server.base)
        assert (await refusal(late.post(f"/api/tables/{table['id']}/join"))).code == "not-waiting"
        await late.go()

    tell(server, story, 3)


def test_an_invitation_lets_in_whoever_has_it_and_nobody_else(server: Running) -> None:
    """A table by invitation is in no list and does not exist for strangers; the link leads to a seat."""

    async def story(host: Guest, invited: Guest, stranger: Guest) -> None:
        table = await host.post("/api/tables", {"game": "cartographers", "seats": 2})
        token = table["invitation"]
        assert token
        for guest in (stranger, invited):
            listed = await guest.get("/api/tables?list=open")
            assert table["id"] not in [each["id"] for each in listed["tables"]]
        assert (await refusal(stranger.get(f"/api/tables/{table['id']}"))).code == "no-such-table"
        assert (await refusal(stranger.post(f"/api/tables/{table['id']}/join"))).code == "not-invited"
        wrong = {"invitation": "x" * len(token)}
        assert (await refusal(stranger.post(f"/api/tables/{table['id']}/join", wrong))).code == "not-invited"
        assert (await refusal(stranger.post("/api/join", {"token": token[:-1]}))).code == "no-such-invitation"
        turned_away = await stranger.sit(table["id"])
        await turned_away.until(lambda seat: seat.bye is not None)
        assert turned_away.bye is not None
        assert turned_away.bye["reason"] == "gone"
        assert turned_away.frames == [turned_away.bye]
        code = await host.http.get(f"/api/tables/{table['id']}/invitation.svg")
        assert code.headers["content-type"] == "image/svg+xml"
        assert (await refusal(stranger.get(f"/api/tables/{table['id']}/invitation.svg"))).code
        joined = await invited.post("/api/join", {"token": token})
        assert joined["seat"] == 1
        again = await invited.post("/api/join", {"token": token})
        assert again["seat"] == 1
        looked = await stranger.post("/api/join", {"token": token})
        assert looked["seat"] is None
        assert looked["invitation"] is None
        onlooker = await stranger.sit(table["id"], invitation=token)
        await onlooker.until(lambda seat: seat.welcome)
        assert token not in str(onlooker.frames)

    tell(server, story, 3)


def test_invitations_stand_in_no_log(smithy: Forge) -> None:
    """Neither invitations nor cookies are written to the log, however much is logged."""
    running = smithy.serve(smithy.sqlite(), log_level="debug")

    async def story(host: Guest, invited: Guest) -> None:
        table = await host.post("/api/tables", {"game": "cartographers", "seats": 2})
        await invited.http.get(f"/j/{table['invitation']}")
        await invited.post("/api/join", {"token": table["invitation"]})
        await (await invited.sit(table["id"], invitation=table["invitation"])).close()
        await asyncio.sleep(0.1)
        log = running.log.read_text()
        assert "GET /j/…" in log
        assert table["invitation"] not in log
        for cookie in (*host.http.cookies.values(), *invited.http.cookies.values()):
            assert cookie.partition(".")[0] not in log

    tell(running, story)
    running.stop()


def test_the_host_has_the_say_before_the_start(server: Running) -> None:
    """Bots come and go, seats are freed, and the host's chair passes on when the host gets up."""

    async def story(host: Guest, other: Guest) -> None:
        table = await host.post("/api/tables", {"game": "cartographers", "seats": 3, "visibility": "open"})
        path = f"/api/tables/{table['id']}"
        await other.post(f"{path}/join")
        seat = await other.sit(table["id"])
        assert (await refusal(other.post(f"{path}/bots", {"seat": 2, "bot": "greedy"}))).code == "host-only"
        assert (await refusal(host.post(f"{path}/bots", {"seat": 2, "bot": "oracle"}))).code == "unknown-bot"
        assert (await refusal(host.post(f"{path}/bots", {"seat": 1, "bot": "greedy"}))).code == "seat-taken"
        after = await host.post(f"{path}/bots", {"seat": 2, "bot": "greedy"})
        assert (after["seats"][2]["kind"], after["seats"][2]["bot"]) == ("bot", "greedy")
        assert after["can_start"]
        after = await host.post(f"{path}/bots", {"seat": 2, "bot": None})
        assert after["seats"][2]["kind"] == "free"
        assert (await refusal(host.post(f"{path}/remove", {"seat": 0}))).code == "not-yourself"
        await host.post(f"{path}/remove", {"seat": 1})
        await seat.until(lambda seat: seat.bye is not None)
        assert seat.bye is not None
        assert seat.bye["reason"] == "removed"
        await other.post(f"{path}/join")
        left = await host.post(f"{path}/leave")
        assert (left["seat"], left["is_host"]) == (None, False)
        assert (await other.get(path))["is_host"]
        closed = await other.post(f"{path}/leave")
        assert closed["status"] == "closed"

    tell(server, story)


def test_a_rematch_has_fresh_cards_and_the_same_people(server: Running) -> None:
    """Whoever asks first sets it up, whoever asks second is led to it; both find it at the old table."""

    async def story(one: Guest, two: Guest) -> None:
        seats = await begin(one, two, game="gisborne", bots=["chance"])
        table = seats[0].table_id
        assert (await refusal(one.post(f"/api/tables/{table}/rematch"))).code == "not-finished"
        await asyncio.gather(*(seat.play(Random(number)) for number, seat in enumerate(seats)))
        first = await one.post(f"/api/tables/{table}/rematch")
        second = await two.post(f"/api/tables/{table}/rematch")
        assert first["id"] == second["id"] != table
        assert (first["seat"], second["seat"]) == (0, 1)
        assert second["can_start"]
        assert first["seed_hash"] != seats[0].table["seed_hash"]
        await seats[1].until(lambda seat: seat.table["rematch"] == first["id"])
        solo = await one.post("/api/tables/play-now")
        seat = await one.sit(solo["id"])
        await seat.play(Random(3))
        again = await one.post(f"/api/tables/{solo['id']}/rematch")
        assert again["status"] == "playing"

    tell(server, story)


async def played(*guests: Guest) -> str:
    """The id of a table at which these people have played to the end."""
    seats = await begin(*guests)
    await asyncio.gather(*(seat.play(Random(number)) for number, seat in enumerate(seats)))
    return seats[0].table_id


def test_a_rematch_is_for_those_who_played(server: Running) -> None:
    """An onlooker can neither set it up nor come in by it."""

    async def story(one: Guest, two: Guest, onlooker: Guest) -> None:
        path = f"/api/tables/{await played(one, two)}/rematch"
        await onlooker.post("/api/me", {"name": "Olga"})
        assert (await refusal(onlooker.post(path))).code == "not-seated"
        again = await one.post(path)
        assert (await refusal(onlooker.post(path))).code == "not-seated"
        assert again["seats"][1]["kind"] == "free"

    tell(server, story, 3)


def test_a_rematch_that_was_closed_is_set_up_afresh(server: Running) -> None:
    """Whoever asks after everybody has left it gets a new one, and the old table leads there."""

    async def story(one: Guest, two: Guest) -> None:
        table = await played(one, two)
        first = await one.post(f"/api/tables/{table}/rematch")
        assert (await one.post(f"/api/tables/{first['id']}/leave"))["status"] == "closed"
        fresh = await two.post(f"/api/tables/{table}/rematch")
        assert fresh["id"] != first["id"]
        assert (fresh["status"], fresh["is_host"]) == ("waiting", True)
        assert (await one.get(f"/api/tables/{table}"))["rematch"] == fresh["id"]
        assert (await one.post(f"/api/tables/{table}/rematch"))["id"] == fresh["id"]

    tell(server, story)


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(server: Running) -> None:
    """However often both ask in the same instant: one table, each on a seat of their own, and none left over."""

    async def story(one: Guest, two: Guest) -> None:
        path = f"/api/tables/{await played(one, two)}/rematch"
        told = await asyncio.gather(*(guest.post(path) for _ in range(3) for guest in (one, two)))
        assert len({table["id"] for table in told}) == 1
        assert {table["seat"] for table in told} == {0, 1}
        for guest in (one, two):
            mine = (await guest.get("/api/tables?list=mine"))["tables"]
            assert [table["id"] for table in mine] == [told[0]["id"]]

    tell(server, story)


def test_the_same_word_gives_the_same_cards_and_so_does_a_challenge(server: Running) -> None:
    """Two tables with one seed word show the same first card; a finished game can be sent as a challenge."""

    async def story(one: Guest, two: Guest) -> None:
        tables = [
            await guest.post("/api/tables", {"game": "cartographers", "seed": "Nalos", "start": True})
            for guest in (one, two)
        ]
        assert tables[0]["seed_hash"] == tables[1]["seed_hash"]
        assert all(table["has_named_seed"] for table in tables)
        seats = [await guest.sit(table["id"]) for guest, table in zip((one, two), tables, strict=True)]
        for seat in seats:
            await seat.until(lambda seat: seat.state is not None)
        views = [seat.state["view"] for seat in seats if seat.state]
        assert (views[0]["card"], views[0]["edicts"]) == (views[1]["card"], views[1]["edicts"])
        wish = {"game": "cartographers", "challenge": tables[0]["id"], "start": True}
        assert (await refusal(two.post("/api/tables", wish))).code == "no-such-table"
        await seats[0].play(Random(1))
        challenge = await two.post("/api/tables", wish)
        assert challenge["seed_hash"] == tables[0]["seed_hash"]
        seat = await two.sit(challenge["id"])
        await seat.play(Random(2))
        same = await one.get(f"/api/tables/{tables[0]['id']}/same-cards")
        assert [table["id"] for table in same["tables"]] == [challenge["id"]]

    tell(server, story)


def test_todays_map_is_the_same_for_everybody_and_played_once(server: Running) -> None:
    """Everybody has today's cards, once; the results are listed with the best first."""

    async def story(one: Guest, two: Guest) -> None:
        before = await one.get("/api/today")
        assert before["mine"] is None
        wish = {"game": "cartographers", "today": True}
        tables = [await guest.post("/api/tables", wish) for guest in (one, two)]
        assert tables[0]["id"] != tables[1]["id"]
        assert tables[0]["seed_hash"] == tables[1]["seed_hash"]
        assert (await one.post("/api/tables", wish))["id"] == tables[0]["id"]
        assert (await one.get("/api/today"))["mine"]["id"] == tables[0]["id"]
        for number, (guest, table) in enumerate(zip((one, two), tables, strict=True)):
            seat = await guest.sit(table["id"])
            await seat.play(Random(number))
        results = (await one.get("/api/today"))["results"]
        assert [result["total"] for result in results] == sorted((each["total"] for each in results), reverse=True)
        assert sum(result["is_mine"] for result in results) == 1
        assert {result["table"] for result in results} >= {table["id"] for table in tables}

    tell(server, story)


def test_todays_map_asked_for_twice_at_once_is_one_table(smithy: Forge, database: str) -> None:
    """Two taps, or two devices: it is played once all the same."""
    running = smithy.serve(database)

    async def story(guest: Guest) -> None:
        await guest.post("/api/me", {"name": "Twice"})
        wish = {"game": "cartographers", "today": True}
        told = await asyncio.gather(*(guest.post("/api/tables", wish) for _ in range(6)))
        assert len({table["id"] for table in told}) == 1
        assert len((await guest.get("/api/tables?list=mine"))["tables"]) == 1

    tell(running, story, 1)
    running.stop()


def test_options_that_cannot_be_are_refused_in_a_sentence(server: Running) -> None:
    """Wrong values, unknown options, unknown games, too many bots, clocks without time."""

    async def story(guest: Guest, other: Guest) -> None:
        for wish, code in [
            ({"game": "chess"}, "unknown-game"),
            ({"game": "cartographers", "options": {"edition": "blue"}}, "bad-options"),
            ({"game": "cartographers", "options": {"sheat": "A"}}, "bad-options"),
            ({"game": "cartographers", "options": {"sheet": "Q"}}, None),
            ({"game": "gisborne", "seats": 2}, None),
            ({"game": "cartographers", "seats": 101}, "bad-request"),
            ({"game": "cartographers", "seats": 2, "bots": ["greedy", "greedy"]}, "too-many-bots"),
            ({"game": "cartographers", "pace": {"kind": "live", "seconds": 1}}, "bad-pace"),
            ({"game": "cartographers", "visibility": "secret"}, "bad-request"),
            ({}, "bad-request"),
        ]:
            told = await refusal(guest.post("/api/tables", wish))
            assert code is None or told.code == code, (wish, told.told)
        french = await refusal(other.post("/api/tables", {"game": "chess"}))
        assert french.told["text"] == "Aquí no hay ningún juego llamado chess"

    tell(server, story)


def test_refusals_are_worded_in_the_language_that_is_asked_for(server: Running) -> None:
    """The request says which; if it does not, the person's own setting counts, and for a visitor English."""
    with httpx.Client(base_url=server.base, trust_env=False, headers={"X-Groma": "1"}) as web:
        wish = {"game": "chess"}
        assert "accept-language" not in web.headers
        told = [web.post("/api/tables", json=wish).json()["text"]]
        web.post("/api/me", json={"language": "fr"})
        told.append(web.post("/api/tables", json=wish).json()["text"])
        told.append(web.post("/api/tables", json=wish, headers={"Accept-Language": "es"}).json()["text"])
    assert told == [
        "There is no game called chess here",
        "Il n’y a pas de jeu nommé chess ici",
        "Aquí no hay ningún juego llamado chess",
    ]


def test_a_table_of_a_hundred_sits_down_and_plays(server: Running) -> None:
    """One person and ninety-nine bots: the first round is revealed."""

    async def story(guest: Guest) -> None:
        wish = {"game": "cartographers", "seats": 100, "bots": ["chance"] * 99, "start": True}
        table = await guest.post("/api/tables", wish)
        seat = await guest.sit(table["id"])
        await seat.until(lambda seat: seat.state is not None)
        assert seat.state is not None
        first = seat.state["view"]["card"]
        await seat.submit(choice(seat.state["menu"], Random(1)))
        await seat.until(lambda seat: len(seat.state["view"]["column"]) > 1 or seat.state["view"]["card"] != first, 40)

    tell(server, story, 1)


# --- the socket -------------------------------------------------------------------------------------------------------


def test_an_intent_is_carried_out_once_however_often_it_is_sent(server: Running) -> None:
    """The same id gets the same entry; the same id with something else is refused; so is an answer to the past."""

    async def story(one: Guest, two: Guest) -> None:
        first, second = await begin(one, two)
        assert first.state is not None
        at, menu = first.state["entry"], first.state["menu"]
        intent = choice(menu, Random(1))
        entry = await first.submit(intent, id="mine", answers=at)
        for _ in range(3):
            assert await first.submit(intent, id="mine", answers=at) == entry
        other = choice(menu, Random(5))
        assert other != intent
        assert (await refusal(first.submit(other, id="mine", answers=at))).code == "id-used-before"
        again = await one.sit(first.table_id)
        await again.until(lambda seat: seat.state is not None)
        assert await again.submit(intent, id="mine", answers=at) == entry
        assert (await refusal(first.submit(intent, answers=999))).code == "unknown-entry"
        assert second.state is not None
        await second.submit(choice(second.state["menu"], Random(1)))
        await first.until(lambda seat: seat.state["entry"] > entry)
        assert (await refusal(first.submit(other, answers=at))).code == "stale"

    tell(server, story)


def test_a_sealed_choice_can_be_taken_back_until_the_last_one_is_in(server: Running) -> None:
    """The others see that a seat is ready, not what it chose; taking back opens the choice again."""

    async def story(one: Guest, two: Guest) -> None:
        first, second = await begin(one, two)
        assert first.state is not None
        intent = choice(first.state["menu"], Random(1))
        entry = await first.submit(intent)
        await second.until(lambda seat: seat.state["entry"] == entry)
        assert second.state is not None
        assert second.state["view"]["seats"][0]["ready"]
        assert second.state["awaiting"] == [1]
        told = [event["kind"] for shown in second.state["events"] for event in shown["events"]]
        assert told == ["seat-ready"]
        assert str(intent["spaces"]) not in str(second.state["events"])
        await first.submit({"kind": "take-back"})
        await first.until(lambda seat: seat.is_asked)
        await second.until(lambda seat: seat.state["awaiting"] == [0, 1])

    tell(server, story)


def test_previews_explanations_and_pings_are_answered(server: Running) -> None:
    """What a drawing would bring is told before it is sent; so is how anybody stands."""

    async def story(one: Guest, two: Guest) -> None:
        first, _ = await begin(one, two)
        assert first.state is not None
        intent = choice(first.state["menu"], Random(1))
        effect = (await first.ask({"type": "preview", "intent": intent}))["effect"]
        assert {"edicts", "coins", "monsters"} <= set(effect)
        assert (await refusal(first.ask({"type": "preview", "intent": {**intent, "spaces": ["A1", "K11"]}}))).code
        told = await first.ask({"type": "explain", "seat": 1})
        assert told["explain"]["seat"] == 1
        assert (await refusal(first.ask({"type": "explain", "seat": 9}))).code == "no-such-seat"
        assert (await first.ask({"type": "ping"}))["type"] == "pong"
        assert first.state["entry"] == 0

    tell(server, story)


def test_whoever_missed_something_asks_for_the_rest(server: Running) -> None:
    """A hello with the newest known entry brings what came since; an ask brings it again from anywhere."""

    async def story(one: Guest, two: Guest) -> None:
        first, second = await begin(one, two)
        await first.close()
        assert second.state is not None
        entry = await second.submit(choice(second.state["menu"], Random(1)))
        back = await one.sit(first.table_id, have=0)
        await back.until(lambda seat: seat.state is not None)
        assert back.state is not None
        assert [shown["entry"] for shown in back.state["events"]] == [1]
        assert entry == 1
        count = len(back.of_type("state"))
        await back.send({"type": "ask", "from": 0})
        await back.until(lambda seat: len(seat.of_type("state")) > count)
        assert [shown["entry"] for shown in back.state["events"]] == [0, 1]
        ahead = await one.sit(first.table_id, have=500)
        await ahead.until(lambda seat: seat.state is not None)
        assert ahead.state is not None
        assert ahead.state["events"] == []

    tell(server, story)


def test_chat_and_signs_reach_everybody_until_the_host_mutes(server: Running) -> None:
    """Players speak, onlookers are silent while the match is on, and a muted seat is told so."""

    async def story(host: Guest, other: Guest, onlooker: Guest) -> None:
        first, second = await begin(host, other)
        said = await second.ask({"type": "chat", "text": "  good\u202e  luck \u0007 "})
        assert said["line"]["text"] == "good luck"
        await first.until(lambda seat: seat.of_type("chat"))
        assert first.of_type("chat")[0]["line"] == said["line"]
        assert "id" not in first.of_type("chat")[0] or first.of_type("chat")[0]["id"] is None
        assert (await second.ask({"type": "sign", "sign": "thanks"}))["line"]["sign"] == "thanks"
        assert (await refusal(second.ask({"type": "chat", "text": "\u200b\u0000 "}))).code == "nothing-said"
        await host.post("/api/tables/play-now")
        await onlooker.post("/api/me", {"name": "Olga"})
        watching = await onlooker.sit(first.table_id)
        await watching.until(lambda seat: seat.state is not None)
        assert watching.welcome["seat"] is None
        assert [line["text"] for line in watching.welcome["chat"]] == ["good luck", None]
        assert (await refusal(watching.ask({"type": "chat", "text": "take the hill!"}))).code == "onlookers-silent"
        assert (await refusal(other.post(f"/api/tables/{first.table_id}/mute", {"seat": 0}))).code == "host-only"
        await host.post(f"/api/tables/{first.table_id}/mute", {"seat": 1})
        assert (await refusal(second.ask({"type": "chat", "text": "but"}))).code == "muted"
        await host.post(f"/api/tables/{first.table_id}/mute", {"seat": 1, "is_muted": False})
        await second.ask({"type": "chat", "text": "thank you"})

    tell(server, story, 3)


def test_it_is_seen_who_is_connected(server: Running) -> None:
    """People come and go; onlookers are counted."""

    async def story(one: Guest, two: Guest, three: Guest) -> None:
        first, second = await begin(one, two)
        await first.until(lambda seat: seat.of_type("presence"))
        watching = await three.sit(first.table_id)
        await first.until(lambda seat: seat.of_type("presence")[-1]["people"] == {"seats": [True, True], "watching": 1})
        await second.close()
        await watching.close()
        await first.until(
            lambda seat: seat.of_type("presence")[-1]["people"] == {"seats": [True, False], "watching": 0}
        )

    tell(server, story, 3)


# --- clocks and absence -----------------------------------------------------------------------------------------------


async def overdue(server: Running, *guests: Guest, **wish: Any) -> list[Seat]:
    """A table whose first choice has five seconds, of which hardly any are left."""
    seats = await begin(*guests, pace={"kind": "live", "seconds": 5}, **wish)
    assert seats[0].state is not None
    assert 3 < seats[0].state["clock"]["left"] <= 5
    return seats


def test_a_bot_plays_a_turn_when_its_time_is_over(server: Running) -> None:
    """With the option "bot-turn" the seat stays its person's: only this one choice is made by a bot."""

    async def story(one: Guest, two: Guest) -> None:
        first, second = await overdue(server, one, two, on_timeout="bot-turn")
        assert first.state is not None
        await first.submit(choice(first.state["menu"], Random(1)))
        await first.until(lambda seat: len(seat.state["view"]["column"]) > 1 or seat.state["entry"] >= 2, 9)
        assert second.table["seats"][1]["bot"] is None
        assert second.is_asked
        await second.until(lambda seat: seat.state["clock"]["left"] > 3)

    tell(server, story)


def test_a_bot_takes_the_seat_when_its_time_is_over_and_gives_it_back(server: Running) -> None:
    """With the option "bot-seat" a bot sits down; whoever comes back and chooses has the seat again."""

    async def story(one: Guest, two: Guest) -> None:
        first, second = await overdue(server, one, two, on_timeout="bot-seat")
        await first.until(lambda seat: seat.table["seats"][1]["bot"] is not None, 9)
        assert first.table["seats"][0]["bot"] is not None
        await asyncio.sleep(0.5)
        back = await two.post(f"/api/tables/{second.table_id}/join")
        assert back["seats"][1]["bot"] is None

    tell(server, story)


def test_the_table_waits_when_it_should(server: Running) -> None:
    """With the option "wait" the clock stops at nothing, and the match goes on whenever the person is back."""

    async def story(one: Guest, two: Guest) -> None:
        first, _ = await overdue(server, one, two, on_timeout="wait")
        await first.until(lambda seat: any(clock["clock"]["left"] is None for clock in seat.of_type("clock")), 9)
        assert first.state is not None
        assert await first.submit(choice(first.state["menu"], Random(1))) == 1

    tell(server, story)


def test_the_host_decides_about_late_seats(server: Running) -> None:
    """With the option "host" the table tells whom it waits for, and the host lets a bot play, sit down, or waits."""

    async def story(one: Guest, two: Guest) -> None:
        first, second = await overdue(server, one, two, on_timeout="host")
        assert first.state is not None
        await first.submit(choice(first.state["menu"], Random(1)))
        await first.until(lambda seat: seat.table["undecided"] == [1], 9)
        path = f"/api/tables/{first.table_id}/decide"
        assert (await refusal(two.post(path, {"seat": 1, "what": "bot-turn"}))).code == "host-only"
        assert (await refusal(one.post(path, {"seat": 0, "what": "bot-turn"}))).code == "nothing-to-decide"
        await one.post(path, {"seat": 1, "what": "bot-turn"})
        await first.until(lambda seat: seat.state["entry"] >= 2)
        await first.until(lambda seat: seat.table["undecided"] == [])
        assert second.table["seats"][1]["bot"] is None

    tell(server, story)


def test_the_clock_goes_on_while_only_bots_are_awaited(smithy: Forge) -> None:
    """Somebody may yet take a choice back, and has no more time for it than before."""
    running = smithy.serve(smithy.sqlite(), bot_delay=60.0)

    async def story(guest: Guest) -> None:
        (seat,) = await begin(guest, pace={"kind": "live", "seconds": 50}, bots=["chance"])
        assert seat.state is not None
        await seat.submit(choice(seat.state["menu"], Random(1)))
        await seat.until(lambda seat: seat.state["awaiting"] == [1])
        before = seat.state["clock"]["left"]
        assert before is not None
        await seat.submit({"kind": "take-back"})
        await seat.until(lambda seat: seat.is_asked)
        assert seat.state["clock"]["left"] <= before

    tell(running, story, 1)
    running.stop()


def test_a_bots_choice_that_its_person_took_back_is_made_again(server: Running) -> None:
    """The bot may choose for the same question a second time when its person goes away a second time."""

    async def story(one: Guest, two: Guest) -> None:
        first, second = await begin(one, two, on_timeout="bot-seat")
        path = f"/api/tables/{second.table_id}"
        for _ in range(2):
            await two.post(f"{path}/leave")
            await first.until(lambda seat: seat.state["awaiting"] == [0])
            await second.submit({"kind": "take-back"})
            await first.until(lambda seat: seat.state["awaiting"] == [0, 1])
        assert first.state is not None
        assert first.state["entry"] == 4

    tell(server, story)


def test_a_bot_does_not_choose_for_somebody_who_is_back(smithy: Forge) -> None:
    """A turn it was already thinking about is the person's again, who finds the choice open."""
    running = smithy.serve(smithy.sqlite(), bot_delay=1.0)

    async def story(one: Guest, two: Guest, three: Guest) -> None:
        first, second, _ = await begin(one, two, three, on_timeout="bot-seat")
        path = f"/api/tables/{first.table_id}"
        await two.post(f"{path}/leave")
        await two.post(f"{path}/join")
        # A bot that began to think later has played: the earlier one would have done so by now.
        await three.post(f"{path}/leave")
        await first.until(lambda seat: 2 not in seat.state["awaiting"])
        assert first.state is not None
        assert first.state["awaiting"] == [0, 1]
        assert second.state is not None
        assert await second.submit(choice(second.state["menu"], Random(1))) == 2

    tell(running, story, 3)
    running.stop()


def test_somebody_who_leaves_is_replaced_as_the_table_agreed(server: Running) -> None:
    """A bot takes the seat of whoever leaves, or the table waits; coming back is always possible."""

    async def story(one: Guest, two: Guest) -> None:
        first, second = await begin(one, two, on_timeout="bot-seat")
        await two.post(f"/api/tables/{second.table_id}/leave")
        await first.until(lambda seat: seat.table["seats"][1]["has_left"])
        await first.until(lambda seat: seat.state["awaiting"] == [0])
        assert second.state is not None
        await first.play(Random(1), until=lambda seat: seat.state["entry"] >= 6)
        await second.until(lambda seat: seat.is_asked or seat.state["entry"] >= 6)
        await two.post(f"/api/tables/{second.table_id}/join")
        await first.until(lambda seat: not seat.table["seats"][1]["has_left"])
        third, fourth = await begin(one, two, on_timeout="wait")
        await two.post(f"/api/tables/{fourth.table_id}/leave")
        await third.until(lambda seat: seat.table["seats"][1]["has_left"])
        assert third.table["seats"][1]["bot"] is None

    tell(server, story)


def test_clocks_and_bots_turns_survive_a_restart(smithy: Forge, database: str) -> None:
    """A deadline is a moment, not a count-down: it passes while the server is down. A bot's turn is taken up again."""

    async def story() -> None:
        running = smithy.serve(database)
        async with Guest(running.base) as one, Guest(running.base) as two:
            first, _ = await begin(
                one, two, pace={"kind": "live", "seconds": 9}, on_timeout="bot-turn", bots=["chance"]
            )
            assert first.state is not None
            begun = time.monotonic()
            await first.submit(choice(first.state["menu"], Random(1)))
            running.kill()
            await asyncio.sleep(2)
            running = smithy.serve(database)
            one.move_to(running.base)
            back = await one.sit(first.table_id)
            await back.until(lambda seat: seat.state is not None)
            assert back.state is not None
            assert 0 < back.state["clock"]["left"] < 7.5
            await back.until(lambda seat: seat.state["entry"] >= 3 and seat.is_asked, 20)
            assert time.monotonic() - begun > 7
        running.stop()

    asyncio.run(story())
