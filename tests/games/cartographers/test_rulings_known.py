"""Every ruling is written down whole, acts somewhere in the rules, and is named by a test."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from groma.games import cartographers

FOLDER = Path(str(files(cartographers)))
RULINGS = tomllib.loads((FOLDER / "rulings.toml").read_text(encoding="utf-8"))
TESTS = Path(__file__).parent


def spelled_out(text: str) -> str:
    """The text with the ids between "C01 to C06" written out."""

    def ids(found: re.Match[str]) -> str:
        letter, first, last = found.group(1), int(found.group(2)), int(found.group(3))
        return " ".join(f"{letter}{number:02}" for number in range(first, last + 1))

    return re.sub(r"([CH])(\d\d)(?: to |_to_)\1(\d\d)", ids, text)


SOURCE = spelled_out(" ".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py")))
NAMES = spelled_out(
    " ".join(
        name
        for path in TESTS.glob("test_rulings_*.py")
        for name in re.findall(r"def (test_\w+)", path.read_text(encoding="utf-8"))
    )
)


def test_there_are_55_rulings() -> None:
    """C01 to C33 and H01 to H22, in order."""
    assert list(RULINGS) == [*(f"C{n:02}" for n in range(1, 34)), *(f"H{n:02}" for n in range(1, 23))]


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_is_whole_cited_and_tested(ruling: str) -> None:
    """Question, answer and basis stand in it; the code where it acts cites it; a test is named after it."""
    entry = RULINGS[ruling]
    assert set(entry) == {"question", "answer", "basis"}
    assert entry["question"]
    assert entry["answer"]
    assert set(entry["basis"]) <= {"rulebook", "print", "inference"}
    assert entry["basis"]
    assert ruling in SOURCE
    assert ruling in NAMES
