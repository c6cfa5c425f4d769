"""Little maps with their answer beside them.

    FF.   xx.
    .F.   ...

On the left a piece of a sheet in the sheet notation, on the right the same piece with an `x` on every space that
scores. The piece lies with its top left corner on A1 unless `at` says otherwise; what is left of the sheet is `rest`.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.cartographers.twins import Grid, Place


@dataclass(frozen=True)
class Picture:
    """A map, a card, and what the card brings on it."""

    card: str
    says: str
    stars: int
    drawn: str
    at: str = "A1"
    rest: str = "."
    box: int | None = None
    """The stars by the cards in the box, where only the number differs from the rulebook's."""
    printing: str | None = None
    """Where the two printings ask for different things: the one that the picture is about."""

    def __str__(self) -> str:
        """The name of its test."""
        return f"{self.card}{f' ({self.printing})' if self.printing else ''}: {self.says}"

    @property
    def expected(self) -> dict[str, int]:
        """The stars by printing."""
        both = {"rulebook": self.stars, "box": self.stars if self.box is None else self.box}
        return both if self.printing is None else {self.printing: self.stars}

    @property
    def grid(self) -> Grid:
        """The whole sheet."""
        grid = [[self.rest] * 11 for _ in range(11)]
        for (row, column), letter in self._pieces(0).items():
            grid[row][column] = letter
        return grid

    @property
    def spaces(self) -> set[Place] | None:
        """The spaces with an x, or None where no answer is drawn."""
        if len(self._lines()[0]) == 1:
            return None
        return {place for place, letter in self._pieces(1).items() if letter == "x"}

    def _lines(self) -> list[list[str]]:
        return [line.split() for line in self.drawn.split("\n") if line.strip()]

    def _pieces(self, side: int) -> dict[Place, str]:
        top, left = ord(self.at[0]) - ord("A"), int(self.at[1:]) - 1
        found = {}
        for row, line in enumerate(self._lines()):
            for column, letter in enumerate(line[side]):
                assert top + row <= 10, f"{self.says}: the picture leaves the sheet"
                assert left + column <= 10, f"{self.says}: the picture leaves the sheet"
                assert side == 0 or letter in "x.", f"{self.says}: {letter} in an answer"
                found[top + row, left + column] = letter
            assert len(line) == len(self._lines()[0]), f"{self.says}: a line without its answer"
            assert len(line[side]) == len(line[0]), f"{self.says}: map and answer differ in width"
        return found
