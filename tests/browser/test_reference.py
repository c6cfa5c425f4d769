"""The rules at hand: read as a book, searched in every language, opened from a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, PersonMaker, axe_findings, settled


@pytest.mark.parametrize(
    ("language", "words", "title", "shown"),
    [
        ("en", "edge of the map", "Sentinel Wood", "12 × 1 = 12"),
        ("es", "borde del mapa", "Bosque Centinela", "12 × 1 = 12"),
        ("fr", "foret au bord", "Sentinel Wood", "12 × 1 = 12"),
    ],
)
def test_the_rules_are_searched_in_each_language(
    person: PersonMaker, language: str, words: str, title: str, shown: str
) -> None:
    """Words are found without their accents, and the card that is meant has its counted example."""
    page = person(language=language).goes_to("/rules")
    page.get_by_role("searchbox").fill(words)
    entry = page.get_by_role("article").filter(has=page.get_by_role("heading", name=title, exact=True))
    expect(entry).to_be_visible()
    expect(entry).to_contain_text(shown)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("article")).to_have_count(0)
    expect(page.get_by_role("status")).to_contain_text("xyzzy")


def test_what_is_found_is_seen_at_once_on_a_phone(person: PersonMaker) -> None:
    """What is found stands right below what was typed, with the chapter it is from; cleared, the chapters are back."""
    page = person(viewport=PHONE, language="fr").goes_to("/rules")
    expect(page.get_by_role("navigation", name="Chapitres")).to_be_visible()
    page.get_by_role("searchbox").fill("coeur foret")
    found = page.get_by_role("article").first
    expect(found).to_be_in_viewport()
    expect(found).to_contain_text("Cartes score")
    page.get_by_role("searchbox").fill("")
    expect(page.get_by_role("navigation", name="Chapitres")).to_be_visible()


def test_the_signs_of_the_fields_are_large_enough(person: PersonMaker) -> None:
    """On a phone no sign beside its words is squeezed."""
    page = person(viewport=PHONE).goes_to("/rules/gisborne-fields")
    signs = page.locator("article .body > svg")
    expect(signs).to_have_count(8)
    for sign in signs.all():
        box = sign.bounding_box()
        assert box is not None
        assert box["width"] >= 40


@pytest.mark.parametrize("chapter", ["play", "scoring", "ambushes", "gisborne-tiles", "rulings"])
def test_chapters_stand_every_check(person: PersonMaker, chapter: str) -> None:
    """axe finds nothing on the chapters, by day on a desktop and by night on a phone; nothing hangs over the side."""
    for reader in (person(), person(viewport=PHONE, touch=True, theme="dark", language="fr")):
        page = reader.goes_to(f"/rules/{chapter}")
        expect(page.get_by_role("article").first).to_be_visible()
        settled(page)
        assert axe_findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_entry_has_an_address(person: PersonMaker) -> None:
    """The address of an entry leads to it in its chapter; a wrong one says so and shows the way."""
    page = person().goes_to("/rules/card-banded-hills")
    expect(page.get_by_role("heading", level=1)).to_have_text("Scoring cards")
    entry = page.locator("#card-banded-hills")
    expect(entry).to_be_in_viewport()
    # Both printings, each counted on the same map.
    expect(entry.get_by_role("img")).to_have_count(2)
    page.goto(page.url.replace("banded-hills", "no-such-card"))
    expect(page.get_by_text("There is no entry under this address")).to_be_visible()
    page.get_by_role("link", name="All chapters").last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules")


def test_the_book_is_read_by_keyboard_and_back_button(person: PersonMaker) -> None:
    """From the home page to a chapter and back without a pointer."""
    page = person().goes_to("/rules")
    link = page.get_by_role("link", name=re.compile("Hero cards"))
    link.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Hero cards")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules")


def test_a_language_is_changed_in_the_middle_of_reading(person: PersonMaker) -> None:
    """The same entry in another language, without losing the place."""
    page = person().goes_to("/rules/gisborne-fields")
    expect(page.get_by_role("heading", name="Wolves", exact=True)).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Français").click()
    expect(page.get_by_role("heading", name="Loups", exact=True, include_hidden=True)).to_be_attached()


def test_one_tap_from_the_table(person: PersonMaker) -> None:
    """At a table the card, a terrain, the coins and an edict open their rules, and the table waits behind them."""
    page = person().goes_to("/")
    page.get_by_role("button", name=re.compile("Play now")).click()
    expect(page.get_by_role("grid")).to_be_visible()
    name = page.locator(".hand h2").inner_text()
    page.locator(".hand").get_by_role("button", name=f"The rules: {name}").click()
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog).to_be_visible()
    settled(page)
    assert axe_findings(page) == []
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    page.get_by_role("button", name=re.compile("^Coins")).first.click()
    coins = page.get_by_role("dialog", name="Coins")
    expect(coins).to_contain_text("The one mountain with no empty side pays 1 coin")
    coins.get_by_role("link", name="Ruling C16").click()
    expect(page.get_by_role("dialog", name="Ruling C16")).to_contain_text("the track holds 14")
    page.get_by_role("dialog").get_by_role("button", name="Back").click()
    expect(page.get_by_role("dialog", name="Coins")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("aside.right").get_by_role("button", name=re.compile("^The rules: ")).first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Counted on this map")
