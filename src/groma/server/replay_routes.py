"""Finished matches over HTTP: to look at again, to check, and somebody's own record to look at."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import sys
from collections import OrderedDict
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from groma.kernel.record import record_lines, write_lines
from groma.kernel.refusal import Refusal, RefusedError, refuse
from groma.server import lobby
from groma.server.identity import address_of, person_of, server_of
from groma.server.limits import Rate
from groma.server.replay import MOST_BYTES, REFUSED, SECONDS

Web = Request[Any, Any, State]
Question = Literal["look", "check", "retell"]
TableId = Annotated[str, Parameter(description="The id of a table.", pattern=r"^[A-Za-z0-9_-]{1,32}\Z")]

REPLAYS = Rate(40, 1)
"""Finished matches that one address looks at."""
UPLOADS = Rate(10, 0.1)
"""Records that one address brings along."""
AT_ONCE = 2
"""Processes that read records at the same time; the others wait for their turn."""
KEPT = 24
"""Answers about finished matches that are remembered; a finished match does not change."""


class Rereader:
    """Asks processes about records, few at a time, and remembers what they said of our own tables."""

    def __init__(self) -> None:
        """Nothing is remembered yet."""
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._known: OrderedDict[tuple[str, str, bytes], bytes] = OrderedDict()

    async def ask(self, question: Question, text: bytes, table: str | None = None) -> bytes:
        """The answer, packed with gzip. A refusal is raised."""
        key = (question, table or "", hashlib.sha256(text).digest())
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        async with self._gate:
            told = await self._ask(question, text)
        if table is not None:
            self._known[key] = told
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return told

    async def _ask(self, question: Question, text: bytes) -> bytes:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "groma.server.replay", question,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        try:
            told, complaint = await asyncio.wait_for(process.communicate(text), SECONDS)
        except TimeoutError:
            raise RefusedError(refuse("record-too-long", seconds=int(SECONDS))) from None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode == REFUSED:
            said = json.loads(gzip.decompress(told))
            raise RefusedError(Refusal(code=said["code"], facts=_facts(said["facts"])))
        if process.returncode != 0:
            raise RuntimeError(f"a record could not be read: {complaint.decode('utf-8', 'replace')[-2000:]}")
        return told


@get("/api/tables/{table_id:str}/replay", tags=["tables"], summary="A finished match, scene by scene")
async def get_replay(request: Web, table_id: TableId) -> Response[bytes]:
    """Every scene as a difference to the one before, with what each seat had on hand; docs/reference/replay.md."""
    text = await _record_of(request, table_id)
    return _answer(request, await _rereader(request).ask("retell", text, table_id))


@get("/api/tables/{table_id:str}/fairness", tags=["tables"], summary="Were the draws of a finished match fair?")
async def get_fairness(request: Web, table_id: TableId) -> Response[bytes]:
    """Plays the match again by its intents: the seed must fit its hash, and every draw and event must follow."""
    text = await _record_of(request, table_id)
    return _answer(request, await _rereader(request).ask("check", text, table_id))


@post(
    "/api/replay",
    tags=["tables"],
    summary="Look at a record",
    status_code=200,
    request_max_body_size=MOST_BYTES,
)
async def look_at_record(request: Web) -> Response[bytes]:
    """The body is a record (JSON Lines). It is checked, answered like a match of this server, and not kept."""
    _limit(request, "uploads", UPLOADS)
    return _answer(request, await _rereader(request).ask("look", await request.body()))


HANDLERS = (get_replay, get_fairness, look_at_record)


async def _record_of(request: Web, table_id: str) -> bytes:
    _limit(request, "replays", REPLAYS)
    person = await person_of(request)
    voice = await server_of(request).hub.fresh_voice(table_id)
    if voice is None or not lobby.may_enter(voice.table, None if person is None else person.id, None):
        raise RefusedError(refuse("no-such-table"))
    if voice.table.status != "finished" or voice.match is None:
        raise RefusedError(refuse("not-finished", status=voice.table.status))
    return write_lines(record_lines(voice.match, voice.table.seed)).encode()


def _rereader(request: Web) -> Rereader:
    state = request.app.state
    if "rereader" not in state:
        state.rereader = Rereader()
    rereader: Rereader = state.rereader
    return rereader


def _answer(request: Web, packed: bytes) -> Response[bytes]:
    tag = f'"{hashlib.sha256(packed).hexdigest()[:20]}"'
    headers = {"Cache-Control": "private, no-cache", "ETag": tag, "Vary": "Accept-Encoding, Cookie"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type="application/json", headers=headers)


def _facts(told: Mapping[str, Any]) -> dict[str, Any]:
    return {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in told.items()}


def _limit(request: Web, kind: str, rate: Rate) -> None:
    waits = server_of(request).limits.wait(kind, rate, address_of(request))
    if waits:
        server_of(request).figures.limited.labels(kind).inc()
        raise RefusedError(refuse("too-fast", seconds=max(1, round(waits + 0.5))))
