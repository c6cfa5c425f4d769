"""A game on disk: what is damaged is named, what is cut off is dropped, and nobody plays one game twice at a time."""

import json
from pathlib import Path
from typing import Any

import pytest

from groma.cli.terminal.saving import Save, SaveError, begin, resume
from groma.games.cartographers.game import GAME
from groma.games.cartographers.table import preset
from groma.kernel.chance import SeededChance, seed_from
from groma.kernel.match import Match
from groma.kernel.refusal import Refusal
from groma.kernel.seats import Seat

SEED = seed_from("saving")


def play_on(match: Any, save: Save, choices: int) -> None:
    for _ in range(choices):
        step = match.consider(Seat(0), match.choices(Seat(0))[0])
        assert not isinstance(step, Refusal)
        save.keep(match, step.entry)
        match.take(step)


@pytest.fixture
def saved(tmp_path: Path) -> tuple[Path, Any]:
    """A game of three choices, let go of, and the match as it stood."""
    match: Any = Match(GAME, preset("base"), ["Ana"], SeededChance(SEED))
    path = tmp_path / "deep" / "game.jsonl"
    save = begin(match, SEED, [None], path)
    play_on(match, save, 3)
    save.close()
    return path, match


def secret_of(path: Path) -> Path:
    return path.with_name(path.name + ".secret")


def test_it_goes_on_as_it_was(saved: tuple[Path, Any]) -> None:
    """State, entries and the next draws are those of the game that was left."""
    path, match = saved
    resumed = resume(path)
    assert not resumed.was_cut_off
    assert resumed.match.state == match.state
    assert resumed.match.entries == match.entries
    play_on(resumed.match, resumed.save, 5)
    resumed.save.close()
    for _ in range(5):
        match.submit(Seat(0), match.choices(Seat(0))[0])
    assert resume(path).match.state == match.state


@pytest.mark.parametrize("cut", [1, 2, 10, 60])
def test_a_last_line_that_was_cut_off_is_dropped(saved: tuple[Path, Any], cut: int) -> None:
    """Wherever in the last entry writing stopped, the game goes on before it, or after it if only the line end is
    missing, and the file is whole again.
    """
    path, match = saved
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    resumed = resume(path)
    kept = 4 if cut == 1 else 3
    assert resumed.was_cut_off == (cut > 1)
    assert resumed.match.entries == match.entries[:kept]
    play_on(resumed.match, resumed.save, 4 - kept)
    resumed.save.close()
    assert path.read_bytes() == whole


def test_a_cut_inside_a_letter_is_dropped_too(saved: tuple[Path, Any]) -> None:
    """Half of a letter of two bytes at the end is a cut-off line like any other."""
    path, match = saved
    path.write_bytes(path.read_bytes() + '{"entry":4,"é'.encode()[:-1])
    resumed = resume(path)
    assert resumed.was_cut_off
    assert resumed.match.state == match.state


@pytest.mark.parametrize(
    ("line", "change", "named"),
    [
        (2, lambda text: text[:20], "line 3"),
        (2, lambda text: text.replace('"entry":1', '"entry":7'), "entry 1 is expected"),
        (0, lambda text: text.replace("cartographers", "chess"), '"chess" is not known'),
        (0, lambda text: "", "line 1"),
        (3, lambda text: text.replace("shape-drawn", "shape-eaten"), "shape-eaten"),
    ],
)
def test_damage_in_the_middle_is_named_and_nothing_is_touched(
    saved: tuple[Path, Any], line: int, change: Any, named: str
) -> None:
    """What is more than a cut-off end is refused with the place, and the file stays as it is."""
    path, _ = saved
    lines = path.read_text().splitlines()
    lines[line] = change(lines[line])
    path.write_text("\n".join(lines) + "\n")
    before = path.read_bytes()
    with pytest.raises(SaveError) as refused:
        resume(path)
    assert refused.value.id == "play-save-damaged"
    assert named in str(refused.value.facts["problem"])
    assert path.read_bytes() == before


def test_entries_that_never_were_a_game_are_told_in_a_sentence(saved: tuple[Path, Any]) -> None:
    """A record that says what cannot have been is damaged, in words that a player understands."""
    path, _ = saved
    lines = path.read_text().splitlines()
    setup = json.loads(lines[1])
    revealed = next(event for event in setup["events"] if event["kind"] == "card-revealed")
    lines[1] = json.dumps(setup | {"events": [*setup["events"], revealed]})
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(SaveError, match="play-save-forged"):
        resume(path)


def test_a_name_may_hold_any_sign(tmp_path: Path) -> None:
    """Signs that end a line elsewhere do not end one in a record."""
    match: Any = Match(GAME, preset("base"), ["A\u2028n\x85a"], SeededChance(SEED))
    begin(match, SEED, [None], tmp_path / "game.jsonl").close()
    assert resume(tmp_path / "game.jsonl").match.seats == match.seats


def test_the_secret_must_be_there_and_fit(saved: tuple[Path, Any]) -> None:
    """Without its seed, or with another one, a game is not taken up again."""
    path, _ = saved
    secret = secret_of(path)
    data = json.loads(secret.read_text())
    for text in ("{", json.dumps({**data, "seed": "00" * 32}), json.dumps({**data, "bots": []}), "[]"):
        secret.write_text(text)
        with pytest.raises(SaveError, match="play-secret-damaged"):
            resume(path)
    secret.unlink()
    with pytest.raises(SaveError, match="play-secret-missing"):
        resume(path)


def test_nobody_plays_one_game_in_two_windows(saved: tuple[Path, Any]) -> None:
    """As long as one holds the file, another is told so."""
    path, _ = saved
    first = resume(path)
    with pytest.raises(SaveError, match="play-save-in-use"):
        resume(path)
    first.save.close()
    resume(path).save.close()


def test_no_file_is_overwritten(saved: tuple[Path, Any]) -> None:
    """A name that is taken is refused, and neither the game nor its secret is touched."""
    path, match = saved
    before = path.read_bytes(), secret_of(path).read_bytes()
    with pytest.raises(SaveError, match="play-save-exists"):
        begin(match, seed_from("another"), [None], path)
    assert (path.read_bytes(), secret_of(path).read_bytes()) == before


def test_a_full_disk_loses_nothing(saved: tuple[Path, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """When an entry cannot be written it doesn't count, and the file ends with a whole line."""
    path, match = saved
    resumed = resume(path)
    before = path.read_bytes()

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("groma.cli.terminal.saving.os.fsync", full)
    with pytest.raises(SaveError) as refused:
        play_on(resumed.match, resumed.save, 1)
    assert refused.value.facts["problem"] == "no space left on device"
    assert resumed.match.state == match.state
    assert path.read_bytes() == before


@pytest.mark.parametrize("cut", [1, 10])
def test_a_full_disk_loses_nothing_of_a_file_that_is_mended(
    saved: tuple[Path, Any], cut: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is whole in a cut-off file stays in it, also where nothing more can be written."""
    path, _ = saved
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])

    def full(file: int, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("groma.cli.terminal.saving.os.write", full)
    if cut == 1:
        with pytest.raises(SaveError, match="play-cannot-write"):
            resume(path)
    else:
        resume(path).save.close()
    lines = whole.splitlines(keepends=True)
    assert path.read_bytes() == (whole[:-1] if cut == 1 else b"".join(lines[:-1]))


@pytest.mark.parametrize("written", [0, 1, 2])
def test_a_game_that_cannot_be_set_up_leaves_nothing_behind(
    tmp_path: Path, written: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a full disk no half game stays, which would be found as the one played last."""
    match: Any = Match(GAME, preset("base"), ["Ana"], SeededChance(SEED))
    left = [written]

    def fill(file: int) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("groma.cli.terminal.saving.os.fsync", fill)
    with pytest.raises(SaveError, match="play-cannot-write"):
        begin(match, SEED, [None], tmp_path / "game.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_a_secret_is_not_overwritten_either(saved: tuple[Path, Any]) -> None:
    """Where a record was put elsewhere, the seed that stayed behind is still the only one that fits it."""
    path, match = saved
    before = secret_of(path).read_bytes()
    path.rename(path.with_name("elsewhere.jsonl"))
    with pytest.raises(SaveError, match="play-save-exists"):
        begin(match, seed_from("another"), [None], path)
    assert secret_of(path).read_bytes() == before


def test_a_game_of_newer_rules_is_left_to_a_newer_program(saved: tuple[Path, Any]) -> None:
    """It is not damaged, and playing on by the rules of today would spoil it."""
    path, _ = saved
    path.write_text(path.read_text().replace('"rules":1', '"rules":99', 1))
    with pytest.raises(SaveError, match="play-save-newer"):
        resume(path)
