"""The rulings H01 to H22, each with a test that is named after it, and what happens where two of them meet."""

from collections import Counter
from typing import Any

import pytest
from tests.content.test_facts import HEROES
from tests.games.cartographers import twins
from tests.games.cartographers.table import Table, drawing, places, shapes, sheet_of, terrains, written
from tests.games.cartographers.test_pictures_heroes import PICTURES

from groma.games.cartographers.editions import content
from groma.games.cartographers.events import (
    CardRevealed,
    CoinsGained,
    EffectResolved,
    HeroPlaced,
    MatchEnded,
    MonstersSpread,
    MonsterWalked,
    SeasonScored,
    SeatsAsked,
    ShapeDrawn,
    SpaceDestroyed,
)
from groma.games.cartographers.game import GAME
from groma.games.cartographers.intents import DestroySpace, PlaceHero
from groma.games.cartographers.notation import parse_space, parse_spaces, spaces_names
from groma.games.cartographers.sheet import Terrain, monster_penalty_spaces
from groma.games.cartographers.state import explore_deck
from groma.games.cartographers.table import Edicts, TableOptions, preset
from groma.kernel.chance import SeededChance, seed_from
from groma.kernel.refusal import Refusal


def spaces(names: str) -> int:
    return parse_spaces(names.split())


def season_end(sheet: Any, seats: int = 1, season: int = 0, in_play: str = "", **parts: Any) -> Table:
    """Every seat has one space to draw, K11 will do, before this season is over; the sheet lies before seat 0."""
    table = Table("heroes", seats=seats, cards="kethras-gates lagoon pasture")
    table.put(0, sheet=sheet, **parts)
    table.set(time=8, season=season, in_play=tuple(in_play.split()))
    return table


def end_season(table: Table) -> None:
    for seat in table.awaiting:
        table.draw(seat, "forest", "K11")


HEART = Edicts("chosen", ("heart-of-the-forest", "craylund", "gnomish-colony", "silos"))


@pytest.mark.parametrize(("printing", "stars"), [("rulebook", 3), ("box", 2)])
def test_H01_a_table_scores_by_its_printing(printing: str, stars: int) -> None:
    """Heart of the Forest brings 3 by the rulebook, which is the default, and 2 by the cards in the box."""
    table = Table("heroes", cards="kethras-gates lagoon", edicts=HEART, printing=printing)
    table.put(0, sheet=sheet_of(".F.\nFFF\n.F.", at="D4"))
    table.set(time=8)
    table.draw(0, "water", "K11")
    assert table.said(SeasonScored)[0].stars[0].edicts == (stars, 0)
    assert preset("heroes").printing == "rulebook"


def test_H01_solo_numbers_do_not_depend_on_the_printing() -> None:
    """The rating is the same for the same total."""
    ratings = set()
    for printing in ("rulebook", "box"):
        table = Table("heroes", cards="lagoon", printing=printing)
        table.end()
        ratings.add(GAME.outcome(table.state).details["rating"])
    assert ratings == {-(18 + 12 + 12 + 30)}


def test_H01_a_printing_that_does_not_exist_is_refused() -> None:
    """With those that do."""
    refusal = GAME.check(preset("heroes", printing="gold"), 1)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.facts["known"]) == ("unknown-printing", ("rulebook", "box"))


def test_H02_a_destroyed_space_is_filled_has_no_terrain_and_costs_nothing() -> None:
    """It closes a mountain, cannot be drawn on, and a destroyed monster threatens nobody."""
    table = Table("heroes", cards="dobrik-of-lorkheim lagoon")
    table.put(0, sheet=sheet_of("..X..\n.#M#.\n..X..", at="D4"))
    before = monster_penalty_spaces(table.seat(0).sheet).bit_count()
    table.place(0, "C6")
    assert before == 6
    assert table.drawn(0, "destroyed") == ["D6"]
    assert monster_penalty_spaces(table.seat(0).sheet).bit_count() == 3
    assert not any(intent.spaces & spaces("D6") for intent in table.offered(0))
    assert table.said(CoinsGained) == [CoinsGained(0, "mountain", 1, spaces("E6"))]


@pytest.mark.parametrize("hero", list(HEROES))
def test_H03_a_hero_stands_on_any_empty_space_in_any_turn(hero: str) -> None:
    """Its marks may cover filled spaces and run off the sheet; ruins are empty spaces."""
    _, pattern, turns = HEROES[hero]
    table = Table("heroes", cards=f"{hero} lagoon", sheet="D")
    empty = set(spaces_names(table.seat(0).sheet.empty))
    offered = table.offered(0)
    assert len(offered) == len(set(offered)) == len(empty) * turns
    assert {intent.space for intent in offered} == {parse_space(name) for name in empty}
    for intent in offered[:: 1 if turns == 1 else 7]:
        row, column = divmod(intent.space, 11)
        turned = set(pattern)
        for _ in range(intent.turn):
            turned = {(right, -down) for down, right in turned}
        expected = {(row + down, column + right) for down, right in turned}
        done = GAME.decide(table.state, 0, intent, Table("heroes", cards=f"{hero} lagoon", sheet="D").chance.at(2))
        assert not isinstance(done, Refusal)
        placed = next(event for event in done.events if isinstance(event, HeroPlaced))
        on_sheet = {place for place in expected if twins.is_on_sheet(place)}
        assert placed.marks == sum(1 << (11 * r + c) for r, c in on_sheet)


def test_H03_a_hero_does_not_stand_on_a_filled_space_or_in_a_turn_it_has_not() -> None:
    """Each is refused with its own reason."""
    table = Table("heroes", cards="freyla-the-true lagoon")
    assert table.refused(0, PlaceHero(parse_space("B2"), 0)) == "overlaps-filled-space"
    assert table.refused(0, PlaceHero(parse_space("A1"), 4)) == "no-such-turn"
    assert table.refused(0, drawing("forest", "A1")) == "another-question"


def test_H04_attack_marks_fill_nothing_and_last() -> None:
    """Marked spaces are drawn on as before; a season later a monster drawn there is still destroyed."""
    table = Table("heroes", cards="dobrik-of-lorkheim kethras-gates kethras-gates lagoon")
    table.place(0, "E5")
    assert table.seat(0).marks == spaces("D5 E4 E6 F5")
    assert {"D5", "E4", "E6", "F5"} < places(table.offered(0))
    assert table.seat(0).sheet.empty & table.seat(0).marks == table.seat(0).marks
    table.set(time=8)
    table.draw(0, "forest", "D5")
    assert table.state.season == 1
    table.draw(0, "monster", "E4")
    assert table.drawn(0, "destroyed") == ["E4"]
    assert table.drawn(0, "forest") == ["D5"]


def test_H04_the_marks_of_all_heroes_last() -> None:
    """A second hero adds its marks to those of the first."""
    table = Table("heroes", cards="dobrik-of-lorkheim kethras-gates dal-of-jolev lagoon")
    table.place(0, "E5")
    table.set(time=8)
    table.draw(0, "forest", "K11")
    table.place(0, "A1")
    assert table.seat(0).marks == spaces("B2 D5 E4 E6 F5")


def test_H04_marks_last_when_the_hero_itself_is_destroyed() -> None:
    """The Gorgon destroys Freyla; a monster drawn where she attacked is destroyed all the same."""
    table = Table("heroes", cards="freyla-the-true kethras-gates gorgon-gaze lagoon")
    table.place(0, "J10", 3)
    assert table.seat(0).marks == spaces("G10 H10 I10")
    table.set(time=8)
    table.draw(0, "forest", "A1")
    table.destroy(0, "J10")
    assert (table.drawn(0, "hero"), table.drawn(0, "destroyed")) == ([], ["J10"])
    assert table.seat(0).marks == spaces("G10 H10 I10")
    table.again("kethras-gates", "pasture")
    table.draw(0, "monster", "H10")
    assert table.drawn(0, "destroyed") == ["H10", "J10"]


def test_H05_monsters_on_a_mark_are_destroyed_when_the_hero_is_drawn() -> None:
    """Only monsters, and only those under the pattern."""
    table = Table("heroes", cards="dal-of-jolev lagoon")
    table.put(0, sheet=sheet_of("XXX\nX.X\nFXx", at="D4"))
    table.place(0, "E5")
    assert [line[3:6] for line in table.text(0)[3:6]] == ["*X*", "XHX", "FX+"]
    assert table.said(HeroPlaced)[0].destroyed == spaces("D4 D6 F6")


def test_H05_an_ambush_is_destroyed_space_by_space() -> None:
    """What lies under a mark is destroyed, the rest of the monster lives."""
    table = Table("heroes", seats=2, cards="giant-troll-ravage lagoon")
    table.put(1, sheet=sheet_of("."), marks=spaces("A1 A2"))
    table.draw(0, "monster", "A1 A2 A3 B2")
    table.do(1, table.offered(1)[0])
    drawn = next(event for event in table.said(ShapeDrawn) if event.seat == 1)
    assert drawn.destroyed == spaces("A1 A2")
    assert (table.drawn(1, "destroyed"), table.drawn(1, "monster")) == (["A1", "A2"], ["A3", "B2"])
    assert table.seat(1).living("troll") == spaces("A3 B2")


def test_H05_the_single_monster_of_an_ambush_is_destroyed_too() -> None:
    """It fell back to a 1x1, on a mark."""
    table = Table("heroes", seats=2, cards="giant-troll-ravage lagoon")
    table.put(1, sheet=sheet_of(".#.", rest="#"), marks=spaces("A1"))
    table.draw(0, "monster", "A1", None)
    table.do(1, table.offered(1)[0])
    assert table.drawn(1, "destroyed") == ["A1"]


def test_H05_a_monster_of_kethras_gates_and_of_the_fallback_is_destroyed() -> None:
    """Drawn by the player's own choice; forest on the same space would live."""
    table = Table("heroes", cards="kethras-gates hillside-terrace lagoon")
    table.put(0, sheet=sheet_of("..#.", rest="#"), marks=spaces("A1 A4"))
    table.draw(0, "monster", "A1")
    table.draw(0, "monster", "A4", None)
    assert table.drawn(0, "destroyed") == ["A1", "A4"]
    assert table.drawn(0, "monster") == []


def test_H05_monsters_of_both_games_are_destroyed_where_the_games_are_combined() -> None:
    """A base ambush, and a monster drawn as the fallback after ruins."""
    table = Table("combined", seats=2, cards="goblin-attack temple-ruins homestead great-river")
    table.put(1, sheet=sheet_of("r..\n#.#\n##.", rest="#"), marks=spaces("A1 B2"))
    table.draw(0, "monster", "A1 B2 C3")
    table.do(1, table.offered(1)[0])
    assert (table.drawn(1, "destroyed"), table.drawn(1, "monster")) == (["A1", "B2"], ["C3"])
    table.put(1, sheet=sheet_of("r#.", rest="#"), marks=spaces("A3"))
    table.draw(1, "monster", "A3", None)
    table.do(0, table.offered(0)[0])
    assert (table.drawn(1, "destroyed"), table.drawn(1, "monster")) == (["A3"], [])


def test_H05_in_solo_the_monster_walks_into_the_marks() -> None:
    """The walk does not care for them, and what it draws there is destroyed."""
    table = Table("heroes", cards="kethras-gates giant-troll-ravage lagoon")
    table.put(0, marks=spaces("A10 B10"))
    table.draw(0, "forest", "K11")
    assert table.said(MonsterWalked) == [MonsterWalked(0, spaces("A9 A10 A11 B10"), spaces("A10 B10"))]
    assert table.drawn(0, "monster") == ["A9", "A11"]


def test_H06_a_single_monster_bears_no_initial_and_has_no_effect() -> None:
    """The troll fell back to a 1x1 on one sheet; only the other sheet's owner is asked at the end of the season."""
    table = Table("heroes", seats=2, cards="giant-troll-ravage kethras-gates lagoon")
    table.put(1, sheet=sheet_of(".#.#.", rest="#"))
    table.draw(0, "monster", "A3", None)
    table.draw(1, "monster", "E5 E6 E7 F6")
    assert [table.seat(seat).initials.troll for seat in (0, 1)] == [spaces("E5 E6 E7 F6"), 0]
    table.set(time=8)
    table.draw(0, "forest", "K11")
    table.draw(1, "forest", "A1")
    assert table.awaiting == [0]
    assert table.phase == "troll"


def test_H06_a_single_monster_in_place_of_the_gorgon_destroys_nothing() -> None:
    """Only who drew a whole Gorgon is asked for a space beside it."""
    table = Table("heroes", seats=2, cards="gorgon-gaze lagoon")
    table.put(1, sheet=sheet_of(".#..", rest="#"))
    table.draw(0, "monster", "A1", None)
    table.draw(1, "monster", "D5 D7 E6")
    assert (table.phase, table.awaiting) == ("gorgon", [1])


def test_H06_a_single_monster_in_place_of_the_dragon_pays_nothing() -> None:
    """Though no empty space is left beside it."""
    table = Table("heroes", seats=2, cards="dragon-inferno lagoon")
    table.put(1, sheet=sheet_of(".#.", rest="#"))
    table.draw(0, "monster", "A1", None)
    table.do(1, table.offered(1)[0])
    assert table.said(CoinsGained) == []
    assert not table.seat(1).has_bounty


def test_H06_in_solo_an_ambush_without_room_is_ignored() -> None:
    """No 1x1, no initial, no gaze, and nothing at the end of the season."""
    table = Table("heroes", cards="kethras-gates gorgon-gaze lagoon")
    table.put(0, sheet=sheet_of(".#.#.", rest="#"))
    table.draw(0, "forest", "A1")
    assert table.said(MonsterWalked) == [MonsterWalked(0, 0, 0)]
    assert table.seat(0).initials.gorgon == 0
    assert table.phase == "draw"


def test_H07_the_gorgon_destroys_a_space_beside_it_and_whoever_drew_chooses() -> None:
    """Empty spaces, ruins and any drawn terrain, heroes and other monsters too; not mountain, wasteland, destroyed."""
    table = Table("heroes", seats=3, cards="gorgon-gaze lagoon")
    # Gorgon Gaze goes clockwise: the sheet of seat 0 is drawn on by seat 1.
    table.put(0, sheet=sheet_of("M.F.#\n...rX\n.H*V.", at="D4"))
    table.draw(1, "monster", "D5 D7 E6")
    for seat in (0, 2):
        table.do(seat, table.offered(seat)[0])
    assert table.said(SeatsAsked)[0].question == "gorgon"
    assert table.awaiting == [0, 1, 2]
    targets = {spaces_names(1 << intent.space)[0] for intent in table.offered(1)}
    assert targets == {"C5", "D6", "E5", "C7", "E7"}
    assert table.refused(1, DestroySpace(parse_space("D4"))) == "not-a-target"
    assert table.refused(1, DestroySpace(parse_space("F6"))) == "not-a-target"
    table.destroy(1, "E7")
    assert table.drawn(0, "destroyed") == ["F6"]  # sealed until all have chosen
    for seat in (0, 2):
        table.do(seat, table.offered(seat)[0])
    assert SpaceDestroyed(0, 1, parse_space("E7"), "gorgon") in table.events
    assert "E7" in table.drawn(0, "destroyed")
    assert table.seat(0).sheet.ruins >> parse_space("E7") & 1


def test_H07_drawn_terrain_beside_the_gorgon_can_be_destroyed() -> None:
    """A hero, a village, another monster: each is on offer."""
    table = Table("heroes", seats=2, cards="gorgon-gaze lagoon")
    table.put(1, sheet=sheet_of(".H.\nV.X\n#F#", at="E5"))
    table.draw(0, "monster", "E5 E7 F6")
    table.do(1, table.offered(1)[0])
    targets = {spaces_names(1 << intent.space)[0] for intent in table.offered(0)}
    assert {"E6", "F5", "F7", "G6"} < targets


def test_H07_it_is_compulsory_if_possible_and_nothing_if_not() -> None:
    """No other intent is taken while a space can be destroyed; shut in from the start, nobody is asked."""
    table = Table("heroes", seats=2, cards="gorgon-gaze lagoon pasture")
    table.put(1, sheet=sheet_of(".#.\n#.#", rest="#"))
    table.draw(0, "monster", "A1 A3 B2")
    table.do(1, table.offered(1)[0])
    assert (table.phase, table.awaiting) == ("gorgon", [1])
    assert table.refused(1, drawing("water", "K1 J2")) == "another-question"
    table.do(1, table.offered(1)[0])
    assert table.phase == "draw"


def test_H07_nothing_if_heroes_destroyed_the_whole_gorgon() -> None:
    """With one space of three left, only what lies beside that one can be destroyed."""
    for marks, expected in (("D5 D7 E6", set()), ("D5 E6", {"C7", "D6", "D8", "E7"})):
        table = Table("heroes", seats=2, cards="gorgon-gaze lagoon pasture")
        table.put(1, sheet=sheet_of(".", at="A1"), marks=spaces(marks))
        table.draw(0, "monster", "D5 D7 E6")
        table.do(1, table.offered(1)[0])
        assert {spaces_names(1 << intent.space)[0] for intent in table.offered(0)} == expected


def test_H07_in_solo_the_player_chooses() -> None:
    """The Gorgon walks in by itself, then one of the spaces beside it must be named."""
    table = Table("heroes", cards="gorgon-gaze lagoon")
    assert table.drawn(0, "monster") == ["J9", "J11", "K10"]
    assert (table.phase, table.awaiting) == ("gorgon", [0])
    offered = {spaces_names(1 << intent.space)[0] for intent in table.offered(0)}
    assert offered == {"I9", "J8", "J10", "K9", "I11", "K11"}
    table.destroy(0, "J10")
    assert table.drawn(0, "destroyed") == ["J10"]
    assert table.state.card == "lagoon"


def test_H08_zombies_spread_once_after_the_scoring() -> None:
    """From all zombies at once, one wave, into every empty space beside a living one, ruins too."""
    zombies = written("zombie", "E5 E6")
    table = season_end(sheet_of("..r..\n.XX#.\n.....", at="D4"), in_play="zombie-plague", initials=zombies)
    end_season(table)
    assert table.said(SeasonScored)[0].stars[0].monsters == 5  # before the wave: D5, D6, E4, F5, F6
    assert table.said(MonstersSpread) == [MonstersSpread(0, spaces("D5 D6 E4 F5 F6"), 0)]
    assert [line[3:8] for line in table.text(0)[3:6]] == [".Xx..", "XXX#.", ".XX.."]
    assert table.seat(0).initials.zombie == spaces("D5 D6 E4 E5 E6 F5 F6")
    assert table.seat(0).total == -5


def test_H08_new_zombies_spread_in_the_next_season() -> None:
    """They are zombies like the first; other monsters never spread."""
    table = season_end(sheet_of("X.....X", at="A1"), in_play="zombie-plague", initials=written("zombie", "A1"))
    end_season(table)
    assert table.drawn(0, "monster") == ["A1", "A2", "A7", "B1"]
    table.set(time=8)
    table.do(0, drawing("water", "K1 J2"))
    assert table.drawn(0, "monster") == ["A1", "A2", "A3", "A7", "B1", "B2", "C1"]


def test_H08_destroyed_zombies_do_not_spread() -> None:
    """Only living ones do."""
    sheet = sheet_of("...X\n.*..", at="D4")
    table = season_end(sheet, in_play="zombie-plague", initials=written("zombie", "E5"))
    end_season(table)
    assert table.said(MonstersSpread) == []
    assert table.said(EffectResolved) == [EffectResolved("zombie-plague")]


def test_H09_the_owner_destroys_one_empty_space_beside_a_living_troll() -> None:
    """After the scoring; empty spaces only, one per sheet, compulsory."""
    table = Table("heroes", seats=2, cards="kethras-gates lagoon")
    table.put(0, sheet=sheet_of(".FV.\n.XXX\n.#X.", at="D4"), initials=written("troll", "E5 E6 E7 F6"))
    table.set(time=8, in_play=("giant-troll-ravage",))
    end_season(table)
    assert (table.phase, table.awaiting) == ("troll", [0])
    assert table.said(SeasonScored)
    targets = {spaces_names(1 << intent.space)[0] for intent in table.offered(0)}
    assert targets == {"E4", "D7", "E8", "F7", "G6"}
    assert table.refused(0, drawing("water", "K1 J2")) == "another-question"
    table.destroy(0, "D7")
    assert table.said(EffectResolved) == [EffectResolved("giant-troll-ravage")]
    assert (table.state.season, table.phase) == (1, "draw")
    assert table.drawn(0, "destroyed") == ["D7"]


def test_H09_the_troll_comes_again_every_season() -> None:
    """One space a season, as long as an empty one is beside it."""
    table = season_end(sheet_of("XX.\n#."), in_play="giant-troll-ravage", initials=written("troll", "A1 A2"))
    end_season(table)
    table.destroy(0, "A3")
    table.set(time=8)
    table.do(0, drawing("water", "J2 K1"))
    assert table.offered(0) == [DestroySpace(parse_space("B2"))]
    table.destroy(0, "B2")
    table.set(time=8)
    table.chance.coming.append("timber-grove")
    table.do(0, drawing("farm", "A5 A7"))
    assert table.phase == "draw"
    assert table.drawn(0, "destroyed") == ["A3", "B2"]


def test_H09_nothing_where_no_empty_space_is_beside_the_troll() -> None:
    """A troll shut in, or destroyed, asks nobody."""
    for drawn in ("###\n#X#\n###", "...\n.*.\n..."):
        table = season_end(sheet_of(drawn, at="D4"), in_play="giant-troll-ravage", initials=written("troll", "E5"))
        end_season(table)
        assert table.said(EffectResolved) == [EffectResolved("giant-troll-ravage")]
        assert table.phase == "draw"


def test_H10_the_dragon_brings_3_coins_as_soon_as_it_is_shut_in() -> None:
    """When no space of it has an empty neighbour; once, to the sheet's owner."""
    table = Table("heroes", cards="kethras-gates lagoon")
    table.put(
        0,
        sheet=sheet_of("..F..\n.#X#.\nXXXW.\nX##..\nM....", at="C4"),
        initials=written("dragon", "D6 E4 E5 E6 F4"),
    )
    for space, coming in (("D4", "pasture"), ("F3", "settlement"), ("E3", "timber-grove"), ("K1", "lagoon")):
        table.again("kethras-gates", coming)
        table.draw(0, "water", space)
        gained = [event for event in table.said(CoinsGained) if event.because == "dragon"]
        assert gained == ([CoinsGained(0, "dragon", 3, 0)] if space == "E3" else [])
    assert (table.seat(0).coins, table.seat(0).has_bounty) == (3, True)


def test_H10_the_edge_closes_and_destroyed_spaces_count() -> None:
    """A dragon along the edge; its destroyed space has an open side, which does not matter."""
    table = Table("heroes", cards="kethras-gates lagoon")
    sheet = sheet_of("..*.\n.#XF\nXXXF\n###.")
    table.put(0, sheet=sheet, initials=written("dragon", "A3 B3 C1 C2 C3"))
    table.draw(0, "forest", "B1")
    assert table.said(CoinsGained) == [CoinsGained(0, "dragon", 3, 0)]


def test_H10_a_dragon_that_heroes_destroy_wholly_pays_at_once() -> None:
    """Whether when the hero comes or when the dragon does."""
    table = Table("heroes", seats=2, cards="dragon-inferno lagoon")
    table.put(1, sheet=sheet_of("."), marks=spaces("A3 B1 B2 B3 C1"))
    # Dragon Inferno goes counter-clockwise; of two, each draws on the other's sheet.
    table.draw(0, "monster", "A3 B1 B2 B3 C1")
    table.do(1, table.offered(1)[0])
    assert table.said(CoinsGained) == [CoinsGained(1, "dragon", 3, 0)]
    assert table.seat(1).coins == 3


def test_H10_the_bounty_is_limited_by_the_coin_track() -> None:
    """With 13 coins there is room for one."""
    table = Table("heroes", cards="dobrik-of-lorkheim lagoon")
    table.put(0, sheet=sheet_of("#X#\n#.#\n##.", rest="#"), initials=written("dragon", "A2"), coins=13)
    table.place(0, "B2")
    assert table.said(CoinsGained) == [CoinsGained(0, "dragon", 1, 0)]
    assert table.seat(0).coins == 14


@pytest.mark.parametrize(
    ("in_play", "asked"),
    [("giant-troll-ravage zombie-plague", {"A1", "B2", "A3"}), ("zombie-plague giant-troll-ravage", {"A1", "A3"})],
)
def test_H11_effects_come_in_the_order_their_cards_were_revealed(in_play: str, asked: set[str]) -> None:
    """First the troll and then the zombies, or first the zombies, which take a space that the troll would have had."""
    initials = written("troll", "A2")._replace(zombie=spaces("C2"))
    table = season_end(sheet_of(".X.\n...\n.X.\n..."), in_play=in_play, initials=initials)
    end_season(table)
    assert table.phase == "troll"
    assert {spaces_names(1 << intent.space)[0] for intent in table.offered(0)} == asked
    spread_first = bool(table.said(MonstersSpread))
    assert spread_first == (in_play.split(maxsplit=1)[0] == "zombie-plague")
    table.destroy(0, "A1")
    assert bool(table.said(MonstersSpread)) != spread_first
    assert table.state.season == 1


def test_H11_the_order_is_that_of_the_cards_and_only_two_of_them_act_then() -> None:
    """Of all four, Dragon and Gorgon have done what they do; Zombie and Troll follow each other as they came."""
    coming = "gorgon-gaze kethras-gates giant-troll-ravage lagoon dragon-inferno pasture zombie-plague settlement"
    table = Table("heroes", cards=f"{coming} timber-grove")
    while table.state.season < 3:
        if table.phase == "draw":
            table.set(time=8)
        table.do(0, table.offered(0)[-1])
    assert table.state.in_play == ("gorgon-gaze", "giant-troll-ravage", "dragon-inferno", "zombie-plague")
    table.set(time=8)
    resolved: list[str] = []
    while table.awaiting:
        table.do(0, table.offered(0)[0])
        resolved += [event.card for event in table.said(EffectResolved)]
    assert resolved == ["giant-troll-ravage", "zombie-plague"]


def test_H11_effects_come_after_winter_too() -> None:
    """Zombies spread and the troll ravages once more, without points; then the match is over."""
    initials = written("troll", "A2")._replace(zombie=spaces("C2"))
    table = season_end(
        sheet_of(".X.\n...\n.X.\n..."), season=3, in_play="zombie-plague giant-troll-ravage", initials=initials
    )
    end_season(table)
    assert table.phase == "troll"
    assert GAME.outcome(table.state) is None
    total = table.seat(0).total
    table.destroy(0, "A1")
    assert table.said(MatchEnded) == [MatchEnded()]
    assert GAME.outcome(table.state).totals == (total,)
    assert table.drawn(0, "destroyed") == ["A1"]
    assert "B2" in table.drawn(0, "monster")


def test_H12_unrevealed_cards_stay_and_one_more_of_each_is_added() -> None:
    """Two seasons without any: three of each lie in the deck of fall; revealed ones have left it for good."""
    cards = "hillside-terrace frontier-dwelling wildwood-garden woodland-crossroads"
    table = Table("heroes", cards=f"{cards} {cards} lagoon dal-of-jolev zombie-plague pasture")
    counted = []
    for _ in range(8):
        counted.append((table.state.season, table.state.ambushes_in_deck, table.state.heroes_in_deck))
        table.do(0, table.offered(0)[0])
    assert counted == [(0, 1, 1)] * 4 + [(1, 2, 2)] * 4
    assert (table.state.season, table.state.ambushes_in_deck, table.state.heroes_in_deck) == (2, 3, 3)
    table.do(0, table.offered(0)[0])
    table.do(0, table.offered(0)[0])
    assert (table.state.ambushes_in_deck, table.state.heroes_in_deck) == (2, 2)
    assert "zombie-plague" not in table.state.unseen_ambushes
    assert "dal-of-jolev" not in table.state.unseen_heroes
    assert len(GAME.view(table.state, None).deck.unseen_ambushes) == 3


def test_H13_to_H19_stand_as_pictures() -> None:
    """Each of these rulings about a scoring card has a picture that names it."""
    told = " ".join(picture.says for picture in PICTURES)
    for ruling in ("H13", "H14", "H15", "H16", "H17", "H18", "H19"):
        assert ruling in told


BASE_AMBUSHES = ("goblin-attack", "bugbear-assault", "kobold-onslaught", "gnoll-raid")
HEROES_AMBUSHES = ("dragon-inferno", "zombie-plague", "giant-troll-ravage", "gorgon-gaze")


@pytest.mark.parametrize(
    "options",
    [
        preset("base"),
        preset("heroes"),
        preset("combined"),
        preset("base", sheet="B"),
        preset("heroes", sheet="D", printing="box", fallback_terrain="card"),
        *(preset("combined", sheet=sheet) for sheet in "ABCD"),
        preset("combined", explore="heroes"),
        preset("combined", seasons="heroes"),
        preset("combined", heroes=False),
        preset("combined", ambushes=BASE_AMBUSHES),
        preset("combined", ambushes=("goblin-attack", "zombie-plague", "gorgon-gaze", "gnoll-raid", "dragon-inferno")),
        preset("combined", scoring="base"),
        preset("combined", scoring="heroes"),
        preset("combined", edicts=Edicts("chosen", ("silos", "great-city", "deepwood", "mages-valley"))),
    ],
)
def test_H20_these_combinations_are_allowed(options: TableOptions) -> None:
    """Any sheet, season set, explore set, mix of ambushes, with heroes or without, any mix of scoring cards."""
    for seats in (1, 2, 100):
        assert GAME.check(options, seats) is None


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        (preset("base", sheet="C"), 1, "sheet-not-of-edition"),
        (preset("heroes", sheet="A"), 1, "sheet-not-of-edition"),
        (preset("base", sheet="E"), 1, "unknown-sheet"),
        (preset("base", heroes=True), 1, "heroes-in"),
        (preset("heroes", heroes=False), 1, "heroes-out"),
        (preset("base", explore="heroes"), 1, "not-of-edition"),
        (preset("combined", explore="both"), 1, "unknown-explore-set"),
        (preset("combined", seasons="both"), 1, "unknown-season-set"),
        (preset("combined", scoring="none"), 1, "unknown-scoring-set"),
        (preset("base", seasons="heroes"), 1, "not-of-edition"),
        (preset("heroes", scoring="both"), 1, "not-of-edition"),
        (preset("base", ambushes=(*BASE_AMBUSHES[:3], "zombie-plague")), 1, "card-not-of-edition"),
        (preset("heroes", ambushes=BASE_AMBUSHES), 1, "card-not-of-edition"),
        (preset("combined", ambushes=BASE_AMBUSHES[:3]), 1, "too-few-ambushes"),
        (preset("combined", ambushes=(*BASE_AMBUSHES, "gnoll-raid")), 1, "card-twice"),
        (preset("combined", ambushes=(*BASE_AMBUSHES, "orc-raid")), 1, "unknown-card"),
        (preset("base", edicts=Edicts("by-stack", ("silos",))), 1, "card-not-of-edition"),
        (preset("combined", edicts=Edicts("by-stack", ("silos", "borderlands"))), 1, "same-stack"),
        (preset("combined", edicts=Edicts("chosen", ("silos", "deepwood", "craylund"))), 1, "stack-missing"),
        (preset("combined", edicts=Edicts("random", ("silos",))), 1, "cards-for-random-edicts"),
        (preset("combined", edicts=Edicts("by-stack", ("silo",))), 1, "unknown-card"),
        (preset("combined", fallback_terrain="none"), 1, "unknown-fallback"),
        (TableOptions(edition="expert"), 1, "unknown-edition"),
        (preset("base"), 0, "seats-out-of-range"),
        (preset("base"), 101, "seats-out-of-range"),
    ],
)
def test_H20_these_combinations_are_refused(options: TableOptions, seats: int, code: str) -> None:
    """With a code of their own and what would be right among the facts."""
    refusal = GAME.check(options, seats)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code


def test_H20_combined_decks_hold_one_explore_set_and_the_ruins() -> None:
    """The sets are never mixed; ruins cards are always in, with either set."""
    for edition in ("base", "heroes"):
        deck = explore_deck(preset("combined", explore=edition))
        assert deck == ("temple-ruins", "outpost-ruins", *content().explore[edition])
    deck = GAME.view(Table("combined", cards="great-river").state, None).deck
    assert (deck.ambushes, deck.heroes, len(deck.unseen_ambushes), len(deck.unseen_heroes)) == (1, 1, 8, 4)


def test_H20_summer_lasts_as_long_as_the_chosen_season_set_says() -> None:
    """8 with the season cards of the base game, 7 with those of Heroes."""
    for seasons, threshold in (("base", 8), ("heroes", 7)):
        table = Table("combined", cards="great-river farmland", seasons=seasons)
        table.set(season=1)
        assert GAME.view(table.state, None).threshold == threshold


def test_H20_with_scoring_cards_of_both_games_each_stack_gives_one() -> None:
    """From either game, over many tables all 32 come up."""
    laid = Counter()
    stacks = {card.id: card.stack for card in content().scoring.values()}
    for seed in range(120):
        edicts = GAME.begin(preset("combined"), 1, SeededChance(seed_from(str(seed)))).state.edicts
        assert len({stacks[card] for card in edicts}) == 4
        laid.update(edicts)
    assert len(laid) == 32


def test_H21_in_heroes_alone_ruins_have_no_effect() -> None:
    """No ruins card is in the deck; ruins are drawn on like any other empty space."""
    table = Table("heroes", cards="kethras-gates lagoon")
    assert not set(GAME.view(table.state, None).deck.cards) & set(content().ruins)
    assert "B5" in places(table.offered(0))
    assert "A1" in places(table.offered(0))
    table.draw(0, "forest", "B5")
    assert not GAME.view(table.state, None).ruins


def test_H22_alone_the_player_places_the_hero() -> None:
    """On any empty space and in any turn, as with several players."""
    table = Table("heroes", cards="wren-the-lioness lagoon")
    assert (table.phase, table.awaiting) == ("hero", [0])
    table.place(0, "A1", 1)
    assert table.seat(0).marks == spaces("C1 C2")
    assert table.drawn(0, "hero") == ["A1"]


def test_a_zombie_that_spreads_onto_a_mark_is_destroyed_and_spreads_no_further() -> None:
    """The marked space is filled, the others are zombies. (H05, H08)"""
    table = season_end(
        sheet_of("#X..\n####"), in_play="zombie-plague", initials=written("zombie", "A2"), marks=spaces("A3")
    )
    end_season(table)
    assert table.said(MonstersSpread) == [MonstersSpread(0, spaces("A3"), spaces("A3"))]
    assert table.text(0)[0] == "#X*........"
    table.set(time=8)
    table.do(0, drawing("water", "K1 J2"))
    assert table.said(MonstersSpread) == []


def test_a_zombie_wave_may_close_a_mountain_and_shut_the_dragon_in() -> None:
    """Each change of the sheet is looked at. (C07, H08, H10)"""
    table = season_end(
        sheet_of("X.M\n###\n", rest=".").draw(Terrain.WATER, spaces("A4 C1 C2 C3")),
        in_play="zombie-plague",
        initials=written("zombie", "A1")._replace(dragon=spaces("A1")),
    )
    end_season(table)
    assert [(event.because, event.coins) for event in table.said(CoinsGained)] == [("mountain", 1), ("dragon", 3)]


def test_a_troll_beside_ruins_may_destroy_them() -> None:
    """They are filled then, and no ruins to draw on any more. (H02, H09)"""
    table = season_end(sheet_of("Xr.\n##."), in_play="giant-troll-ravage", initials=written("troll", "A1"))
    end_season(table)
    assert [intent.space for intent in table.offered(0)] == [parse_space("A2")]
    table.destroy(0, "A2")
    assert table.text(0)[0][:3] == "X+."
    assert not table.seat(0).sheet.empty & spaces("A2")


def test_a_dragon_closed_by_a_neighbours_monster_pays_its_owner() -> None:
    """The Goblins of seat 1 fill the last gap on the sheet of seat 0. (C07, H10)"""
    table = Table("combined", seats=2, cards="goblin-attack great-river")
    table.put(0, sheet=sheet_of("X..\n#..\n..."), initials=written("dragon", "A1"))
    table.draw(1, "monster", "A2 B3 C4")
    table.do(0, table.offered(0)[0])
    assert table.said(CoinsGained) == [CoinsGained(0, "dragon", 3, 0)]


def test_what_the_gorgon_destroys_may_close_a_mountain_and_shut_the_dragon_in() -> None:
    """The coins go to the owner of the sheet, though a neighbour chose. (C07, H07, H10)"""
    table = Table("heroes", seats=2, cards="gorgon-gaze lagoon")
    table.put(1, sheet=sheet_of(".#.\n#.#\nM.X", rest="#"), initials=written("dragon", "C3"))
    table.draw(0, "monster", "A1 A3 B2")
    table.do(1, table.offered(1)[0])
    assert table.said(CoinsGained) == []
    table.destroy(0, "C2")
    table.do(1, table.offered(1)[0])
    gained = [(event.seat, event.because, event.coins) for event in table.said(CoinsGained)]
    assert gained == [(1, "mountain", 1), (1, "dragon", 3)]


def test_what_the_troll_destroys_may_close_a_mountain_and_shut_the_dragon_in() -> None:
    """The coins come after the scoring, so they count from the next season on. (C07, H09, H10)"""
    initials = written("troll", "A1")._replace(dragon=spaces("B2"))
    table = season_end(sheet_of("X.M#\n#X##\n####"), in_play="giant-troll-ravage", initials=initials)
    end_season(table)
    assert table.said(SeasonScored)[0].stars[0].coins == 0
    table.destroy(0, "A2")
    gained = [(event.because, event.coins) for event in table.said(CoinsGained)]
    assert gained == [("mountain", 1), ("dragon", 3)]
    table.set(time=8)
    table.do(0, drawing("water", "K1 J2"))
    assert table.said(SeasonScored)[0].stars[0].coins == 5


def test_ruins_wait_for_the_explore_card_past_a_hero() -> None:
    """Combined, a hero after ruins is placed without regard to them. (C11, H20)"""
    table = Table("combined", cards="temple-ruins wren-the-lioness great-river")
    assert table.phase == "hero"
    assert any(intent.space == parse_space("A1") for intent in table.offered(0))
    table.place(0, "A1")
    assert shapes(table.offered(0)) == {0, 1}
    assert all(intent.spaces & table.seat(0).sheet.ruins for intent in table.offered(0))
    assert terrains(table.offered(0)) == {"water"}


def test_each_sheet_has_its_own_monsters() -> None:
    """Where one Gorgon is destroyed and another lives, only who drew the living one is asked. (H07)"""
    table = Table("heroes", seats=3, cards="gorgon-gaze lagoon")
    table.put(0, sheet=sheet_of("."), marks=(1 << 121) - 1)
    for seat in (0, 1, 2):
        table.do(seat, table.offered(seat)[0])
    # The sheet of seat 0 is before seat 1.
    assert table.awaiting == [0, 2]
    assert table.said(CardRevealed) == []
