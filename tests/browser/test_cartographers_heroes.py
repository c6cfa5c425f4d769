"""Heroes in a browser: a hero with its attack marks, and each of the four monsters with what it does."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect
from tests.browser.cartographers_hand import Placing, Player, beside, set_up
from tests.browser.conftest import DESKTOP, PersonMaker

# With this word all four ambushes come, the Dragon and the zombies in time to do something, and heroes.
SEED = "heroes-145"
HEROES = {
    "edition": "heroes",
    "sheet": "C",
    "explore": "heroes",
    "seasons": "heroes",
    "ambushes": ["dragon-inferno", "zombie-plague", "giant-troll-ravage", "gorgon-gaze"],
    "heroes": True,
    "scoring": "heroes",
    "fallback_terrain": "any",
}


def test_a_hero_and_each_effect(person: PersonMaker) -> None:
    """The Dragon walled in pays, Gorgon and Troll destroy what is chosen, zombies spread, a hero stands guard."""
    ana = Player(person(viewport=DESKTOP), "mouse", random.Random(5))
    ana.sits_down(set_up(ana.person, seats=1, seed=SEED, options=HEROES)["id"])
    shown: set[str] = set()

    def wall_in_the_dragon(placing: Placing) -> float:
        seat = ana.state["view"]["seats"][0]
        dragon = {each for space in seat["initials"]["dragon"] for each in beside(space)}
        others = {each for kind in ("zombie", "troll") for space in seat["initials"][kind] for each in beside(space)}
        covered = set(placing.spaces)
        return 10 * len(covered & dragon) - len(covered & others) - len(covered) / 10 + ana.dice.random() / 100

    for _ in range(80):
        ana.goes_on()
        if ana.is_over:
            break
        menu = ana.menu
        if menu["kind"] == "hero":
            placing = ana.takes_a_turn(lambda each: -abs(each.row - 5) - abs(each.column - 5), hands_in=False)
            expect(ana.page.locator(".over .attack")).to_be_visible()
            ana.hands_in()
            seat = ana.state["view"]["seats"][0]
            expect(ana.space(placing.spaces[0])).to_have_attribute(
                "aria-label", re.compile(f"^{placing.spaces[0]}: hero")
            )
            assert seat["marks"]
            shown.add("hero")
        elif menu["kind"] == "destroy":
            expect(ana.page.locator(".over .targets")).to_be_visible()
            placing = ana.takes_a_turn()
            if not ana.is_over:
                ana.goes_on()
                label = f"{placing.spaces[0]}: destroyed space"
                expect(ana.space(placing.spaces[0])).to_have_attribute("aria-label", label)
            shown.add(menu["by"])
        else:
            ana.takes_a_turn(wall_in_the_dragon)
        for event in ana.events:
            if event["kind"] == "coins-gained" and event["because"] == "dragon":
                assert event["coins"] <= 3
                shown.add("dragon")
            if event["kind"] == "monsters-spread":
                shown.add("zombies")
    assert ana.is_over
    assert shown == {"hero", "gorgon", "troll", "dragon", "zombies"}
    expect(ana.page.get_by_role("table", name="Score sheet")).to_be_visible()
