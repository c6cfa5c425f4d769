"""An edition with a mistake in it is not loaded, and whoever wrote it is told file, card and field."""

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.content.damage import FILES, toml, write

from groma.games.cartographers.editions import ContentError, content, load

Found = dict[str, dict[str, Any]]

MAY_BE_LEFT_OUT = {"number", "box_name", "solo_cells"}
WRONG: dict[str, list[Any]] = {
    "id": [7, ""],
    "number": ["7", 0],
    "name": [7, ""],
    "box_name": [7, ""],
    "kind": [7, "river", ""],
    "time": ["1", -1, 1.5, True],
    "terrains": ["forest", [], ["lava"], ["mountain"], ["hero"], ["forest", "forest"], [7]],
    "shape": ["X", []],
    "coin": ["yes", 1],
    "cells": [7, "", "..\n..", "XQ", "X" * 12],
    "arrow": ["left", 1],
    "solo_corner": ["top", 0],
    "solo_direction": ["left", 0],
    "solo_cells": [7, [], [[0, 0]], [[9, 9]], [["a", 0]], ["X"], [7], [[0, 0, 0]]],
    "monster": [7, "", "werewolf"],
    "initial": [7, "", "DD"],
    "effect": [7, "song"],
    "coins": ["3", 0, -3],
    "pattern": [7, "", "***", "H*H", ".H.", "H*?"],
    "threshold": [0, "8"],
    "edicts": ["A", [], ["A"], ["A", "E"], ["A", "A"], ["A", "B", "C"]],
    "stack": ["spade", 7],
    "solo_number": ["25", -1],
    "side": [7, ""],
    "spaces": [7, "", "...", "\n".join(["..........."] * 10 + ["..........Q"]), "\n".join(["MMMMMMMMMMM"] * 11)],
}


def tables() -> Iterator[tuple[str, str, str, int]]:
    """Edition, file, list and place of every card and sheet."""
    for edition, found in FILES.items():
        for name, data in found.items():
            for table, cards in data.items():
                for place in range(len(cards)):
                    yield edition, name, table, place


def fields() -> Iterator[tuple[str, str, str, int, str]]:
    """Every field of every card and sheet, each name once in each file: cards of one kind are read alike."""
    seen = set()
    for edition, name, table, place in tables():
        for field in FILES[edition][name][table][place]:
            if (edition, name, field) not in seen:
                seen.add((edition, name, field))
                yield edition, name, table, place, field


def complaint(folder: Path, found: Found) -> str:
    """What is said of these editions."""
    write(folder, found)
    with pytest.raises(ContentError) as told:
        load(folder)
    return str(told.value)


def test_the_editions_as_they_are_can_be_written_and_read_again(tmp_path: Path) -> None:
    """What the tests below damage is whole before they do."""
    write(tmp_path, FILES)
    assert load(tmp_path) == content()


@pytest.mark.parametrize(("edition", "name", "table", "place", "field"), list(fields()))
def test_a_missing_field_is_named(tmp_path: Path, edition: str, name: str, table: str, place: int, field: str) -> None:
    """Without a field that is needed nothing is loaded; a few may be left out."""
    found = copy.deepcopy(FILES)
    card = found[edition][name][table][place]
    del card[field]
    if field in MAY_BE_LEFT_OUT:
        write(tmp_path, found)
        load(tmp_path)
        return
    said = complaint(tmp_path, found)
    assert said.startswith(f"{edition}/{name}.toml: ")
    assert field in said or (field == "monster" and "initial: no such field" in said)
    assert str(card.get("id", place + 1)) in said


@pytest.mark.parametrize(
    ("edition", "name", "table", "place", "field", "wrong"),
    [(*where, wrong) for where in fields() for wrong in WRONG.get(where[-1], [])],
)
def test_a_wrong_value_is_named(
    tmp_path: Path, edition: str, name: str, table: str, place: int, field: str, wrong: Any
) -> None:
    """Wrong types, unknown words, shapes without spaces: file, card and field are named."""
    found = copy.deepcopy(FILES)
    card = found[edition][name][table][place]
    card[field] = wrong
    said = complaint(tmp_path, found)
    assert said.startswith(f"{edition}/{name}.toml: ")
    assert field in said
    if field != "id":
        assert f'"{card["id"]}"' in said


def test_every_field_is_damaged_somewhere() -> None:
    """No field escapes the test above."""
    assert {field for *_, field in fields()} == set(WRONG) - {"coin"}


@pytest.mark.parametrize("edition", FILES)
@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"cells": "..\n.."}, "cells"),
        ({"cells": 7}, "cells"),
        ({"coin": "yes"}, "coin"),
        ({"coin": None}, "coin: the field is missing"),
        ({"cells": None}, "cells: the field is missing"),
        ({"cells": "X\nX\nX\nX\nX\nX\nX\nX\nX\nX\nX\nX"}, "12 x 1"),
    ],
)
def test_a_wrong_shape_is_named_with_its_number(
    tmp_path: Path, edition: str, change: dict[str, Any], says: str
) -> None:
    """The second shape of a card says that it is the second."""
    found = copy.deepcopy(FILES)
    card = next(card for card in found[edition]["explore"]["card"] if len(card.get("shape", [])) == 2)
    card["shape"][1] = {name: each for name, each in (card["shape"][1] | change).items() if each is not None}
    said = complaint(tmp_path, found)
    assert said.startswith(f'{edition}/explore.toml: "{card["id"]}": "shape 2": ')
    assert says in said


def test_the_same_shape_twice_on_a_card_is_a_mistake(tmp_path: Path) -> None:
    """Two shapes of a card are different."""
    found = copy.deepcopy(FILES)
    card = next(card for card in found["base"]["explore"]["card"] if len(card.get("shape", [])) == 2)
    card["shape"][1]["cells"] = card["shape"][0]["cells"]
    assert "an earlier shape of this card is the same" in complaint(tmp_path, found)


@pytest.mark.parametrize(("edition", "name"), [(e, n) for e, found in FILES.items() for n in found])
def test_the_same_id_twice_in_a_file_is_a_mistake(tmp_path: Path, edition: str, name: str) -> None:
    """The second one is named."""
    found = copy.deepcopy(FILES)
    ((_, cards),) = found[edition][name].items()
    cards[1]["id"] = cards[0]["id"]
    assert complaint(tmp_path, found).startswith(f'{edition}/{name}.toml: "{cards[0]["id"]}": id: ')


@pytest.mark.parametrize("name", ["explore", "ambush", "scoring", "sheets"])
def test_the_same_id_in_both_editions_is_a_mistake(tmp_path: Path, name: str) -> None:
    """An id means one card, whichever box it came from; only the seasons are printed twice."""
    found = copy.deepcopy(FILES)
    ((_, first),), ((_, second),) = found["base"][name].items(), found["heroes"][name].items()
    second[0]["id"] = first[0]["id"] if name != "explore" else first[2]["id"]
    said = complaint(tmp_path, found)
    assert said.startswith(f'heroes/{name}.toml: "{second[0]["id"]}": id: ')


@pytest.mark.parametrize(("edition", "name"), [(e, n) for e, found in FILES.items() for n in found])
def test_a_field_that_nobody_knows_is_a_mistake(tmp_path: Path, edition: str, name: str) -> None:
    """A slip of the pen in a field that may be left out would otherwise go unnoticed."""
    found = copy.deepcopy(FILES)
    ((_, cards),) = found[edition][name].items()
    cards[0]["colour"] = "green"
    said = complaint(tmp_path, found)
    assert said.startswith(f'{edition}/{name}.toml: "{cards[0]["id"]}": colour: ')


def test_a_scoring_card_needs_its_rule(tmp_path: Path) -> None:
    """A card that no function knows how to score is refused, not loaded and forgotten."""
    found = copy.deepcopy(FILES)
    found["base"]["scoring"]["card"][0]["id"] = "sentinel-would"
    said = complaint(tmp_path, found)
    assert said.startswith('base/scoring.toml: "sentinel-would": id: ')


def test_a_year_has_four_seasons(tmp_path: Path) -> None:
    """Three or five are told."""
    for seasons in (FILES["base"]["seasons"]["card"][:3], [*FILES["base"]["seasons"]["card"], {"id": "x"}]):
        found = copy.deepcopy(FILES)
        if len(seasons) == 5:
            seasons[4] = FILES["base"]["seasons"]["card"][0] | {"id": "monsoon"}
        found["base"]["seasons"]["card"] = seasons
        assert f"base/seasons.toml: a year has 4 seasons, there are {len(seasons)}" in complaint(tmp_path, found)


@pytest.mark.parametrize("name", ["explore", "ambush", "seasons", "scoring", "sheets"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, name: str) -> None:
    """Missing, not TOML, not text at all, empty, or with a list of something else in it."""
    place = tmp_path / "heroes" / f"{name}.toml"
    write(tmp_path, FILES)
    place.unlink()
    for damage in (None, b"[[card]\nid = ", b"\xff\xfe\x00broken", b"", b"card = [1, 2]", b'card = "none"'):
        if damage is not None:
            place.write_bytes(damage)
        with pytest.raises(ContentError, match=f"^heroes/{name}.toml: "):
            load(tmp_path)


def test_what_the_tests_write_is_toml() -> None:
    """The little writer above keeps what it is given."""
    assert 'cells = "X\\nX"' in toml({"card": [{"id": "a", "shape": [{"cells": "X\nX"}]}]})
