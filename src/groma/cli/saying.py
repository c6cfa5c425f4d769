"""How verbs answer: sentences on standard error, data on standard output, and the exit codes of the contract.

0 done, 1 refused or check failed, 2 bad use.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import click

from groma.kernel.refusal import Refusal

Item = TypeVar("Item")

REFUSED = 1
BAD_USE = 2


def say(text: str) -> None:
    """A line for a person, on standard output."""
    click.echo(text)


def say_json(data: Any) -> None:
    """One line of JSON for a program."""
    click.echo(json.dumps(data, ensure_ascii=False))


def fail(sentence: str, code: int = REFUSED) -> NoReturn:
    """Say what is wrong and end with that code."""
    click.echo(f"groma: {sentence}", err=True)
    sys.exit(code)


def refusal_text(refusal: Refusal) -> str:
    """A refusal as an English sentence, with its code so that it can be looked up."""
    from groma.words import Words

    return f"{Words('en').refusal(refusal)} ({refusal.code})"


def read_text(path: str) -> str:
    """The text of a file, or of standard input for "-"."""
    try:
        if path == "-":
            return sys.stdin.read()
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        fail(f'"{path}" is not text in UTF-8', BAD_USE)
    except OSError as error:
        fail(f'cannot read "{path}": {error.strerror}', BAD_USE)


def answer_lines(file: str, answer: Callable[[dict[str, Any]], Any]) -> None:
    """JSON Lines in, an answer line for each, also for those that cannot be answered; those make the exit code 1."""
    all_well = True
    for number, line in enumerate(sys.stdin if file == "-" else read_text(file).split("\n"), start=1):
        if not line.strip():
            continue
        try:
            say_json(answer(_object(line)))
        except ValueError as error:
            all_well = False
            say_json({"error": f"line {number}: {error}"})
    if not all_well:
        sys.exit(REFUSED)


def _object(line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
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
