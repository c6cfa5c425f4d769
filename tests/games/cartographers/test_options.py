"""What is offered as data, and the reason for which everything else is refused."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.cartographers.table import FULL, Table, drawing, sheet_of, written

from groma.games.cartographers.events import NothingDrawn
from groma.games.cartographers.game import GAME
from groma.games.cartographers.intents import DestroySpace, DrawShape, Intent, PlaceHero, TakeBack
from groma.games.cartographers.notation import parse_space, parse_spaces
from groma.games.cartographers.sheet import Terrain
from groma.games.cartographers.table import edition_of, preset, random_table
from groma.kernel.chance import SeededChance, seed_from
from groma.kernel.refusal import Refusal, RefusedError
from groma.kernel.seats import Seat


def refusal(table: Table, seat: int, intent: Intent) -> tuple[str, dict[str, Any]]:
    answer = GAME.decide(table.state, Seat(seat), intent, table.chance)
    assert isinstance(answer, Refusal)
    assert GAME.preview(table.state, Seat(seat), intent) == answer or isinstance(intent, TakeBack)
    return answer.code, dict(answer.facts)


@pytest.mark.parametrize(
    ("intent", "code", "facts"),
    [
        (
            drawing("farm", "A1 B1 C1"),
            "wrong-terrain",
            {"terrain": "farm", "card": "great-river", "terrains": ("water",)},
        ),
        (drawing("water", "A1 B1"), "not-this-shape", {"card": "great-river", "shape": 0}),
        (drawing("water", "A1 B1 C1", 1), "not-this-shape", {"card": "great-river", "shape": 1}),
        (drawing("water", "A10 A11 B1"), "not-this-shape", {"card": "great-river", "shape": 0}),
        (drawing("water", ""), "not-this-shape", {"card": "great-river", "shape": 0}),
        (drawing("water", "B2 B3 B4"), "overlaps-filled-space", {"space": "B4"}),
        (drawing("water", "A1", None), "a-shape-fits", {"card": "great-river"}),
        (drawing("water", "A1 B1 C1", 2), "no-such-shape", {"card": "great-river", "shape": 2}),
        (drawing("water", "A1 B1 C1", -1), "no-such-shape", {"card": "great-river", "shape": -1}),
        (DestroySpace(parse_space("A1")), "another-question", {"question": "draw"}),
        (PlaceHero(parse_space("A1"), 0), "another-question", {"question": "draw"}),
        (TakeBack(), "nothing-to-take-back", {}),
    ],
)
def test_a_drawing_is_refused_with_its_reason(intent: Intent, code: str, facts: dict[str, Any]) -> None:
    """The first thing that is wrong with it, and the facts that the sentence needs."""
    assert refusal(Table(cards="great-river"), 0, intent) == (code, facts)


def test_where_no_shape_fits_the_reason_says_so() -> None:
    """A shape that is on the card but fits nowhere, or fits off the ruins only; or any shape where none fits."""
    table = Table(cards="great-river")
    table.put(0, sheet=sheet_of("...", rest="#"))
    assert refusal(table, 0, drawing("water", "A3 B2 B3 C1 C2", 1))[0] == "shape-fits-nowhere"
    table.put(0, sheet=sheet_of(".#.", rest="#"))
    only = ("only-single-space", {"card": "great-river", "why": "no-shape-fits"})
    assert refusal(table, 0, drawing("water", "A1 B1 C1")) == only
    ruins = Table(cards="temple-ruins great-river")
    ruins.put(0, sheet=sheet_of("r#...", rest="#"))
    only = ("only-single-space", {"card": "great-river", "why": "no-shape-on-ruins"})
    assert refusal(ruins, 0, drawing("water", "A3 A4 A5")) == only
    ruins.put(0, sheet=sheet_of("r..\n###", rest="#"))
    assert refusal(ruins, 0, drawing("water", "A3 B2 B3 C1 C2", 1)) == ("shape-misses-ruins", {"card": "great-river"})


def test_nobody_may_do_what_is_not_asked_of_them() -> None:
    """Before others have chosen, after the end, and without an empty space."""
    table = Table(seats=2, cards="great-river farmland hamlet")
    table.put(0, sheet=FULL)
    table.set(open=frozenset({1}))
    assert refusal(table, 0, drawing("water", "A1 B1 C1")) == ("not-awaited", {})
    assert GAME.menu(table.state, Seat(0)) == {"kind": "nothing", "on": 0}
    table.end()
    answer = GAME.decide(table.state, Seat(1), drawing("water", "A1 B1 C1"), table.chance)
    assert isinstance(answer, Refusal)
    assert answer.code == "match-over"
    assert table.offered(1) == []


def test_a_hero_that_finds_no_empty_space_is_not_placed() -> None:
    """The full sheet is passed over, and the game goes on. (C08)"""
    table = Table("heroes", seats=2, cards="kethras-gates wren-the-lioness lagoon")
    table.put(0, sheet=FULL)
    table.set(open=frozenset({1}))
    table.draw(1, "forest", "A1")
    assert table.said(NothingDrawn) == [NothingDrawn(0, 0)]
    assert (table.phase, table.awaiting) == ("hero", [1])


def test_who_has_chosen_may_only_take_back() -> None:
    """The page is told so; what taking back would bring is nothing."""
    table = Table(seats=2, cards="great-river")
    table.draw(0, "water", "A1 B1 C1")
    assert GAME.menu(table.state, Seat(0)) == {"kind": "ready", "on": 0}
    told = GAME.preview(table.state, Seat(0), TakeBack())
    assert (told["change"], told["destroyed"], told["on"]) == (0, [], 0)


def test_a_season_that_has_been_counted_does_not_change_any_more() -> None:
    """What the Troll destroys then may change edicts, coins and monsters, but not the stars of the season. (H09)"""
    table = Table("heroes", cards="kethras-gates lagoon")
    table.put(0, sheet=sheet_of("X.M#\n##.#"), initials=written("troll", "A1"))
    assert GAME.preview(table.state, Seat(0), drawing("forest", "A2"))["change"] == 1
    table.set(time=8, in_play=("giant-troll-ravage",))
    table.draw(0, "forest", "B3")
    told = GAME.preview(table.state, Seat(0), DestroySpace(parse_space("A2")))
    assert told["coins"] == {"before": 0, "after": 1}
    assert (told["monsters"]["before"], told["monsters"]["after"]) == (1, 0)
    assert (told["destroyed"], told["change"]) == (["A2"], 0)


def intents_of(menu: dict[str, Any]) -> list[Intent]:
    """All intents that a page can put together from a menu."""
    kind = menu["kind"]
    if kind == "nothing":
        return []
    if kind == "ready":
        return [TakeBack()]
    if kind == "destroy":
        return [DestroySpace(parse_space(name)) for name in menu["spaces"]]
    if kind == "hero":
        spaces = [parse_space(name) for name in menu["spaces"]]
        return [PlaceHero(space, turn["turn"]) for space in spaces for turn in menu["turns"]]
    found: list[Intent] = []
    for shape in menu["shapes"]:
        for orientation in shape["orientations"]:
            for anchor in orientation["anchors"]:
                row, column = divmod(parse_space(anchor), 11)
                names = [f"{'ABCDEFGHIJK'[row + down]}{column + right + 1}" for down, right in orientation["cells"]]
                spaces = parse_spaces(names)
                found += [DrawShape(shape["shape"], Terrain(terrain), spaces) for terrain in shape["terrains"]]
    return found


@pytest.mark.parametrize("edition", ["base", "heroes", "combined"])
def test_a_menu_holds_exactly_the_options(edition: Any) -> None:
    """In whole games, a page can put together from the menu what is offered, in the same order, and nothing else."""
    kinds: Counter[str] = Counter()
    for seed in range(6):
        dice, chance = Random(seed), SeededChance(seed_from(f"menu {seed}"))
        state = GAME.begin(preset(edition), 2, chance).state
        while GAME.awaiting(state):
            for seat in (Seat(0), Seat(1)):
                menu = GAME.menu(state, seat)
                if kinds[menu["kind"]] < 25:
                    assert intents_of(menu) == list(GAME.options(state, seat))
                    kinds[menu["kind"]] += 1
            seat = dice.choice(sorted(GAME.awaiting(state)))
            options = GAME.options(state, seat)
            done = GAME.decide(state, seat, options[dice.randrange(len(options))], chance)
            assert not isinstance(done, Refusal)
            state = done.state
    assert set(kinds) >= {"draw", "ready"} | ({"hero", "destroy"} if edition != "base" else set())


def test_a_menu_tells_how_to_turn_and_flip() -> None:
    """From each orientation a quarter turn clockwise and a flip left to right lead to another of the list."""
    for shape in GAME.menu(Table(cards="great-river").state, Seat(0))["shapes"]:
        ways = shape["orientations"]
        for way in ways:
            assert _corner([[c, -r] for r, c in way["cells"]]) == ways[way["turned"]]["cells"]
            assert _corner([[r, -c] for r, c in way["cells"]]) == ways[way["flipped"]]["cells"]


def _corner(cells: list[list[int]]) -> list[list[int]]:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return sorted([row - top, column - left] for row, column in cells)


def test_a_menu_says_why_a_choice_is_bound() -> None:
    """By ruins, or because nothing fits; the coin stands with its shape."""
    menu = GAME.menu(Table(cards="temple-ruins great-river").state, Seat(0))
    assert (menu["kind"], menu["card"], menu["why"]) == ("draw", "great-river", "ruins")
    assert [(shape["shape"], shape["coin"]) for shape in menu["shapes"]] == [(0, True), (1, False)]
    table = Table(cards="great-river")
    assert GAME.menu(table.state, Seat(0))["why"] is None
    table.put(0, sheet=sheet_of(".#.", rest="#"))
    menu = GAME.menu(table.state, Seat(0))
    assert (menu["why"], menu["shapes"][0]["shape"], menu["shapes"][0]["coin"]) == ("no-shape-fits", None, False)


def test_the_menus_of_monsters() -> None:
    """Whose effect it is, and on whose sheet."""
    table = Table("heroes", cards="kethras-gates lagoon")
    table.put(0, sheet=sheet_of("X"), initials=written("troll", "A1"))
    table.set(time=8, in_play=("giant-troll-ravage",))
    table.draw(0, "forest", "K11")
    assert GAME.menu(table.state, Seat(0)) == {"kind": "destroy", "by": "troll", "spaces": ["A2", "B1"], "on": 0}
    passed = Table("heroes", seats=3, cards="gorgon-gaze lagoon")
    assert [GAME.menu(passed.state, Seat(seat))["on"] for seat in range(3)] == [2, 0, 1]


@pytest.mark.parametrize(
    ("choices", "edition"),
    [
        ((None, None, None, (), None, ()), "base"),
        (("B", None, None, (), None, ()), "base"),
        (("C", None, None, (), None, ()), "heroes"),
        (("C", None, None, (), False, ()), "combined"),
        (("A", None, None, (), True, ()), "combined"),
        ((None, "heroes", None, (), None, ()), "heroes"),
        ((None, "heroes", "base", (), None, ()), "combined"),
        ((None, None, None, ("zombie-plague",), None, ()), "heroes"),
        ((None, None, None, ("zombie-plague", "gnoll-raid"), None, ()), "combined"),
        ((None, None, None, (), None, ("silos",)), "heroes"),
        ((None, None, None, (), None, ("silos", "treetower")), "combined"),
        ((None, None, None, (), False, ()), "base"),
        (("Z", None, None, ("orc",), None, ("unknown",)), "base"),
    ],
)
def test_what_is_chosen_tells_which_game_is_meant(choices: Any, edition: str) -> None:
    """All of one box is that game alone, anything mixed is both combined. (H20)"""
    assert edition_of(*choices) == edition


def test_an_edition_that_does_not_exist_is_refused() -> None:
    """With those that do."""
    with pytest.raises(RefusedError, match="unknown-edition"):
        preset("skills")  # type: ignore[arg-type]


def test_any_table_from_dice_is_one_the_rulebooks_allow() -> None:
    """Three hundred of them, of every edition, with every sheet. (H20)"""
    tables = [random_table(Random(seed)) for seed in range(300)]
    assert all(GAME.check(table, 1) is None for table in tables)
    assert {table.edition for table in tables} == {"base", "heroes", "combined"}
    assert {table.sheet for table in tables} == set("ABCD")
    assert {table.edicts.how for table in tables} == {"random", "chosen", "by-stack"}
    assert {len(table.ambushes) for table in tables} == {4, 5, 6, 7, 8}
    assert len(set(tables)) > 200
