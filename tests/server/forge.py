"""Loads the program once and forks a server process for each wish on standard input. See machines.Forge."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from typing import Any

SECONDS_TO_END = 30.0


def main() -> None:
    load()
    for line in sys.stdin:
        wish = json.loads(line)
        if "wait" in wish:
            answer = {"code": code_of(wish["wait"])}
        else:
            process = os.fork()
            if process == 0:
                serve(wish)
            answer = {"process": process}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


def load() -> None:
    """Load before the fork what need not be loaded after it. In here, because a server's bot processes import this."""
    import groma.server.run
    import groma.server.storage.migrations.versions.step_0001  # noqa: F401
    from groma.server.present import games_info
    from groma.server.wording import words

    games_info()
    for language in ("en", "es", "fr"):
        words("nameless", language)


def code_of(process: int) -> int:
    """The exit code of a server that was told to end; one that does not is killed."""
    end = time.monotonic() + SECONDS_TO_END
    while time.monotonic() < end:
        ended, status = os.waitpid(process, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.005)
    os.kill(process, signal.SIGKILL)
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


def serve(wish: dict[str, Any]) -> None:
    """Be a server until told to end."""
    code = 70
    try:
        end_with_parent()
        nothing = os.open(os.devnull, os.O_RDWR)
        log = os.open(wish["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(nothing, 0)
        os.dup2(log, 1)
        os.dup2(log, 2)
        from groma.server import run
        from groma.server.settings import Settings

        code = run.serve(Settings(**wish["serve"]))
    finally:
        os._exit(code)


def end_with_parent() -> None:
    """A test run that is ended must not leave servers behind."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(1, signal.SIGKILL)


if __name__ == "__main__":
    main()
