"""Everything that goes over the wire, as types. web/src/protocol.ts is generated from this file.

What is inside `intent`, `view`, `menu`, `effect`, `explain`, `events`, `options` and `outcome` belongs to the game and
passes through here unread.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from groma.server.model import Language, OnTimeout, PaceKind, Sign, Status, Visibility

VERSION = 1
"""Of the protocol. Grows when a client that knows the older one would misunderstand something."""

LARGEST_FRAME = 64 * 1024
"""Bytes in one message of a client, and in the body of a request."""

# A client's own name for a message, and the numbers it may give; more is a mistake or mischief.
MessageId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.-]{1,64}\Z")]
EntryNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]


# --- what a client sends over the socket ------------------------------------------------------------------------------


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message: who speaks which language, and what it knows already."""

    version: int
    language: Language = "en"
    have: EntryNumber | None = None
    """The newest entry the client knows; null if it knows none."""
    invitation: Annotated[str, Meta(max_length=64)] | None = None
    """For somebody who comes by an invitation and does not sit at the table."""


class SubmitIntent(Struct, tag_field="type", tag="intent"):
    """Something a seat wants to do. The client sends it again, unchanged, until it is answered by done or refused."""

    id: MessageId
    answers: EntryNumber
    """The newest entry the client had shown when its player chose."""
    intent: dict[str, Any]


class AskPreview(Struct, tag_field="type", tag="preview"):
    """What would an intent bring?"""

    id: MessageId
    intent: dict[str, Any]


class AskExplain(Struct, tag_field="type", tag="explain"):
    """How does a seat stand, and why?"""

    id: MessageId
    seat: SeatNumber


class Ask(Struct, tag_field="type", tag="ask", rename={"start": "from"}):
    """Events from an entry on, again."""

    start: EntryNumber


class SendChat(Struct, tag_field="type", tag="chat"):
    """Say something to the table."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SendSign(Struct, tag_field="type", tag="sign"):
    """Make a sign to the table."""

    id: MessageId
    sign: Sign


class Ping(Struct, tag_field="type", tag="ping"):
    """Is anybody there?"""

    id: MessageId


ClientMessage = Hello | SubmitIntent | AskPreview | AskExplain | Ask | SendChat | SendSign | Ping


# --- what a table is for those who look at it -------------------------------------------------------------------------


class TableSeat(Struct):
    """One seat of a table."""

    name: str
    kind: Literal["free", "person", "bot"]
    bot: str | None = None
    """The bot that plays here: the seat's own, or the one that plays in a person's stead."""
    has_left: bool = False
    is_muted: bool = False
    is_host: bool = False


class Pace(Struct):
    """How long one choice may take. "live" and "days" differ only in how they are shown; "none" has no clock."""

    kind: PaceKind = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0


class TableInfo(Struct):
    """A table as the lobby shows it to one person."""

    id: str
    game: str
    options: Any
    status: Status
    visibility: Visibility
    seats: list[TableSeat]
    pace: Pace
    on_timeout: OnTimeout
    created: float
    changed: float
    newest: int
    awaiting: list[int]
    seed_hash: str
    has_named_seed: bool
    is_host: bool
    """Whether the reader is the host."""
    seat: int | None
    """Where the reader sits."""
    can_start: bool
    """Whether every seat is taken; the host may then start."""
    invitation: str | None = None
    """The token of the invitation, for those who sit at the table while it waits."""
    undecided: list[int] = []
    """Seats about which the host has to decide."""
    outcome: Any = None
    rematch: str | None = None
    day: str | None = None
    challenge: str | None = None


class People(Struct):
    """Who is connected."""

    seats: list[bool]
    """By seat: whether its person is connected."""
    watching: int


class Clock(Struct):
    """The time that is left for the present choice."""

    left: float | None
    """Seconds left when the message was sent; null if the clock does not run; 0 or less: it has run out."""
    seconds: int
    """Seconds for one choice."""


class ChatLine(Struct):
    """One thing said at the table: a text or a sign."""

    number: int
    seat: int | None
    name: str
    text: str | None
    sign: Sign | None
    time: float


class Refused(Struct):
    """Why something was not done."""

    code: str
    facts: dict[str, Any] = {}


# --- what the server sends over the socket ----------------------------------------------------------------------------


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to hello. A state follows if the table is being played at or over."""

    n: int
    version: int
    seat: int | None
    table: TableInfo
    people: People
    chat: list[ChatLine]


class TableChanged(Struct, tag_field="type", tag="table"):
    """Something about the table changed other than the match."""

    n: int
    table: TableInfo


class EntryShown(Struct):
    """What happened in one entry, as the reader may know it."""

    entry: int
    seat: int | None
    events: Raw


class State(Struct, tag_field="type", tag="state"):
    """How things stand now. Several entries may come in one state; the view is the one after the last of them."""

    n: int
    entry: int
    view: Raw
    menu: Raw | None
    """What the reader's seat may do now; null if it is not asked anything and has nothing to take back."""
    events: list[EntryShown]
    awaiting: list[int]
    clock: Clock | None
    explain: Raw | None
    """How the reader's own seat stands; null for onlookers."""
    outcome: Raw | None


class Done(Struct, tag_field="type", tag="done"):
    """The intent is on disk as this entry."""

    n: int
    id: str
    entry: int


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    """Something was not done, and why: for programs, and as a sentence in the reader's language."""

    n: int
    id: str | None
    """The id of the message that is refused; null if it had none that could be read."""
    refusal: Refused
    text: str


class Previewed(Struct, tag_field="type", tag="previewed"):
    """What an intent would bring."""

    n: int
    id: str
    effect: Raw


class Explained(Struct, tag_field="type", tag="explained"):
    """How a seat stands, and why."""

    n: int
    id: str
    seat: int
    explain: Raw


class ChatMessage(Struct, tag_field="type", tag="chat"):
    """Somebody said something or made a sign. `id` is the sender's own, in the message to the sender."""

    n: int
    line: ChatLine
    id: str | None = None


class Presence(Struct, tag_field="type", tag="presence"):
    """Somebody came or went."""

    n: int
    people: People


class ClockMessage(Struct, tag_field="type", tag="clock"):
    """The clock was set or stopped without an entry."""

    n: int
    clock: Clock | None


class Pong(Struct, tag_field="type", tag="pong"):
    """Here."""

    n: int
    id: str


class Bye(Struct, tag_field="type", tag="bye"):
    """The server ends this connection."""

    n: int
    reason: Literal["stopping", "removed", "replaced", "too-many", "too-slow", "version", "gone", "logged-out"]
    text: str
    back_in: float | None = None
    """Seconds after which trying again makes sense; null: not by itself."""


ServerMessage = (
    Welcome
    | TableChanged
    | State
    | Done
    | RefusedMessage
    | Previewed
    | Explained
    | ChatMessage
    | Presence
    | ClockMessage
    | Pong
    | Bye
)


# --- what goes over HTTP ----------------------------------------------------------------------------------------------

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
BotName = Annotated[str, Meta(min_length=1, max_length=32)]


class Me(Struct):
    """Who the reader is. A visitor who has done nothing yet has no id and becomes a guest on the first need."""

    id: str | None
    name: str
    kind: Literal["visitor", "guest", "account"]
    account: str | None
    language: Language
    preferences: dict[str, Any]


class ChangeMe(Struct):
    """What to change of oneself; what is missing stays."""

    name: Name | None = None
    language: Language | None = None
    preferences: dict[str, Any] | None = None


class Credentials(Struct):
    """Name and password of an account."""

    name: Name
    password: Password


class OptionField(Struct):
    """One option of a game, so that a page can make a form of it."""

    name: str
    kind: Literal["choice", "many", "yes-no", "number", "text"]
    values: list[Any]
    default: Any
    fields: list[OptionField] = []
    """For an option made of several: its parts, and no values of its own."""


class GameInfo(Struct):
    """A game that can be played here."""

    id: str
    rules: int
    fewest_seats: int
    most_seats: int
    options: list[OptionField]
    defaults: Any
    bots: list[str]


class Games(Struct):
    """All games, and what holds for every table."""

    games: list[GameInfo]
    paces: list[PaceKind]
    on_timeouts: list[OnTimeout]
    signs: list[Sign]
    longest_chat: int
    longest_name: int


class NewTable(Struct):
    """A table to set up. Its maker takes seat 0 and is the host."""

    game: Annotated[str, Meta(max_length=32)]
    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=1, le=100)] = 1
    visibility: Visibility = "invitation"
    pace: Pace = msgspec.field(default_factory=Pace)
    on_timeout: OnTimeout = "wait"
    bots: Annotated[list[BotName], Meta(max_length=99)] = []
    """Bots for the last seats, one name each."""
    seed: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    """A word from which the cards follow: the same word, the same cards."""
    challenge: Annotated[str, Meta(max_length=32)] | None = None
    """A finished table whose game, options and cards to play."""
    today: bool = False
    """Today's map: a solo game with the cards that everybody has today. Options and seats are today's too."""
    start: bool = False
    """Whether to start at once, if all seats are taken."""


class PlayNow(Struct):
    """A solo game, at once."""

    game: Annotated[str, Meta(max_length=32)] = "cartographers"
    options: dict[str, Any] = {}


class JoinTable(Struct):
    """A seat, please: a certain one, or any that is free."""

    invitation: Annotated[str, Meta(max_length=64)] | None = None
    seat: SeatNumber | None = None


class JoinByToken(Struct):
    """A seat at the table that an invitation leads to."""

    token: Annotated[str, Meta(max_length=64)]


class SetBot(Struct):
    """A bot for a free seat, or none on a seat that had one."""

    seat: SeatNumber
    bot: BotName | None = None


class ForSeat(Struct):
    """A seat that something is done about."""

    seat: SeatNumber


class Mute(Struct):
    """Whether a seat may speak."""

    seat: SeatNumber
    is_muted: bool = True


class Decide(Struct):
    """What the host decides about a seat whose time ran out or whose person left."""

    seat: SeatNumber
    what: Literal["bot-turn", "bot-seat", "wait"]


class Tables(Struct):
    """A list of tables."""

    tables: list[TableInfo]


class DayResult(Struct):
    """How somebody did on a day's map."""

    table: str
    name: str
    total: int
    outcome: Any
    is_mine: bool


class Today(Struct):
    """Today's map: its table for the reader, if there is one, and the results of those who have finished."""

    date: str
    game: str
    options: Any
    mine: TableInfo | None
    results: list[DayResult]


class Problem(Struct):
    """The body of every answer with a status of 400 or more."""

    code: str
    facts: dict[str, Any]
    text: str


_decoder = msgspec.json.Decoder(ClientMessage)


def parse_message(frame: str | bytes) -> ClientMessage:
    """A client's message; raises ValueError for anything that is none, however strange it is."""
    size = len(frame) if isinstance(frame, bytes) else len(frame.encode("utf-8", "surrogatepass"))
    if size > LARGEST_FRAME:
        raise ValueError(f"the message has {size} bytes, {LARGEST_FRAME} are allowed")
    try:
        message: ClientMessage = _decoder.decode(frame)
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from None
    except (RecursionError, UnicodeError):
        raise ValueError("the message is nested too deeply or is not text") from None
    return message
