"""The screen with keys: what wakes it, and that the terminal is always put back."""

from __future__ import annotations

import os
import pty
import re
import signal
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from groma.cli.terminal.keys import RESIZED, Screen
from groma.words import Words


@contextmanager
def terminal() -> Iterator[int]:
    """A terminal for standard input and output; the far end of it."""
    far, near = pty.openpty()
    with os.fdopen(near, "r+b", buffering=0) as both, pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", both)
        patch.setattr(sys, "stdout", both)
        yield far
    os.close(far)


@pytest.mark.parametrize("number", [signal.SIGWINCH, signal.SIGUSR1])
def test_a_signal_just_before_the_wait_for_a_key_is_not_slept_through(number: signal.Signals) -> None:
    """Whatever handler runs between two keys, the screen is drawn anew before the next key is waited for.

    So a Ctrl-C that comes in that very moment ends the program at once and not at the next key.
    """
    before = signal.signal(signal.SIGUSR1, lambda number, frame: None)
    try:
        with terminal() as far, Screen(Words("en")) as screen:
            os.write(far, b"x")
            signal.raise_signal(number)
            assert screen.key() == RESIZED
            assert screen.key() == "x"
    finally:
        signal.signal(signal.SIGUSR1, before)


def test_the_terminal_is_put_back() -> None:
    """After the screen its modes, the signals and the wake-up are as they were before it."""
    numbers = (signal.SIGWINCH, signal.SIGTSTP)
    with terminal() as far:
        modes, handlers = termios.tcgetattr(far), [signal.getsignal(each) for each in numbers]
        with Screen(Words("en")):
            assert termios.tcgetattr(far) != modes
            assert all(signal.getsignal(each) != handler for each, handler in zip(numbers, handlers, strict=True))
        assert termios.tcgetattr(far) == modes
    assert [signal.getsignal(each) for each in numbers] == handlers
    assert signal.set_wakeup_fd(-1) == -1


def test_a_pause_gives_the_terminal_back_and_takes_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-Z: while the program stands still the terminal is as it was; then the page is drawn anew."""
    stopped = []

    def stop(process: int, number: int) -> None:
        stopped.append((process, number, termios.tcgetattr(far), signal.getsignal(signal.SIGTSTP)))

    with terminal() as far:
        modes = termios.tcgetattr(far)
        with Screen(Words("en")) as screen:
            monkeypatch.setattr(os, "kill", stop)
            signal.raise_signal(signal.SIGTSTP)
            assert stopped == [(os.getpid(), signal.SIGTSTP, modes, signal.SIG_DFL)]
            assert termios.tcgetattr(far) != modes
            assert screen.key() == RESIZED
        shown = ""
        while shown.count("\x1b[?1049l") < 2:
            shown += os.read(far, 65536).decode()
    assert re.findall(r"\x1b\[\?1049[hl]", shown) == ["\x1b[?1049h", "\x1b[?1049l"] * 2
