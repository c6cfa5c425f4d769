"""Scoring cards with one forest on their backs, from both games, in the order of the rulebooks."""

from __future__ import annotations

from groma.games.cartographers.clusters import clusters
from groma.games.cartographers.scoring import Part, Parts, per_space
from groma.games.cartographers.sheet import COLUMNS, EDGE, EVERYWHERE, ROWS, SIZE, Sheet, neighbours


def sentinel_wood(sheet: Sheet) -> Parts:
    """1 star for each forest space on the edge of the map. (Scoring Cards: Sentinel Wood)"""
    return per_space(1, sheet.forest & EDGE)


def treetower(sheet: Sheet) -> Parts:
    """1 star for each forest space none of whose neighbours is empty; the edge closes. (C28)"""
    return per_space(1, sheet.forest & ~neighbours(sheet.empty))


def greenbough(sheet: Sheet) -> Parts:
    """1 star for each row and each column with a forest space. (Scoring Cards: Greenbough)"""
    forest = sheet.forest
    return [Part(1, 1, forest & line) for line in (*ROWS, *COLUMNS) if forest & line]


def stoneside_forest(sheet: Sheet) -> Parts:
    """3 stars for each mountain that a forest cluster connects to another mountain, each mountain once. (C19)"""
    connected = woods = 0
    for cluster in clusters(sheet.forest):
        mountains = neighbours(cluster) & sheet.mountain
        if mountains & (mountains - 1):
            connected |= mountains
            woods |= cluster
    return per_space(3, connected, woods)


def faunlost_thicket(sheet: Sheet) -> Parts:
    """2 stars for each space of the longest unbroken vertical run of forest. (H18)"""
    ends, length = sheet.forest, 0
    longest = 0
    while ends:
        longest, length = ends, length + 1
        # A run that reaches one space further down has forest below every space that is an upper end.
        ends = ends & (sheet.forest >> SIZE * length)
    if not length:
        return ()
    top = longest & -longest
    return per_space(2, sum(top << SIZE * step for step in range(length)))


def deepwood(sheet: Sheet) -> Parts:
    """6 stars for each forest cluster of five or more that touches no village. (Scoring Cards: Deepwood)"""
    beside_villages = neighbours(sheet.village)
    return [
        Part(6, 1, cluster)
        for cluster in clusters(sheet.forest)
        if cluster.bit_count() >= 5 and not cluster & beside_villages
    ]


def heart_of_the_forest(sheet: Sheet) -> Parts:
    """3 stars for each forest space with only forest or the edge on its four sides. (Scoring Cards, H01)"""
    return per_space(3, _hearts(sheet))


def heart_of_the_forest_box(sheet: Sheet) -> Parts:
    """The same for 2 stars, as the cards in the box have it. (H01)"""
    return per_space(2, _hearts(sheet))


def sleepy_valley(sheet: Sheet) -> Parts:
    """4 stars for each row with three or more forest spaces. (Scoring Cards: Sleepy Valley)"""
    forest = sheet.forest
    return [Part(4, 1, forest & row) for row in ROWS if (forest & row).bit_count() >= 3]


def _hearts(sheet: Sheet) -> int:
    return sheet.forest & ~neighbours(EVERYWHERE & ~sheet.forest)
