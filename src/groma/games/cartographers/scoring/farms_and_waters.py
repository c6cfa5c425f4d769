"""Scoring cards with a farm above water on their backs, from both games, in the order of the rulebooks."""

from __future__ import annotations

from groma.games.cartographers.clusters import clusters
from groma.games.cartographers.scoring import Part, Parts, per_space
from groma.games.cartographers.sheet import COLUMNS, EDGE, NOT_FIRST_COLUMN, NOT_LAST_COLUMN, SIZE, Sheet, neighbours


def canal_lake(sheet: Sheet) -> Parts:
    """1 star for each water space beside a farm, and for each farm space beside water; each once. (C21)"""
    return (
        *per_space(1, sheet.water & neighbours(sheet.farm)),
        *per_space(1, sheet.farm & neighbours(sheet.water)),
    )


def golden_granary(sheet: Sheet) -> Parts:
    """1 star for each water space beside ruins, filled or not; 3 for each farm space on ruins. (C20)"""
    return (
        *per_space(1, sheet.water & neighbours(sheet.ruins), neighbours(sheet.water) & sheet.ruins),
        *per_space(3, sheet.farm & sheet.ruins),
    )


def mages_valley(sheet: Sheet) -> Parts:
    """2 stars for each water space beside a mountain, 1 for each farm space beside one. (C21)"""
    beside = neighbours(sheet.mountain)
    return (
        *per_space(2, sheet.water & beside),
        *per_space(1, sheet.farm & beside),
    )


def shoreside_expanse(sheet: Sheet) -> Parts:
    """3 stars for each farm cluster away from water and edge, and each water cluster away from farms and edge. (C22)"""
    beside_water, beside_farms = neighbours(sheet.water) | EDGE, neighbours(sheet.farm) | EDGE
    return [
        *(Part(3, 1, cluster) for cluster in clusters(sheet.farm) if not cluster & beside_water),
        *(Part(3, 1, cluster) for cluster in clusters(sheet.water) if not cluster & beside_farms),
    ]


def craylund(sheet: Sheet) -> Parts:
    """6 stars for each farm cluster beside three or more different water spaces. (H01, H17)"""
    return _craylund(sheet, 6)


def craylund_box(sheet: Sheet) -> Parts:
    """The same for 7 stars, as the cards in the box have it. (H01)"""
    return _craylund(sheet, 7)


def ulems_wallow(sheet: Sheet) -> Parts:
    """3 stars for each water space beside two or more farm spaces. (H01)"""
    return per_space(3, sheet.water & _beside_two(sheet.farm))


def ulems_wallow_box(sheet: Sheet) -> Parts:
    """The same for 4 stars, as the cards in the box have it. (H01)"""
    return per_space(4, sheet.water & _beside_two(sheet.farm))


def clawsgrove_peaks(sheet: Sheet) -> Parts:
    """5 stars for each mountain beside a water cluster that also touches a farm, each mountain once. (H17)"""
    beside_farms = neighbours(sheet.farm)
    reached = ways = 0
    for cluster in clusters(sheet.water):
        mountains = neighbours(cluster) & sheet.mountain
        if mountains and cluster & beside_farms:
            reached |= mountains
            ways |= cluster
    return per_space(5, reached, ways)


def jorekborg(sheet: Sheet) -> Parts:
    """4 stars for each column with as many farm as water spaces, and at least one of each. (H17)"""
    parts = []
    for column in COLUMNS:
        farms, waters = sheet.farm & column, sheet.water & column
        if farms and farms.bit_count() == waters.bit_count():
            parts.append(Part(4, 1, farms | waters))
    return parts


def _craylund(sheet: Sheet, each: int) -> Parts:
    parts = []
    for cluster in clusters(sheet.farm):
        waters = neighbours(cluster) & sheet.water
        if waters.bit_count() >= 3:
            parts.append(Part(each, 1, cluster, waters))
    return parts


def _beside_two(spaces: int) -> int:
    above, below = spaces << SIZE, spaces >> SIZE
    left, right = (spaces & NOT_LAST_COLUMN) << 1, (spaces & NOT_FIRST_COLUMN) >> 1
    return above & below | left & right | (above | below) & (left | right)
