"""A client of the server: HTTP for the lobby, a socket for a seat, and somebody who plays by menu."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
import websockets.asyncio.client
from websockets.exceptions import ConnectionClosed

PATIENCE = 20.0


class RefusedByServer(Exception):
    """The server refused something."""

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(json.dumps(told))
        self.told = told
        self.code = told["refusal"]["code"] if "refusal" in told else told["code"]


class Guest:
    """Somebody with a browser: keeps cookies, asks over HTTP, opens sockets."""

    def __init__(self, base: str, language: str = "en") -> None:
        self.base = base
        self.language = language
        self._seats: list[Seat] = []
        self.http = httpx.AsyncClient(
            base_url=base, headers={"X-Groma": "1", "Accept-Language": language}, timeout=PATIENCE, trust_env=False
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.go()

    async def go(self) -> None:
        """Close everything."""
        for seat in self._seats:
            await seat.close()
        await self.http.aclose()

    def move_to(self, base: str) -> None:
        """The server came back at another address; it is the same person."""
        self.base = base
        self.http.base_url = httpx.URL(base)

    async def get(self, path: str) -> Any:
        return self._answer(await self.http.get(path))

    async def post(self, path: str, body: Any = None) -> Any:
        return self._answer(await self.http.post(path, json={} if body is None else body))

    async def delete(self, path: str) -> Any:
        return self._answer(await self.http.delete(path))

    async def sit(self, table: str, **hello: Any) -> Seat:
        seat = Seat(self, table, hello)
        self._seats.append(seat)
        await seat.open()
        return seat

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @staticmethod
    def _answer(response: httpx.Response) -> Any:
        if response.status_code >= 400:
            raise RefusedByServer(response.json())
        if response.headers.get("content-type", "").split(";")[0] == "application/json" and response.content:
            return response.json()
        return response.text


class Seat:
    """A socket at a table; reads on its own and remembers everything it was ever sent."""

    def __init__(self, guest: Guest, table: str, hello: dict[str, Any]) -> None:
        self.guest = guest
        self.table_id = table
        self.hello = hello
        self.frames: list[dict[str, Any]] = []
        self.welcome: dict[str, Any] = {}
        self.state: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.bye: dict[str, Any] | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None
        self._ids = itertools.count()
        self._prefix = secrets.token_hex(4)
        self.is_closed = False

    async def open(self) -> None:
        address = self.guest.base.replace("http", "ws", 1) + f"/ws/tables/{self.table_id}"
        self.socket = await websockets.asyncio.client.connect(
            address,
            additional_headers={"Cookie": self.guest.cookie()},
            origin=self.guest.base,
            max_size=None,
            compression=None,
            proxy=None,
        )
        self.is_closed = False
        with contextlib.suppress(ConnectionClosed):
            # A server that turns us away may be quicker than our greeting; its reason is still read.
            await self.send(
                {"type": "hello", "version": 1, "language": self.guest.language, "have": None, **self.hello}
            )
        self._reader = asyncio.create_task(self._read())

    async def close(self) -> None:
        if self._reader is None:
            return
        await self.socket.close()
        if self._reader is not None:
            with contextlib.suppress(asyncio.CancelledError, ConnectionClosed):
                await self._reader

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def send_raw(self, frame: str | bytes) -> None:
        await self.socket.send(frame)

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message with an id and wait for its answer; a refusal is raised."""
        name = message.setdefault("id", f"{self._prefix}-{next(self._ids)}")
        future = self._answers[name] = asyncio.get_running_loop().create_future()
        await self.send(message)
        told = await asyncio.wait_for(future, PATIENCE)
        if told["type"] == "refused":
            raise RefusedByServer(told)
        return told

    async def submit(self, intent: dict[str, Any], *, answers: int | None = None, id: str | None = None) -> int:
        """Carry an intent out; the number of its entry."""
        assert self.state is not None
        message = {"type": "intent", "intent": intent, "answers": self.state["entry"] if answers is None else answers}
        if id is not None:
            message["id"] = id
        return int((await self.ask(message))["entry"])

    async def until(self, true: Any, patience: float = PATIENCE) -> None:
        """Wait until something holds of what was received."""
        async with asyncio.timeout(patience):
            while not true(self):
                if self.is_closed:
                    raise ConnectionError(f"the socket was closed: {self.bye}")
                self._news.clear()
                await self._news.wait()

    def of_type(self, kind: str) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == kind]

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                frame = json.loads(text)
                self.frames.append(frame)
                self._take(frame)
                self._news.set()
        except ConnectionClosed:
            pass
        finally:
            self.is_closed = True
            self._news.set()
            for future in self._answers.values():
                if not future.done():
                    future.set_exception(ConnectionError("the socket was closed before the answer"))
                    future.exception()

    def _take(self, frame: dict[str, Any]) -> None:
        match frame["type"]:
            case "welcome":
                self.welcome = frame
                self.table = frame["table"]
            case "table":
                self.table = frame["table"]
            case "state":
                self.state = frame
            case "bye":
                self.bye = frame
        future = self._answers.get(frame.get("id") or "")
        if future is not None and not future.done():
            future.set_result(frame)

    @property
    def people(self) -> dict[str, Any]:
        """Who is connected, by the latest that was told."""
        told = self.of_type("presence")
        return dict(told[-1]["people"] if told else self.welcome.get("people", {"seats": [], "watching": 0}))

    @property
    def number(self) -> int | None:
        return self.welcome.get("seat")

    @property
    def is_asked(self) -> bool:
        return self.state is not None and self.state["outcome"] is None and self.number in self.state["awaiting"]

    async def play(self, dice: Random, until: Any = None) -> None:
        """Play by the menu until the match is over, or until something holds."""
        while True:
            await self.until(
                lambda seat: (
                    seat.is_asked
                    or (seat.state is not None and seat.state["outcome"] is not None)
                    or (until is not None and seat.state is not None and until(seat))
                )
            )
            assert self.state is not None
            if self.state["outcome"] is not None or (until is not None and until(self)):
                return
            at = self.state["entry"]
            try:
                at = await self.submit(choice(self.state["menu"], dice))
            except RefusedByServer as refused:
                if refused.code != "stale":
                    raise
                at += 1
            await self.until(lambda seat, at=at: seat.state["entry"] >= at)


def choice(menu: Any, dice: Random) -> dict[str, Any]:
    """Something the menu offers."""
    if isinstance(menu, list):
        return dict(dice.choice(menu))
    if "ask" in menu:
        return _gisborne(menu, dice)
    return _cartographers(menu, dice)


def _cartographers(menu: dict[str, Any], dice: Random) -> dict[str, Any]:
    match menu["kind"]:
        case "draw":
            ways = [
                (shape, orientation)
                for shape in menu["shapes"]
                for orientation in shape["orientations"]
                if orientation["anchors"]
            ]
            shape, orientation = dice.choice(ways)
            anchor = dice.choice(orientation["anchors"])
            row, column = ord(anchor[0]) - ord("A"), int(anchor[1:])
            spaces = [f"{chr(ord('A') + row + down)}{column + right}" for down, right in orientation["cells"]]
            terrain = dice.choice(shape["terrains"])
            return {"kind": "draw-shape", "shape": shape["shape"], "terrain": terrain, "spaces": spaces}
        case "hero":
            turn = dice.choice(menu["turns"])["turn"]
            return {"kind": "place-hero", "space": dice.choice(menu["spaces"]), "turn": turn}
        case "destroy":
            return {"kind": "destroy-space", "space": dice.choice(menu["spaces"])}
    raise AssertionError(f"nothing to choose from {menu}")


def _gisborne(menu: dict[str, Any], dice: Random) -> dict[str, Any]:
    match menu["ask"]:
        case "lay-cards":
            metals = [metal for metal, cards in menu["hand"].items() if cards]
            if not metals:
                return {"kind": "lay-cards", "cards": [], "tent": True}
            card = dice.choice(menu["hand"][dice.choice(metals)])
            count = dice.randint(1, min(menu["most"], card["count"]))
            return {"kind": "lay-cards", "cards": [card["card"]] * count, "tent": False}
        case "keep-cards":
            hand = [card["card"] for cards in menu["hand"].values() for card in cards for _ in range(card["count"])]
            return {"kind": "keep-cards", "cards": hand[: menu["keep"]]}
        case "return-chip":
            return {"kind": "return-chip", "value": dice.choice(menu["values"])}
        case "store-cards":
            return {"kind": "store-cards", "count": dice.randint(0, menu["most"])}
    raise AssertionError(f"nothing to choose from {menu}")
