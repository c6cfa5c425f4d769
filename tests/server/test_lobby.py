"""What becomes of a table when somebody goes, comes back, is late, or has to decide."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest
from tests.storage.test_contract import a_table

from groma.kernel.refusal import Refusal
from groma.server import lobby
from groma.server.model import Place, Table


def a_match(**changes: Any) -> Table:
    """Ana, who is the host, and Ben, both asked to choose."""
    places = (Place(person="ana", name="Ana"), Place(person="ben", name="Ben"))
    return a_table(**{"host": "ana", "places": places, **changes})


def done(answer: Table | Refusal) -> Table:
    assert isinstance(answer, Table), answer
    return answer


# --- going for good ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("on_timeout", ["wait", "host", "bot-turn", "bot-seat"])
def test_a_bot_takes_the_seat_of_whoever_is_forgotten(on_timeout: str) -> None:
    """Whatever the table does about people who are away: this one cannot come back, so nobody waits or decides."""
    after = done(lobby.vanish(a_match(on_timeout=on_timeout), "ben"))
    assert after.places[1].bot is not None
    assert (after.status, after.undecided) == ("playing", ())
    assert after.bot_due is not None


def test_a_table_with_nobody_else_closes_behind_whoever_is_forgotten() -> None:
    """Bots do not play on among themselves, and no clock goes on."""
    places = (Place(person="ana", name="Ana"), Place(bot="chance", name="Strabo"))
    after = done(lobby.vanish(a_match(places=places, deadline=1.0, bot_due=2.0), "ana"))
    assert (after.status, after.deadline, after.bot_due) == ("closed", None, None)


def test_before_the_match_the_seat_of_whoever_is_forgotten_is_free() -> None:
    """There is no bot to take off again."""
    after = done(lobby.vanish(a_match(status="waiting", newest=-1), "ben"))
    assert after.places[1].is_free
    assert after.status == "waiting"


# --- coming back ------------------------------------------------------------------------------------------------------


def test_whoever_comes_back_to_a_stopped_clock_has_a_whole_turn() -> None:
    """The clock that ran out for them begins anew; one that goes on for others goes on as it is."""
    away = a_match(on_timeout="bot-seat", deadline=time.time() - 1)
    away = done(lobby.run_out(away))
    assert away.deadline is None
    back = lobby.come_back(away, 1)
    assert back.deadline is not None
    assert 50 < back.deadline - time.time() <= 60
    assert lobby.come_back(replace(away, deadline=77.0), 1).deadline == 77.0


def test_no_bot_is_due_at_a_seat_whose_person_came_back() -> None:
    """The turn that a bot should have played is the person's again."""
    away = done(lobby.leave(a_match(on_timeout="bot-seat", awaiting=(1,)), "ben"))
    assert away.bot_due is not None
    assert lobby.come_back(away, 1).bot_due is None


def test_where_everybody_had_left_the_first_to_come_back_is_the_host() -> None:
    """Else nobody could decide about the seat of the host, who is still away."""
    table = a_match(on_timeout="host")
    for person in ("ana", "ben"):
        table = done(lobby.leave(table, person))
    assert table.host == "ben"
    back = lobby.come_back(table, 0)
    assert back.host == "ana"
    assert isinstance(lobby.decide(back, "ana", 1, "bot-turn"), Table)
    assert lobby.come_back(back, 1).host == "ana"


# --- being late -------------------------------------------------------------------------------------------------------


def test_a_clock_runs_out_for_people_only() -> None:
    """While only bots are awaited nothing is late, and the clock stays for whoever takes a choice back."""
    table = a_match(places=(Place(person="ana", name="Ana"), Place(bot="chance", name="Strabo")), awaiting=(1,))
    table = replace(table, deadline=1.0, on_timeout="host")
    assert lobby.run_out(table) == table


def test_a_bots_turn_can_be_asked_for_until_it_is_played() -> None:
    """The seat stays undecided, so a turn that was lost with its server is asked for again."""
    table = a_match(on_timeout="host", undecided=(1,))
    for _ in range(2):
        table = done(lobby.decide(table, "ana", 1, "bot-turn"))
        assert table.undecided == (1,)


def test_to_wait_starts_the_clock_again() -> None:
    """The late seat has a whole turn, after which the host is asked again."""
    after = done(lobby.decide(a_match(on_timeout="host", undecided=(1,)), "ana", 1, "wait"))
    assert after.undecided == ()
    assert after.deadline is not None
    assert 50 < after.deadline - time.time() <= 60


def test_to_wait_without_a_clock_leaves_the_question_open() -> None:
    """Nothing else would ever ask it again."""
    table = a_match(on_timeout="host", pace="none", pace_seconds=0, undecided=(1,))
    assert lobby.decide(table, "ana", 1, "wait") == table
