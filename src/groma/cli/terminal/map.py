"""A map sheet drawn on a terminal: small (three columns a space), large (five by two), or plain in letters."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from groma.cli.terminal.ink import EMPTY, LARGE, LETTERS, RUINS, Ink, line
from groma.games.cartographers.notation import ROW_LETTERS
from groma.games.cartographers.sheet import SIZE, Space, Terrain, monster_penalty_spaces, space_at
from groma.games.cartographers.view import SeatView

SMALL_WIDTH = 2 + 3 * SIZE + 1
LARGE_WIDTH = 2 + 5 * SIZE + 1


class Ghost(NamedTuple):
    """What is held over the map."""

    spaces: int
    terrain: Terrain
    fits: bool
    marks: int = 0
    """The spaces that a hero would attack."""


class Over(NamedTuple):
    """What is shown over a sheet."""

    ghost: Ghost | None = None
    lit: int = 0
    """Spaces that count for what is being explained."""
    support: int = 0
    """Spaces that make those count."""
    fresh: int = 0
    """Spaces that somebody changed since one last looked."""


def terrain_at(seat: SeatView, space: int) -> str | None:
    """What fills a space, or None."""
    for terrain in LETTERS:
        if getattr(seat.sheet, terrain) >> space & 1:
            return terrain
    return None


def initial_at(seat: SeatView, space: int) -> str | None:
    """The initial that a living monster bears on a space."""
    for name, spaces in zip(("D", "Z", "T", "G"), seat.initials, strict=True):
        if spaces >> space & 1 and seat.sheet.monster >> space & 1:
            return name
    return None


def map_lines(seat: SeatView, over: Over, ink: Ink, large: bool = False) -> list[Text]:
    """The sheet with its coordinates."""
    threatened = monster_penalty_spaces(seat.sheet)
    width = 5 if large else 3
    numbers = "".join(str(column + 1).center(width) if large else f"{column + 1:>2} " for column in range(SIZE))
    lines = [line(("  " + numbers.rstrip(), ink.style("faint")))]
    for row in range(SIZE):
        rows = [line((f"{ROW_LETTERS[row]} ", ink.style("faint")))]
        if large:
            rows.append(line("  "))
        for column in range(SIZE):
            space = space_at(row, column)
            if large:
                for text, (cell, style) in zip(rows, _large(seat, space, over, threatened, ink), strict=True):
                    text.append(cell, style=style)
            else:
                cell, style = _small(seat, space, over, threatened, ink)
                rows[0].append(cell, style=style)
        lines += rows
    return lines


def _base(seat: SeatView, space: int, threatened: int, ink: Ink) -> tuple[str, str]:
    """The sign that stands on a space, and its style."""
    is_ruins = bool(seat.sheet.ruins >> space & 1)
    terrain = terrain_at(seat, space)
    if terrain is None:
        if ink.plain:
            return ("r" if is_ruins else "!" if threatened >> space & 1 else "."), ""
        if is_ruins:
            return RUINS, ink.style("bad strong" if threatened >> space & 1 else "gold strong")
        return ("!", ink.style("bad")) if threatened >> space & 1 else (EMPTY, ink.style("faint"))
    sign = ink.sign(terrain)
    initial = initial_at(seat, space) if terrain == "monster" else None
    if ink.plain:
        if is_ruins:
            sign = "+" if sign == "*" else sign.lower()
        return initial or sign, ""
    return initial or sign, ink.wash(terrain)


def _small(seat: SeatView, space: Space, over: Over, threatened: int, ink: Ink) -> tuple[str, str]:
    sign, style = _base(seat, space, threatened, ink)
    terrain = terrain_at(seat, space)
    left, right = " ", " "
    if terrain == "wasteland" and not ink.plain:
        left = right = sign
    if seat.marks >> space & 1:
        left = "/"
    if seat.sheet.ruins >> space & 1 and terrain is not None and not ink.plain:
        right = RUINS
    if terrain == "mountain" and not seat.surrounded >> space & 1:
        right = ink.coin
    if over.fresh >> space & 1:
        left = ">" if ink.plain else "›"
    if over.lit >> space & 1:
        left, right = "(", ")"
        style = f"{style} bold reverse" if terrain is None else f"{style} bold underline"
    elif over.support >> space & 1:
        left = right = "'"
    ghost = over.ghost
    if ghost is not None:
        if ghost.spaces >> space & 1:
            return _ghost_cell(ghost, sign, terrain, ink)
        if ghost.marks >> space & 1:
            left = right = "/"
            style = f"{style} bold"
    return f"{left}{sign}{right}", style


def _ghost_cell(ghost: Ghost, sign: str, terrain: str | None, ink: Ink) -> tuple[str, str]:
    if ghost.fits:
        shown = ink.sign(ghost.terrain.value)
        return f"[{shown}]", "" if ink.plain else f"{ink.wash(ghost.terrain.value)} bold"
    shown = ("x" if ink.plain else "×") if terrain is not None else ink.sign(ghost.terrain.value)
    return f"[{shown}]", "" if ink.plain else "bold white on #b3261e" if not ink.sixteen else "bold white on red"


def _large(seat: SeatView, space: Space, over: Over, threatened: int, ink: Ink) -> tuple[tuple[str, str], ...]:
    """Two rows of five columns."""
    sign, style = _base(seat, space, threatened, ink)
    terrain = terrain_at(seat, space)
    row, column = divmod(space, SIZE)
    if terrain is None:
        top, bottom = list("     "), list("     ")
        if seat.sheet.ruins >> space & 1:
            top, bottom = list(" ∏ ∏ "), list(" ∏▁∏ ")
        elif sign == "!":
            top[2] = "!"
        else:
            bottom[2] = sign
    else:
        ways = LARGE[terrain]
        upper, lower = ways[(row * 7 + column * 5 + row * column) % len(ways)]
        top, bottom = list(upper), list(lower)
        if sign in "DZTG":
            top = list(f"\\ {sign} /")
        if terrain == "mountain" and not seat.surrounded >> space & 1:
            bottom[4] = ink.coin
        if seat.sheet.ruins >> space & 1:
            bottom[4] = RUINS
    if seat.marks >> space & 1:
        top[0], bottom[0] = "/", "/"
    if over.fresh >> space & 1:
        top[0] = "›"
    if over.lit >> space & 1:
        top[0], bottom[0], top[4], bottom[4] = "⎡", "⎣", "⎤", "⎦"
        style = f"{style} bold reverse" if terrain is None else f"{style} bold"
    elif over.support >> space & 1:
        top[0], top[4] = "'", "'"
    ghost = over.ghost
    if ghost is not None:
        if ghost.spaces >> space & 1:
            return _large_ghost(ghost, space, terrain, (top, bottom), ink)
        if ghost.marks >> space & 1:
            top[0], top[4], bottom[0], bottom[4] = "╱", "╱", "╱", "╱"
            style = f"{style} bold"
    return (("".join(top), style), ("".join(bottom), style))


def _large_ghost(
    ghost: Ghost, space: int, terrain: str | None, rows: tuple[list[str], list[str]], ink: Ink
) -> tuple[tuple[str, str], ...]:
    top, bottom = rows
    row, column = divmod(space, SIZE)
    if ghost.fits or terrain is None:
        ways = LARGE[ghost.terrain.value]
        upper, lower = ways[(row * 7 + column * 5 + row * column) % len(ways)]
        top, bottom = list(upper), list(lower)
    else:
        top[2], bottom[2] = "×", "×"
    top[0], top[4], bottom[0], bottom[4] = "⎡", "⎤", "⎣", "⎦"
    if ghost.fits:
        style = f"{ink.wash(ghost.terrain.value)} bold"
    else:
        style = "bold white on red" if ink.sixteen else "bold white on #b3261e"
    return (("".join(top), style), ("".join(bottom), style))
