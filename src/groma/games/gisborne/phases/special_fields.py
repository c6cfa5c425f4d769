"""Special fields that ask for a choice in mid-move: river and wolves. Swamp, village and bridge need none."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from groma.games.gisborne.cards import Card, Counts, counted, listed, without
from groma.games.gisborne.events import CardsDiscarded, ChipReturned, Event, RiverReached, WolvesMet
from groma.games.gisborne.intents import KeepCards, ReturnChip
from groma.games.gisborne.phases.lay import missing_card
from groma.games.gisborne.state import State
from groma.kernel.chance import Chance, draw
from groma.kernel.progress import Progress
from groma.kernel.refusal import Refusal, refuse
from groma.kernel.seats import Seat

CARDS_OVER_RIVER = 3
"""Movement cards in hand when crossing a river, besides the tent card. Rulebook: River."""


def cross_river(
    progress: Progress[State, Event],
    seat: Seat,
    points: int,
    at: int,
    left: int,
    bridge: int | None,
    chance: Chance,
) -> bool:
    """A pawn comes to a river: with more than three movement cards in hand the rest is thrown away. G12.

    Answers whether the owner must choose first. Where nothing is left to choose, all being alike, nobody is asked.
    """
    state = progress.state
    if sum(state.hands[seat]) <= CARDS_OVER_RIVER:
        return False
    state = progress.happen(RiverReached(seat, points, left, at, bridge))
    if state.table.options.river_choice == "random":
        _discard_at_random(progress, seat, chance)
        return False
    kinds_held = sum(1 for held in state.hands[seat] if held)
    if kinds_held == 1:
        keep_cards(progress, seat, hands_to_keep(state, seat)[0])
    return kinds_held > 1


def hands_to_keep(state: State, seat: Seat) -> Sequence[KeepCards]:
    """Every three cards that a seat may keep from its hand."""
    # More than three of a kind cannot be kept, so hands that differ only in those have the same choice.
    return _threes(tuple(min(held, CARDS_OVER_RIVER) for held in state.hands[seat]), state.table.box.kinds)


@lru_cache(maxsize=4096)
def _threes(hand: Counts, kinds: tuple[Card, ...]) -> Sequence[KeepCards]:
    threes = combinations_with_replacement(kinds, CARDS_OVER_RIVER)
    return tuple(
        KeepCards(three)
        for three in threes
        if all(wanted <= held for wanted, held in zip(counted(three, kinds), hand, strict=True))
    )


def keep_cards(progress: Progress[State, Event], seat: Seat, kept: KeepCards) -> Refusal | None:
    """Keep these cards and throw the rest on the discard pile, face up; the pawn then goes on."""
    state = progress.state
    kinds = state.table.box.kinds
    if len(kept.cards) != CARDS_OVER_RIVER:
        return refuse("keep-three", count=len(kept.cards), keep=CARDS_OVER_RIVER)
    missing = missing_card(state, seat, kept.cards)
    if missing is not None:
        return missing
    counts = counted(kept.cards, kinds)
    if listed(counts, kinds) != kept.cards:
        return refuse("cards-out-of-order", cards=kept.cards)
    progress.happen(CardsDiscarded(seat, listed(without(state.hands[seat], counts), kinds)))
    return None


def _discard_at_random(progress: Progress[State, Event], seat: Seat, chance: Chance) -> None:
    kinds = progress.state.table.box.kinds
    left = list(listed(progress.state.hands[seat], kinds))
    gone = [left.pop(chance.below(len(left))) for _ in range(len(left) - CARDS_OVER_RIVER)]
    progress.happen(CardsDiscarded(seat, listed(counted(tuple(gone), kinds), kinds)))


def meet_wolves(progress: Progress[State, Event], seat: Seat, chance: Chance) -> None:
    """A pawn lands among wolves: its owner gives one chip back to the box, if there is any. G13.

    The owner chooses which, unless all are of one value or the table has it otherwise.
    """
    chips = progress.state.chests[seat].chips
    if not chips:
        return
    state = progress.happen(WolvesMet(seat))
    way = state.table.options.wolves_choice
    if way == "random":
        progress.happen(ChipReturned(seat, draw(chance, chips)))
    elif way == "lowest" or len(set(chips)) == 1:
        progress.happen(ChipReturned(seat, chips[0]))


def chips_to_return(state: State, seat: Seat) -> Sequence[ReturnChip]:
    """The chips that may go back: one of each value in the chest."""
    return tuple(ReturnChip(value) for value in sorted(set(state.chests[seat].chips)))


def return_chip(progress: Progress[State, Event], seat: Seat, chip: ReturnChip) -> Refusal | None:
    """Give the chosen chip back."""
    chips = progress.state.chests[seat].chips
    if chip.value not in chips:
        return refuse("no-such-chip", value=chip.value, chips=tuple(str(value) for value in sorted(set(chips))))
    progress.happen(ChipReturned(seat, chip.value))
    return None
