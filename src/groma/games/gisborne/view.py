"""What a seat may know: of the table, and of each event.

Secret are the cards on hand and the cards laid face down; they are their owner's alone. Which card comes next, which
tile, and which chip of a pile lying face down, nobody knows, and neither does the state. What everybody sees happen
(a chip taken, so many cards put into a chest) is shown to all; but what has gathered in a chest is told only to its
owner, unless the table option `open_chests` has it open.
"""

from __future__ import annotations

from dataclasses import dataclass

from groma.games.gisborne.box import Box
from groma.games.gisborne.cards import Card, listed
from groma.games.gisborne.events import CardsDrawn, CardsLaid, CardsReplenished, Draw, Event, Lay
from groma.games.gisborne.options import awaiting
from groma.games.gisborne.path import Path, Point, Tile
from groma.games.gisborne.state import Chest, Moving, Phase, State, ranking
from groma.games.gisborne.table import TableOptions
from groma.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class FieldView:
    """A field of the path."""

    number: int | None
    """Its number on the path, from 1; None on an End tile that the path has not reached yet."""
    kind: str
    """plain, card, village, swamp or wolves."""
    xy: Point
    """Its place on the tile, from 0 to 1."""
    chip: int | None
    """The chip that lies on it."""
    pawn: Seat | None
    bridge_to: int | None
    """The number of the field behind the bridge, if a shortcut begins here."""
    river_after: bool
    """Whether a river runs between this field and the next."""


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile that lies face up. `id` has its words under `tile-…`; a tile of somebody's own set has its name."""

    id: str
    name: str
    fields: tuple[FieldView, ...]
    source: str


@dataclass(frozen=True, slots=True)
class BeachField:
    """A place on the beach, by the number printed there."""

    number: int
    xy: Point
    pawn: Seat | None


@dataclass(frozen=True, slots=True)
class ChestView:
    """What has gathered in a chest."""

    cards: int
    chips: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat may know it, or an onlooker. Tuples called after something players have are by seat."""

    seat: Seat | None
    options: TableOptions
    tiles_title: str
    tiles_source: str
    """How sure the set of tiles is: printed, public or reconstructed. Players should be told."""
    round: int
    is_last_round: bool
    phase: Phase
    awaiting: tuple[Seat, ...]
    turn: tuple[Seat, ...]
    """The seats whose turn in this phase is still to come, in order."""
    ranks: tuple[Seat, ...]
    """The seats from the most advanced pawn to the last."""
    pawns: tuple[int, ...]
    """The field each pawn stands on: 0 on the bar, past the last field on the beach."""
    path: tuple[TileView, ...]
    """The tiles joined so far."""
    path_length: int
    is_path_complete: bool
    bar: Point
    on_bar: tuple[Seat, ...]
    """The pawns on the bar, from its front."""
    end: TileView
    """The End tile, which lies face up from the start."""
    beach: tuple[BeachField, ...]
    """From the 5, which the first to arrive gets."""
    beach_chip: int | None
    next_chip: int | None
    """The chip on top of the pile, if it lies face up."""
    tiles_left: int
    """How many path tiles are still to be uncovered."""
    chips_left: int
    """How many chips are still to be put on tiles."""
    deck: int
    discard: int
    card_kinds: tuple[Card, ...]
    hand: tuple[Card, ...] | None
    """Your movement cards; None for an onlooker."""
    hands: tuple[int, ...]
    """How many cards each seat has on hand, the tent card included: seen from behind they are all alike."""
    lay: Lay | None
    """What you have laid this round."""
    has_laid: tuple[bool, ...]
    laid: tuple[int | None, ...]
    """How many cards each seat has laid, the tent card included; None where that is not in sight."""
    lays: tuple[Lay | None, ...]
    """What each seat has laid, once all cards are revealed."""
    moving: Moving | None
    """The pawn that stands before a river in mid-move."""
    chooser: Seat | None
    offer: int
    """How many unseen cards are on offer to the chooser at a position scoring."""
    scorings: int
    """Position scorings still to come this round."""
    chests: tuple[ChestView | None, ...]
    """None for a chest whose count is not told."""


def view(state: State, seat: Seat | None) -> View:
    """The table as this seat may know it; None is an onlooker."""
    table = state.table
    box = table.box
    options = table.options
    revealed = state.phase != "lay"
    in_sight = revealed or options.laying == "in_order"
    pawn_on = {field: Seat(each) for each, field in enumerate(state.pawns) if field}
    length = state.path.length
    end = TileView(box.end.id, box.end.name, _fields(state, box.end, None, pawn_on), box.end.source)
    return View(
        seat=seat,
        options=options,
        tiles_title=box.title,
        tiles_source=box.source,
        round=state.round,
        is_last_round=state.is_last_round,
        phase=state.phase,
        awaiting=tuple(sorted(awaiting(state))),
        turn=state.turn,
        ranks=ranking(state),
        pawns=state.pawns,
        path=_tiles(state, pawn_on),
        path_length=length,
        is_path_complete=state.path.is_complete,
        bar=box.bar,
        on_bar=tuple(each for each in table.bar_order if not state.pawns[each]),
        end=end,
        beach=tuple(
            BeachField(number, box.beach[number - 1], pawn_on.get(length + number) if state.path.is_complete else None)
            for number in range(len(box.beach), 0, -1)
        ),
        beach_chip=None if state.is_last_round else box.beach_chip,
        next_chip=state.next_chip,
        tiles_left=tiles_left(state),
        chips_left=tiles_left(state),
        deck=state.deck,
        discard=sum(state.discard),
        card_kinds=box.kinds,
        hand=None if seat is None else listed(state.hands[seat], box.kinds),
        hands=tuple(cards_on_hand(state, each) for each in table.seats),
        lay=None if seat is None else state.lays[seat],
        has_laid=tuple(lay is not None for lay in state.lays),
        laid=tuple(len(lay.cards) + lay.tent if lay is not None and in_sight else None for lay in state.lays),
        lays=state.lays if revealed else (None,) * len(state.lays),
        moving=state.moving,
        chooser=state.chooser,
        offer=state.offer,
        scorings=state.scorings,
        chests=tuple(
            _chest(chest) if owner == seat or options.open_chests == "open" or state.phase == "over" else None
            for owner, chest in enumerate(state.chests)
        ),
    )


def show(event: Event, seat: Seat | None) -> Event | None:
    """The event as this seat may know it: other seats' cards, on hand or face down, are left out."""
    if isinstance(event, CardsDrawn):
        return CardsDrawn(_shown(event.draw, seat))
    if isinstance(event, CardsReplenished):
        return CardsReplenished(tuple(_shown(draw, seat) for draw in event.draws))
    if isinstance(event, CardsLaid) and event.seat != seat:
        return event._replace(lay=None)
    return event


def _shown(draw: Draw, seat: Seat | None) -> Draw:
    return draw if draw.seat == seat else draw._replace(cards=None)


def cards_on_hand(state: State, seat: Seat) -> int:
    """How many cards a seat has on hand as others see it, the tent card included.

    While lays are sealed the hand looks as if nothing had been laid, so that it does not tell how much was.
    """
    lay = state.lays[seat]
    cards = sum(state.hands[seat]) + 1
    if lay is None:
        return cards
    if state.phase == "lay" and state.table.options.laying == "simultaneous":
        return cards + len(lay.cards)
    return cards - lay.tent


def tiles_left(state: State) -> int:
    """How many path tiles are still to be uncovered; as many chips are still to be put on them."""
    return max(0, state.table.box.tiles_used + 1 - len(state.path.tiles))


def _chest(chest: Chest) -> ChestView:
    return ChestView(chest.cards, chest.chips, chest.points)


def _tiles(state: State, pawn_on: dict[int, Seat]) -> tuple[TileView, ...]:
    box: Box = state.table.box
    path: Path = state.path
    shown = []
    for name, start in zip(path.tiles, path.starts, strict=True):
        tile = box.tile(name)
        shown.append(TileView(tile.id, tile.name, _fields(state, tile, start, pawn_on), tile.source))
    return tuple(shown)


def _fields(state: State, tile: Tile, start: int | None, pawn_on: dict[int, Seat]) -> tuple[FieldView, ...]:
    chips = dict(state.chips)
    fields = []
    for place, (kind, xy) in enumerate(zip(tile.fields, tile.xy, strict=True)):
        number = None if start is None else start + place
        bridge = dict(tile.bridges).get(place + 1)
        fields.append(
            FieldView(
                number=number,
                kind=kind,
                xy=xy,
                chip=None if number is None else chips.get(number),
                pawn=None if number is None else pawn_on.get(number),
                bridge_to=None if bridge is None or start is None else start + bridge - 1,
                river_after=place + 1 in tile.rivers,
            )
        )
    return tuple(fields)
