"""The verbs that programs are written against: their answers, their sentences and their exit codes."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from groma.cli import VERBS, main

SHEET = """\
FF.........
...M.r.....
.r......Mr.
...........
...VV......
.....M.....
...........
...........
.rM..XX..r.
.....r.M...
...........
"""


SCORE = ["score", "--cards", "sentinel-wood"]


def groma(*arguments: str, input: str | bytes | None = None) -> Result:
    return CliRunner().invoke(main, list(arguments), input=input)


def started(*arguments: str, **how: object) -> "subprocess.CompletedProcess[str]":
    """The program itself, with a real standard input and output."""
    told: dict[str, object] = {"stdin": subprocess.DEVNULL, "stderr": subprocess.PIPE, "text": True} | how
    return subprocess.run([sys.executable, "-m", "groma", *arguments], check=False, **told)  # type: ignore[call-overload, no-any-return]


def test_a_sheet_is_scored_by_the_cards_named() -> None:
    """The answer has the cards in the order asked for, and the penalty as a number of stars lost."""
    result = groma("score", "--cards", "sentinel-wood,monster-penalty,greenbough", "--json", input=SHEET)
    assert result.exit_code == 0
    assert list(json.loads(result.stdout).items()) == [("sentinel-wood", 2), ("monster-penalty", 6), ("greenbough", 3)]


def test_all_is_all_32_cards() -> None:
    """--cards all scores every card of both games."""
    assert len(json.loads(groma("score", "--cards", "all", "--json", input=SHEET).stdout)) == 32


def test_the_printing_changes_six_cards() -> None:
    """A heart of the forest brings 3 stars by the rulebook and 2 by the cards in the box."""
    sheet = "\n".join(["FFF........", "FFF........", "FFF........", *["..........."] * 8])
    numbers = [
        json.loads(groma("score", "--cards", "heart-of-the-forest", "--printing", each, "--json", input=sheet).stdout)
        for each in ("rulebook", "box")
    ]
    assert numbers == [{"heart-of-the-forest": 12}, {"heart-of-the-forest": 8}]


def test_an_explanation_names_the_spaces() -> None:
    """--explain tells which spaces score and how much each."""
    result = groma("score", "--cards", "sentinel-wood", "--explain", "--json", input=SHEET)
    assert json.loads(result.stdout) == {
        "sentinel-wood": {"stars": 2, "parts": [{"each": 1, "times": 2, "spaces": ["A1", "A2"], "because": []}]}
    }


def test_a_batch_answers_every_line() -> None:
    """A bad line among good ones gets an error that names it, the others their answers; the exit code is 1."""
    lines = [
        json.dumps({"sheet": SHEET, "cards": ["sentinel-wood"]}),
        "not json",
        json.dumps({"sheet": SHEET, "cards": ["dwarvenholds"], "printing": "box"}),
        json.dumps({"sheet": "FF", "cards": ["dwarvenholds"]}),
        json.dumps({"sheet": SHEET, "cards": "all"}),
    ]
    result = groma("score", "--batch", input="\n".join(lines))
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.exit_code == 1
    assert answers[0] == {"sentinel-wood": 2}
    assert answers[1]["error"].startswith("line 2: ")
    assert answers[2] == {"dwarvenholds": 0}
    assert answers[3]["error"].startswith("line 4: a sheet has 11 lines")
    assert len(answers[4]) == 32


def test_placements_are_counted_and_listed() -> None:
    """A single space fits on every empty space, in the order of the sheet."""
    result = groma("placements", "--shape", "X", "--json", input=SHEET)
    answer = json.loads(result.stdout)
    assert answer["count"] == len(answer["placements"]) == 121 - 4 - 2 - 5
    assert answer["placements"][0] == ["A3"]


def test_placements_on_ruins_cover_an_unfilled_one() -> None:
    """--ruins keeps those placements that cover an unfilled ruins space."""
    answer = json.loads(groma("placements", "--shape", "X", "--ruins", "--json", input=SHEET).stdout)
    assert answer["placements"] == [["B6"], ["C2"], ["C10"], ["I2"], ["I10"], ["J6"]]


def test_placements_take_a_batch() -> None:
    """Each line has its own shape; without "ruins" all placements count."""
    lines = [json.dumps({"sheet": SHEET, "shape": "X", "ruins": True}), json.dumps({"sheet": SHEET, "shape": "X"})]
    answers = [json.loads(line) for line in groma("placements", "--batch", input="\n".join(lines)).stdout.splitlines()]
    assert [answer["count"] for answer in answers] == [6, 110]


@pytest.mark.parametrize(
    ("arguments", "input", "told"),
    [
        (["score", "--cards", "sentinal-wood"], SHEET, "hint: sentinel-wood"),
        (["score", "--cards", "the-golden-granary"], SHEET, "hint: golden-granary"),
        (["score", "--cards", "ALL"], SHEET, "hint: all"),
        (["score", "--cards", "all", ""], None, "the name of the file is empty"),
        (["simulatte"], None, 'there is no verb "simulatte"; hint: simulate'),
        (["chess"], None, 'there is no verb "chess"; known are serve, play, score'),
        (["simulate", "--records", __file__], None, "it is not a folder"),
        (["play", "--seats", "1", "--humans", "Ana,Ben"], None, "1 given, but --humans and --bots name 2"),
        (["score", "--cards", "all"], SHEET.replace("FF.", "FQ."), '"Q" in line 1, column 2 (A2)'),
        (["score", "--cards", "all"], "\n".join(SHEET.splitlines()[:10]), "a sheet has 11 lines, this one has 10"),
        (["score", "--cards", "all"], SHEET.replace("FF.", "FF"), "line 1 (row A) of the sheet has 10 letters"),
        (["score", "--cards", "all", "--printing", "first"], SHEET, 'the printing "first" is not known'),
        (["score"], SHEET, "--cards"),
        (["placements", "--shape", "../.."], SHEET, "has no space"),
        (["placements", "--shape", "XY"], SHEET, '"Y" in row 1'),
        (["placements", "--shape", "XXXXXXXXXXXX"], SHEET, "1 x 12"),
        (["score", "--cards", "all", "/nowhere/at/all"], None, 'cannot read "/nowhere/at/all"'),
        (["simulate", "--game", "chess"], None, 'the game "chess" is not known'),
        (["simulate", "--bots", "nobody"], None, 'the bot "nobody" is not known'),
        (["simulate", "--records", "/proc/nothing/here"], None, "cannot write records"),
        (["simulate", "--heroes", "perhaps"], None, "neither on nor off"),
        (["replay", "/nowhere/at/all"], None, "cannot read"),
        (["score", "--cards", "sentinel-wood,"], SHEET, "a scoring card has no name"),
        (["score", "--cards", "all"], b"\xff\xfe.\n", "standard input is not text in UTF-8: line 1"),
        (["score", "--cards", "all"], "", "a sheet has 11 lines, this one has 0"),
        (["placements", "--shape", "X\nX"], SHEET, '"\\n" in row 1'),
        (["simulate", "--records", ""], None, "--records names no folder"),
        (["simulate", "--random-tables", "--sheet", "B"], None, "leave it out, or --sheet"),
        (["simulate", "--random-tables", "--game", "gisborne"], None, "leave it out, or --game"),
        (["simulate", "--game", "gisborne", "--players", "3", "--sheet", "B"], None, "Gisborne does not have it"),
        (["simulate", "--option", "laying=in_order"], None, "Cartographers does not have it"),
        (
            ["simulate", "--game", "gisborne", "--option", "round-cap=--5"],
            None,
            "round_cap: '--5' is not a whole number",
        ),
        (["replay", "--check", "--entry", "3", "any"], None, "leave out --entry"),
        (["bench", "--seconds", "0"], None, "--seconds"),
        (["serve", "--port", "99999"], None, "--port is 99999; a port is a number from 1 to 65535"),
        (["backup", ""], None, "the name of the copy is empty"),
        (["backup", "/"], None, "is a directory"),
    ],
)
def test_bad_use_is_told_in_a_sentence(arguments: list[str], input: str | bytes | None, told: str) -> None:
    """What cannot be understood ends with code 2 and a sentence that says what and where."""
    result = groma(*arguments, input=input)
    assert result.exit_code == 2, result.output
    assert told in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.parametrize("change", [lambda text: text.replace("\n", "\r\n"), str.strip, lambda text: f"\ufeff{text}\n"])
def test_a_sheet_may_come_from_any_editor(tmp_path: Path, change: Callable[[str], str]) -> None:
    """Other line ends, none at the end, and a mark of the byte order make no difference, nor whence it is read."""
    data = change(SHEET).encode()
    (tmp_path / "sheet.txt").write_bytes(data)
    for answer in (
        groma("score", "--cards", "sentinel-wood", "-", input=data),
        groma(*SCORE, str(tmp_path / "sheet.txt")),
    ):
        assert (answer.exit_code, answer.stdout.split()) == (0, ["sentinel-wood", "2"])


def test_a_sheet_that_is_wrong_is_named(tmp_path: Path) -> None:
    """The sentence says which of a program's many files it is about."""
    path = tmp_path / "ten.txt"
    path.write_text("\n".join(SHEET.splitlines()[:10]))
    for verb in (SCORE, ["placements", "--shape", "X"]):
        assert f"groma: {path}: a sheet has 11 lines, this one has 10" in groma(*verb, str(path)).stderr


def test_a_batch_line_that_is_no_text_is_answered_too(tmp_path: Path) -> None:
    """Bytes that are no letters, and letters that are no signs, spoil their own line only."""
    good = json.dumps({"sheet": SHEET, "cards": ["sentinel-wood"]}).encode()
    lines = [b'{"sheet": "\xff"}', b'{"sheet": "\\ud800", "cards": ["\\ud800"]}', b"\xef\xbb\xbf" + good + b"\r"]
    (tmp_path / "lines").write_bytes(b"\n".join(lines))
    for answer in (
        groma("score", "--batch", input=b"\n".join(lines)),
        groma("score", "--batch", str(tmp_path / "lines")),
    ):
        first, second, third = map(json.loads, answer.stdout.splitlines())
        assert answer.exit_code == 1
        assert first == {"error": "line 1: this is not text in UTF-8"}
        assert second["error"].startswith('line 2: the scoring card "\ud800" is not known')
        assert third == {"sentinel-wood": 2}


def test_a_batch_is_answered_line_by_line() -> None:
    """A program may wait for an answer before it asks for the next."""
    command = [sys.executable, "-m", "groma", *SCORE, "--batch"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as asked:
        assert asked.stdin is not None
        assert asked.stdout is not None
        for _ in range(2):
            asked.stdin.write(f"{json.dumps({'sheet': SHEET})}\n")
            asked.stdin.flush()
            assert json.loads(asked.stdout.readline()) == {"sentinel-wood": 2}
        asked.stdin.close()
    assert asked.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize(
    "arguments", [["--help"], ["simulate", "--games", "1"], ["simulate", "--games", "1", "--json"]]
)
def test_an_answer_that_cannot_be_written_is_told(arguments: list[str]) -> None:
    """On a full disk the program says so and ends with code 1."""
    with Path("/dev/full").open("w") as full:
        answer = started(*arguments, stdout=full)
    assert (answer.returncode, answer.stderr) == (1, "groma: the answer cannot be written: No space left on device\n")


def test_who_has_read_enough_may_go() -> None:
    """`groma simulate | head -1` says nothing of a broken pipe, and without any input a sheet has no lines."""
    read, write = os.pipe()
    os.close(read)
    gone = started("simulate", "--games", "1", stdout=write)
    os.close(write)
    assert gone.stderr == ""
    closed = started(*SCORE, stdout=subprocess.PIPE, preexec_fn=lambda: os.close(0), stdin=None)
    assert (closed.returncode, closed.stderr) == (2, "groma: a sheet has 11 lines, this one has 0\n")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--edition", "base", "--sheet", "C"], "sheet-not-of-edition"),
        (["--edition", "base", "--heroes", "on"], "heroes-in"),
        (["--edition", "heroes", "--heroes", "off"], "heroes-out"),
        (["--edition", "base", "--ambush", "both"], "card-not-of-edition"),
        (["--edition", "base", "--edicts", "sentinel-wood,craylund,wildholds,borderlands"], "card-not-of-edition"),
        (["--edition", "heroes", "--explore", "base"], "not-of-edition"),
        (["--edition", "combined", "--explore", "base,heroes"], "unknown-explore-set"),
        (["--edition", "base", "--ambush", "goblin-attack"], "too-few-ambushes"),
        (["--edicts", "sentinel-wood,treetower,wildholds,borderlands"], "same-stack"),
        (["--edicts", "sentinel-wood,wildholds,borderlands"], "stack-missing"),
        (["--edicts", "sentinel-wood,wildholds,borderlands,nothing"], "unknown-card"),
        (["--printing", "second"], "unknown-printing"),
        (["--sheet", "E"], "unknown-sheet"),
        (["--sheet", ""], "unknown-sheet"),
        (["--edition", ""], "unknown-edition"),
        (["--edition", "both"], "unknown-edition"),
        (["--players", "0"], "seats-out-of-range"),
        (["--players", "101"], "seats-out-of-range"),
        (["--players", "101", "--random-tables"], "seats-out-of-range"),
    ],
)
def test_what_the_rulebooks_forbid_is_refused(arguments: list[str], code: str) -> None:
    """A table that cannot be is refused with code 1, the reason in words and its stable name."""
    result = groma("simulate", "--games", "1", *arguments)
    assert result.exit_code == 1, result.output
    assert f"({code})" in result.stderr


def test_a_card_that_is_not_known_is_told_with_the_one_that_was_perhaps_meant() -> None:
    """Of a long list of ids the likely one stands at the end."""
    table = ["--edicts", "treetower,canal-lake,wildholds,borderland"]
    assert "; hint: borderlands (unknown-card)" in groma("simulate", *table).stderr
    assert "; ¿quizá borderlands? (unknown-card)" in groma("play", "--lang", "es", *table).stderr
    assert "hint" not in groma("simulate", "--sheet", "Q").stderr


@pytest.mark.parametrize("printing", [None, 3, "second"])
def test_an_error_in_a_batch_tells_the_value_as_it_was_written(printing: object) -> None:
    """A value that is no text is shown as it stands in the line."""
    line = json.dumps({"sheet": SHEET, "cards": ["treetower"], "printing": printing})
    told = json.loads(groma("score", "--batch", input=line).stdout)["error"]
    assert told == f"line 1: the printing {json.dumps(printing)} is not known; known are rulebook and box"


@pytest.mark.parametrize(("number", "send"), [(signal.SIGINT, os.killpg), (signal.SIGTERM, os.kill)])
def test_who_stops_a_simulation_gets_what_is_done(
    tmp_path: Path, number: signal.Signals, send: Callable[[int, int], None]
) -> None:
    """Ctrl-C ends all processes after the game they play, and so does whoever ends only the first one."""
    command = [sys.executable, "-m", "groma", "simulate", "--games", "100000", "--players", "4"]
    command += ["--workers", "2", "--records", str(tmp_path)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as played:
        while len(list(tmp_path.iterdir())) < 3:
            time.sleep(0.05)
        send(played.pid, number)
        _, told = played.communicate(timeout=30)
    records = sorted(map(str, tmp_path.glob("*.jsonl")))
    assert (played.returncode, told) == (
        1,
        f"groma: stopped after {len(records)} of 100000 games; the records of {len(records)} games are in {tmp_path}\n",
    )
    assert groma("replay", "--check", *records).exit_code == 0
    with pytest.raises(ProcessLookupError):
        os.killpg(played.pid, 0)


def test_no_half_record_is_left_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that cannot be written whole is not there."""

    def full(path: Path, text: str, encoding: str) -> None:
        path.write_bytes(text[:100].encode())
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    result = groma("simulate", "--games", "2", "--records", str(tmp_path))
    assert (result.exit_code, 'game-00001.jsonl": No space left' in result.stderr) == (1, True)
    assert list(tmp_path.iterdir()) == []


def test_simulated_games_are_recorded_and_pass_the_check(tmp_path: Path) -> None:
    """Every record that simulate writes is one that replay accepts, for one process as for two."""
    for workers in ("1", "2"):
        folder = tmp_path / workers
        result = groma(
            *("simulate", "--games", "4", "--players", "4", "--bots", "chance,greedy"),
            *("--records", str(folder), "--workers", workers, "--json"),
        )
        assert result.exit_code == 0, result.output
        summary = json.loads(result.stdout)
        assert summary["games"] == 4
        assert summary["bots"]["greedy"]["seats"] == 8
    files = sorted(map(str, tmp_path.glob("*/*.jsonl")))
    assert len(files) == 8
    assert Path(files[0]).read_text() == Path(files[4]).read_text()
    checked = groma("replay", "--check", *files)
    assert checked.exit_code == 0
    assert checked.stdout.count("in order") == 8


def test_solo_simulation_tells_the_rating() -> None:
    """In solo the summary has the rating's mean and deviation."""
    summary = json.loads(groma("simulate", "--games", "5", "--json").stdout)
    assert set(summary["rating"]) == {"mean", "deviation"}
    assert "best in" not in groma("simulate", "--games", "2").stdout
    assert "best in" in groma("simulate", "--games", "2", "--players", "2").stdout


@pytest.fixture
def record(tmp_path: Path) -> list[str]:
    """The lines of a finished game of two."""
    groma("simulate", "--games", "1", "--players", "2", "--records", str(tmp_path))
    return next(tmp_path.glob("*.jsonl")).read_text().splitlines()


def checked(tmp_path: Path, lines: list[str]) -> Result:
    path = tmp_path / "told.jsonl"
    path.write_text("\n".join(lines))
    return groma("replay", "--check", str(path))


def test_a_cut_off_record_is_told(tmp_path: Path, record: list[str]) -> None:
    """Cut off in the middle of a line, the line is named; without its end line, that is missing."""
    halved = checked(tmp_path, [*record[:7], record[7][:40]])
    assert (halved.exit_code, "line 8" in halved.stdout) == (1, True)
    endless = checked(tmp_path, record[:-1])
    assert (endless.exit_code, "no end line" in endless.stdout) == (1, True)


def test_a_wrong_seed_is_told(tmp_path: Path, record: list[str]) -> None:
    """A seed that does not fit the published hash is told."""
    end = json.loads(record[-1])
    end["seed"] = "00" * 32
    result = checked(tmp_path, [*record[:-1], json.dumps(end)])
    assert (result.exit_code, "does not fit its hash" in result.stdout) == (1, True)


def test_all_records_are_checked_even_where_one_cannot_be_read(tmp_path: Path, record: list[str]) -> None:
    """One file that is not there does not hide the others; a damaged one is a failed check, a missing one bad use."""
    good, damaged = tmp_path / "good.jsonl", tmp_path / "damaged.jsonl"
    good.write_text("\n".join(record))
    damaged.write_bytes(b"\xff" + "\n".join(record).encode())
    result = groma("replay", "--check", "--json", str(damaged), str(good))
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert (result.exit_code, [each["ok"] for each in answers]) == (1, [False, True])
    assert answers[0]["problems"] == ["is not text in UTF-8: line 1 has other bytes"]
    result = groma("replay", "--check", str(tmp_path / "none"), str(tmp_path), str(good))
    assert result.exit_code == 2
    assert [line.split(": ", 1)[1] for line in result.stdout.splitlines()] == [
        "cannot be read: No such file or directory",
        "cannot be read: Is a directory",
        "in order",
    ]


def test_a_forged_record_that_is_shown_is_told_as_well(tmp_path: Path, record: list[str]) -> None:
    """What does not fit together ends with a sentence also where nobody asked for a check."""
    forged = tmp_path / "forged.jsonl"

    def shown(lines: list[str], *arguments: str) -> Result:
        forged.write_text("\n".join(lines))
        return groma("replay", str(forged), *arguments)

    assert "the record has no entries" in shown(record[:1], "--json").stderr
    assert "there is no entry 0; it has none" in shown(record[:1], "--entry", "0").stderr
    entry = json.loads(record[2])
    assert "there is no seat 7" in shown([*record[:2], json.dumps(entry | {"seat": 7})]).stderr
    setup = json.loads(record[1])
    revealed = next(event for event in setup["events"] if event["kind"] == "card-revealed")
    twice = json.dumps(setup | {"events": [*setup["events"], revealed]})
    assert "the events up to entry 0 do not follow" in shown([record[0], twice], "--json").stderr
    end = json.loads(record[-1])
    end["end"]["totals"].append(3)
    assert "a place and a total are needed" in shown([*record[:-1], json.dumps(end)]).stderr


def test_a_name_does_not_command_the_terminal(tmp_path: Path, record: list[str]) -> None:
    """Names in records come from other people; signs that a terminal obeys are spelled."""
    header = json.loads(record[0])
    header["seats"][0] = "\x1b[2JAda\ud800"
    path = tmp_path / "named.jsonl"
    path.write_text("\n".join([json.dumps(header), *record[1:]]))
    assert "\\x1b[2JAda\\ud800" in groma("replay", str(path)).stdout
    assert json.loads(groma("replay", "--json", str(path)).stdout)["seats"][0] == "\x1b[2JAda\ud800"


def test_a_forged_event_is_told(tmp_path: Path, record: list[str]) -> None:
    """A draw that did not follow from the seed is told with entry and event."""
    setup = json.loads(record[1])
    setup["events"][2]["card"] = "hamlet" if setup["events"][2]["card"] != "hamlet" else "orchard"
    result = checked(tmp_path, [record[0], json.dumps(setup), *record[2:]])
    assert result.exit_code == 1
    assert "entry 0, event 2" in result.stdout


def test_what_the_rules_refuse_in_a_record_is_told_in_a_sentence(tmp_path: Path, record: list[str]) -> None:
    """The reason stands there in words, as for a table that cannot be, and an empty line is called that."""
    header, entry = json.loads(record[0]), json.loads(record[2])
    table = json.dumps(header | {"options": header["options"] | {"sheet": "C"}})
    result = checked(tmp_path, [table, *record[1:]])
    assert "is played on the sheets A and B, not on C" in result.stdout
    seat = checked(tmp_path, [*record[:2], json.dumps(entry | {"seat": 7}), *record[3:]])
    assert "the rules refuse the intent of seat 7: there is no seat 7" in seat.stdout
    assert "line 5: this line is empty" in checked(tmp_path, [*record[:4], "", *record[4:]]).stdout


def test_a_forged_result_is_told(tmp_path: Path, record: list[str]) -> None:
    """A total that the rules don't find is told."""
    end = json.loads(record[-1])
    end["end"]["totals"][0] += 1
    result = checked(tmp_path, [*record[:-1], json.dumps(end)])
    assert (result.exit_code, "end line: the result is" in result.stdout) == (1, True)


def test_a_record_is_shown(tmp_path: Path, record: list[str]) -> None:
    """Replay tells who asked for what and what came of it, and the table after any entry."""
    path = tmp_path / "shown.jsonl"
    path.write_text("\n".join(record))
    shown = groma("replay", str(path))
    assert "season-scored season 3" in shown.stdout
    assert "decided by" in shown.stdout
    table = groma("replay", str(path), "--entry", "0", "--json")
    assert json.loads(table.stdout)["view"]["phase"] == "draw"
    assert groma("replay", str(path), "--entry", "9999").exit_code == 2


def test_bench_measures_everything() -> None:
    """Every figure is there and is more than nothing."""
    figures = json.loads(groma("bench", "--seconds", "0.05", "--json").stdout)
    assert all(figure > 0 for figure in figures.values() if isinstance(figure, int | float))
    assert len(figures) == 10


def test_help_knows_every_verb() -> None:
    """The list of verbs needs none of them loaded, and each one has its own help."""
    told = groma("--help").stdout
    for verb in VERBS:
        assert f"  {verb}" in told
