"""Tables drawn as text, so that a test shows where the pawns stand before and after.

    "AB | . . c1 .C | . ~ . v ? . w c ?= . ."

The bar with its pawns comes first, then the tiles, "|" before one that lies face up and "?" before one face down; the
last one, with "=", is the End tile and the beach. Fields: "." plain, "c" card, "v" village, "s" swamp, "w" wolves; "["
and "]" are plain fields with a bridge from one to the other, "~" is a river between two fields. A number behind a field
is the chip on it, a capital letter the pawn: A is seat 0. Pawns on the beach stand behind a "=": "=A5 B4".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from groma.games.gisborne.box import Box
from groma.games.gisborne.cards import Card, counted, in_order
from groma.games.gisborne.events import Event
from groma.games.gisborne.game import GAME
from groma.games.gisborne.intents import Intent, LayCards
from groma.games.gisborne.lays import lay_book
from groma.games.gisborne.path import NO_PATH, FieldKind, Tile, extended
from groma.games.gisborne.state import Chest, State, Table, ranking
from groma.games.gisborne.table import TableOptions
from groma.kernel.chance import Chance, ScriptedChance
from groma.kernel.refusal import Refusal
from groma.kernel.seats import Seat

KINDS = tuple(Card(card) for card in ("bronze-1", "bronze-2", "silver-2", "silver-3", "gold-3", "gold-4"))
METALS = {"b": "bronze", "s": "silver", "g": "gold"}
FIELDS: dict[str, FieldKind] = {
    ".": "plain",
    "c": "card",
    "v": "village",
    "s": "swamp",
    "w": "wolves",
    "[": "plain",
    "]": "plain",
}
A, B, C, D, E = (Seat(seat) for seat in range(5))
ALWAYS_FIRST = ScriptedChance((0,) * 1000)


def cards(text: str) -> tuple[Card, ...]:
    """`"b1 s3"` is a bronze 1 and a silver 3."""
    return in_order([Card(f"{METALS[word[0]]}-{word[1:]}") for word in text.split()])


def lay(text: str) -> LayCards:
    """`"b1 b2"` lays two cards, `"tent"` or `"tent b1"` the tent card."""
    words = [word for word in text.split() if word != "tent"]
    return LayCards(cards(" ".join(words)), tent="tent" in text)


def table(
    picture: str,
    hands: Mapping[Seat, str] | None = None,
    *,
    chests: Mapping[Seat, Chest] | None = None,
    unseen: str = "b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b2 b2 b2 b2 b2 s2 s2 s2 s3 s3 s3 g3 g3 g4",
    discard: str = "",
    chips: Sequence[int] = (1, 2, 3),
    next_chip: int | None = 2,
    round: int = 5,
    **options: object,
) -> State:
    """The state of a table at the beginning of a round, as it is drawn. Hands that are not told are "b1 b1 s2 g3"."""
    bar, *segments = re.split(r"\s*([|?])\s*", picture.strip())
    tiles: list[Tile] = []
    is_up: list[bool] = []
    pawns: dict[Seat, int] = {}
    lying: list[tuple[int, int]] = []
    path = NO_PATH
    beach: dict[Seat, int] = {}
    for mark, segment in zip(segments[::2], segments[1::2], strict=True):
        is_end = segment.startswith("=")
        body, _, sand = segment.removeprefix("=").partition("=")
        tile, standing, chips_there = _tile(len(tiles), body)
        if mark == "|":
            pawns |= {seat: path.length + field for seat, field in standing.items()}
            lying += [(path.length + field, value) for field, value in chips_there]
            path = extended(path, tile, is_end=is_end)
        beach = {Seat(ord(word[0]) - ord("A")): int(word[1:]) for word in sand.split()}
        tiles.append(tile)
        is_up.append(mark == "|")
    pawns |= {seat: path.length + number for seat, number in beach.items()}
    on_bar = [Seat(ord(letter) - ord("A")) for letter in bar if letter.isalpha()]
    seats = sorted({*on_bar, *pawns})
    spare = Tile("spare", "spare", ("card", "plain", "plain"), ((0.5, 0.5),) * 3, (), (), "reconstructed")
    box = Box(
        name="drawn",
        title="Drawn",
        source="reconstructed",
        kinds=KINDS,
        counts=(0,) * len(KINDS),
        start_chip=1,
        beach_chip=4,
        chips=tuple(chips),
        start=tiles[0],
        paths=(*tiles[1:-1], spare),
        end=tiles[-1],
        bar=(0.0, 0.5),
        beach=((0.5, 0.5),) * 5,
    )
    order = (*on_bar, *(seat for seat in seats if seat not in on_bar))
    nothing = (0,) * len(KINDS)
    told = hands or {}
    state = State(
        table=Table(TableOptions(**options), box, lay_book(KINDS), tuple(seats), order),  # type: ignore[arg-type]
        moment=10,
        round=round,
        phase="lay",
        turn=(),
        chooser=None,
        moving=None,
        offer=0,
        scorings=0,
        path=path,
        pawns=tuple(pawns.get(seat, 0) for seat in seats),
        began=(0,) * len(seats),
        chips=tuple(lying),
        chips_unseen=tuple(chips),
        next_chip=next_chip,
        chips_out=(),
        tiles_unseen=(*(tile.id for tile, up in zip(tiles[1:-1], is_up[1:-1], strict=True) if not up), "spare"),
        hands=tuple(counted(cards(told.get(seat, "b1 b1 s2 g3")), KINDS) for seat in seats),
        lays=(None,) * len(seats),
        unseen=counted(cards(unseen), KINDS),
        deck=len(unseen.split()),
        discard=counted(cards(discard), KINDS),
        stored=nothing,
        chests=tuple((chests or {}).get(seat, Chest(0, ())) for seat in seats),
    )
    return state._replace(turn=ranking(state))


def _tile(number: int, body: str) -> tuple[Tile, dict[Seat, int], list[tuple[int, int]]]:
    kinds: list[FieldKind] = []
    rivers: list[int] = []
    starts: list[int] = []
    bridges: list[tuple[int, int]] = []
    standing: dict[Seat, int] = {}
    chips: list[tuple[int, int]] = []
    for word in body.split():
        if word == "~":
            rivers.append(len(kinds))
            continue
        found = re.fullmatch(r"([.cvsw\[\]])(\d?)([A-E]?)", word)
        assert found, f"{word!r} is no field"
        kind, chip, pawn = found.groups()
        kinds.append(FIELDS[kind])
        if kind == "[":
            starts.append(len(kinds))
        if kind == "]":
            bridges.append((starts.pop(), len(kinds)))
        if chip:
            chips.append((len(kinds), int(chip)))
        if pawn:
            standing[Seat(ord(pawn) - ord("A"))] = len(kinds)
    tile = Tile(
        f"t{number}",
        f"Tile {number}",
        tuple(kinds),
        ((0.5, 0.5),) * len(kinds),
        tuple(rivers),
        tuple(bridges),
        "reconstructed",
    )
    return tile, standing, chips


def picture(state: State) -> str:
    """The face-up part of a table, drawn the same way."""
    box, path = state.table.box, state.path
    letters = "ABCDE"
    standing = {field: letters[seat] for seat, field in enumerate(state.pawns) if field}
    chips = dict(state.chips)
    marks = {kind: mark for mark, kind in reversed(FIELDS.items())}
    drawn = ["".join(letters[seat] for seat in state.table.bar_order if not state.pawns[seat])]
    for name, start in zip(path.tiles, path.starts, strict=True):
        tile = box.tile(name)
        words = ["=" if tile == box.end else ""]
        for place, kind in enumerate(tile.fields, start=1):
            field = start + place - 1
            mark = marks[kind]
            if kind == "plain":
                mark = "[" if place in dict(tile.bridges) else "]" if place in dict(tile.bridges).values() else "."
            words.append(f"{mark}{chips.get(field, '')}{standing.get(field, '')}")
            if place in tile.rivers:
                words.append("~")
        drawn.append(" ".join(word for word in words if word))
    sand = [f"{standing[path.length + n]}{n}" for n in range(5, 0, -1) if path.length + n in standing]
    beach = " =" + " ".join(sand) if sand else ""
    return " | ".join(drawn).strip() + beach


def submit(state: State, seat: Seat, intent: Intent, chance: Chance = ALWAYS_FIRST) -> tuple[State, list[Event]]:
    """Carry an intent out that should be accepted; answers the state after it and what happened."""
    assert intent in list(GAME.options(state, seat)), f"{intent} is not open to seat {seat}"
    done = GAME.decide(state, seat, intent, chance.at(0))
    assert not isinstance(done, Refusal), str(done)
    return done.state, done.events


def refused(state: State, seat: Seat, intent: Intent) -> str:
    """Why an intent is refused, as code and facts; it must stand in no list of options."""
    assert intent not in list(GAME.options(state, seat))
    done = GAME.decide(state, seat, intent, ScriptedChance(()))
    assert isinstance(done, Refusal), f"{intent} of seat {seat} was accepted"
    assert GAME.preview(state, seat, intent) == done
    return str(done)


def play(state: State, chance: Chance = ALWAYS_FIRST, **lays: str) -> tuple[State, list[Event]]:
    """Lay for all seats (`A="b1"`; whoever is not named stays in the tent) and go on to the next choice."""
    happened: list[Event] = []
    for seat in state.turn:
        state, events = submit(state, seat, lay(lays.get("ABCDE"[seat], "tent")), chance)
        happened += events
    return state, happened


def only(events: Sequence[Event], kind: type) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
