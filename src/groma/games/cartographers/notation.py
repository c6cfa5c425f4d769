"""Sheets and spaces as text: 11 lines of 11 letters, and names such as B4 for row B, column 4.

`.` empty, `F` forest, `V` village, `A` farm (acre), `W` water, `X` monster, `H` hero, `M` mountain, `#` wasteland,
`*` destroyed; in lower case the same on a ruins space, `r` unfilled ruins, `+` destroyed on ruins.
"""

from __future__ import annotations

import re

from groma.games.cartographers.sheet import ROWS, SIZE, SPACES, Sheet, Space, Spaces, each_space

LETTERS = {
    "F": "forest",
    "V": "village",
    "A": "farm",
    "W": "water",
    "X": "monster",
    "H": "hero",
    "M": "mountain",
    "#": "wasteland",
    "*": "destroyed",
}
_ON_RUINS = {letter.lower(): LETTERS[letter] for letter in "FVAWXHM"} | {"+": "destroyed"}
_WASTELAND_ON_RUINS = "#"

ROW_LETTERS = "ABCDEFGHIJK"
SPACE_NAMES = tuple(f"{letter}{column}" for letter in ROW_LETTERS for column in range(1, SIZE + 1))
_SPACE_NUMBERS = {name: number for number, name in enumerate(SPACE_NAMES)}


class NotationError(ValueError):
    """Text that is not a sheet, a space or a shape; the message says where and what would be right."""


def space_text(space: Space) -> str:
    """The name of a space, as printed on the sheet's margins: A1 is the top left corner."""
    return SPACE_NAMES[space]


def parse_space(text: object) -> Space:
    """The space of that name, in either case."""
    number = _SPACE_NUMBERS.get(text.strip().upper()) if isinstance(text, str) else None
    if number is None:
        raise NotationError(f'"{text}" is not a space; a space is a row A-K and a column 1-11, such as B4')
    return Space(number)


def spaces_names(spaces: int) -> list[str]:
    """The names of a set of spaces, row by row."""
    return [SPACE_NAMES[space] for space in each_space(spaces)]


def parse_spaces(names: object) -> Spaces:
    """The set of spaces with these names, each given once."""
    if not isinstance(names, list):
        raise NotationError(f"{names!r} is not a list of spaces")
    spaces = 0
    for name in names:
        bit = 1 << parse_space(name)
        if spaces & bit:
            raise NotationError(f"the space {name} is there twice")
        spaces |= bit
    return Spaces(spaces)


def sheet_letters(sheet: Sheet) -> str:
    """The 121 letters of a sheet, without line ends."""
    letters = ["."] * SPACES
    for space in each_space(sheet.ruins):
        letters[space] = "r"
    for letter, name in LETTERS.items():
        for space in each_space(getattr(sheet, name)):
            letters[space] = _on_ruins(letter) if sheet.ruins >> space & 1 else letter
    return "".join(letters)


def sheet_text(sheet: Sheet) -> str:
    """A sheet as 11 lines."""
    letters = sheet_letters(sheet)
    return "\n".join(letters[start : start + SIZE] for start in range(0, SPACES, SIZE))


def parse_sheet(text: str) -> Sheet:
    """The sheet that 11 lines of 11 letters describe.

    Empty lines before and after, and blanks round each line, are overlooked, so that a picture can stand indented in
    a test. Anything else that is off is an error that names the line and the column.
    """
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) != len(ROWS):
        raise NotationError(f"a sheet has {SIZE} lines, this one has {len(lines) if text.strip() else 0}")
    masks = dict.fromkeys([*LETTERS.values(), "ruins"], 0)
    for row, line in enumerate(lines):
        if len(line) != SIZE:
            raise NotationError(
                f"line {row + 1} (row {ROW_LETTERS[row]}) of the sheet has {len(line)} letters, {SIZE} are needed"
            )
        for column, letter in enumerate(line):
            bit = 1 << (SIZE * row + column)
            if letter in LETTERS:
                masks[LETTERS[letter]] |= bit
            elif letter == "r":
                masks["ruins"] |= bit
            elif letter in _ON_RUINS:
                masks[_ON_RUINS[letter]] |= bit
                masks["ruins"] |= bit
            elif letter != ".":
                raise NotationError(
                    f'"{letter}" in line {row + 1}, column {column + 1} ({ROW_LETTERS[row]}{column + 1}) is not '
                    f"a letter of the sheet notation; known are {''.join(LETTERS)}.r+ and lower case on ruins"
                )
    return Sheet(**masks)


def parse_shape(rows: str) -> tuple[tuple[int, int], ...]:
    """The cells (row, column) of a shape written as rows, such as "XX./.XX": X is a cell, a dot is a gap."""
    lines = rows.strip().split("/")
    cells = []
    for number, line in enumerate(lines, start=1):
        if bad := re.search(r"[^Xx.]", line):
            raise NotationError(
                f'"{bad.group()}" in row {number} of the shape "{rows}" is neither X (a space) nor . (a gap)'
            )
        cells += [(number - 1, column) for column, letter in enumerate(line) if letter in "Xx"]
    if not cells:
        raise NotationError(f'the shape "{rows}" has no space; write X for each, rows parted by /, such as XX./.XX')
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    moved = tuple(sorted((row - top, column - left) for row, column in cells))
    height, width = max(row for row, _ in moved) + 1, max(column for _, column in moved) + 1
    if height > SIZE or width > SIZE:
        raise NotationError(f'the shape "{rows}" is {height} x {width}; a sheet has only {SIZE} x {SIZE} spaces')
    return moved


def _on_ruins(letter: str) -> str:
    if letter == "*":
        return "+"
    return _WASTELAND_ON_RUINS if letter == "#" else letter.lower()
