"""Somebody's first game: led through two turns, unless they would rather not be."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, PersonMaker, axe_findings, settled

NAMES = {
    "en": ("Play now", "Hints for your first game", "Next", "No more hints", "Draw it"),
    "es": ("Jugar ya", "Consejos para tu primera partida", "Siguiente", "Sin más consejos", "Dibujar"),
    "fr": ("Jouer", "Conseils pour votre première partie", "Suivant", "Masquer les conseils", "Dessiner"),
}


def begin(page: Page) -> None:
    """One tap on the home page's first button: a solo game."""
    page.locator("main button").first.click()
    expect(page.get_by_role("grid")).to_be_visible()


def lay_down(page: Page) -> None:
    """Put the shape somewhere it fits: the hand says where it does."""
    confirm = page.locator("[data-hint=confirm][data-placed]")
    for space in range(12, 121, 4):
        page.locator(f"[data-space='{space}']").click()
        if confirm.count():
            return
    # Ruins or a full map: the spaces with a dotted line are what is asked for.
    for space in range(121):
        page.locator(f"[data-space='{space}']").click()
        if confirm.count():
            return
    raise AssertionError("the shape fits nowhere")


def draw(page: Page) -> None:
    lay_down(page)
    page.locator("[data-hint=confirm]").click()


@pytest.mark.parametrize(
    ("language", "viewport"), [("en", DESKTOP), ("es", PHONE), ("fr", DESKTOP)], ids=["en", "es", "fr"]
)
def test_two_turns_with_hints(person: PersonMaker, language: str, viewport: dict[str, int]) -> None:
    """The hints follow what is done on the table: the card, the hand, the map, drawing, the season, the edicts."""
    ana = person(language=language, viewport=viewport)
    page = ana.goes_to("/")
    begin(page)
    _, label, onward, _, _ = NAMES[language]
    hint = page.get_by_role("complementary", name=label)
    expect(hint).to_be_visible()
    settled(page)
    assert axe_findings(page) == []
    told = {hint.inner_text()}
    for _ in range(2):
        hint.get_by_role("button", name=onward).click()
        told.add(hint.inner_text())
    expect(page.locator("[data-hint=board][data-hinted]")).to_have_count(1)
    lay_down(page)
    expect(page.locator("[data-hint=confirm][data-hinted]")).to_be_visible()
    told.add(hint.inner_text())
    page.locator("[data-hint=confirm]").click()
    expect(page.locator("[data-hint=time][data-hinted]")).to_be_visible()
    while hint.get_by_role("button", name=onward).count():
        told.add(hint.inner_text())
        hint.get_by_role("button", name=onward).click()
    told.add(hint.inner_text())
    assert len(told) >= 7
    draw(page)
    hint.get_by_role("button").last.click()
    expect(hint).to_have_count(0)
    # The second game is played in peace.
    ana.goes_to("/")
    begin(page)
    expect(hint).to_have_count(0)


def test_hints_are_sent_away_and_called_back(person: PersonMaker) -> None:
    """Sent away they stay away over a reload; the menu brings them back."""
    page = person().goes_to("/")
    begin(page)
    hint = page.get_by_role("complementary", name="Hints for your first game")
    hint.get_by_role("button", name="No more hints").click()
    expect(hint).to_have_count(0)
    page.reload()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(hint).to_have_count(0)
    page.get_by_role("button", name=re.compile("Menu")).click()
    page.get_by_role("button", name="Show the hints").click()
    expect(hint).to_contain_text("This card was revealed")


def test_hints_begin_anew_wherever_they_are_called_back(person: PersonMaker) -> None:
    """In the middle of a game they start with the card on the table, and a reload does not take that back."""
    page = person().goes_to("/")
    begin(page)
    hint = page.get_by_role("complementary", name="Hints for your first game")
    hint.get_by_role("button", name="No more hints").click()
    draw(page)
    expect(page.locator("[data-hint=confirm][data-placed]")).to_have_count(0)
    page.get_by_role("button", name=re.compile("Menu")).click()
    page.get_by_role("button", name="Show the hints").click()
    expect(hint).to_contain_text("This card was revealed")
    page.reload()
    expect(hint).to_contain_text("This card was revealed")


def test_the_ring_stays_when_the_window_is_turned(person: PersonMaker) -> None:
    """The table is laid out anew for another window, and what the hint speaks of keeps its ring."""
    page = person(viewport=PHONE).goes_to("/")
    begin(page)
    ring = page.locator("[data-hint=card][data-hinted]")
    expect(ring).to_be_visible()
    for viewport in (DESKTOP, {"width": 640, "height": 360}, PHONE):
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        page.wait_for_timeout(200)
        expect(ring).to_have_count(1)
        expect(ring).to_be_visible()


def test_hints_hide_nothing(person: PersonMaker) -> None:
    """On a small phone the map and the button to draw with can be reached while a hint is there."""
    page = person(viewport=PHONE, touch=True).goes_to("/")
    begin(page)
    hint = page.get_by_role("complementary", name="Hints for your first game")
    expect(hint).to_be_visible()
    lowest = hint.bounding_box()
    board = page.get_by_role("grid").bounding_box()
    assert lowest is not None
    assert board is not None
    assert lowest["y"] + lowest["height"] <= board["y"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-hint=confirm]").scroll_into_view_if_needed()
    expect(page.locator("[data-hint=confirm]")).to_be_in_viewport()
