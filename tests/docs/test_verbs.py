"""The developer's tool, and what the documentation says of it."""

import importlib.util
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent.parent
GUIDE = ROOT / "docs" / "guides" / "developing.md"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


@pytest.fixture(scope="module")
def dev() -> ModuleType:
    """The tool, as a module."""
    loader = SourceFileLoader("groma_dev", str(ROOT / "dev"))
    spec = importlib.util.spec_from_loader("groma_dev", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def call_dev(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, ROOT / "dev", *arguments], capture_output=True, text=True, check=False)


def test_alone_it_lists_every_verb_with_a_sentence(dev: ModuleType) -> None:
    """`./dev` prints every verb and a sentence about each, and that is no failure."""
    answer = call_dev()
    assert answer.returncode == 0
    assert re.findall(r"^  (\w+) +\w.{10}", answer.stdout, re.MULTILINE) == list(dev.VERBS)


def test_an_unknown_verb_is_named_and_the_known_ones_listed(dev: ModuleType) -> None:
    """A slip of the finger gets exit code 2 and the list to choose from."""
    answer = call_dev("tets")
    assert answer.returncode == 2
    assert "there is no verb 'tets'" in answer.stderr
    assert dev.usage() in answer.stderr


def test_the_guide_has_every_verb(dev: ModuleType) -> None:
    """The table of the guide lists the verbs in the order in which the tool does."""
    assert re.findall(r"^\| `\./dev (\w+)", GUIDE.read_text(), re.MULTILINE) == list(dev.VERBS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_pages_name_only_verbs_that_exist(dev: ModuleType, page: Path) -> None:
    """No page sends anybody to a verb that is not there."""
    assert set(re.findall(r"\./dev ([a-z]+)", page.read_text())) <= dev.VERBS.keys()


def test_an_option_is_read_in_both_spellings(dev: ModuleType) -> None:
    """`--port 80` and `--port=80` are the same."""
    assert dev.option(["--port", "80"], "--port") == "80"
    assert dev.option(["--host", "::", "--port=80"], "--port") == "80"
    assert dev.option(["--ports", "80"], "--port") is None
    assert dev.option(["--port"], "--port") is None


def test_the_lock_entry_of_a_package_is_its_version_and_its_hashes(dev: ModuleType) -> None:
    """pip gets one exact uv to start with, and its hashes to check it by."""
    first, *hashes = dev.lock_entry("uv").rstrip().split("\n")
    assert re.fullmatch(r"uv==[\d.]+ \\", first)
    assert hashes
    assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line) for line in hashes)


def test_a_package_missing_from_the_lock_is_named(dev: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    """A damaged lock is met with a sentence."""
    with pytest.raises(SystemExit, match="1"):
        dev.lock_entry("no-such-package")
    assert "no entry for no-such-package" in capsys.readouterr().err


def test_locks_name_no_host() -> None:
    """The locks work behind any mirror of the package indexes."""
    python = (ROOT / "requirements.lock").read_text()
    assert not re.search(r"://|^ *-(?!-hash=)", python, re.MULTILINE)
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_a_step_is_done_again_when_its_inputs_change(dev: ModuleType, tmp_path: Path) -> None:
    """A stamp holds for the very inputs it was put for, and no stamp holds for none."""
    stamp, source = tmp_path / "deep" / "stamp", tmp_path / "source"
    source.write_text("one")
    assert not dev.is_stamped(stamp, dev.digest(source))
    dev.put_stamp(stamp, dev.digest(source))
    assert dev.is_stamped(stamp, dev.digest(source))
    source.write_text("two")
    assert not dev.is_stamped(stamp, dev.digest(source))


@pytest.mark.parametrize(
    ("arguments", "is_needed"),
    [
        ([], True),
        (["-x"], True),
        (["tests"], True),
        (["tests/browser"], True),
        (["tests/docs"], False),
        (["tests/docs", "tests/browser"], True),
        (["-m", "not browser"], False),
    ],
)
def test_chromium_is_looked_for_only_when_a_test_may_want_it(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], is_needed: bool
) -> None:
    """Whoever runs the tests of one rule is not asked for a browser."""
    for folder in ("docs", "browser"):
        (tmp_path / "tests" / folder).mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    assert dev.may_run(arguments, "browser") is is_needed


def test_who_may_not_install_is_told_the_command_that_does(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the right to install packages, `./dev` stops with the one command that helps."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    with pytest.raises(SystemExit, match="1"):
        dev.set_up_chromium()
    assert "`sudo apt-get install chromium`" in capsys.readouterr().err


def test_where_there_is_no_apt_get_no_such_command_is_told(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A system with other packages is not told to use Debian's."""
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(SystemExit, match="1"):
        dev.set_up_chromium()
    told = capsys.readouterr().err
    assert "install chromium in the way of this system" in told
    assert "apt-get" not in told


def test_a_port_somebody_listens_on_is_passed_over(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second `./dev play` finds a port of its own."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(dev, "FIRST_PORT", port)
        assert dev.free_port("127.0.0.1") > port


def test_play_says_where_the_server_is_as_soon_as_it_answers(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The address is told when there is something to see there, and no window is opened where nobody looks."""
    monkeypatch.setenv("CI", "true")
    port = dev.free_port("127.0.0.1")
    with ThreadingHTTPServer(("127.0.0.1", port), BaseHTTPRequestHandler) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        dev.announce(os.getpid(), "127.0.0.1", port)
        server.shutdown()
        serving.join()
    assert f"Groma is at http://127.0.0.1:{port}/ " in capsys.readouterr().err


def test_play_says_nothing_when_the_server_ended(dev: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    """A server that could not start is not announced."""
    with subprocess.Popen([sys.executable, "-c", ""]) as ended:
        ended.wait()
    dev.announce(ended.pid, "127.0.0.1", dev.free_port("127.0.0.1"))
    assert capsys.readouterr().err == ""


def test_what_pip_is_told_about_its_index_reaches_uv(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mirror set for pip serves uv as well, but for a developer who set another one for uv."""
    monkeypatch.setenv("PIP_INDEX_URL", "https://mirror.example/simple")
    monkeypatch.delenv("UV_DEFAULT_INDEX", raising=False)
    monkeypatch.delenv("UV_INDEX_URL", raising=False)
    assert dev.index_settings()["UV_DEFAULT_INDEX"] == "https://mirror.example/simple"
    monkeypatch.setenv("UV_DEFAULT_INDEX", "https://mine.example/simple")
    assert "UV_DEFAULT_INDEX" not in dev.index_settings()
