"""The end of the game and the count of the chests. Rulings G14, G17, G18, G19."""

import pytest
from tests.games.gisborne.tables import A, B, C, only, play, refused, submit, table

from groma.games.gisborne.events import GameEnded, RoundBegun
from groma.games.gisborne.game import GAME
from groma.games.gisborne.intents import LayCards, StoreCards
from groma.games.gisborne.state import Chest, State
from groma.games.gisborne.table import TableOptions
from groma.kernel.chance import SeededChance, seed_from
from groma.kernel.match import Match
from groma.kernel.refusal import RefusedError


def ended(chests: dict[int, Chest]) -> State:
    """A game whose last round is over: A on the beach, then B, then C, with these chests and nothing left to deal."""
    state = table("C | . .B | = . .A", chests=chests, unseen="")  # type: ignore[arg-type]
    state, _ = play(state, A="b1")
    while state.phase == "score":
        state, _ = submit(state, next(iter(GAME.awaiting(state))), StoreCards(0))
    return state


def test_G17_a_point_for_each_card_in_the_chest_and_the_chips() -> None:
    """The most points win."""
    outcome = GAME.outcome(ended({A: Chest(2, ()), B: Chest(5, (1, 3)), C: Chest(8, ())}))
    assert outcome is not None
    assert (outcome.totals, outcome.places, outcome.decided_by) == ((6, 9, 8), (3, 1, 2), "points")
    assert outcome.winners == (B,)
    assert outcome.details == {
        "cards": [2, 5, 8],
        "chips": [[4], [1, 3], []],
        "ranks": [1, 2, 3],
        "rounds": 5,
        "reached_beach": True,
    }


def test_G17_of_those_with_as_many_points_the_most_advanced_wins() -> None:
    """Nobody shares a place, since no two pawns share a rank."""
    outcome = GAME.outcome(ended({A: Chest(0, ()), B: Chest(9, ()), C: Chest(9, ())}))
    assert outcome is not None
    assert (outcome.totals, outcome.places, outcome.decided_by) == ((4, 9, 9), (3, 1, 2), "most-advanced")


def test_G14_no_round_follows_the_one_in_which_a_pawn_reached_the_beach() -> None:
    """The scorings are done first."""
    state, events = play(table("C | . .B | = . .A"), A="b1")
    assert state.phase == "score"
    for seat, count in ((A, 3), (B, 2)):
        state, events = submit(state, seat, StoreCards(count))
    assert (only(events, GameEnded), only(events, RoundBegun)) == ([GameEnded()], [])
    assert GAME.awaiting(state) == frozenset()
    assert refused(state, A, LayCards((), tent=True)) == "gisborne-over"


def test_G18_after_the_last_permitted_round_the_game_ends() -> None:
    """As if the last round were over, though nobody stands on the beach."""
    state, events = play(table("BC | .A . . ?c ?= .", round=100))
    outcome = GAME.outcome(state)
    assert only(events, GameEnded) == [GameEnded()]
    assert outcome is not None
    assert outcome.details["reached_beach"] is False
    state, _ = play(table("BC | .A . . ?c ?= .", round=99))
    assert state.round == 100
    state, events = play(table("BC | .A . . ?c ?= .", round=7, round_cap=7))
    assert only(events, GameEnded) == [GameEnded()]


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_G19_three_to_five_play(seats: int) -> None:
    """Fewer or more are refused with the reason."""
    with pytest.raises(RefusedError) as caught:
        Match(GAME, TableOptions(), ["anyone"] * seats, SeededChance(seed_from("x")))
    assert str(caught.value) == f"gisborne-players (seats={seats}, fewest=3, most=5)"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_preparation(seats: int) -> None:
    """Five cards and a place on the bar for everybody, the 1 on the Start tile, nine of ten chips and tiles to come."""
    match = Match(GAME, TableOptions(), ["anyone"] * seats, SeededChance(seed_from("x")))
    seen = match.view(A)
    assert (seen.hands, len(seen.hand or ())) == ((6,) * seats, 5)
    assert sorted(seen.on_bar) == list(range(seats))
    assert seen.turn == seen.on_bar == seen.ranks
    assert [tile.id for tile in seen.path] == ["landing-stage"]
    assert [field.chip for field in seen.path[0].fields if field.kind == "card"] == [1]
    assert (seen.tiles_left, seen.chips_left, seen.beach_chip, seen.deck) == (9, 9, 4, 122 - 5 * seats)
    assert seen.next_chip in (1, 2, 3)


def test_options_that_cannot_be_are_refused() -> None:
    """An unknown set of tiles, and a cap of no rounds."""
    assert str(GAME.check(TableOptions(tiles="atlantis"), 3)) == "unknown-tile-set (name=atlantis)"
    assert str(GAME.check(TableOptions(round_cap=0), 3)) == "round-cap (rounds=0, most=1000)"
    assert GAME.check(TableOptions(), 3) is None


def test_G18_the_bar_counts_as_the_start_of_the_last_rank() -> None:
    """A capped game ranks those on the bar by the order drawn at the start."""
    state, _ = play(table("CB | .A . . ?c ?= .", round=100))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == (1, 3, 2)
    assert state.pawns[C] == state.pawns[B] == 0
