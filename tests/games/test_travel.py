"""States travel: bots think in processes of their own, and what they are sent must be what the table has."""

import pickle
from random import Random
from typing import Any

import pytest

from groma.games import find_game
from groma.games.cartographers.table import preset
from groma.games.gisborne.table import TableOptions
from groma.kernel.chance import SeededChance, seed_from
from groma.kernel.match import Match

TABLES = {
    "cartographers": (preset("combined"), 3),
    "gisborne": (TableOptions(), 4),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_state_is_the_same_in_another_process(name: str) -> None:
    """After every choice of the first turns a state can be packed, and offers the same when it is unpacked."""
    options, seats = TABLES[name]
    game = find_game(name)
    match: Match[Any, Any, Any, Any, Any] = Match(game, options, ["Ana"] * seats, SeededChance(seed_from("travel")))
    dice = Random(3)
    for _ in range(40):
        there = pickle.loads(pickle.dumps(match.state))
        assert there == match.state
        for seat in match.awaiting:
            assert list(game.options(there, seat)) == list(match.choices(seat))
        seat = min(match.awaiting)
        match.submit(seat, dice.choice(list(match.choices(seat))))
