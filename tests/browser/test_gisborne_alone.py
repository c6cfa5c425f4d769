"""Gisborne with bots: by finger on a small phone, by keys alone, in each language, and with the rules at hand."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import DESKTOP, PHONE, Person, PersonMaker, axe_findings, settled
from tests.browser.gisborne_hand import Player, Way, play_on, set_up
from tests.browser.test_home import scripts_of

LOW = {"width": 640, "height": 360}


def at_a_table(someone: Person, seed: str, way: Way = "mouse", **wish: Any) -> Player:
    """Somebody with two bots."""
    someone.goes_to("/rules")
    table = set_up(someone, seed=seed, **{"bots": ["greedy", "greedy"], "start": True, **wish})
    player = Player(someone, way)
    player.sits_down(table["id"])
    player.hears(lambda: player.wish is not None)
    return player


def fits(player: Player) -> None:
    """Nothing sticks out sideways, and the landscape has room."""
    page = player.page
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    land = page.locator(".land").bounding_box()
    assert land is not None
    assert land["height"] >= 170
    for name in page.locator(".ranks .who").all():
        assert name.evaluate("(element) => element.scrollWidth <= element.clientWidth + 1"), name.inner_text()


def test_a_game_by_touch_on_a_small_phone(person: PersonMaker) -> None:
    """To the end, in Spanish: names whole, every card within reach."""
    ana = at_a_table(person(viewport=PHONE, touch=True, language="es", reduced_motion="reduce"), "cook-1", "touch")
    fits(ana)
    card = ana.page.locator(".hand .card").first.bounding_box()
    assert card is not None
    assert min(card["width"], card["height"]) >= 40
    assert axe_findings(ana.page) == []
    play_on([ana])
    expect(ana.choice.get_by_role("table")).to_be_visible()
    assert "lay-cards" in ana.chosen
    fits_sideways = ana.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert fits_sideways


def test_a_game_by_keyboard_alone(person: PersonMaker) -> None:
    """To the end, in French, with Tab and Enter; the focus is never lost on the way."""
    ana = at_a_table(person(language="fr", theme="dark", reduced_motion="reduce"), "cook-2", "keys")
    for _ in range(200):
        ana.hears(lambda: ana.is_over or ana.wish is not None, seconds=30)
        if ana.is_over:
            break
        ana.chooses()
        if not ana.is_over:
            assert ana.page.evaluate("document.activeElement !== document.body")
    expect(ana.choice.get_by_role("table")).to_be_visible()
    assert "store-cards" in ana.chosen


def test_cards_by_keys_go_up_and_come_off_again(person: PersonMaker) -> None:
    """Enter takes a card up, Backspace takes it off; the tent can be pressed and released."""
    ana = at_a_table(person(), "cook-2")
    page = ana.page
    card = page.locator(".hand .card").first
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand .off")).to_have_count(1)
    page.keyboard.press("Backspace")
    expect(page.locator(".hand .off")).to_have_count(0)
    expect(card).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".hand .off").focus()
    page.keyboard.press("Enter")
    expect(card).to_be_focused()
    tent = page.locator(".hand .card.tent")
    tent.focus()
    page.keyboard.press("Space")
    expect(tent).to_have_attribute("aria-pressed", "true")
    expect(ana.choice.locator(".effect")).to_contain_text("you stay, and take your cards back")
    page.keyboard.press("Space")
    expect(tent).to_have_attribute("aria-pressed", "false")


def test_one_metal_at_a_time_is_said(person: PersonMaker) -> None:
    """A card of another metal begins the choice anew, and the page says so."""
    ana = at_a_table(person(), "cook-2")
    metals = ana.page.locator(".hand .metal:not(.metal-tent)")
    assert metals.count() > 1
    metals.nth(0).locator(".card").first.click()
    metals.nth(1).locator(".card").first.click()
    expect(ana.choice.locator(".effect")).to_contain_text("One metal at a time")
    expect(metals.nth(0).locator(".off")).to_have_count(0)
    expect(metals.nth(1).locator(".off")).to_have_count(1)


@pytest.mark.parametrize(
    ("language", "asked", "signs", "reconstructed"),
    [
        ("en", "Lay one to five cards", "Signs on the path", "reconstruction"),
        ("es", "Pon de una a cinco cartas", "Signos del camino", "reconstrucción"),
        ("fr", "Posez une à cinq cartes", "Signes du chemin", "reconstitution"),
    ],
)
def test_the_signs_and_what_is_reconstructed(
    person: PersonMaker, language: str, asked: str, signs: str, reconstructed: str
) -> None:
    """The legend names every sign, leads to its rule, and says that the tile layout is our reconstruction."""
    ana = at_a_table(person(language=language, viewport=PHONE), "cook-2")
    expect(ana.choice).to_contain_text(asked)
    ana.page.get_by_role("button", name=signs).click()
    legend = ana.page.get_by_role("dialog", name=signs)
    expect(legend).to_contain_text(reconstructed)
    expect(legend.locator(".kinds li")).to_have_count(8)
    expect(legend.locator(".numbers li")).to_have_count(3)
    settled(ana.page)
    assert axe_findings(ana.page) == []


@pytest.mark.parametrize(
    ("what", "rule"),
    [
        (".hand .metal-tent .caption", "Tent card"),
        (".strip .fact button", "Chips"),
        (".asked button", "Laying cards"),
        (".land .field.card", "Card field|Chips"),
        (".land .jetty", "Bar"),
        (".strip .fact", "New cards"),
        (".ranks .facts span:last-child", "The end"),
        (".land .sand[data-rule]", "Beach"),
        (".land .name", "Landing stage|Far coast"),
    ],
)
def test_one_tap_leads_to_the_rule(person: PersonMaker, what: str, rule: str) -> None:
    """From the tent, the chips, what is asked, a field, the bar, the beach and a tile."""
    ana = at_a_table(person(), "cook-2")
    settled(ana.page)
    ana.page.locator(what).first.click(force=True)
    expect(ana.page.get_by_role("dialog")).to_contain_text(re.compile(rule))


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_names_of_tiles_stay_on_their_tiles(person: PersonMaker, language: str, viewport: dict[str, int]) -> None:
    """No name runs over the edge of its tile, in any language."""
    ana = at_a_table(person(language=language, viewport=viewport), "cook-2")
    settled(ana.page)
    over = ana.page.locator(".land .tile").evaluate_all(
        """(tiles) => tiles.flatMap((tile) => {
            const [name, rim] = ['.name', '.rim'].map((part) => tile.querySelector(part).getBBox())
            const isOver = name.x < rim.x || name.x + name.width > rim.x + rim.width
            return isOver ? [tile.querySelector('.name').textContent] : []
        })"""
    )
    assert over == []


def test_pawns_walk_field_by_field_and_jostle_those_they_pass(person: PersonMaker) -> None:
    """With motion on, a pawn is seen on the fields between, and a pawn that is passed leans aside."""
    ana = at_a_table(person(reduced_motion="no-preference"), "cook-2")
    ana.page.evaluate(
        """() => {
            window.seen = { places: new Set(), jostled: 0 }
            new MutationObserver((changes) => {
                for (const { target } of changes) {
                    if (target.classList.contains('pawn')) window.seen.places.add(target.style.transform)
                    if (target.classList.contains('jostled')) window.seen.jostled += 1
                }
            }).observe(document.querySelector('.land svg'), { attributes: true, subtree: true })
        }"""
    )
    for _ in range(4):
        ana.hears(lambda: ana.wish is not None)
        ana.chooses()
    ana.hears(lambda: ana.wish is not None)
    ana.page.wait_for_timeout(2000)
    seen = ana.page.evaluate("[window.seen.places.size, window.seen.jostled]")
    assert seen[0] > 12
    assert seen[1] > 0


def test_the_path_is_told_tile_by_tile(person: PersonMaker) -> None:
    """A screen reader gets one sentence for each tile uncovered, and where each pawn stands."""
    ana = at_a_table(person(), "cook-2")
    path = ana.page.get_by_role("region", name="The path across the island").get_by_role("listitem")
    expect(path).to_have_count(len(ana.state["view"]["path"]))
    expect(path.first).to_contain_text(re.compile(r"^Landing stage, fields 1 to 7: .*card field on 5"))
    expect(ana.page.locator(".ranks li .visually-hidden").first).to_contain_text("on ")
    ana.chooses()
    expect(ana.page.locator("[aria-live=polite]").filter(has_text=re.compile("moves|stays"))).to_have_count(1)


def test_the_page_is_light(person: PersonMaker) -> None:
    """A table of Gisborne needs at most 120 kB of JavaScript in all, packed."""
    ana = at_a_table(person(service_workers="block"), "cook-2")
    assert 15_000 < scripts_of(ana.person.opens_a_tab(), ana.page.url) <= 120_000


@pytest.mark.parametrize("viewport", [LOW, {"width": 720, "height": 450}, DESKTOP], ids=["low", "enlarged", "desktop"])
def test_every_size_shows_path_and_choice(person: PersonMaker, viewport: dict[str, int]) -> None:
    """A phone on its side, a desktop at 200 %, a desktop: nothing sticks out, the choice is within reach."""
    ana = at_a_table(person(viewport=viewport, theme="dark"), "cook-2")
    fits(ana)
    wish = ana.wish
    assert wish is not None
    ana.takes_up(wish)
    ana.choice.locator("> .button.primary").scroll_into_view_if_needed()
    expect(ana.choice.locator("> .button.primary")).to_be_in_viewport()
    settled(ana.page)
    assert axe_findings(ana.page) == []
