"""The application: every address the server answers, and how mistakes are told."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get, websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Tag

from groma import __version__
from groma.kernel.refusal import Refusal, RefusedError, refuse
from groma.server import limits
from groma.server.http import HANDLERS
from groma.server.identity import address_of, language_to_refuse_in, person_of, server_of, session_name
from groma.server.openapi import Description, name_of
from groma.server.pages import Pages
from groma.server.protocol import LARGEST_FRAME, Problem
from groma.server.reference import HANDLERS as REFERENCE
from groma.server.replay_routes import HANDLERS as REPLAY
from groma.server.server import Server
from groma.server.settings import Settings
from groma.server.shield import Shield, shown_path
from groma.server.socket import Connection
from groma.server.storage import StorageError
from groma.server.wording import sentence

log = logging.getLogger("groma.app")

_STATUS = {
    "no-such-table": 404,
    "no-such-invitation": 404,
    "no-such-page": 404,
    "unknown-game": 404,
    "not-known": 401,
    "wrong-password": 401,
    "host-only": 403,
    "not-invited": 403,
    "foreign-origin": 403,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-large": 413,
    "record-damaged": 422,
    "record-forged": 422,
    "record-newer": 422,
    "record-newer-rules": 422,
    "record-unfinished": 422,
    "record-too-long": 422,
    "not-stored": 503,
    "server-mistake": 500,
    "bad-request": 400,
    "bad-options": 400,
    "bad-pace": 400,
    "bad-name": 400,
    "wrong-method": 405,
}


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """The socket of one table, as server/protocol.py describes it."""
    server = server_of(socket)
    address = address_of(socket)
    try:
        person = await person_of(socket)
    except StorageError:
        await socket.close(code=1013)
        return
    is_crowded = (
        len(server.connections) >= server.settings.max_connections
        or server.sockets_of_address[address] >= server.limits.most(limits.MOST_SOCKETS_PER_ADDRESS)
        or (
            person is not None
            and server.sockets_of_person[person.id] >= server.limits.most(limits.MOST_SOCKETS_PER_PERSON)
        )
        or server.limits.wait("sockets", limits.SOCKETS, address) > 0
    )
    await socket.accept()
    connection = Connection(server, socket, person, address, session_name(socket))
    if is_crowded:
        server.figures.limited.labels("sockets").inc()
        connection.end("too-many", 10.0)
    server.come(connection)
    try:
        await connection.serve(table_id)
    finally:
        server.go(connection)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, State], path: str = "/") -> Response[bytes]:
    """A file of the web app, or its page for any address that the page itself understands."""
    pages: Pages = request.app.state.pages
    file = pages.find(path)
    if file is None:
        raise RefusedError(refuse("no-such-page"))
    headers = {
        "Cache-Control": "public, max-age=31536000, immutable" if file.is_immutable else "no-cache",
        "ETag": file.tag,
        "Vary": "Accept-Encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["Content-Encoding"] = "gzip"
    headers["Content-Type"] = file.kind
    return Response(body, headers=headers)


def tell_refusal(request: Request[Any, Any, State], refusal: Refusal, status: int | None = None) -> Response[bytes]:
    """A refusal as the answer to a request."""
    facts = {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in refusal.facts.items()}
    problem = Problem(code=refusal.code, facts=facts, text=sentence(refusal, language_to_refuse_in(request)))
    headers = {"Retry-After": str(facts["seconds"])} if refusal.code == "too-fast" else {}
    return Response(
        msgspec.json.encode(problem),
        media_type="application/json",
        status_code=status or _STATUS.get(refusal.code, 409),
        headers=headers,
    )


def _refused(request: Request[Any, Any, State], error: RefusedError) -> Response[bytes]:
    return tell_refusal(request, error.refusal)


def _not_stored(request: Request[Any, Any, State], error: StorageError) -> Response[bytes]:
    server_of(request).figures.failures.inc()
    return tell_refusal(request, refuse("not-stored"))


def _http_error(request: Request[Any, Any, State], error: HTTPException) -> Response[bytes]:
    match error.status_code:
        case 404:
            return tell_refusal(request, refuse("no-such-page"))
        case 405:
            return tell_refusal(request, refuse("wrong-method"))
        case 413:
            most = request.route_handler.resolve_request_max_body_size() or LARGEST_FRAME
            return tell_refusal(request, refuse("too-large", most=most))
        case status if status < 500:
            return tell_refusal(request, refuse("bad-request", problem=_problem(error)), status)
        case _:
            return _mistake(request, error)


def _too_deep(request: Request[Any, Any, State], error: RecursionError) -> Response[bytes]:
    return tell_refusal(request, refuse("bad-request", problem="nested too deeply"))


def _problem(error: HTTPException) -> str:
    """Which field of a request is wrong, and why."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        told = [
            f"{each.get('key', '')}: {each.get('message', '')}".strip(": ")
            for each in error.extra
            if isinstance(each, dict)
        ]
        return "; ".join(told)[:300]
    return str(error.detail)[:300]


def _mistake(request: Request[Any, Any, State], error: Exception) -> Response[bytes]:
    # The reader learns that it was us; what it was stands in the log.
    log.error("%s %s failed", request.method, shown_path(request.url.path), exc_info=error)
    return tell_refusal(request, refuse("server-mistake"))


def create_app(settings: Settings) -> Shield:
    """The application with these settings."""
    server = Server(settings)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        try:
            await server.start()
        except StorageError as error:
            server.failure = error
            raise
        try:
            yield
        finally:
            await server.stop()

    app = Litestar(
        route_handlers=[*HANDLERS, *REFERENCE, *REPLAY, table_socket, page],
        lifespan=[life],
        state=State({"server": server, "pages": Pages()}),
        request_max_body_size=LARGEST_FRAME,
        openapi_config=OpenAPIConfig(
            title="Groma",
            version=__version__,
            description="The lobby of a Groma server. Matches themselves are played over a WebSocket at "
            "/ws/tables/{id}; its messages are described in docs/reference/protocol.md. "
            "Writes need the header `X-Groma: 1` or a JSON body. "
            "Every answer with a status of 400 or more is an object with `code`, `facts` and `text`.",
            path="/api",
            use_handler_docstrings=True,
            operation_id_creator=name_of,
            render_plugins=[Description()],
            tags=[
                Tag(name="me", description="Guests, accounts, sessions."),
                Tag(name="tables", description="Games, tables, invitations, results."),
                Tag(name="server", description="How the server is."),
            ],
        ),
        exception_handlers={
            RefusedError: _refused,
            StorageError: _not_stored,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _mistake,
        },
        logging_config=None,
    )
    return Shield(app, server)
