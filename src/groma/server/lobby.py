"""What may be done with a table before, beside and after its match.

Pure: a table goes in, a table or a refusal comes out.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from groma.games import find_game
from groma.kernel.chance import SeededChance, fresh_seed, seed_from, seed_hash
from groma.kernel.codec import CodecError
from groma.kernel.game import Game
from groma.kernel.match import Entry, Match
from groma.kernel.record import entry_line
from groma.kernel.refusal import Refusal, RefusedError, refuse
from groma.server.model import OnTimeout, PaceKind, Place, Table, Visibility, fresh_id, fresh_token

AnyGame = Game[Any, Any, Any, Any, Any]
AnyMatch = Match[Any, Any, Any, Any, Any]

BOT_GRACE = 4.0
"""Seconds after which a bot's turn that nobody took up may be taken up by any process."""

# Map makers and surveyors of many places and times: bots are named after them.
_BOT_NAMES = (
    "Ptolemy", "Idrisi", "Mercator", "Ortelius", "Piri", "Tupaia", "Waldseemüller", "Zhu Siben", "Cassini", "Blaeu",
    "Radhanath", "Inō", "Sacagawea", "Snellius", "Strabo", "Anaximander", "Tharp", "Al-Biruni", "Vespucci", "Munster",
    "Hondius", "Jaillot", "Danti", "Fra Mauro", "Cresques", "La Cosa", "Behaim", "Speed", "Saxton", "Gastaldi",
)  # fmt: skip


def game_named(name: str) -> AnyGame | Refusal:
    """The game of that name."""
    try:
        return find_game(name)
    except KeyError:
        return refuse("unknown-game", game=name)


def options_of(game: AnyGame, given: Mapping[str, Any]) -> Any | Refusal:
    """A game's table options from what was given; what is missing has its default."""
    try:
        return game.codec.decode(dict(given), game.options_type)
    except CodecError as error:
        return refuse("bad-options", problem=str(error)[:200])
    except RecursionError:
        return refuse("bad-options", problem="nested too deeply")


def seed_of_word(word: str) -> bytes:
    """The seed that a word stands for."""
    return seed_from(word)


def seed_of_day(secret: bytes, day: str, game: str) -> bytes:
    """A day's seed: the same for everybody, known to nobody before the first has finished."""
    return hmac.digest(secret, f"today {day} {game}".encode(), hashlib.sha256)


def new_table(
    *,
    game: AnyGame,
    options: Any,
    host: str,
    host_name: str,
    seats: int,
    bots: Sequence[str] = (),
    visibility: Visibility = "invitation",
    pace: PaceKind = "none",
    pace_seconds: int = 0,
    on_timeout: OnTimeout = "wait",
    seed: bytes | None = None,
    day: str | None = None,
    challenge: str | None = None,
) -> Table | Refusal:
    """A table with its maker on seat 0 and bots on the last seats."""
    refusal = game.check(options, seats)
    if refusal is not None:
        return refusal
    if len(bots) >= seats:
        return refuse("too-many-bots", bots=len(bots), seats=seats)
    if pace == "none":
        pace_seconds = 0
    elif not 5 <= pace_seconds <= 30 * 86400:
        return refuse("bad-pace", seconds=pace_seconds, least=5, most=30 * 86400)
    now = time.time()
    table = Table(
        id=fresh_id(),
        game=game.name,
        options=game.codec.encode(options, game.options_type),
        status="waiting",
        visibility=visibility,
        invitation=fresh_token(),
        host=host,
        places=(Place(person=host, name=host_name), *(Place() for _ in range(seats - 1))),
        pace=pace,
        pace_seconds=pace_seconds,
        on_timeout=on_timeout,
        seed=fresh_seed() if seed is None else seed,
        has_named_seed=seed is not None,
        day=day,
        challenge=challenge,
        created=now,
        changed=now,
    )
    for place, bot in enumerate(bots):
        seated = set_bot(table, host, seats - len(bots) + place, bot)
        if isinstance(seated, Refusal):
            return seated
        table = seated
    return table


def has_bot(name: str, game: str) -> bool:
    """Whether there is a bot of that name for the game."""
    return name in bots_for(game)


def bots_for(game: str) -> list[str]:
    """The bots that know a game, the simplest first."""
    from groma.bots import bot

    known = []
    for name in bot.NAMES:
        try:
            bot.find_bot(name, game)
        except (KeyError, ModuleNotFoundError):
            continue
        known.append(name)
    return known


def best_bot(game: str) -> str:
    """The bot that plays for somebody who is away."""
    return bots_for(game)[-1]


# --- before the match -------------------------------------------------------------------------------------------------


def join(table: Table, person: str, name: str, seat: int | None, invitation: str | None) -> Table | Refusal:
    """Sit down; or, for somebody who sits here already, come back and take the seat over from the bot."""
    here = table.seat_of(person)
    if here is not None:
        return come_back(table, here)
    if not may_enter(table, person, invitation):
        return refuse("not-invited")
    if table.status != "waiting":
        return refuse("not-waiting", status=table.status)
    if seat is None:
        free = [number for number, place in enumerate(table.places) if place.is_free]
        if not free:
            return refuse("table-full", seats=len(table.places))
        seat = free[0]
    elif seat >= len(table.places):
        return refuse("no-such-seat", seat=seat, seats=len(table.places))
    elif not table.places[seat].is_free:
        return refuse("seat-taken", seat=seat)
    return _with_place(table, seat, Place(person=person, name=_distinct(table, name)))


def come_back(table: Table, seat: int) -> Table:
    """Somebody is here again: a bot that sat in their stead gets up."""
    place = table.places[seat]
    if place.bot is None and not place.has_left:
        return table
    back = _with_place(table, seat, replace(place, bot=None, has_left=False))
    back = replace(back, undecided=tuple(each for each in table.undecided if each != seat))
    if not any(each.person == back.host and not each.has_left for each in back.places):
        # Everybody had left, the host last: whoever is here now has the say.
        back = replace(back, host=str(place.person))
    if back.status == "playing" and back.deadline is None and seat in back.awaiting:
        back = replace(back, deadline=deadline_for(back))
    return _bot_due(back)


def leave(table: Table, person: str) -> Table | Refusal:
    """Get up: before the match the seat is free again, during it the table's option says what happens."""
    seat = table.seat_of(person)
    if seat is None:
        if table.host == person and table.status == "waiting":
            return replace(table, status="closed")
        return refuse("not-seated")
    if table.status == "waiting":
        after = _with_place(table, seat, Place())
        return _pass_host(after, person)
    if table.status == "playing":
        place = replace(table.places[seat], has_left=True)
        table = _pass_host(table, person)
        if table.on_timeout in ("bot-seat", "bot-turn"):
            return _bot_due(_with_place(table, seat, replace(place, bot=best_bot(table.game))))
        left = _with_place(table, seat, place)
        if table.on_timeout == "host" and seat not in left.undecided:
            left = replace(left, undecided=(*left.undecided, seat))
        return left
    return table


def vanish(table: Table, person: str) -> Table | Refusal:
    """Get up for good, as somebody who is forgotten: nobody can come back to that seat, so no table waits for it."""
    seat = table.seat_of(person)
    after = leave(table, person)
    if seat is None or isinstance(after, Refusal) or after.status != "playing":
        return after
    if all(place.person in (None, person) for place in after.places):
        return replace(after, status="closed", deadline=None, bot_due=None, undecided=())
    bot = after.places[seat].bot or best_bot(table.game)
    after = _with_place(after, seat, replace(after.places[seat], bot=bot))
    return _bot_due(replace(after, undecided=tuple(each for each in after.undecided if each != seat)))


def set_bot(table: Table, person: str, seat: int, bot: str | None) -> Table | Refusal:
    """Put a bot on a free seat, or take it off again."""
    refusal = _first(_host_only(table, person), _waiting_only(table), _known_seat(table, seat))
    if refusal is not None:
        return refusal
    place = table.places[seat]
    if place.person is not None:
        return refuse("seat-taken", seat=seat)
    if bot is None:
        return _with_place(table, seat, Place())
    if not has_bot(bot, table.game):
        return refuse("unknown-bot", bot=bot)
    name = place.name if place.bot is not None else _distinct(table, _bot_name(table, seat))
    return _with_place(table, seat, Place(bot=bot, name=name))


def remove(table: Table, person: str, seat: int) -> Table | Refusal:
    """The host frees a seat before the start."""
    refusal = _first(_host_only(table, person), _waiting_only(table), _known_seat(table, seat))
    if refusal is not None:
        return refusal
    if table.places[seat].person == person:
        return refuse("not-yourself")
    return _with_place(table, seat, Place())


def mute(table: Table, person: str, seat: int, is_muted: bool) -> Table | Refusal:
    """The host takes a seat's voice in the chat, or gives it back."""
    refusal = _first(_host_only(table, person), _known_seat(table, seat))
    if refusal is not None:
        return refusal
    if table.places[seat].person in (None, person):
        return refuse("not-yourself") if table.places[seat].person == person else refuse("seat-free", seat=seat)
    return _with_place(table, seat, replace(table.places[seat], is_muted=is_muted))


def start(table: Table, person: str) -> tuple[Table, list[str]] | Refusal:
    """Begin the match: the table as it is after its set-up, and the set-up's entry."""
    refusal = _first(_host_only(table, person), _waiting_only(table))
    if refusal is not None:
        return refusal
    free = sum(place.is_free for place in table.places)
    if free:
        return refuse("seats-free", free=free)
    game = game_named(table.game)
    if isinstance(game, Refusal):
        return game
    options = options_of(game, table.options)
    if isinstance(options, Refusal):
        return options
    names = [place.name for place in table.places]
    try:
        match: AnyMatch = Match(game, options, names, SeededChance(table.seed))
    except RefusedError as error:
        return error.refusal
    first = match.entries[0]
    entry = Entry(first.number, None, None, first.events, first.drawn, time=now_text())
    awaiting = tuple(sorted(match.awaiting))
    begun = replace(table, status="playing", awaiting=awaiting)
    return _bot_due(replace(begun, deadline=deadline_for(begun))), [entry_line(entry, game)]


# --- during and after -------------------------------------------------------------------------------------------------


def deadline_for(table: Table) -> float | None:
    """When the present choice must be made, counted from now: only people have a clock."""
    people = any(table.places[seat].bot is None for seat in table.awaiting)
    return time.time() + table.pace_seconds if table.pace != "none" and people else None


def run_out(table: Table) -> Table | Refusal:
    """The time for the present choice is over: what the table's option says, except for single turns of bots."""
    late = tuple(seat for seat in table.awaiting if table.places[seat].bot is None)
    if not late:
        return table
    stopped = replace(table, deadline=None)
    if table.on_timeout == "bot-seat":
        bot = best_bot(table.game)
        for seat in late:
            stopped = _with_place(stopped, seat, replace(stopped.places[seat], bot=bot))
        return _bot_due(stopped)
    if table.on_timeout == "host":
        return replace(stopped, undecided=tuple(sorted({*table.undecided, *late})))
    return stopped


def absent(table: Table, awaiting: Sequence[int]) -> tuple[int, ...]:
    """The awaited seats whose people have left, where the host decides about them."""
    if table.on_timeout != "host":
        return ()
    return tuple(seat for seat in awaiting if table.places[seat].has_left and table.places[seat].bot is None)


def decide(table: Table, person: str, seat: int, what: Literal["bot-turn", "bot-seat", "wait"]) -> Table | Refusal:
    """The host decides about a seat that is late or was left.

    A "bot-turn" is then played by the caller. Until it is, the seat stays undecided: were the turn lost with the
    server, the host could not ask for it again.
    """
    refusal = _first(_host_only(table, person), _known_seat(table, seat))
    if refusal is not None:
        return refusal
    if seat not in table.undecided:
        return refuse("nothing-to-decide", seat=seat)
    if what == "bot-turn":
        return table
    after = replace(table, undecided=tuple(each for each in table.undecided if each != seat))
    if what == "bot-seat":
        return _bot_due(_with_place(after, seat, replace(after.places[seat], bot=best_bot(table.game))))
    if table.pace == "none":
        # Without a clock nothing would bring the question back.
        return table
    return replace(after, deadline=deadline_for(after))


def rematch(table: Table, person: str, name: str) -> Table | Refusal:
    """The same table again with fresh cards: whoever asks is its host, the others are invited, bots come along."""
    if table.status != "finished":
        return refuse("not-finished", status=table.status)
    if table.seat_of(person) is None:
        return refuse("not-seated")
    game = game_named(table.game)
    if isinstance(game, Refusal):
        return game
    bots = [place.bot for place in table.places if place.person is None and place.bot is not None]
    return new_table(
        game=game,
        options=game.codec.decode(dict(table.options), game.options_type),
        host=person,
        host_name=name,
        seats=len(table.places),
        bots=bots,
        visibility=table.visibility,
        pace=table.pace,
        pace_seconds=table.pace_seconds,
        on_timeout=table.on_timeout,
    )


# --- who may see what -------------------------------------------------------------------------------------------------


def may_enter(table: Table, person: str | None, invitation: str | None) -> bool:
    """Whether somebody may sit down or look on: at an open table anybody, else whoever was invited or sits there."""
    if table.visibility == "open" or table.status == "finished":
        return True
    if person is not None and (table.host == person or table.seat_of(person) is not None):
        return True
    return invitation is not None and hmac.compare_digest(invitation.encode(), table.invitation.encode())


def hash_of(table: Table) -> str:
    """What is published of the table's seed."""
    return seed_hash(table.seed)


def now_text() -> str:
    """The time as records have it."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


# --- helpers ----------------------------------------------------------------------------------------------------------


def _with_place(table: Table, seat: int, place: Place) -> Table:
    return replace(table, places=(*table.places[:seat], place, *table.places[seat + 1 :]))


def _bot_due(table: Table) -> Table:
    if table.status == "playing" and table.is_bot_turn():
        return replace(table, bot_due=time.time() + BOT_GRACE)
    return replace(table, bot_due=None)


def _pass_host(table: Table, person: str) -> Table:
    if table.host != person:
        return table
    others = [place.person for place in table.places if place.person not in (None, person) and not place.has_left]
    if others:
        return replace(table, host=str(others[0]))
    return replace(table, status="closed") if table.status == "waiting" else table


def _first(*refusals: Refusal | None) -> Refusal | None:
    return next((each for each in refusals if each is not None), None)


def _host_only(table: Table, person: str) -> Refusal | None:
    return None if table.host == person else refuse("host-only")


def _waiting_only(table: Table) -> Refusal | None:
    return None if table.status == "waiting" else refuse("not-waiting", status=table.status)


def _known_seat(table: Table, seat: int) -> Refusal | None:
    count = len(table.places)
    return None if seat < count else refuse("no-such-seat", seat=seat, seats=count)


def _bot_name(table: Table, seat: int) -> str:
    names = list(_BOT_NAMES)
    random.Random(table.id).shuffle(names)
    return names[seat % len(names)]


def _distinct(table: Table, name: str) -> str:
    """The name, with a number if somebody at the table has it already."""
    taken = {place.name for place in table.places}
    found, number = name, 2
    while found in taken:
        found = f"{name[:36]} {number}"
        number += 1
    return found
