"""Starting and stopping: one process, or several that share an address."""

from __future__ import annotations

import gc
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from typing import Any

import uvicorn

from groma.server.app import create_app
from groma.server.protocol import LARGEST_FRAME
from groma.server.settings import Settings, environment_of, settings_from
from groma.server.shield import Shield
from groma.server.storage import StorageError

log = logging.getLogger("groma.run")


RESTART_SECONDS = 1.0
"""How long a process that ended by itself stays away, so that a broken one does not spin."""


class GentleServer(uvicorn.Server):
    """A server that says goodbye to its clients before it closes their sockets."""

    def __init__(self, app: Shield, settings: Settings) -> None:
        """Ready to be run."""
        super().__init__(_config(app, settings))
        self._shield = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell the clients, then close."""
        if not self.force_exit:
            await self._shield.server.say_bye()
        await super().shutdown(sockets)


def serve(settings: Settings) -> int:
    """Serve until told to stop. Returns the exit code."""
    set_up_logs(settings.log_level)
    if settings.workers == 1:
        return run_one(settings)
    return _Workers(settings).run()


class _Workers:
    """Several server processes that accept from one listening socket; one that dies is replaced."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._is_stopping = False
        self._socket = _config(None, settings).bind_socket()
        self._socket.set_inheritable(True)
        self._processes: list[subprocess.Popen[bytes]] = []

    def run(self) -> int:
        for told in (signal.SIGINT, signal.SIGTERM):
            signal.signal(told, self._stop)
        self._processes = [self._begin() for _ in range(self._settings.workers)]
        while not self._is_stopping:
            time.sleep(0.2)
            for place, process in enumerate(self._processes):
                if process.poll() is not None and not self._is_stopping:
                    log.warning("server process %d ended with %d; starting another", process.pid, process.returncode)
                    time.sleep(RESTART_SECONDS)
                    self._processes[place] = self._begin()
        for process in self._processes:
            process.terminate()
        return max(abs(process.wait()) for process in self._processes)

    def _stop(self, *_: Any) -> None:
        self._is_stopping = True

    def _begin(self) -> subprocess.Popen[bytes]:
        # A worker ends when its standard input does, so none is left over if this process is killed.
        return subprocess.Popen(
            [sys.executable, "-m", "groma.server.run", str(self._socket.fileno())],
            env=os.environ | environment_of(self._settings),
            pass_fds=[self._socket.fileno()],
            stdin=subprocess.PIPE,
            start_new_session=True,
        )


def run_one(settings: Settings, listening: socket.socket | None = None) -> int:
    """Be one server process until told to stop. Raises StorageError if the database cannot be opened."""
    app = create_app(settings)
    server = GentleServer(app, settings)
    # What keeps the server from starting is told once, as a sentence, and not as a traceback before it.
    logging.getLogger("uvicorn.error").addFilter(lambda record: app.server.failure is None)
    # Values are immutable and hold no circles: looking for some all the time costs pauses of a tenth of a second at
    # hundreds of tables. What is loaded by now stays anyway.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    if listening is not None:
        threading.Thread(target=_end_with_parent, args=(server,), daemon=True).start()
    try:
        server.run(None if listening is None else [listening])
    except SystemExit:
        if app.server.failure is None:
            raise
    if app.server.failure is not None:
        raise app.server.failure
    return 0 if server.started else 1


def _end_with_parent(server: uvicorn.Server) -> None:
    while os.read(0, 1024):
        pass
    server.should_exit = True


def _work(descriptor: int) -> int:
    """What each of several processes does."""
    settings = settings_from({})
    set_up_logs(settings.log_level)
    try:
        return run_one(settings, socket.socket(fileno=descriptor))
    except StorageError as error:
        log.error("%s", error)
        return 1


def _config(app: Any, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="auto",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=5,
        backlog=2048,
    )


def set_up_logs(level: str) -> None:
    """Logs go to standard error: one JSON object a line, or plain lines where a person reads along."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Plain() if sys.stderr.isatty() else _Structured())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("asyncio", "uvicorn.error", "alembic", "litestar"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, logging.getLogger().level))


class _Structured(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        """One object a line."""
        told = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class _Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        """A line for people."""
        text = f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.getMessage()}"
        if record.levelno >= logging.WARNING:
            text = f"{text} ({record.name}, {record.levelname.lower()})"
        return text + ("\n" + self.formatException(record.exc_info) if record.exc_info else "")


if __name__ == "__main__":
    raise SystemExit(_work(int(sys.argv[1])))
