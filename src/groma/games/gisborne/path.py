"""The path: tiles laid end to end, and how a pawn walks along it.

Fields are numbered through from the start: 1 is the first field behind the bar, 0 the bar itself. The beach lies
behind the last field; its field "1" is one further on, its field "5" five.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import Literal, NamedTuple

FieldKind = Literal["plain", "card", "village", "swamp", "wolves"]
"""What lies on a field. Rivers run between fields, and bridges join two of them: neither is a kind of field."""

Point = tuple[float, float]

BAR = 0
"""Where every pawn starts. It is no field: several pawns stand on it, and it does not count in a move."""


class Tile(NamedTuple):
    """A land tile. Its fields are numbered from 1 in walking order."""

    id: str
    name: str
    fields: tuple[FieldKind, ...]
    xy: tuple[Point, ...]
    """Where each field is drawn on the tile, from 0 to 1."""
    rivers: tuple[int, ...]
    """The fields behind which a river runs."""
    bridges: tuple[tuple[int, int], ...]
    """From the first field of a shortcut to the field behind its bridge."""
    source: str


class Stop(Enum):
    """Why a pawn stands still."""

    LANDED = "landed"
    """Its points are used up and the field is free."""
    EDGE = "edge"
    """It wants to go past the last field on the table, and there is another tile to uncover."""
    RIVER = "river"
    """It is about to cross a river."""
    BEACH = "beach"
    """Its next step is onto the beach."""


class Path(NamedTuple):
    """The tiles on the table joined to one path."""

    tiles: tuple[str, ...]
    starts: tuple[int, ...]
    """The number of each tile's first field."""
    kinds: tuple[FieldKind, ...]
    """What lies on each field, by its number; the bar stands in as plain."""
    rivers: frozenset[int]
    """The fields behind which a river runs."""
    bridges: tuple[tuple[int, int], ...]
    is_complete: bool
    """Whether the End tile is joined on, so that the beach can be reached."""

    @property
    def length(self) -> int:
        """The number of the last field."""
        return len(self.kinds) - 1

    def tile_of(self, field: int) -> int:
        """Which tile a field is on, counted from 0. The bar is on the first, the beach on the last."""
        return max((place for place, start in enumerate(self.starts) if start <= field), default=0)

    def behind_bridge(self, field: int) -> int | None:
        """The field behind the bridge, if a shortcut begins here."""
        for start, end in self.bridges:
            if start == field:
                return end
        return None

    def is_beach(self, field: int) -> bool:
        """Whether this place is on the beach."""
        return field > self.length

    def beach_number(self, field: int) -> int | None:
        """The number printed on this place of the beach; None for a field of the path."""
        return field - self.length if field > self.length else None


NO_PATH = Path((), (), ("plain",), frozenset(), (), False)
"""The bar alone, before the Start tile is joined on."""


@lru_cache(maxsize=4096)
def extended(path: Path, tile: Tile, *, is_end: bool = False) -> Path:
    """The path with one more tile at its end."""
    behind = path.length
    return Path(
        (*path.tiles, tile.id),
        (*path.starts, behind + 1),
        path.kinds + tile.fields,
        path.rivers | {behind + field for field in tile.rivers},
        path.bridges + tuple((behind + start, behind + end) for start, end in tile.bridges),
        is_end,
    )


def walk(path: Path, pawns: Sequence[int], at: int, left: int) -> tuple[int, int, Stop]:
    """Walk on from a field until the points are used up, or something comes in between.

    Occupied fields count while points are left; with none left, a pawn is pushed on to the next free field. G04, G05.
    Answers where the pawn stands, the points it has left, and why it stopped. At a river and at the edge of what lies
    on the table it stands before the step it was about to take.
    """
    last = path.length
    rivers = path.rivers
    while left or at in pawns:
        if at == last:
            return at, left, Stop.BEACH if path.is_complete else Stop.EDGE
        if at in rivers:
            return at, left, Stop.RIVER
        at += 1
        if left:
            left -= 1
    return at, left, Stop.LANDED


class Forecast(NamedTuple):
    """Where a move would lead as things stand now."""

    to: int | None
    """The field reached, past the last one for the beach; None if it lies on a tile that is still face down."""
    bridge: int | None
    """The far end of the bridge that would be crossed."""
    rivers: tuple[int, ...]
    """The fields behind which a river would be crossed."""
    is_beach: bool
    is_pushed: bool
    """Whether the field counted to is occupied, so that the pawn goes further."""


def forecast(path: Path, pawns: Sequence[int], start: int, points: int) -> Forecast:
    """Where a pawn would get with so many points if it moved right now, on the tiles that lie face up."""
    if not points:
        return Forecast(start, None, (), False, False)
    at, left, bridge = start, points, None
    crossed: list[int] = []
    while True:
        at, left, stop = walk(path, pawns, at, left)
        if stop is Stop.RIVER:
            crossed.append(at)
            at, left = at + 1, max(left - 1, 0)
            continue
        if stop is Stop.LANDED and bridge is None:
            bridge = path.behind_bridge(at)
            if bridge is not None:
                at = bridge
                continue
        break
    to = {Stop.LANDED: at, Stop.BEACH: at + 1}.get(stop)
    is_pushed = start + points in pawns
    return Forecast(to, bridge, tuple(crossed), stop is Stop.BEACH, is_pushed)
