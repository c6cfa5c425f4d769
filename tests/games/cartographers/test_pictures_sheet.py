"""Penalty, mountains, placements and the solo walk as little maps, and what is said of a sheet that is none."""

import pytest
from tests.games.cartographers import twins
from tests.games.cartographers.pictures import Picture
from tests.games.cartographers.sheets import BLANK, blank, fast, places_of

from groma.games.cartographers import notation
from groma.games.cartographers.notation import NotationError, parse_shape, parse_sheet
from groma.games.cartographers.placement import placements
from groma.games.cartographers.shapes import shape_of
from groma.games.cartographers.sheet import monster_penalty_spaces, surrounded_mountains

PENALTY = [
    Picture(
        "penalty",
        "each empty space beside a monster costs a star (C15)",
        3,
        """
        .X.   x.x
        ...   .x.
        """,
    ),
    Picture(
        "penalty",
        "an empty space between two monsters costs one star (C15)",
        1,
        """
        #X.X#   ..x..
        #####   .....
        """,
    ),
    Picture(
        "penalty",
        "unfilled ruins are empty (C15)",
        1,
        """
        #Xr   ..x
        ###   ...
        """,
    ),
    Picture("penalty", "a destroyed monster costs nothing (H02)", 0, ".*.   ...", at="D4"),
    Picture(
        "penalty",
        "destroyed spaces and heroes fill (H02)",
        1,
        """
        ...   .x.
        *XH   ...
        .+.   ...
        """,
        at="D4",
    ),
]


@pytest.mark.parametrize("picture", PENALTY, ids=str)
def test_monster_penalty(picture: Picture) -> None:
    """The spaces with an x cost a star each."""
    spaces = monster_penalty_spaces(fast(picture.grid))
    assert spaces.bit_count() == picture.stars
    assert places_of(spaces) == picture.spaces


MOUNTAINS = [
    Picture("mountain", "filled on all four sides (C07)", 1, ".F.   ...\nXM*   .x.\n.V.   ...", at="D4"),
    Picture("mountain", "wasteland and destroyed spaces fill (C07)", 1, ".#.   ...\n#M+   .x.\n.m.   ...", at="D4"),
    Picture("mountain", "unfilled ruins leave it open", 0, ".F.   ...\nrMF   ...\n.V.   ...", at="D4"),
    Picture("mountain", "the edge of the map closes", 1, "MF   x.\nF.   .."),
    Picture(
        "mountain", "two mountains side by side close each other", 2, ".FF.  ....\nFMMF  .xx.\n.FF.  ....", at="D4"
    ),
]


@pytest.mark.parametrize("picture", MOUNTAINS, ids=str)
def test_surrounded_mountains(picture: Picture) -> None:
    """The mountains with an x pay their coin."""
    assert places_of(surrounded_mountains(fast(picture.grid))) == picture.spaces


def test_where_a_shape_fits() -> None:
    """In this nook an L of three spaces fits four ways, and a line of three does not."""
    grid = [["#"] * 11 for _ in range(11)]
    grid[4][4] = grid[4][5] = grid[5][4] = grid[5][5] = "."
    empty = fast(grid).empty
    corner = placements(shape_of(parse_shape("X./XX")), empty)
    assert sorted(notation.spaces_names(spaces) for spaces in corner) == [
        ["E5", "E6", "F5"],
        ["E5", "E6", "F6"],
        ["E5", "F5", "F6"],
        ["E6", "F5", "F6"],
    ]
    assert placements(shape_of(parse_shape("XXX")), empty) == []


def test_a_gap_of_a_shape_may_lie_over_anything() -> None:
    """Two spaces with a gap between them reach across a mountain, in either direction."""
    grid = [["#"] * 11 for _ in range(11)]
    grid[4][3], grid[4][4], grid[4][5] = ".", "M", "."
    found = placements(shape_of(parse_shape("X.X")), fast(grid).empty)
    assert [notation.spaces_names(spaces) for spaces in found] == [["E4", "E6"]]


def test_only_placements_that_cover_unfilled_ruins() -> None:
    """With ruins wanted, ruins that were drawn over are of no use. (C02)"""
    grid = [["."] * 11 for _ in range(11)]
    grid[0][0], grid[10][10] = "r", "f"
    sheet = fast(grid)
    found = placements(shape_of(parse_shape("XX")), sheet.empty, sheet.ruins & sheet.empty)
    assert sorted(notation.spaces_names(spaces) for spaces in found) == [["A1", "A2"], ["A1", "B1"]]


@pytest.mark.parametrize("name", BLANK)
def test_a_printed_sheet_reads_as_it_is_drawn(name: str) -> None:
    """Indented pictures are read; the text of a sheet is 11 lines of 11 letters."""
    sheet = parse_sheet(BLANK[name])
    assert sheet == fast(blank(name))
    assert [len(line) for line in notation.sheet_text(sheet).split("\n")] == [11] * 11


GOOD = ["..........."] * 11


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ([], "a sheet has 11 lines, this one has 0"),
        (GOOD[:10], "a sheet has 11 lines, this one has 10"),
        ([*GOOD, GOOD[0]], "a sheet has 11 lines, this one has 12"),
        ([*GOOD[:3], "..........", *GOOD[4:]], "line 4 (row D) of the sheet has 10 letters, 11 are needed"),
        ([*GOOD[:10], "............"], "line 11 (row K) of the sheet has 12 letters, 11 are needed"),
        ([*GOOD[:2], ".....Q.....", *GOOD[3:]], '"Q" in line 3, column 6 (C6) is not a letter of the sheet notation'),
        ([*GOOD[:2], ".....é.....", *GOOD[3:]], '"é" in line 3, column 6 (C6) is not a letter of the sheet notation'),
    ],
)
def test_a_sheet_that_is_none_is_told_where(lines: list[str], says: str) -> None:
    """Too few lines, short lines and unknown letters are named with their place."""
    with pytest.raises(NotationError) as told:
        parse_sheet("\n".join(lines))
    assert says in str(told.value)


@pytest.mark.parametrize(
    ("rows", "says"),
    [
        ("", 'the shape "" has no space'),
        ("../..", 'the shape "../.." has no space'),
        ("XX/.Q", '"Q" in row 2 of the shape "XX/.Q" is neither X'),
        ("XXXXXXXXXXXX", 'the shape "XXXXXXXXXXXX" is 1 x 12; a sheet has only 11 x 11 spaces'),
    ],
)
def test_a_shape_that_is_none_is_told_why(rows: str, says: str) -> None:
    """A shape without a space, with an unknown letter or too large for a sheet."""
    with pytest.raises(NotationError) as told:
        parse_shape(rows)
    assert says in str(told.value)


def test_a_shape_is_moved_to_its_corner() -> None:
    """Empty rows and columns round a shape do not matter, nor does the case of its letters."""
    assert parse_shape("..../..X./..xX") == ((0, 0), (1, 0), (1, 1)) == parse_shape("X/XX")


@pytest.mark.parametrize("name", ["", "B", "L1", "A0", "A12", "B04", "AA1", "4B", "B 4", "Ａ1", None, 7])
def test_a_space_that_is_none_is_refused(name: object) -> None:
    """Only A1 to K11 are spaces."""
    with pytest.raises(NotationError, match="is not a space; a space is a row A-K and a column 1-11"):
        notation.parse_space(name)  # type: ignore[arg-type]


def test_every_space_has_its_name() -> None:
    """Rows A-K from the top, columns 1-11 from the left, in either case."""
    for row, column in twins.PLACES:
        name = f"{'ABCDEFGHIJK'[row]}{column + 1}"
        assert notation.space_text(notation.parse_space(name)) == name
        assert notation.parse_space(name.lower()) == 11 * row + column
    assert notation.spaces_names(notation.parse_spaces(["K11", "A1", "B4"])) == ["A1", "B4", "K11"]


def test_a_set_of_spaces_names_each_once() -> None:
    """A space twice, or something that is no list, is refused."""
    with pytest.raises(NotationError, match="the space a1 is there twice"):
        notation.parse_spaces(["A1", "a1"])
    with pytest.raises(NotationError, match="is not a list of spaces"):
        notation.parse_spaces("A1")
