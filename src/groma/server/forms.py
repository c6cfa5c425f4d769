"""Forms out of types: what a game's table options are, told by their annotations and defaults."""

from __future__ import annotations

import dataclasses
import enum
import types
import typing
from collections.abc import Mapping, Sequence
from typing import Any

from groma.kernel.codec import Codec
from groma.server.protocol import OptionField

_PLAIN: dict[Any, typing.Literal["yes-no", "number", "text"]] = {bool: "yes-no", int: "number", str: "text"}


def fields_of(kind: Any, codec: Codec) -> list[OptionField]:
    """One field for each option, in the order in which the game lists them."""
    hints = typing.get_type_hints(kind)
    found = []
    for each in dataclasses.fields(kind):
        default = None
        if each.default is not dataclasses.MISSING:
            default = codec.encode(each.default, hints[each.name])
        elif each.default_factory is not dataclasses.MISSING:
            default = codec.encode(each.default_factory(), hints[each.name])
        found.append(_field(each.name, hints[each.name], default, codec))
    return found


def _field(name: str, kind: Any, default: Any, codec: Codec) -> OptionField:
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        members = [each for each in arguments if each is not type(None)]
        if len(members) == 1:
            inside = _field(name, members[0], default, codec)
            inside.values = [None, *inside.values]
            return inside
    if origin in (tuple, list, frozenset, set, Sequence):
        inside = _field(name, arguments[0], default, codec)
        return OptionField(name=name, kind="many", values=inside.values, default=default)
    values = values_of(kind)
    if values:
        return OptionField(name=name, kind="choice", values=values, default=default)
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        return OptionField(name=name, kind="choice", values=[], default=default, fields=fields_of(kind, codec))
    while isinstance(kind, typing.NewType):
        kind = kind.__supertype__
    if origin in (dict, Mapping):
        kind = str
    return OptionField(name=name, kind=_PLAIN.get(kind, "text"), values=[], default=default)


def values_of(kind: Any) -> list[Any]:
    """The values of a type that has a few."""
    if typing.get_origin(kind) is typing.Literal:
        return list(typing.get_args(kind))
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return [each.value for each in kind]
    return []
