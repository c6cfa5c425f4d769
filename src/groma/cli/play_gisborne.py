"""Gisborne in the terminal: several people at one screen, bots, and a path that winds down the page.

Everything is told and typed line by line; with colours where there is a screen for them. `run` leads a match to its
end or until somebody leaves.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from random import SystemRandom
from shutil import get_terminal_size
from textwrap import wrap
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from groma.bots.bot import Bot, Look
from groma.cli.terminal.desk import refusal_sentence
from groma.cli.terminal.ink import capital
from groma.games.gisborne.cards import METALS, Card, Metal, in_order, metal_of, value_of
from groma.games.gisborne.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsLaid,
    CardsReplenished,
    CardsRevealed,
    CardsStored,
    ChipReturned,
    ChipTaken,
    DeckReshuffled,
    Draw,
    Event,
    Lay,
    PawnMoved,
    RoundBegun,
    ScoringBegun,
    TileUncovered,
)
from groma.games.gisborne.intents import Intent, KeepCards, LayCards, ReturnChip, StoreCards
from groma.games.gisborne.view import FieldView, TileView, View
from groma.kernel.match import Entry, Match
from groma.kernel.refusal import Refusal
from groma.kernel.seats import Seat
from groma.words import Words

AnyMatch = Match[Any, Any, Any, Any, Any]
Ask = Callable[[str], str]
Save = Callable[[Entry[Any, Any]], None]

WIDTH = 78
FIELDS_IN_A_ROW = 16
PAWNS = "ABCDE"
PAWN_STYLES = ("bold red", "bold yellow", "bold green", "bold blue", "bold magenta")
METAL_STYLES: dict[Metal, str] = {"bronze": "dark_orange3", "silver": "bright_white", "gold": "gold1"}
SIGNS = {"plain": "·", "card": "○", "village": "⌂", "swamp": "≈", "wolves": "W"}
PLAIN_SIGNS = {"plain": ".", "card": "o", "village": "v", "swamp": "s", "wolves": "w"}


def run(
    match: AnyMatch,
    humans: Mapping[Seat, str],
    bots: Mapping[Seat, Bot],
    language: str,
    *,
    plain: bool = False,
    ask: Ask = input,
    save: Save | None = None,
) -> None:
    """Lead a match to its end, or return when somebody leaves.

    `humans` and `bots` share the seats. `save` is given each entry before anybody sees what came of it. `ask` puts a
    prompt and answers what was typed; its EOFError and KeyboardInterrupt go on to the caller.
    """
    _Table(match, humans, bots, Words(language), plain, ask, save).lead()


class _LeftError(Exception):
    """A player leaves the table."""


class _Table:
    """One screen, and everybody who sits at it."""

    def __init__(
        self,
        match: AnyMatch,
        humans: Mapping[Seat, str],
        bots: Mapping[Seat, Bot],
        words: Words,
        plain: bool,
        ask: Ask,
        save: Save | None,
    ) -> None:
        self.match, self.humans, self.bots, self.words, self.save = match, humans, bots, words, save
        self.ask = ask
        self.console = None if plain else Console(highlight=False)
        self.plain = plain
        self.at_screen: Seat | None = None
        self.told: dict[Seat, int] = dict.fromkeys(humans, match.number)
        """By seat the newest entry that this person was told of."""
        self.dice = SystemRandom()

    def lead(self) -> None:
        """Ask whoever must choose, one after the other, until the game is over or left."""
        self.tell(self.words.text("play-gisborne-welcome"))
        if self.match.view(None).tiles_source == "reconstructed":
            self.tell(self.words.text("play-gisborne-reconstruction"))
        try:
            while waiting := self.match.awaiting:
                seat = min(waiting, key=lambda seat: (seat not in self.bots, seat))
                intent = self.bots[seat].choose(self._look(seat), self.dice) if seat in self.bots else self._turn(seat)
                self._take(seat, intent)
        except _LeftError:
            return
        self._end()

    def _look(self, seat: Seat) -> Look:
        return Look(seat, self.match.choices(seat), lambda: self.match.view(seat))

    def _take(self, seat: Seat, intent: Intent) -> None:
        step = self.match.consider(seat, intent, time=datetime.now(UTC).isoformat(timespec="seconds"))
        if isinstance(step, Refusal):
            self.tell(refusal_sentence(step, self.words))
            return
        if self.save is not None:
            self.save(step.entry)
        self.match.take(step)

    # --- one person's turn ---

    def _turn(self, seat: Seat) -> Intent:
        self._hand_over(seat)
        view: View = self.match.view(seat)
        self._news(seat, view)
        self.show(table_page(view, self.names, self.words, self.plain))
        while True:
            typed = self._asked(self._question(view))
            answer = self._answer(view, typed)
            if answer is not None:
                return answer

    def _hand_over(self, seat: Seat) -> None:
        if self.at_screen == seat:
            return
        if len(self.humans) > 1:
            # What the one before had on screen is not for the next one's eyes.
            self.tell("\n" * 60 if sys.stdout.isatty() else "")
            self.tell(self.words.text("play-hand-over", name=self.humans[seat]))
            self.ask(f"{self.words.text('play-hand-over-go', name=self.humans[seat])} ")
        self.at_screen = seat

    def _news(self, seat: Seat, view: View) -> None:
        for entry in self.match.entries[self.told[seat] + 1 :]:
            for event in self.match.shown(entry, seat):
                if not (isinstance(event, CardsLaid) and event.seat == seat):
                    for sentence in news(event, view, self.names, self.words):
                        self.tell(f"  {capital(sentence)}")
        self.told[seat] = self.match.number

    def _question(self, view: View) -> str:
        match view.phase:
            case "river":
                return self.words.text("play-gisborne-ask-river", example=as_typed((view.hand or ())[:3], self.words))
            case "wolves":
                chest = view.chests[view.seat or 0]
                values = [str(value) for value in sorted(set(chest.chips))] if chest is not None else []
                return self.words.text("play-gisborne-ask-wolves", values=self.words.list_text(values))
            case "score" if view.options.stash == "one_by_one":
                return self.words.text("play-gisborne-ask-card", count=view.offer)
            case "score":
                return self.words.text("play-gisborne-ask-score", count=view.offer)
            case _:
                return self.words.text("play-gisborne-ask-lay", example=example(view.hand or (), 2, self.words))

    def _answer(self, view: View, typed: str) -> Intent | None:
        """The choice that was typed and confirmed, or None to ask again."""
        try:
            intent = parse_intent(view, typed, self.words)
        except UnknownWordError as error:
            self.tell(self.words.text("play-gisborne-unknown", typed=str(error)))
            return None
        if intent is None:
            return None
        seat = Seat(view.seat or 0)
        told = self.match.game.preview(self.match.state, seat, intent)
        if isinstance(told, Refusal):
            self.tell(refusal_sentence(told, self.words))
            return None
        if not isinstance(intent, LayCards):
            return intent
        laid = cards_text(intent.cards, intent.tent, self.words)
        self.tell(f"  {self.words.text('play-gisborne-would', laid=laid, brings=foretold(told, self.words))}")
        again = self._asked(self.words.text("play-gisborne-confirm"))
        return intent if not again else self._answer(view, again)

    def _asked(self, question: str) -> str:
        """What was typed; the words that are understood everywhere are answered here."""
        while True:
            typed = self.ask(f"{question} ").strip()
            if _is(typed, "quit", self.words):
                raise _LeftError
            if not _is(typed, "help", self.words):
                return typed
            self.tell(self.words.text("play-gisborne-help"))
            self.tell(self.words.text("play-gisborne-signs-plain" if self.plain else "play-gisborne-signs"))

    def _end(self) -> None:
        reader = self.at_screen if self.at_screen is not None else next(iter(self.humans))
        view: View = self.match.view(reader)
        self._news(reader, view)
        self.show(path_lines(view, self.words, self.plain))
        outcome = self.match.outcome
        if outcome is None:
            return
        for seat in sorted(map(Seat, range(len(outcome.places))), key=lambda seat: outcome.places[seat]):
            chest = view.chests[seat]
            self.tell(
                self.words.text(
                    "play-gisborne-place",
                    place=outcome.places[seat],
                    player=self.names[seat],
                    total=outcome.totals[seat],
                    cards=chest.cards if chest else 0,
                    chips=self.words.list_text([str(value) for value in chest.chips]) if chest and chest.chips else "–",
                )
            )
        self.tell(self.words.text(f"decided-by-{outcome.decided_by}"))

    # --- the screen ---

    @property
    def names(self) -> Sequence[str]:
        """By seat."""
        return self.match.seats

    def tell(self, sentence: str) -> None:
        """A line without colours, broken between words where there is a screen."""
        click.echo(wrapped(sentence, get_terminal_size().columns) if sys.stdout.isatty() else sentence)

    def show(self, lines: Sequence[Text]) -> None:
        """Lines, in colours where there are any; broken between words where a screen is too narrow for them."""
        for line in lines:
            if self.console is None:
                self.tell(line.plain.rstrip())
            else:
                self.console.print(line, soft_wrap=not self.console.is_terminal)


# --- what is typed ----------------------------------------------------------------------------------------------------


class UnknownWordError(ValueError):
    """Something was typed that means nothing here."""


def parse_intent(view: View, typed: str, words: Words) -> Intent | None:
    """The choice that somebody typed; None where nothing was typed. Raises UnknownWordError with what is unknown."""
    if not typed:
        return None
    if view.phase in ("wolves", "score"):
        if not re.fullmatch(r"\d{1,3}", typed):
            raise UnknownWordError(typed)
        return ReturnChip(int(typed)) if view.phase == "wolves" else StoreCards(int(typed))
    cards, tent = parse_cards(typed, view.card_kinds, words)
    if view.phase == "river":
        if tent:
            raise UnknownWordError(typed)
        return KeepCards(cards)
    return LayCards(cards, tent)


def parse_cards(typed: str, kinds: Sequence[Card], words: Words) -> tuple[tuple[Card, ...], bool]:
    """Cards as they are typed, and whether the tent is among them: "b1 b2", "b12", "silver 3" or "t g4"."""
    metal: Metal | None = None
    cards: list[Card] = []
    tent = False
    for word in re.findall(r"[^\W\d_]+|\d+|[^\s\w,+-]", typed.lower()):
        if word.isdigit() and metal is not None:
            values = [word] if Card(f"{metal}-{word}") in kinds else list(word)
            cards += [Card(f"{metal}-{value}") for value in values]
        elif _is(word, "tent", words):
            tent, metal = True, None
        else:
            metal = next((each for each in METALS if _is(word, each, words)), None)
            if metal is None:
                raise UnknownWordError(word)
    if not cards and not tent:
        raise UnknownWordError(typed)
    return in_order(cards), tent


def example(hand: Sequence[Card], most: int, words: Words) -> str:
    """How a lay from this hand is typed: at most so many cards of the metal that it has most of, or else the tent."""
    kinds = [[card for card in hand if metal_of(card) == metal] for metal in METALS]
    return as_typed(max(kinds, key=len)[:most], words) or words.text("play-gisborne-typed-tent").split()[0]


def as_typed(cards: Sequence[Card], words: Words) -> str:
    """How cards are typed: "b11 g4"."""
    parts = []
    for metal in METALS:
        values = "".join(str(value_of(card)) for card in cards if metal_of(card) == metal)
        if values:
            parts.append(words.text(f"play-gisborne-typed-{metal}").split()[0] + values)
    return " ".join(parts)


def _is(word: str, meaning: str, words: Words) -> bool:
    """Whether a word means this, in the player's language or in English."""
    texts = {
        "bronze": "play-gisborne-typed-bronze",
        "silver": "play-gisborne-typed-silver",
        "gold": "play-gisborne-typed-gold",
        "tent": "play-gisborne-typed-tent",
        "help": "play-gisborne-typed-help",
        "quit": "play-gisborne-typed-quit",
    }
    known = words.text(texts[meaning]).split() + Words("en").text(texts[meaning]).split()
    return word.lower() in known


# --- what is told -----------------------------------------------------------------------------------------------------


def wrapped(told: str, width: int) -> str:
    """Lines broken between words where they are longer than the screen is wide; an indent or a column goes on below."""
    lines = []
    for line in told.split("\n"):
        head = re.match(r"(\S+ )*\S* {2,}", line)
        indent = " " * (head.end() if head else 0)
        lines += wrap(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False) or [line]
    return "\n".join(lines)


def cards_text(cards: Sequence[Card], tent: bool, words: Words) -> str:
    """Cards by metal, the metal named once: "bronze 1 1 2, gold 4, tent"."""
    parts = []
    for metal in METALS:
        values = [str(value_of(card)) for card in cards if metal_of(card) == metal]
        if values:
            parts.append(f"{words.text(f'metal-{metal}')} {' '.join(values)}")
    if tent:
        parts.append(words.text("card-tent"))
    return ", ".join(parts) or "–"


def foretold(told: Mapping[str, Any], words: Words) -> str:
    """What a lay would bring, as sentences: points, field, what is there, cards drawn back."""
    said = []
    if told["tent"]:
        said.append(words.text("play-gisborne-would-stay"))
    elif not told["counted"]:
        said.append(words.text("play-gisborne-would-stand"))
    else:
        key = "play-gisborne-would-halved" if told["swamp"] else "play-gisborne-would-walk"
        said.append(words.text(key, points=told["counted"], laid=told["points"]))
        if told["to"] is None:
            said.append(words.text("play-gisborne-would-unknown"))
        elif told["beach"]:
            said.append(words.text("play-gisborne-would-beach"))
        else:
            said.append(words.text("play-gisborne-would-reach", number=told["to"], place=_place(told["kind"], words)))
        if told["pushed"]:
            said.append(words.text("play-gisborne-would-push"))
        if told["bridge"] is not None:
            said.append(words.text("play-gisborne-would-bridge"))
        if told["discards"]:
            said.append(words.text("play-gisborne-would-discard", count=told["discards"]))
        if told["chip"] is not None:
            said.append(words.text("play-gisborne-would-chip", value=told["chip"]))
        if told["wolves"]:
            said.append(words.text("play-gisborne-would-wolves"))
    said.append(words.text("play-gisborne-would-draw", count=told["drawn"]))
    return " ".join(said)


def _place(kind: str, words: Words) -> str:
    return {
        "plain": words.text("play-gisborne-on-plain"),
        "card": words.text("play-gisborne-on-card"),
        "village": words.text("play-gisborne-on-village"),
        "swamp": words.text("play-gisborne-on-swamp"),
        "wolves": words.text("play-gisborne-on-wolves"),
        "beach": words.text("play-gisborne-on-beach"),
        "bar": words.text("play-gisborne-on-bar"),
    }[kind]


def news(event: Event, view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    """What happened, as a seat may know it, in sentences; things that speak for themselves are left out.

    `view` is the table as that seat sees it now; it may have gone on since.
    """
    match event:
        case RoundBegun():
            yield words.text("play-gisborne-news-round", number=event.round)
        case CardsLaid(count=None):
            yield words.text("play-gisborne-news-laid-sealed", player=names[event.seat])
        case CardsLaid():
            yield words.text("play-gisborne-news-laid", player=names[event.seat], count=event.count or 0)
        case CardsRevealed():
            for each, lay in enumerate(event.lays):
                yield words.text("play-gisborne-news-shows", player=names[each], laid=_lay_text(lay, words))
        case TileUncovered():
            tile = _tile_name(event.tile, event.tile, words)
            if event.chip is None:
                yield words.text("play-gisborne-news-end-tile", place=tile)
            else:
                yield words.text("play-gisborne-news-tile", place=tile, value=event.chip)
        case PawnMoved(points=0):
            yield words.text("play-gisborne-news-stands", player=names[event.seat])
        case PawnMoved():
            key = "play-gisborne-news-moves" if event.bridge is None else "play-gisborne-news-moves-bridge"
            to = words.text("play-gisborne-to-field", number=event.to)
            if view.is_path_complete and event.to > view.path_length:
                to = words.text("play-gisborne-to-beach")
            yield words.text(key, player=names[event.seat], points=event.points, to=to)
        case ChipTaken():
            key = {
                "landed": "play-gisborne-news-chip",
                "last": "play-gisborne-news-chip-last",
                "beach": "play-gisborne-news-chip-beach",
            }[event.why]
            yield words.text(key, player=names[event.seat], value=event.value)
        case ChipReturned():
            yield words.text("play-gisborne-news-wolves", player=names[event.seat], value=event.value)
        case CardsDiscarded():
            cards = cards_text(event.cards, False, words)
            yield words.text("play-gisborne-news-river", player=names[event.seat], thrown=cards)
        case CardsReplenished():
            for draw in event.draws:
                yield _draw_text(draw, view.seat, names, words)
        case CardsDrawn():
            yield _draw_text(event.draw, view.seat, names, words)
        case DeckReshuffled():
            yield words.text("play-gisborne-news-shuffled", count=event.count)
        case ScoringBegun():
            yield words.text("play-gisborne-news-scoring", order=words.list_text([names[each] for each in event.order]))
        case CardsStored():
            yield words.text("play-gisborne-news-stored", player=names[event.seat], count=event.count)
        case _:
            return


def _lay_text(lay: Lay, words: Words) -> str:
    return cards_text(lay.cards, lay.tent, words)


def _draw_text(draw: Draw, seat: Seat | None, names: Sequence[str], words: Words) -> str:
    if draw.cards is None or draw.seat != seat:
        return words.text("play-gisborne-news-draws", player=names[draw.seat], count=draw.count)
    return words.text("play-gisborne-news-you-draw", drawn=cards_text(in_order(draw.cards), False, words))


def _tile_name(id: str, name: str, words: Words) -> str:
    """A tile by its words; a tile of somebody's own set by its own name."""
    return words.text(f"tile-{id}") if words.has(f"tile-{id}") else name


# --- pages ------------------------------------------------------------------------------------------------------------


def table_page(view: View, names: Sequence[str], words: Words, plain: bool) -> list[Text]:
    """The path, who stands where, and your hand."""
    lines = [Text(), *path_lines(view, words, plain), Text()]
    facts = [words.text("play-gisborne-round", number=view.round)]
    if view.is_last_round:
        facts.append(words.text("play-gisborne-last-round"))
    if view.tiles_left:
        facts.append(words.text("play-gisborne-tiles-left", count=view.tiles_left))
    if view.next_chip is not None:
        facts.append(words.text("play-gisborne-next-chip", value=view.next_chip))
    facts.append(words.text("play-gisborne-deck", count=view.deck, discarded=view.discard))
    lines.append(Text(" · ".join(facts), style="bold"))
    lines += [_player_line(view, seat, rank, names, words) for rank, seat in enumerate(view.ranks, start=1)]
    lines.append(Text())
    hand = Text(f"{words.text('play-gisborne-hand')} ")
    held = view.hand or ()
    for metal in METALS:
        values = [str(value_of(card)) for card in held if metal_of(card) == metal]
        if values:
            hand.append(f"{words.text(f'metal-{metal}')} {' '.join(values)}", style=METAL_STYLES[metal])
            hand.append(" · ")
    hand.append(words.text("card-tent"))
    lines.append(hand)
    if view.seat is not None and view.phase == "lay":
        standing = next((f for tile in view.path for f in tile.fields if f.pawn == view.seat), None)
        if standing is not None and standing.kind in ("village", "swamp"):
            key = "play-gisborne-from-village" if standing.kind == "village" else "play-gisborne-from-swamp"
            lines.append(Text(words.text(key)))
    return lines


def _player_line(view: View, seat: Seat, rank: int, names: Sequence[str], words: Words) -> Text:
    field = view.pawns[seat]
    if not field:
        where = words.text("play-gisborne-on-bar")
    elif view.is_path_complete and field > view.path_length:
        where = words.text("play-gisborne-on-beach")
    else:
        where = words.text("play-gisborne-on-field", number=field)
    said = [where, words.text("play-gisborne-hand-of", count=view.hands[seat])]
    laid = view.laid[seat]
    if laid is not None:
        said.append(words.text("play-gisborne-laid", count=laid))
    elif view.has_laid[seat]:
        said.append(words.text("play-gisborne-ready"))
    chest = view.chests[seat]
    if chest is not None:
        said.append(words.text("play-gisborne-chest", count=chest.points))
    line = Text(f" {rank}. ")
    line.append(f"{PAWNS[seat]} ", style=PAWN_STYLES[seat])
    line.append(names[seat], style="bold" if seat == view.seat else "")
    line.append(f"{words.text('play-gisborne-colon')} {', '.join(said)}")
    return line


def path_lines(view: View, words: Words, plain: bool) -> list[Text]:
    """The path as a line that winds down the page, a row to the right and a row back, with everything on it."""
    fields = [field for tile in view.path for field in tile.fields]
    on_bar = " ".join(PAWNS[seat] for seat in view.on_bar)
    bar = Text(f"{words.text('play-gisborne-bar')} ")
    bar.append(on_bar or "–", style="bold")
    lines = [bar]
    rows = [fields[start : start + FIELDS_IN_A_ROW] for start in range(0, len(fields), FIELDS_IN_A_ROW)]
    turns = ("\\", "/", "/", "\\") if plain else ("╮", "╯", "╭", "╰")
    dry, wet = ("--", "~~") if plain else ("──", "≋≋")
    for number, row in enumerate(rows):
        is_first, is_last, to_right = not number, number == len(rows) - 1, number % 2 == 0
        cells = [_cell(field, plain) for field in row]
        joints = [wet if field.river_after else dry for field in row]
        # A river behind the last field of a row runs where the path turns, at the end of this row and of the next.
        has_ford, is_ford = row[-1].river_after, not is_first and rows[number - 1][-1].river_after
        comes = " " if is_first else wet[0] if is_ford else turns[3 if to_right else 1]
        goes = " " if is_last else wet[0] if has_ford else turns[0 if to_right else 2]
        shown = Text(f"{row[0].number if to_right else row[-1].number:>3} ")
        if not to_right:
            cells.reverse()
            joints = [*reversed(joints[:-1]), ""]
            shown.append(" " * 4 * (FIELDS_IN_A_ROW - len(row)))
        shown.append(comes if to_right else goes)
        for place, (cell, joint) in enumerate(zip(cells, joints, strict=True)):
            shown.append_text(cell)
            if place < len(cells) - 1:
                shown.append(joint)
        shown.append(goes if to_right else comes)
        lines.append(shown)
    if view.is_path_complete:
        beach = Text(f"    {words.text('play-gisborne-beach')} ")
        for sand in view.beach:
            if sand.pawn is None:
                beach.append(f"{sand.number} ")
            else:
                beach.append(f"{sand.number}{PAWNS[sand.pawn]} ", style=PAWN_STYLES[sand.pawn])
        lines.append(beach)
    tiles = wrap(_tiles_text(view.path, words, plain), WIDTH, initial_indent="    ", subsequent_indent="    ")
    lines += [Text(line, style="dim") for line in tiles]
    return lines


def _cell(field: FieldView, plain: bool) -> Text:
    """A field in two characters: what lies on it, then its pawn or its chip."""
    sign = (PLAIN_SIGNS if plain else SIGNS)[field.kind]
    if field.bridge_to is not None:
        sign = _bridge_sign(plain)
    if field.pawn is not None:
        cell = Text(sign)
        cell.append(PAWNS[field.pawn], style=PAWN_STYLES[field.pawn])
        return cell
    if field.chip is not None:
        return Text(f"{sign}{field.chip}", style="bold")
    return Text(sign + ("-" if plain else "─"))


def _bridge_sign(plain: bool) -> str:
    return "=" if plain else "╪"


def _tiles_text(tiles: Sequence[TileView], words: Words, plain: bool) -> str:
    """The tiles with their fields by number, and where bridges lead from and to."""
    return " · ".join(
        " ".join(
            [
                f"{tile.fields[0].number}–{tile.fields[-1].number} {_tile_name(tile.id, tile.name, words)}",
                *(
                    f"({_bridge_sign(plain)} {field.number}–{field.bridge_to})"
                    for field in tile.fields
                    if field.bridge_to is not None
                ),
            ]
        )
        for tile in tiles
    )
