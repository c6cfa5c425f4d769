"""How verbs answer: sentences on standard error, data on standard output, and the exit codes of the contract.

0 done, 1 refused or check failed, 2 bad use.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click

from groma.kernel.refusal import Refusal

if TYPE_CHECKING:
    from groma.words import Words

Item = TypeVar("Item")

REFUSED = 1
BAD_USE = 2


def say(text: str) -> None:
    """A line for a person, on standard output."""
    click.echo(_spelled(text))


def say_json(data: Any) -> None:
    """One line of JSON for a program, in ASCII: it arrives whole in every locale, whatever a name is made of."""
    click.echo(json.dumps(data))


def fail(sentence: str, code: int = REFUSED) -> NoReturn:
    """Say what is wrong and end with that code."""
    click.echo(f"groma: {_spelled(sentence)}", err=True)
    sys.exit(code)


def _spelled(text: str) -> str:
    """The same with every sign spelled that a terminal would obey: names come from files of other people."""
    return re.sub(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]", lambda sign: ascii(sign.group())[1:-1], text)


def refusal_text(refusal: Refusal, words: Words | None = None) -> str:
    """A refusal as a sentence, in English if nothing is said; with its code so that it can be looked up."""
    from groma.words import Words

    words = words or Words("en")
    said = words.refusal(refusal)
    known, guess = refusal.facts.get("known"), None
    if isinstance(known, tuple):
        guesses = [nearest(each, known) for each in refusal.facts.values() if isinstance(each, str)]
        guess = next(filter(None, guesses), None)
    if guess is not None:
        said = words.text("said-hint", said=said, guess=guess)
    return f"{said} ({refusal.code})"


def nearest(word: str, known: Iterable[str]) -> str | None:
    """What was perhaps meant: the id that is most like a word that is none, or None."""
    likely = word.lower().removeprefix("the-").replace("_", "-").replace(" ", "-")
    return next(iter(get_close_matches(likely, known, 1)), None)


def read_text(path: str) -> str:
    """The text of a file, or of standard input for "-"; ends the program where there is none."""
    try:
        return text_of(path)
    except UnreadableError as error:
        fail(str(error), BAD_USE)


class UnreadableError(Exception):
    """A file that cannot be read; the message names it and says why, `why` says only that."""

    def __init__(self, message: str, why: str) -> None:
        """Keep both."""
        super().__init__(message)
        self.why = why


class NotTextError(UnreadableError):
    """A file that can be read, but not as text."""


def text_of(path: str) -> str:
    """The text of a file, or of standard input for "-". A mark of its byte order is not part of it."""
    data = b"".join(_lines_of(path))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        why = f"is not text in UTF-8: line {line} has other bytes"
        raise NotTextError(f"{_named(path)} {why}", why) from None


def _lines_of(path: str) -> Iterator[bytes]:
    """The lines of a file or of standard input, as they come."""
    if not path:
        raise UnreadableError("the name of the file is empty; name one, or - for standard input", "the name is empty")
    try:
        if path != "-":
            with Path(path).open("rb") as file:
                yield from file
        elif sys.stdin is not None:
            yield from sys.stdin.buffer
    except OSError as error:
        why = f"cannot be read: {error.strerror}"
        raise UnreadableError(f"cannot read {_named(path)}: {error.strerror}", why) from None


def _named(path: str) -> str:
    return "standard input" if path == "-" else f'"{path}"'


def where(path: str) -> str:
    """What stands before a sentence about the text of a file; nothing for standard input."""
    return "" if path == "-" else f"{path}: "


def answer_lines(file: str, answer: Callable[[dict[str, Any]], Any]) -> None:
    """JSON Lines in, an answer line for each, also for those that cannot be answered; those make the exit code 1."""
    all_well = True
    try:
        for number, line in enumerate(_lines_of(file), start=1):
            if not line.strip():
                continue
            try:
                say_json(answer(_object(line)))
            except ValueError as error:
                all_well = False
                say_json({"error": f"line {number}: {error}"})
    except UnreadableError as error:
        fail(str(error), BAD_USE)
    if not all_well:
        sys.exit(REFUSED)


def _object(line: bytes) -> dict[str, Any]:
    try:
        data = json.loads(line.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise ValueError("this is not text in UTF-8") from None
    except (ValueError, RecursionError):
        raise ValueError("this is not JSON; an object with fields is expected") from None
    if not isinstance(data, dict):
        raise ValueError("an object with fields is expected")
    return data


def progress(items: Iterable[Item], length: int, label: str) -> Iterator[Item]:
    """The items, with a bar on standard error while they come, if that is a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    with click.progressbar(items, length=length, label=label, file=sys.stderr) as bar:
        yield from bar
