"""What a key or a typed line means, as a list of commands. Nothing is carried out here."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from groma.games.cartographers.notation import NotationError, parse_space
from groma.games.cartographers.sheet import SIZE, Terrain
from groma.words import Words


class Command(NamedTuple):
    """One thing to do: `what`, and with which value."""

    what: str
    value: tuple[int, ...] = ()
    word: str = ""


WHATS = (
    "shape",
    "terrain",
    "at",
    "move",
    "turn",
    "flip",
    "next-shape",
    "next-terrain",
    "confirm",
    "undo",
    "explain",
    "monsters",
    "visit",
    "cards",
    "scores",
    "map",
    "help",
    "line",
    "quit",
    "close",
)
"""Everything that can be asked for; `value` or `word` is used by shape, terrain, at, move and explain."""

_KEYS = {
    "up": Command("move", (-1, 0)),
    "down": Command("move", (1, 0)),
    "left": Command("move", (0, -1)),
    "right": Command("move", (0, 1)),
    "enter": Command("confirm"),
    " ": Command("next-shape"),
    "tab": Command("next-shape"),
    "t": Command("next-terrain"),
    "r": Command("turn"),
    "f": Command("flip"),
    "u": Command("undo"),
    "backspace": Command("undo"),
    "a": Command("explain", word="A"),
    "b": Command("explain", word="B"),
    "c": Command("explain", word="C"),
    "d": Command("explain", word="D"),
    "m": Command("monsters"),
    "v": Command("visit"),
    "i": Command("cards"),
    "s": Command("scores"),
    "?": Command("help"),
    "h": Command("help"),
    ":": Command("line"),
    "/": Command("line"),
    "q": Command("quit"),
    "escape": Command("close"),
}

_DIRECTIONS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}

_WORDS = (
    "turn",
    "flip",
    "ok",
    "undo",
    "help",
    "map",
    "monsters",
    "visit",
    "cards",
    "scores",
    "quit",
    "up",
    "down",
    "left",
    "right",
    "space",
)
"""Commands that are typed as a word; the words of each language stand under play-typed-…."""

DRAWABLE = (Terrain.FOREST, Terrain.VILLAGE, Terrain.FARM, Terrain.WATER, Terrain.MONSTER, Terrain.HERO)


class UnknownWordError(ValueError):
    """A word of a typed line that means nothing; `word` is it."""

    def __init__(self, word: str) -> None:
        """Keep the word, so that it can be told."""
        super().__init__(word)
        self.word = word


def command_of_key(key: str) -> Command | None:
    """What a key means while choosing."""
    if key.isdecimal() and key.isascii() and key != "0":
        return Command("shape", (int(key) - 1,))
    return _KEYS.get(key if len(key) > 1 else key.lower())


def commands_of_line(line: str, words: Words) -> list[Command]:
    """What a typed line means; raises UnknownWordError for the first word that means nothing.

    The words may stand in any order: `2 forest B4 r`. Turning and placing are kept in the order given; shape and
    terrain come before both. An empty line confirms.
    """
    tokens = [_plain(token) for token in re.split(r"[\s,;]+", line) if token]
    if not tokens:
        return [Command("confirm")]
    first: list[Command] = []
    then: list[Command] = []
    places: list[Command] = []
    last: list[Command] = []
    for token in tokens:
        command = _of_token(token, words)
        if command.what in ("shape", "terrain"):
            first.append(command)
        elif command.what == "at":
            places.append(command)
        elif command.what == "confirm":
            last.append(command)
        else:
            then.append(command)
    moves = [each for each in then if each.what == "move"]
    turns = [each for each in then if each.what != "move"]
    return first + turns + places + moves + last


def _of_token(token: str, words: Words) -> Command:
    if re.fullmatch(r"[a-k]([1-9]|1[01])", token):
        try:
            return Command("at", divmod(parse_space(token), SIZE))
        except NotationError:
            raise UnknownWordError(token) from None
    if re.fullmatch(r"[1-9]", token):
        return Command("shape", (int(token) - 1,))
    if re.fullmatch(r"[abcd]", token):
        return Command("explain", word=token.upper())
    for what in _WORDS:
        if token in typed_words(what, words):
            return _of_word(what)
    if len(token) > 1:
        for terrain in DRAWABLE:
            if any(_plain(name).startswith(token) for name in (terrain.value, words.text(f"terrain-{terrain.value}"))):
                return Command("terrain", word=terrain.value)
    raise UnknownWordError(token)


def typed_words(what: str, words: Words) -> list[str]:
    """The words that mean a command: those of the language, and those of English."""
    both = f"{words.text(f'play-typed-{what}')} {Words('en').text(f'play-typed-{what}')}"
    return [_plain(word) for word in both.split()]


def _of_word(what: str) -> Command:
    if what in _DIRECTIONS:
        return Command("move", _DIRECTIONS[what])
    if what == "space":
        return Command("next-shape")
    return Command("confirm" if what == "ok" else what)


def _plain(text: str) -> str:
    """In lower case, without accents."""
    parts = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
