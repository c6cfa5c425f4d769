"""What holds for every request, whatever it asks for: where it may come from, how often, how its answer is marked."""

from __future__ import annotations

import logging
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from groma.kernel.refusal import refuse
from groma.server import limits
from groma.server.identity import CookieChange, address_in, cookie_header, is_https
from groma.server.protocol import Problem
from groma.server.server import Server
from groma.server.wording import sentence
from groma.words import language_of

log = logging.getLogger("groma.http")

_SAFE = ("GET", "HEAD", "OPTIONS")

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'{sockets}; "
    "font-src 'self'; media-src 'self' blob:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)

_HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)


class Shield:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        """`app` answers what gets through."""
        self._app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, one socket, or the life of the server."""
        kind: str = scope["type"]
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        change = CookieChange()
        scope["groma_cookie"] = change  # type: ignore[typeddict-unknown-key]
        if kind == "websocket":
            if not self._is_from_here(headers):
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
                return
            await self._app(scope, receive, send)
            return

        public_url = self.server.settings.public_url
        status = 0

        async def send_shielded(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                told = list(message.get("headers", ()))
                have = {bytes(name).lower() for name, _ in told}
                told += [header for header in _HEADERS if header[0] not in have]
                told.append((b"content-security-policy", self._policy(headers).encode("latin-1")))
                if is_https(scope, public_url):
                    told.append((b"strict-transport-security", b"max-age=31536000"))
                if b"cache-control" not in have:
                    told.append((b"cache-control", b"no-store"))
                cookie = cookie_header(scope, public_url, change)
                if cookie is not None:
                    told.append((b"set-cookie", cookie.encode()))
                message["headers"] = told
            await send(message)

        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await _answer(refusal, language_of(headers.get("accept-language") or "en"), send_shielded)
        else:
            await self._app(scope, receive, send_shielded)
        self.server.figures.requests.labels(str(status)).inc()
        log.debug("%s %s %d", scope.get("method"), shown_path(scope["path"]), status)

    def _refusal(self, scope: Any, headers: dict[str, str]) -> tuple[int, Any] | None:
        path, method = scope["path"], scope["method"]
        if path not in ("/healthz", "/readyz"):
            kind = "requests" if path.startswith("/api") else "pages"
            rate = limits.REQUESTS if kind == "requests" else limits.PAGES
            waits = self.server.limits.wait(kind, rate, address_in(scope))
            if waits:
                self.server.figures.limited.labels(kind).inc()
                return 429, refuse("too-fast", seconds=max(1, round(waits + 0.5)))
        if method in _SAFE:
            return None
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        is_ours = "x-groma" in headers or kind == "application/json"
        site = headers.get("sec-fetch-site", "same-origin")
        if not is_ours or site not in ("same-origin", "none") or not self._is_from_here(headers):
            # A form or a script of another site can send neither of the two without asking first.
            return 403, refuse("foreign-origin")
        return None

    def _is_from_here(self, headers: dict[str, str]) -> bool:
        """Whether a browser says that one of our own pages asks. Programs other than browsers say nothing."""
        origin = headers.get("origin")
        if origin is None:
            return True
        try:
            asked_from = urlsplit(origin)
            if self.server.settings.public_url:
                ours = urlsplit(self.server.settings.public_url)
                if (asked_from.scheme, asked_from.netloc.lower()) == (ours.scheme, ours.netloc.lower()):
                    return True
            return (
                asked_from.scheme in ("http", "https") and asked_from.netloc.lower() == headers.get("host", "").lower()
            )
        except ValueError:
            return False

    def _policy(self, headers: dict[str, str]) -> str:
        # Older Safaris do not count our own sockets among 'self'.
        host = headers.get("host", "")
        is_plain = bool(host) and all(sign.isalnum() or sign in ".-:[]" for sign in host)
        return CONTENT_POLICY.format(sockets=f" ws://{host} wss://{host}" if is_plain else "")


def shown_path(path: str) -> str:
    """A path as it may stand in a log: invitations are keys and don't."""
    return "/j/…" if path.startswith("/j/") else path[:120]


async def _answer(refusal: tuple[int, Any], language: str, send: Any) -> None:
    status, told = refusal
    body = msgspec.json.encode(Problem(code=told.code, facts=dict(told.facts), text=sentence(told, language)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if told.code == "too-fast":
        headers.append((b"retry-after", str(told.facts["seconds"]).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
