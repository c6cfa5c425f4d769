"""What the 16 scoring cards of the base game bring, drawn as little maps; the answer stands beside each."""

import pytest
from tests.games.cartographers.picture_check import check, three_of_each
from tests.games.cartographers.pictures import Picture
from tests.games.cartographers.twins import BASE

FORESTS = [
    Picture(
        "sentinel-wood",
        "a corner counts once, a space one further in does not",
        3,
        """
        F.F   x.x
        .F.   ...
        F..   x..
        """,
    ),
    Picture(
        "sentinel-wood",
        "the right and the bottom edge count as well",
        3,
        """
        ..F   ..x
        .F.   ...
        FF.   xx.
        """,
        at="I9",
    ),
    Picture(
        "sentinel-wood",
        "wasteland is not the edge, a filled neighbour neither (C22)",
        0,
        """
        ###   ...
        #F#   ...
        XM*   ...
        """,
        at="E5",
    ),
    Picture("sentinel-wood", "a forest drawn on ruins is a forest", 1, "fV  x."),
    Picture(
        "treetower",
        "in a corner two filled neighbours and the edge close (C28)",
        1,
        """
        FX.   x..
        M..   ...
        """,
    ),
    Picture(
        "treetower",
        "unfilled ruins leave a gap (C28)",
        0,
        """
        FX   ..
        r.   ..
        """,
    ),
    Picture(
        "treetower",
        "destroyed ruins are filled (C28, H02)",
        1,
        """
        FX   x.
        +.   ..
        """,
    ),
    Picture(
        "treetower",
        "mountain, wasteland, hero and destroyed spaces all close (C28)",
        1,
        """
        .M.   ...
        #F*   .x.
        .H.   ...
        """,
        at="E5",
    ),
    Picture(
        "treetower",
        "forests close each other, and each of them scores",
        4,
        """
        FFM   xx.
        FFM   xx.
        MM.   ...
        """,
    ),
    Picture("greenbough", "a single space scores for its row and for its column", 2, "F  x", at="E5"),
    Picture("greenbough", "two in one row are one row and two columns", 3, "F.F  x.x", at="E5"),
    Picture(
        "greenbough",
        "a diagonal of three reaches three rows and three columns",
        6,
        """
        F..   x..
        .F.   .x.
        ..f   ..x
        """,
        at="C6",
    ),
    Picture("greenbough", "no more than 22 lines", 22, "F", rest="F"),
    Picture("stoneside-forest", "a forest between two mountains connects both (C19)", 6, "MFM  x.x", at="C3"),
    Picture(
        "stoneside-forest",
        "a forest round one mountain connects it to nothing (C19)",
        0,
        """
        FF.   ...
        FM.   ...
        FF.   ...
        """,
    ),
    Picture("stoneside-forest", "a mountain in two connections scores once (C19)", 9, "MFMFM  x.x.x", at="F2"),
    Picture("stoneside-forest", "a chain through mountains is not a connection (C19)", 0, "FMMF  ....", at="F2"),
    Picture(
        "stoneside-forest",
        "a cluster that touches three mountains connects all three (C19)",
        9,
        """
        .M.   .x.
        MFM   x.x
        """,
        at="D4",
    ),
    Picture(
        "stoneside-forest",
        "forests that meet at a corner are two clusters",
        0,
        """
        MF..   ....
        ..FM   ....
        """,
        at="D4",
    ),
    Picture("stoneside-forest", "a destroyed space breaks a cluster (H02)", 0, "MF*FM  .....", at="F2"),
]

FARMS_AND_WATERS = [
    Picture("canal-lake", "a farm beside water and the water beside the farm score", 2, "AW  xx"),
    Picture(
        "canal-lake",
        "a water space beside three farms scores once (C21)",
        4,
        """
        .A.   .x.
        AWA   xxx
        """,
        at="D4",
    ),
    Picture(
        "canal-lake",
        "corners do not touch",
        0,
        """
        A.   ..
        .W   ..
        """,
    ),
    Picture("canal-lake", "a destroyed space between them parts them (H02)", 0, "A*W  ..."),
    Picture("golden-granary", "water beside unfilled ruins scores (C20)", 1, "Wr  x.", at="D4"),
    Picture("golden-granary", "water beside ruins that were drawn over scores too (C20)", 1, "Wv  x.", at="D4"),
    Picture("golden-granary", "water beside destroyed ruins scores too (C20)", 1, "W+  x.", at="D4"),
    Picture("golden-granary", "water on ruins scores nothing for being there (C20)", 0, ".w.  ...", at="D4"),
    Picture("golden-granary", "water on ruins scores for other ruins beside it (C20)", 1, "wr  x.", at="D4"),
    Picture("golden-granary", "water between two ruins scores once (C20)", 1, "rWr  .x.", at="D4"),
    Picture("golden-granary", "a farm on ruins brings 3, one beside ruins nothing", 3, "aA  x.", at="D4"),
    Picture("mages-valley", "2 for water and 1 for a farm beside a mountain", 3, "WMA  x.x"),
    Picture("mages-valley", "water between two mountains scores once (C21)", 2, "MWM  .x.", at="D4"),
    Picture(
        "mages-valley",
        "corners do not touch",
        0,
        """
        W.A   ...
        .M.   ...
        A.W   ...
        """,
    ),
    Picture("shoreside-expanse", "a cluster scores 3, however large (C22)", 3, "AAAA  xxxx", at="E5"),
    Picture("shoreside-expanse", "single spaces of farm and water are clusters (C22)", 6, "A.W  x.x", at="E5"),
    Picture("shoreside-expanse", "a farm beside water spoils both", 0, "AAW  ...", at="E5"),
    Picture(
        "shoreside-expanse",
        "one space on the edge spoils the whole cluster",
        0,
        """
        A   .
        A   .
        """,
        at="J5",
    ),
    Picture(
        "shoreside-expanse",
        "wasteland is not the edge (C22)",
        3,
        """
        #W#   .x.
        .#.   ...
        """,
        at="E5",
    ),
]

VILLAGES = [
    Picture("wildholds", "five are not enough", 0, "VVVVV  .....", at="B2"),
    Picture("wildholds", "six are a wildhold", 8, "VVVVVV  xxxxxx", at="B2"),
    Picture(
        "wildholds",
        "twelve in one cluster are still one",
        8,
        """
        VVVVVV   xxxxxx
        VVVVVV   xxxxxx
        """,
        at="B2",
    ),
    Picture(
        "wildholds",
        "every cluster of six scores",
        16,
        """
        VVVVVV   xxxxxx
        .....X   ......
        vVVVVV   xxxxxx
        """,
        at="B2",
    ),
    Picture("wildholds", "a destroyed space breaks a cluster (H02)", 0, "VVV*VVV  .......", at="B2"),
    Picture(
        "great-city",
        "a cluster beside a mountain is out, the largest of the others scores (C23)",
        2,
        """
        VVVVM   .....
        .....   .....
        VV.V.   xx...
        """,
        at="B2",
    ),
    Picture("great-city", "equals score the same number (C23)", 2, "VV.VV", at="B2"),
    Picture(
        "great-city",
        "a mountain at a corner is not beside",
        3,
        """
        VVV.   xxx.
        ...M   ....
        """,
        at="B2",
    ),
    Picture("great-city", "no cluster away from mountains: nothing (C23)", 0, "VMV  ...", at="B2"),
    Picture(
        "greengold-plains",
        "forest, mountain and water are three types (C24)",
        3,
        """
        .F.   ...
        MVW   .x.
        """,
        at="D4",
    ),
    Picture(
        "greengold-plains",
        "wasteland, destroyed spaces and the edge are no types (C24)",
        0,
        """
        #V*   ...
        .A.   ...
        """,
    ),
    Picture(
        "greengold-plains",
        "ruins and empty spaces are no types (C24)",
        0,
        """
        .F.   ...
        rVA   ...
        """,
        at="D4",
    ),
    Picture(
        "greengold-plains",
        "monsters and heroes are types (C24)",
        3,
        """
        .X.   ...
        HV.   .x.
        .A.   ...
        """,
        at="D4",
    ),
    Picture(
        "greengold-plains",
        "three spaces of one type are one type",
        0,
        """
        .F.   ...
        FVF   ...
        .M.   ...
        """,
        at="D4",
    ),
    Picture(
        "greengold-plains",
        "what the cluster touches anywhere counts",
        3,
        """
        FVVVW   .xxx.
        ..A..   .....
        """,
        at="D4",
    ),
    Picture("shieldgate", "2 for each space of the second largest", 4, "VVV.VV  ....xx", at="B2"),
    Picture("shieldgate", "the largest size twice is also the second (C25)", 6, "VVV.VVV.V", at="B2"),
    Picture("shieldgate", "equals in second place score once", 4, "VVVV.VV.VV", at="B1"),
    Picture("shieldgate", "a single cluster has no second (C25)", 0, "VVVVV  .....", at="B2"),
    Picture("shieldgate", "a destroyed space makes two clusters of one (H02)", 2, "VV*V  ...x", at="B2"),
]

SPACES = [
    Picture("borderlands", "anything that fills completes a row", 6, "FVAWXHM#*+f  xxxxxxxxxxx", at="E1"),
    Picture("borderlands", "unfilled ruins leave a gap", 0, "FVAWXHM#*rf  ...........", at="E1"),
    Picture(
        "borderlands",
        "a row and a column that cross both score",
        12,
        """
        FFFFFFFFFFF   xxxxxxxxxxx
        F..........   x..........
        #..........   x..........
        #..........   x..........
        W..........   x..........
        W..........   x..........
        *..........   x..........
        X..........   x..........
        X..........   x..........
        M..........   x..........
        V..........   x..........
        """,
    ),
    Picture("borderlands", "11 rows and 11 columns", 132, "V", rest="#"),
    Picture("lost-barony", "a single space is a square (C26)", 3, "F  x", at="E5"),
    Picture(
        "lost-barony",
        "any filled spaces make a square (C26)",
        6,
        """
        FX.   xx.
        M#F   xx.
        """,
        at="E5",
    ),
    Picture(
        "lost-barony",
        "a hole leaves only single spaces (C26)",
        3,
        """
        FFF
        F.F
        FFF
        """,
        at="C3",
    ),
    Picture(
        "lost-barony",
        "unfilled ruins leave a gap",
        6,
        """
        FFF   .xx
        rFF   .xx
        """,
        at="C3",
    ),
    Picture(
        "lost-barony",
        "an oblong counts by its shorter side",
        6,
        """
        FFFFF
        *****
        """,
        at="C3",
    ),
    Picture("lost-barony", "the whole sheet is a square of 11", 33, "V", rest="#"),
    Picture("lost-barony", "an empty sheet has none", 0, "r  ."),
    Picture("broken-road", "the bottom left corner is a diagonal of its own (C27)", 3, "F  x", at="K1"),
    Picture(
        "broken-road",
        "each complete diagonal scores (C27)",
        6,
        """
        F.   x.
        #M   xx
        """,
        at="J1",
    ),
    Picture(
        "broken-road",
        "the longest runs from corner to corner (C27)",
        3,
        """
        F..........   x..........
        .V.........   .x.........
        ..A........   ..x........
        ...W.......   ...x.......
        ....X......   ....x......
        .....M.....   .....x.....
        ......#....   ......x....
        .......*...   .......x...
        ........H..   ........x..
        .........f.   .........x.
        ..........+   ..........x
        """,
    ),
    Picture(
        "broken-road",
        "diagonals that run up, or end on the right edge, are none (C27)",
        3,
        """
        .F........F   ...........
        ..F......F.   ...........
        ...F....F..   ...........
        ....F..F...   ...........
        .....FF....   ...........
        .....FF....   ...........
        ....F..F...   ...........
        ...F....F..   ...........
        ..F......F.   ...........
        .F........F   ...........
        F..........   x..........
        """,
    ),
    Picture("broken-road", "there are 11 of them (C27)", 33, "V", rest="#"),
    Picture(
        "cauldrons",
        "the edge closes (C28)",
        1,
        """
        .F   x.
        M.   ..
        """,
    ),
    Picture(
        "cauldrons",
        "unfilled ruins are an empty space (C28)",
        1,
        """
        .F.   ...
        *r#   .x.
        .X.   ...
        """,
        at="E5",
    ),
    Picture(
        "cauldrons",
        "two empty spaces side by side are none (C28)",
        0,
        """
        ..F   ...
        FF.   ...
        """,
    ),
    Picture(
        "cauldrons",
        "unfilled ruins beside it leave it open (C28)",
        0,
        """
        .rF   ...
        FF.   ...
        """,
    ),
    Picture("cauldrons", "every one of them scores", 3, ".#.#.  x.x.x", rest="#", at="F4"),
]

PICTURES = [*FORESTS, *FARMS_AND_WATERS, *VILLAGES, *SPACES]


@pytest.mark.parametrize("picture", PICTURES, ids=str)
def test_a_picture(picture: Picture) -> None:
    """The card brings the stars of the picture, on the spaces with an x."""
    check(picture)


def test_every_card_has_its_pictures() -> None:
    """Each of the 16 cards has at least three."""
    three_of_each(PICTURES, set(BASE))
