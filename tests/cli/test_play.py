"""`groma play` as people have it: a real pseudo-terminal, keys and lines, interruptions, several at one screen."""

import json
import os
import re
import shlex
import signal
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest
from click.testing import CliRunner

from groma.cli import main
from groma.cli.play import _program
from groma.games import find_game
from groma.kernel.record import check_record, read_record

UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
ENTER = "\r"
_STYLE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Person:
    """Somebody at a terminal: what stands on it, and what they press."""

    def __init__(self, home: Path, *arguments: str, columns: int = 80, lines: int = 24, **variables: str) -> None:
        """Start the game in a terminal of that size, with a home of its own."""
        environment = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLORTERM")}
        environment |= {"XDG_DATA_HOME": str(home), "TERM": "xterm-256color", "LANG": "C.UTF-8", **variables}
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "groma", "play", *arguments],
            env=environment,
            dimensions=(lines, columns),
            encoding="utf-8",
            timeout=15,
        )
        self.child.delaybeforesend = None
        self.heard = ""

    def frame(self) -> str:
        """What stands on the screen with keys, without its colours."""
        return _STYLE.sub("", self.heard.rpartition("\x1b[H")[2]).replace("\r", "")

    def until(self, words: str) -> str:
        """Wait until these words stand in the newest page."""
        while words not in self.frame():
            self._hear(words)
        return self.frame()

    def press(self, keys: str) -> str:
        """Press keys and wait for the page that comes of the last one."""
        for key in re.findall(r"\x1b\[.|.", keys, re.DOTALL):
            before = len(self.heard)
            self.child.send(key)
            while not self._is_whole(before):
                self._hear(f"the page after {key!r}")
        return self.frame()

    def line(self, typed: str, answer: str) -> str:
        """Type a line and wait for an answer; what was said since is the answer."""
        start = len(self.heard)
        self.child.send(f"{typed}\n")
        while not re.search(answer, self.heard[start:]):
            self._hear(answer)
        return self.heard[start:].replace("\r", "")

    def say(self, answer: str) -> str:
        """Wait for words in all that was said."""
        while not re.search(answer, self.heard):
            self._hear(answer)
        return self.heard.replace("\r", "")

    def ends(self) -> int:
        """Wait for the end; the exit code."""
        while self.child.isalive() or not self.child.flag_eof:
            try:
                self.heard += self.child.read_nonblocking(65536, timeout=15)
            except pexpect.EOF:
                break
        self.child.close()
        assert "Traceback" not in self.heard
        code: int = self.child.exitstatus if self.child.exitstatus is not None else -(self.child.signalstatus or 0)
        return code

    def _is_whole(self, before: int) -> bool:
        """Whether a whole page was drawn, or the screen was left, after so much had been heard."""
        fresh = self.heard[before:]
        _, start, page = fresh.rpartition("\x1b[H")
        return (bool(start) and "\x1b[J" in page) or "\x1b[?1049l" in fresh

    def _hear(self, expected: str) -> None:
        try:
            self.heard += self.child.read_nonblocking(65536, timeout=15)
        except (pexpect.EOF, pexpect.TIMEOUT) as error:
            raise AssertionError(f"{expected!r} did not come; the terminal says:\n{self.frame()[-3000:]}") from error


@pytest.fixture
def sit_down(tmp_path: Path) -> Iterator[Callable[..., Person]]:
    """Somebody sits down at `groma play`; whoever still sits there at the end is sent away."""
    people: list[Person] = []

    def start(*arguments: str, **more: Any) -> Person:
        people.append(Person(tmp_path, *arguments, **more))
        return people[-1]

    yield start
    for person in people:
        person.child.close(force=True)


def call(home: Path, *arguments: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """Run `groma play` without a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "groma", "play", *arguments],
        env={**os.environ, "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def saves(home: Path) -> list[Path]:
    return sorted((home / "groma" / "games").glob("*.jsonl"))


def entries(save: Path) -> list[dict[str, Any]]:
    """The entries of a save, without the times, which differ from game to game."""
    read = [json.loads(line) for line in save.read_text().splitlines()]
    return [{name: value for name, value in entry.items() if name != "time"} for entry in read if "entry" in entry]


def is_sound(save: Path) -> bool:
    """Whether the record of a finished game was played by the rules and proves its draws."""
    record = read_record(save.read_text(), find_game)
    return check_record(record, find_game(record.header.game)) == []


def test_a_whole_game_with_keys(sit_down: Callable[..., Person], tmp_path: Path) -> None:
    """Arrows move the ghost, r turns it, the preview follows, Enter draws; after four seasons there is a title."""
    person = sit_down("--seed", "whole", "--lang", "en")
    first = person.until("? help")
    assert "Spring" in first
    moved = person.press(RIGHT)
    assert moved != first
    assert person.press("u") == first
    turned = person.press("r" + DOWN + LEFT)
    assert "[" in turned
    for _ in range(120):
        person.press(ENTER)
        frame = person.frame()
        if "Four seasons have passed" in frame:
            break
        if "Enter: go on" not in frame and not re.search(r" on [A-K]\d+", frame.splitlines()[-2]):
            person.press(RIGHT)
    assert "Four seasons have passed" in person.frame()
    while person.child.isalive() and "\x1b[?1049l" not in person.heard:
        person.press(ENTER)
    assert person.ends() == 0
    left = person.heard.rpartition("\x1b[?1049l")[2]
    assert "Four seasons have passed" in left
    assert "Score sheet" in left
    (save,) = saves(tmp_path)
    assert is_sound(save)
    assert not save.with_name(save.name + ".secret").exists()


def test_a_whole_game_by_typing(sit_down: Callable[..., Person], tmp_path: Path) -> None:
    """Told plainly there is no colour and no control of the screen; everything can be typed."""
    person = sit_down("--plain", "--seed", "whole", "--lang", "en")
    person.say(r"\n> $")
    assert "\x1b[3" not in person.heard
    refused = person.line("", r"\n> $")
    assert "Type where to draw it" in refused
    placed = person.line("b1 r", r"\n> $")
    assert "[" in placed
    assert "means nothing here" in person.line("castle", r"\n> $")
    for _ in range(120):
        heard = person.line("ok", r"(\n> |go(es)? on\. )$|record of the game")
        if "record of the game" in heard:
            break
        if "Type where" in heard:
            raise AssertionError(heard)
    assert person.ends() == 0
    (save,) = saves(tmp_path)
    assert is_sound(save)


def test_a_line_can_be_typed_at_the_screen_with_keys(sit_down: Callable[..., Person]) -> None:
    """A colon opens a line, in which a whole drawing is told at once."""
    person = sit_down("--seed", "whole", "--lang", "es", columns=120, lines=40)
    person.until("? ayuda")
    assert "2 bosque b4" in person.press(":")
    frame = person.press("a1" + ENTER)
    assert re.search(r" en .*\bA\d", frame)
    assert re.search(r" en .*[A-K]1\b", frame)
    assert "no significa nada" in person.press(":castillo" + ENTER)
    assert person.press("?").startswith("Cómo se juega")
    person.press(ENTER)
    person.press("q")
    assert person.ends() == 0
    assert "groma play --resume" in person.heard


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """The first entries of a game that nobody interrupted."""
    home = tmp_path_factory.mktemp("straight")
    answer = call(home, "--plain", "--seed", "same", "--bots", "greedy", typed="ok\n" * 7)
    assert answer.returncode == 1
    return entries(saves(home)[0])


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGHUP, signal.SIGKILL])
def test_whatever_ends_the_program_the_game_goes_on_exactly_there(
    sit_down: Callable[..., Person], tmp_path: Path, straight: list[dict[str, Any]], how: signal.Signals
) -> None:
    """After Ctrl-C, a closed terminal and a kill the game is what it would have been without them."""
    person = sit_down("--seed", "same", "--bots", "greedy", "--lang", "en")
    person.until("? help")
    person.press(ENTER)
    before = person.press(ENTER)
    if how is signal.SIGINT:
        person.child.sendintr()
    else:
        person.child.kill(how)
    assert person.ends() == (-signal.SIGKILL if how is signal.SIGKILL else 1)
    if how is signal.SIGINT:
        assert "The game is saved in" in person.heard.rpartition("\x1b[?1049l")[2]
    again = sit_down("--resume", "--lang", "en")
    after = again.until("? help")
    assert after.splitlines()[1:13] == before.replace("›", " ").splitlines()[1:13]
    again.press(ENTER)
    again.press(ENTER)
    again.press("q")
    assert again.ends() == 0
    (resumed,) = saves(tmp_path)
    assert len(entries(resumed)) > 4
    assert entries(resumed) == straight[: len(entries(resumed))]


def test_two_people_and_a_bot_share_a_screen_in_an_ambush(sit_down: Callable[..., Person], tmp_path: Path) -> None:
    """Between two people the screen is empty; it is plain whose map is drawn on; a sealed choice can be taken back."""
    person = sit_down("--seed", "2", "--humans", "Ana,Ben", "--bots", "chance", "--lang", "en")
    person.until("It is the turn of Ana")
    frame = person.press(ENTER)
    assert "Goblin Attack" in frame
    assert re.search(r"This is the map of (Ben|chance): draw on it", frame)
    assert "Ana · 0 stars" in frame
    drawn_on = frame
    person.press(ENTER)
    hidden = person.until("It is the turn of Ben")
    assert "Goblin" not in hidden
    assert not re.search(r"[A-K] .*·", hidden)
    person.press("u")
    assert person.frame().splitlines()[1:13] == drawn_on.splitlines()[1:13]
    person.press(ENTER)
    person.press(ENTER)
    theirs = person.until("? help")
    assert "Ben · 0 stars" in theirs
    assert re.search(r"This is the map of (Ana|chance)", theirs)
    person.press(ENTER)
    person.until("It is the turn of Ana")
    told = person.press(ENTER)
    assert re.search(r"draws monsters on your map", told)
    assert "›Ψ" in told
    person.press("q")
    assert person.ends() == 0
    (save,) = saves(tmp_path)
    kinds = [entry["intent"]["kind"] for entry in entries(save) if entry["intent"]]
    assert kinds.count("take-back") == 1


def test_a_hero_is_turned_and_placed(sit_down: Callable[..., Person], tmp_path: Path) -> None:
    """The hero's attack turns with r, and where it struck there are marks."""
    person = sit_down("--edition", "heroes", "--seed", "13", "--lang", "en")
    frame = person.until("? help")
    assert "Wren the Lioness" in frame
    assert "[♞]" in frame
    assert "Enter place" in frame
    marks = [match.start() for match in re.finditer("/·/", frame)]
    turned = person.press("r")
    assert [match.start() for match in re.finditer("/·/", turned)] != marks
    person.press(":e5" + ENTER)
    after = person.press(ENTER)
    assert re.search(r"^E .* ♞", after, re.MULTILINE)
    assert "/·" in after
    (save,) = saves(tmp_path)
    assert entries(save)[-1]["intent"] == {"kind": "place-hero", "space": "E5", "turn": 1}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Spring", "Still face down", "arrows move · r"]),
        ("es", ["Primavera", "Aún boca abajo", "flechas · r"]),
        ("fr", ["Printemps", "Encore face cachée", "flèches · r"]),
    ],
)
def test_the_first_screen_of_each_language(sit_down: Callable[..., Person], language: str, words: list[str]) -> None:
    """The language of the environment is spoken, and the page fills 80 by 24 without overflowing."""
    person = sit_down("--seed", "first", LANG=f"{language}_XX.UTF-8", LC_ALL="", LANGUAGE="")
    frame = person.until(words[-1])
    for each in words:
        assert each in frame
    rows = frame.split("\n")
    assert len(rows) == 24
    assert max(map(len, rows)) <= 80
    assert "…" not in rows[-1]


def test_without_colour_the_signs_tell_everything(sit_down: Callable[..., Person]) -> None:
    """NO_COLOR is kept: the screen with keys has no colours, and its signs stay."""
    person = sit_down("--seed", "2", "--lang", "en", NO_COLOR="1")
    frame = person.until("? help")
    assert "▲●" in frame
    assert not re.search(r"\x1b\[[\d;]*[34][0-8][;m]", person.heard)


def test_a_small_window_is_told_so(sit_down: Callable[..., Person]) -> None:
    """Below 80 by 24 the game says so and goes on line by line."""
    person = sit_down("--seed", "2", "--lang", "en", columns=60, lines=20)
    said = person.say(r"\n> $")
    assert "60 columns and 20 lines" in said
    person.line("q", "saved in")
    assert person.ends() == 0


def test_a_window_that_was_made_too_small_draws_nothing(sit_down: Callable[..., Person], tmp_path: Path) -> None:
    """The whole sentence is there, and no key draws what cannot be seen; made larger again, the game goes on."""
    person = sit_down("--seed", "2", "--lang", "en")
    before = person.until("? help")
    person.child.setwinsize(12, 50)
    said = " ".join(person.until("too small").split())
    assert "go on with --resume --plain." in said
    person.press(ENTER)
    person.child.setwinsize(24, 80)
    assert person.until("? help") == before
    person.press("q")
    assert person.ends() == 0
    assert len(entries(saves(tmp_path)[0])) == 1


def test_a_page_that_is_longer_than_the_window_is_read_with_the_arrows(sit_down: Callable[..., Person]) -> None:
    """Nothing of the cards is cut off; the arrows move the page, and the drawing stays where it was."""
    person = sit_down("--edition", "combined", "--seed", "c", "--lang", "es")
    before = person.until("? ayuda")
    top = person.press("i")
    assert top.startswith("Los edictos")
    assert "seguir leyendo" in top
    bottom = person.press(DOWN * 9)
    assert not bottom.startswith("Los edictos")
    assert "Y 1 héroe" in bottom
    assert person.press(UP * 9) == top
    assert person.press(ENTER) == before


def test_without_a_terminal_lines_are_read_and_the_end_of_them_saves(tmp_path: Path) -> None:
    """A pipe that ends in the middle leaves a saved game, a sentence and exit code 1; its secret is private."""
    answer = call(tmp_path, "--seed", "pipe", typed="ok\n")
    assert answer.returncode == 1
    assert "The game is saved in" in answer.stdout
    assert answer.stderr == ""
    (save,) = saves(tmp_path)
    secret = save.with_name(save.name + ".secret")
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert json.loads(secret.read_text())["seed"] not in save.read_text()


def test_a_terminal_that_lacks_a_sign_shows_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In an old encoding, words that it cannot write are no reason to break off."""
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    answer = call(tmp_path, "--seed", "x", "--lang", "fr", typed="quit\n")
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "Printemps" in answer.stdout


def test_what_is_piped_in_is_told(tmp_path: Path) -> None:
    """Without a terminal the typed lines stand in the answer, each after its prompt."""
    answer = call(tmp_path, "--seed", "x", "--lang", "en", typed="castle\nquit\n")
    assert "\n> castle\n“castle” means nothing here" in answer.stdout
    assert "\n> quit\n" in answer.stdout


def test_whoever_sits_down_may_leave_as_well(sit_down: Callable[..., Person]) -> None:
    """Between two people q leaves the table, with keys and by typing."""
    for arguments, leave in ((["--humans", "Ana,Ben"], "q"), (["--humans", "Ana,Ben", "--plain"], "quit\n")):
        person = sit_down(*arguments, "--lang", "en")
        person.say("turn of Ana")
        person.child.send(leave)
        assert person.ends() == 0
        assert "The game is saved in" in person.heard


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["--game", "gisborne", "--bots", "chance,chance", "--sheet", "B"], 2, "Gisborne does not have it"),
        (["--option", "laying=in_order"], 2, "Cartographers does not have it"),
        (["--lang", "de"], 2, "'de' is not one of 'en', 'es', 'fr'"),
        (["--bots", "clever"], 2, 'there is no bot "clever"'),
        (["--humans", "Ana,Ana"], 2, 'two people are called "Ana"'),
        (["--seats", "3", "--humans", "Ana"], 2, "3 seats, but only 1"),
        (["--seats", "1", "--bots", "chance"], 2, "nobody would be left to play"),
        (["--resume", "--sheet", "B"], 2, "--sheet cannot be changed"),
        (["--edition", "base", "--sheet", "C"], 1, "(sheet-not-of-edition)"),
        (["--edicts", "castle,wildholds,greenbough,canal-lake"], 1, "castle"),
        (["--resume"], 1, "there is no unfinished game"),
        (["--resume", "/nowhere/game.jsonl"], 1, "cannot read /nowhere/game.jsonl"),
        (["--save", "/proc/nowhere/game.jsonl"], 1, "cannot write /proc/nowhere/game.jsonl"),
    ],
)
def test_bad_use_gets_a_sentence_and_its_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], code: int, words: str
) -> None:
    """What cannot be is told in one sentence, never as a traceback; nothing is left behind."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    answer = CliRunner().invoke(main, ["play", *arguments])
    assert answer.exit_code == code
    assert words in answer.stderr
    assert answer.exception is None or isinstance(answer.exception, SystemExit)
    assert saves(tmp_path) == []


def test_the_result_of_a_finished_game_can_be_left_in_any_way(tmp_path: Path) -> None:
    """Where the input ends at the score sheet nothing was interrupted, and nothing can be gone on with."""
    play = ["--plain", "--seed", "left", "--lang", "en", "--save", str(tmp_path / "left.jsonl")]
    assert call(tmp_path, *play, typed="ok\n" * 60).returncode == 0
    again = call(tmp_path, "--resume", str(tmp_path / "left.jsonl"), "--lang", "en")
    assert (again.returncode, again.stderr) == (0, "")
    assert "Four seasons have passed" in again.stdout
    assert "Go on with" not in again.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_where_nothing_can_be_told_the_other_way_out_tells_where_the_game_is(tmp_path: Path) -> None:
    """What goes to a full disk stops the game, and standard error says how to go on."""
    command = [sys.executable, "-m", "groma", "play", "--plain", "--lang", "en", "--save", str(tmp_path / "full.jsonl")]
    with Path("/dev/full").open("w") as full:
        answer = subprocess.run(command, input="ok\n", stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert answer.returncode == 1
    assert answer.stderr.startswith(f"The game is saved in {tmp_path / 'full.jsonl'}. Go on with: ")


def test_how_to_go_on_can_be_typed_as_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a clone, by its ./dev; elsewhere by name. A file's name is quoted where a shell would part it."""
    save = tmp_path / "Ana's game.jsonl"
    played = call(tmp_path, "--plain", "--lang", "en", "--save", str(save), typed="q\n")
    (shown,) = re.findall("Go on with: (.*)", played.stdout)
    assert shlex.split(shown)[-3:] == ["play", "--resume", str(save)]
    monkeypatch.setattr(sys, "prefix", str(tmp_path / ".venv"))
    monkeypatch.chdir(tmp_path)
    assert _program() == "groma"
    (tmp_path / "dev").touch()
    assert _program() == "./dev groma"
