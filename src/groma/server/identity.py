"""Whose request it is: cookies, guests on first need, addresses, languages."""

from __future__ import annotations

import ipaddress
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from litestar.connection import ASGIConnection

from groma.kernel.refusal import RefusedError, refuse
from groma.server import limits
from groma.server.accounts import SESSION_DAYS
from groma.server.model import Person
from groma.server.storage import people
from groma.server.wording import words
from groma.words import language_of

if TYPE_CHECKING:
    from groma.server.server import Server

Web = ASGIConnection[Any, Any, Any, Any]


@dataclass(slots=True)
class CookieChange:
    """What the answer to a request does to the session's cookie."""

    value: str | None = None
    clear: bool = False


def server_of(connection: Web) -> Server:
    """The server process."""
    found: Server = connection.app.state.server
    return found


def cookie_of(connection: Web) -> CookieChange:
    """What will be done to the cookie."""
    found: CookieChange = connection.scope["groma_cookie"]  # type: ignore[typeddict-item]
    return found


def is_https(scope: Any, public_url: str) -> bool:
    """Whether players reach the server through https."""
    return public_url.startswith("https://") or scope.get("scheme") in ("https", "wss")


def cookie_name(scope: Any, public_url: str) -> str:
    """With https browsers keep a `__Host-` cookie to this host and to secure connections."""
    return "__Host-groma" if is_https(scope, public_url) else "groma"


def cookie_header(scope: Any, public_url: str, change: CookieChange) -> str | None:
    """The Set-Cookie header, if there is anything to set."""
    if change.value is None and not change.clear:
        return None
    value, age = (change.value, SESSION_DAYS * 86400) if change.value is not None else ("", 0)
    secure = "; Secure" if is_https(scope, public_url) else ""
    return f"{cookie_name(scope, public_url)}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


def address_of(connection: Web) -> str:
    """Where the request comes from; IPv6 by its /64, which is what one household has."""
    return address_in(connection.scope)


def address_in(scope: Any) -> str:
    """The same, from the bare scope of a request."""
    client = scope.get("client")
    try:
        address = ipaddress.ip_address(str(client[0]).partition("%")[0])
    except (TypeError, LookupError, ValueError):
        return "unknown"
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        # A socket that is open to both kinds shows IPv4 in this dress; by their /64 all of them would be one household.
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False).network_address)


def language_for(connection: Web, person: Person | None) -> Any:
    """The reader's language: their own setting, else what the browser asks for."""
    if person is not None:
        return person.language
    return language_of(connection.headers.get("accept-language") or "en")


def language_to_refuse_in(connection: Web) -> Any:
    """What is asked for with this very request, else the setting of whoever it was found to be."""
    wished = "accept-language" in connection.headers
    return language_for(connection, None if wished else connection.scope.get("groma_person"))  # type: ignore[arg-type]


async def person_of(connection: Web) -> Person | None:
    """Who it is; None for a visitor."""
    server = server_of(connection)
    key = session_key(connection)
    person = None if key is None else await server.storage.read(people.by_session, key)
    connection.scope["groma_person"] = person  # type: ignore[typeddict-unknown-key]
    return person


def session_key(connection: Web) -> bytes | None:
    """The key of the session whose cookie came along, if we made it."""
    server = server_of(connection)
    cookie = connection.cookies.get(cookie_name(connection.scope, server.settings.public_url))
    return server.sessions.key(cookie)


def session_name(connection: Web) -> str | None:
    """What processes call a session among themselves; it opens nothing."""
    key = session_key(connection)
    return None if key is None else key.hex()


async def need_person(connection: Web) -> Person:
    """Who it is; a visitor becomes a guest with a name."""
    person = await person_of(connection)
    if person is not None:
        return person
    server = server_of(connection)
    waits = server.limits.wait("guests", limits.NEW_GUESTS, address_of(connection))
    if waits:
        server.figures.limited.labels("guests").inc()
        raise RefusedError(refuse("too-fast", seconds=max(1, round(waits + 0.5))))
    language = language_for(connection, None)
    name = words("guest-name", language, number=str(random.randrange(100, 1000)))
    cookie, key = server.sessions.fresh()
    person = await server.storage.write(people.create_guest, name, language, key)
    cookie_of(connection).value = cookie
    return person


async def log_in(connection: Web, person: Person) -> None:
    """A fresh session for this person on this device."""
    server = server_of(connection)
    cookie, key = server.sessions.fresh()
    await server.storage.write(people.open_session, person.id, key)
    cookie_of(connection).value = cookie
    cookie_of(connection).clear = False


async def log_out_here(connection: Web) -> None:
    """End the session on this device."""
    key = session_key(connection)
    if key is not None:
        await server_of(connection).storage.write(people.end_session, key)
    cookie_of(connection).clear = True
