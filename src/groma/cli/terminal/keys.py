"""The screen: draws whole pages, reads single keys, and leaves the terminal as it was."""

from __future__ import annotations

import contextlib
import io
import os
import select
import signal
import sys
import termios
import tty
from collections import deque
from collections.abc import Sequence
from types import FrameType, TracebackType
from typing import Any

from rich.console import Console
from rich.text import Text

from groma.cli.terminal.commands import command_of_key
from groma.cli.terminal.desk import PAGES, Desk, Round, Stop, obey, obey_line
from groma.cli.terminal.ink import Ink, fitted, line, wrapped
from groma.cli.terminal.pages import LEAST, cards_page, help_page, scores_page, table_page
from groma.games.cartographers.intents import Choice
from groma.words import Words

RESIZED = "resized"
_ENTER_SCREEN = "\x1b[?1049h\x1b[?25l\x1b[H\x1b[2J"
_LEAVE_SCREEN = "\x1b[?25h\x1b[?1049l"
_SEQUENCES = {
    "A": "up",
    "B": "down",
    "C": "right",
    "D": "left",
    "Z": "backtab",
    "H": "home",
    "F": "end",
}
_CONTROL = {"\r": "enter", "\n": "enter", "\t": "tab", "\x7f": "backspace", "\x08": "backspace", "\x0c": RESIZED}


def keys_of(data: str) -> tuple[list[str], str]:
    """The keys that some input stands for, and what is left of a sequence that is not complete yet."""
    keys: list[str] = []
    place = 0
    while place < len(data):
        letter = data[place]
        if letter != "\x1b":
            keys.append(_CONTROL.get(letter, letter))
            place += 1
            continue
        if place + 1 >= len(data):
            return keys, data[place:]
        if data[place + 1] not in "[O":
            keys.append("escape")
            place += 1
            continue
        end = place + 2
        while end < len(data) and not ("@" <= data[end] <= "~"):
            end += 1
        if end >= len(data):
            return keys, data[place:]
        name = _SEQUENCES.get(data[end])
        if name is not None:
            keys.append(name)
        place = end + 1
    return [key for key in keys if len(key) > 1 or key.isprintable()], ""


class Screen:
    """A terminal with keys. Use it as a context: it puts everything back, whatever happens."""

    typed = False

    def __init__(self, words: Words) -> None:
        """Take standard input and output, which must be a terminal."""
        self.words = words
        self._in = sys.stdin.fileno()
        self._out = sys.stdout.fileno()
        probe = Console()
        self._colours: Any = probe.color_system
        self._no_color = probe.no_color
        self.ink = Ink(plain=False, sixteen=probe.color_system == "standard")
        self._keys: deque[str] = deque()
        self._left = ""
        self._bytes = b""
        self._top = 0
        """The first line that is shown of an open page."""
        self._before: Any = None
        self._wake: tuple[int, int] | None = None
        self._handlers: dict[int, Any] = {}

    def __enter__(self) -> Screen:
        """Go over to the second screen, where keys are read one by one. Ctrl-C stays what it is."""
        self._before = termios.tcgetattr(self._in)
        self._wake = os.pipe()
        for end in self._wake:
            os.set_blocking(end, False)
        # A signal that comes just before the wait for a key would be slept through; through the pipe it ends the wait.
        signal.set_wakeup_fd(self._wake[1], warn_on_full_buffer=False)
        self._handlers = {
            signal.SIGWINCH: signal.signal(signal.SIGWINCH, _only_wake),
            signal.SIGTSTP: signal.signal(signal.SIGTSTP, self._pause),
        }
        self._take_over()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Back to the first screen; a terminal that was closed meanwhile needs nothing."""
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(-1)
        with contextlib.suppress(OSError, termios.error, EOFError):
            self._give_back()
        for end in self._wake or ():
            os.close(end)

    def _take_over(self) -> None:
        tty.setcbreak(self._in)
        self._write(_ENTER_SCREEN)

    def _give_back(self) -> None:
        self._write(_LEAVE_SCREEN)
        termios.tcsetattr(self._in, termios.TCSADRAIN, self._before)

    def _pause(self, signal_number: int, frame: FrameType | None) -> None:
        """Ctrl-Z: the shell gets its terminal back as it was, and the screen returns with `fg`."""
        self._give_back()
        # The signal itself stops the program, not SIGSTOP: where no shell could wake it, the system passes it over.
        signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTSTP)
        signal.signal(signal.SIGTSTP, self._pause)
        self._take_over()

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines."""
        try:
            columns, lines = os.get_terminal_size(self._out)
        except OSError:
            columns, lines = LEAST
        return columns, lines

    @property
    def is_too_small(self) -> bool:
        """Whether no page has room in the window."""
        width, height = self.size
        return width < LEAST[0] or height < LEAST[1]

    def show(self, lines: Sequence[Text]) -> None:
        """Put a page on the screen, in one go so that nothing flickers."""
        width, height = self.size
        if self.is_too_small:
            said = self.words.text("play-too-small", columns=width, lines=height)
            lines = [line(each) for each in wrapped(said, width)]
        page = Text("\n").join(fitted(each, width) for each in lines[:height])
        self._write("\x1b[H" + self._coloured(page, width).replace("\n", "\x1b[K\r\n") + "\x1b[K\x1b[J")

    def leave_behind(self, lines: Sequence[Text]) -> None:
        """Lines that stay in the terminal after the screen with keys was left."""
        width = self.size[0]
        for each in lines:
            self._write(self._coloured(each, width) + "\n")

    def _coloured(self, text: Text, width: int) -> str:
        console = Console(
            file=io.StringIO(),
            force_terminal=True,
            color_system=self._colours,
            no_color=self._no_color,
            width=width,
            highlight=False,
            legacy_windows=False,
        )
        with console.capture() as capture:
            console.print(text, end="", soft_wrap=True)
        return capture.get()

    def key(self) -> str:
        """The next key by name: a letter, enter, up, escape, …; RESIZED when the page must be drawn again."""
        while not self._keys:
            wake = self._wake[0] if self._wake else self._in
            waiting, _, _ = select.select([self._in, wake], [], [], 0.05 if self._left else None)
            if wake in waiting and wake != self._in:
                with contextlib.suppress(BlockingIOError):
                    os.read(wake, 64)
                return RESIZED
            if self._in in waiting:
                self._read()
            elif self._left:
                self._keys.append("escape")
                self._left = ""
        return self._keys.popleft()

    def choose(self, desk: Desk, table: Round) -> Choice:
        """Let a player move the pencil until it is confirmed. Raises Stop where they leave."""
        while True:
            self.show(self._page(desk, table))
            key = self.key()
            if key == RESIZED or self.is_too_small:
                # Nobody should draw what they cannot see.
                continue
            answer = self._answer(desk, key, table)
            if not isinstance(answer, Desk):
                return answer
            desk = answer

    def _page(self, desk: Desk, table: Round) -> list[Text]:
        width, height = self.size
        pages = {
            "help": lambda: help_page(self.words, self.ink, width, self.typed),
            "cards": lambda: cards_page(table, self.ink, width),
            "scores": lambda: scores_page(table.view, table.names, self.words, self.ink),
        }
        if desk.page in pages:
            lines = pages[desk.page]()
            self._top = max(min(self._top, len(lines) - (height - 1)), 0)
            keys = "play-keys-page" if len(lines) < height else "play-keys-page-long"
            lines = lines[self._top : self._top + height - 1]
            blank = [line("")] * (height - 1 - len(lines))
            return [*lines, *blank, line((self.words.text(keys), "bold"))]
        return table_page(desk, table, self.ink, (width, height))

    def _answer(self, desk: Desk, key: str, table: Round) -> Desk | Choice:
        if desk.line is not None:
            return self._typing(desk, key, table)
        command = command_of_key(key)
        if command is None:
            return desk.saying("")
        if command.what == "line":
            return desk.with_line("")
        if desk.page is not None and command.what == "move":
            self._top += command.value[0]
            return desk
        if command.what in PAGES:
            self._top = 0
        return obey(desk, command, table)

    def _typing(self, desk: Desk, key: str, table: Round) -> Desk | Choice:
        """The command line at the foot of the screen."""
        typed = desk.line or ""
        if key == "escape":
            return desk.with_line(None)
        if key == "backspace":
            return desk.with_line(typed[:-1] if typed else None)
        if key != "enter":
            return desk.with_line(typed + key) if len(key) == 1 else desk
        desk = desk.with_line(None)
        if not typed.strip():
            return desk
        return obey_line(desk, typed, table)

    def pages(self, lines: Sequence[Text]) -> None:
        """Show something until Enter; what doesn't fit on one screen is shown on several."""
        start = 0
        while True:
            height = self.size[1] - 1
            part = list(lines[start : start + height])
            part += [line("")] * (height - len(part))
            self.show([*part, line((self.words.text("play-keys-go-on"), "bold"))])
            if self.key() in ("enter", " ", "escape"):
                start += height
                if start >= len(lines):
                    return

    def hand_over(self, name: str, before: str | None) -> bool:
        """Nothing on the screen but whose turn it is; True if the one before takes the choice back."""
        while True:
            height = self.size[1]
            said = [line((f"  {self.words.text('play-hand-over', name=name)}", "bold"))]
            said += [line(""), line(f"  {self.words.text('play-hand-over-go', name=name)}")]
            if before is not None:
                said.append(line(f"  {self.words.text('play-hand-over-back', name=before)}"))
            self.show([*([line("")] * (height // 3)), *said])
            key = self.key()
            if key == "enter":
                return False
            if key == "q":
                raise Stop
            if key in ("u", "backspace") and before is not None:
                return True

    def _read(self) -> None:
        try:
            data = os.read(self._in, 1024)
        except OSError:
            data = b""
        if not data:
            raise EOFError
        self._bytes += data
        text = self._bytes.decode(errors="ignore")
        try:
            self._bytes.decode()
            self._bytes = b""
        except UnicodeDecodeError as error:
            # A letter may come in two parts; anything else that is no text is passed over.
            self._bytes = self._bytes[error.start :] if len(self._bytes) - error.start < 4 else b""
        keys, self._left = keys_of(self._left + text)
        self._keys.extend(keys)

    def _write(self, text: str) -> None:
        data = text.encode(errors="replace")
        while data:
            try:
                data = data[os.write(self._out, data) :]
            except OSError:
                raise EOFError from None


def _only_wake(signal_number: int, frame: FrameType | None) -> None:
    """A handler of its own, because a signal that is ignored wakes nobody."""
