"""The rules once more, slow and obvious: lists of lists of letters, every space looked at one by one.

Written from the rulebooks and the rulings alone, so that the fast sheet, its placements, clusters and scoring cards
have a second opinion. A grid holds the letters of the sheet notation; a place is (row, column), both from 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

Grid = list[list[str]]
Place = tuple[int, int]

PLACES = [(row, column) for row in range(11) for column in range(11)]
TYPES = "FVAWXHM"
"""The terrain types of both games; wasteland, destroyed spaces and ruins are none."""


def grid_of(text: str) -> Grid:
    """The grid of a sheet written as 11 lines."""
    return [list(line) for line in text.split()]


def letter(grid: Grid, place: Place) -> str:
    """What stands on a space: a capital letter, `#`, `*`, or `.` for nothing; ruins beneath are overlooked."""
    found = grid[place[0]][place[1]]
    if found == "r":
        return "."
    if found == "+":
        return "*"
    return found.upper()


def is_ruins(grid: Grid, place: Place) -> bool:
    """Whether the space bears a ruins symbol, drawn over or not."""
    found = grid[place[0]][place[1]]
    return found == "+" or found.islower()


def is_empty(grid: Grid, place: Place) -> bool:
    return letter(grid, place) == "."


def is_filled(grid: Grid, place: Place) -> bool:
    return not is_empty(grid, place)


def is_on_sheet(place: Place) -> bool:
    return 0 <= place[0] <= 10 and 0 <= place[1] <= 10


def is_on_edge(place: Place) -> bool:
    return place[0] in (0, 10) or place[1] in (0, 10)


def sides(place: Place) -> list[Place]:
    """The places that share a side with this one, as far as they are on the sheet."""
    row, column = place
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [each for each in around if is_on_sheet(each)]


def beside(places: Iterable[Place]) -> set[Place]:
    """All places that share a side with one of these."""
    return {side for place in places for side in sides(place)}


def bearing(grid: Grid, *letters: str) -> set[Place]:
    """The places that bear one of these letters."""
    return {place for place in PLACES if letter(grid, place) in letters}


def groups(places: set[Place]) -> list[set[Place]]:
    """These places, parted into those that hang together side by side."""
    left = set(places)
    found = []
    while left:
        waiting = [min(left)]
        group: set[Place] = set()
        while waiting:
            place = waiting.pop()
            if place in left:
                left.remove(place)
                group.add(place)
                waiting.extend(sides(place))
        found.append(group)
    return found


def clusters(grid: Grid, terrain: str) -> list[set[Place]]:
    """Connected spaces of the same terrain type, single ones too."""
    return groups(bearing(grid, terrain))


# Drawing


def turned(cells: Iterable[Place]) -> list[Place]:
    """A shape after a quarter turn."""
    return [(column, -row) for row, column in cells]


def mirrored(cells: Iterable[Place]) -> list[Place]:
    return [(row, -column) for row, column in cells]


def placements(grid: Grid, cells: Iterable[Place], on_ruins: bool = False) -> set[frozenset[Place]]:
    """Every set of spaces on which the shape can be drawn, turned and flipped as one likes.

    No cell may leave the sheet or lie on a filled space; with `on_ruins` one of them must lie on unfilled ruins.
    """
    found = set()
    for start in (list(cells), mirrored(cells)):
        way = start
        for _ in range(4):
            for down in range(-20, 21):
                for right in range(-20, 21):
                    drawn = [(row + down, column + right) for row, column in way]
                    if not all(is_on_sheet(place) and is_empty(grid, place) for place in drawn):
                        continue
                    if on_ruins and not any(is_ruins(grid, place) for place in drawn):
                        continue
                    found.add(frozenset(drawn))
            way = turned(way)
    return found


def ring_walk(corner: str, direction: str) -> list[Place]:
    """The 121 spaces in the order of the solo ambush: round the edge first, then one space further in, and so on."""
    walk = []
    for ring in range(6):
        first, last = ring, 10 - ring
        top = [(first, column) for column in range(first, last + 1)]
        right = [(row, last) for row in range(first, last + 1)]
        bottom = [(last, column) for column in range(last, first - 1, -1)]
        left = [(row, first) for row in range(last, first - 1, -1)]
        clockwise = list(dict.fromkeys(top + right + bottom + left))
        start = {
            "top-left": (first, first),
            "top-right": (first, last),
            "bottom-right": (last, last),
            "bottom-left": (last, first),
        }[corner]
        at = clockwise.index(start)
        around = clockwise[at:] + clockwise[:at]
        if direction == "counter-clockwise":
            around = around[:1] + around[:0:-1]
        walk += around
    return walk


def solo_ambush(grid: Grid, cells: list[Place], corner: str, direction: str) -> frozenset[Place] | None:
    """Where the monster is drawn alone: the first space of the walk that the shape, as printed, can cover (C31).

    `cells` are in the order in which they are tried on a space.
    """
    for row, column in ring_walk(corner, direction):
        for cell_row, cell_column in cells:
            drawn = [(row + r - cell_row, column + c - cell_column) for r, c in cells]
            if all(is_on_sheet(place) and is_empty(grid, place) for place in drawn):
                return frozenset(drawn)
    return None


# What a sheet is worth apart from the edicts


def monster_penalty(grid: Grid) -> set[Place]:
    """Each empty space beside a monster, counted once (C15)."""
    return {p for p in PLACES if is_empty(grid, p) and any(letter(grid, side) == "X" for side in sides(p))}


def surrounded_mountains(grid: Grid) -> set[Place]:
    """The mountains whose adjacent spaces are all filled (C07)."""
    return {p for p in bearing(grid, "M") if all(is_filled(grid, side) for side in sides(p))}


# Scoring cards


class Answer(NamedTuple):
    """What a card brings, and on which spaces; None where the player may choose between equals."""

    stars: int
    spaces: set[Place] | None


def each_space(stars: int, spaces: Iterable[Place]) -> Answer:
    found = set(spaces)
    return Answer(stars * len(found), found)


def each_group(stars: int, found: list[set[Place]]) -> Answer:
    return Answer(stars * len(found), set().union(*found))


def is_closed(grid: Grid, place: Place) -> bool:
    """Whether no side of the space is open: each is filled or lies off the sheet (C28)."""
    return all(is_filled(grid, side) for side in sides(place))


def rows() -> list[list[Place]]:
    return [[(row, column) for column in range(11)] for row in range(11)]


def columns() -> list[list[Place]]:
    return [[(row, column) for row in range(11)] for column in range(11)]


def is_complete(grid: Grid, line: list[Place]) -> bool:
    return all(is_filled(grid, place) for place in line)


def sentinel_wood(grid: Grid) -> Answer:
    return each_space(1, (p for p in bearing(grid, "F") if is_on_edge(p)))


def treetower(grid: Grid) -> Answer:
    return each_space(1, (p for p in bearing(grid, "F") if is_closed(grid, p)))


def greenbough(grid: Grid) -> Answer:
    forest = bearing(grid, "F")
    stars = sum(1 for line in rows() + columns() if forest & set(line))
    return Answer(stars, forest)


def stoneside_forest(grid: Grid) -> Answer:
    connected = set()
    for cluster in clusters(grid, "F"):
        mountains = beside(cluster) & bearing(grid, "M")
        if len(mountains) >= 2:
            connected |= mountains
    return each_space(3, connected)


def canal_lake(grid: Grid) -> Answer:
    farms, waters = bearing(grid, "A"), bearing(grid, "W")
    return each_space(1, (farms & beside(waters)) | (waters & beside(farms)))


def golden_granary(grid: Grid) -> Answer:
    waters = {p for p in bearing(grid, "W") if any(is_ruins(grid, side) for side in sides(p))}
    farms = {p for p in bearing(grid, "A") if is_ruins(grid, p)}
    return Answer(len(waters) + 3 * len(farms), waters | farms)


def mages_valley(grid: Grid) -> Answer:
    mountains = bearing(grid, "M")
    waters, farms = bearing(grid, "W") & beside(mountains), bearing(grid, "A") & beside(mountains)
    return Answer(2 * len(waters) + len(farms), waters | farms)


def shoreside_expanse(grid: Grid) -> Answer:
    found = []
    for own, other in (("A", "W"), ("W", "A")):
        for cluster in clusters(grid, own):
            touches_edge = any(is_on_edge(place) for place in cluster)
            touches_other = any(letter(grid, place) == other for place in beside(cluster))
            if not touches_edge and not touches_other:
                found.append(cluster)
    return each_group(3, found)


def wildholds(grid: Grid) -> Answer:
    return each_group(8, [c for c in clusters(grid, "V") if len(c) >= 6])


def great_city(grid: Grid) -> Answer:
    away = [c for c in clusters(grid, "V") if not beside(c) & bearing(grid, "M")]
    return largest(1, away)


def largest(stars: int, found: list[set[Place]]) -> Answer:
    size = max((len(group) for group in found), default=0)
    best = [group for group in found if len(group) == size]
    return Answer(stars * size, best[0] if len(best) == 1 else (set() if not best else None))


def greengold_plains(grid: Grid) -> Answer:
    found = []
    for cluster in clusters(grid, "V"):
        types = {letter(grid, place) for place in beside(cluster) - cluster}
        if len(types & set("FAWXHM")) >= 3:
            found.append(cluster)
    return each_group(3, found)


def shieldgate(grid: Grid) -> Answer:
    sizes = sorted((len(c) for c in clusters(grid, "V")), reverse=True)
    if len(sizes) < 2:
        return Answer(0, set())
    second = [c for c in clusters(grid, "V") if len(c) == sizes[1]]
    return Answer(2 * sizes[1], second[0] if len(second) == 1 else None)


def borderlands(grid: Grid) -> Answer:
    return each_group(6, [set(line) for line in rows() + columns() if is_complete(grid, line)])


def lost_barony(grid: Grid) -> Answer:
    for side in range(11, 0, -1):
        squares = []
        for top in range(12 - side):
            for left in range(12 - side):
                square = [(top + row, left + column) for row in range(side) for column in range(side)]
                if is_complete(grid, square):
                    squares.append(set(square))
        if squares:
            return Answer(3 * side, squares[0] if len(squares) == 1 else None)
    return Answer(0, set())


def broken_road(grid: Grid) -> Answer:
    found = []
    for start in range(11):
        row, column, line = start, 0, []
        while row <= 10:
            line.append((row, column))
            row, column = row + 1, column + 1
        if is_complete(grid, line):
            found.append(set(line))
    return each_group(3, found)


def cauldrons(grid: Grid) -> Answer:
    return each_space(1, (p for p in PLACES if is_empty(grid, p) and is_closed(grid, p)))


def faunlost_thicket(grid: Grid) -> Answer:
    runs = []
    for column in columns():
        run: list[Place] = []
        for place in column:
            if letter(grid, place) == "F":
                run.append(place)
            else:
                runs.append(set(run))
                run = []
        runs.append(set(run))
    return largest(2, [run for run in runs if run])


def deepwood(grid: Grid) -> Answer:
    villages = bearing(grid, "V")
    return each_group(6, [c for c in clusters(grid, "F") if len(c) >= 5 and not beside(c) & villages])


def hearts(grid: Grid) -> set[Place]:
    return {p for p in bearing(grid, "F") if all(letter(grid, side) == "F" for side in sides(p))}


def heart_of_the_forest(grid: Grid) -> Answer:
    return each_space(3, hearts(grid))


def heart_of_the_forest_box(grid: Grid) -> Answer:
    return each_space(2, hearts(grid))


def sleepy_valley(grid: Grid) -> Answer:
    forest = bearing(grid, "F")
    return each_group(4, [forest & set(row) for row in rows() if len(forest & set(row)) >= 3])


def craylund_clusters(grid: Grid) -> list[set[Place]]:
    waters = bearing(grid, "W")
    return [c for c in clusters(grid, "A") if len(beside(c) & waters) >= 3]


def craylund(grid: Grid) -> Answer:
    return each_group(6, craylund_clusters(grid))


def craylund_box(grid: Grid) -> Answer:
    return each_group(7, craylund_clusters(grid))


def wallows(grid: Grid) -> set[Place]:
    return {p for p in bearing(grid, "W") if sum(1 for side in sides(p) if letter(grid, side) == "A") >= 2}


def ulems_wallow(grid: Grid) -> Answer:
    return each_space(3, wallows(grid))


def ulems_wallow_box(grid: Grid) -> Answer:
    return each_space(4, wallows(grid))


def clawsgrove_peaks(grid: Grid) -> Answer:
    farms = bearing(grid, "A")
    shores = [beside(c) for c in clusters(grid, "W")]
    return each_space(5, {m for m in bearing(grid, "M") if any(m in shore and shore & farms for shore in shores)})


def jorekborg(grid: Grid) -> Answer:
    found = []
    for column in columns():
        farms = [p for p in column if letter(grid, p) == "A"]
        waters = [p for p in column if letter(grid, p) == "W"]
        if len(farms) == len(waters) >= 1:
            found.append(set(farms + waters))
    return each_group(4, found)


def traylo_monastery(grid: Grid) -> Answer:
    return each_group(6, [c for c in clusters(grid, "V") if len(c) >= 5 and any(map(is_on_edge, c))])


def traylo_monastery_box(grid: Grid) -> Answer:
    def has_line(cluster: set[Place]) -> bool:
        return any(
            {(r, c), (r, c + 1), (r, c + 2), (r, c + 3)} <= cluster
            or {(r, c), (r + 1, c), (r + 2, c), (r + 3, c)} <= cluster
            for r, c in cluster
        )

    return each_group(7, [c for c in clusters(grid, "V") if has_line(c)])


def outer_enclave(grid: Grid) -> Answer:
    return largest(1, [{p for p in beside(c) if is_empty(grid, p)} for c in clusters(grid, "V")])


def gnomish_colony(grid: Grid) -> Answer:
    def has_square(cluster: set[Place]) -> bool:
        return any({(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)} <= cluster for r, c in cluster)

    return each_group(6, [c for c in clusters(grid, "V") if has_square(c)])


def caravansary(grid: Grid) -> Answer:
    def lines(cluster: set[Place]) -> int:
        return len({row for row, _ in cluster}) + len({column for _, column in cluster})

    found = clusters(grid, "V")
    most = max(map(lines, found), default=0)
    best = [c for c in found if lines(c) == most]
    return Answer(most, best[0] if len(best) == 1 else (set() if not best else None))


def holds(grid: Grid) -> list[set[Place]]:
    found = [line for line in rows() + columns() if is_complete(grid, line)]
    return [set(line) for line in found if any(letter(grid, place) == "M" for place in line)]


def dwarvenholds(grid: Grid) -> Answer:
    return each_group(8, holds(grid))


def dwarvenholds_box(grid: Grid) -> Answer:
    return each_group(7, holds(grid))


def silos(grid: Grid) -> Answer:
    numbered = dict(enumerate(columns(), start=1))
    return each_group(10, [set(line) for n, line in numbered.items() if n % 2 == 1 and is_complete(grid, line)])


def has_five_types(grid: Grid, row: list[Place]) -> bool:
    return len({letter(grid, place) for place in row} & set(TYPES)) >= 5


def banded_hills(grid: Grid) -> Answer:
    return each_group(3, [set(row) for row in rows() if is_complete(grid, row) and has_five_types(grid, row)])


def banded_hills_box(grid: Grid) -> Answer:
    return each_group(4, [set(row) for row in rows() if has_five_types(grid, row)])


def starlit_sigil(grid: Grid) -> Answer:
    return each_group(4, [group for group in clusters(grid, ".") if len(group) == 3])


BASE: dict[str, Callable[[Grid], Answer]] = {
    "sentinel-wood": sentinel_wood,
    "treetower": treetower,
    "greenbough": greenbough,
    "stoneside-forest": stoneside_forest,
    "canal-lake": canal_lake,
    "golden-granary": golden_granary,
    "mages-valley": mages_valley,
    "shoreside-expanse": shoreside_expanse,
    "wildholds": wildholds,
    "great-city": great_city,
    "greengold-plains": greengold_plains,
    "shieldgate": shieldgate,
    "borderlands": borderlands,
    "lost-barony": lost_barony,
    "broken-road": broken_road,
    "cauldrons": cauldrons,
}
HEROES: dict[str, Callable[[Grid], Answer]] = {
    "faunlost-thicket": faunlost_thicket,
    "deepwood": deepwood,
    "heart-of-the-forest": heart_of_the_forest,
    "sleepy-valley": sleepy_valley,
    "craylund": craylund,
    "ulems-wallow": ulems_wallow,
    "clawsgrove-peaks": clawsgrove_peaks,
    "jorekborg": jorekborg,
    "traylo-monastery": traylo_monastery,
    "outer-enclave": outer_enclave,
    "gnomish-colony": gnomish_colony,
    "caravansary": caravansary,
    "dwarvenholds": dwarvenholds,
    "silos": silos,
    "banded-hills": banded_hills,
    "starlit-sigil": starlit_sigil,
}
BOX: dict[str, Callable[[Grid], Answer]] = {
    "heart-of-the-forest": heart_of_the_forest_box,
    "craylund": craylund_box,
    "ulems-wallow": ulems_wallow_box,
    "traylo-monastery": traylo_monastery_box,
    "dwarvenholds": dwarvenholds_box,
    "banded-hills": banded_hills_box,
}
PRINTINGS = {"rulebook": {**BASE, **HEROES}, "box": {**BASE, **HEROES, **BOX}}
