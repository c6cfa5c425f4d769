"""Values to JSON and back, and what is said of data that is not what it should be."""

import enum
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, NewType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from groma.kernel.codec import Codec, CodecError, Leaf, kind_of
from groma.kernel.game import Outcome

Height = NewType("Height", int)
Mark = NewType("Mark", str)


class Colour(enum.Enum):
    RED = "red"
    BLUE = "blue"


class Point(NamedTuple):
    x: int
    y: int = 0


@dataclass(frozen=True)
class Box:
    corner: Point
    colour: Colour
    name: str | None = None
    marks: frozenset[Mark] = frozenset()
    heights: tuple[Height, ...] = ()
    pair: tuple[int, str] = (0, "")
    notes: Mapping[str, int] = field(default_factory=dict)
    side: Literal["left", "right", 3] = "left"


class Opened(NamedTuple):
    by: str


class DoorShut(NamedTuple):
    by: str
    hard: bool = False


Event = Opened | DoorShut


@dataclass(frozen=True)
class Tree:
    label: str
    below: tuple["Tree", ...] = ()


@dataclass(frozen=True)
class Story:
    events: Sequence[Event]
    last: Event | None = None
    number: int | str = 0


def even(data: Any) -> int:
    if not isinstance(data, int) or data % 2:
        raise ValueError(f"{data!r} is not even")
    return data


CODEC = Codec({Mark: Leaf(encode=lambda mark: f"<{mark}>", decode=lambda text: text[1:-1])})
HALVES = Codec({Height: Leaf(encode=lambda height: height * 2, decode=lambda data: even(data) // 2)})

boxes = st.builds(
    Box,
    st.builds(Point, st.integers(), st.integers()),
    st.sampled_from(Colour),
    st.none() | st.text(),
    st.frozensets(st.text(max_size=3)),
    st.lists(st.integers(), max_size=3).map(tuple),
    st.tuples(st.integers(), st.text()),
    st.dictionaries(st.text(), st.integers(), max_size=3),
    st.sampled_from(["left", "right", 3]),
)
events = st.builds(Opened, st.text()) | st.builds(DoorShut, st.text(), st.booleans())
stories = st.builds(Story, st.lists(events, max_size=4).map(tuple), st.none() | events, st.integers() | st.text())
trees = st.recursive(st.builds(Tree, st.text()), lambda t: st.builds(Tree, st.text(), st.lists(t).map(tuple)))


@given(boxes)
def test_objects_survive_json_there_and_back(box: Box) -> None:
    """Dataclasses, named tuples, enums, sets, mappings, fixed and open tuples."""
    assert CODEC.decode(json.loads(json.dumps(CODEC.encode(box, Box))), Box) == box


@given(stories)
def test_unions_survive_json_there_and_back(story: Story) -> None:
    """One of several classes is told by its kind, also in a list and where there may be none."""
    assert CODEC.decode(json.loads(json.dumps(CODEC.encode(story, Story))), Story) == story


@given(trees)
def test_a_type_may_contain_itself(tree: Tree) -> None:
    """A tree of trees."""
    assert CODEC.decode(json.loads(json.dumps(CODEC.encode(tree, Tree))), Tree) == tree


@given(st.integers())
def test_a_special_type_is_written_as_its_leaf_says(height: int) -> None:
    """A leaf has its way both there and back."""
    box = Box(Point(1), Colour.RED, heights=(Height(height),))
    data = HALVES.encode(box, Box)
    assert data["heights"] == [2 * height]
    assert HALVES.decode(data, Box) == box


def test_what_is_written() -> None:
    """Objects of fields, sets in order, kinds in kebab-case."""
    box = Box(Point(1, 2), Colour.BLUE, marks=frozenset({Mark("b"), Mark("a")}))
    assert CODEC.encode(box, Box) == {
        "corner": {"x": 1, "y": 2},
        "colour": "blue",
        "name": None,
        "marks": ["<a>", "<b>"],
        "heights": [],
        "pair": [0, ""],
        "notes": {},
        "side": "left",
    }
    assert CODEC.encode(DoorShut("me"), Event) == {"kind": "door-shut", "by": "me", "hard": False}
    assert kind_of(DoorShut) == "door-shut"


def test_a_field_with_a_default_may_be_left_out() -> None:
    """What has a default need not be given."""
    assert CODEC.decode({"x": 4}, Point) == Point(4, 0)
    assert CODEC.decode({"corner": {"x": 1}, "colour": "red"}, Box) == Box(Point(1), Colour.RED)


GOOD = {"corner": {"x": 1, "y": 2}, "colour": "red", "pair": [1, "a"], "notes": {"n": 1}, "heights": [1, 2]}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"corner": None}, ".corner: None is not an object with fields"),
        ({"corner": {"x": "1"}}, ".corner.x: '1' is not a whole number"),
        ({"corner": {"x": 1.5}}, ".corner.x: 1.5 is not a whole number"),
        ({"corner": {"x": True}}, ".corner.x: True is not a whole number"),
        ({"corner": {"y": 1}}, '.corner: field "x" is missing'),
        ({"corner": {"x": 1, "z": 1}}, '.corner: unknown field "z"; known are x, y'),
        ({"colour": "green"}, ".colour: 'green' is not one of red, blue"),
        ({"colour": ["red"]}, ".colour: ['red'] is not one of red, blue"),
        ({"name": 3}, ".name: 3 is not text"),
        ({"marks": "ab"}, ".marks: 'ab' is not a list"),
        ({"marks": [5]}, ".marks[0]: "),
        ({"heights": [1, 2, "x"]}, ".heights[2]: 'x' is not a whole number"),
        ({"pair": [1]}, ".pair: a list of 2 is expected, this one has 1"),
        ({"pair": [1, 2]}, ".pair[1]: 2 is not text"),
        ({"notes": {"a": "b"}}, ".notes.a: 'b' is not a whole number"),
        ({"notes": [1]}, ".notes: [1] is not an object with fields"),
        ({"side": "up"}, ".side: 'up' is not one of left, right, 3"),
        ({"side": 3.0}, ".side: 3.0 is not one of left, right, 3"),
    ],
)
def test_an_error_says_where_and_what_would_be_right(change: dict[str, Any], says: str) -> None:
    """The path to the place, what stands there, and what should."""
    with pytest.raises(CodecError) as told:
        CODEC.decode(GOOD | change, Box)
    assert str(told.value).startswith(says)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"events": [{"by": "me"}]}, ".events[0]: {'by': 'me'} has no kind; one of opened, door-shut is expected"),
        ({"events": [{"kind": "sung"}]}, '.events[0]: unknown kind "sung"; one of opened, door-shut is expected'),
        ({"events": [{"kind": "opened"}]}, '.events[0]: field "by" is missing'),
        ({"events": [{"kind": "opened", "by": "a"}, {"kind": "opened", "by": 1}]}, ".events[1].by: 1 is not text"),
        ({"events": [None]}, ".events[0]: None has no kind"),
        ({"events": [{"kind": ["opened"]}]}, ".events[0]: {'kind': ['opened']} has no kind"),
        ({"events": [], "number": 1.5}, ".number: 1.5 is not a whole number or text"),
        ({}, 'field "events" is missing'),
        ([], "[] is not an object with fields"),
    ],
)
def test_an_error_in_a_union_says_where(data: Any, says: str) -> None:
    """Which of a list, which kind, which field of it."""
    with pytest.raises(CodecError) as told:
        CODEC.decode(data, Story)
    assert str(told.value).startswith(says)


def test_a_leaf_that_raises_is_told_with_its_place() -> None:
    """Whatever the leaf says stands after the path."""
    with pytest.raises(CodecError, match=r"^\.heights\[1\]: 3 is not even$"):
        HALVES.decode({"corner": {"x": 1}, "colour": "red", "heights": [2, 3]}, Box)


def test_long_data_is_cut_in_a_message() -> None:
    """A message stays readable."""
    with pytest.raises(CodecError) as told:
        CODEC.decode({"events": ["x" * 1000]}, Story)
    assert len(str(told.value)) < 200


plain = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text()
names = st.sampled_from(["kind", "events", "corner", "x", "by", "label", "below"])
anything = st.recursive(plain, lambda inside: st.lists(inside, max_size=3) | st.dictionaries(names, inside, max_size=3))


@given(anything, st.sampled_from([Box, Story, Event, Tree, Outcome, int, Colour]))
def test_no_data_at_all_breaks_the_codec(data: Any, kind: Any) -> None:
    """Data is read, and then can be written and read again, or refused with a CodecError; nothing else comes of it."""
    try:
        value = CODEC.decode(data, kind)
    except CodecError:
        return
    assert CODEC.decode(CODEC.encode(value, kind), kind) == value


def test_an_outcome_survives_json_there_and_back() -> None:
    """With places, winners and whatever else a game has to say."""
    outcome = Outcome((3, 5, 5), (3, 1, 1), "shared", {"ratings": [1, None], "title": "x"})
    assert CODEC.decode(json.loads(json.dumps(CODEC.encode(outcome, Outcome))), Outcome) == outcome
    assert outcome.winners == (1, 2)


def test_a_type_without_a_way_to_json_is_a_mistake_of_the_programmer() -> None:
    """The codec says which type it cannot write."""
    with pytest.raises(TypeError, match="has no way to JSON: give the codec a leaf for it"):
        CODEC.encode(object(), complex)
