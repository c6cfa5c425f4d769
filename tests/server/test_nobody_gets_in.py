"""Cookies, origins, accounts, limits: who may do what, and how often."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest
import websockets.asyncio.client
from tests.server.client import Guest, RefusedByServer, choice
from tests.server.machines import Forge, Running
from tests.server.test_tables import begin, refusal, tell
from websockets.exceptions import InvalidStatus

from groma.server.identity import address_in
from groma.server.limits import Bucket, Limits, Rate
from groma.server.tables import MOST_CHANGES


def post(server: Running, path: str, headers: dict[str, str], body: str = "{}") -> httpx.Response:
    return httpx.post(server.base + path, headers=headers, content=body, trust_env=False)


# --- browsers of other sites ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "http://127.0.0.1:1", "null", "http://", "ftp://127.0.0.1", "http://[", "x" * 3000],
)
def test_a_socket_opened_by_another_site_is_refused(server: Running, origin: str) -> None:
    """Only our own pages, and programs that are no browsers, may open a socket."""

    async def story(guest: Guest) -> None:
        table = await guest.post("/api/tables/play-now")
        address = server.base.replace("http", "ws") + f"/ws/tables/{table['id']}"
        with pytest.raises(InvalidStatus) as told:
            await websockets.asyncio.client.connect(
                address, additional_headers={"Cookie": guest.cookie(), "Origin": origin}, proxy=None
            )
        assert told.value.response.status_code == 403

    tell(server, story, 1)


def test_another_sites_form_or_script_changes_nothing(server: Running) -> None:
    """A write needs our header or a JSON body, and no browser may say that it comes from elsewhere."""
    allowed = {"X-Groma": "1", "Content-Type": "application/json"}
    path = "/api/tables/play-now"
    assert post(server, path, allowed).status_code == 201
    assert post(server, path, {"Content-Type": "application/json"}).status_code == 201
    assert post(server, path, {**allowed, "Origin": server.base, "Sec-Fetch-Site": "same-origin"}).status_code == 201
    for headers in (
        {},
        {"Content-Type": "text/plain"},
        {"Content-Type": "application/x-www-form-urlencoded"},
        {"Content-Type": "multipart/form-data; boundary=x"},
        {**allowed, "Origin": "https://evil.example"},
        {**allowed, "Origin": "null"},
        {**allowed, "Sec-Fetch-Site": "cross-site"},
        {**allowed, "Sec-Fetch-Site": "same-site"},
    ):
        told = post(server, path, headers)
        assert (told.status_code, told.json()["code"]) == (403, "foreign-origin"), headers
    assert httpx.delete(server.base + "/api/me", trust_env=False).status_code == 403


def test_every_answer_forbids_what_a_page_of_ours_never_needs(server: Running) -> None:
    """A strict policy on pages, data and errors alike: nothing inline, nothing from elsewhere, no frames."""
    for path in ("/", "/t/some-table", "/api/me", "/api/nothing", "/assets/nothing.js", "/metrics"):
        told = httpx.get(server.base + path, trust_env=False)
        policy = told.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert "*" not in policy
        assert not re.search(r"https?://", policy)
        assert told.headers["x-content-type-options"] == "nosniff"
        assert told.headers["referrer-policy"] == "no-referrer"
        assert "server" not in told.headers
    odd = httpx.get(server.base + "/", headers={"Host": "x; script-src *"}, trust_env=False)
    assert "*" not in odd.headers["content-security-policy"]


def test_files_outside_the_web_app_are_never_served(server: Running) -> None:
    """Neither sources nor anything above the folder, however the path is written."""
    for path in (
        "/../app.py", "/..%2fapp.py", "/%2e%2e/app.py", "/assets/../../app.py", "/assets/..%2f..%2fsettings.py",
        "//etc/passwd", "/.built-from", "/assets/%00", "/..\\app.py", "/assets/" + "a/" * 500,
    ):  # fmt: skip
        request = httpx.Request("GET", server.base + "/")
        request.url = request.url.copy_with(raw_path=path.encode())
        with httpx.Client(trust_env=False) as client:
            told = client.send(request)
        assert told.status_code in (200, 404), path
        assert "create_app" not in told.text
        assert "root:" not in told.text


# --- cookies and accounts ---------------------------------------------------------------------------------------------


def test_the_cookie_is_as_it_should_be(smithy: Forge) -> None:
    """Out of reach of scripts, not sent along by other sites; behind https it is bound to the host and to https."""
    plain = smithy.serve(smithy.sqlite())
    secure = smithy.serve(smithy.sqlite(), public_url="https://maps.example.org")
    headers = {"X-Groma": "1", "Content-Type": "application/json"}
    cookie = post(plain, "/api/tables/play-now", headers).headers["set-cookie"]
    assert re.match(r"groma=[\w-]{32}\.[0-9a-f]{32}; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax$", cookie)
    told = post(secure, "/api/tables/play-now", {**headers, "Origin": "https://maps.example.org"})
    assert told.headers["set-cookie"].startswith("__Host-groma=")
    assert told.headers["set-cookie"].endswith("; Secure")
    assert "max-age" in told.headers["strict-transport-security"]
    plain.stop()
    secure.stop()


def test_a_forged_cookie_is_nobody(server: Running) -> None:
    """Garbage, a changed signature, another one's id: all are visitors, and no error."""

    async def story(guest: Guest) -> None:
        await guest.post("/api/tables/play-now")
        real = next(iter(guest.http.cookies.values()))
        token, signature = real.split(".")
        for cookie in (
            "",
            "x",
            "." * 50,
            f"{token}.",
            f"{token}.{'0' * 32}",
            f"A{token[1:]}.{signature}",
            real + "0",
            "é",
            "a" * 4000,
        ):
            told = httpx.get(server.base + "/api/me", headers={"Cookie": f"groma={cookie}".encode()}, trust_env=False)
            assert told.json()["kind"] == "visitor", cookie

    tell(server, story, 1)


def test_an_account_keeps_history_across_devices(server: Running) -> None:
    """A guest signs up and keeps the tables; logging in elsewhere brings them there, with what was played there."""

    async def story(one: Guest, two: Guest) -> None:
        table = await one.post("/api/tables/play-now")
        before = one.cookie()
        me = await one.post("/api/account", {"name": "Añá Cartógrafa", "password": "a long enough word"})
        assert (me["kind"], me["name"]) == ("account", "Añá Cartógrafa")
        assert one.cookie() != before
        assert (
            await refusal(one.post("/api/account", {"name": "Other", "password": "a long enough word"}))
        ).code == "has-account"
        theirs = await two.post("/api/tables/play-now")
        taken = await refusal(two.post("/api/account", {"name": "AÑÁ CARTÓGRAFA", "password": "a long enough word"}))
        assert taken.code == "name-taken"
        wrong = {"name": "Añá Cartógrafa", "password": "another long word"}
        assert (await refusal(two.post("/api/session", wrong))).code == "wrong-password"
        assert (await refusal(two.post("/api/session", {**wrong, "name": "Nobody"}))).code == "wrong-password"
        short = {"name": "Añá Cartógrafa", "password": "short"}
        assert (await refusal(two.post("/api/account", short))).code == "bad-request"
        await two.post("/api/session", {"name": "añá cartógrafa", "password": "a long enough word"})
        mine = {each["id"] for each in (await two.get("/api/tables?list=mine"))["tables"]}
        assert mine == {table["id"], theirs["id"]}
        seat = await two.sit(theirs["id"])
        await seat.until(lambda seat: seat.state is not None)
        assert seat.number == 0

    tell(server, story)


def test_logging_out_everywhere_ends_every_session_and_socket(server: Running) -> None:
    """Other devices are strangers at once, and their sockets are closed with a word."""

    async def story(one: Guest, two: Guest) -> None:
        table = await one.post("/api/tables/play-now")
        await one.post("/api/account", {"name": "Everywhere", "password": "a long enough word"})
        await two.post("/api/session", {"name": "Everywhere", "password": "a long enough word"})
        seat = await two.sit(table["id"])
        await seat.until(lambda seat: seat.state is not None)
        await one.delete("/api/sessions")
        await seat.until(lambda seat: seat.bye is not None)
        assert seat.bye is not None
        assert seat.bye["reason"] == "logged-out"
        for guest in (one, two):
            assert (await guest.get("/api/me"))["kind"] == "visitor"

    tell(server, story)


def test_logging_out_here_leaves_other_devices_alone(server: Running) -> None:
    """Only this session ends, and its cookie opens nothing any more."""

    async def story(one: Guest, two: Guest) -> None:
        await one.post("/api/account", {"name": "Here", "password": "a long enough word"})
        await two.post("/api/session", {"name": "Here", "password": "a long enough word"})
        kept = one.cookie()
        await one.delete("/api/session")
        told = httpx.get(server.base + "/api/me", headers={"Cookie": kept}, trust_env=False)
        assert told.json()["kind"] == "visitor"
        assert (await two.get("/api/me"))["account"] == "Here"

    tell(server, story)


def test_ones_own_data_is_exported_and_deleted(server: Running) -> None:
    """The export has everything of oneself; after deletion the others still have their table."""

    async def story(one: Guest, two: Guest) -> None:
        await one.post("/api/me", {"name": "Forget Me"})
        first, second = await begin(one, two, on_timeout="bot-seat")
        await first.ask({"type": "chat", "text": "remember this"})
        export = await one.get("/api/me/export")
        assert export["person"]["name"] == "Forget Me"
        assert export["seats"][0]["table"] == first.table_id
        assert export["chat"][0]["text"] == "remember this"
        await one.delete("/api/me")
        assert (await one.get("/api/me"))["kind"] == "visitor"
        await second.until(lambda seat: seat.table["seats"][0]["name"] != "Forget Me")
        assert "Forget Me" not in str(await two.get(f"/api/tables/{first.table_id}"))
        await second.until(lambda seat: 0 not in seat.state["awaiting"])

    tell(server, story)


def test_logging_out_here_closes_this_devices_sockets_and_no_others(server: Running) -> None:
    """Every socket of the session is told so; the person's other devices play on."""

    async def story(one: Guest, two: Guest) -> None:
        table = await one.post("/api/tables/play-now")
        account = {"name": "Two Devices", "password": "a long enough word"}
        await one.post("/api/account", account)
        await two.post("/api/session", account)
        here = [await one.sit(table["id"]) for _ in range(2)]
        there = await two.sit(table["id"])
        for seat in (*here, there):
            await seat.until(lambda seat: seat.state is not None)
        await one.delete("/api/session")
        for seat in here:
            await seat.until(lambda seat: seat.is_closed)
            assert seat.bye is not None
            assert seat.bye["reason"] == "logged-out"
        assert (await there.ask({"type": "ping"}))["type"] == "pong"

    tell(server, story)


def test_logging_in_as_somebody_else_closes_what_was_open_here(server: Running) -> None:
    """No socket of whoever this device was before stays; where they are logged in elsewhere they stay."""

    async def story(one: Guest, two: Guest, other: Guest) -> None:
        table = await one.post("/api/tables/play-now")
        account = {"name": "Before", "password": "a long enough word"}
        await one.post("/api/account", account)
        await two.post("/api/session", account)
        after = {"name": "Afterwards", "password": "a long enough word"}
        await other.post("/api/account", after)
        here, there = await one.sit(table["id"]), await two.sit(table["id"])
        for seat in (here, there):
            await seat.until(lambda seat: seat.state is not None)
        await one.post("/api/session", after)
        await here.until(lambda seat: seat.is_closed)
        assert here.bye is not None
        assert here.bye["reason"] == "logged-out"
        assert (await there.ask({"type": "ping"}))["type"] == "pong"
        assert (await one.get("/api/tables?list=mine"))["tables"] == []

    tell(server, story, 3)


def test_a_session_that_ends_unheard_closes_its_sockets_too(smithy: Forge) -> None:
    """Should word of it be lost between processes, each looks for itself whether people are still logged in."""
    database = smithy.sqlite()
    running = smithy.serve(database)

    async def story(one: Guest, two: Guest) -> None:
        first, second = await begin(one, two)
        me = await one.get("/api/me")
        with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"), timeout=20)) as connection:
            connection.execute("DELETE FROM sessions WHERE person = ?", (me["id"],))
            connection.commit()
        await first.until(lambda seat: seat.is_closed)
        assert first.bye is not None
        assert first.bye["reason"] == "logged-out"
        assert (await second.ask({"type": "ping"}))["type"] == "pong"

    tell(running, story)
    running.stop()


def test_what_a_guest_had_goes_along_to_the_account(server: Running) -> None:
    """Seat, hosting and chat, also at a table that is being looked at; those who sit there see it."""

    async def story(one: Guest, two: Guest, other: Guest) -> None:
        account = {"name": "Moves In", "password": "a long enough word"}
        await one.post("/api/account", account)
        first, looking = await begin(two, other, on_timeout="host")
        await first.ask({"type": "chat", "text": "said as a guest"})
        await looking.until(lambda seat: seat.of_type("chat"))
        count = len(looking.of_type("table"))
        await two.post("/api/session", account)
        await looking.until(lambda seat: len(seat.of_type("table")) > count)
        again = await two.sit(first.table_id)
        await again.until(lambda seat: seat.state is not None)
        assert again.number == 0
        assert again.table["is_host"]
        export = await one.get("/api/me/export")
        assert [line["text"] for line in export["chat"]] == ["said as a guest"]

    tell(server, story, 3)


def test_nobody_waits_for_somebody_who_was_forgotten(server: Running) -> None:
    """A bot takes the seat for good, even at a table that waits for people; whoever is left is the host."""

    async def story(one: Guest, two: Guest) -> None:
        first, second = await begin(one, two, on_timeout="wait")
        await one.delete("/api/me")
        await first.until(lambda seat: seat.is_closed)
        await second.until(lambda seat: seat.table["seats"][0]["bot"] is not None)
        await second.until(lambda seat: seat.state["awaiting"] == [1])
        assert (await two.get(f"/api/tables/{first.table_id}"))["is_host"]

    tell(server, story)


def test_a_table_nobody_is_left_at_closes(server: Running) -> None:
    """Whoever is forgotten in the middle of a solo game leaves nothing behind that goes on."""

    async def story(one: Guest, two: Guest) -> None:
        wish = {"game": "cartographers", "seats": 2, "bots": ["chance"], "visibility": "open", "start": True}
        table = await one.post("/api/tables", wish)
        await one.delete("/api/me")
        after = await two.get(f"/api/tables/{table['id']}")
        assert after["status"] == "closed"
        assert one.http.cookies.get("groma") in (None, "")

    tell(server, story)


# --- seats of others --------------------------------------------------------------------------------------------------


def test_nobody_plays_for_another_seat(server: Running) -> None:
    """An intent is the sender's seat's, whatever it says; onlookers and strangers have none."""

    async def story(one: Guest, two: Guest, three: Guest) -> None:
        first, second = await begin(one, two)
        assert first.state is not None
        intent = choice(first.state["menu"], Random(1))
        watching = await three.sit(first.table_id)
        await watching.until(lambda seat: seat.state is not None)
        assert watching.state is not None
        assert watching.state["menu"] is None
        assert (await refusal(watching.submit(intent))).code == "not-seated"
        assert (await refusal(watching.ask({"type": "preview", "intent": intent}))).code == "not-seated"
        await first.ask({"type": "intent", "answers": 0, "intent": intent, "seat": 1, "person": "host"})
        await second.until(lambda seat: seat.state["entry"] == 1)
        assert second.state is not None
        assert second.state["awaiting"] == [1]

    tell(server, story, 3)


# --- limits -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(smithy: Forge) -> Iterator[Running]:
    """A server with its limits on."""
    running = smithy.serve(smithy.sqlite(), limits=1.0, max_tables_per_person=5)
    yield running
    running.stop()


def test_a_flood_of_messages_is_refused_and_then_ended(strict: Running) -> None:
    """Too many messages are answered with how long to wait; who goes on is sent away. Others notice nothing."""

    async def story(one: Guest, two: Guest) -> None:
        first, second = await begin(one, two)
        for number in range(20_000):
            if first.is_closed:
                break
            try:
                await first.send({"type": "ping", "id": f"p{number}"})
            except websockets.exceptions.ConnectionClosed:
                break
        await first.until(lambda seat: seat.bye is not None)
        assert first.bye is not None
        assert first.bye["reason"] == "too-many"
        assert first.bye["back_in"] > 0
        refused = first.of_type("refused")
        assert refused[0]["refusal"]["code"] == "too-fast"
        assert refused[0]["refusal"]["facts"]["seconds"] >= 1
        assert (await second.ask({"type": "ping"}))["type"] == "pong"

    tell(strict, story)


def test_asking_for_everything_again_is_limited(strict: Running) -> None:
    """Each such answer holds the whole match; whoever asks too often is told how long to wait."""

    async def story(one: Guest, two: Guest) -> None:
        first, _ = await begin(one, two)
        for _ in range(15):
            await first.send({"type": "ask", "from": 0})
        await first.until(lambda seat: seat.of_type("refused"))
        told = first.of_type("refused")[0]
        assert told["refusal"]["code"] == "too-fast"
        assert told["refusal"]["facts"]["seconds"] >= 1
        assert (await first.ask({"type": "ping"}))["type"] == "pong"
        assert len(first.of_type("refused")) <= 5

    tell(strict, story)


@pytest.mark.parametrize("factor", [0.001, 0.2, 1.0])
def test_the_smallest_limits_let_one_through(factor: float) -> None:
    """However far the limits are turned down: who asks for the first time is served, and then waits."""
    limits, rate = Limits(factor), Rate(1, 0.5)
    assert limits.wait("seen", rate, "ana") == 0
    assert limits.wait("seen", rate, "ana") > 0
    bucket = Bucket(rate, factor)
    assert bucket.wait() == 0
    assert bucket.wait() > 0
    assert limits.most(3) >= 1


def test_choices_are_not_taken_back_for_ever(server: Running) -> None:
    """Each change of mind is an entry that is kept: after very many about one question a choice stands."""

    async def story(one: Guest, two: Guest) -> None:
        first, second = await begin(one, two)
        assert first.state is not None
        intent = choice(first.state["menu"], Random(1))
        for _ in range(MOST_CHANGES):
            await first.submit(intent, answers=0)
            await first.submit({"kind": "take-back"}, answers=0)
        entry = await first.submit(intent, answers=0)
        assert (await refusal(first.submit({"kind": "take-back"}, answers=0))).code == "too-busy"
        await second.until(lambda seat: seat.state["entry"] == entry)
        assert await second.submit(choice(second.state["menu"], Random(2))) == entry + 1  # type: ignore[index]

    tell(server, story)


def test_chat_and_tables_are_limited(strict: Running) -> None:
    """A chatterbox must wait; somebody with too many unfinished tables is told how many there may be."""

    async def story(one: Guest, two: Guest) -> None:
        first, _ = await begin(one, two)
        codes = []
        for number in range(10):
            try:
                await first.ask({"type": "chat", "text": f"{number}"})
            except RefusedByServer as refused:
                codes.append(refused.code)
        assert set(codes) == {"too-fast"}
        assert len(codes) >= 3
        for _ in range(5):
            await two.post("/api/tables/play-now")
        told = await refusal(two.post("/api/tables/play-now"))
        assert told.code == "too-many-tables"
        assert told.told["facts"] == {"most": 5}

    tell(strict, story)


@pytest.mark.parametrize(
    ("client", "known_as"),
    [
        (("203.0.113.5", 4), "203.0.113.5"),
        (("::ffff:203.0.113.5", 4, 0, 0), "203.0.113.5"),
        (("2001:db8:1:2:3:4:5:6", 4, 0, 0), "2001:db8:1:2::"),
        (("fe80::1%eth0", 4, 0, 2), "fe80::"),
        (("", 0), "unknown"),
        (("a proxy's nonsense", 0), "unknown"),
        (None, "unknown"),
    ],
)
def test_an_address_is_a_household(client: Any, known_as: str) -> None:
    """IPv4 by the address, also where it comes through a socket for both kinds; IPv6 by what one household has."""
    assert address_in({"client": client}) == known_as


def test_passwords_cannot_be_tried_at_will(strict: Running) -> None:
    """After a few wrong passwords one must wait, from wherever they come."""

    async def story(guest: Guest) -> None:
        codes = []
        for _ in range(11):
            try:
                await guest.post("/api/session", {"name": "victim", "password": "guess after guess"})
            except RefusedByServer as refused:
                codes.append(refused.code)
        assert codes[0] == "wrong-password"
        assert codes[-1] == "too-fast"

    tell(strict, story, 1)


def test_requests_of_one_address_are_limited(smithy: Forge) -> None:
    """A flood of requests is answered with 429 and when to come back; health is still told."""
    running = smithy.serve(smithy.sqlite(), limits=0.2)
    with httpx.Client(base_url=running.base, trust_env=False) as client:
        told = [client.get("/api/me") for _ in range(120)]
        refused = [answer for answer in told if answer.status_code == 429]
        assert refused
        assert int(refused[0].headers.get("retry-after", "0")) >= 1
        assert refused[0].json()["code"] == "too-fast"
        assert client.get("/healthz").status_code == 200
    running.stop()


def test_too_many_sockets_are_turned_away(smithy: Forge) -> None:
    """One person may have so many sockets and no more; the rest are told to come back later."""
    running = smithy.serve(smithy.sqlite(), limits=0.25)

    async def story(guest: Guest) -> None:
        table = await guest.post("/api/tables/play-now")
        seats: list[Any] = [await guest.sit(table["id"]) for _ in range(9)]
        await asyncio.sleep(0.3)
        byes = [seat.bye["reason"] for seat in seats if seat.bye is not None]
        assert set(byes) == {"too-many"}
        assert sum(seat.bye is None for seat in seats) == 6

    tell(running, story, 1)
    running.stop()
