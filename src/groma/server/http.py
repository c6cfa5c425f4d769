"""The lobby over HTTP: who one is, tables, lists, results. Described for programs at /api/openapi.json."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any, Literal

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import Parameter

from groma.kernel.record import record_lines, write_lines
from groma.kernel.refusal import Refusal, RefusedError, refuse
from groma.server import limits, lobby
from groma.server.accounts import clean_name, clean_text
from groma.server.figures import CONTENT_TYPE
from groma.server.identity import (
    address_of,
    cookie_of,
    language_for,
    log_in,
    log_out_here,
    need_person,
    person_of,
    server_of,
    session_name,
)
from groma.server.limits import Rate
from groma.server.model import Person, Table
from groma.server.present import day_result, games_info, me_info, table_info
from groma.server.protocol import (
    ChangeMe,
    Credentials,
    Decide,
    ForSeat,
    Games,
    JoinByToken,
    JoinTable,
    Me,
    Mute,
    NewTable,
    PlayNow,
    SetBot,
    TableInfo,
    Tables,
    Today,
)
from groma.server.storage import people
from groma.server.storage import tables as stored
from groma.server.tables import Changed, Voice
from groma.server.wording import words

Web = Request[Any, Any, State]

LIST_LENGTH = 60
RESULTS = 500
TODAY = "cartographers"
"""The game of today's map."""

TableId = Annotated[str, Parameter(description="The id of a table.", pattern=r"^[A-Za-z0-9_-]{1,32}\Z")]
GameId = Annotated[str, Parameter(description="The id of a game.", pattern=r"^[a-z-]{1,32}\Z")]


# --- who am I ---------------------------------------------------------------------------------------------------------


@get("/api/me", tags=["me"], summary="Who am I?")
async def get_me(request: Web) -> Me:
    """The reader's name, language and preferences. A visitor who has done nothing yet has no id."""
    person = await person_of(request)
    if person is not None:
        await _seen(request, person)
    return me_info(person, language_for(request, person))


@post("/api/me", tags=["me"], summary="Change name, language or preferences", status_code=200)
async def change_me(request: Web, data: ChangeMe) -> Me:
    """What is missing in the body stays as it is. A visitor becomes a guest."""
    _limit(request, "writes", limits.WRITES)
    name = None if data.name is None else _sound(clean_name(data.name))
    if data.preferences is not None and len(str(data.preferences)) > 4000:
        raise RefusedError(refuse("too-large", most=4000))
    person = await need_person(request)
    changed = await server_of(request).storage.write(people.change, person.id, name, data.language, data.preferences)
    return me_info(changed, language_for(request, changed))


@post("/api/account", tags=["me"], summary="Make an account of a guest", status_code=201)
async def sign_up(request: Web, data: Credentials) -> Me:
    """The guest keeps all tables and becomes the holder of an account with that name and password."""
    _limit(request, "passwords", limits.PASSWORDS)
    server = server_of(request)
    name = _sound(clean_name(data.name))
    person = await need_person(request)
    if person.account is not None:
        raise RefusedError(refuse("has-account", account=person.account))
    stored_password = await server.passwords.hash(data.password)
    changed = await server.storage.write(people.sign_up, person.id, name, stored_password)
    if changed is None:
        raise RefusedError(refuse("name-taken", name=name))
    # A session that was a guest's is not one of the account: a fresh one, so that an old cookie opens nothing.
    await log_out_here(request)
    await log_in(request, changed)
    return me_info(changed, language_for(request, changed))


@post("/api/session", tags=["me"], summary="Log in", status_code=200)
async def start_session(request: Web, data: Credentials) -> Me:
    """With the name and the password of an account. What a guest played on this device goes along."""
    _limit(request, "passwords", limits.PASSWORDS)
    server = server_of(request)
    name = clean_text(data.name)
    waits = server.limits.wait("account", limits.PASSWORDS, people.account_key(name))
    _too_fast(request, "passwords", waits)
    known = await server.storage.read(people.password_of, name)
    if not await server.passwords.fits(data.password, None if known is None else known[1]) or known is None:
        raise RefusedError(refuse("wrong-password"))
    if server.passwords.is_outdated(known[1]):
        fresh = await server.passwords.hash(data.password)
        await server.storage.write(people.set_password, known[0], fresh)
    guest = await person_of(request)
    touched: list[str] = []
    if guest is not None and guest.account is None:
        touched = await server.storage.write(people.take_over, guest.id, known[0])
    person = await server.storage.read(people.by_id, known[0])
    if person is None:
        raise RefusedError(refuse("wrong-password"))
    # Whoever this device was before is here no longer.
    before = session_name(request)
    await log_out_here(request)
    await log_in(request, person)
    if before is not None:
        server.hub.log_out(before)
    await server.hub.look_again(touched)
    return me_info(person, language_for(request, person))


@delete("/api/session", tags=["me"], summary="Log out here", status_code=204)
async def end_session(request: Web) -> None:
    """Ends this session and closes its sockets. A guest without an account is then gone for good."""
    session = session_name(request)
    await log_out_here(request)
    if session is not None:
        server_of(request).hub.log_out(session)


@delete("/api/sessions", tags=["me"], summary="Log out everywhere", status_code=204)
async def end_sessions(request: Web) -> None:
    """Ends all sessions of this person, on every device, and closes their sockets."""
    person = await _known(request)
    server = server_of(request)
    await server.storage.write(people.end_sessions, person.id)
    cookie_of(request).clear = True
    server.hub.log_out(person.id)


@get("/api/me/export", tags=["me"], summary="All that is kept of me")
async def export_me(request: Web) -> Response[Any]:
    """Name, preferences, sessions, seats and chat, as one JSON file."""
    _limit(request, "exports", limits.EXPORTS)
    person = await _known(request)
    told = await server_of(request).storage.read(people.export, person.id)
    return Response(told, headers={"Content-Disposition": 'attachment; filename="groma-me.json"'})


@delete("/api/me", tags=["me"], summary="Forget me", status_code=204)
async def delete_me(request: Web) -> None:
    """Deletes the person, the sessions and the chat; at the tables a nameless somebody has sat."""
    person = await _known(request)
    server = server_of(request)
    for table in await server.storage.read(stored.of_person, person.id, False, 1000):
        voice = await server.hub.voice(table.id)
        if voice is not None and table.seat_of(person.id) is not None:
            await voice.change(lambda now: lobby.vanish(now, person.id))
    nameless = words("nameless", person.language)
    touched = await server.storage.write(people.delete_person, person.id, nameless)
    cookie_of(request).clear = True
    server.hub.log_out(person.id)
    await server.hub.look_again(touched)


# --- games and tables -------------------------------------------------------------------------------------------------


@get("/api/games", tags=["tables"], summary="What can be played")
async def get_games(request: Web) -> Games:
    """Every game with every option, its values and its default, and the bots that know the game."""
    return games_info()


@get("/api/today", tags=["tables"], summary="Today's map")
async def get_today(request: Web) -> Today:
    """The same cards for everybody on this day (UTC): the reader's own game, and the results so far."""
    person = await person_of(request)
    storage = server_of(request).storage
    day = _day()
    mine = None if person is None else await storage.read(stored.on_day_by, day, TODAY, person.id)
    finished = await storage.read(stored.of_day, day, TODAY, RESULTS)
    reader = None if person is None else person.id
    results = sorted((day_result(table, reader) for table in finished), key=lambda result: -result.total)
    game = _sound(lobby.game_named(TODAY))
    options = game.codec.encode(_sound(lobby.options_of(game, {})), game.options_type)
    return Today(
        date=day,
        game=TODAY,
        options=options,
        mine=None if mine is None else table_info(mine, reader),
        results=results,
    )


@post("/api/tables", tags=["tables"], summary="Set up a table", status_code=201)
async def create_table(request: Web, data: NewTable) -> TableInfo:
    """The maker takes seat 0 and is the host; bots take the last seats. With `start` the match begins at once."""
    _limit(request, "writes", limits.WRITES)
    person = await need_person(request)
    table = await _new_table(request, person, data)
    if table.newest >= 0:
        return table_info(table, person.id)
    return await _store_new(request, person, table, start=data.start)


@post("/api/tables/play-now", tags=["tables"], summary="Play solo, now", status_code=201)
async def play_now(request: Web, data: PlayNow) -> TableInfo:
    """A solo game with the given options, already begun."""
    _limit(request, "writes", limits.WRITES)
    game = _sound(lobby.game_named(data.game))
    options = _sound(lobby.options_of(game, data.options))
    person = await need_person(request)
    table = _sound(lobby.new_table(game=game, options=options, host=person.id, host_name=person.name, seats=1))
    return await _store_new(request, person, table, start=True)


@get("/api/tables", tags=["tables"], summary="Lists of tables")
async def list_tables(
    request: Web,
    which: Annotated[
        Literal["open", "mine", "watch", "finished"],
        Parameter(
            query="list",
            description="open: to sit down at; mine: the reader's own; watch: being played; finished: the reader's own",
        ),
    ] = "open",
) -> Tables:
    """At most 60 tables, those that changed last first."""
    person = await person_of(request)
    storage = server_of(request).storage
    found: list[Table] = []
    if which == "open":
        found = await storage.read(stored.open_tables, LIST_LENGTH)
    elif which == "watch":
        found = await storage.read(stored.watchable, LIST_LENGTH)
    elif person is not None:
        found = await storage.read(stored.of_person, person.id, which == "finished", LIST_LENGTH)
    reader = None if person is None else person.id
    return Tables(tables=[table_info(table, reader) for table in found])


@get("/api/tables/{table_id:str}", tags=["tables"], summary="One table")
async def get_table(
    request: Web,
    table_id: TableId,
    invitation: Annotated[str | None, Parameter(header="X-Invitation", description="An invitation's token.")] = None,
) -> TableInfo:
    """As the reader may see it."""
    person = await person_of(request)
    reader = None if person is None else person.id
    table = await server_of(request).storage.read(stored.find, table_id)
    if table is None or not lobby.may_enter(table, reader, invitation):
        raise RefusedError(refuse("no-such-table"))
    return table_info(table, reader)


@get("/api/tables/{table_id:str}/record", tags=["tables"], summary="The record of a finished match")
async def get_record(request: Web, table_id: TableId) -> Response[bytes]:
    """JSON Lines, as docs/reference/record.md describes; `groma replay --check` accepts it."""
    _limit(request, "exports", limits.EXPORTS)
    voice = await _voice(request, table_id)
    if voice.table.status != "finished" or voice.match is None:
        raise RefusedError(refuse("not-finished", status=voice.table.status))
    text = write_lines(record_lines(voice.match, voice.table.seed))
    return Response(
        text.encode(),
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="groma-{table_id}.jsonl"'},
    )


@get("/api/tables/{table_id:str}/same-cards", tags=["tables"], summary="Who else played these cards")
async def get_challengers(request: Web, table_id: TableId) -> Tables:
    """Finished tables that were set up as a challenge with this table's cards."""
    person = await person_of(request)
    reader = None if person is None else person.id
    found = await server_of(request).storage.read(stored.challengers, table_id, RESULTS)
    return Tables(tables=[table_info(table, reader) for table in found])


@get("/api/tables/{table_id:str}/invitation.svg", tags=["tables"], summary="The invitation as a QR code")
async def get_invitation_code(request: Web, table_id: TableId) -> Response[bytes]:
    """For those who sit at the table while it waits."""
    import io

    import segno

    person = await _known(request)
    voice = await _voice(request, table_id)
    info = table_info(voice.table, person.id)
    if info.invitation is None:
        raise RefusedError(refuse("no-such-table"))
    public = server_of(request).settings.public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
    code = segno.make(f"{public.rstrip('/')}/j/{info.invitation}", error="m")
    picture = io.BytesIO()
    code.save(picture, kind="svg", scale=8, border=3, xmldecl=False, light="white", dark="black", nl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


@post("/api/join", tags=["tables"], summary="Sit down by invitation", status_code=200)
async def join_by_token(request: Web, data: JoinByToken) -> TableInfo:
    """Takes a free seat at the table an invitation leads to. Who finds it full or begun gets the table to look at."""
    _limit(request, "writes", limits.WRITES)
    server = server_of(request)
    table = await server.storage.read(stored.find_invited, data.token)
    if table is None:
        raise RefusedError(refuse("no-such-invitation"))
    person = await need_person(request)
    voice = await _voice(request, table.id, data.token)
    after = await voice.change(lambda now: lobby.join(now, person.id, person.name, None, data.token))
    if isinstance(after, Refusal):
        if after.code in ("not-waiting", "table-full"):
            return table_info(voice.table, person.id)
        raise RefusedError(after)
    return table_info(after, person.id)


@post("/api/tables/{table_id:str}/join", tags=["tables"], summary="Sit down", status_code=200)
async def join_table(request: Web, table_id: TableId, data: JoinTable) -> TableInfo:
    """Takes a seat. Somebody who sits here and whose seat a bot had taken gets it back."""
    person = await need_person(request)
    return await _change(
        request, table_id, lambda now: lobby.join(now, person.id, person.name, data.seat, data.invitation), person
    )


@post("/api/tables/{table_id:str}/leave", tags=["tables"], summary="Get up", status_code=200)
async def leave_table(request: Web, table_id: TableId) -> TableInfo:
    """Before the match the seat is free again; during it the table's option says what happens."""
    person = await _known(request)
    return await _change(request, table_id, lambda now: lobby.leave(now, person.id), person)


@post("/api/tables/{table_id:str}/start", tags=["tables"], summary="Begin the match", status_code=200)
async def start_table(request: Web, table_id: TableId) -> TableInfo:
    """For the host, once every seat is taken."""
    person = await _known(request)
    return await _change(request, table_id, lambda now: lobby.start(now, person.id), person)


@post("/api/tables/{table_id:str}/bots", tags=["tables"], summary="Put a bot on a seat", status_code=200)
async def set_bot(request: Web, table_id: TableId, data: SetBot) -> TableInfo:
    """For the host, before the start. Without a bot's name the seat is free again."""
    person = await _known(request)
    return await _change(request, table_id, lambda now: lobby.set_bot(now, person.id, data.seat, data.bot), person)


@post("/api/tables/{table_id:str}/remove", tags=["tables"], summary="Free a seat", status_code=200)
async def remove_seat(request: Web, table_id: TableId, data: ForSeat) -> TableInfo:
    """For the host, before the start."""
    person = await _known(request)
    return await _change(request, table_id, lambda now: lobby.remove(now, person.id, data.seat), person)


@post("/api/tables/{table_id:str}/mute", tags=["tables"], summary="Mute a seat", status_code=200)
async def mute_seat(request: Web, table_id: TableId, data: Mute) -> TableInfo:
    """For the host: a muted seat may not use the chat."""
    person = await _known(request)
    return await _change(request, table_id, lambda now: lobby.mute(now, person.id, data.seat, data.is_muted), person)


@post("/api/tables/{table_id:str}/decide", tags=["tables"], summary="Decide about a seat", status_code=200)
async def decide_seat(request: Web, table_id: TableId, data: Decide) -> TableInfo:
    """For the host, where a time ran out or somebody left and the table has the option that the host decides."""
    person = await _known(request)
    after = await _change(request, table_id, lambda now: lobby.decide(now, person.id, data.seat, data.what), person)
    if data.what == "bot-turn":
        (await _voice(request, table_id)).play_once(data.seat)
    return after


@post("/api/tables/{table_id:str}/rematch", tags=["tables"], summary="The same again", status_code=200)
async def rematch(request: Web, table_id: TableId) -> TableInfo:
    """A table with the same options and fresh cards. Whoever asks second is led to the same table."""
    _limit(request, "writes", limits.WRITES)
    person = await _known(request)
    server = server_of(request)
    voice = await _voice(request, table_id)
    if voice.table.seat_of(person.id) is None:
        # Onlookers are not invited along: the new table is by invitation if the old one was.
        raise RefusedError(refuse("not-seated"))
    known = voice.table.rematch
    theirs = None if known is None else await server.hub.fresh_voice(known)
    if theirs is None or theirs.table.status == "closed":
        await _may_set_up(request, person)
        again = _sound(lobby.rematch(voice.table, person.id, person.name))
        lines: list[str] = []
        if len(again.places) == 1:
            again, lines = _sound(lobby.start(again, person.id))
            again = replace(again, newest=len(lines) - 1)
        # The table is there before anybody is led to it.
        await server.storage.write(stored.create, again, lines)
        after = _sound(await voice.change(lambda now: now if now.rematch != known else replace(now, rematch=again.id)))
        if after.rematch == again.id:
            return table_info(again, person.id)
        await server.storage.write(stored.delete_table, again.id)
        theirs = await server.hub.voice(after.rematch)
    if theirs is None:
        raise RefusedError(refuse("no-such-table"))
    return await _change(
        request,
        theirs.table.id,
        lambda now: lobby.join(now, person.id, person.name, None, now.invitation) if now.status == "waiting" else now,
        person,
    )


# --- how the server is ------------------------------------------------------------------------------------------------


@get("/healthz", tags=["server"], summary="Is the process alive?", media_type="text/plain")
async def healthz() -> str:
    """Answers as long as the event loop runs."""
    return "ok\n"


@get("/readyz", tags=["server"], summary="Can it serve?", media_type="text/plain")
async def readyz(request: Web) -> Response[str]:
    """200 when the database answers and the server is not stopping, else 503."""
    server = server_of(request)
    is_ready = server.is_ready and await server.storage.is_well()
    return Response("ready\n" if is_ready else "not ready\n", status_code=200 if is_ready else 503)


@get("/metrics", tags=["server"], summary="Figures for Prometheus", media_type="text/plain")
async def metrics(request: Web) -> Response[bytes]:
    """Tables, sockets, seats, intents, latency, bots, refusals. Only for this machine, unless the settings open it."""
    server = server_of(request)
    if not server.settings.metrics or not (server.settings.metrics_open or _is_local(request)):
        raise HTTPException(status_code=404)
    await server.count()
    return Response(server.figures.text(), headers={"Content-Type": CONTENT_TYPE})


HANDLERS = (
    get_me, change_me, sign_up, start_session, end_session, end_sessions, export_me, delete_me,
    get_games, get_today, create_table, play_now, list_tables, get_table, get_record, get_challengers,
    get_invitation_code, join_by_token, join_table, leave_table, start_table, set_bot, remove_seat, mute_seat,
    decide_seat, rematch, healthz, readyz, metrics,
)  # fmt: skip


# --- helpers ----------------------------------------------------------------------------------------------------------


def _sound(value: Any) -> Any:
    """The value, unless it is a refusal."""
    if isinstance(value, Refusal):
        raise RefusedError(value)
    return value


def _limit(request: Web, kind: str, rate: Rate) -> None:
    _too_fast(request, kind, server_of(request).limits.wait(kind, rate, address_of(request)))


def _too_fast(request: Web, kind: str, waits: float) -> None:
    if waits:
        server_of(request).figures.limited.labels(kind).inc()
        raise RefusedError(refuse("too-fast", seconds=max(1, round(waits + 0.5))))


async def _known(request: Web) -> Person:
    person = await person_of(request)
    if person is None:
        raise RefusedError(refuse("not-known"))
    return person


async def _seen(request: Web, person: Person) -> None:
    server = server_of(request)
    if server.limits.wait("seen", Rate(1, 1 / people.SECONDS_BETWEEN_SIGHTINGS), person.id) == 0:
        await server.storage.write(people.mark_seen, person.id)


async def _voice(request: Web, table_id: str, invitation: str | None = None) -> Voice:
    person = await person_of(request)
    voice = await server_of(request).hub.fresh_voice(table_id)
    if voice is None:
        raise RefusedError(refuse("no-such-table"))
    is_waiting = voice.table.status == "waiting"
    if not is_waiting and not lobby.may_enter(voice.table, None if person is None else person.id, invitation):
        raise RefusedError(refuse("no-such-table"))
    return voice


async def _change(request: Web, table_id: str, decide: Callable[[Table], Changed], person: Person) -> TableInfo:
    _limit(request, "writes", limits.WRITES)
    voice = await _voice(request, table_id)
    return table_info(_sound(await voice.change(decide)), person.id)


async def _may_set_up(request: Web, person: Person) -> None:
    server = server_of(request)
    _too_fast(request, "tables", server.limits.wait("tables", limits.NEW_TABLES, person.id))
    most = server.limits.most(server.settings.max_tables_per_person)
    if await server.storage.read(stored.unfinished_hosted, person.id) >= most:
        raise RefusedError(refuse("too-many-tables", most=most))


async def _new_table(request: Web, person: Person, data: NewTable) -> Table:
    server = server_of(request)
    if data.today:
        return await _todays_table(request, person)
    seed = None if data.seed is None else lobby.seed_of_word(data.seed)
    given, name = data.options, data.game
    if data.challenge is not None:
        first = await server.storage.read(stored.find, data.challenge)
        if first is None or first.status != "finished":
            raise RefusedError(refuse("no-such-table"))
        given, name, seed = dict(first.options), first.game, first.seed
    game = _sound(lobby.game_named(name))
    table: Table = _sound(
        lobby.new_table(
            game=game,
            options=_sound(lobby.options_of(game, given)),
            host=person.id,
            host_name=person.name,
            seats=data.seats,
            bots=data.bots,
            visibility=data.visibility,
            pace=data.pace.kind,
            pace_seconds=data.pace.seconds,
            on_timeout=data.on_timeout,
            seed=seed,
            challenge=data.challenge,
        )
    )
    return table


async def _todays_table(request: Web, person: Person) -> Table:
    """The reader's game on today's map: one for each person, so that nobody plays it knowing the cards."""
    server = server_of(request)
    day = _day()
    mine = await server.storage.read(stored.on_day_by, day, TODAY, person.id)
    if mine is not None:
        return mine
    game = _sound(lobby.game_named(TODAY))
    table: Table = _sound(
        lobby.new_table(
            game=game,
            options=_sound(lobby.options_of(game, {})),
            host=person.id,
            host_name=person.name,
            seats=1,
            seed=lobby.seed_of_day(server.secret, day, TODAY),
            day=day,
        )
    )
    table, lines = _sound(lobby.start(table, person.id))
    table = replace(table, newest=len(lines) - 1)
    await _may_set_up(request, person)
    return await server.storage.write(stored.create_on_day, table, lines, person.id)


async def _store_new(request: Web, person: Person, table: Table, *, start: bool) -> TableInfo:
    await _may_set_up(request, person)
    lines: list[str] = []
    if start:
        table, lines = _sound(lobby.start(table, person.id))
        table = replace(table, newest=len(lines) - 1)
    server = server_of(request)
    await server.storage.write(stored.create, table, lines)
    if table.is_bot_turn():
        # Loading the table lets its bots begin.
        server.hub.refresh_soon(table.id)
    return table_info(table, person.id)


def _day() -> str:
    return time.strftime("%Y-%m-%d", time.gmtime())


def _is_local(request: Web) -> bool:
    # A proxy on this machine speaks for everybody.
    return address_of(request) in ("127.0.0.1", "::", "unknown") and "x-forwarded-for" not in request.headers
