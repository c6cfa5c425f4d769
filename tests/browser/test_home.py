"""The home page: playing at once, lists, settings, and pages that lead nowhere."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Page, Response, Route, expect
from tests.browser.conftest import DESKTOP, PHONE, PersonMaker, refused, settled
from tests.server.machines import Running


def test_play_now_is_one_tap(person: PersonMaker) -> None:
    """One tap on the home page, and the first card lies on a table."""
    ana = person(viewport=PHONE, touch=True)
    page = ana.goes_to("/")
    page.get_by_role("button", name="Play now").tap()
    expect(page).to_have_url(re.compile(r"/t/[\w-]{16}$"))
    expect(page.get_by_role("main").get_by_text("Spring").first).to_be_visible()


def test_a_game_begun_is_found_again_on_the_home_page(person: PersonMaker) -> None:
    """My tables says whose turn it is, and leads back to the table."""
    ana = person()
    page = ana.goes_to("/")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    table = page.url
    expect(page.get_by_role("main").get_by_text("Spring").first).to_be_visible()
    page.get_by_role("link", name="To the home page").click()
    mine = page.get_by_role("region", name="My tables")
    expect(mine.get_by_text("Your turn")).to_be_visible()
    mine.get_by_role("link", name="Cartographers").first.click()
    expect(page).to_have_url(table)


def test_the_back_button_leads_back(person: PersonMaker) -> None:
    """From a table the back button leads home, and forward to the table again."""
    ana = person()
    page = ana.goes_to("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("main").get_by_text("Spring").first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.go_forward()
    expect(page.get_by_role("main").get_by_text("Spring").first).to_be_visible()


@pytest.mark.parametrize(
    ("language", "play", "title"),
    [
        ("en", "Play now", "Map the unmapped."),
        ("es", "Jugar ya", "Dibuja lo desconocido."),
        ("fr", "Jouer", "Cartographiez l’inconnu."),
        ("de", "Play now", "Map the unmapped."),
    ],
)
def test_the_browser_says_which_language(person: PersonMaker, language: str, play: str, title: str) -> None:
    """A visitor reads their own language at once; who speaks none of the three reads English."""
    page = person(language=language).goes_to("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.get_by_role("button", name=play, exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == (language if language != "de" else "en")


def test_language_and_look_change_in_place_and_stay(person: PersonMaker) -> None:
    """The settings hold at once, without loading anything anew, and after a reload too."""
    ana = person(viewport=PHONE)
    page = ana.goes_to("/")
    page.evaluate("window.isTheSamePage = true")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Français").check(force=True)
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.get_by_role("radio", name="Ardoise").check(force=True)
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Jouer", exact=True)).to_be_visible()
    assert page.evaluate("window.isTheSamePage")
    page.reload()
    expect(page.get_by_role("button", name="Jouer", exact=True)).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_an_account_keeps_games_and_settings_on_another_device(person: PersonMaker) -> None:
    """Sign up on one device, log in on another: the game is there, and the language."""
    phone = person(viewport=PHONE)
    page = phone.goes_to("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("main").get_by_text("Spring").first).to_be_visible()
    phone.goes_to("/account")
    page.get_by_label("Account name").fill("Ada Surveyor")
    page.get_by_label("Password").fill("a long pass phrase")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("Your account is ready.")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    with page.expect_response("**/api/me"):
        page.get_by_role("radio", name="Español").check(force=True)

    desk = person(viewport=DESKTOP)
    page = desk.goes_to("/account")
    page.get_by_role("radio", name="Log in").check(force=True)
    page.get_by_label("Account name").fill("Ada Surveyor")
    page.get_by_label("Password").fill("a long pass phrase")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_text("Hola de nuevo.")).to_be_visible()
    desk.goes_to("/mine")
    expect(page.get_by_role("region", name="Te toca").get_by_role("link")).to_have_count(1)


def test_a_name_that_is_taken_is_said_with_what_to_do(person: PersonMaker) -> None:
    """Two people want the same account name; the second one is told, and keeps what they typed."""
    for expected in ("Your account is ready.", "There is an account with the name"):
        visitor = person()
        page = visitor.goes_to("/account")
        page.get_by_label("Account name").fill("Only One")
        page.get_by_label("Password").fill("a long pass phrase")
        page.get_by_role("button", name="Create an account").click()
        expect(page.get_by_text(expected)).to_be_visible()
        if expected.startswith("There"):
            expect(page.get_by_label("Account name")).to_have_value("Only One")
            refused(visitor)


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/j/x/y"])
def test_an_address_that_leads_nowhere_says_so(person: PersonMaker, path: str) -> None:
    """A wrong address is a page with a way home, not a blank one."""
    page = person().goes_to(path)
    expect(page.get_by_role("heading", name="Here be no page")).to_be_visible()
    page.get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_without_a_network_the_page_opens_and_says_so(person: PersonMaker) -> None:
    """The shell is kept: after a first visit the page opens offline, and what needs the server says why it cannot."""
    ana = person()
    page = ana.goes_to("/")
    kept = page.evaluate(
        "Promise.race([navigator.serviceWorker.ready.then(() => true), new Promise((end) => setTimeout(end, 10000))])"
    )
    assert kept, "the service worker did not get ready"
    ana.loses_the_network()
    page.reload()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("There is no connection to the network.")
    ana.finds_the_network()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))


def test_the_page_can_be_installed(person: PersonMaker) -> None:
    """Manifest, icons and service worker are there and of the right kind."""
    ana = person()
    page = ana.goes_to("/")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = ana.context.request.get(ana.base + icon["src"])
        assert answer.ok, icon["src"]
        assert answer.headers["content-type"].startswith(icon["type"])


def scripts_of(page: Page, path: str) -> int:
    """How many bytes of JavaScript, gzipped, a page fetches on a first visit."""
    fetched: dict[str, int] = {}

    def count(response: Response) -> None:
        if response.request.resource_type == "script":
            fetched[response.url] = len(gzip.compress(response.body(), 9))

    page.on("response", count)
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    settled(page)
    page.remove_listener("response", count)
    return sum(fetched.values())


def test_the_page_is_light(person: PersonMaker, server: Running) -> None:
    """The home page needs at most 60 kB of JavaScript, a table 120 kB in all, its words included."""
    home = scripts_of(person(service_workers="block").page, server.base + "/")
    assert 15_000 < home <= 60_000
    ana = person(service_workers="block")
    page = ana.goes_to("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("main").get_by_text("Spring").first).to_be_visible()
    address = page.url
    fresh = ana.opens_a_tab()
    table = scripts_of(fresh, address)
    assert home < table <= 120_000


SHIFTS = """() => new Promise((done) => {
    const seen = new PerformanceObserver((list) =>
        done(list.getEntries().reduce((sum, each) => sum + each.value, 0)))
    seen.observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => done(0), 300)
})"""


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_moves_once_it_is_there(person: PersonMaker, viewport: dict[str, int]) -> None:
    """Home, and a first game with its hints: what comes later has its room already."""
    ana = person(viewport=viewport, service_workers="block")
    page = ana.goes_to("/")
    settled(page)
    assert page.evaluate(SHIFTS) < 0.02
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("grid")).to_be_visible()
    fresh = ana.opens_a_tab()
    fresh.goto(page.url)
    expect(fresh.get_by_role("complementary", name="Hints")).to_be_visible()
    settled(fresh)
    assert fresh.evaluate(SHIFTS) < 0.02


def test_a_page_kept_open_over_an_update_fetches_the_new_one(person: PersonMaker) -> None:
    """A part of the page that is no longer there makes the page load itself anew instead of showing nothing."""
    ana = person(service_workers="block")
    page = ana.goes_to("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    gone = {"left": 1}

    def answer(route: Route) -> None:
        if gone["left"] and "NewTable" in route.request.url and route.request.url.endswith(".js"):
            gone["left"] -= 1
            route.fulfill(status=404, body="")
        else:
            route.continue_()

    page.route("**/assets/**", answer)
    page.get_by_role("link", name="New table").click()
    expect(page.get_by_role("radio", name="Just me")).to_be_attached()
    assert gone["left"] == 0
    refused(ana)
