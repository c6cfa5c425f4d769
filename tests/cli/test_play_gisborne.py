"""Gisborne at the terminal: typed cards, told consequences, a whole game by people at one screen."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.games.gisborne.tables import KINDS, cards, lay, play, submit, table

from groma.bots.bot import find_bot
from groma.cli.play_gisborne import (
    UnknownWordError,
    as_typed,
    example,
    news,
    parse_cards,
    parse_intent,
    path_lines,
    run,
    table_page,
    wrapped,
)
from groma.games.gisborne.cards import Card
from groma.games.gisborne.game import GAME
from groma.games.gisborne.intents import KeepCards, LayCards, ReturnChip, StoreCards
from groma.games.gisborne.state import Chest
from groma.games.gisborne.table import TableOptions
from groma.kernel.chance import SeededChance, seed_from
from groma.kernel.match import Match
from groma.kernel.seats import Seat
from groma.words import LANGUAGES, Words

AnyMatch = Match[Any, Any, Any, Any, Any]


@pytest.mark.parametrize(
    ("language", "typed", "meant", "tent"),
    [
        ("en", "b1 b2", "b1 b2", False),
        ("en", "b12", "b1 b2", False),
        ("en", "silver 3 2", "s2 s3", False),
        ("en", "silver-3, bronze-1", "b1 s3", False),
        ("en", "t", "", True),
        ("en", "tent g44", "g4 g4", True),
        ("es", "p2 o4", "s2 g4", False),
        ("es", "plata 2", "s2", False),
        ("fr", "a3 or4 tente", "s3 g4", True),
        ("fr", "s3 gold 4", "s3 g4", False),
    ],
)
def test_cards_can_be_typed_in_many_ways(language: str, typed: str, meant: str, tent: bool) -> None:
    """By letter or word, in the player's language or in English, in any order."""
    assert parse_cards(typed, KINDS, Words(language)) == (cards(meant), tent)


@pytest.mark.parametrize("typed", ["x1", "12", "b", "!", "b1 hello"])
def test_what_means_nothing_is_said_to_mean_nothing(typed: str) -> None:
    """Rather than being taken for something else."""
    with pytest.raises(UnknownWordError):
        parse_cards(typed, KINDS, Words("en"))


def test_the_path_winds_down_the_page() -> None:
    """A row to the right, a row back, with chips, pawns, bridges and rivers; the beach at the end."""
    drawn = "B | .A . v s w c3 . . ~ . . . . [ . ] . | . . .C c | = . .=D5"
    lines = [line.plain.rstrip() for line in path_lines(GAME.view(table(drawn), None), Words("en"), plain=True)]
    assert lines == [
        "Bar: B",
        "  1  .A--.---v---s---w---o3--.---.-~~.---.---.---.---=---.---.---.-\\",
        " 22 " + " " * 4 * 10 + " .---.---o---.C--.---.-/",
        "    Beach: 5D 4 3 2 1",
        "    1–16 Tile 0 (= 13–15) · 17–20 Tile 1 · 21–22 Tile 2",
    ]


@pytest.mark.parametrize(("plain", "sign"), [(True, "~"), (False, "≋")])
def test_a_river_where_the_path_turns_is_seen(plain: bool, sign: str) -> None:
    """Between the last field of a row and the first of the next, whichever way the row runs."""
    drawn = table("BC | " + ". " * 15 + ".A ~ " + ". " * 16 + "~ . ?c ?= .")
    rows = [line.plain.rstrip() for line in path_lines(GAME.view(drawn, None), Words("en"), plain)[1:4]]
    assert rows[0].endswith(sign)
    assert rows[1][4] == rows[2][4] == sign
    dry = table("BC | " + ". " * 15 + ".A " + ". " * 17 + "?c ?= .")
    assert not any(sign in line.plain for line in path_lines(GAME.view(dry, None), Words("en"), plain))


@pytest.mark.parametrize(
    ("drawn", "lays", "sentence"),
    [
        ("C | .A .B . ?c ?= .", {"A": "b1"}, "Ana plays 1 point and reaches field 3."),
        ("BC | .A [ . ] . ?c ?= .", {"A": "b1"}, "Ana plays 1 point, crosses a bridge and reaches field 4."),
        ("BC | .A . . . ?c ?= .", {"A": "s2"}, "Ana plays 2 points and reaches field 3."),
        ("BC | sA . . ?c ?= .", {"A": "b1"}, "Ana stays put."),
        ("C | . | = .B .A", {"A": "g3", "B": "g3"}, "Bo plays 3 points and reaches the beach."),
    ],
)
def test_a_move_is_told_by_its_points_and_where_it_ends(drawn: str, lays: dict[str, str], sentence: str) -> None:
    """Pushed on, over a bridge or on the beach, a pawn does not stand as many fields further as it has points."""
    state, events = play(table(drawn), **lays)
    view = GAME.view(state, Seat(2))
    told = [line for event in events for line in news(event, view, ["Ana", "Bo", "Cy"], Words("en"))]
    assert sentence in told


def test_the_page_shows_ranks_hand_and_what_your_field_does() -> None:
    """Hands of others as numbers, what they have laid as a number, your own cards by metal."""
    state, _ = submit(table("B | . . .C . vA ?c ?= .", {Seat(0): "b1 b1 b2 s3 g4"}), Seat(0), lay("tent b1"))
    page = "\n".join(
        line.plain for line in table_page(GAME.view(state, Seat(0)), ["Ana", "Bo", "Cy"], Words("en"), True)
    )
    assert " 1. A Ana: on field 5, 4 cards in hand, 2 cards laid, chest 0 points" in page
    assert " 2. C Cy: on field 3, 5 cards in hand\n 3. B Bo: on the bar, 5 cards in hand" in page
    assert "Your hand: bronze 1 2 · silver 3 · gold 4 · tent" in page
    assert "You stand on a village: metals can be mixed" in page


@pytest.mark.parametrize("typed", ["²", "9" * 5000, "-1", "two"])
def test_a_number_is_read_as_digits_or_not_at_all(typed: str) -> None:
    """Anything else means nothing here, and is no reason to fall over."""
    state, _ = play(table("BC | .A c2 . ?c ?= ."), A="b1")
    assert parse_intent(GAME.view(state, Seat(0)), "2", Words("en")) == StoreCards(2)
    with pytest.raises(UnknownWordError):
        parse_intent(GAME.view(state, Seat(0)), typed, Words("en"))


class Typist:
    """Types what the rules allow, as people would, and now and then something else."""

    def __init__(self, match: AnyMatch, seed: int, misses: bool = True) -> None:
        self.match, self.dice, self.misses = match, Random(seed), misses
        self.waiting_to_confirm = False
        self.asked: list[str] = []
        self.first = ["?", "nonsense"] if misses else []

    def __call__(self, prompt: str) -> str:
        self.asked.append(prompt)
        waiting = [seat for seat in self.match.awaiting if self.match.seats[seat] not in ("chance", "greedy")]
        if "I am" in prompt or self.waiting_to_confirm:
            self.waiting_to_confirm = False
            return ""
        if self.first:
            return self.first.pop()
        if self.misses and self.dice.random() < 0.1:
            return self.dice.choice(["?", "nonsense", "g4 g4 g4 g4 g4 g4 g4", ""])
        options = list(self.match.choices(min(waiting)))
        moves = [each for each in options if not (isinstance(each, LayCards) and each.tent)]
        intent = self.dice.choice(moves if moves and self.dice.random() < 0.9 else options)
        if isinstance(intent, LayCards | KeepCards):
            self.waiting_to_confirm = isinstance(intent, LayCards)
            return " ".join([*intent.cards, *(["tent"] if isinstance(intent, LayCards) and intent.tent else [])])
        if isinstance(intent, ReturnChip):
            return str(intent.value)
        assert isinstance(intent, StoreCards)
        return str(intent.count)


def seated(seed: int, people: int, **options: Any) -> tuple[AnyMatch, dict[Seat, str], dict[Seat, Any]]:
    names = ["Ana", "Bo", "Cy", "Di"][:people] + ["greedy", "chance"][: max(0, 4 - people)]
    names += ["chance"] * (4 - len(names))
    match: AnyMatch = Match(GAME, TableOptions(**options), names, SeededChance(seed_from(f"terminal {seed}")))
    bots = {Seat(seat): find_bot(name, "gisborne") for seat, name in enumerate(names) if name in ("greedy", "chance")}
    return match, {Seat(seat): name for seat, name in enumerate(names) if seat not in bots}, bots


@pytest.mark.parametrize("plain", [True, False], ids=["plain", "colours"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_one_and_three_bots(capsys: pytest.CaptureFixture[str], language: str, plain: bool) -> None:
    """Played to its end in every language; every entry is saved before it is told."""
    match, humans, bots = seated(1, 1)
    kept: list[int] = []
    run(match, humans, bots, language, plain=plain, ask=Typist(match, 5), save=lambda entry: kept.append(entry.number))
    assert match.outcome is not None
    assert kept == [entry.number for entry in match.entries[1:]]
    said = capsys.readouterr().out
    assert Words(language).text("play-gisborne-reconstruction") in said
    assert Words(language).text(f"decided-by-{match.outcome.decided_by}") in said
    assert Words(language).text("play-gisborne-unknown", typed="nonsense") in said


@pytest.mark.parametrize(
    "options", [{}, {"laying": "simultaneous", "stash": "one_by_one"}], ids=["in order", "all at once"]
)
def test_a_game_of_four_people_at_one_screen(capsys: pytest.CaptureFixture[str], options: dict[str, Any]) -> None:
    """The screen is handed over from one to the next, and nobody is shown another's cards."""
    match, humans, bots = seated(3, 4, **options)
    typist = Typist(match, 7, misses=False)
    run(match, humans, bots, "en", plain=True, ask=typist)
    assert match.outcome is not None
    assert sum("I am" in prompt for prompt in typist.asked) > 20
    assert "It is the turn of Bo." in capsys.readouterr().out


def test_a_player_may_leave(capsys: pytest.CaptureFixture[str]) -> None:
    """The match stands as it was, to go on with later; a refusal is told in words."""
    match, humans, bots = seated(1, 1)
    held = match.view(Seat(0)).hand
    missing = next(card for card in ("gold-4", "gold-3", "silver-3") if card not in (held or ()))
    answers = iter([missing, "3", "quit"])
    ask: Callable[[str], str] = lambda prompt: next(answers)  # noqa: E731
    run(match, humans, bots, "en", plain=True, ask=ask)
    assert match.outcome is None
    said = capsys.readouterr().out
    assert f"You have no card {missing.replace('-', ' ')} in your hand" in said
    assert "“3” means nothing here" in said


def test_what_a_lay_would_bring_is_told_before_it_is_laid(capsys: pytest.CaptureFixture[str]) -> None:
    """Points, the field, cards drawn back; and other cards can be typed instead."""
    match, humans, bots = seated(1, 1)
    answers = iter(["t", "tent b1", "q"])
    run(match, humans, bots, "en", plain=True, ask=lambda prompt: next(answers))
    assert "tent: you stay in your tent. You draw 2 cards." in capsys.readouterr().out
    assert match.state.lays[0] is None


def test_among_wolves_the_chips_to_choose_from_are_told() -> None:
    """Nobody has to keep in mind what has gathered in the chest."""
    match, humans, bots = seated(1, 1)
    match.state, _ = play(table("BCD | .A . w . ?c ?= .", chests={Seat(0): Chest(2, (1, 3, 3))}), A="b1 b1")
    asked: list[str] = []

    def ask(prompt: str) -> str:
        asked.append(prompt)
        return "q"

    run(match, humans, bots, "en", plain=True, ask=ask)
    assert asked == ["Wolves! Your chips are worth 1 and 3: which value goes back? "]


def test_long_sentences_are_broken_between_words() -> None:
    """At the width of the screen; what is told below an indent stays below it, and lists keep their columns."""
    assert wrapped("  one two three", 9) == "  one two\n  three"
    assert wrapped("b1 b2      lays\n\nq   leaves", 40) == "b1 b2      lays\n\nq   leaves"
    assert wrapped("b1 b2   lays two cards", 14) == "b1 b2   lays\n        two\n        cards"


def test_a_question_says_how_to_answer_it(capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever plays for the first time sees what could be typed from their own hand, and within which bounds."""
    match, humans, bots = seated(1, 1)
    asked: list[str] = []

    def ask(prompt: str) -> str:
        asked.append(prompt)
        return "q"

    run(match, humans, bots, "en", plain=True, ask=ask)
    shown = re.search(r"For example ([bsg]\d+),", asked[0])
    assert shown is not None
    laid = parse_intent(match.view(Seat(0)), shown.group(1), Words("en"))
    assert laid in match.choices(Seat(0))
    words = Words("en")
    assert example((), 2, words) == "t"
    assert as_typed((Card("bronze-1"), Card("bronze-1"), Card("gold-4")), words) == "b11 g4"
    assert "0 or 1?" in words.text("play-gisborne-ask-score", count=1)
    assert "0 to 3?" in words.text("play-gisborne-ask-score", count=3)


@pytest.mark.parametrize("plain", [True, False], ids=["plain", "colours"])
def test_a_large_hand_is_broken_between_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, plain: bool
) -> None:
    """Whoever stays in the tent gathers more cards than a line has room for."""
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    match, humans, bots = seated(1, 1)
    run(match, humans, bots, "en", plain=plain, ask=lambda prompt: "q")
    told = re.sub(r"\x1b\[[0-9;]*m", "", capsys.readouterr().out)
    hand = told[told.index("Your hand:") :].splitlines()
    assert hand[-1].split()[-1] == "tent"
    assert all(len(each) <= 40 for each in hand)
