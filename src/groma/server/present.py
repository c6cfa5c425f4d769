"""Tables and people as they are shown to one person: what goes over the wire of what is stored."""

from __future__ import annotations

import functools
from typing import Any, get_args

from groma import games
from groma.games import find_game
from groma.server import lobby
from groma.server.accounts import LONGEST_NAME
from groma.server.forms import fields_of
from groma.server.model import OnTimeout, PaceKind, Person, Said, Sign, Table
from groma.server.protocol import (
    ChatLine,
    DayResult,
    GameInfo,
    Games,
    Me,
    OptionField,
    Pace,
    TableInfo,
    TableSeat,
)

LONGEST_CHAT = 500


def table_info(table: Table, person: str | None) -> TableInfo:
    """A table as one person may see it. The seed is not in it, and the invitation is for those who sit there."""
    seat = table.seat_of(person)
    is_host = person is not None and table.host == person
    return TableInfo(
        id=table.id,
        game=table.game,
        options=table.options,
        status=table.status,
        visibility=table.visibility,
        seats=[
            TableSeat(
                name=place.name,
                kind="person" if place.person is not None else "bot" if place.bot is not None else "free",
                bot=place.bot,
                has_left=place.has_left,
                is_muted=place.is_muted,
                is_host=place.person is not None and place.person == table.host,
            )
            for place in table.places
        ],
        pace=Pace(kind=table.pace, seconds=table.pace_seconds),
        on_timeout=table.on_timeout,
        created=table.created,
        changed=table.changed,
        newest=table.newest,
        awaiting=list(table.awaiting),
        seed_hash=lobby.hash_of(table),
        has_named_seed=table.has_named_seed,
        is_host=is_host,
        seat=seat,
        can_start=table.status == "waiting" and not any(place.is_free for place in table.places),
        invitation=table.invitation if table.status == "waiting" and (is_host or seat is not None) else None,
        undecided=list(table.undecided),
        outcome=table.outcome,
        rematch=table.rematch,
        day=table.day,
        challenge=table.challenge,
    )


def me_info(person: Person | None, language: Any) -> Me:
    """Who the reader is."""
    if person is None:
        return Me(id=None, name="", kind="visitor", account=None, language=language, preferences={})
    return Me(
        id=person.id,
        name=person.name,
        kind="guest" if person.account is None else "account",
        account=person.account,
        language=person.language,  # type: ignore[arg-type]
        preferences=dict(person.preferences),
    )


def chat_line(said: Said) -> ChatLine:
    """One thing said at a table."""
    return ChatLine(
        number=said.number,
        seat=said.seat,
        name=said.name,
        text=said.text,
        sign=said.sign,  # type: ignore[arg-type]
        time=said.time,
    )


def day_result(table: Table, person: str | None) -> DayResult:
    """How a finished solo game went."""
    outcome: dict[str, Any] = dict(table.outcome or {})
    place = table.places[0]
    return DayResult(
        table=table.id,
        name=place.name,
        total=outcome.get("totals", [0])[0],
        outcome=outcome,
        is_mine=person is not None and place.person == person,
    )


@functools.cache
def games_info() -> Games:
    """All games with the forms of their options."""
    return Games(
        games=[_game_info(name) for name in games.NAMES if _is_there(name)],
        paces=list(get_args(PaceKind)),
        on_timeouts=list(get_args(OnTimeout)),
        signs=list(get_args(Sign)),
        longest_chat=LONGEST_CHAT,
        longest_name=LONGEST_NAME,
    )


def _is_there(name: str) -> bool:
    try:
        find_game(name)
    except ModuleNotFoundError:
        return False
    return True


def _game_info(name: str) -> GameInfo:
    game = find_game(name)
    options = game.codec.decode({}, game.options_type)
    seats = [number for number in range(1, 101) if game.check(options, number) is None]
    fields: list[OptionField] = fields_of(game.options_type, game.codec)
    return GameInfo(
        id=name,
        rules=game.rules,
        fewest_seats=seats[0],
        most_seats=seats[-1],
        options=fields,
        defaults=game.codec.encode(options, game.options_type),
        bots=lobby.bots_for(name),
    )
