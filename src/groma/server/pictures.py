"""What seats are shown, as JSON text, written once where several seats are shown the same.

At a table of a hundred each seat's view tells of a hundred sheets, and hardly anything of that differs from seat to
seat. So a view is written field by field and a run of events event by event, and each part that is equal to one that
was written before is taken from there.
"""

from __future__ import annotations

import dataclasses
import functools
import types
import typing
from typing import Any

import msgspec
from msgspec import Raw

from groma.kernel.codec import Codec, kind_of

MOST_VARIANTS = 4
"""Variants of one part that are remembered; a part that differs for everybody is not worth comparing."""


def raw(value: Any) -> Raw:
    """Plain data as JSON text that is ready to be sent."""
    return Raw(msgspec.json.encode(value))


class Pictures:
    """The parts written so far for one moment of one table."""

    __slots__ = ("_codec", "_known")

    def __init__(self, codec: Codec) -> None:
        """Nothing is written yet."""
        self._codec = codec
        self._known: dict[object, list[tuple[Any, Raw]]] = {}

    def clear(self) -> None:
        """The moment is over."""
        self._known.clear()

    def view(self, view: Any, kind: Any) -> Raw:
        """A view as one seat sees it."""
        fields = _fields(kind)
        if fields is None:
            return raw(self._codec.encode(view, kind))
        return raw({name: self._part(name, getattr(view, name), each, plain) for name, each, plain in fields})

    def events(self, entry: int, events: tuple[Any, ...], kind: Any) -> Raw:
        """The events of an entry as one seat is shown them."""
        # A place in the list may hold different events for different seats, so it is part of the key only.
        return raw([self._event(entry, place, event, kind) for place, event in enumerate(events)])

    def _event(self, entry: int, place: int, event: Any, kind: Any) -> Raw:
        cls: Any = type(event)
        return self._part((entry, place, kind_of(cls)), event, kind, _is_plain(cls))

    def _part(self, key: object, value: Any, kind: Any, is_plain: bool) -> Raw:
        if not is_plain:
            return raw(self._codec.encode(value, kind))
        known = self._known.setdefault(key, [])
        for other, text in known:
            if other is value or other == value:
                return text
        text = raw(self._codec.encode(value, kind))
        if len(known) < MOST_VARIANTS:
            known.append((value, text))
        return text


@functools.cache
def _fields(kind: Any) -> tuple[tuple[str, Any, bool], ...] | None:
    """Name, type, and whether equal values are written alike, for each field; None for a type without fields."""
    if not isinstance(kind, type):
        return None
    hints = typing.get_type_hints(kind)
    if dataclasses.is_dataclass(kind):
        names = [field.name for field in dataclasses.fields(kind)]
    elif issubclass(kind, tuple) and hasattr(kind, "_fields"):
        names = list(kind._fields)
    else:
        return None
    return tuple((name, hints[name], _is_plain(hints[name])) for name in names)


@functools.cache
def _is_plain(kind: Any) -> bool:
    """Whether equal values of a type are always written alike.

    Named tuples of different classes are equal if what is in them is, so a union of classes is not plain, nor is
    anything that could hold one.
    """
    return _look(kind, frozenset())


def _look(kind: Any, seen: frozenset[Any]) -> bool:
    if kind in seen:
        return True
    seen |= {kind}
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        members = [each for each in arguments if each is not type(None)]
        return len(members) == 1 and _look(members[0], seen)
    if origin is typing.Literal:
        return True
    if arguments:
        return all(_look(each, seen) for each in arguments if each is not Ellipsis)
    if kind in (Any, object):
        return False
    if isinstance(kind, type):
        try:
            fields = typing.get_type_hints(kind) if dataclasses.is_dataclass(kind) or hasattr(kind, "_fields") else {}
        except NameError:
            return False
        return all(_look(each, seen) for each in fields.values())
    return True
