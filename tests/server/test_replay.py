"""Finished matches looked at again: scenes that add up, fair draws, and records that are not what they seem."""

from __future__ import annotations

import gzip
import json
import random
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.finished import finished_table
from tests.server.machines import Running

from groma.bots.arena import play_game
from groma.games import find_game
from groma.games.cartographers.table import preset
from groma.games.gisborne.table import TableOptions
from groma.kernel.chance import ScriptedChance
from groma.kernel.game import Outcome
from groma.kernel.record import read_record, resume_record
from groma.kernel.refusal import Refusal
from groma.kernel.seats import Seat
from groma.server import replay

GAMES = {
    "solo": ("cartographers", preset("base"), 1),
    "heroes": ("cartographers", preset("heroes"), 3),
    "combined": ("cartographers", preset("combined"), 2),
    "gisborne": ("gisborne", TableOptions(), 4),
}


@pytest.fixture(scope="module", params=GAMES)
def record(request: pytest.FixtureRequest) -> str:
    """The record of a match between bots."""
    name, options, seats = GAMES[request.param]
    played = play_game(name, options, ["greedy"] * seats, "replay", 1, True)
    return "".join(line + "\n" for line in played.record)


@pytest.fixture(scope="module")
def solo() -> str:
    """A solo game of Cartographers."""
    played = play_game("cartographers", preset("base"), ["greedy"], "replay", 1, True)
    return "".join(line + "\n" for line in played.record)


def looks(told: dict[str, Any]) -> list[dict[str, Any]]:
    """The table of each scene, put together from the differences."""
    found: list[dict[str, Any]] = []
    for scene in told["scenes"]:
        found.append(replay.changed(found[-1] if found else None, scene["change"]))
    return found


# --- scenes -----------------------------------------------------------------------------------------------------------


def test_scenes_end_as_the_match_ended(record: str) -> None:
    """Put together, the scenes show after every entry what the match showed, for onlookers and for every seat."""
    told = replay.look(record)
    assert isinstance(told, dict)
    read = read_record(record, find_game)
    game = find_game(read.header.game)
    last_of_entry = {scene["entry"]: look for scene, look in zip(told["scenes"], looks(told), strict=True)}
    for number in (0, len(read.entries) // 2, len(read.entries) - 1):
        entry = max(each for each in last_of_entry if each <= number)
        shortened = type(read)(read.header, read.entries[: entry + 1], None)
        match = resume_record(shortened, game, ScriptedChance(()))
        look = last_of_entry[entry]
        assert look["view"] == plain(game.codec.encode(match.view(None), game.view_type))
        for seat in range(len(read.header.seats)):
            theirs = plain(game.codec.encode(match.view(Seat(seat)), game.view_type))
            assert {**look["view"], **look["own"][seat]} == theirs
            assert look["explain"][seat] == plain(game.explain(match.state, Seat(seat), Seat(seat)))
    assert told["outcome"] == plain(game.codec.encode(match.outcome, Outcome))


def test_every_event_is_in_one_scene_or_quiet(record: str) -> None:
    """Nothing of the record is lost but what nobody saw, and nothing is told twice."""
    told = replay.look(record)
    assert isinstance(told, dict)
    shown = [event for scene in told["scenes"] for event in scene["events"]]
    happened = [event for line in record.splitlines()[1:-1] for event in json.loads(line)["events"]]
    quiet = [event for event in happened if event["kind"] not in replay.QUIET]
    assert [event for event in shown if event["kind"] not in replay.QUIET] == quiet


def test_a_turned_card_and_a_counted_season_are_scenes_of_their_own(solo: str) -> None:
    """The finished column of a season can be seen before the next season begins."""
    told = replay.look(solo)
    assert isinstance(told, dict)
    firsts = [scene["events"][0]["kind"] for scene in told["scenes"]]
    assert firsts.count("season-scored") == 4
    counted = looks(told)[firsts.index("season-scored")]["view"]
    assert counted["time"] >= counted["threshold"]
    assert counted["season"] == "spring"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text("xy", max_size=1), inside, max_size=3),
    max_leaves=12,
)


@given(json_values, json_values)
def test_a_difference_leads_from_one_value_to_the_other(before: Any, after: Any) -> None:
    """Whatever two values are, what tells them apart makes the one of the other."""
    made = replay.changed(before, replay.difference(before, after))
    assert json.dumps(made, sort_keys=True) == json.dumps(after, sort_keys=True)


# --- records that are not what they seem ------------------------------------------------------------------------------


def test_any_letter_changed_is_noticed(solo: str) -> None:
    """A record in which something of the game was changed is refused, wherever it was."""
    chance = random.Random(5)
    lines = solo.splitlines()
    for _ in range(12):
        number = chance.randrange(1, len(lines))
        data = json.loads(lines[number])
        spoil(data, chance)
        forged = [*lines[:number], json.dumps(data), *lines[number + 1 :]]
        told = replay.look("\n".join(forged))
        assert isinstance(told, Refusal), data
        assert told.code in ("record-forged", "record-damaged")


def spoil(data: dict[str, Any], chance: random.Random) -> None:
    """Change one thing that matters in a line."""
    if "end" in data:
        data["end"]["totals"][0] += 1
    elif chance.random() < 0.5:
        data["drawn"] += 1
    else:
        data["events"] = data["events"][:-1]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda text: "", "record-damaged"),
        (lambda text: "hello", "record-damaged"),
        (lambda text: "\0" * 100, "record-damaged"),
        (lambda text: "[" * 100_000, "record-damaged"),
        (lambda text: text[: len(text) // 2], "record-damaged"),
        (lambda text: text.rsplit("\n", 2)[0] + "\n", "record-unfinished"),
        (lambda text: text.split("\n", 1)[0], "record-damaged"),
        (lambda text: text.replace("groma-record/1", "groma-record/2", 1), "record-newer"),
        (lambda text: text.replace("groma-record/1", "other/1", 1), "record-damaged"),
        (lambda text: text.replace('"rules":1', '"rules":99', 1), "record-newer-rules"),
        (lambda text: text.replace('"game":"cartographers"', '"game":"chess"', 1), "record-damaged"),
    ],
)
def test_a_record_that_is_none_is_refused_with_its_reason(solo: str, change: Any, code: str) -> None:
    """Damaged, unfinished, unknown and newer records are told apart."""
    told = replay.look(change(solo))
    assert isinstance(told, Refusal)
    assert told.code == code


# --- over HTTP --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def table(server: Running) -> str:
    """A finished table of two bots."""
    return finished_table(server.base, seats=2)


@pytest.fixture
def web(server: Running) -> Any:
    """Somebody without cookies."""
    with httpx.Client(base_url=server.base, headers={"X-Groma": "1"}, trust_env=False, timeout=60) as client:
        yield client


def test_a_finished_table_is_told_again_and_may_be_kept(web: httpx.Client, table: str) -> None:
    """The replay of a table has its seats and its end; whoever has it already is told that nothing has changed."""
    answer = web.get(f"/api/tables/{table}/replay")
    told = answer.json()
    assert told["outcome"] == web.get(f"/api/tables/{table}").json()["outcome"]
    assert len(told["seats"]) == 2
    again = web.get(f"/api/tables/{table}/replay", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    assert len(gzip.compress(answer.content)) < 40_000


def test_its_draws_are_checked_on_demand(web: httpx.Client, table: str) -> None:
    """The check says that all is well, and names seed and fingerprint."""
    told = web.get(f"/api/tables/{table}/fairness").json()
    assert told["is_fair"]
    assert told["problem"] is None
    assert told["draws"] > 0
    assert told["seed_hash"] == web.get(f"/api/tables/{table}").json()["seed_hash"]


def test_the_record_of_a_table_can_be_brought_back(web: httpx.Client, table: str) -> None:
    """What was downloaded shows the same scenes when it is uploaded."""
    record = web.get(f"/api/tables/{table}/record").content
    told = web.post("/api/replay", content=record).json()
    assert told["scenes"] == web.get(f"/api/tables/{table}/replay").json()["scenes"]


def test_a_forged_record_is_refused_in_the_reader_s_language(web: httpx.Client, table: str) -> None:
    """The reason comes as a sentence."""
    record = web.get(f"/api/tables/{table}/record").text
    forged = record.replace('"drawn":', '"drawn":1', 1)
    answer = web.post("/api/replay", content=forged.encode(), headers={"Accept-Language": "es"})
    assert answer.status_code == 422
    assert answer.json()["code"] == "record-forged"
    assert answer.json()["text"].startswith("Este registro no concuerda con las reglas")


def test_a_record_may_not_be_huge(web: httpx.Client) -> None:
    """What is larger than any record is not read."""
    answer = web.post("/api/replay", content=b" " * (replay.MOST_BYTES + 1))
    assert answer.status_code == 413


def test_a_record_from_another_site_is_not_read(server: Running) -> None:
    """A form of another site cannot make a visitor's browser upload anything."""
    answer = httpx.post(f"{server.base}/api/replay", content=b"x", trust_env=False)
    assert answer.status_code == 403


def test_a_match_that_is_on_shows_nothing(web: httpx.Client) -> None:
    """Only finished matches are told again: scenes show hands and seed."""
    table = web.post("/api/tables/play-now", json={}).json()["id"]
    for what in ("replay", "fairness", "record"):
        answer = web.get(f"/api/tables/{table}/{what}")
        assert answer.status_code == 409
        assert answer.json()["code"] == "not-finished"
    assert web.get("/api/tables/nothing/replay").status_code == 404


def plain(value: Any) -> Any:
    """As JSON has it: lists for tuples, texts for the names of fields."""
    return json.loads(json.dumps(value))
