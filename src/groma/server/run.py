"""Starting and stopping: one process, or several that share an address."""

from __future__ import annotations

import errno
import gc
import json
import logging
import os
import resource
import signal
import socket
import subprocess
import sys
import threading
import time
from types import FrameType
from typing import Any

import uvicorn

from groma.server.app import create_app
from groma.server.protocol import LARGEST_FRAME
from groma.server.settings import Settings, environment_of, settings_from
from groma.server.shield import Shield
from groma.server.storage import StorageError, open_storage
from groma.server.wire import Http, WebSockets

log = logging.getLogger("groma.run")


RESTART_SECONDS = 1.0
"""How long a process that ended by itself stays away, so that a broken one does not spin."""
FILES_BESIDES = 500
"""Files a server process may have open beside its clients' sockets."""
STOP_SECONDS = 30.0
"""How long the processes may take to end before they are killed."""


class ListenError(Exception):
    """The address cannot be listened on; the message says why and what would help."""


class GentleServer(uvicorn.Server):
    """A server that says where it is once it listens, and goodbye to its clients before it closes their sockets."""

    def __init__(self, app: Shield, settings: Settings) -> None:
        """Ready to be run."""
        super().__init__(_config(app, settings))
        self._shield = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the database, listen, and only then say so: whoever reads it may connect at once."""
        begun = time.perf_counter()
        await super().startup(sockets)
        if self.started and sockets:
            server = self._shield.server
            took = time.perf_counter() - begun
            log.info("ready at %s on %s after %.2f s", _address(sockets[0]), server.storage.name, took)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal asks for a gentle end, an interrupt after it for a quick one; to obey is no failure."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell the clients, then close."""
        if not self.force_exit:
            await self._shield.server.say_bye()
        await super().shutdown(sockets)


def serve(settings: Settings) -> int:
    """Serve until told to stop. Returns the exit code; raises ListenError or StorageError if it cannot begin."""
    set_up_logs(settings.log_level)
    with listen_on(settings.host, settings.port) as listening:
        if settings.workers == 1:
            return run_one(settings, listening)
        return _Workers(settings, listening).run()


def listen_on(host: str, port: int) -> socket.socket:
    """A socket at this address. Nobody can connect before a server has begun to accept."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        kind, _, _, _, address = found[0]
        listening = socket.socket(kind, socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise ListenError(f'"{host}" is no address of this machine; --host 127.0.0.1 is always one') from error
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if kind == socket.AF_INET6:
            # :: is for everybody: IPv4 comes in through the same socket.
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind(address)
    except OSError as error:
        listening.close()
        raise ListenError(_why_not(host, port, error)) from error
    return listening


def _why_not(host: str, port: int, error: OSError) -> str:
    match error.errno:
        case errno.EADDRINUSE:
            return f"another program listens on port {port} of {host}; end it, or give this one another --port"
        case errno.EACCES:
            return f"this user may not listen on port {port}; a --port of 1024 or more is free to all"
        case errno.EADDRNOTAVAIL:
            return f'"{host}" is no address of this machine; --host 127.0.0.1 is always one'
        case _:
            return f"cannot listen on port {port} of {host}: {error.strerror}"


class _Workers:
    """Several server processes that accept from one listening socket; one that dies is replaced."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._is_stopping = False
        self._socket = listening
        self._socket.set_inheritable(True)
        self._processes: list[subprocess.Popen[bytes]] = []

    def run(self) -> int:
        # What is wrong with the database is told once and ends it all, instead of by each process again and again.
        storage = open_storage(self._settings.database)
        storage.migrate()
        storage.dispose()
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
        end = time.monotonic() + STOP_SECONDS
        return max(_ended(process, end) for process in self._processes)

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


def _ended(process: subprocess.Popen[bytes], end: float) -> int:
    """The exit code of a process that was told to end, and is killed if it has not done so by then."""
    try:
        return abs(process.wait(max(0.1, end - time.monotonic())))
    except subprocess.TimeoutExpired:
        log.warning("server process %d did not end; killing it", process.pid)
        process.kill()
        return abs(process.wait())


def run_one(settings: Settings, listening: socket.socket, *, is_worker: bool = False) -> int:
    """Be one server process until told to stop. Raises StorageError if the database cannot be opened."""
    allow_files(settings.max_connections + FILES_BESIDES)
    app = create_app(settings)
    server = GentleServer(app, settings)
    # What keeps the server from starting is told once, as a sentence, and not as a traceback before it.
    logging.getLogger("uvicorn.error").addFilter(lambda record: app.server.failure is None)
    # Values are immutable and hold no circles: looking for some all the time costs pauses of a tenth of a second at
    # hundreds of tables. What is loaded by now stays anyway.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    if is_worker:
        threading.Thread(target=_end_with_parent, args=(server,), daemon=True).start()
    try:
        server.run([listening])
    except SystemExit:
        if app.server.failure is None:
            raise
    if app.server.failure is not None:
        raise app.server.failure
    return 0 if server.started else 1


def allow_files(wanted: int) -> None:
    """Let this process have so many files open: every socket is one, and 1024 is what many systems begin with."""
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed == resource.RLIM_INFINITY or allowed >= wanted:
        return
    raised = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    if raised > allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (raised, most))
    if raised < wanted:
        log.warning(
            "only %d files may be open, %d are needed for max_connections; raise it with `ulimit -n`", raised, wanted
        )


def _end_with_parent(server: uvicorn.Server) -> None:
    while os.read(0, 1024):
        pass
    server.should_exit = True


def _work(descriptor: int) -> int:
    """What each of several processes does."""
    settings = settings_from({})
    set_up_logs(settings.log_level)
    try:
        return run_one(settings, socket.socket(fileno=descriptor), is_worker=True)
    except StorageError as error:
        log.error("%s", error)
        return 1


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _config(app: Any, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="auto",
        http=Http,
        ws=WebSockets,
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
