"""The built web app as files: hashed ones are kept for ever, the page itself is asked for each time."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

STATIC = Path(__file__).parent / "static"

_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
_SMALLEST_TO_PACK = 500

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Groma</title>
<h1>Groma is running</h1>
<p>The server is well, but the web app has not been built into it.</p>
<p>In a clone of the source, <code>./dev play</code> builds and serves it;
a server that is running already shows it as soon as it is built.</p>
<p>Programs find the interface described at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """A file ready to be sent."""

    body: bytes
    packed: bytes | None
    """The body in gzip, where that is smaller."""
    kind: str
    tag: str
    is_immutable: bool


class Pages:
    """Reads the files of the web app when they are asked for, and again when they have changed."""

    def __init__(self, folder: Path = STATIC) -> None:
        """`folder` is where the web app is built into; it need not be there."""
        self._folder = folder.resolve()
        self._known: dict[Path, tuple[tuple[int, int], File]] = {}

    def find(self, path: str) -> File | None:
        """The file at an address, the page for any address that is not a file's; None for a file that is missing."""
        parts = [part for part in path.split("/") if part]
        if not parts:
            return self.page()
        # One name or two (assets/…), never upwards, never hidden.
        if len(parts) <= 3 and not any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
            found = self._read(self._folder.joinpath(*parts))
            if found is not None:
                return found
        if parts[0] in ("assets", "api", "ws") or Path(parts[-1]).suffix in _TYPES:
            return None
        return self.page()

    def page(self) -> File:
        """The page itself, or a helpful one if the web app is not built."""
        found = self._read(self._folder / "index.html")
        return found if found is not None else _file(NOT_BUILT.encode(), "text/html; charset=utf-8", immutable=False)

    def _read(self, path: Path) -> File | None:
        try:
            at = path.stat()
            real = path.resolve()
            if not real.is_file() or not real.is_relative_to(self._folder):
                return None
            known = self._known.get(path)
            stamp = (at.st_mtime_ns, at.st_size)
            if known is not None and known[0] == stamp:
                return known[1]
            kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            immutable = path.parent == self._folder / "assets"
            file = _file(path.read_bytes(), kind, immutable=immutable)
        except (OSError, ValueError):
            return None
        self._known[path] = (stamp, file)
        return file


def _file(body: bytes, kind: str, *, immutable: bool) -> File:
    is_text = kind.startswith(("text/", "image/svg", "application/json", "application/manifest"))
    packed = gzip.compress(body, 9, mtime=0) if is_text and len(body) >= _SMALLEST_TO_PACK else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return File(body, packed, kind, tag, immutable)
