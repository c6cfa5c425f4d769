"""Values to JSON and back, driven by their types.

A codec is told once how a game's few special values are written (a set of spaces as ["A1", "B2"], a seat as its
number) and derives all the rest from the annotations of dataclasses and named tuples. Decoding checks as it goes, and
an error says where: `events[2].spaces[0]: "M3" is not a space`.

    dataclass, NamedTuple      an object of its fields
    union of such classes      the same with "kind": the class's name in kebab-case
    tuple, Sequence, frozenset a list
    Mapping[str, X]            an object
    Enum                       its value
    X | None                   null where there is none
"""

from __future__ import annotations

import dataclasses
import enum
import re
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NewType, cast

Coder = Callable[[Any], Any]


class CodecError(ValueError):
    """Data that is not what it should be; the message names the place and what would be right."""

    def __init__(self, reason: str, place: str = "") -> None:
        """`place` is the path from the outermost value to the one that is wrong, such as `.spaces[0]`."""
        super().__init__(f"{place}: {reason}" if place else reason)
        self.reason = reason
        self.place = place


@dataclasses.dataclass(frozen=True, slots=True)
class Leaf:
    """How one special type is written: a function to JSON and one back that raises ValueError with a sentence."""

    encode: Coder
    decode: Coder


def kind_of(cls: type) -> str:
    """The "kind" of a class in JSON: `ShapeDrawn` is "shape-drawn"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()


class Codec:
    """Turns values of annotated types into plain JSON data and back."""

    def __init__(self, leaves: Mapping[Any, Leaf] | None = None) -> None:
        """`leaves` maps types (also NewTypes) to how they are written."""
        self._leaves: dict[Any, Leaf] = dict(leaves or {})
        self._encoders: dict[Any, Coder] = {}
        self._decoders: dict[Any, Coder] = {}

    def encode(self, value: Any, kind: Any) -> Any:
        """Plain JSON data for a value of that type."""
        return self._encoder(kind)(value)

    def decode(self, data: Any, kind: Any) -> Any:
        """The value of that type; raises CodecError with the place and the reason."""
        return self._decoder(kind)(data)

    def _encoder(self, kind: Any) -> Coder:
        if kind not in self._encoders:
            # A type may contain itself, so a way to it must stand before it is built.
            self._encoders[kind] = lambda value: self._encoders[kind](value)
            self._encoders[kind] = self._build_encoder(kind)
        return self._encoders[kind]

    def _decoder(self, kind: Any) -> Coder:
        if kind not in self._decoders:
            self._decoders[kind] = lambda data: self._decoders[kind](data)
            self._decoders[kind] = self._build_decoder(kind)
        return self._decoders[kind]

    def _build_encoder(self, kind: Any) -> Coder:
        if kind in self._leaves:
            return self._leaves[kind].encode
        origin, arguments = typing.get_origin(kind), typing.get_args(kind)
        if origin in (typing.Union, types.UnionType):
            return self._union_encoder(arguments)
        if origin is typing.Literal or kind in (int, str, bool, float, Any, object, type(None)):
            return _same
        if origin in _LISTS:
            return self._list_encoder(origin, arguments)
        if origin in _OBJECTS:
            inside = self._encoder(arguments[1])
            return lambda value: {str(key): inside(item) for key, item in value.items()}
        if isinstance(kind, NewType):
            return self._encoder(kind.__supertype__)
        if isinstance(kind, type) and issubclass(kind, enum.Enum):
            return lambda value: value.value
        fields = [(name, self._encoder(each)) for name, each, _ in _fields(kind)]
        return lambda value: {name: encode(getattr(value, name)) for name, encode in fields}

    def _union_encoder(self, arguments: tuple[Any, ...]) -> Coder:
        members = [each for each in arguments if each is not type(None)]
        if len(members) == 1:
            inside = self._encoder(members[0])
            return lambda value: None if value is None else inside(value)
        if all(each in (int, str, bool, float) for each in members):
            return _same
        table = {each: (kind_of(each), self._encoder(each)) for each in members}

        def encode(value: Any) -> Any:
            if value is None:
                return None
            kind, inside = table[type(value)]
            return {"kind": kind, **inside(value)}

        return encode

    def _list_encoder(self, origin: Any, arguments: tuple[Any, ...]) -> Coder:
        if origin is tuple and (len(arguments) != 2 or arguments[1] is not Ellipsis):
            insides = [self._encoder(each) for each in arguments]
            return lambda value: [inside(item) for inside, item in zip(insides, value, strict=True)]
        inside = self._encoder(arguments[0])
        if origin in (frozenset, set):
            return lambda value: [inside(item) for item in sorted(value)]
        return lambda value: [inside(item) for item in value]

    def _build_decoder(self, kind: Any) -> Coder:
        if kind in self._leaves:
            return _placed(self._leaves[kind].decode)
        origin, arguments = typing.get_origin(kind), typing.get_args(kind)
        if origin in (typing.Union, types.UnionType):
            return self._union_decoder(arguments)
        if origin is typing.Literal:
            return _one_of(arguments)
        if kind in (Any, object):
            return _same
        if kind is type(None):
            return _one_of((None,))
        if kind in _PLAIN:
            return _plain(kind)
        if origin in _LISTS:
            return self._list_decoder(origin, arguments)
        if origin in _OBJECTS:
            return self._mapping_decoder(arguments[1])
        if isinstance(kind, NewType):
            return self._decoder(kind.__supertype__)
        if isinstance(kind, type) and issubclass(kind, enum.Enum):
            return _enum_decoder(kind)
        return self._object_decoder(kind)

    def _union_decoder(self, arguments: tuple[Any, ...]) -> Coder:
        members = [each for each in arguments if each is not type(None)]
        has_none = len(members) < len(arguments)
        if len(members) == 1:
            only = self._decoder(members[0])
            return lambda data: None if data is None else only(data)
        if all(each in _PLAIN for each in members):
            return _plain(*members)
        table = {kind_of(each): self._decoder(each) for each in members}

        def decode(data: Any) -> Any:
            if data is None and has_none:
                return None
            if not isinstance(data, dict) or not isinstance(data.get("kind"), str):
                raise CodecError(f"{_short(data)} has no kind; one of {', '.join(table)} is expected")
            inside = table.get(data["kind"])
            if inside is None:
                raise CodecError(f'unknown kind "{data["kind"]}"; one of {", ".join(table)} is expected')
            return inside({name: value for name, value in data.items() if name != "kind"})

        return decode

    def _list_decoder(self, origin: Any, arguments: tuple[Any, ...]) -> Coder:
        if origin is tuple and (len(arguments) != 2 or arguments[1] is not Ellipsis):
            insides = [self._decoder(each) for each in arguments]

            def decode_fixed(data: Any) -> Any:
                items = _list(data)
                if len(items) != len(insides):
                    raise CodecError(f"a list of {len(insides)} is expected, this one has {len(items)}")
                return tuple(
                    _at(f"[{i}]", inside, item) for i, (inside, item) in enumerate(zip(insides, items, strict=True))
                )

            return decode_fixed
        inside = self._decoder(arguments[0])
        make = frozenset if origin in (frozenset, set) else tuple
        return lambda data: make(_at(f"[{i}]", inside, item) for i, item in enumerate(_list(data)))

    def _mapping_decoder(self, values: Any) -> Coder:
        inside = self._decoder(values)
        return lambda data: {key: _at(f".{key}", inside, item) for key, item in _object(data).items()}

    def _object_decoder(self, kind: Any) -> Coder:
        fields = {name: (self._decoder(each), needed) for name, each, needed in _fields(kind)}

        def decode(data: Any) -> Any:
            given = _object(data)
            for name in given:
                if name not in fields:
                    raise CodecError(f'unknown field "{name}"; known are {", ".join(fields) or "none"}')
            found = {}
            for name, (inside, needed) in fields.items():
                if name in given:
                    found[name] = _at(f".{name}", inside, given[name])
                elif needed:
                    raise CodecError(f'field "{name}" is missing')
            return kind(**found)

        return decode


_LISTS = (tuple, list, frozenset, set, Sequence)
_OBJECTS = (dict, Mapping)
_PLAIN = {int: "a whole number", str: "text", bool: "true or false", float: "a number"}


def _fields(kind: Any) -> list[tuple[str, Any, bool]]:
    """Name, type and whether it must be given, of each field of a dataclass or named tuple."""
    hints = typing.get_type_hints(kind)
    if dataclasses.is_dataclass(kind):
        missing = dataclasses.MISSING
        return [
            (each.name, hints[each.name], each.default is missing and each.default_factory is missing)
            for each in dataclasses.fields(kind)
        ]
    if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields"):
        named = cast(Any, kind)
        return [(name, hints[name], name not in named._field_defaults) for name in named._fields]
    raise TypeError(f"{kind!r} has no way to JSON: give the codec a leaf for it")


def _same(value: Any) -> Any:
    return value


def _plain(*kinds: type) -> Coder:
    wanted = " or ".join(_PLAIN[kind] for kind in kinds)

    def decode(data: Any) -> Any:
        if type(data) in kinds or (float in kinds and type(data) is int):
            return data
        raise CodecError(f"{_short(data)} is not {wanted}")

    return decode


def _one_of(values: tuple[Any, ...]) -> Coder:
    def decode(data: Any) -> Any:
        for value in values:
            if data == value and type(data) is type(value):
                return value
        raise CodecError(f"{_short(data)} is not one of {', '.join(map(str, values))}")

    return decode


def _enum_decoder(kind: type[enum.Enum]) -> Coder:
    table = {each.value: each for each in kind}

    def decode(data: Any) -> Any:
        try:
            return table[data]
        except (KeyError, TypeError):
            raise CodecError(f"{_short(data)} is not one of {', '.join(map(str, table))}") from None

    return decode


def _placed(decode: Coder) -> Coder:
    def decode_leaf(data: Any) -> Any:
        try:
            return decode(data)
        except CodecError:
            raise
        except (ValueError, TypeError) as error:
            raise CodecError(str(error)) from None

    return decode_leaf


def _at(place: str, inside: Coder, data: Any) -> Any:
    try:
        return inside(data)
    except CodecError as error:
        raise CodecError(error.reason, place + error.place) from None


def _list(data: Any) -> list[Any]:
    if not isinstance(data, list):
        raise CodecError(f"{_short(data)} is not a list")
    return data


def _object(data: Any) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise CodecError(f"{_short(data)} is not an object with fields")
    return data


def _short(data: Any) -> str:
    text = repr(data)
    return text if len(text) <= 60 else text[:57] + "..."
