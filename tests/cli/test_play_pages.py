"""The pure part of the terminal: the pencil, what keys and typed words mean, what the pages show."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from groma.bots.bot import find_bot
from groma.cli.terminal.commands import Command, UnknownWordError, command_of_key, commands_of_line
from groma.cli.terminal.desk import Desk, Round, Stop, obey, obey_line
from groma.cli.terminal.ink import LARGE, LETTERS, SIGNS, WASHES, Ink
from groma.cli.terminal.keys import keys_of
from groma.cli.terminal.map import Ghost, Over, map_lines
from groma.cli.terminal.pages import (
    cards_page,
    help_page,
    maps_lines,
    plain_drawing,
    plain_table,
    scores_page,
    table_page,
)
from groma.cli.terminal.pencil import pencil_for
from groma.cli.terminal.table import Asked, Table
from groma.games.cartographers.game import GAME
from groma.games.cartographers.intents import Choice, DrawShape
from groma.games.cartographers.notation import parse_sheet, parse_spaces
from groma.games.cartographers.sheet import Terrain
from groma.games.cartographers.table import preset
from groma.games.cartographers.view import InitialsView, SeatView
from groma.kernel.chance import SeededChance, seed_from
from groma.kernel.match import Match
from groma.kernel.refusal import Refusal
from groma.kernel.seats import Seat
from groma.words import LANGUAGES, Words

SHEET = """
    FFV........
    Fr.M..W....
    f......X...
    .......!...
    A..........
    ...........
    ....#......
    H..........
    *..........
    ...........
    ...........
""".replace("!", ".")


def seat_view(sheet: str = SHEET, **changes: Any) -> SeatView:
    nothing = parse_spaces([])
    drawn = SeatView(
        sheet=parse_sheet(sheet),
        marks=nothing,
        initials=InitialsView(nothing, nothing, nothing, nothing),
        coins=0,
        has_bounty=False,
        surrounded=nothing,
        ready=False,
        seasons=(),
        total=0,
    )
    return drawn._replace(**changes)


def sit_down(language: str = "en", edition: str = "base", seed: str = "whole") -> tuple[Desk, Round, Any]:
    """Somebody alone before the first question of a game."""
    match: Any = Match(GAME, preset(edition), ["Ana"], SeededChance(seed_from(seed)))  # type: ignore[arg-type]
    seat = Seat(0)
    table = Round(Words(language), match.view(seat), seat, match.seats, Asked(match, seat))
    return Desk(pencil_for(GAME.menu(match.state, seat), 4, 4)), table, match


def test_a_map_in_letters() -> None:
    """The plain map has the letters of the sheet notation, a ! for what monsters cost, and brackets for the pencil."""
    ghost = Ghost(parse_spaces(["E2", "E3"]), Terrain.FARM, True)
    lines = [each.plain.rstrip() for each in map_lines(seat_view(), Over(ghost, fresh=parse_spaces(["C8"])), Ink(True))]
    assert lines == [
        "   1  2  3  4  5  6  7  8  9 10 11",
        "A  F  F  V  .  .  .  .  .  .  .  .",
        "B  F  r  .  M$ .  .  W  !  .  .  .",
        "C  f  .  .  .  .  .  ! >X  !  .  .",
        "D  .  .  .  .  .  .  .  !  .  .  .",
        "E  A [A][A] .  .  .  .  .  .  .  .",
        "F  .  .  .  .  .  .  .  .  .  .  .",
        "G  .  .  .  .  #  .  .  .  .  .  .",
        "H  H  .  .  .  .  .  .  .  .  .  .",
        "I  *  .  .  .  .  .  .  .  .  .  .",
        "J  .  .  .  .  .  .  .  .  .  .  .",
        "K  .  .  .  .  .  .  .  .  .  .  .",
    ]


def test_marks_initials_and_taken_coins_are_shown() -> None:
    """A monster bears its initial while it lives, an attack mark is a slash, a taken coin is gone."""
    spaces = parse_spaces(["C8"])
    initials = InitialsView(spaces, parse_spaces(["I1"]), parse_spaces([]), parse_spaces([]))
    shown = seat_view(initials=initials, marks=parse_spaces(["E5"]), surrounded=parse_spaces(["B4"]))
    lines = [each.plain for each in map_lines(shown, Over(), Ink(True))]
    assert " D " in lines[3]
    assert "Z" not in "".join(lines)
    assert "/." in lines[5]
    assert "M$" not in lines[2]


def test_a_drawing_that_cannot_be_is_crossed_where_it_overlaps() -> None:
    """Brackets stay; what is filled already shows an x."""
    ghost = Ghost(parse_spaces(["A1", "A4"]), Terrain.WATER, False)
    assert map_lines(seat_view(), Over(ghost), Ink(True))[1].plain.startswith("A [x] F  V [W]")


def test_every_terrain_has_a_sign_of_its_own() -> None:
    """No two terrains share a letter, a sign or a colour, so that each can be told by any of them."""
    for table in (LETTERS, SIGNS, WASHES):
        assert set(table) == {terrain.value for terrain in Terrain}
        assert len(set(table.values())) == len(table)
    assert all(len(row) == 5 for ways in LARGE.values() for way in ways for row in way)


def test_the_large_map_has_two_rows_of_five_for_a_space() -> None:
    """23 lines, each as wide as 11 spaces of five."""
    lines = map_lines(seat_view(), Over(), Ink(), large=True)
    assert len(lines) == 23
    assert {each.cell_len for each in lines[1:]} == {57}


def test_a_pencil_stays_on_the_map() -> None:
    """However it is moved, turned and flipped, no part of it leaves the map."""
    desk, _, _ = sit_down()
    dice = random.Random(1)
    pencil = desk.pencil
    for _ in range(500):
        step = dice.randrange(5)
        if step == 0:
            pencil = pencil.turned()
        elif step == 1:
            pencil = pencil.flipped()
        elif step == 2:
            pencil = pencil.next_piece()
        else:
            pencil = pencil.moved(dice.randint(-3, 3), dice.randint(-3, 3))
        assert 0 <= pencil.row <= 11 - pencil.lies.height
        assert 0 <= pencil.column <= 11 - pencil.lies.width
        assert pencil.spaces.bit_count() == len(pencil.lies.cells)
        assert pencil.spaces < 1 << 121


def test_four_turns_and_two_flips_are_none() -> None:
    """In the middle of the map turning four times or flipping twice leaves everything as it was."""
    desk, _, _ = sit_down()
    pencil = desk.pencil.at(4, 4)
    assert pencil.turned().turned().turned().turned() == pencil
    assert pencil.flipped().flipped() == pencil


def test_a_fresh_pencil_lies_where_it_may_be_drawn() -> None:
    """Enter alone is always a legal choice, at every question of whole games."""
    for seed in range(4):
        edition = ("base", "heroes", "combined", "heroes")[seed]
        table = preset(edition)  # type: ignore[arg-type]
        match: Any = Match(GAME, table, ["Ana", "Ben"], SeededChance(seed_from(str(seed))))
        while match.awaiting:
            seat = min(match.awaiting)
            intent = pencil_for(GAME.menu(match.state, seat), 4, 4).intent
            assert not isinstance(match.submit(seat, intent), Refusal)


@pytest.mark.parametrize(
    ("language", "line", "expected"),
    [
        ("en", "2 forest B4", [("shape", (1,)), ("terrain", "forest"), ("at", (1, 3))]),
        ("en", "b4 r f", ["turn", "flip", ("at", (1, 3))]),
        ("en", "k11 water 1 ok", [("terrain", "water"), ("shape", (0,)), ("at", (10, 10)), "confirm"]),
        ("es", "BOSQUE a1, girar", [("terrain", "forest"), "turn", ("at", (0, 0))]),
        ("fr", "forêt c2", [("terrain", "forest"), ("at", (2, 1))]),
        ("fr", "foret left left", [("terrain", "forest"), ("move", (0, -1)), ("move", (0, -1))]),
        ("en", "", ["confirm"]),
        ("es", "deshacer", ["undo"]),
        ("en", "b", [("explain", "B")]),
    ],
)
def test_what_a_typed_line_means(language: str, line: str, expected: list[Any]) -> None:
    """Words may stand in any order, in any case, with or without accents, in the language or in English."""
    commands = []
    for each in expected:
        what, value = each if isinstance(each, tuple) else (each, ())
        commands.append(Command(what, word=value) if isinstance(value, str) else Command(what, value))
    assert commands_of_line(line, Words(language)) == commands


@pytest.mark.parametrize("line", ["l4", "b12", "b0", "castle", "2 forest b4 now", "!", "b4b"])
def test_a_word_without_meaning_is_named(line: str) -> None:
    """Nothing of such a line is carried out."""
    with pytest.raises(UnknownWordError):
        commands_of_line(line, Words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_that_can_be_typed_are_different(language: str) -> None:
    """No word of a language means two commands, and every terrain is understood by its name."""
    words = Words(language)
    for terrain in ("forest", "village", "farm", "water", "monster"):
        name = words.text(f"terrain-{terrain}").split()[0]
        assert commands_of_line(name, words) == [Command("terrain", word=terrain)]
    for letter, what in (("r", "turn"), ("f", "flip"), ("u", "undo"), ("q", "quit"), ("?", "help"), ("s", "scores")):
        assert [each.what for each in commands_of_line(letter, words)] == [what]


def test_keys_come_apart() -> None:
    """Arrows of both kinds, letters of any language, and a sequence that is not complete yet."""
    assert keys_of("\x1b[A\x1bOBq") == (["up", "down", "q"], "")
    assert keys_of("é\r\x7f\t") == (["é", "enter", "backspace", "tab"], "")
    assert keys_of("a\x1b[") == (["a"], "\x1b[")
    assert keys_of("\x1b[1;5C\x1b[3~") == (["right"], "")
    assert keys_of("\x00\x01") == ([], "")
    assert command_of_key("2") == Command("shape", (1,))
    assert command_of_key("R") == command_of_key("r")
    assert command_of_key("z") is None


def test_a_refused_drawing_stays_in_hand() -> None:
    """Confirming where the pencil may not be drawn says why and changes nothing."""
    desk, table, match = sit_down()
    mountains = match.view(None).seats[0].sheet.mountain
    anywhere = (desk.pencil.at(row, column) for row in range(11) for column in range(11))
    placed = next(pencil for pencil in anywhere if pencil.spaces & mountains)
    answer = obey(Desk(placed), Command("confirm"), table)
    assert isinstance(answer, Desk)
    assert "is filled already" in answer.said
    assert answer.pencil == placed


def test_undo_goes_back_step_by_step() -> None:
    """Each undo takes one movement back; at the beginning it says so."""
    desk, table, _ = sit_down()
    answer: Desk | Choice = desk
    for what in ("turn", "flip", "turn"):
        assert isinstance(answer, Desk)
        answer = obey(answer, Command(what), table)
    for _ in range(3):
        assert isinstance(answer, Desk)
        answer = obey(answer, Command("undo"), table)
    assert isinstance(answer, Desk)
    # A symmetric shape may lie as before after a turn or a flip; that is no step.
    assert answer.pencil == desk.pencil
    last = obey(desk, Command("undo"), table)
    assert isinstance(last, Desk)
    assert "Nothing to undo" in last.said


def test_a_typed_line_with_ok_draws_at_once() -> None:
    """The intent has the shape, terrain and corner that were typed."""
    desk, table, _ = sit_down()
    answer = obey_line(desk, "e1 ok", table)
    assert isinstance(answer, DrawShape)
    assert answer.spaces % (1 << 44) == 0
    assert answer.spaces % (1 << 55) != 0
    with pytest.raises(Stop):
        obey_line(desk, "quit", table)


def test_the_preview_is_the_kernels_and_names_what_changes() -> None:
    """Each edict's change, coins and monsters on the page are what the rules foresee."""
    desk, table, match = sit_down()
    told = GAME.preview(match.state, Seat(0), desk.pencil.intent)
    assert isinstance(told, dict)
    page = "\n".join(each.plain for each in table_page(desk, table, Ink(), (80, 24)))
    assert f"With this: {told['change']:+d}" in page or "With this: 0" in page
    assert f"Coins {told['coins']['after']}/14" in page


@pytest.mark.parametrize(
    ("language", "size"),
    [*((language, (80, 24)) for language in LANGUAGES), ("fr", (100, 30)), ("es", (120, 40)), ("en", (200, 60))],
)
def test_pages_fill_the_screen_exactly(language: str, size: tuple[int, int]) -> None:
    """At every question of a game with a bot and heroes, no line is longer and no page higher than the screen."""
    words = Words(language)
    pages: list[int] = []

    class Watcher:
        ink = Ink()

        @property
        def size(self) -> tuple[int, int]:
            return size

        def choose(self, desk: Desk, table: Round) -> Choice:
            lit = (None, "A", "monsters")[len(pages) % 3]
            lines = table_page(Desk(desk.pencil, lit=lit), table, self.ink, size)
            assert len(lines) == size[1]
            assert {each.cell_len for each in lines} == {size[0]}
            assert not lines[-1].plain.rstrip().endswith("…")
            assert plain_table(desk, table, Ink(plain=True))
            assert cards_page(table, self.ink, size[0])
            pages.append(1)
            return desk.pencil.intent

        def pages(self, lines: Any) -> None:
            assert lines

        def hand_over(self, name: str, before: str | None) -> bool:
            return False

    class Unsaved:
        seed = b"s" * 32

        def keep(self, *_: Any) -> None:
            """Nothing is written in this test."""

        finish = keep

    match: Any = Match(GAME, preset("combined"), ["Ana", "Benedicta", "greedy"], SeededChance(seed_from("pages")))
    Table(match, {Seat(2): find_bot("chance", "cartographers")}, words, Watcher(), Unsaved()).play()  # type: ignore[arg-type]
    assert match.outcome is not None
    assert len(pages) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_on_one_screen(language: str) -> None:
    """The help of the screen with keys has at most 23 lines of 80."""
    lines = help_page(Words(language), Ink(), 80, typed=False)
    assert len(lines) <= 23
    assert max(each.cell_len for each in lines) <= 80
    assert help_page(Words(language), Ink(plain=True), 78, typed=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", [True, False])
def test_what_a_key_does_stays_in_its_column(language: str, typed: bool) -> None:
    """Where the help has to break a line, it goes on below what is explained and not below the keys."""
    lines = [each.plain for each in help_page(Words(language), Ink(plain=True), 60, typed)]
    keys = lines[2 : lines.index("", 2)]
    indents = {len(each) - len(each.lstrip()) for each in keys} - {0}
    assert len(indents) == 1
    assert min(indents) >= 8
    assert max(map(len, keys)) <= 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_terrain_of_a_card_is_shown(language: str) -> None:
    """The five terrains of the Rift Lands have room at the narrowest screen, in every language."""
    desk, table, match = sit_down(language, seed="readme")
    assert match.view(0).card == "rift-lands"
    page = [each.plain for each in table_page(desk, table, Ink(), (80, 24))]
    beside = "\n".join(row[36:] for row in page[1:13])
    for terrain in desk.pencil.now.terrains:
        assert f"{Ink().sign(terrain.value)} {table.words.text(f'terrain-{terrain.value}')}" in beside


def test_what_monsters_go_on_doing_stands_on_the_page_of_the_cards() -> None:
    """The table has room for the beginning of it only, and says so; plainly told it is all there."""
    desk, table, _ = sit_down(edition="heroes")
    effects = ("zombie-plague", "giant-troll-ravage", "dragon-inferno", "gorgon-gaze")
    table = replace(table, view=table.view._replace(in_play=effects), names=("Ana",))
    page = [each.plain.rstrip() for each in table_page(desk, table, Ink(), (80, 24))]
    assert page[12].endswith("…")
    told = table.words.text("card-zombie-plague-effect")
    for lines in (cards_page(table, Ink(), 200), plain_table(desk, table, Ink(plain=True))):
        assert told in "\n".join(each.plain for each in lines)


def test_a_map_that_is_visited_is_named_where_it_is_told_plainly() -> None:
    """Line by line, somebody else's map comes with its name, and with no drawing over it."""
    match: Any = Match(GAME, preset("base"), ["Ana", "Ben"], SeededChance(seed_from("visit")))
    table = Round(Words("en"), match.view(Seat(0)), Seat(0), match.seats, Asked(match, Seat(0)))
    desk = Desk(pencil_for(GAME.menu(match.state, Seat(0)), 4, 4))
    visiting = obey_line(desk, "v", table)
    assert isinstance(visiting, Desk)
    told = [each.plain for each in plain_drawing(visiting, table, Ink(plain=True))]
    assert told[0].startswith("The map of Ben")
    assert not any("[" in each or " on " in each for each in told[1:13])
    lit = obey_line(desk, "a", table)
    assert isinstance(lit, Desk)
    rule = table.words.text(f"card-{table.view.edicts[0]}-rule")
    assert rule in "\n".join(each.plain for each in plain_drawing(lit, table, Ink(plain=True)))


def test_the_score_sheet_of_a_large_table_shows_the_first_ones() -> None:
    """Of a hundred seats only some are told, and how many are left out."""
    match: Any = Match(GAME, preset("base"), [f"P{seat}" for seat in range(100)], SeededChance(seed_from("many")))
    text = "\n".join(each.plain for each in scores_page(match.view(None), match.seats, Words("en"), Ink()))
    assert "94 more" in text


@pytest.mark.parametrize("width", [80, 120, 200])
def test_at_the_end_everybodys_map_is_there_whole(width: int) -> None:
    """However many maps stand side by side, none is cut and none is left out."""
    names = ["Ana", "Ben", "Caleb", "Dora", "Eva"]
    match: Any = Match(GAME, preset("base"), names, SeededChance(seed_from("maps")))
    lines = maps_lines(match.view(None), [Seat(seat) for seat in range(5)], names, Ink(), width)
    text = "\n".join(each.plain for each in lines)
    assert [name for name in names if name not in text] == []
    assert "…" not in text
    assert max(each.cell_len for each in lines) <= width
    assert text.count("11 ") + text.count("11\n") == 5


@pytest.mark.parametrize(("language", "colon"), [("en", ": "), ("es", ": "), ("fr", "\u202f: ")])
def test_a_rule_stands_after_its_name_as_the_language_has_it(language: str, colon: str) -> None:
    """French puts a space before a colon."""
    _, table, _ = sit_down(language)
    name = table.words.text(f"card-{table.view.edicts[0]}")
    assert f"A {name}{colon}" in "\n".join(each.plain for each in cards_page(table, Ink(), 200))
