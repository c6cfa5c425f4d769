"""What a page asks for beside the view: the options laid out, what a choice would bring, and how a seat stands.

Everything is told from what the seat may know, as things stand now; nothing is drawn.
"""

from __future__ import annotations

from typing import Any

from groma.games.gisborne.cards import METALS, MOST_CARDS_LAID, Counts, metal_of, points_of, replenished_by, value_of
from groma.games.gisborne.intents import Intent, KeepCards, LayCards, ReturnChip, StoreCards, TakeBack
from groma.games.gisborne.options import awaiting
from groma.games.gisborne.path import Forecast, Path, extended, forecast
from groma.games.gisborne.phases.deck import cards_to_be_had
from groma.games.gisborne.phases.lay import can_take_back
from groma.games.gisborne.phases.move import SWAMP_DIVIDES_BY
from groma.games.gisborne.phases.score import DISTRIBUTED_CARDS, most_to_store
from groma.games.gisborne.phases.special_fields import CARDS_OVER_RIVER
from groma.games.gisborne.state import State, ranking
from groma.games.gisborne.view import cards_on_hand, tiles_left
from groma.kernel.seats import Seat


def menu(state: State, seat: Seat) -> Any:
    """The options as one question with its limits:

    lay     {"ask": "lay-cards", "hand": {metal: [{"card", "value", "count"}]}, "most": 5, "most_with_tent": 4,
             "any_metals": bool (a village), "halved": bool (a swamp), "sealed": bool}
    river   {"ask": "keep-cards", "hand": …, "keep": 3}
    wolves  {"ask": "return-chip", "values": […]}
    score   {"ask": "store-cards", "offer": n, "most": n}
    else    {"ask": "take-back"} or {"ask": null}
    """
    if seat not in awaiting(state):
        return {"ask": "take-back" if can_take_back(state, seat) else None}
    match state.phase:
        case "lay":
            return {
                "ask": "lay-cards",
                "hand": _by_metal(state, seat),
                "most": MOST_CARDS_LAID,
                "most_with_tent": MOST_CARDS_LAID - 1,
                "any_metals": state.is_on_village(seat),
                "halved": state.is_in_swamp(seat),
                "sealed": state.table.options.laying == "simultaneous",
            }
        case "river":
            return {"ask": "keep-cards", "hand": _by_metal(state, seat), "keep": CARDS_OVER_RIVER}
        case "wolves":
            return {"ask": "return-chip", "values": sorted(set(state.chests[seat].chips))}
        case _:
            return {"ask": "store-cards", "offer": state.offer, "most": most_to_store(state)}


def preview(state: State, seat: Seat, intent: Intent) -> Any:
    """What an intent among the seat's options would bring:

    lay     {"points", "counted" (halved in a swamp), "drawn", "village", "swamp", "tent", "from", "to" (null: on a
             tile still face down), "kind", "chip", "beach", "pushed", "bridge", "rivers", "discards", "wolves",
             "scoring"}; on the beach "to" is its number, counted on from the view's `path_length`
    river   {"discards": [card, …], "left": points still to walk}
    wolves  {"value", "points": what the chest is worth then}
    score   {"points": gained, "cards": taken on hand, "blind": true}
    """
    match intent:
        case LayCards():
            return _preview_lay(state, seat, intent)
        case KeepCards():
            left = list(_hand(state, seat))
            for card in intent.cards:
                left.remove(card)
            return {"discards": left, "left": state.moving.left if state.moving else 0}
        case ReturnChip():
            return {"value": intent.value, "points": state.chests[seat].points - intent.value}
        case StoreCards():
            return {"points": intent.count, "cards": most_to_store(state) - intent.count, "blind": True}
        case TakeBack():
            return {}


def explain(state: State, seat: Seat | None, subject: Seat) -> Any:
    """How a seat stands: its rank and field, what its next move begins with, what a scoring would deal it now, and,
    where it may be told, what its chest is worth and of what.
    """
    ranks = ranking(state)
    rank = ranks.index(subject)
    field = state.pawns[subject]
    chest = state.chests[subject]
    is_open = seat == subject or state.table.options.open_chests == "open" or state.phase == "over"
    beach = state.path.beach_number(field) if state.path.is_complete else None
    return {
        "seat": subject,
        "rank": rank + 1,
        "field": field,
        "beach": beach,
        "tile": state.path.tiles[state.path.tile_of(field)],
        "kind": "beach" if beach else "bar" if not field else state.path.kinds[field],
        "hand": cards_on_hand(state, subject),
        "any_metals": not beach and state.is_on_village(subject),
        "halved": not beach and state.is_in_swamp(subject),
        "scoring_cards": DISTRIBUTED_CARDS[len(ranks)][rank],
        "must_keep": rank == len(ranks) - 1,
        "chest": {"cards": chest.cards, "chips": list(chest.chips), "points": chest.points} if is_open else None,
    }


def _hand(state: State, seat: Seat) -> tuple[str, ...]:
    return tuple(card for card, count in _counted(state, state.hands[seat]) for _ in range(count))


def _counted(state: State, hand: Counts) -> Any:
    return zip(state.table.box.kinds, hand, strict=True)


def _by_metal(state: State, seat: Seat) -> Any:
    rows: dict[str, list[Any]] = {metal: [] for metal in METALS}
    for card, count in _counted(state, state.hands[seat]):
        if count:
            rows[metal_of(card)].append({"card": card, "value": value_of(card), "count": count})
    return rows


def _path_in_sight(state: State) -> Path:
    """The path as far as it is known: the End tile lies face up, and follows once all path tiles are on the table."""
    path = state.path
    return path if path.is_complete or tiles_left(state) else extended(path, state.table.box.end, is_end=True)


def _preview_lay(state: State, seat: Seat, lay: LayCards) -> Any:
    path, at = _path_in_sight(state), state.pawns[seat]
    village, swamp = state.is_on_village(seat), state.is_in_swamp(seat)
    points = points_of(lay.cards)
    counted = 0 if lay.tent else points // SWAMP_DIVIDES_BY if swamp else points
    there: Forecast = forecast(path, state.pawns, at, counted)
    has_moved = there.to != at
    kind = "beach" if there.is_beach else None if there.to is None else path.kinds[there.to] if there.to else "bar"
    ignored = there.bridge is not None and state.table.options.shortcut_end_effects == "ignore"
    takes_effect = has_moved and not ignored
    chip = dict(state.chips).get(there.to) if there.to is not None and takes_effect else None
    to = there.to
    if there.is_beach:
        arrived = sum(map(path.is_beach, state.pawns))
        to = state.path.length + len(state.table.box.beach) - arrived
        chip = None if arrived else state.table.box.beach_chip
    hand_left = sum(state.hands[seat]) - len(lay.cards)
    new_cards = replenished_by(lay.cards, lay.tent, village)
    laid_away = 0 if lay.tent else len(lay.cards)
    return {
        "tent": lay.tent,
        "points": points,
        "counted": counted,
        "village": village,
        "swamp": swamp,
        "from": at,
        "to": to,
        "kind": kind,
        "chip": chip,
        "scoring": chip is not None,
        "beach": there.is_beach,
        "pushed": there.is_pushed,
        "bridge": there.bridge,
        "rivers": list(there.rivers),
        "discards": max(0, hand_left - CARDS_OVER_RIVER) if there.rivers else 0,
        "wolves": kind == "wolves" and takes_effect and bool(state.chests[seat].chips),
        "drawn": min(new_cards, cards_to_be_had(state) + laid_away),
    }
