"""Bad input by the thousand: no answer of 500, no traceback to a client, no change of any table, memory steady."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
import schemathesis.specs.openapi.adapter.parameters
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.client import Guest, Seat, choice
from tests.server.machines import Forge, Running
from tests.server.test_tables import begin, tell
from websockets.exceptions import ConnectionClosed

from groma.server.protocol import LARGEST_FRAME
from groma.server.replay import MOST_BYTES


@pytest.fixture(scope="module")
def target(smithy: Forge) -> Iterator[Running]:
    """A server without limits, so that every input reaches what it aims at."""
    running = smithy.serve(smithy.sqlite())
    yield running
    no_mistakes(running)
    running.stop()


def no_mistakes(server: Running) -> None:
    """Nothing went wrong inside the server that it had to write down."""
    wrong = [line for line in server.logged() if line["level"] == "error"]
    assert wrong == [], wrong[:2]


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=10), inside, max_size=4),
    max_leaves=12,
)
WORDS = """type id answers intent kind draw-shape spaces terrain shape seat from text hello preview explain ask chat
sign ping version lay-cards cards take-back count space A1 K11 L12 forest bot:0:0 \0 ä 💥"""
words = st.sampled_from(re.split(r"[ \n]", WORDS))
shaped = st.dictionaries(words, values | words | st.lists(words, max_size=6), max_size=8)
messages = st.builds(
    lambda kind, rest: {**rest, "type": kind},
    st.sampled_from(["intent", "preview", "explain", "ask", "chat", "sign", "ping", "hello", "state", "done"]),
    shaped
    | st.fixed_dictionaries(
        {
            "id": st.just("x") | values,
            "answers": st.integers(-5, 5) | values,
            "intent": shaped,
            "seat": values,
            "from": values,
        }
    ),
)

DEEP = 20_000
RAW: list[str | bytes] = [
    "", " ", "null", "true", "0", "[]", "{}", '"hello"', "{", "}{", "{'type': 'ping'}", '{"type":', '{"type":"ping"',
    '{"type":"ping","id":"a"}{"type":"ping","id":"b"}', '{"type":null}', '{"type":["ping"]}', '{"type":"no-such"}',
    '{"type":"ping","id":null}', '{"type":"ping","id":""}', '{"type":"ping","id":"a b"}', '{"type":"ping","id":"a:b"}',
    '{"type":"ping","id":"' + "x" * 65 + '"}', '{"type":"ping","id":"\\ud800"}', '{"type":"ping","id":"\\u0000"}',
    '{"type":"intent","id":"a","answers":-1,"intent":{}}', '{"type":"intent","id":"a","answers":1e999,"intent":{}}',
    '{"type":"intent","id":"a","answers":99999999999999999999,"intent":{}}', '{"type":"intent","id":"a","answers":NaN}',
    '{"type":"intent","id":"a","answers":0,"intent":[]}', '{"type":"intent","id":"a","answers":0,"intent":{"kind":7}}',
    '{"type":"intent","id":"a","answers":0,"intent":{"kind":"draw-shape","spaces":' + "[" * DEEP + "]" * DEEP + "}}",
    '{"type":"intent","id":"a","answers":0,"intent":{"kind":"draw-shape","spaces":' + "[" * 900 + "]" * 900 + "}}",
    '{"type":"intent","id":"a","answers":0,"intent":{"kind":"draw-shape","x":' + '{"a":' * 900 + "1" + "}" * 900 + "}}",
    '{"type":"intent","id":"a","answers":0,"intent":{"kind":"place-hero","space":"A1","turn":' + "9" * 5000 + "}}",
    '{"type":"intent","id":"a","answers":0,"intent":{"kind":"draw-shape","shape":true,"terrain":"forest","spaces":[]}}',
    '{"type":"intent","id":"a","answers":0,"intent":{"kind":"draw-shape","shape":0,"terrain":"forest","spaces":["A1","A1"]}}',
    '{"type":"intent","id":"a","answers":0,"intent":{"kind":"draw-shape","shape":-1,"terrain":"forest","spaces":[]}}',
    '{"type":"intent","id":"a","answers":0,"intent":{"kind":"draw-shape","shape":0,"terrain":"lava","spaces":["A1"]}}',
    '{"type":"preview","id":"a","intent":{"kind":"take-back"}}', '{"type":"preview","id":"a","intent":{}}',
    '{"type":"explain","id":"a","seat":100}', '{"type":"explain","id":"a","seat":-1}', '{"type":"explain","id":"a"}',
    '{"type":"ask","from":-1}', '{"type":"ask","from":1000000}', '{"type":"ask","from":1000001}',
    '{"type":"chat","id":"a","text":""}', '{"type":"chat","id":"a","text":"' + "x" * 501 + '"}',
    '{"type":"chat","id":"a","text":"\\u202e\\u0000\\ud83d\\ude00"}', '{"type":"sign","id":"a","sign":"rude"}',
    '{"type":"hello","version":1,"language":"tlh"}', '{"type":"hello","version":2}', "\ufeff{}", "é" * 1000,
    b"", b"\x00", b"\xff\xfe", b'{"type":"ping","id":"bytes"}', b"\x80" * 100, "x" * (LARGEST_FRAME - 1),
]  # fmt: skip


async def settle(seat: Seat) -> None:
    """Wait until the server has answered all that was sent before."""
    assert (await seat.ask({"type": "ping"}))["type"] == "pong"


def no_traceback(seat: Seat) -> None:
    text = json.dumps(seat.frames)
    assert "Traceback" not in text
    assert "server-mistake" not in text
    assert "/src/" not in text


@pytest.mark.parametrize("game", ["cartographers", "gisborne"])
def test_hand_made_garbage_over_the_socket(target: Running, game: str) -> None:
    """Every frame is answered by a refusal or not at all; the table and the other player notice nothing."""

    async def story(one: Guest, two: Guest, three: Guest) -> None:
        guests = (one, two, three) if game == "gisborne" else (one, two)
        seats = await begin(*guests, game=game)
        first, second = seats[0], seats[1]
        assert second.state is not None
        before = second.state
        for frame in RAW:
            await first.send_raw(frame)
            await settle(first)
        no_traceback(first)
        assert len(first.of_type("refused")) >= len(RAW) - 12
        fresh = await two.sit(first.table_id)
        await fresh.until(lambda seat: seat.state is not None)
        assert fresh.state is not None
        assert (fresh.state["entry"], fresh.state["view"]) == (before["entry"], before["view"])

    tell(target, story, 3)


@pytest.mark.parametrize(
    "frame", ["garbage", '{"type":"ping","id":"a"}', '{"type":"hello","version":"1"}', b"\x00\xff", "[" * 9000]
)
def test_whoever_does_not_greet_is_sent_away(target: Running, frame: str | bytes) -> None:
    """The first message must be a hello of a version we know."""

    async def story(guest: Guest) -> None:
        table = await guest.post("/api/tables/play-now")
        seat = await guest.sit(table["id"], version=99)
        await seat.until(lambda seat: seat.bye is not None)
        assert seat.bye is not None
        assert seat.bye["reason"] == "version"
        other = Seat(guest, table["id"], {})
        other.send = lambda message: other.send_raw(frame)  # type: ignore[method-assign]
        await other.open()
        await other.until(lambda seat: seat.bye is not None)
        await other.close()

    tell(target, story, 1)


def test_a_huge_frame_ends_the_connection_and_nothing_else(target: Running) -> None:
    """More than the largest frame closes that socket; the next one is served."""

    async def story(one: Guest, two: Guest) -> None:
        first, second = await begin(one, two)
        for size in (LARGEST_FRAME + 1, 5_000_000):
            seat = await one.sit(first.table_id)
            with contextlib.suppress(ConnectionClosed):
                await seat.send_raw("x" * size)
            await seat.until(lambda seat: seat.is_closed or seat.of_type("refused"))
        await settle(second)
        await settle(await one.sit(first.table_id))

    tell(target, story)


@pytest.fixture(scope="module")
def at_table(target: Running) -> Iterator[tuple[asyncio.Runner, Seat, Seat]]:
    """Two seats of a table that stay for many examples."""
    with asyncio.Runner() as runner:
        one, two = Guest(target.base), Guest(target.base)
        first, second = runner.run(begin(one, two))
        yield runner, first, second
        runner.run(one.go())
        runner.run(two.go())


@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow])
@given(batch=st.lists(messages | shaped | values, min_size=1, max_size=5))
def test_random_messages_over_the_socket(at_table: tuple[asyncio.Runner, Seat, Seat], batch: list[Any]) -> None:
    """Messages of the right and of wrong shapes, by the thousand: nothing breaks, and no entry comes of them."""
    runner, first, second = at_table

    async def story() -> None:
        assert first.state is not None
        entry = first.state["entry"]
        first.frames.clear()
        for message in batch:
            await first.send_raw(json.dumps(message))
        await settle(first)
        no_traceback(first)
        assert first.state["entry"] == entry
        assert not first.of_type("done")
        assert not second.is_closed

    runner.run(story())


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(frame=st.binary(max_size=200) | st.text(st.characters(exclude_categories=["Cs"]), max_size=200))
def test_random_bytes_over_the_socket(at_table: tuple[asyncio.Runner, Seat, Seat], frame: str | bytes) -> None:
    """Frames of anything."""
    runner, first, _ = at_table

    async def story() -> None:
        await first.send_raw(frame)
        await settle(first)
        no_traceback(first)

    runner.run(story())


def test_a_flood_leaves_memory_as_it_was(target: Running) -> None:
    """Thousands of garbage frames, connections and requests: the process does not grow."""

    async def story(one: Guest, two: Guest) -> None:
        first, _ = await begin(one, two)
        dice = Random(1)

        async def flood(count: int) -> None:
            for _ in range(count):
                for frame in dice.sample(RAW[:45], 20):
                    await first.send_raw(frame)
                await settle(first)
                first.frames.clear()
                seat = await two.sit(first.table_id)
                await settle(seat)
                await seat.close()
                two._seats.remove(seat)
                await one.http.post("/api/tables", content=b'{"game":' + b"[" * 5000)

        await flood(40)
        before = target.memory()
        await flood(120)
        assert target.memory() - before < 12_000_000

    tell(target, story)


def test_stale_and_future_answers_change_nothing(target: Running) -> None:
    """Right intents with wrong entry numbers are refused, all of them."""

    async def story(one: Guest, two: Guest) -> None:
        first, second = await begin(one, two)
        for seat in (first, second):
            assert seat.state is not None
            await seat.submit(choice(seat.state["menu"], Random(1)))
        await first.until(lambda seat: seat.state["entry"] == 2)
        assert first.state is not None
        intent = choice(first.state["menu"], Random(2))
        for answers in [0, 1, 3, 4, 1000, 1_000_000]:
            name = f"wrong-{answers}"
            await first.send({"type": "intent", "id": name, "answers": answers, "intent": intent})
            await first.until(lambda seat, name=name: any(frame["id"] == name for frame in seat.of_type("refused")))
        assert {frame["refusal"]["code"] for frame in first.of_type("refused")} == {"stale", "unknown-entry"}
        assert first.state["entry"] == 2

    tell(target, story)


# --- HTTP -------------------------------------------------------------------------------------------------------------


@schemathesis.serializer("application/jsonl")
def records(_: schemathesis.SerializationContext, value: Any) -> bytes:
    """A record goes out as it is."""
    return value if isinstance(value, bytes) else str(value).encode(errors="surrogatepass")


@pytest.mark.slow
def test_the_http_interface_keeps_what_its_description_promises(target: Running) -> None:
    """Schemathesis reads /api/openapi.json and tries every operation with right and wrong data: never a 500, errors as
    described, answers of the described shape.
    """
    with httpx.Client(base_url=target.base, headers={"X-Groma": "1"}, trust_env=False) as client:
        table = client.post("/api/tables/play-now", json={}).json()["id"]
        description = client.get("/api/openapi.json").json()
        schema = schemathesis.openapi.from_dict(description)
        schema.config.generation.update(max_examples=25)
        tried = 0
        for result in schema.get_all_operations():
            operation = result.ok()
            strategy = (
                operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE) | operation.as_strategy()
            )

            @settings(max_examples=25, suppress_health_check=list(HealthCheck), database=None)
            @given(case=strategy)
            def attack(case: Any) -> None:
                nonlocal tried
                tried += 1
                if "table_id" in case.path_parameters and tried % 3 == 0:
                    case.path_parameters["table_id"] = table
                answer = case.call(base_url=target.base, headers={"X-Groma": "1"}, timeout=20)
                assert answer.status_code < 500 or answer.status_code == 503, answer.text
                if answer.status_code >= 400 and case.operation.path.startswith("/api/"):
                    problem = answer.json()
                    assert set(problem) == {"code", "facts", "text"}
                    assert problem["text"]
                    assert "Traceback" not in answer.text

            attack()
        assert tried > 300
    no_mistakes(target)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables", b"{" * 60_000),
        ("POST", "/api/tables", b"x" * (LARGEST_FRAME + 1)),
        ("POST", "/api/tables", b"\xff\xfe"),
        ("POST", "/api/tables", json.dumps({"game": "cartographers", "options": {"ambushes": ["x"] * 5000}}).encode()),
        ("POST", "/api/me", b'{"name":"\\ud800"}'),
        ("POST", "/api/me", b'{"name":"\\u0000"}'),
        ("POST", "/api/me", json.dumps({"name": "\u202e\u200b"}).encode()),
        ("POST", "/api/me", json.dumps({"preferences": {"a": "x" * 5000}}).encode()),
        ("POST", "/api/join", b'{"token":"\\u0000"}'),
        ("POST", "/api/session", json.dumps({"name": "\0", "password": "x" * 100}).encode()),
        ("PUT", "/api/me", b"{}"),
        ("TRACE", "/api/me", b""),
        ("GET", "/api/tables?list=everything", b""),
        ("GET", "/api/tables/" + "x" * 5000, b""),
        ("GET", "/api/tables/%00", b""),
        ("POST", "/api/tables/%F0%28%8C%28/join", b"{}"),
    ],
)  # fmt: skip
def test_hand_made_garbage_over_http(target: Running, method: str, path: str, body: bytes) -> None:
    """Each is told what is wrong, in a sentence."""
    headers = {"X-Groma": "1", "Content-Type": "application/json"}
    told = httpx.request(method, target.base + path, content=body, headers=headers, trust_env=False, timeout=20)
    assert 400 <= told.status_code < 500, told.text
    if told.headers.get("content-type", "").startswith("application/json"):
        assert set(told.json()) == {"code", "facts", "text"}


@pytest.mark.parametrize(("path", "most"), [("/api/tables", LARGEST_FRAME), ("/api/replay", MOST_BYTES)])
def test_a_body_that_is_too_large_is_told_how_large_it_may_be(target: Running, path: str, most: int) -> None:
    """Each address names its own measure."""
    headers = {"X-Groma": "1", "Content-Type": "application/json"}
    told = httpx.post(target.base + path, content=b" " * (most + 1), headers=headers, trust_env=False, timeout=20)
    assert (told.status_code, told.json()["code"], told.json()["facts"]) == (413, "too-large", {"most": most})


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (b"GET /", b"x"),
        (b"GET / HTTP/1.1\r\nHost: here\r\nA: ", b"x"),
        (b"GET / HTTP/1.1\r\nHost: here", b"\r\nA: b"),
        (b"POST /api/join HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nA: ", b"x"),
        (b"POST /api/join HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n2;", b"x"),
    ],
    ids=["address", "header", "headers", "trailer", "chunk"],
)
def test_a_request_whose_head_never_ends_is_cut_off(target: Running, begin: bytes, more: bytes) -> None:
    """Nothing is collected without a measure: the connection ends, and the process has not grown."""
    before = target.memory()
    with socket.create_connection(("127.0.0.1", int(target.base.rsplit(":", 1)[1])), 20) as connection:
        connection.sendall(begin)
        with pytest.raises(ConnectionError):  # noqa: PT012
            for _ in range(200):
                connection.sendall(more * (100_000 // len(more)))
    assert target.memory() - before < 12_000_000
    assert httpx.get(target.base + "/healthz", trust_env=False).status_code == 200


def masked(opcode: int, payload: bytes = b"", *, is_last: bool = True) -> bytes:
    """A frame of a client; the mask of zeros leaves the payload as it is."""
    return bytes([0x80 * is_last | opcode, 0x80 | len(payload), 0, 0, 0, 0]) + payload


@pytest.mark.parametrize(
    ("begin", "more"),
    [(masked(1, is_last=False), masked(0, is_last=False)), (b"", masked(9, b"x" * 125))],
    ids=["a message in endless pieces", "pings whose pongs nobody reads"],
)
def test_frames_that_pile_up_end_the_socket(target: Running, begin: bytes, more: bytes) -> None:
    """Nothing is kept without a measure here either."""
    before = target.memory()
    with socket.create_connection(("127.0.0.1", int(target.base.rsplit(":", 1)[1])), 20) as connection:
        connection.sendall(
            b"GET /ws/tables/none HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        assert connection.recv(12) == b"HTTP/1.1 101"
        connection.sendall(begin)
        with pytest.raises(ConnectionError):  # noqa: PT012
            for _ in range(400):
                connection.sendall(more * (100_000 // len(more)))
    assert target.memory() - before < 12_000_000


def test_heads_of_a_usual_size_pass_one_after_the_other(target: Running) -> None:
    """Only a single head is measured, not what a connection has sent in all."""
    with httpx.Client(base_url=target.base, trust_env=False) as client:
        for _ in range(20):
            assert client.get("/healthz", headers={"A": "x" * 30_000}).status_code == 200
            body = b"[" + b" " * 60_000
            told = client.post("/api/join", content=body, headers={"Content-Type": "application/json"})
            assert told.status_code == 400
