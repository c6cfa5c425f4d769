"""Three cartographers at one table, each in a browser of their own."""

from __future__ import annotations

import json
import random
import re

from playwright.sync_api import expect
from tests.browser.cartographers_hand import Player, post, set_up, to_the_end
from tests.browser.conftest import DESKTOP, PHONE, TABLET, PersonMaker

NAMES = ("Ana", "Bo", "Cy")


def three(person: PersonMaker) -> list[Player]:
    """Ana invites, Bo and Cy come by the invitation, Ana begins."""
    people = [person(viewport=DESKTOP), person(viewport=PHONE, touch=True), person(viewport=TABLET)]
    for someone, name in zip(people, NAMES, strict=True):
        someone.goes_to("/")
        post(someone, "/api/me", {"name": name})
    table = set_up(people[0], seats=3, seed="neighbours-1", start=False)
    for guest in people[1:]:
        post(guest, f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    post(people[0], f"/api/tables/{table['id']}/start", {})
    players = [
        Player(people[0], "mouse", random.Random(10)),
        Player(people[1], "touch", random.Random(11)),
        Player(people[2], "keys", random.Random(12)),
    ]
    for player in players:
        player.sits_down(table["id"])
        player.hears(lambda player=player: bool(player.state))  # type: ignore[misc]
    return players


def all_draw(players: list[Player]) -> None:
    """Everybody who is asked draws once; then everybody puts away what is shown."""
    for player in players:
        player.goes_on()
        if player.is_asked:
            player.takes_a_turn()
    latest = max(player.state["entry"] for player in players)
    for player in players:
        player.hears(lambda player=player: player.state["entry"] >= latest)  # type: ignore[misc]


def test_a_live_game_of_three_with_an_ambush_and_a_lost_connection(person: PersonMaker) -> None:
    """Choices stay sealed until the last is in; maps are passed and come back; who was away comes back to the table."""
    ana, bo, cy = players = three(person)

    # What is drawn stays sealed, and can be taken back until the last player has drawn.
    ana.takes_a_turn()
    expect(ana.page.locator(".message")).to_contain_text("Waiting for")
    bo.hears(lambda: bo.state["view"]["seats"][0]["ready"])
    assert bo.state["view"]["seats"][0]["sheet"] == ana.state["view"]["seats"][0]["sheet"]
    ana.page.get_by_role("button", name="Take back").click()
    ana.hears(lambda: ana.is_asked)
    all_draw(players)
    all_draw(players)

    # The third card is an ambush: everybody draws on a neighbour's map, and is told whose it is.
    assert ana.state["view"]["phase"] == "ambush"
    held = [player.menu["on"] for player in players]
    assert sorted(held) == [0, 1, 2]
    assert all(on != seat for seat, on in enumerate(held))
    for seat, player in enumerate(players):
        expect(player.page.get_by_text(f"You draw on the map of {NAMES[held[seat]]}.")).to_be_visible()
        expect(player.grid).to_have_attribute("aria-label", f"Map of {NAMES[held[seat]]}")
    all_draw(players)
    for player in players:
        expect(player.grid).to_have_attribute("aria-label", "Your map")
        assert any("X" in player.state["view"]["seats"][seat]["sheet"].upper() for seat in range(3))

    # Bo loses the connection; the others draw; back again, Bo sees where the table stands and goes on.
    bo.person.loses_the_network()
    expect(bo.page.get_by_role("status").filter(has_text=re.compile("connection", re.I)).first).to_be_visible()
    for player in (ana, cy):
        player.goes_on()
        player.takes_a_turn()
    bo.person.finds_the_network()
    bo.hears(lambda: bo.state["view"]["seats"][0]["ready"] and bo.state["view"]["seats"][2]["ready"], seconds=30)
    all_draw([bo])
    ana.hears(lambda: ana.state["entry"] >= bo.state["entry"])

    # To the end: one winner or several, the same in every browser.
    for _ in range(60):
        if all(player.is_over for player in players):
            break
        all_draw(players)
    totals = ana.state["outcome"]["totals"]
    for player in players:
        player.goes_on()
        assert player.state["outcome"]["totals"] == totals
        best = max(totals)
        expect(player.page.get_by_text(re.compile(rf"with {best} stars|victory")).first).to_be_visible()
        expect(player.page.get_by_role("table", name="Score sheet")).to_be_visible()


def test_the_others_maps_are_small_and_grow_at_a_tap(person: PersonMaker) -> None:
    """Small beside one's own; a tap opens it large with its score sheet."""
    ana, _bo, _cy = three(person)
    ana.page.get_by_role("button", name=re.compile("^Map of Bo")).click()
    dialog = ana.page.get_by_role("dialog", name="Map of Bo")
    expect(dialog.get_by_role("img", name="Map of Bo")).to_be_visible()
    expect(dialog.get_by_role("table", name="Score sheet")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_what_is_told_of_the_table_leaves_the_board_alone(person: PersonMaker) -> None:
    """Somebody leaves: the board stays the same one, with all that is shown on it and over it."""
    ana, bo = person(), person()
    bo.goes_to("/")
    table = set_up(ana, seats=2, start=False)
    post(bo, f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    post(ana, f"/api/tables/{table['id']}/start", {})
    with ana.page.expect_websocket() as line:
        page = ana.goes_to(f"/t/{table['id']}")
    expect(page.get_by_role("grid")).to_be_visible()
    page.evaluate("document.querySelector('[role=grid]').dataset.same = 'yes'")
    with line.value.expect_event("framereceived", lambda payload: json.loads(payload)["type"] == "table"):
        post(bo, f"/api/tables/{table['id']}/leave", {})
    page.wait_for_timeout(300)
    expect(page.get_by_role("grid")).to_have_attribute("data-same", "yes")


def test_the_page_of_a_table_is_as_tall_as_the_screen(person: PersonMaker) -> None:
    """The table scrolls within its frame; the page around it has nothing to scroll, during the game and after it."""
    ana = person(viewport=PHONE)
    table = set_up(ana, seats=3, bots=["greedy", "greedy"])
    page = ana.goes_to(f"/t/{table['id']}")
    expect(page.get_by_role("button", name=re.compile("^Map of")).first).to_be_attached()
    assert page.evaluate("document.scrollingElement.scrollHeight") == PHONE["height"]
    alone = set_up(ana, seats=1)["id"]
    to_the_end(ana, alone)
    page.goto(ana.base + f"/t/{alone}")
    expect(page.get_by_role("table", name="Score sheet")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollHeight") == PHONE["height"]
