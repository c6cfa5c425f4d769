"""Who somebody is: guests and accounts, sessions, passwords, names."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from groma.kernel.refusal import Refusal, refuse

SESSION_DAYS = 400
LONGEST_NAME = 40


class Sessions:
    """Cookies that show who somebody is.

    A cookie is a random token and its signature. The signature turns garbage away without asking the database; the
    database knows a hash of the token, so a session can be ended, and whoever reads the database cannot become anybody.
    """

    def __init__(self, secret: bytes) -> None:
        """`secret` is the same for all processes of a database."""
        self._secret = secret

    def fresh(self) -> tuple[str, bytes]:
        """A cookie's value and the key under which the database keeps its session."""
        token = secrets.token_urlsafe(24)
        return f"{token}.{self._signature(token)}", _key(token)

    def key(self, cookie: str | None) -> bytes | None:
        """The key of a cookie's session; None if we never made such a cookie."""
        if not cookie or len(cookie) > 200:
            return None
        token, _, signature = cookie.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(token).encode()):
            return None
        return _key(token)

    def _signature(self, token: str) -> str:
        return hmac.new(self._secret, b"session " + token.encode(), hashlib.sha256).hexdigest()[:32]


def _key(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


class Passwords:
    """argon2id, in threads of its own: one hash takes tens of milliseconds and 64 MB, so only a few at a time."""

    def __init__(self) -> None:
        """The library's recommended costs."""
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="groma-password")
        self._of_nobody: str | None = None

    async def hash(self, password: str) -> str:
        """What is stored of a password."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.hash, password)

    async def fits(self, password: str, stored: str | None) -> bool:
        """Whether a password is right; takes as long where there is no such account, so nothing can be learnt."""
        if self._of_nobody is None:
            self._of_nobody = await self.hash(secrets.token_urlsafe(16))
        of = self._of_nobody if stored is None else stored
        right = await asyncio.get_running_loop().run_in_executor(self._threads, self._verify, of, password)
        return right and stored is not None

    def is_outdated(self, stored: str) -> bool:
        """Whether the hash was made with lower costs than today's."""
        return self._hasher.check_needs_rehash(stored)

    def stop(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False


def clean_name(name: str) -> str | Refusal:
    """A name as it is shown: one line, no invisible or direction-changing signs, not empty, not too long."""
    text = clean_text(name)
    if not text or not any(unicodedata.category(sign)[0] in "LNS" for sign in text):
        return refuse("bad-name", longest=LONGEST_NAME)
    if len(text) > LONGEST_NAME:
        return refuse("bad-name", longest=LONGEST_NAME)
    return text


def clean_text(text: str) -> str:
    """Text as it is kept: composed, without control signs, with single blanks."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(
        sign
        if unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or sign == "\u200d"
        else " "
        for sign in composed
    )
    # A pile of combining marks is drawn over the lines above and below.
    slim: list[str] = []
    marks = 0
    for sign in kept:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= 2:
            slim.append(sign)
    return " ".join("".join(slim).split())
