"""What a page is told: the view, the menu, the preview of a choice, and how a seat stands."""

from tests.games.gisborne.tables import A, B, C, cards, lay, play, submit, table

from groma.games.gisborne.events import Lay
from groma.games.gisborne.game import GAME
from groma.games.gisborne.intents import KeepCards, ReturnChip, StoreCards, TakeBack
from groma.games.gisborne.state import Chest, State
from groma.games.gisborne.table import TableOptions
from groma.games.gisborne.view import ChestView
from groma.kernel.chance import SeededChance, seed_from
from groma.kernel.match import Match
from groma.kernel.seats import Seat


def bring(drawn: str, laid: str, hand: str = "", seat: Seat = A, **more: object) -> dict[str, object]:
    """What a lay would bring, as a page is told."""
    state = table(drawn, {seat: hand or laid.replace("tent", "")}, **more)  # type: ignore[arg-type]
    while seat not in GAME.awaiting(state):
        state, _ = submit(state, state.turn[0], lay("tent"))
    told = GAME.preview(state, seat, lay(laid))
    assert isinstance(told, dict)
    return told


def test_a_lay_shows_points_field_and_cards_drawn_back() -> None:
    """As things stand now."""
    assert bring("BC | .A . . c3 . ?c ?= .", "g3", "g3 b1") == {
        "tent": False,
        "points": 3,
        "counted": 3,
        "village": False,
        "swamp": False,
        "from": 1,
        "to": 4,
        "kind": "card",
        "chip": 3,
        "scoring": True,
        "beach": False,
        "pushed": False,
        "bridge": None,
        "rivers": [],
        "discards": 0,
        "wolves": False,
        "drawn": 0,
    }


def test_a_lay_from_a_swamp_or_a_village_says_so() -> None:
    """Points are halved in the one, the cards drawn back are different in the other."""
    told = bring("BC | sA . . . ?c ?= .", "g3")
    assert (told["points"], told["counted"], told["to"], told["swamp"]) == (3, 1, 2, True)
    told = bring("BC | vA . . . . . . ?c ?= .", "b1 g3")
    assert (told["points"], told["to"], told["drawn"], told["village"]) == (4, 5, 1, True)


def test_a_lay_that_is_pushed_over_a_bridge_or_a_river_says_so() -> None:
    """Which fields would be passed, and how many cards would go."""
    told = bring("C | .A [ . . ]B . ?c ?= .", "b1")
    assert (told["to"], told["bridge"], told["pushed"]) == (6, 5, False)
    told = bring("C | .A .B . ~ . ?c ?= .", "b1", "b1 g3 g3 g3 g4 s2")
    assert (told["to"], told["pushed"], told["rivers"], told["discards"]) == (3, True, [], 0)
    told = bring("BC | .A . ~ . . ?c ?= .", "s2", "s2 g3 g3 g3 g4 s2")
    assert (told["to"], told["rivers"], told["discards"]) == (3, [2], 2)


def test_a_lay_past_the_last_uncovered_field_reaches_the_unknown() -> None:
    """Nothing is foretold of a tile that lies face down."""
    told = bring("BC | .A . ?c . . ?= .", "g3")
    assert (told["to"], told["kind"], told["chip"]) == (None, None, None)


def test_a_lay_onto_the_end_tile_is_foretold_before_it_is_joined_on() -> None:
    """It lies face up from the start, so with all path tiles on the table nothing is unknown any more."""
    drawn = "BC | . . | cA ?= . v"
    told = bring(drawn, "b1 b1")
    assert (told["to"], told["kind"], told["beach"]) == (5, "village", False)
    told = bring(drawn, "g3")
    assert (told["to"], told["kind"], told["beach"], told["chip"]) == (8, "beach", True, 4)
    told = bring("BC | . .A ?c | c ?= . v", "b1 b1")
    assert (told["to"], told["beach"]) == (None, False)


def test_a_lay_onto_the_beach_shows_the_four() -> None:
    """The first one there gets it."""
    told = bring("BC | . | = .A .", "g3")
    assert (told["beach"], told["kind"], told["chip"], told["to"]) == (True, "beach", 4, 8)


def test_wolves_count_only_for_those_with_chips() -> None:
    """Whether a chip would be lost."""
    assert bring("BC | .A w . ?c ?= .", "b1")["wolves"] is False
    assert bring("BC | .A w . ?c ?= .", "b1", chests={A: Chest(0, (1,))})["wolves"] is True
    beyond = bring("C | .A [ . ]B w ?c ?= .", "b1", chests={A: Chest(0, (1,))}, shortcut_end_effects="ignore")
    assert (beyond["wolves"], beyond["kind"]) == (False, "wolves")


def test_a_chip_behind_a_bridge_is_foretold_only_where_it_has_its_effect() -> None:
    """With the option `ignore` it is not taken."""
    assert bring("C | .A [ . ]B c2 ?c ?= .", "b1")["chip"] == 2
    assert bring("C | .A [ . ]B c2 ?c ?= .", "b1", shortcut_end_effects="ignore")["chip"] is None


def test_the_tent_stays_and_draws_two() -> None:
    """Cards laid with it come back."""
    told = bring("BC | .A . ?c ?= .", "tent g3")
    assert (told["tent"], told["counted"], told["to"], told["drawn"], told["points"]) == (True, 0, 1, 2, 3)
    told = bring("ABC | . . ?c ?= .", "tent")
    assert (told["to"], told["kind"]) == (0, "bar")


def test_cards_are_drawn_back_only_as_far_as_there_are_any() -> None:
    """Deck and discard pile, and what was laid itself."""
    assert bring("BC | .A . . ?c ?= .", "b1", unseen="", discard="")["drawn"] == 1
    assert bring("BC | .A . . ?c ?= .", "tent", unseen="", discard="")["drawn"] == 0


def test_the_menu_of_a_lay_is_the_hand_by_metal_and_the_limits() -> None:
    """With village and swamp."""
    hand = {
        "bronze": [{"card": "bronze-1", "value": 1, "count": 2}],
        "silver": [{"card": "silver-2", "value": 2, "count": 1}],
        "gold": [],
    }
    limits = {"most": 5, "most_with_tent": 4, "sealed": False}
    told = {"ask": "lay-cards", "hand": hand, **limits, "any_metals": False, "halved": False}
    assert GAME.menu(table("BC | .A . ?c ?= .", {A: "b1 b1 s2"}), A) == told
    assert GAME.menu(table("BC | vA . ?c ?= .", {A: "b1 b1 s2"}), A) == {**told, "any_metals": True}
    assert GAME.menu(table("BC | sA . ?c ?= .", {A: "b1 b1 s2"}), A) == {**told, "halved": True}
    assert GAME.menu(table("BC | .A . ?c ?= ."), B) == {"ask": None}


def test_the_menu_of_every_other_choice() -> None:
    """Taking back, keeping cards, returning a chip, storing cards; each with what it would bring."""
    state, _ = submit(table("BC | .A . ?c ?= .", laying="simultaneous"), B, lay("b1"))
    assert GAME.menu(state, B) == {"ask": "take-back"}
    assert GAME.preview(state, B, TakeBack()) == {}

    state, _ = play(table("BC | .A . ~ . ?c ?= .", {A: "b1 b1 s2 s3 g3 s2"}), A="b1 b1")
    assert GAME.menu(state, A)["ask"] == "keep-cards"
    assert GAME.menu(state, A)["keep"] == 3
    assert GAME.preview(state, A, KeepCards(cards("s2 s3 g3"))) == {"discards": ["silver-2"], "left": 1}

    chests = {A: Chest(3, (1, 3))}
    state, _ = play(table("BC | .A . w . ?c ?= .", chests=chests), A="b1 b1")
    assert GAME.menu(state, A) == {"ask": "return-chip", "values": [1, 3]}
    assert GAME.preview(state, A, ReturnChip(3)) == {"value": 3, "points": 4}

    state, _ = play(table("BC | .A c2 . ?c ?= ."), A="b1")
    assert GAME.menu(state, A) == {"ask": "store-cards", "offer": 3, "most": 3}
    assert GAME.preview(state, A, StoreCards(2)) == {"points": 2, "cards": 1, "blind": True}


def test_how_a_seat_stands() -> None:
    """Rank, field, what a scoring would deal now; a chest only where it may be told."""
    state = table("BC | . sA . ?c ?= .", chests={A: Chest(2, (1, 3))})
    own = GAME.explain(state, A, A)
    assert own == {
        "seat": 0,
        "rank": 1,
        "field": 2,
        "beach": None,
        "tile": "t0",
        "kind": "swamp",
        "hand": 5,
        "any_metals": False,
        "halved": True,
        "scoring_cards": 3,
        "must_keep": False,
        "chest": {"cards": 2, "chips": [1, 3], "points": 6},
    }
    assert GAME.explain(state, B, A) == {**own, "chest": None}
    assert GAME.explain(state, None, C)["must_keep"] is True
    assert GAME.explain(table("BC | .A ?c ?= .", open_chests="open"), B, A)["chest"] == {
        "cards": 0,
        "chips": [],
        "points": 0,
    }
    on_beach = GAME.explain(table("C | . .B | = .=A5"), B, A)
    assert (on_beach["beach"], on_beach["kind"], on_beach["any_metals"]) == (5, "beach", False)


def test_the_view_tells_whether_the_tiles_are_a_reconstruction() -> None:
    """So that a page can say it where the tiles are seen."""
    seen = Match(GAME, TableOptions(), ["x"] * 3, SeededChance(seed_from("v"))).view(None)
    assert (seen.tiles_title, seen.tiles_source) == ("Reconstruction A", "reconstructed")
    assert {tile.source for tile in (*seen.path, seen.end)} == {"reconstructed"}


def test_the_view_places_everything_on_the_path() -> None:
    """Fields by number, with chips, pawns, bridges and rivers; the End tile lies there from the start."""
    state = table("B | .A [ . ] ~ c3 ?c ?= . .", {})
    seen = GAME.view(state, None)
    fields = seen.path[0].fields
    assert [field.number for field in fields] == [1, 2, 3, 4, 5]
    assert (fields[0].pawn, fields[1].bridge_to, fields[3].river_after, fields[4].chip) == (A, 4, True, 3)
    assert [field.number for field in seen.end.fields] == [None, None]
    assert [place.number for place in seen.beach] == [5, 4, 3, 2, 1]
    assert (seen.is_path_complete, seen.hand) == (False, None)
    assert seen.on_bar == (B,)


def test_chests_are_told_to_their_owners_and_at_the_end_to_all() -> None:
    """Or to everybody all along, where the table has them open."""
    chests = {A: Chest(2, (1,)), B: Chest(0, (3,))}

    def told(state: State, seat: Seat | None) -> tuple[ChestView | None, ...]:
        return GAME.view(state, seat).chests

    hidden = table("BC | .A ?c ?= .", chests=chests)
    assert told(hidden, A) == (ChestView(2, (1,), 3), None, None)
    assert told(hidden, None) == (None, None, None)
    everything = (ChestView(2, (1,), 3), ChestView(0, (3,), 3), ChestView(0, (), 0))
    assert told(table("BC | .A ?c ?= .", chests=chests, open_chests="open"), C) == everything
    over, _ = play(table("BC | .A ?c ?= .", chests=chests, round=100))
    assert told(over, None) == everything


def test_a_hand_is_counted_with_its_tent_card() -> None:
    """Seen from behind it is a card like any other, so a lay does not tell whether the tent is in it."""
    state = table("BC | .A . . ?c ?= .", {A: "b1 b1 s2"})
    assert GAME.view(state, B).hands[A] == 4
    assert GAME.view(submit(state, A, lay("b1 b1"))[0], B).hands[A] == 2
    assert GAME.view(submit(state, A, lay("tent b1"))[0], B).hands[A] == 2
    sealed = table("BC | .A . . ?c ?= .", {A: "b1 b1 s2"}, laying="simultaneous")
    assert GAME.view(submit(sealed, A, lay("tent b1"))[0], B).hands[A] == 4


def test_lays_are_seen_by_all_once_they_are_revealed() -> None:
    """While pawns move, everybody sees what was laid."""
    state, _ = play(table("BC | .A . ~ . ?c ?= .", {A: "b1 b1 s2 s3 g3 s2"}), A="b1 b1")
    assert GAME.view(state, B).lays[A] == Lay(cards("b1 b1"), False)
