"""The plain way: everything told line by line, everything typed. For pipes, screen readers and small terminals."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from dataclasses import replace
from types import TracebackType

import click
from rich.cells import cell_len
from rich.text import Text

from groma.cli.terminal.commands import typed_words
from groma.cli.terminal.desk import Desk, Round, Stop, obey_line
from groma.cli.terminal.ink import Ink, wrapped
from groma.cli.terminal.pages import cards_page, help_page, plain_drawing, plain_table, scores_page
from groma.games.cartographers.intents import Choice
from groma.words import Words

WIDTH = 78


class Lines:
    """A terminal, or a file, that is read and written line by line."""

    typed = True

    def __init__(self, words: Words) -> None:
        """Standard input and output, whatever they are."""
        self.words = words
        self.ink = Ink(plain=True)
        if sys.stdin.isatty():
            # With it a line can be edited with the arrows, and called up again.
            import readline  # noqa: F401

    def __enter__(self) -> Lines:
        """Nothing needs to be prepared."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing needs to be put back."""

    @property
    def size(self) -> tuple[int, int]:
        """As wide as can be read, and as long as it takes."""
        columns = shutil.get_terminal_size().columns if sys.stdout.isatty() else WIDTH
        return min(columns, WIDTH), 10_000

    def choose(self, desk: Desk, table: Round) -> Choice:
        """Take typed commands until the drawing is confirmed. Raises Stop where the player leaves."""
        self._show(plain_table(desk, table, self.ink))
        while True:
            typed = self._ask(f"{self.words.text('play-prompt')} ")
            if not typed.strip() and not desk.before and desk.visited is None:
                # Nobody should draw by leaning on Enter what they never chose.
                click.echo(self.words.text("play-type-first"))
                continue
            answer = obey_line(desk, typed, table)
            if not isinstance(answer, Desk):
                return answer
            self._answer(answer, desk, table)
            desk = answer.without_page()

    def _answer(self, desk: Desk, before: Desk, table: Round) -> None:
        if desk.page == "help":
            self._show(help_page(self.words, self.ink, self.size[0], self.typed))
        elif desk.page == "cards":
            self._show(cards_page(table, self.ink, self.size[0]))
        elif desk.page == "scores":
            self._show(scores_page(table.view, table.names, self.words, self.ink))
        elif desk.said and replace(desk, said="") == replace(before, said=""):
            click.echo(desk.said)
        else:
            self._show(plain_drawing(desk, table, self.ink))

    def pages(self, lines: Sequence[Text]) -> None:
        """Tell it all, and wait for Enter."""
        self._show(lines)
        self._ask(f"{self.words.text('play-go-on')} ")

    def hand_over(self, name: str, before: str | None) -> bool:
        """Push what was on the screen out of sight and say whose turn it is; True to take the last choice back."""
        click.echo("\n" * 60 if sys.stdout.isatty() else "")
        click.echo(self.words.text("play-hand-over", name=name))
        if before is not None:
            click.echo(self.words.text("play-hand-over-back", name=before))
        answer = self._ask(f"{self.words.text('play-hand-over-go', name=name)} ").strip().lower()
        if answer in typed_words("quit", self.words):
            raise Stop
        return before is not None and answer in typed_words("undo", self.words)

    def _show(self, lines: Sequence[Text]) -> None:
        for each in lines:
            for part in self._broken(each.plain.rstrip()):
                click.echo(part)

    def _broken(self, said: str) -> list[str]:
        """A line that the window is too narrow for, broken between words rather than where the window ends."""
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else cell_len(said)
        if cell_len(said) <= width:
            return [said]
        words = said.lstrip()
        indent = said[: len(said) - len(words)]
        first, *more = wrapped(words, width - len(indent), "    ")
        return [indent + first, *more]

    def _ask(self, prompt: str) -> str:
        while True:
            try:
                typed = input(prompt)
                if not sys.stdin.isatty():
                    # Where nobody types, what was read is told: the answer would stand beside the prompt otherwise.
                    click.echo(typed)
                return typed
            except UnicodeDecodeError:
                click.echo(self.words.text("play-unknown-word", word="�"))
