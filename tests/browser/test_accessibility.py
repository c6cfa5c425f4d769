"""Everybody can play: axe finds nothing, the keyboard suffices, nothing is cut off when small or enlarged."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import DESKTOP, PHONE, PersonMaker, axe_findings, settled

PATHS = ["/", "/new", "/join", "/mine", "/watch", "/account", "/nowhere", "/j/abcdefghijklmnopqrstuvwx"]
SIZES = [pytest.param(PHONE, "light", id="phone"), pytest.param(DESKTOP, "dark", id="desktop in the dark")]


@pytest.mark.parametrize(("viewport", "theme"), SIZES)
def test_axe_finds_nothing_on_any_page(person: PersonMaker, viewport: dict[str, int], theme: str) -> None:
    """Home and lobby, by day on a phone and by night on a desktop."""
    ana = person(viewport=viewport, theme=theme)
    findings: dict[str, list[str]] = {}
    for path in PATHS:
        page = ana.goes_to(path)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        if path == "/new":
            page.get_by_text("All options").click()
            page.get_by_role("radio", name="All chosen").check(force=True)
        settled(page)
        findings[path] = axe_findings(page)
    assert findings == {path: [] for path in PATHS}


@pytest.mark.parametrize(("viewport", "theme"), SIZES)
def test_axe_finds_nothing_at_a_table(person: PersonMaker, viewport: dict[str, int], theme: str) -> None:
    """Waiting room, QR code, table, and each dialog of the table's frame."""
    ana = person(viewport=viewport, theme=theme)
    page = ana.goes_to("/new")
    page.get_by_role("radio", name="My friends").check(force=True)
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    findings = {"waiting": axe_findings(page)}
    page.get_by_role("button", name="QR code").click()
    settled(page)
    findings["qr code"] = axe_findings(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Practised bot in seat 2").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("main").get_by_text("Spring").first).to_be_visible()
    settled(page)
    findings["table"] = axe_findings(page)
    for name in ("People: 2 seats", "Chat", "Menu"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        settled(page)
        findings[name] = axe_findings(page)
        page.keyboard.press("Escape")
    assert [finding for each in findings.values() for finding in each] == []


def test_settings_by_keyboard_alone(person: PersonMaker) -> None:
    """Tab leads to the settings, arrows choose, Escape leads back to where one was."""
    page = person().goes_to("/")
    settings = page.get_by_role("button", name="Settings")
    for _ in range(10):
        page.keyboard.press("Tab")
        if settings.evaluate("(button) => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    for _ in range(10):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.value") == "en":
            break
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("heading", name="Ajustes")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Ajustes")).to_be_focused()


def test_a_table_is_set_up_by_keyboard_alone(person: PersonMaker) -> None:
    """From the home page to a table with a friend's seat, without a pointer."""
    page = person().goes_to("/")
    page.get_by_role("link", name="New table").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New table", level=1)).to_be_focused()
    expect(page.get_by_role("radio", name="Just me")).to_be_visible()
    for _ in range(6):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.value") == "alone":
            break
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="My friends")).to_be_checked()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.type") == "submit":
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/new", "/join", "/account"])
def test_focus_is_always_visible(person: PersonMaker, path: str) -> None:
    """Whatever the Tab key reaches shows that it has the focus."""
    page = person().goes_to(path)
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    settled(page)
    seen = 0
    for _ in range(25):
        page.keyboard.press("Tab")
        shown = page.evaluate(
            """() => {
                const here = document.activeElement
                if (!here || here === document.body) return null
                const outlined = (element) => element && getComputedStyle(element).outlineStyle !== 'none'
                return outlined(here) || outlined(here.closest('label'))
            }"""
        )
        if shown is None:
            break
        assert shown, page.evaluate("document.activeElement.outerHTML")
        seen += 1
    assert seen >= 3


@pytest.mark.parametrize("language", ["en", "es", "fr"])
@pytest.mark.parametrize(
    "viewport",
    [
        pytest.param({"width": 320, "height": 568}, id="the smallest phone"),
        # 1280 x 1024 at 200 % and more is a window of half the size with everything as large as before.
        pytest.param({"width": 640, "height": 512}, id="twice as large"),
        pytest.param({"width": 2560, "height": 1440}, id="projector"),
    ],
)
def test_nothing_is_cut_off(person: PersonMaker, language: str, viewport: dict[str, int]) -> None:
    """No page is wider than the window, and no word of a button or a title is cut, in any language."""
    ana = person(language=language, viewport=viewport)
    for path in PATHS:
        page = ana.goes_to(path)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        settled(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"], path
        cut = page.evaluate(
            """() => [...document.querySelectorAll('h1, h2, .button, legend, label')]
                .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1)
                .map((each) => each.outerHTML.slice(0, 200))"""
        )
        assert cut == [], path


def test_nothing_moves_when_that_is_wished(person: PersonMaker) -> None:
    """With reduced motion no animation or transition lasts."""
    page = person(reduced_motion="reduce").goes_to("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    lasting = page.evaluate(
        "document.getAnimations().filter((each) => each.effect.getComputedTiming().duration > 1).length"
    )
    assert lasting == 0


def test_lost_and_found_connections_are_read_out(person: PersonMaker) -> None:
    """A screen reader is told at once that the line is gone, and that it is back."""
    ana = person()
    page = ana.goes_to("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("main").get_by_text("Spring").first).to_be_visible()
    ana.loses_the_network()
    expect(page.locator("[aria-live=assertive]")).to_have_text(re.compile("The connection is lost"))
    ana.finds_the_network()
    expect(page.locator("[aria-live=polite]").get_by_text("The connection is back.")).to_be_attached()
