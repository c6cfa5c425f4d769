"""The pages of the documentation that tell the data of a game, written from the types that its codec goes by."""

from __future__ import annotations

import inspect
import re
import types
import typing
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NewType

from groma.games import NAMES, find_game
from groma.kernel.codec import kind_of

KNOWN = {
    "Space": 'a space, as `"B4"`',
    "Spaces": "a list of spaces",
    "Sheet": "the 121 letters of a sheet",
    "Terrain": 'a terrain, as `"forest"`',
    "Card": 'a movement card, as `"silver-3"`',
    "Seat": "a seat",
}
"""How types are told that stand in many places."""

PLAIN = {str: "text", int: "number", float: "number", bool: "true or false", Any: "data"}


def data_md(name: str) -> str:
    """docs/reference/data-….md: intents, events and view of a game, each field with its type and meaning."""
    game = find_game(name)
    intents, events = typing.get_args(game.intent_type), typing.get_args(game.event_type)
    tell = _Types((*intents, *events))
    lines = [
        f"# {name.title()} as data",
        "",
        "<!-- written by ./dev generate from the types of the game -->",
        "",
        "Plain JSON, the same in [records](record.md), over [the socket](protocol.md) and in Python through the game's",
        "codec. An intent or event is an object with its `kind`. Seats are counted from 0. What a seat may do now, and",
        "what it would bring, is told in [menus](menu.md); a table's options have [their own page](options.md).",
        "",
    ]
    for title, sentence, members in (
        ("Intents", "What a seat can ask for.", intents),
        ("Events", "What can happen. A seat is shown what it may know.", events),
    ):
        lines += [f"## {title}", "", sentence, ""]
        for kind in members:
            lines += [f"### {kind_of(kind)}", "", *_about(kind, tell)]
    lines += ["## The view", "", *_about(game.view_type, tell), "## What is inside them", ""]
    for kind in tell.met:  # which grows on the way
        lines += [f"### {kind.__name__}", "", *_about(kind, tell)]
    return "\n".join(lines)


class _Types:
    """Tells types in words, and keeps in `met` the classes that still need to be explained."""

    def __init__(self, kinds: tuple[type, ...]) -> None:
        """`kinds` are the classes that are written with their kind."""
        self._kinds = kinds
        self.met: list[type] = []

    def text(self, kind: Any) -> str:
        """A type in words."""
        origin, arguments = typing.get_origin(kind), typing.get_args(kind)
        if getattr(kind, "__name__", "") in KNOWN:
            return KNOWN[kind.__name__]
        if kind in PLAIN:
            return PLAIN[kind]
        if isinstance(kind, NewType):
            return self.text(kind.__supertype__)
        if origin in (typing.Union, types.UnionType):
            members = " or ".join(self.text(each) for each in arguments if each is not type(None))
            return f"{members}, or null" if type(None) in arguments else members
        if origin is typing.Literal:
            return " or ".join(f'`"{each}"`' for each in arguments)
        if arguments:
            return self._many(arguments)
        if kind in self._kinds:
            return f"[{kind_of(kind)}](#{kind_of(kind)})"
        if kind not in self.met:
            self.met.append(kind)
        return f"[{kind.__name__}](#{kind.__name__.lower()})"

    def _many(self, arguments: tuple[Any, ...]) -> str:
        members = [self.text(each) for each in arguments if each is not Ellipsis]
        if len(set(members)) > 1:
            return f"a list of {', then '.join(members)}"
        many = f"{len(members)} times " if Ellipsis not in arguments and len(members) > 1 else ""
        inside = members[0]
        return f"a list of {many}{f'({inside})' if ' or ' in inside else inside}"


def _about(kind: Any, tell: _Types) -> Iterator[str]:
    """What a class is, and its fields."""
    yield one_line(kind.__doc__)
    yield ""
    hints = typing.get_type_hints(kind)
    if not hints:
        return
    comments = field_comments(kind)
    yield "| field | is | |"
    yield "| --- | --- | --- |"
    for name, each in hints.items():
        meaning = re.sub(r"\bNone\b", "null", comments.get(name, ""))
        yield f"| `{name}` | {tell.text(each)} | {meaning} |"
    yield ""


def field_comments(kind: type) -> dict[str, str]:
    """What stands below each field of a class as its explanation."""
    found: dict[str, str] = {}
    lines = inspect.getsource(kind)
    for match in re.finditer(r'^    (\w+): [^\n]*\n    """(.*?)"""', lines, re.MULTILINE | re.DOTALL):
        found[match[1]] = one_line(match[2])
    return found


def one_line(text: str | None) -> str:
    """A text with single spaces between its words."""
    return " ".join((text or "").split())


PAGES: dict[str, Callable[[], str]] = {f"docs/reference/data-{name}.md": partial(data_md, name) for name in NAMES}
