"""What the greedy bot takes: the option that brings most at once, as the rules foretell it."""

from functools import partial
from random import Random
from typing import Any

import pytest
from tests.games.cartographers.table import Table, drawing, sheet_of, written
from tests.laws.tables import any_cartographers

from groma.bots.bot import Look, find_bot
from groma.games.cartographers.editions import content
from groma.games.cartographers.game import GAME
from groma.games.cartographers.intents import DestroySpace
from groma.games.cartographers.notation import parse_space
from groma.games.cartographers.state import Phase, State
from groma.games.cartographers.table import Edicts
from groma.kernel.chance import SeededChance, seed_from
from groma.kernel.match import Match
from groma.kernel.refusal import Refusal
from groma.kernel.seats import Seat

GREEDY = find_bot("greedy", "cartographers")


def chosen(state: State, seat: int, dice: Random) -> Any:
    look = Look(Seat(seat), GAME.options(state, Seat(seat)), partial(GAME.view, state, Seat(seat)))
    return GREEDY.choose(look, dice)


def worth(state: State, seat: Seat, intent: Any) -> int:
    """What the seasons that are still to be scored would bring the seat if nothing else were drawn any more."""
    told = GAME.preview(state, seat, intent)
    assert not isinstance(told, Refusal)
    to_come = content().seasons[state.options.seasons][state.season + (state.phase is Phase.TROLL) :]
    stars: int = sum(told["edicts"][edict]["after"] for season in to_come for edict in season.edicts)
    stars += len(to_come) * (told["coins"]["after"] - told["monsters"]["after"])
    return stars if told["on"] == seat else -stars


@pytest.mark.parametrize("seed", range(12))
def test_no_other_option_brings_more(seed: int) -> None:
    """By the previews of all of them, and on a neighbour's sheet none brings less; at any table."""
    dice = Random(f"greedy {seed}")
    options, seats = any_cartographers(dice)
    match: Match[Any, Any, Any, Any, Any] = Match(GAME, options, ["bot"] * seats, SeededChance(seed_from(str(seed))))
    while waiting := sorted(match.awaiting):
        seat = dice.choice(waiting)
        choices = match.choices(seat)
        intent = choices[dice.randrange(len(choices))]
        if dice.random() < 0.3 / seats and len(choices) < 700:
            intent = chosen(match.state, seat, dice)
            best = max(worth(match.state, seat, each) for each in choices)
            assert worth(match.state, seat, intent) == best
        assert not isinstance(match.submit(seat, intent), Refusal)


def test_the_coins_of_the_dragon_count() -> None:
    """Of two gaps that threaten alike, the one that shuts the Dragon in. (H10)"""
    table = Table("heroes", cards="kethras-gates lagoon")
    table.put(0, sheet=sheet_of("X.#.X\n#####", rest="."), initials=written("dragon", "A1"))
    taken = {chosen(table.state, 0, Random(seed)).spaces for seed in range(12)}
    assert taken == {drawing("forest", "A2").spaces}


def test_a_dragon_that_would_be_shut_in_at_once_is_drawn_elsewhere() -> None:
    """There it would pay the neighbour 3 coins; the other place costs a star and pays 1. (H10)"""
    edicts = Edicts("chosen", ("deepwood", "craylund", "gnomish-colony", "banded-hills"))
    table = Table("heroes", seats=2, cards="dragon-inferno lagoon", edicts=edicts)
    sheet = """
        ##.########
        ...########
        .##########
        ###########
        ###########
        ######..###
        #####...M##
        #####.#####
    """
    table.put(1, sheet=sheet_of(sheet, rest="#"))
    taken = {chosen(table.state, 0, Random(seed)).spaces for seed in range(12)}
    assert taken == {drawing("monster", "F8 G6 G7 G8 H6").spaces}


def test_an_edict_that_is_not_scored_any_more_is_worth_nothing() -> None:
    """After fall the Troll had better surround a mountain than fill a column for edict C. (H09)"""
    edicts = Edicts("chosen", ("deepwood", "craylund", "silos", "gnomish-colony"))
    table = Table("heroes", cards="kethras-gates lagoon", edicts=edicts)
    sheet = "#####\n.X.M#\n#####" + "\n#...." * 8
    table.put(0, sheet=sheet_of(sheet), initials=written("troll", "B2"))
    table.set(time=8, season=2, in_play=("giant-troll-ravage",))
    table.draw(0, "forest", "K11")
    assert chosen(table.state, 0, Random(0)) == DestroySpace(parse_space("B3"))
