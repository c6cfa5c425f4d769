"""The table between two events, and what each event makes of it.

The deck is a bag without an order: what nobody has seen is one heap, `unseen`, of which `deck` cards lie in the deck
and the others in chests. A card is drawn out of that heap when somebody looks at it, so its odds are those of a
shuffled deck, and the cards of a chest are never settled at all: there is nothing about them to give away. Tiles and
chips likewise.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from groma.games.gisborne import events as it
from groma.games.gisborne.box import Box, find_box
from groma.games.gisborne.cards import Card, Counts, counted, kind_places, together, without
from groma.games.gisborne.lays import LayBook, lay_book
from groma.games.gisborne.path import BAR, NO_PATH, Path, extended
from groma.games.gisborne.table import TableOptions
from groma.kernel.seats import Seat

Phase = Literal["lay", "move", "river", "wolves", "score", "over"]


class Table(NamedTuple):
    """What stays as it is all game long."""

    options: TableOptions
    box: Box
    book: LayBook
    seats: tuple[Seat, ...]
    bar_order: tuple[Seat, ...]


class Chest(NamedTuple):
    """What a seat has gathered."""

    cards: int
    chips: tuple[int, ...]
    """In rising order."""

    @property
    def points(self) -> int:
        """One for each card, and what the chips are worth. G17."""
        return self.cards + sum(self.chips)


class Moving(NamedTuple):
    """A pawn that stands before a river in the middle of its move."""

    seat: Seat
    points: int
    at: int
    left: int
    bridge: int | None


class State(NamedTuple):
    """A game between two events. All tuples called after something a player has are by seat."""

    table: Table
    moment: int
    """Counts what happened, apart from choices that are still sealed."""
    round: int
    phase: Phase
    turn: tuple[Seat, ...]
    """The seats whose turn in this phase is still to come, in rank order."""
    chooser: Seat | None
    """Who must choose in the middle of a phase: before a river, among wolves, or about cards on offer."""
    moving: Moving | None
    offer: int
    """Unseen cards dealt to the chooser at a position scoring, and not yet put anywhere."""
    scorings: int
    """Position scorings still due this round."""
    path: Path
    pawns: tuple[int, ...]
    """The field each pawn stands on: 0 on the bar, past the last field on the beach."""
    began: tuple[int, ...]
    """The field each pawn stood on when the cards were revealed: where its move of this round began."""
    chips: tuple[tuple[int, int], ...]
    """The chips that lie on card fields, as field and value, from the start on. The beach's own is not among them."""
    chips_unseen: tuple[int, ...]
    """Pile chips that nobody has seen, the one in the box among them."""
    next_chip: int | None
    chips_out: tuple[int, ...]
    """Chips given back to the box among wolves."""
    tiles_unseen: tuple[str, ...]
    """Path tiles that nobody has seen, the one in the box among them."""
    hands: tuple[Counts, ...]
    lays: tuple[it.Lay | None, ...]
    unseen: Counts
    """Cards nobody has seen since the deck was last shuffled: the deck, and what went from it into chests."""
    deck: int
    discard: Counts
    stored: Counts
    """What lies in the chests from earlier decks, taken together. Nobody knows it."""
    chests: tuple[Chest, ...]

    @property
    def is_last_round(self) -> bool:
        """Whether a pawn has stepped on the beach, so that the game ends with this round. G14."""
        return max(self.pawns) > self.path.length

    def is_on_village(self, seat: Seat) -> bool:
        """Whether the pawn's next move begins on a village. G10."""
        return self.path.kinds[self.pawns[seat]] == "village"

    def is_in_swamp(self, seat: Seat) -> bool:
        """Whether the pawn's next move begins in a swamp. G04."""
        return self.path.kinds[self.pawns[seat]] == "swamp"


def ranking(state: State) -> tuple[Seat, ...]:
    """The seats from the most advanced pawn to the last; on the bar the random order of the start counts. G03."""
    return _ranked(state.pawns, state.table.bar_order)


@lru_cache(maxsize=1024)
def _ranked(pawns: tuple[int, ...], bar_order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(sorted(bar_order, key=pawns.__getitem__, reverse=True))


def evolve(state: State | None, event: it.Event) -> State:
    """The state after an event."""
    if state is None:
        if not isinstance(event, it.TableSet):
            raise ValueError(f"a match opens with TableSet, not with {type(event).__name__}")
        return _table_set(event)
    return _EVOLUTIONS[type(event)](state, event)


def _table_set(event: it.TableSet) -> State:
    box = find_box(event.options.tiles)
    seats = tuple(Seat(seat) for seat in range(event.seats))
    path = extended(NO_PATH, box.start)
    nobody_laid = (None,) * event.seats
    unseen = list(box.chips)
    if event.next_chip is not None:
        unseen.remove(event.next_chip)
    nothing = (0,) * len(box.kinds)
    return State(
        table=Table(event.options, box, lay_book(box.kinds), seats, event.bar_order),
        moment=1,
        round=0,
        phase="score",
        turn=(),
        chooser=None,
        moving=None,
        offer=0,
        scorings=0,
        path=path,
        pawns=(BAR,) * event.seats,
        began=(BAR,) * event.seats,
        chips=((path.kinds.index("card"), box.start_chip),),
        chips_unseen=tuple(unseen),
        next_chip=event.next_chip,
        chips_out=(),
        tiles_unseen=tuple(tile.id for tile in box.paths),
        hands=(nothing,) * event.seats,
        lays=nobody_laid,
        unseen=box.counts,
        deck=sum(box.counts),
        discard=nothing,
        stored=nothing,
        chests=(Chest(0, ()),) * event.seats,
    )


def _round_begun(state: State, event: it.RoundBegun) -> State:
    return _later(state, round=event.round, phase="lay", turn=event.order)


def _cards_laid(state: State, event: it.CardsLaid) -> State:
    seat, lay = event.seat, event.lay
    if lay is None:
        raise ValueError(f"the cards that seat {seat} laid are hidden: only whole events rebuild a match")
    table, hands = state.table, state.hands
    if lay.cards:
        hands = _with(hands, seat, without(hands[seat], counted(lay.cards, table.box.kinds)))
    # Most of what happens in a game is this, so it is written out.
    values: list[Any] = list(state)
    if table.options.laying == "in_order":
        values[_MOMENT] += 1
    values[_TURN], values[_HANDS], values[_LAYS] = _past(state.turn, seat), hands, _with(state.lays, seat, lay)
    return _state_of(State, values)


def _cards_taken_back(state: State, event: it.CardsTakenBack) -> State:
    seat = event.seat
    turn = frozenset((*state.turn, seat))
    lay = state.lays[seat]
    laid = counted(lay.cards if lay is not None else (), state.table.box.kinds)
    return _sealed(
        state,
        turn=tuple(each for each in ranking(state) if each in turn),
        hands=_with(state.hands, seat, together(state.hands[seat], laid)),
        lays=_with(state.lays, seat, None),
    )


def _cards_revealed(state: State, event: it.CardsRevealed) -> State:
    return _later(state, phase="move", turn=event.order, began=state.pawns)


def _tile_uncovered(state: State, event: it.TileUncovered) -> State:
    tile = state.table.box.tile(event.tile)
    behind = state.path.length
    chips, unseen = state.chips, state.chips_unseen
    if event.chip is not None:
        chips = (*chips, (behind + 1 + tile.fields.index("card"), event.chip))
        if state.next_chip is None:
            unseen = _less(unseen, event.chip)
    if event.next_chip is not None:
        unseen = _less(unseen, event.next_chip)
    return _later(
        state,
        path=extended(state.path, tile, is_end=tile == state.table.box.end),
        tiles_unseen=tuple(each for each in state.tiles_unseen if each != tile.id),
        chips=chips,
        chips_unseen=unseen,
        next_chip=event.next_chip,
    )


def _river_reached(state: State, event: it.RiverReached) -> State:
    moving = Moving(event.seat, event.points, event.at, event.left, event.bridge)
    return _later(state, phase="river", chooser=event.seat, moving=moving)


def _cards_discarded(state: State, event: it.CardsDiscarded) -> State:
    gone = counted(event.cards, state.table.box.kinds)
    return _later(
        state,
        phase="move",
        chooser=None,
        hands=_with(state.hands, event.seat, without(state.hands[event.seat], gone)),
        discard=together(state.discard, gone),
    )


def _pawn_moved(state: State, event: it.PawnMoved) -> State:
    return _later(
        state,
        moving=None,
        turn=_past(state.turn, event.seat),
        pawns=_with(state.pawns, event.seat, event.to),
    )


def _chip_taken(state: State, event: it.ChipTaken) -> State:
    seat = event.seat
    chest = state.chests[seat]
    return _later(
        state,
        chips=tuple(chip for chip in state.chips if chip[0] != event.field),
        chests=_with(state.chests, seat, Chest(chest.cards, tuple(sorted((*chest.chips, event.value))))),
        scorings=state.scorings + (event.why != "last"),
    )


def _wolves_met(state: State, event: it.WolvesMet) -> State:
    return _later(state, phase="wolves", chooser=event.seat)


def _chip_returned(state: State, event: it.ChipReturned) -> State:
    chest = state.chests[event.seat]
    return _later(
        state,
        phase="move",
        chooser=None,
        chests=_with(state.chests, event.seat, Chest(chest.cards, _less(chest.chips, event.value))),
        chips_out=(*state.chips_out, event.value),
    )


def _cards_replenished(state: State, event: it.CardsReplenished) -> State:
    # Counted in place, card by card: this is where most cards of a game change hands.
    kinds = state.table.box.kinds
    place = kind_places(kinds)
    hands, discard, unseen = [list(hand) for hand in state.hands], list(state.discard), list(state.unseen)
    deck = state.deck
    for hand, lay in zip(hands, state.lays, strict=True):
        if lay is not None:
            heap = hand if lay.tent else discard
            for card in lay.cards:
                heap[place[card]] += 1
    for draw in event.draws:
        hand = hands[draw.seat]
        for card in _known(draw):
            kind = place[card]
            hand[kind] += 1
            unseen[kind] -= 1
        deck -= draw.count
    return _later(
        state,
        phase="score",
        turn=(),
        hands=tuple(map(tuple, hands)),
        lays=(None,) * len(hands),
        discard=tuple(discard),
        unseen=tuple(unseen),
        deck=deck,
    )


def _deck_reshuffled(state: State, event: it.DeckReshuffled) -> State:
    # With the deck used up, what is left of the unseen cards lies in chests.
    return _later(
        state,
        stored=together(state.stored, state.unseen),
        unseen=state.discard,
        deck=sum(state.discard),
        discard=(0,) * len(state.discard),
    )


def _cards_drawn(state: State, event: it.CardsDrawn) -> State:
    draw = event.draw
    drawn = counted(_known(draw), state.table.box.kinds)
    offer = state.offer - draw.count if draw.why == "scoring" else state.offer
    return _later(
        state,
        offer=offer,
        chooser=state.chooser if offer else None,
        hands=_with(state.hands, draw.seat, together(state.hands[draw.seat], drawn)),
        unseen=without(state.unseen, drawn),
        deck=state.deck - draw.count,
    )


def _known(draw: it.Draw) -> tuple[Card, ...]:
    if draw.cards is None:
        raise ValueError(f"the cards that seat {draw.seat} drew are hidden: only whole events rebuild a match")
    return draw.cards


def _scoring_begun(state: State, event: it.ScoringBegun) -> State:
    return _later(state, turn=event.order, scorings=event.left)


def _cards_offered(state: State, event: it.CardsOffered) -> State:
    return _later(
        state,
        turn=_past(state.turn, event.seat),
        chooser=event.seat if event.count else None,
        offer=event.count,
    )


def _cards_stored(state: State, event: it.CardsStored) -> State:
    chest = state.chests[event.seat]
    offer = state.offer - event.count
    return _later(
        state,
        offer=offer,
        chooser=state.chooser if offer else None,
        deck=state.deck - event.count,
        chests=_with(state.chests, event.seat, Chest(chest.cards + event.count, chest.chips)),
    )


def _game_ended(state: State, event: it.GameEnded) -> State:
    return _later(state, phase="over", turn=(), chooser=None)


def _sealed(state: State, **changes: Any) -> State:
    """The state with these fields changed: what `State._replace` does, at a third of its price."""
    values: list[Any] = list(state)
    for name, value in changes.items():
        values[_PLACES[name]] = value
    return _state_of(State, values)


def _later(state: State, **changes: Any) -> State:
    """The state with these fields changed, and the moment after."""
    values: list[Any] = list(state)
    values[_MOMENT] += 1
    for name, value in changes.items():
        values[_PLACES[name]] = value
    return _state_of(State, values)


_PLACES = {name: place for place, name in enumerate(State._fields)}
_MOMENT, _TURN, _HANDS, _LAYS = (_PLACES[name] for name in ("moment", "turn", "hands", "lays"))
_state_of: Callable[[type[State], list[Any]], State] = tuple.__new__


def _with(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return values[:seat] + (value,) + values[seat + 1 :]  # noqa: RUF005 - the hottest line of the game


def _past(turn: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """Whose turn is still to come once a seat has had its own: mostly it is the first."""
    if turn and turn[0] == seat:
        return turn[1:]
    return tuple(each for each in turn if each != seat)


def _less(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    left = list(values)
    left.remove(value)
    return tuple(left)


_EVOLUTIONS: dict[type, Callable[[State, Any], State]] = {
    it.RoundBegun: _round_begun,
    it.CardsLaid: _cards_laid,
    it.CardsTakenBack: _cards_taken_back,
    it.CardsRevealed: _cards_revealed,
    it.TileUncovered: _tile_uncovered,
    it.RiverReached: _river_reached,
    it.CardsDiscarded: _cards_discarded,
    it.PawnMoved: _pawn_moved,
    it.ChipTaken: _chip_taken,
    it.WolvesMet: _wolves_met,
    it.ChipReturned: _chip_returned,
    it.CardsReplenished: _cards_replenished,
    it.DeckReshuffled: _deck_reshuffled,
    it.CardsDrawn: _cards_drawn,
    it.ScoringBegun: _scoring_begun,
    it.CardsOffered: _cards_offered,
    it.CardsStored: _cards_stored,
    it.GameEnded: _game_ended,
}
