"""The rulings C01 to C33, each with a test that is named after it. (Scoring cards: see test_pictures_base.py, too.)"""

from collections import Counter
from itertools import product
from typing import Any

import pytest
from tests.games.cartographers import twins
from tests.games.cartographers.sheets import blank, fast, places_of, random_grids
from tests.games.cartographers.table import FULL, Table, drawing, places, shapes, sheet_of, terrains
from tests.games.cartographers.test_pictures_base import PICTURES

from groma.games.cartographers.editions import content
from groma.games.cartographers.events import (
    CardRevealed,
    CoinsGained,
    MatchEnded,
    MonsterWalked,
    NothingDrawn,
    SeasonBegun,
    SeasonScored,
    SeasonStars,
    SeatsAsked,
    ShapeDrawn,
)
from groma.games.cartographers.game import GAME
from groma.games.cartographers.intents import TakeBack
from groma.games.cartographers.notation import parse_space, parse_spaces
from groma.games.cartographers.solo import TITLES, spiral, title, walk
from groma.games.cartographers.state import COIN_TRACK
from groma.games.cartographers.table import Edicts, preset
from groma.kernel.chance import ScriptedChance, SeededChance, seed_from
from groma.kernel.refusal import Refusal

ANY = {"forest", "village", "farm", "water", "monster"}
RUINS_OF_A = {"B6", "C2", "C10", "I2", "I10", "J6"}


def test_C01_rift_lands_after_ruins_go_on_ruins() -> None:
    """The 1x1 goes on an unfilled ruins space, with any terrain of the card."""
    table = Table(cards="temple-ruins rift-lands")
    assert places(table.offered(0)) == RUINS_OF_A
    assert terrains(table.offered(0)) == ANY
    assert shapes(table.offered(0)) == {0}
    assert table.refused(0, drawing("forest", "A1")) == "must-cover-ruins"


def test_C01_rift_lands_after_ruins_without_unfilled_ruins_go_anywhere() -> None:
    """Without an unfilled ruins space, the 1x1 goes anywhere with any terrain."""
    table = Table(cards="temple-ruins rift-lands")
    table.put(0, sheet=sheet_of("f.\n##", rest="#"))
    assert places(table.offered(0)) == {"A2"}
    assert terrains(table.offered(0)) == ANY
    assert shapes(table.offered(0)) == {None}


def test_C02_each_shape_that_can_overlap_ruins_is_allowed_with_its_coin() -> None:
    """Both shapes of Farmland can; every placement covers ruins; the smaller shape still brings its coin."""
    table = Table(cards="outpost-ruins farmland great-river")
    offered = table.offered(0)
    assert shapes(offered) == {0, 1}
    ruins = parse_spaces(sorted(RUINS_OF_A))
    assert all(intent.spaces & ruins for intent in offered)
    table.draw(0, "farm", "C2 D2")
    assert table.said(CoinsGained) == [CoinsGained(0, "shape", 1, 0)]


def test_C02_if_only_one_shape_can_overlap_ruins_it_must_be_that_one() -> None:
    """Beside these ruins there is room for two spaces, not for the cross; the cross fits elsewhere and is refused."""
    table = Table(cards="outpost-ruins farmland")
    table.put(0, sheet=sheet_of("r.###\n#####\n###.#\n##...\n###.#", rest="#"))
    assert shapes(table.offered(0)) == {0}
    assert places(table.offered(0)) == {"A1 A2"}
    assert table.refused(0, drawing("farm", "C4 D3 D4 D5 E4", 1)) == "shape-misses-ruins"


@pytest.mark.parametrize(
    ("edition", "changes", "card", "allowed"),
    [
        ("base", {}, "homestead", {"village", "farm"}),
        ("base", {"fallback_terrain": "any"}, "homestead", ANY),
        ("heroes", {}, "hillside-terrace", ANY | {"hero"}),
        ("heroes", {"fallback_terrain": "card"}, "hillside-terrace", {"farm", "water"}),
        ("combined", {}, "homestead", ANY | {"hero"}),
        ("combined", {"heroes": False}, "homestead", ANY),
    ],
)
def test_C03_the_fallback_without_ruins_has_terrains_by_edition(
    edition: str, changes: dict, card: str, allowed: set[str]
) -> None:
    """Base: the card's; Heroes and both combined: any but mountain, heroes where they are in play; an option rules."""
    table = Table(edition, cards=card, **changes)
    table.put(0, sheet=sheet_of(".#.", rest="#"))
    assert terrains(table.offered(0)) == allowed
    assert places(table.offered(0)) == {"A1", "A3"}
    assert shapes(table.offered(0)) == {None}


def test_C03_a_hero_drawn_as_fallback_has_no_attack_pattern() -> None:
    """It marks nothing, and no monster is destroyed."""
    table = Table("heroes", cards="hillside-terrace lagoon")
    table.put(0, sheet=sheet_of("X.X#.", rest="#"))
    table.draw(0, "hero", "A2", None)
    assert table.seat(0).marks == 0
    assert table.text(0)[0] == "XHX#.######"


def test_C04_the_fallback_after_ruins_has_any_terrain() -> None:
    """Also in the base game, whose other fallback keeps to the card."""
    table = Table(cards="temple-ruins homestead")
    table.put(0, sheet=sheet_of("r#.", rest="#"))
    assert terrains(table.offered(0)) == ANY
    assert places(table.offered(0)) == {"A1", "A3"}


@pytest.mark.parametrize("heroes", [True, False])
def test_C04_combined_the_fallback_after_ruins_may_be_a_hero_where_heroes_are_in_play(heroes: bool) -> None:
    """Whatever the table has agreed on for the fallback without ruins."""
    table = Table("combined", cards="temple-ruins homestead", heroes=heroes, fallback_terrain="card")
    table.put(0, sheet=sheet_of("r#.", rest="#"))
    assert terrains(table.offered(0)) == (ANY | {"hero"} if heroes else ANY)


def test_C05_a_shape_that_fits_only_off_the_ruins_gives_way_to_the_single_space() -> None:
    """The 1x1 is compulsory and may be drawn anywhere, on ruins or not."""
    table = Table(cards="temple-ruins fishing-village great-river")
    table.put(0, sheet=sheet_of("r#....", rest="#"))
    assert places(table.offered(0)) == {"A1", "A3", "A4", "A5", "A6"}
    assert shapes(table.offered(0)) == {None}
    assert table.refused(0, drawing("village", "A3 A4 A5 A6")) == "only-single-space"


def test_C06_the_single_space_has_no_coin() -> None:
    """Whatever shape it replaces: here one with a coin."""
    table = Table(cards="great-river farmland")
    table.put(0, sheet=sheet_of(".#.", rest="#"))
    table.draw(0, "water", "A1", None)
    assert table.said(CoinsGained) == []
    assert table.seat(0).coins == 0


def test_C06_the_single_space_has_no_coin_after_ruins_either() -> None:
    """Not even on the ruins that no shape of the card can reach."""
    table = Table(cards="temple-ruins great-river farmland")
    table.put(0, sheet=sheet_of("r#...", rest="#"))
    table.draw(0, "water", "A1", None)
    assert table.said(CoinsGained) == []


@pytest.mark.parametrize("filling", ["F", "X", "#", "*", "V", "H"])
def test_C07_whatever_fills_surrounds_a_mountain(filling: str) -> None:
    """Own terrain, monsters, wasteland, destroyed spaces; the last gap closed by a drawing brings the coin."""
    table = Table(cards="rift-lands farmland")
    table.put(0, sheet=sheet_of(f".{filling}.\n.M{filling}\n.{filling}.", at="D4"))
    table.draw(0, "water", "E4")
    assert table.said(CoinsGained) == [CoinsGained(0, "mountain", 1, 1 << parse_space("E5"))]
    assert table.seat(0).coins == 1


def test_C07_each_mountain_pays_once() -> None:
    """The next drawing finds it surrounded still and pays nothing; another mountain pays its own."""
    table = Table(cards="rift-lands great-river farmland")
    table.put(0, sheet=sheet_of(".F.\n.MF\n.F.", at="D4"))
    table.draw(0, "water", "E4")
    table.draw(0, "water", "A1 B1 C1")
    assert [event.because for event in table.said(CoinsGained)] == ["shape"]
    assert table.seat(0).coins == 2


def test_C07_two_mountains_closed_by_one_drawing_pay_two() -> None:
    """One event names both."""
    table = Table(cards="rift-lands farmland")
    table.put(0, sheet=sheet_of(".F.F.\nFM.MF\n.F.F.", at="D4"))
    table.draw(0, "water", "E6")
    assert table.said(CoinsGained) == [CoinsGained(0, "mountain", 2, parse_spaces(["E5", "E7"]))]


def test_C07_the_coin_goes_to_the_owner_of_the_sheet_whoever_drew() -> None:
    """Seat 1 closes a mountain of seat 0 with a monster; seat 0 takes the coin."""
    table = Table(seats=2, cards="bugbear-assault farmland")
    table.put(0, sheet=sheet_of("MX#.\n.###\n", rest="#"))
    table.draw(1, "monster", "B1", None)
    table.draw(0, "monster", "A1 A3 B1 B3")
    assert table.said(CoinsGained) == [CoinsGained(0, "mountain", 1, 1 << parse_space("A1"))]
    assert [table.seat(0).coins, table.seat(1).coins] == [1, 0]


def test_C08_without_an_empty_space_nothing_is_drawn_and_the_game_goes_on() -> None:
    """The full sheet is passed over; the other seat draws, and the next card comes."""
    table = Table(seats=2, cards="great-river farmland hamlet")
    table.put(0, sheet=FULL)
    table.set(open=frozenset({1}))
    table.draw(1, "water", "A1 B1 C1")
    assert table.said(NothingDrawn) == [NothingDrawn(0, 0)]
    assert table.awaiting == [1]
    assert table.offered(0) == []
    table.draw(1, "farm", "A2 B2")
    assert table.state.card == "hamlet"


def test_C08_an_ambush_passes_over_a_full_sheet() -> None:
    """Whoever was handed it draws nothing; the owner draws on another's sheet all the same."""
    table = Table(seats=3, cards="rift-lands goblin-attack great-river")
    table.put(1, sheet=FULL)
    table.set(open=frozenset({0, 2}))
    for seat in (0, 2):
        table.draw(seat, "forest", "A1")
    # Goblin Attack goes counter-clockwise: the sheet of seat 1 is before seat 0.
    assert table.said(NothingDrawn) == [NothingDrawn(1, 0)]
    assert (table.phase, table.awaiting) == ("ambush", [1, 2])
    for seat in (1, 2):
        table.draw(seat, "monster", "A2 B3 C4")
    assert {(event.seat, event.by) for event in table.said(ShapeDrawn)} == {(2, 1), (0, 2)}


def test_C08_when_all_sheets_are_full_the_seasons_run_out_by_themselves() -> None:
    """Nobody is asked any more, and the match ends."""
    table = Table(seats=2, cards="rift-lands")
    seeded = SeededChance(seed_from("full"))
    table.put(0, sheet=FULL)
    table.put(1, sheet=sheet_of(".", rest="#"))
    table.set(open=frozenset({1}))
    done = GAME.decide(table.state, 1, drawing("farm", "A1"), seeded)
    assert not isinstance(done, Refusal)
    assert isinstance(done.events[-1], MatchEnded)
    assert GAME.awaiting(done.state) == frozenset()
    assert GAME.outcome(done.state) is not None


@pytest.mark.parametrize("card", ["goblin-attack", "bugbear-assault"])
def test_C09_with_two_players_both_arrows_mean_swapping(card: str) -> None:
    """Each draws on the other's sheet."""
    table = Table(seats=2, cards=f"{card} farmland")
    first = {intent.spaces for intent in table.offered(0)}
    table.do(0, table.offered(0)[0])
    table.do(1, table.offered(1)[-1])
    assert {(event.seat, event.by) for event in table.said(ShapeDrawn)} == {(1, 0), (0, 1)}
    assert len(first) > 100


def test_C10_an_ambush_may_be_turned_and_flipped_and_covers_ruins() -> None:
    """All orientations of the Gnoll Raid, ruins or not; only monsters."""
    table = Table(seats=2, cards="gnoll-raid")
    expected = twins.placements(blank("A"), content().ambushes["gnoll-raid"].shape.cells)
    assert {frozenset(places_of(intent.spaces)) for intent in table.offered(0)} == expected
    assert terrains(table.offered(0)) == {"monster"}
    assert any("C2" in place.split() for place in places(table.offered(0)))


def test_C10_an_ambush_that_fits_nowhere_is_a_single_monster() -> None:
    """Anywhere on that sheet, also on ruins."""
    table = Table(seats=2, cards="gnoll-raid")
    table.put(1, sheet=sheet_of(".#r", rest="#"))
    assert places(table.offered(0)) == {"A1", "A3"}
    assert terrains(table.offered(0)) == {"monster"}
    assert shapes(table.offered(0)) == {None}


def test_C11_an_ambush_after_ruins_comes_first_and_the_ruins_wait() -> None:
    """The monster need not cover ruins; the next explore card must, also past a second ruins card."""
    table = Table(cards="temple-ruins outpost-ruins goblin-attack fishing-village great-river", seats=2)
    assert table.state.card == "goblin-attack"
    for seat in (0, 1):
        table.draw(seat, "monster", "A1 B2 C3")
    assert table.state.card == "fishing-village"
    assert all(intent.spaces & table.seat(0).sheet.ruins for intent in table.offered(0))
    for seat in (0, 1):
        table.draw(seat, "village", "C2 D2 E2 F2")
    assert table.state.card == "great-river"
    assert any(not intent.spaces & table.seat(0).sheet.ruins for intent in table.offered(0))


def test_C11_ruins_wait_past_several_ambushes_and_heroes() -> None:
    """In the combined game ruins, hero, ambush and ruins may follow each other; the explore card then goes on ruins."""
    table = Table("combined", cards="temple-ruins dal-of-jolev goblin-attack outpost-ruins great-river")
    assert not any(isinstance(event, SeatsAsked) and event.question == "draw" for event in table.events)
    table.place(0, "A1")
    assert table.state.card == "great-river"
    unfilled = table.seat(0).sheet.ruins & table.seat(0).sheet.empty
    assert all(intent.spaces & unfilled for intent in table.offered(0))


def test_C11_the_table_says_when_ruins_ask() -> None:
    """While they wait and while the card that follows them is drawn, and not at an ambush after that."""
    table = Table(cards="temple-ruins goblin-attack great-river farmland", seats=2)
    assert GAME.view(table.state, 0).ruins
    for seat in (0, 1):
        table.do(seat, table.offered(seat)[0])
    assert GAME.view(table.state, 0).ruins
    for seat in (0, 1):
        table.do(seat, table.offered(seat)[0])
    assert not GAME.view(table.state, 0).ruins
    again = Table(cards="temple-ruins great-river goblin-attack", seats=2)
    for seat in (0, 1):
        again.do(seat, again.offered(seat)[0])
    assert again.phase == "ambush"
    assert not GAME.view(again.state, 0).ruins


@pytest.mark.parametrize(
    ("edition", "cards"),
    [
        ("base", "goblin-attack temple-ruins rift-lands"),
        ("heroes", "zombie-plague wren-the-lioness kethras-gates"),
    ],
)
def test_C12_ambush_hero_ruins_and_rift_lands_take_no_time(edition: str, cards: str) -> None:
    """An hour before its end a season goes on through all of them."""
    table = Table(edition, cards=f"{cards} {'great-river' if edition == 'base' else 'lagoon'}")
    table.set(time=7)
    while table.state.card not in ("great-river", "lagoon"):
        assert table.state.time == 7
        table.do(0, table.offered(0)[0])
    assert table.state.season == 0
    assert [revealed.time for revealed in GAME.view(table.state, 0).column] == [0, 0, 0, 1]


def test_C13_no_deck_runs_out() -> None:
    """Both decks hold 16 of time, the longest season 8: even the shortest cards last end it before the deck does."""
    for edition in ("base", "heroes"):
        times = sorted(card.time for card in content().explore[edition].values())
        for season in content().seasons[edition]:
            assert sum(times) == 16
            total, turned = 0, 0
            while total < season.threshold:
                total += times[turned]
                turned += 1
            assert turned < len(times)


def test_C14_time_beyond_the_threshold_is_lost() -> None:
    """A card of time 2 on a 7 makes 9 of 8; summer begins with nothing, and its first card makes 2."""
    table = Table(cards="great-river fishing-village homestead")
    table.set(time=7)
    table.draw(0, "water", "A1 B1 C1")
    assert (table.state.season, table.state.time) == (0, 9)
    table.draw(0, "village", "D1 E1 F1 G1")
    assert (table.state.season, table.state.card, table.state.time) == (1, "homestead", 2)


def last_drawing(**parts: Any) -> Table:
    """Spring is over as soon as one space has been drawn; what is before the seat can be put there."""
    table = Table(cards="rift-lands great-river farmland")
    table.put(0, **parts)
    table.set(time=8)
    return table


def test_C15_monsters_cost_a_star_for_each_different_empty_space_every_season() -> None:
    """Unfilled ruins included; the same spaces cost again in the next season."""
    table = last_drawing(sheet=sheet_of("X.X\nr##\n##.", rest="#"))
    table.draw(0, "forest", "C3")
    assert table.said(SeasonScored)[0].stars[0].monsters == 2
    table.set(time=8)
    table.draw(0, "water", "A2", None)
    assert table.said(SeasonScored)[0].stars[0].monsters == 1
    assert table.seat(0).lost_to_monsters == 3


def test_C16_every_coin_pays_again_every_season() -> None:
    """Three coins are 3 stars in spring and 3 in summer."""
    table = last_drawing(coins=3)
    table.draw(0, "monster", "K11")
    assert table.said(SeasonScored)[0].stars[0].coins == 3
    table.set(time=8)
    table.draw(0, "water", "A3 B2 B3 C1 C2", 1)
    assert table.said(SeasonScored)[0].stars[0].coins == 3


def test_C16_the_track_holds_14_coins() -> None:
    """Further coins are ignored, one by one: of two mountains only one pays when one place is left."""
    assert COIN_TRACK == 14
    table = Table(cards="rift-lands great-river farmland")
    table.put(0, sheet=sheet_of(".F.F.\nFM.MF\n.F.F.", at="D4"), coins=13)
    table.draw(0, "water", "E6")
    assert [event.coins for event in table.said(CoinsGained)] == [1]
    assert table.seat(0).coins == 14
    table.draw(0, "water", "A1 B1 C1")
    assert table.said(CoinsGained) == []
    assert table.seat(0).coins == 14


def test_C17_there_is_no_floor() -> None:
    """A season and the total may fall below zero: here 15 threatened spaces and nothing else."""
    table = last_drawing(sheet=sheet_of("X.X.X.X", at="D2"))
    table.draw(0, "monster", "K11")
    assert table.said(SeasonScored)[0].stars == (SeasonStars((0, 0), 0, 15),)
    assert table.seat(0).total == -15


@pytest.mark.parametrize(
    ("card", "drawn_by"),
    [
        ("bugbear-assault", {0: 1, 1: 2, 2: 3, 3: 0}),
        ("kobold-onslaught", {0: 1, 1: 2, 2: 3, 3: 0}),
        ("goblin-attack", {0: 3, 1: 0, 2: 1, 3: 2}),
        ("gnoll-raid", {0: 3, 1: 0, 2: 1, 3: 2}),
    ],
)
def test_C18_sheets_are_passed_along_the_arrow(card: str, drawn_by: dict[int, int]) -> None:
    """Clockwise the sheet of seat i is drawn on by seat i+1, counter-clockwise by seat i-1."""
    table = Table(seats=4, cards=f"{card} farmland")
    for seat in range(4):
        assert drawn_by[GAME.view(table.state, seat).holds] == seat
        table.do(seat, table.offered(seat)[0])
    assert {event.seat: event.by for event in table.said(ShapeDrawn)} == drawn_by
    assert GAME.view(table.state, 2).holds == 2


def test_C19_to_C28_stand_as_pictures() -> None:
    """Each of these rulings about a scoring card has a picture that names it."""
    told = " ".join(picture.says for picture in PICTURES)
    for ruling in ("C19", "C20", "C21", "C22", "C23", "C24", "C25", "C26", "C27", "C28"):
        assert ruling in told


def test_C29_one_card_of_each_stack_is_placed_at_random() -> None:
    """All 256 choices of cards are equally likely, and so are the 24 ways to place them."""
    laid = Counter()
    for picks in product(range(4), repeat=4):
        laid[_edicts([*picks, 0, 0, 0])] += 1
    assert len(laid) == 256
    placed = {_edicts([0, 0, 0, 0, *order]) for order in product(range(4), range(3), range(2))}
    assert len(placed) == 24
    stacks = {card.id: card.stack for card in content().scoring.values()}
    for cards in [*laid, *placed]:
        assert {stacks[card] for card in cards} == {"forest", "farm-water", "village", "spaces"}
        assert all(content().scoring[card].edition == "base" for card in cards)


def test_C29_the_table_may_choose_cards_and_places() -> None:
    """Chosen cards lie as they are named; by stack, only the others are drawn, and all are placed at random."""
    chosen = ("borderlands", "wildholds", "canal-lake", "sentinel-wood")
    assert _edicts([], Edicts("chosen", chosen)) == chosen
    for seed in range(20):
        chance = SeededChance(seed_from(str(seed)))
        options = preset("base", edicts=Edicts("by-stack", ("great-city", "treetower")))
        assert {"great-city", "treetower"} < set(GAME.begin(options, 1, chance).state.edicts)


def _edicts(answers: list[int], edicts: Edicts | None = None) -> tuple[str, ...]:
    script = ScriptedChance([*answers, *[1] * 20])
    return GAME.begin(preset("base", edicts=edicts or Edicts()), 2, script).state.edicts


def _ended(*seasons: SeasonStars) -> Table:
    table = Table(seats=len(seasons), cards="great-river")
    for seat, stars in enumerate(seasons):
        table.put(seat, seasons=(stars,))
    table.end()
    return table


def test_C30_most_stars_win() -> None:
    """Whoever lost more to monsters, if the stars are not equal."""
    outcome = GAME.outcome(_ended(SeasonStars((9, 0), 0, 2), SeasonStars((6, 0), 0, 0)).state)
    assert (outcome.totals, outcome.places, outcome.decided_by) == ((7, 6), (1, 2), "stars")


def test_C30_in_a_tie_fewest_stars_lost_to_monsters_win() -> None:
    """Only among those who are tied."""
    outcome = GAME.outcome(
        _ended(SeasonStars((9, 0), 0, 2), SeasonStars((7, 0), 0, 0), SeasonStars((3, 0), 0, 0)).state
    )
    assert (outcome.places, outcome.decided_by, outcome.winners) == ((2, 1, 3), "fewest-lost-to-monsters", (1,))


def test_C30_still_tied_players_share_the_victory() -> None:
    """The next has place 3."""
    outcome = GAME.outcome(
        _ended(SeasonStars((8, 0), 0, 1), SeasonStars((3, 0), 0, 0), SeasonStars((4, 4), 0, 1)).state
    )
    assert (outcome.places, outcome.decided_by, outcome.winners) == ((1, 3, 1), "shared", (0, 2))


CORNERS = ("top-left", "top-right", "bottom-right", "bottom-left")


@pytest.mark.parametrize("corner", CORNERS)
@pytest.mark.parametrize("direction", ["clockwise", "counter-clockwise"])
def test_C31_the_walk_is_a_spiral_from_the_corner(corner: str, direction: str) -> None:
    """Ring by ring inwards, each from its own corner, in the printed direction, every space once."""
    assert spiral(corner, direction) == twins.ring_walk(corner, direction)
    assert sorted(spiral(corner, direction)) == twins.PLACES


def test_C31_the_walk_of_the_goblins() -> None:
    """From the bottom right corner counter-clockwise: up the right edge."""
    assert spiral("bottom-right", "counter-clockwise")[:3] == [(10, 10), (9, 10), (8, 10)]
    assert spiral("top-left", "counter-clockwise")[:2] == [(0, 0), (1, 0)]
    assert spiral("bottom-left", "clockwise")[:2] == [(10, 0), (9, 0)]
    assert spiral("top-right", "clockwise")[40:42] == [(1, 9), (2, 9)]


@pytest.mark.parametrize("card", list(content().ambushes))
def test_C31_the_monster_takes_the_first_place_on_its_walk(card: str) -> None:
    """Printed orientation only; on any sheet it stands where the twin finds it, or nowhere."""
    ambush = content().ambushes[card]
    found = nowhere = 0
    for grid in random_grids(seed=6, count=60):
        filled = fast(grid).filled
        spaces = next((place for place in walk(ambush) if not place & filled), 0)
        expected = twins.solo_ambush(grid, list(ambush.walk_cells), ambush.corner, ambush.direction)
        assert frozenset(places_of(spaces)) == (expected or frozenset())
        found, nowhere = found + bool(spaces), nowhere + (not spaces)
    assert found > 10
    assert nowhere > 2


@pytest.mark.parametrize(
    ("edition", "card", "spaces"),
    [
        ("base", "goblin-attack", "I9 J10 K11"),
        ("base", "bugbear-assault", "A9 A11 B9 B11"),
        ("base", "kobold-onslaught", "I1 J1 J2 K1"),
        ("base", "gnoll-raid", "A1 A2 B1 C1 C2"),
        ("heroes", "dragon-inferno", "I3 J1 J2 J3 K1"),
        ("heroes", "zombie-plague", "A1"),
        ("heroes", "giant-troll-ravage", "A9 A10 A11 B10"),
    ],
)
def test_C31_on_a_blank_sheet_the_monster_stands_in_its_corner(edition: str, card: str, spaces: str) -> None:
    """Without anybody being asked."""
    table = Table(edition, cards=f"{card} {'great-river' if edition == 'base' else 'lagoon'}")
    assert table.said(MonsterWalked) == [MonsterWalked(0, parse_spaces(spaces.split()), 0)]
    assert table.phase == "draw"
    assert table.drawn(0, "monster") == spaces.split()


def test_C31_a_monster_that_finds_no_room_on_the_edge_tries_the_next_ring() -> None:
    """From the same corner; a gap on the edge that would hold it if it were turned is passed over."""
    table = Table(cards="rift-lands kobold-onslaught great-river")
    lines = ["FFFFFFFFFFF", *["F.........F"] * 8, "FFFFFF.FFFF", "FFFFF...FFF"]
    table.put(0, sheet=sheet_of("\n".join(lines)))
    table.draw(0, "forest", "E5")
    assert table.drawn(0, "monster") == ["G2", "H2", "H3", "I2"]


def test_C31_a_monster_without_room_is_ignored() -> None:
    """No single space stands in for it; the next card comes at once."""
    table = Table(cards="rift-lands gnoll-raid great-river")
    table.put(0, sheet=sheet_of(".#.#.#", rest="#"))
    table.draw(0, "forest", "A1")
    assert table.said(MonsterWalked) == [MonsterWalked(0, 0, 0)]
    assert table.drawn(0, "monster") == []
    assert table.state.card == "great-river"


def test_C31_the_monster_may_close_a_mountain_and_pay_its_coin() -> None:
    """The Gnoll Raid in the top left corner closes the mountain in its mouth."""
    table = Table(cards="rift-lands gnoll-raid great-river")
    table.put(0, sheet=sheet_of("....\n.MF.\n...."))
    table.draw(0, "forest", "K11")
    assert table.drawn(0, "monster") == ["A1", "A2", "B1", "C1", "C2"]
    assert table.said(CoinsGained) == [CoinsGained(0, "mountain", 1, 1 << parse_space("B2"))]


def test_C32_the_rating_is_the_total_less_the_solo_numbers() -> None:
    """Sentinel Wood 25, Canal Lake 24, Wildholds 16 and Borderlands 24 make 89."""
    table = _ended(SeasonStars((60, 40), 3, 2))
    outcome = GAME.outcome(table.state)
    assert outcome.totals == (101,)
    assert outcome.details["rating"] == 101 - 89
    assert (outcome.details["title"], outcome.decided_by) == ("journeyman-topographer", "solo")


@pytest.mark.parametrize(
    ("rating", "name"),
    [
        (31, "legendary-cartographer"),
        (30, "legendary-cartographer"),
        (29, "master-mapsmith"),
        (20, "master-mapsmith"),
        (19, "journeyman-topographer"),
        (10, "journeyman-topographer"),
        (9, "apprentice-surveyor"),
        (0, "apprentice-surveyor"),
        (-1, "amateur-assessor"),
        (-5, "amateur-assessor"),
        (-6, "inept-assistant"),
        (-10, "inept-assistant"),
        (-11, "dimwitted-doodler"),
        (-20, "dimwitted-doodler"),
        (-21, "oblivious-inkdrinker"),
        (-30, "oblivious-inkdrinker"),
        (-31, None),
    ],
)
def test_C32_the_title_is_the_highest_whose_mark_is_met(rating: int, name: str | None) -> None:
    """Below -30 there is none."""
    assert title(rating) == name
    assert len(TITLES) == 8


def test_C33_a_drawing_may_be_changed_until_all_have_finished() -> None:
    """Taken back and drawn anew as often as one likes; after the last one it stands."""
    table = Table(seats=2, cards="great-river farmland")
    table.draw(0, "water", "A1 B1 C1")
    assert table.offered(0) == [TakeBack()]
    assert table.refused(0, drawing("water", "A2 B2 C2")) == "take-back-first"
    table.take_back(0)
    table.draw(0, "water", "A2 B2 C2")
    assert table.drawn(0, "water") == []
    table.draw(1, "water", "A1 B1 C1")
    assert table.drawn(0, "water") == ["A2", "B2", "C2"]
    assert table.refused(0, TakeBack()) == "nothing-to-take-back"


@pytest.mark.parametrize("card", ["zombie-plague", "wren-the-lioness", "kethras-gates"])
def test_C33_whatever_is_asked_may_be_changed_until_all_have_answered(card: str) -> None:
    """A monster on a neighbour's sheet and a hero as well as a drawing of one's own."""
    table = Table("heroes", seats=2, cards=f"{card} lagoon")
    before = [table.text(0), table.text(1)]
    first, *_, last = table.offered(0)
    table.do(0, first)
    assert table.offered(0) == [TakeBack()]
    table.take_back(0)
    table.do(0, last)
    assert [table.text(0), table.text(1)] == before
    own = table.offered(1)[-1]
    table.do(1, own)
    expected = Table("heroes", seats=2, cards=f"{card} lagoon")
    expected.do(0, last)
    expected.do(1, own)
    assert table.state.seats == expected.state.seats
    assert table.refused(0, TakeBack()) == "nothing-to-take-back"


def test_C33_the_space_that_a_gorgon_destroys_may_be_changed_until_all_have_chosen() -> None:
    """Taken back it was never destroyed."""
    table = Table("heroes", seats=2, cards="gorgon-gaze lagoon")
    for seat in (0, 1):
        table.draw(seat, "monster", "D5 D7 E6")
    table.destroy(0, "D6")
    table.take_back(0)
    table.destroy(0, "E5")
    table.destroy(1, "D6")
    assert (table.drawn(1, "destroyed"), table.drawn(0, "destroyed")) == (["E5"], ["D6"])


def test_a_turn_has_its_phases_and_a_season_its_end() -> None:
    """A whole spring: cards are turned until 8 is reached, edicts A and B are evaluated, summer begins."""
    table = Table(seats=2, cards="fishing-village homestead orchard marshlands great-river")
    revealed = []
    while table.state.season == 0:
        revealed += [event.card for event in table.said(CardRevealed)]
        for seat in (0, 1):
            table.do(seat, table.offered(seat)[0])
    assert revealed == ["fishing-village", "homestead", "orchard", "marshlands"]
    kinds = [type(event) for event in table.events]
    assert kinds.index(SeasonScored) < kinds.index(SeasonBegun) < kinds.index(CardRevealed)
    assert (table.state.season, table.state.time, table.state.column) == (1, 1, ("great-river",))
