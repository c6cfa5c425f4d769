"""Every ruling is kept in one place, cited where it is carried out, and has its tests."""

import re
import tomllib
from pathlib import Path

import groma.games.gisborne

SOURCES = Path(groma.games.gisborne.__file__).parent
RULINGS = tomllib.loads((SOURCES / "rulings.toml").read_text(encoding="utf-8"))


def test_there_are_nineteen_rulings() -> None:
    """Each with its question, its answer and what it rests on."""
    assert list(RULINGS) == [f"G{number:02}" for number in range(1, 20)]
    for ruling in RULINGS.values():
        assert set(ruling) == {"question", "answer", "basis"}
        assert set(ruling["basis"]) <= {"rulebook", "inference"}


def test_every_ruling_is_cited_in_the_rules() -> None:
    """And none is cited that does not exist."""
    cited = {
        ruling
        for file in SOURCES.rglob("*.py")
        for ruling in re.findall(r"\bG\d\d\b", file.read_text(encoding="utf-8"))
    }
    assert cited == set(RULINGS)


def test_every_ruling_is_tested_by_name() -> None:
    """A test of a ruling bears its id in its name."""
    tested = {
        ruling
        for file in Path(__file__).parent.glob("test_*.py")
        for ruling in re.findall(r"^def test_(G\d\d)_", file.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert tested == set(RULINGS)
