"""Gisborne at one table with three people, each in a browser of their own."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import DESKTOP, PHONE, TABLET, PersonMaker, axe_findings, settled
from tests.browser.gisborne_hand import Player, habit, play_on, post, set_up

NAMES = ("Ana", "Bo", "Cy")


def three(person: PersonMaker, seed: str, **wish: object) -> list[Player]:
    """Ana invites, Bo and Cy come by the invitation, Ana begins."""
    people = [
        person(viewport=DESKTOP, reduced_motion="reduce"),
        person(viewport=PHONE, touch=True, reduced_motion="reduce"),
        person(viewport=TABLET, theme="dark", reduced_motion="reduce"),
    ]
    for someone, name in zip(people, NAMES, strict=True):
        someone.goes_to("/rules")
        post(someone, "/api/me", {"name": name})
    table = set_up(people[0], seed=seed, **wish)
    for guest in people[1:]:
        post(guest, f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    post(people[0], f"/api/tables/{table['id']}/start", {})
    players = [Player(people[0]), Player(people[1], "touch"), Player(people[2])]
    for player in players:
        player.sits_down(table["id"])
    return players


def test_three_browsers_play_to_the_end_and_every_kind_of_choice_is_made(person: PersonMaker) -> None:
    """Cards, tent, a river's discard, a chip for the wolves, position scorings; all end with the same count."""
    players = three(person, "cook-76")

    # The leader lays first; how many cards lie there is seen by all, which ones only by their owner.
    leader = next(player for player in players if player.wish is not None)
    wish = leader.wish
    assert wish is not None
    leader.takes_up(wish)
    expect(leader.choice.locator(".effect")).to_contain_text(re.compile(r"\d+ step.* · "))
    expect(leader.page.locator(".goal")).to_have_count(1)
    leader.hands_in(wish)
    leader.chosen.append(wish["kind"])
    seat = leader.state["view"]["seat"]
    for player in players:
        player.hears(lambda player=player: player.state["view"]["has_laid"][seat])  # type: ignore[misc]
        row = player.page.locator(".ranks li").filter(has_text=NAMES[seat])
        expect(row.locator(".laid .card")).to_have_count(len(wish["cards"]))
        expect(row.locator(".laid .back")).to_have_count(0 if player is leader else len(wish["cards"]))

    looked_at = set()

    def look(player: Player) -> None:
        """Each kind of question stands every check when it is asked first."""
        if player.menu["ask"] not in looked_at:
            looked_at.add(player.menu["ask"])
            assert axe_findings(player.page) == []

    play_on(players, before=look)
    assert looked_at == {"lay-cards", "keep-cards", "return-chip", "store-cards"}
    made = {kind for player in players for kind in player.chosen}
    assert made == {"lay-cards", "tent", "keep-cards", "return-chip", "store-cards"}

    # The end: the chests lie open and are counted, alike for everybody.
    totals = players[0].state["outcome"]["totals"]
    for player in players:
        assert player.state["outcome"]["totals"] == totals
        winner = players[0].state["outcome"]["places"].index(1)
        who = "You win" if player is players[winner] else f"{NAMES[winner]} wins"
        expect(player.choice).to_contain_text(f"{who} with {totals[winner]} points.")
        count = player.choice.get_by_role("table")
        for name, total in zip(NAMES, totals, strict=True):
            expect(count.get_by_role("row").filter(has_text=name).get_by_role("cell").last).to_have_text(str(total))
        for chest, total in zip(player.state["view"]["chests"], totals, strict=True):
            assert chest["points"] == total
        expect(player.page.get_by_text("Last round", exact=True)).to_be_visible()
        settled(player.page)
        assert axe_findings(player.page) == []


def test_all_lay_at_once_and_may_take_back(person: PersonMaker) -> None:
    """Sealed lays tell nothing; taken back they can be chosen anew; a choice outlives a reload and others' lays."""
    options = {"laying": "simultaneous", "stash": "one_by_one", "wolves_choice": "random", "river_choice": "random"}
    ana, bo, cy = players = three(person, "cook-3", options=options)

    # Bo chooses and does not hand in yet; meanwhile Ana lays.
    wish = bo.wish
    assert wish is not None
    bo.takes_up(wish)
    ana.chooses()
    expect(ana.choice).to_contain_text("You have laid")
    bo.hears(lambda: bo.state["view"]["has_laid"][0])
    assert bo.state["view"]["laid"][0] is None
    expect(bo.page.locator(".ranks li").filter(has_text="Ana").locator(".back")).to_have_text("?")
    # What Bo has chosen is still there, after a reload too.
    taken = bo.page.locator(".hand .off")
    chosen = taken.all_inner_texts()
    assert chosen
    bo.page.reload()
    expect(taken).to_have_text(chosen)

    # Ana takes back, and lays again.
    ana.choice.get_by_role("button", name="Take back").click()
    ana.hears(lambda: not ana.state["view"]["has_laid"][0])
    expect(ana.choice.get_by_role("button", name="Lay these cards")).to_be_disabled()
    ana.chooses()
    bo.hears(lambda: bo.state["view"]["has_laid"][0])
    bo.hands_in(wish)
    bo.hears(lambda: bo.state["view"]["has_laid"][1])
    cy.chooses()

    # All cards are revealed: everybody sees what everybody has laid.
    for player in players:
        player.hears(lambda player=player: player.state["entry"] >= cy.state["entry"])  # type: ignore[misc]
        expect(player.page.locator(".ranks .laid .back")).to_have_count(0)

    # A position scoring card by card: one into the chest, one on hand, which is then seen.
    for _ in range(40):
        asked = next(player for player in players if player.wish is not None)
        if asked.menu["ask"] == "store-cards":
            break
        asked.chooses()
        for player in players:
            player.hears(lambda player=player, asked=asked: player.state["entry"] >= asked.state["entry"])  # type: ignore[misc]
    assert asked.menu == {"ask": "store-cards", "offer": asked.menu["offer"], "most": 1}
    points = asked.state["view"]["chests"][asked.state["view"]["seat"]]["points"]
    asked.chooses()
    assert asked.state["view"]["chests"][asked.state["view"]["seat"]]["points"] == points + 1
    held = len(asked.state["view"]["hand"])
    asked.presses(asked.choice.get_by_role("button", name="Into your hand"))
    asked.hears(lambda: len(asked.state["view"]["hand"]) > held)


def test_a_choice_that_became_impossible_is_said_and_nothing_is_lost(person: PersonMaker) -> None:
    """The same person lays in another tab: the first tab says that the game has gone on, and plays on."""
    ana, bo, _cy = three(person, "cook-3", options={"laying": "simultaneous"})
    first = ana.wish
    assert first is not None
    ana.takes_up(first)
    tab = ana.person.opens_a_tab()
    tab.goto(ana.page.url)
    tab.locator(".hand .card.tent").click()
    tab.get_by_role("button", name="Lay these cards").click()
    expect(ana.choice).to_contain_text("The game has gone on without your choice")
    ana.hears(lambda: ana.state["view"]["has_laid"][0])
    assert habit(ana.menu, 1) is None
    expect(ana.choice).to_contain_text("You have laid tent.")
    ana.choice.get_by_role("button", name="Take back").click()
    ana.hears(lambda: not ana.state["view"]["has_laid"][0])
    ana.chooses()
    bo.hears(lambda: bo.state["view"]["has_laid"][0])


def test_somebody_watches_and_sees_nobodys_hand(person: PersonMaker) -> None:
    """Whoever comes by the link and has no seat sees path, ranks and counts, no cards, and nothing to press."""
    players = three(person, "cook-3", visibility="open")
    someone = person(viewport=TABLET)
    page = someone.goes_to("/t/" + players[0].page.url.rsplit("/", 1)[1])
    expect(page.get_by_role("region", name="The path across the island")).to_be_visible()
    expect(page.locator(".ranks li")).to_have_count(3)
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.locator(".asked")).to_contain_text("Waiting for")
    asked = next(player for player in players if player.wish is not None)
    asked.chooses()
    expect(page.locator(".ranks .laid .back").first).to_be_visible()
