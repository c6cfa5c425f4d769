"""What the 16 scoring cards of Heroes bring in both printings, drawn as little maps; the answer stands beside each."""

import pytest
from tests.games.cartographers.picture_check import check, three_of_each
from tests.games.cartographers.pictures import Picture
from tests.games.cartographers.twins import BOX, HEROES

FORESTS = [
    Picture(
        "faunlost-thicket",
        "the longest run down, not across (H18)",
        6,
        """
        F.FFFF   x.....
        F.....   x.....
        f.....   x.....
        """,
        at="C3",
    ),
    Picture(
        "faunlost-thicket",
        "broken by anything else (H18, H02)",
        6,
        """
        F   .
        F   .
        *   .
        F   x
        F   x
        F   x
        M   .
        F   .
        F   .
        """,
    ),
    Picture(
        "faunlost-thicket",
        "of two equal runs one scores (H18)",
        4,
        """
        FF
        FF
        """,
    ),
    Picture(
        "faunlost-thicket",
        "a run does not go on at the top of the next column (H18)",
        4,
        """
        .F   ..
        ..   ..
        ..   ..
        ..   ..
        ..   ..
        ..   ..
        ..   ..
        ..   ..
        ..   ..
        F.   x.
        F.   x.
        """,
    ),
    Picture("faunlost-thicket", "a single space is a run, no forest is none", 2, "FV  x.", at="E5"),
    Picture("faunlost-thicket", "without forest there is nothing", 0, "V  .", at="E5"),
    Picture("deepwood", "five or more away from villages", 6, "FFFFF  xxxxx", at="B2"),
    Picture("deepwood", "four are too few", 0, "FFFF  ....", at="B2"),
    Picture("deepwood", "a village beside any of its spaces spoils it", 0, "FFFFFv  ......", at="B2"),
    Picture(
        "deepwood",
        "a village at a corner does not",
        6,
        """
        FFFFF.   xxxxx.
        .....V   ......
        """,
        at="B2",
    ),
    Picture(
        "deepwood",
        "each cluster is judged by itself",
        12,
        """
        FFFFFFF.   xxxxxxx.
        ........   ........
        FFFFFV..   ........
        ........   ........
        FFFFF*V.   xxxxx...
        """,
        at="B2",
    ),
    Picture(
        "heart-of-the-forest",
        "forest on all four sides (H01)",
        3,
        """
        .F.   ...
        FfF   .x.
        .F.   ...
        """,
        at="D4",
        box=2,
    ),
    Picture(
        "heart-of-the-forest",
        "the edge closes (H01)",
        3,
        """
        FF   x.
        F.   ..
        """,
        box=2,
    ),
    Picture(
        "heart-of-the-forest",
        "a mountain is no forest, nor is a destroyed one (H02)",
        0,
        """
        .F.F.   .....
        FFMFF   .....
        .F.*.   .....
        """,
        at="D4",
    ),
    Picture("heart-of-the-forest", "a sheet full of forest (H01)", 363, "F", rest="F", box=242),
    Picture("sleepy-valley", "three in a row, wherever in it", 4, "F.FV...F  x.x....x", at="E2"),
    Picture("sleepy-valley", "two are too few, and more than three are still one row", 4, "FFFFF  xxxxx", at="E2"),
    Picture(
        "sleepy-valley",
        "columns do not count, each row by itself does",
        8,
        """
        FF.   ...
        FFF   xxx
        FF.   ...
        FFF   xxx
        """,
        at="E2",
    ),
]

FARMS_AND_WATERS = [
    Picture(
        "craylund",
        "three water spaces beside one farm (H01)",
        6,
        """
        .W.   ...
        WAW   .x.
        """,
        at="D4",
        box=7,
    ),
    Picture(
        "craylund",
        "one water space beside three farms is one (H17)",
        0,
        """
        AWA   ...
        AAA   ...
        """,
        at="D4",
    ),
    Picture(
        "craylund",
        "different water spaces anywhere round the cluster (H17, H01)",
        6,
        """
        WAAW   .xx.
        .AW.   .x..
        """,
        at="D4",
        box=7,
    ),
    Picture("craylund", "each cluster counts only what it touches", 0, "WAWAW  .....", at="D4"),
    Picture("ulems-wallow", "water between two farms (H01)", 3, "AWA  .x.", at="D4", box=4),
    Picture("ulems-wallow", "one farm is too few", 0, "AWW  ...", at="D4"),
    Picture(
        "ulems-wallow",
        "four farms score the space once (H01)",
        3,
        """
        .A.   ...
        AWA   .x.
        .A.   ...
        """,
        at="D4",
        box=4,
    ),
    Picture(
        "ulems-wallow",
        "farms above and beside, one of them on ruins (H01)",
        3,
        """
        .A   ..
        aW   .x
        """,
        box=4,
    ),
    Picture(
        "ulems-wallow",
        "the far end of the row above is no neighbour",
        0,
        """
        A.........A   ...........
        W..........   ...........
        """,
    ),
    Picture("clawsgrove-peaks", "a mountain, water, a farm", 5, "MWA  x..", at="D4"),
    Picture("clawsgrove-peaks", "reached from two sides a mountain scores once (H17)", 5, "AWMWA  ..x..", at="D4"),
    Picture(
        "clawsgrove-peaks",
        "one water cluster connects several mountains (H17)",
        10,
        """
        MWWM   x..x
        ..A.   ....
        """,
        at="D4",
    ),
    Picture("clawsgrove-peaks", "water must reach from the farm to the mountain", 0, "MW.WAM  ......", at="D4"),
    Picture("clawsgrove-peaks", "a destroyed space breaks the water (H02)", 0, "MW*WA  .....", at="D4"),
    Picture(
        "jorekborg",
        "one of each in a column",
        4,
        """
        A   x
        W   x
        """,
        at="D4",
    ),
    Picture("jorekborg", "none of each is not enough (H17)", 0, "F  .", at="D4"),
    Picture(
        "jorekborg",
        "two and one are not equal",
        0,
        """
        A   .
        W   .
        A   .
        """,
        at="D4",
    ),
    Picture(
        "jorekborg",
        "they need not touch, and each column scores",
        8,
        """
        AW   xx
        F.   ..
        W.   x.
        .a   .x
        W.   x.
        A.   x.
        """,
        at="D4",
    ),
    Picture("jorekborg", "rows do not count", 0, "AW  ..", at="D4"),
]

VILLAGES = [
    Picture(
        "traylo-monastery",
        "five with one space on the edge (H01)",
        6,
        """
        .V.   .x.
        VVV   xxx
        .V.   .x.
        """,
        at="A5",
        printing="rulebook",
    ),
    Picture("traylo-monastery", "four are too few (H01)", 0, "VVVV  ....", printing="rulebook"),
    Picture("traylo-monastery", "away from the edge is nothing (H01)", 0, "VVVVV  .....", at="B2", printing="rulebook"),
    Picture(
        "traylo-monastery",
        "wasteland is not the edge (C22, H01)",
        0,
        """
        #####   .....
        VVVVV   .....
        """,
        at="B2",
        printing="rulebook",
    ),
    Picture("traylo-monastery", "a line of four anywhere (H01)", 7, "VVVV  xxxx", at="E5", printing="box"),
    Picture(
        "traylo-monastery",
        "a line down counts too, and the whole cluster once (H01)",
        7,
        """
        V...   x...
        VVVV   xxxx
        V...   x...
        v...   x...
        """,
        at="E5",
        printing="box",
    ),
    Picture(
        "traylo-monastery",
        "five on the edge without such a line are nothing (H01)",
        0,
        """
        VVV   ...
        V..   ...
        V..   ...
        """,
        printing="box",
    ),
    Picture(
        "traylo-monastery",
        "a line does not run over the edge into the next row (H01)",
        0,
        """
        VV.......VV   ...........
        VV.......VV   ...........
        """,
        printing="box",
    ),
    Picture(
        "outer-enclave",
        "the four spaces round one village",
        4,
        """
        ...   .x.
        .V.   x.x
        ...   .x.
        """,
        at="E5",
    ),
    Picture(
        "outer-enclave",
        "an empty space beside three of its villages counts once (H13)",
        10,
        """
        .....   .xxx.
        .VVV.   x...x
        .V.V.   x.x.x
        .....   .x.x.
        """,
        at="C3",
    ),
    Picture(
        "outer-enclave",
        "the best cluster is taken, not the first (H13)",
        4,
        """
        VV...   .....
        V....   ...x.
        ...V.   ..x.x
        .....   ...x.
        """,
    ),
    Picture(
        "outer-enclave",
        "unfilled ruins are empty, everything drawn is not",
        1,
        """
        .r.   .x.
        XV*   ...
        .#.   ...
        """,
        at="D4",
    ),
    Picture("outer-enclave", "without villages there is nothing (H13)", 0, ".F.  ...", at="D4"),
    Picture(
        "gnomish-colony",
        "a square of four",
        6,
        """
        Vv   xx
        VV   xx
        """,
        at="D4",
    ),
    Picture("gnomish-colony", "six in a line have no square", 0, "VVVVVV  ......", at="D4"),
    Picture(
        "gnomish-colony",
        "two squares in one cluster score once",
        6,
        """
        VV.VV   xx.xx
        VVVVV   xxxxx
        """,
        at="D4",
    ),
    Picture(
        "gnomish-colony",
        "each cluster with a square scores, a broken square does not (H02)",
        12,
        """
        VV.VV.VV   xx.xx...
        VV.VV.V*   xx.xx...
        """,
        at="D3",
    ),
    Picture(
        "gnomish-colony",
        "a square does not run over the edge into the next row",
        0,
        """
        V.........V   ...........
        V.........V   ...........
        """,
    ),
    Picture("caravansary", "a single village has a row and a column", 2, "V  x", at="E5"),
    Picture(
        "caravansary",
        "each row and each column once",
        5,
        """
        VVV   xxx
        VVV   xxx
        """,
        at="E5",
    ),
    Picture(
        "caravansary",
        "the best cluster is taken, which need not be the one with most spaces (H13)",
        6,
        """
        VVV....   .......
        VVV....   .......
        .......   .......
        VVVVV..   xxxxx..
        """,
        at="E3",
    ),
    Picture("caravansary", "a destroyed space breaks a cluster (H02)", 3, "VV*VV", at="E3"),
    Picture("caravansary", "without villages there is nothing (H13)", 0, "F  .", at="E5"),
]

SPACES = [
    Picture("dwarvenholds", "a complete row with a mountain (H01)", 8, "FFFFMXH#*+f  xxxxxxxxxxx", at="E1", box=7),
    Picture("dwarvenholds", "a complete row without one is nothing", 0, "FFFFVXH#*+f  ...........", at="E1"),
    Picture("dwarvenholds", "two mountains in one row score once (H19)", 8, "FMFFMXH#*+f  xxxxxxxxxxx", at="E1", box=7),
    Picture("dwarvenholds", "unfilled ruins leave a gap", 0, "FFFFMXH#*rf  ...........", at="E1"),
    Picture(
        "dwarvenholds",
        "row and column through the same mountain both score (H19)",
        16,
        """
        ..F........   ..x........
        FFMFFFFFFFF   xxxxxxxxxxx
        ..F........   ..x........
        ..*........   ..x........
        ..W........   ..x........
        ..W........   ..x........
        ..X........   ..x........
        ..X........   ..x........
        ..H........   ..x........
        ..#........   ..x........
        ..A........   ..x........
        """,
        box=14,
    ),
    Picture(
        "silos",
        "columns 1, 3 and 11 are odd, 2 is not (H15)",
        30,
        """
        FFF.......F   x.x.......x
        FFF.......F   x.x.......x
        VVV.......F   x.x.......x
        ###.......F   x.x.......x
        ***.......X   x.x.......x
        XXX.......M   x.x.......x
        WWW.......W   x.x.......x
        WWW.......W   x.x.......x
        HHH.......W   x.x.......x
        +++.......f   x.x.......x
        AAA.......A   x.x.......x
        """,
    ),
    Picture(
        "silos",
        "unfilled ruins and empty spaces leave gaps",
        0,
        """
        F.F........   ...........
        F.F........   ...........
        V.V........   ...........
        #.#........   ...........
        *.*........   ...........
        X.X........   ...........
        W.W........   ...........
        W.W........   ...........
        H.H........   ...........
        r.+........   ...........
        A..........   ...........
        """,
    ),
    Picture("silos", "there are six of them (H15)", 60, "V", rest="#"),
    Picture("banded-hills", "a complete row with five types (H01)", 3, "FVAWXFFFFFF  xxxxxxxxxxx", at="E1", box=4),
    Picture("banded-hills", "hero and mountain are types (H16)", 3, "FVAHMFFFFFF  xxxxxxxxxxx", at="E1", box=4),
    Picture("banded-hills", "more than five types are one row", 3, "FVAWXHMFFFF  xxxxxxxxxxx", at="E1", box=4),
    Picture(
        "banded-hills", "wasteland, destroyed spaces and ruins are none (H16)", 0, "FVAW#*+ffff  ...........", at="E1"
    ),
    Picture(
        "banded-hills",
        "a gap spoils the row (H01)",
        0,
        "FVAWXFFFFFr  ...........",
        at="E1",
        printing="rulebook",
    ),
    Picture(
        "banded-hills", "the row need not be complete (H01)", 4, "FVA.X..M.r.  xxxxxxxxxxx", at="E1", printing="box"
    ),
    Picture(
        "starlit-sigil",
        "three in a line or round a corner (H14)",
        8,
        """
        ...#..   xxx.xx
        ####.#   ....x.
        """,
        rest="#",
    ),
    Picture("starlit-sigil", "unfilled ruins are empty (H14)", 4, ".r.  xxx", rest="#", at="E5"),
    Picture("starlit-sigil", "four are too many, two too few (H14)", 0, "....#..  .......", rest="#", at="E5"),
    Picture(
        "starlit-sigil",
        "groups that meet at a corner are two (H14)",
        8,
        """
        ...##   xxx..
        ###..   ...xx
        ####.   ....x
        """,
        rest="#",
        at="A7",
    ),
    Picture("starlit-sigil", "an empty sheet is one large group (H14)", 0, ".  ."),
]

PICTURES = [*FORESTS, *FARMS_AND_WATERS, *VILLAGES, *SPACES]


@pytest.mark.parametrize("picture", PICTURES, ids=str)
def test_a_picture(picture: Picture) -> None:
    """The card brings the stars of the picture, on the spaces with an x."""
    check(picture)


def test_every_card_has_its_pictures() -> None:
    """Each of the 16 cards has at least three."""
    three_of_each(PICTURES, set(HEROES))


def test_both_printings_of_a_card_that_differs_are_drawn() -> None:
    """A card with two printings has a picture with stars for each. (H01)"""
    for card in BOX:
        about = [picture.expected for picture in PICTURES if picture.card == card]
        assert any(stars.get("rulebook") for stars in about)
        assert any(stars.get("box") for stars in about)
