"""What a player has before them while choosing, and what each command makes of it. Pure: nothing is shown or saved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from groma.cli.terminal.commands import Command, UnknownWordError, commands_of_line
from groma.cli.terminal.pencil import Pencil
from groma.games.cartographers.editions import EDICTS
from groma.games.cartographers.intents import Choice
from groma.games.cartographers.sheet import Terrain
from groma.games.cartographers.view import View
from groma.kernel.refusal import Refusal
from groma.kernel.seats import Seat
from groma.words import Words

PAGES = ("help", "cards", "scores")


@dataclass(frozen=True, slots=True)
class Round:
    """What does not change while one player chooses."""

    words: Words
    view: View
    seat: Seat
    names: Sequence[str]
    """By seat."""
    ask: Any
    """The kernel's answers: `preview(intent)` and `explain(seat)`."""
    why: str | None = None
    """What bounds the choice, if anything does."""
    news: tuple[str, ...] = ()
    fresh: int = 0
    """Spaces of the own map that somebody else changed since this player last looked."""

    @property
    def on(self) -> Seat:
        """Whose map is drawn on."""
        return self.seat if self.view.holds is None else self.view.holds


@dataclass(frozen=True, slots=True)
class Desk:
    """The pencil over the map, what is lit up, which page lies open."""

    pencil: Pencil
    before: tuple[Pencil, ...] = ()
    """Earlier positions of the pencil, for undo."""
    lit: str | None = None
    """The edict or "monsters" whose spaces are lit up."""
    visited: Seat | None = None
    """Somebody else's map that is being looked at."""
    page: str | None = None
    line: str | None = None
    """The command line, while something is typed into it."""
    said: str = ""
    """The answer to the last command, if it needs words."""

    def saying(self, said: str) -> Desk:
        """The same with other words at its foot."""
        return replace(self, said=said)

    def without_page(self) -> Desk:
        """The same with no page open."""
        return replace(self, page=None)

    def with_line(self, line: str | None) -> Desk:
        """The same with this in the command line; None closes it."""
        return replace(self, line=line, said="")


class Stop(Exception):
    """The player leaves the table."""


def obey(desk: Desk, command: Command, table: Round) -> Desk | Choice:
    """What a command makes of the desk; a choice once the pencil is confirmed where it may be drawn.

    Raises Stop where the player leaves.
    """
    what, pencil = command.what, desk.pencil
    desk = replace(desk, said="")
    if what == "quit":
        raise Stop
    if what in PAGES:
        return replace(desk, page=None if desk.page == what else what)
    if what == "close" or (what == "confirm" and (desk.page or desk.visited is not None)):
        return replace(desk, page=None, visited=None, lit=None)
    desk = replace(desk, page=None)
    if what == "map":
        return replace(desk, visited=None, lit=None)
    if what == "explain":
        return replace(desk, lit=None if desk.lit == command.word else command.word)
    if what == "monsters":
        return replace(desk, lit=None if desk.lit == what else what)
    if what == "visit":
        return _visit(desk, table)
    if what == "confirm":
        return _confirm(desk, table)
    desk = replace(desk, visited=None)
    if what == "undo":
        if not desk.before:
            return replace(desk, said=table.words.text("play-nothing-to-undo"))
        return replace(desk, pencil=desk.before[-1], before=desk.before[:-1])
    after, said = _moved(pencil, command, table)
    if after == pencil:
        return replace(desk, said=said)
    return replace(desk, pencil=after, before=(*desk.before[-99:], pencil), said=said)


def obey_line(desk: Desk, typed: str, table: Round) -> Desk | Choice:
    """Carry out all that was typed in one line, up to the first thing that cannot be done."""
    try:
        commands = commands_of_line(typed, table.words)
    except UnknownWordError as error:
        return desk.saying(table.words.text("play-unknown-word", word=error.word))
    for command in commands:
        answer = obey(desk, command, table)
        if not isinstance(answer, Desk):
            return answer
        desk = answer
        if desk.said:
            break
    return desk


def _moved(pencil: Pencil, command: Command, table: Round) -> tuple[Pencil, str]:
    """The pencil after a command about it, and what is to be said of that."""
    words, value = table.words, command.value
    if command.what == "shape":
        shapes = [piece.shape for piece in pencil.pieces]
        if pencil.kind != "draw" or shapes == [None]:
            return pencil, words.text("play-no-shapes-here")
        found = pencil.with_shape(value[0])
        if found is None:
            offered = [str(shape + 1) for shape in shapes if shape is not None]
            return pencil, words.text("play-shape-not-offered", number=value[0] + 1, offered=offered)
        return found, ""
    if command.what == "terrain":
        changed = pencil.with_terrain(Terrain(command.word)) if pencil.kind == "draw" else None
        if changed is None:
            terrains = tuple(each.value for each in pencil.now.terrains)
            return pencil, words.text("play-terrain-not-offered", terrain=command.word, terrains=terrains)
        return changed, ""
    if command.what == "at":
        return pencil.at(*value), ""
    if command.what == "move":
        return pencil.moved(*value), ""
    if command.what == "next-shape":
        return pencil.next_piece(), ""
    if command.what == "next-terrain":
        return pencil.next_terrain(), ""
    after = pencil.turned() if command.what == "turn" else pencil.flipped()
    return after, ""


def _confirm(desk: Desk, table: Round) -> Desk | Choice:
    intent = desk.pencil.intent
    answer = table.ask.preview(intent)
    if isinstance(answer, Refusal):
        return replace(desk, said=refusal_sentence(answer, table.words))
    return intent


def _visit(desk: Desk, table: Round) -> Desk:
    """One map after the other, back to the own one at the end of the round."""
    seats = len(table.view.seats)
    if seats == 1:
        return replace(desk, said=table.words.text("play-nobody-else"))
    here = table.on if desk.visited is None else desk.visited
    following = Seat((here + 1) % seats)
    return replace(desk, visited=None if following == table.on else following, lit=None)


def refusal_sentence(refusal: Refusal, words: Words) -> str:
    """Why not, as a sentence that stands alone."""
    said = words.refusal(refusal)
    return f"{said[:1].upper()}{said[1:]}" + ("" if said.endswith((".", "!", "?")) else ".")


def is_scoring(view: View, edict: int) -> bool:
    """Whether this season evaluates the edict."""
    return EDICTS[edict] in view.scoring
