"""How many legal placements each shape has, on the printed sheets and on the same sheets half filled."""

import json

import pytest
from tests.counts.make import TABLE, counts, printed_shapes
from tests.games.cartographers.sheets import BLANK, blank, text
from tests.games.cartographers.twins import grid_of

from groma.games.cartographers.notation import parse_shape, parse_sheet
from groma.games.cartographers.placement import placements
from groma.games.cartographers.shapes import shape_of

SHEETS = json.loads(TABLE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("entry", SHEETS, ids=lambda entry: entry["sheet"])
def test_placements_are_as_many_as_counted(entry: dict) -> None:
    """Anywhere, and on unfilled ruins, the fast code finds as many placements as stand in the table. (C02)"""
    sheet = parse_sheet("\n".join(entry["spaces"]))
    wanted = sheet.ruins & sheet.empty
    found = {}
    for rows in entry["counts"]:
        shape = shape_of(parse_shape(rows))
        found[rows] = [len(placements(shape, sheet.empty)), len(placements(shape, sheet.empty, wanted))]
    assert found == entry["counts"]


def test_the_table_is_about_every_shape_and_every_sheet() -> None:
    """All four sheets stand in it, blank as printed and half filled, with every shape of both games."""
    names = [f"{name}, {state}" for state in ("blank", "half filled") for name in BLANK]
    assert [entry["sheet"] for entry in SHEETS] == names
    assert all(set(entry["counts"]) == set(printed_shapes()) for entry in SHEETS)
    assert [entry["spaces"] for entry in SHEETS[:4]] == [text(blank(name)).split() for name in BLANK]


def test_a_count_that_can_be_done_on_paper() -> None:
    """On sheet A 116 spaces are empty, 6 of them ruins; a single space fits on each."""
    assert SHEETS[0]["counts"]["X"] == [116, 6]
    # Of 110 pairs across and 110 down, 4 each touch every one of the 5 mountains, none of which is on the edge or
    # beside another: 220 - 20.
    assert SHEETS[0]["counts"]["X/X"][0] == 200


def test_the_twin_still_counts_alike() -> None:
    """One entry is counted anew by the twin, so that the table is not merely an old answer of the fast code."""
    entry = SHEETS[-1]
    recounted = counts(grid_of("\n".join(entry["spaces"])))
    assert recounted == entry["counts"]
