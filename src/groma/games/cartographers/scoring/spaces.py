"""Scoring cards with a grey tile and an arrow on their backs, from both games, in the order of the rulebooks."""

from __future__ import annotations

from groma.games.cartographers.clusters import clusters
from groma.games.cartographers.scoring import Part, Parts, per_space
from groma.games.cartographers.sheet import COLUMNS, NOT_LAST_COLUMN, ROWS, SIZE, Sheet, neighbours

DIAGONALS = tuple(sum(1 << (SIZE * (top + step) + step) for step in range(SIZE - top)) for top in range(SIZE))
"""The 11 diagonals from the left edge down to the bottom edge, the longest first. (C27)"""


def borderlands(sheet: Sheet) -> Parts:
    """6 stars for each complete row and each complete column. (Scoring Cards: Borderlands)"""
    filled = sheet.filled
    return [Part(6, 1, line) for line in (*ROWS, *COLUMNS) if filled & line == line]


def lost_barony(sheet: Sheet) -> Parts:
    """3 stars for each space along the side of the largest filled square; a single space is one. (C26)"""
    corners, side = sheet.filled, 0
    largest = 0
    while corners:
        largest, side = corners, side + 1
        pairs = corners & corners >> SIZE
        corners = pairs & (pairs >> 1 & NOT_LAST_COLUMN)
    if not side:
        return ()
    top_left = largest & -largest
    square = sum(top_left << SIZE * row + column for row in range(side) for column in range(side))
    return (Part(3, side, square),)


def broken_road(sheet: Sheet) -> Parts:
    """3 stars for each complete diagonal from the left edge to the bottom edge. (C27)"""
    filled = sheet.filled
    return [Part(3, 1, line) for line in DIAGONALS if filled & line == line]


def cauldrons(sheet: Sheet) -> Parts:
    """1 star for each empty space with no empty neighbour; the edge closes. (C28)"""
    empty = sheet.empty
    return per_space(1, empty & ~neighbours(empty))


def dwarvenholds(sheet: Sheet) -> Parts:
    """8 stars for each complete row and each complete column with a mountain in it. (H01, H19)"""
    return _dwarvenholds(sheet, 8)


def dwarvenholds_box(sheet: Sheet) -> Parts:
    """The same for 7 stars, as the cards in the box have it. (H01)"""
    return _dwarvenholds(sheet, 7)


def silos(sheet: Sheet) -> Parts:
    """10 stars for each complete column with an odd number, counted from the left. (H15)"""
    filled = sheet.filled
    return [Part(10, 1, column) for column in COLUMNS[::2] if filled & column == column]


def banded_hills(sheet: Sheet) -> Parts:
    """3 stars for each complete row with five or more different terrain types. (H01, H16)"""
    filled = sheet.filled
    return [Part(3, 1, row) for row in ROWS if filled & row == row and _types(sheet, row) >= 5]


def banded_hills_box(sheet: Sheet) -> Parts:
    """4 stars for each row with five or more different terrain types, complete or not, as in the box. (H01)"""
    return [Part(4, 1, row) for row in ROWS if _types(sheet, row) >= 5]


def starlit_sigil(sheet: Sheet) -> Parts:
    """4 stars for each group of exactly three empty spaces that hangs together. (H14)"""
    return [Part(4, 1, cluster) for cluster in clusters(sheet.empty) if cluster.bit_count() == 3]


def _dwarvenholds(sheet: Sheet, each: int) -> Parts:
    filled = sheet.filled
    return [Part(each, 1, line) for line in (*ROWS, *COLUMNS) if filled & line == line and sheet.mountain & line]


def _types(sheet: Sheet, row: int) -> int:
    """How many terrain types stand in a row; wasteland, ruins and destroyed spaces are none. (H16)"""
    types = (sheet.forest, sheet.village, sheet.farm, sheet.water, sheet.monster, sheet.hero, sheet.mountain)
    return sum(1 for each in types if each & row)
