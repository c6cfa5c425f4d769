"""The look: signs and colours of terrains, and lines of text put side by side.

Signs differ for each terrain, so that nothing depends on colour; the plain look has letters only, those of the sheet
notation. Colours carry their own background where they are washes, and are of middle lightness where they are not, so
that they can be read on dark and on light terminals.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

LETTERS: Mapping[str, str] = {
    "forest": "F",
    "village": "V",
    "farm": "A",
    "water": "W",
    "monster": "X",
    "hero": "H",
    "mountain": "M",
    "wasteland": "#",
    "destroyed": "*",
}
"""As in the sheet notation."""

SIGNS: Mapping[str, str] = {
    "forest": "♣",
    "village": "⌂",
    "farm": "≡",
    "water": "≈",
    "monster": "Ψ",
    "hero": "♞",
    "mountain": "▲",
    "wasteland": "▒",
    "destroyed": "╳",
}

LARGE: Mapping[str, tuple[tuple[str, str], ...]] = {
    "forest": ((" ♣ ♠ ", "♠ ♣ ♣"), ("♣ ♠  ", " ♣ ♣ "), ("  ♣ ♠", "♣ ♠ ♣")),
    "village": (("⌂  ⌂ ", "  ⌂  "), (" ⌂  ⌂", "⌂  ⌂ "), ("  ⌂  ", "⌂   ⌂")),
    "farm": (("≡≡≡≡≡", "≡≡≡≡≡"), ("≡≡ ≡≡", "≡≡ ≡≡"), ("≡≡≡≡≡", "≡≡ ≡≡")),
    "water": (("≈ ~ ≈", "~ ≈ ~"), ("~ ≈ ~", "≈ ~ ≈"), (" ≈ ~ ", "~  ≈ ")),
    "monster": (("\\ Ψ /", "‹ ^ ›"), ("\\ Ψ /", "‹ ^ ›")),
    "hero": (("  ♞▶ ", " ▟█▙ "),),
    "mountain": (("  ▲  ", " ▲▲▲ "),),
    "wasteland": (("▒░▒▒░", "░▒░▒▒"), ("░▒▒░▒", "▒▒░▒░")),
    "destroyed": (("╲   ╱", " ╲ ╱ "), ("╲   ╱", " ╱ ╲ ")),
}
"""Several ways to draw each terrain in a large space, two rows of five."""

EMPTY, RUINS = "·", "∏"

WASHES: Mapping[str, str] = {
    "forest": "#e6f5e1 on #2c6a3c",
    "village": "#fff0e4 on #a9472e",
    "farm": "#3a2c00 on #e3bd48",
    "water": "#e6f3ff on #2f6da6",
    "monster": "bold #ffe6ff on #6d2880",
    "hero": "bold #10243c on #a9dbe2",
    "mountain": "bold #f4efe6 on #655c52",
    "wasteland": "#9a9286 on #47423b",
    "destroyed": "#a0a0a0 on #262626",
}
SIXTEEN: Mapping[str, str] = {
    "forest": "bold white on green",
    "village": "bold white on red",
    "farm": "black on yellow",
    "water": "bold white on blue",
    "monster": "bold white on magenta",
    "hero": "black on cyan",
    "mountain": "black on white",
    "wasteland": "dim reverse",
    "destroyed": "dim reverse",
}
"""For terminals of sixteen colours."""

GOOD, BAD, GOLD, SKY = "#2e8b57", "#d0453a", "#a0790a", "#3b7dd8"
MIDDLE: Mapping[str, str] = {"good": GOOD, "bad": BAD, "gold": GOLD, "sky": SKY, "faint": "dim", "strong": "bold"}
_MIDDLE_SIXTEEN: Mapping[str, str] = {
    "good": "green",
    "bad": "red",
    "gold": "yellow",
    "sky": "blue",
    "faint": "dim",
    "strong": "bold",
}


class Ink(NamedTuple):
    """How a table is drawn: plainly in letters, or with signs, and with how many colours."""

    plain: bool = False
    sixteen: bool = False

    def sign(self, terrain: str) -> str:
        """The sign of a terrain."""
        return (LETTERS if self.plain else SIGNS)[terrain]

    @property
    def coin(self) -> str:
        """The sign of a coin."""
        return "$" if self.plain else "●"

    def wash(self, terrain: str) -> str:
        """The colours of a terrain."""
        return (SIXTEEN if self.sixteen else WASHES)[terrain]

    def style(self, name: str) -> str:
        """The style of words: good, bad, gold, sky, faint or strong, several parted by blanks."""
        table = _MIDDLE_SIXTEEN if self.sixteen else MIDDLE
        return " ".join(table[each] for each in name.split())


def line(*parts: str | tuple[str, str] | Text) -> Text:
    """One line of pieces, each with a style or without."""
    text = Text(no_wrap=True, overflow="crop", end="")
    for part in parts:
        if isinstance(part, tuple):
            text.append(part[0], style=part[1])
        else:
            text.append(part)
    return text


def capital(text: str) -> str:
    """With a capital where a sentence begins."""
    return f"{text[:1].upper()}{text[1:]}"


def fitted(text: Text, width: int) -> Text:
    """Exactly so many columns wide: cut with an ellipsis, or filled up."""
    copy = text.copy()
    copy.truncate(width, overflow="ellipsis", pad=True)
    return copy


def beside(left: Sequence[Text], right: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Two blocks side by side; the left one takes `width` columns."""
    rows = max(len(left), len(right))
    blank = line("")
    joined = []
    for row in range(rows):
        text = fitted(left[row] if row < len(left) else blank, width)
        if row < len(right):
            text.append(" " * gap)
            text.append(right[row])
        joined.append(text)
    return joined


def wrapped(words: str, width: int, indent: str = "") -> list[str]:
    """Words broken into lines; what follows the first is indented."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        now = ""
        for word in paragraph.split(" "):
            tried = f"{now} {word}" if now else word
            if now and cell_len(tried) > width:
                lines.append(now)
                tried = indent + word
            now = tried
        lines.append(now)
    return lines


def columns(rows: Iterable[Sequence[Text]], gap: int = 2, right: frozenset[int] = frozenset()) -> list[Text]:
    """Rows of cells as a table, each column as wide as its widest cell; columns in `right` are aligned to the right."""
    listed = [list(row) for row in rows]
    count = max((len(row) for row in listed), default=0)
    widths = [max((row[place].cell_len for row in listed if place < len(row)), default=0) for place in range(count)]
    lines = []
    for row in listed:
        text = line("")
        for place, cell in enumerate(row):
            space = " " * (widths[place] - cell.cell_len)
            if place:
                text.append(" " * gap)
            if place in right:
                text.append(space)
            text.append(cell)
            if place not in right and place < len(row) - 1:
                text.append(space)
        lines.append(text)
    return lines
