"""Scoring cards with one village on their backs, from both games, in the order of the rulebooks."""

from __future__ import annotations

from groma.games.cartographers.clusters import clusters
from groma.games.cartographers.scoring import Part, Parts, per_space
from groma.games.cartographers.sheet import COLUMNS, EDGE, NOT_LAST_COLUMN, ROWS, SIZE, Sheet, neighbours


def wildholds(sheet: Sheet) -> Parts:
    """8 stars for each village cluster of six or more. (Scoring Cards: Wildholds)"""
    return [Part(8, 1, cluster) for cluster in clusters(sheet.village) if cluster.bit_count() >= 6]


def great_city(sheet: Sheet) -> Parts:
    """1 star for each space of the largest village cluster that touches no mountain. (C23)"""
    beside_mountains = neighbours(sheet.mountain)
    best = max((c for c in clusters(sheet.village) if not c & beside_mountains), key=int.bit_count, default=0)
    return per_space(1, best)


def greengold_plains(sheet: Sheet) -> Parts:
    """3 stars for each village cluster beside three or more different terrain types. (C24)

    Types are forest, farm, water, monster, hero and mountain; wasteland, ruins and destroyed spaces are none.
    """
    types = (sheet.forest, sheet.farm, sheet.water, sheet.monster, sheet.hero, sheet.mountain)
    parts = []
    for cluster in clusters(sheet.village):
        beside = neighbours(cluster)
        touched = [beside & each for each in types if beside & each]
        if len(touched) >= 3:
            parts.append(Part(3, 1, cluster, _union(touched)))
    return parts


def shieldgate(sheet: Sheet) -> Parts:
    """2 stars for each space of the second largest village cluster, which may be as large as the largest. (C25)"""
    by_size = sorted(clusters(sheet.village), key=int.bit_count, reverse=True)
    return per_space(2, by_size[1], by_size[0]) if len(by_size) >= 2 else ()


def traylo_monastery(sheet: Sheet) -> Parts:
    """6 stars for each village cluster of five or more that touches the edge. (H01)"""
    return [Part(6, 1, c) for c in clusters(sheet.village) if c.bit_count() >= 5 and c & EDGE]


def traylo_monastery_box(sheet: Sheet) -> Parts:
    """7 stars for each village cluster with four spaces in a straight line, as the cards in the box have it. (H01)"""
    return [Part(7, 1, cluster) for cluster in clusters(sheet.village) if _has_line_of_four(cluster)]


def outer_enclave(sheet: Sheet) -> Parts:
    """1 star for each empty space beside the village cluster that has most of them. (H13)"""
    empty = sheet.empty
    best_cluster = best = 0
    for cluster in clusters(sheet.village):
        beside = neighbours(cluster) & empty
        if beside.bit_count() > best.bit_count():
            best_cluster, best = cluster, beside
    return per_space(1, best, best_cluster)


def gnomish_colony(sheet: Sheet) -> Parts:
    """6 stars for each village cluster with a 2x2 square in it. (Scoring Cards: Gnomish Colony)"""
    return [Part(6, 1, cluster) for cluster in clusters(sheet.village) if _has_square(cluster)]


def caravansary(sheet: Sheet) -> Parts:
    """1 star for each line, row or column, that the village cluster reaches which reaches most lines. (H13)"""
    best_cluster = best = 0
    for cluster in clusters(sheet.village):
        lines = sum(1 for line in (*ROWS, *COLUMNS) if cluster & line)
        if lines > best:
            best_cluster, best = cluster, lines
    return (Part(1, best, best_cluster),) if best else ()


def _has_line_of_four(cluster: int) -> bool:
    pairs = cluster & (cluster & NOT_LAST_COLUMN) << 1
    across = pairs & (pairs & NOT_LAST_COLUMN) << 1
    down = cluster & cluster >> SIZE & cluster >> 2 * SIZE & cluster >> 3 * SIZE
    return bool(down or across & (across & NOT_LAST_COLUMN) << 1)


def _has_square(cluster: int) -> bool:
    pairs = cluster & (cluster & NOT_LAST_COLUMN) << 1
    return bool(pairs & pairs >> SIZE)


def _union(sets: list[int]) -> int:
    union = 0
    for each in sets:
        union |= each
    return union
