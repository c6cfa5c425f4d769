"""A game in the terminal is on disk before anybody sees what came of a choice.

The record grows line by line. Beside it, in a file of the same name with `.secret` added and readable for its owner
only, lies what must stay secret until the end or is nobody else's business: the seed, and who is played by a bot. When
the game is over the seed goes into the record's last line and the file beside it is removed.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from groma.games import find_game
from groma.kernel.chance import SEED_BYTES, SeededChance, seed_hash
from groma.kernel.match import Entry, Match
from groma.kernel.record import (
    RecordError,
    end_line,
    entry_line,
    header_line,
    header_of,
    read_record,
    readable_lines,
    resume_record,
    text_lines,
)
from groma.kernel.refusal import Refusal

AnyMatch = Match[Any, Any, Any, Any, Any]

BESIDE = ".secret"

NOT_A_GAME = (ArithmeticError, AttributeError, LookupError, RuntimeError, StopIteration, TypeError, ValueError)
"""What may come of events that were never a game's: they are taken as they stand when a match is rebuilt."""


class SaveError(Exception):
    """A game that cannot be saved or taken up again: the id of a sentence, and its facts."""

    def __init__(self, id: str, **facts: object) -> None:
        """Keep both, so that it can be told in the player's language."""
        super().__init__(f"{id} {facts}")
        self.id = id
        self.facts = facts


class Save:
    """One game's file, held open and locked as long as the game is played here."""

    def __init__(self, path: Path, seed: bytes, file: int, is_over: bool = False) -> None:
        """`file` is open for appending at the end of a whole line; after the end line nothing is appended."""
        self.path = path
        self.seed = seed
        self.is_over = is_over
        self._file = file

    def keep(self, match: AnyMatch, entry: Entry[Any, Any]) -> None:
        """Put an entry on disk; returns when it is there."""
        self._append(entry_line(entry, match.game))

    def finish(self, match: AnyMatch) -> None:
        """The end line, and the secret is none any more."""
        if match.outcome is not None and not self.is_over:
            self.is_over = True
            self._append(end_line(match.outcome, self.seed, match.game))
            _secret_path(self.path).unlink(missing_ok=True)

    def close(self) -> None:
        """Let go of the file."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def _append(self, line: str) -> None:
        data = f"{line}\n".encode()
        start = os.fstat(self._file).st_size
        try:
            _write(self._file, data)
            os.fsync(self._file)
        except OSError as error:
            with contextlib.suppress(OSError):
                os.ftruncate(self._file, start)
            raise SaveError("play-cannot-write", file=str(self.path), problem=_problem(error)) from None


@dataclass(frozen=True, slots=True)
class Resumed:
    """A game taken up again."""

    match: AnyMatch
    save: Save
    bots: tuple[str | None, ...]
    """By seat the name of the bot that plays it, or None for a person."""
    was_cut_off: bool
    """Whether the last line had been cut off and was dropped."""


def default_folder() -> Path:
    """Where games are kept if nobody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or ""
    base = Path(home) if home.startswith("/") else Path.home() / ".local" / "share"
    return base / "groma" / "games"


def begin(match: AnyMatch, seed: bytes, bots: Sequence[str | None], path: Path | None) -> Save:
    """Put a game that was just set up on disk. Raises SaveError."""
    target = _fresh_path(match.game.name) if path is None else path
    secret = _secret_path(target)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        for each in (target, secret):
            if each.exists():
                raise SaveError("play-save-exists", file=str(each))
        file = os.open(target, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_EXCL, 0o644)
    except FileExistsError:
        raise SaveError("play-save-exists", file=str(target)) from None
    except OSError as error:
        raise SaveError("play-cannot-write", file=str(target), problem=_problem(error)) from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        _write_secret(secret, seed, bots)
        save = Save(target, seed, file)
        save._append(header_line(header_of(match, seed_hash(seed)), match.game))
        for entry in match.entries:
            save.keep(match, entry)
    except (OSError, SaveError) as error:
        # What is not even set up is no game, and must not be found as the newest one.
        os.close(file)
        for each in (target, secret):
            each.unlink(missing_ok=True)
        if isinstance(error, SaveError):
            raise
        raise SaveError("play-cannot-write", file=str(target), problem=_problem(error)) from None
    _sync_folder(target.parent)
    return save


def resume(path: Path, told: Callable[[Refusal], str] = str) -> Resumed:
    """Take a game up again exactly where it stopped. Raises SaveError; `told` words a refusal for its sentence."""
    try:
        file = os.open(path, os.O_RDWR | os.O_APPEND)
    except OSError as error:
        raise SaveError("play-cannot-read", file=str(path), problem=_problem(error)) from None
    try:
        return _resume(path, file, told)
    except BaseException:
        os.close(file)
        raise


def newest() -> Path:
    """The game in the default folder that was played last and is not over. Raises SaveError if there is none."""
    folder = default_folder()
    try:
        unfinished = [path for path in folder.glob("*.jsonl") if _secret_path(path).exists()]
        return max(unfinished, key=lambda path: path.stat().st_mtime)
    except ValueError:
        raise SaveError("play-nothing-to-resume", folder=str(folder)) from None
    except OSError as error:
        raise SaveError("play-cannot-read", file=str(folder), problem=_problem(error)) from None


def _resume(path: Path, file: int, told: Callable[[Refusal], str]) -> Resumed:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise SaveError("play-save-in-use", file=str(path)) from None
    try:
        # The very end may be cut off inside a letter; what is damaged elsewhere is found when it is read.
        data = path.read_bytes()
    except OSError as error:
        raise SaveError("play-cannot-read", file=str(path), problem=_problem(error)) from None
    text = data.decode(errors="replace")
    lines = text_lines(text)
    whole = readable_lines(text)
    was_cut_off = bool(lines) and len(whole) == len(lines) - 1 and not text.endswith("\n")
    try:
        record = read_record("\n".join(whole if was_cut_off else lines), find_game, told)
        game = find_game(record.header.game)
        if record.header.rules > game.rules:
            raise SaveError("play-save-newer", file=str(path), game=game.name)
        secret = _read_secret(path, record.header.seed_hash, len(record.header.seats), record.end)
        match = resume_record(record, game, SeededChance(secret[0]))
    except RecordError as error:
        raise SaveError("play-save-damaged", file=str(path), problem=str(error)) from None
    except NOT_A_GAME:
        raise SaveError("play-save-forged", file=str(path)) from None
    _mend(path, file, data, was_cut_off)
    return Resumed(match, Save(path, secret[0], file, record.end is not None), secret[1], was_cut_off)


def _mend(path: Path, file: int, data: bytes, was_cut_off: bool) -> None:
    """Leave whole lines only in the file, so that the next entry begins on a line of its own.

    No whole line is ever written again: on a full disk it would be lost.
    """
    if data.endswith(b"\n"):
        return
    try:
        if was_cut_off:
            os.ftruncate(file, data.rfind(b"\n") + 1)
        else:
            _write(file, b"\n")
        os.fsync(file)
    except OSError as error:
        raise SaveError("play-cannot-write", file=str(path), problem=_problem(error)) from None


def _read_secret(path: Path, published: str, seats: int, end: Any) -> tuple[bytes, tuple[str | None, ...]]:
    """The seed and the bots; of a game that is over the seed stands in its record."""
    if end is not None:
        return bytes.fromhex(end.seed), (None,) * seats
    secret = _secret_path(path)
    try:
        data = json.loads(secret.read_text(encoding="utf-8"))
        seed = bytes.fromhex(data["seed"])
        bots = tuple(data["bots"])
    except FileNotFoundError:
        raise SaveError("play-secret-missing", file=str(secret)) from None
    except OSError as error:
        raise SaveError("play-cannot-read", file=str(secret), problem=_problem(error)) from None
    except (ValueError, KeyError, TypeError):
        raise SaveError("play-secret-damaged", file=str(secret)) from None
    are_bots = len(bots) == seats and all(bot is None or isinstance(bot, str) for bot in bots)
    if len(seed) != SEED_BYTES or seed_hash(seed) != published or not are_bots:
        raise SaveError("play-secret-damaged", file=str(secret))
    return seed, bots


def _write_secret(path: Path, seed: bytes, bots: Sequence[str | None]) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        os.fchmod(file, 0o600)
        _write(file, json.dumps({"seed": seed.hex(), "bots": list(bots)}).encode() + b"\n")
        os.fsync(file)
    finally:
        os.close(file)


def _write(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]


def _sync_folder(folder: Path) -> None:
    """A new name is safe only when its folder is."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _fresh_path(game: str) -> Path:
    """A name by the clock that no other game has."""
    stem = f"{game}-{datetime.now(UTC).strftime('%Y%m%d-%H%M%S')}"
    folder = default_folder()
    number = 1
    path = folder / f"{stem}.jsonl"
    while path.exists() or _secret_path(path).exists():
        number += 1
        path = folder / f"{stem}-{number}.jsonl"
    return path


def _secret_path(path: Path) -> Path:
    return path.with_name(path.name + BESIDE)


def _problem(error: OSError) -> str:
    """What the system says, without its capital."""
    said = error.strerror or type(error).__name__
    return re.sub(r"^[A-Z](?=[a-z])", lambda letter: letter.group().lower(), said)
