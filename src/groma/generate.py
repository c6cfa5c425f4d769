"""Writes the files that follow from others: `python -m groma.generate`, with `--check` to compare only.

web/src/protocol.ts        the types of the wire, from server/protocol.py
docs/reference/settings.md every setting of the server, from server/settings.py
docs/reference/messages.md every message and body of the wire, from server/protocol.py
docs/reference/data-….md   intents, events and views, from the types of the games
docs/reference/rulings.md  what the rulebooks leave open, from the rulings of the games
docs/play/…-rules.….md     the rules in short, in three languages, from the words of the games
docs/map.svg               the picture of the README, from the drawing hand of the web app
"""

from __future__ import annotations

import dataclasses
import inspect
import subprocess
import sys
import types
import typing
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from groma.data_pages import PAGES as DATA_PAGES
from groma.data_pages import field_comments, one_line
from groma.rules_pages import PAGES as RULES_PAGES
from groma.server import model, protocol
from groma.server.settings import Settings, variable_of

ROOT = Path(__file__).resolve().parents[2]

Struct = type[msgspec.Struct]

_ALIASES = {
    "Status": model.Status,
    "Visibility": model.Visibility,
    "PaceKind": model.PaceKind,
    "OnTimeout": model.OnTimeout,
    "Sign": model.Sign,
    "Language": model.Language,
}
_UNIONS = {"ClientMessage": protocol.ClientMessage, "ServerMessage": protocol.ServerMessage}


def structs() -> list[Struct]:
    """All types of the wire, in the order in which protocol.py defines them."""
    found = [
        each
        for each in vars(protocol).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == protocol.__name__
    ]
    return sorted(found, key=lambda each: inspect.getsourcelines(each)[1])


# --- TypeScript -------------------------------------------------------------------------------------------------------


def protocol_ts() -> str:
    """web/src/protocol.ts."""
    parts = [
        "// Generated from src/groma/server/protocol.py by `./dev generate`. What is written here by hand is lost.\n",
        "/* eslint-disable */\n",
        "/** Plain data that belongs to a game: what it is stands with the game. */\n"
        "export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };\n",
        f"export const VERSION = {protocol.VERSION};\nexport const LARGEST_FRAME = {protocol.LARGEST_FRAME};\n",
    ]
    for name, alias in _ALIASES.items():
        parts.append(f"export type {name} = {' | '.join(_quoted(each) for each in typing.get_args(alias))};\n")
    parts += [_interface(each) for each in structs()]
    for name, union in _UNIONS.items():
        members = "\n  | ".join(each.__name__ for each in typing.get_args(union))
        parts.append(f"export type {name} =\n  | {members};\n")
    return "\n".join(parts)


def _interface(struct: Struct) -> str:
    comments = field_comments(struct)
    lines = [f"/** {one_line(struct.__doc__)} */", f"export interface {struct.__name__} {{"]
    tag = struct.__struct_config__.tag
    if tag is not None:
        lines.append(f"  {struct.__struct_config__.tag_field}: {_quoted(tag)};")
    is_sent_by_client = _is_input(struct)
    hints = typing.get_type_hints(struct, include_extras=False)
    for field in msgspec.structs.fields(struct):
        comment = comments.get(field.name)
        if comment:
            lines.append(f"  /** {comment} */")
        optional = "?" if is_sent_by_client and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {ts_type(hints[field.name])};")
    lines.append("}\n")
    return "\n".join(lines)


def _is_input(struct: Struct) -> bool:
    """Whether clients send it, so that what has a default may be left out."""
    return struct in typing.get_args(protocol.ClientMessage) or struct.__name__ in (
        "Pace", "ChangeMe", "Credentials", "NewTable", "PlayNow", "JoinTable", "JoinByToken", "SetBot", "ForSeat",
        "Mute", "Decide",
    )  # fmt: skip


def ts_type(kind: Any) -> str:
    """A Python annotation as TypeScript."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return ts_type(arguments[0])
    for name, alias in _ALIASES.items():
        if kind == alias:
            return name
    if origin in (typing.Union, types.UnionType):
        return " | ".join(ts_type(each) for each in arguments)
    if origin is typing.Literal:
        return " | ".join(_quoted(each) for each in arguments)
    if origin is list:
        inside = ts_type(arguments[0])
        return f"({inside})[]" if " | " in inside else f"{inside}[]"
    if origin is dict:
        return f"Record<string, {ts_type(arguments[1])}>"
    plain = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "Json"}
    if kind is msgspec.Raw:
        return "Json"
    if kind in plain:
        return plain[kind]
    return str(kind.__name__)


def _quoted(value: Any) -> str:
    return f"'{value}'"


# --- reference pages --------------------------------------------------------------------------------------------------


def settings_md() -> str:
    """docs/reference/settings.md."""
    rows = [
        f"| `--{'' if not isinstance(each.default, bool) else '[no-]'}{each.name.replace('_', '-')}` "
        f"| `{variable_of(each.name)}` | {_default(each.default)} | {each.metadata['sentence']} |"
        for each in dataclasses.fields(Settings)
    ]
    return "\n".join(
        [
            "# Settings of the server",
            "",
            "<!-- written by ./dev generate from src/groma/server/settings.py -->",
            "",
            "Every setting of `groma serve` is an option and a variable of the environment; the option wins.",
            "",
            "| option | variable | default | what it is |",
            "| --- | --- | --- | --- |",
            *rows,
            "",
        ]
    )


def _default(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "empty" if value == "" else f"`{value}`"


def messages_md() -> str:
    """docs/reference/messages.md."""
    sections = {
        "What a client sends over the socket": typing.get_args(protocol.ClientMessage),
        "What the server sends over the socket": typing.get_args(protocol.ServerMessage),
    }
    listed = {each for members in sections.values() for each in members}
    rest = tuple(each for each in structs() if each not in listed)
    lines = [
        "# Messages and bodies",
        "",
        "<!-- written by ./dev generate from src/groma/server/protocol.py -->",
        "",
        f"Version {protocol.VERSION} of the protocol. [protocol.md](protocol.md) tells how messages follow each other.",
        "`data` is plain JSON that belongs to the game.",
        "",
    ]
    for title, members in [*sections.items(), ("What is inside them, and the bodies of HTTP", rest)]:
        lines += [f"## {title}", ""]
        for struct in members:
            lines += list(_message(struct))
    return "\n".join(lines)


def _message(struct: Struct) -> Iterator[str]:
    tag = struct.__struct_config__.tag
    yield f"### {tag if tag is not None else struct.__name__}"
    yield ""
    yield one_line(struct.__doc__)
    yield ""
    fields = msgspec.structs.fields(struct)
    comments = field_comments(struct)
    hints = typing.get_type_hints(struct)
    if fields:
        yield "| field | is | |"
        yield "| --- | --- | --- |"
    for field in fields:
        kind = ts_type(hints[field.name]).replace("Json", "data").replace("|", "or").replace("'", '"')
        yield f"| `{field.encode_name}` | {kind} | {comments.get(field.name, '')} |"
    if fields:
        yield ""


def map_svg() -> str:
    """docs/map.svg, drawn by web/picture.js; node and the web app's packages are there when `./dev` calls this."""
    return subprocess.run(["node", ROOT / "web" / "picture.js"], stdout=subprocess.PIPE, check=True, text=True).stdout


FILES: dict[str, Callable[[], str]] = {
    "web/src/protocol.ts": protocol_ts,
    "docs/reference/settings.md": settings_md,
    "docs/reference/messages.md": messages_md,
    **DATA_PAGES,
    **RULES_PAGES,
    "docs/map.svg": map_svg,
}


def main(arguments: list[str]) -> int:
    """Write what has changed, or with --check say what should have been written."""
    stale = 0
    for name, make in FILES.items():
        path = ROOT / name
        wanted = make()
        if path.exists() and path.read_text() == wanted:
            continue
        stale += 1
        if "--check" in arguments:
            sys.stderr.write(f"{name} is out of date; `./dev generate` writes it afresh\n")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted)
            sys.stderr.write(f"wrote {name}\n")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
