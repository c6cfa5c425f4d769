"""A finished game seen again: stepped, played, linked, downloaded, brought back, and its draws checked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, TABLET, PersonMaker, axe_findings, settled
from tests.browser.test_home import scripts_of
from tests.server.finished import finished_table
from tests.server.machines import Running

LOW = {"width": 640, "height": 360}
MOMENT = re.compile(r"(\d+)/(\d+)")


@pytest.fixture(scope="module")
def table(server: Running) -> str:
    """A finished table of two bots."""
    return finished_table(server.base, seats=2)


def moment(page: Page) -> tuple[int, int]:
    """Where the replay is, and how many moments it has."""
    found = MOMENT.search(page.locator(".controls .text").inner_text())
    assert found is not None
    return int(found[1]), int(found[2])


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_a_game_is_stepped_and_played(person: PersonMaker, table: str) -> None:
    """Step by step and by itself, with everybody's points as they grew, to the end with its winner."""
    page = person().goes_to(f"/r/{table}")
    expect(page.get_by_role("grid")).to_be_visible()
    assert moment(page)[0] == 1
    press(page, "One step on")
    press(page, "One step on")
    expect(page.locator(".controls .text")).to_contain_text("3/")
    press(page, "One step back")
    expect(page.locator(".controls .text")).to_contain_text("2/")
    page.get_by_label("Speed").select_option("4")
    press(page, "Play")
    expect(page.locator(".controls .text")).to_contain_text(re.compile(r"^([5-9]|\d\d)/"))
    press(page, "Pause")
    stopped = moment(page)[0]
    page.wait_for_timeout(600)
    assert moment(page)[0] == stopped
    press(page, "Summer")
    before = page.locator(".now ul").inner_text()
    press(page, "To the end")
    expect(page.get_by_role("button", name="One step on", exact=True)).to_be_disabled()
    assert page.locator(".now ul").inner_text() != before
    expect(page.locator(".controls .text")).to_contain_text("The game is over")
    settled(page)
    assert axe_findings(page) == []


def test_the_time_line_goes_by_keyboard(person: PersonMaker, table: str) -> None:
    """The slider moves by arrow keys and says in words where it is."""
    page = person().goes_to(f"/r/{table}")
    slider = page.get_by_role("slider", name="Time line")
    slider.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert moment(page)[0] == 4
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Moment 4 of \d+: \w"))


def test_a_link_leads_to_its_moment(person: PersonMaker, table: str) -> None:
    """The address follows the moment; opened by somebody else it shows the same; a moment that is none is told."""
    page = person().goes_to(f"/r/{table}?entry=9")
    shown = page.locator(".controls .text")
    press(page, "One step on")
    told, address = shown.inner_text(), page.url
    assert re.search(r"\?entry=\d+\.\d+$", address)
    other = person(language="en")
    other.page.goto(address)
    expect(other.page.locator(".controls .text")).to_have_text(told)
    other.page.goto(address.split("?")[0] + "?entry=99999")
    expect(other.page.get_by_role("alert")).to_contain_text("no moment 99999")
    assert moment(other.page)[0] == 1


def test_the_record_is_downloaded_and_brought_back(person: PersonMaker, table: str, tmp_path: Path) -> None:
    """What was saved shows the same game again; forged, cut off or of tomorrow it is refused with the reason."""
    ana = person()
    page = ana.goes_to(f"/r/{table}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    file = tmp_path / "game.jsonl"
    download.value.save_as(file)
    moments = moment(page)[1]
    record = file.read_text()
    page.get_by_role("link", name="Look at a record").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Look at a record")
    settled(page)
    assert axe_findings(page) == []
    chooser = page.locator("input[type=file]")
    for name, text, reason in (
        ("forged", record.replace('"drawn":', '"drawn":1', 1), "changed after the game"),
        ("cut", record[: len(record) // 2], "not a whole record"),
        ("newer", record.replace("groma-record/1", "groma-record/2", 1), "a newer Groma can read it"),
        ("other", "Dear diary", "not a whole record"),
    ):
        (tmp_path / name).write_text(text)
        chooser.set_input_files(tmp_path / name)
        expect(page.get_by_role("alert")).to_contain_text(reason)
    # The browser notes every refusal in its console.
    assert all("422" in complaint for complaint in ana.complaints)
    ana.complaints.clear()
    chooser.set_input_files(file)
    expect(page.get_by_role("heading", level=1)).to_have_text("The record game.jsonl")
    assert moment(page)[1] == moments
    press(page, "Were the draws fair?")
    expect(page.get_by_role("dialog")).to_contain_text("Yes. All")


def test_a_file_that_is_much_too_large_is_not_even_sent(person: PersonMaker, tmp_path: Path) -> None:
    """Somebody chooses a film by mistake."""
    page = person(language="fr").goes_to("/r")
    (tmp_path / "film").write_bytes(b"0" * (3 * 1024 * 1024))
    page.locator("input[type=file]").set_input_files(tmp_path / "film")
    expect(page.get_by_role("alert")).to_contain_text("Ce fichier pèse 3 Mo")


def test_fairness_is_one_tap_away(person: PersonMaker, table: str) -> None:
    """The server plays the game again, the browser checks the fingerprint itself, and words explain it."""
    page = person(language="es", theme="dark").goes_to(f"/r/{table}")
    page.get_by_role("button", name="¿Fue limpio el azar?").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Sí. Los")
    expect(dialog).to_contain_text("Tu propio navegador también ha calculado la huella de esta semilla: es la misma.")
    settled(page)
    assert axe_findings(page) == []


def test_a_replay_fits_a_phone(person: PersonMaker, table: str) -> None:
    """At 360 x 640 nothing hangs over the side, and the steps are in reach of the thumb."""
    page = person(viewport=PHONE, touch=True, theme="dark", language="fr").goes_to(f"/r/{table}?entry=20")
    expect(page.get_by_role("button", name="Un pas en avant")).to_be_in_viewport()
    page.get_by_role("button", name="Un pas en avant").tap()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    settled(page)
    assert axe_findings(page) == []


def test_the_page_is_light(person: PersonMaker, server: Running, table: str) -> None:
    """A replay needs at most 120 kB of JavaScript in all, packed, with the game's own table in it."""
    for each in (table, finished_table(server.base, "gisborne", seats=3, round_cap=2)):
        page = person(service_workers="block").page
        assert 15_000 < scripts_of(page, f"{server.base}/r/{each}") <= 120_000


@pytest.mark.parametrize("viewport", [PHONE, TABLET, DESKTOP, LOW], ids=["phone", "tablet", "desktop", "on its side"])
@pytest.mark.parametrize("game", ["cartographers", "gisborne"])
def test_map_and_time_line_share_the_window(
    person: PersonMaker, server: Running, table: str, game: str, viewport: dict[str, int]
) -> None:
    """The map is seen above the time line, which hides none of it where the window is large enough for both."""
    if game == "gisborne":
        table = finished_table(server.base, game, seats=3, round_cap=3)
    page = person(viewport=viewport).goes_to(f"/r/{table}?entry=9")
    board = page.get_by_role("grid") if game == "cartographers" else page.locator(".land")
    expect(board).to_be_visible()
    settled(page)
    controls = page.locator(".controls")
    if viewport in (PHONE, LOW):
        # Here the page is longer than the window.
        controls.scroll_into_view_if_needed()
        page.mouse.wheel(0, 2000)
        page.wait_for_timeout(100)
    seen = page.evaluate(
        """([board, controls]) => {
            const [map, line] = [board.getBoundingClientRect(), controls.getBoundingClientRect()]
            return [Math.min(map.bottom, line.top) - Math.max(map.top, 0), map.height, line.bottom - innerHeight]
        }""",
        [board.element_handle(), controls.element_handle()],
    )
    assert seen[0] >= (150 if viewport == LOW else 250), seen
    assert seen[2] <= 0.5, seen
    if viewport in (TABLET, DESKTOP):
        assert seen[0] >= seen[1] - 1, seen
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_table_that_is_not_over_cannot_be_replayed(person: PersonMaker, server: Running) -> None:
    """Who comes too early is told so."""
    ana = person()
    page = ana.goes_to("/")
    page.get_by_role("button", name=re.compile("Play now")).click()
    expect(page.get_by_role("grid")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"{server.base}/r/{table}")
    expect(page.get_by_text("This is possible only once the game is over")).to_be_visible()
    assert all("409" in complaint for complaint in ana.complaints)
    ana.complaints.clear()


@pytest.mark.parametrize("rounds", [5, 20])
def test_gisborne_is_seen_again_with_every_hand(person: PersonMaker, server: Running, rounds: int) -> None:
    """A finished game of Gisborne shows the path, on demand what each seat had on hand, and every round at one tap."""
    table = finished_table(server.base, "gisborne", seats=3, round_cap=rounds)
    page = person().goes_to(f"/r/{table}")
    expect(page.get_by_role("slider", name="Time line")).to_be_visible()
    # Before the first round there is none, and nobody is asked anything.
    expect(page.locator(".strip .round")).to_have_count(0)
    expect(page.locator(".asked button")).to_have_count(0)
    page.goto(f"{server.base}/r/{table}?entry=3")
    expect(page.get_by_role("slider", name="Time line")).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)
    page.get_by_label("Seen by").select_option(index=1)
    expect(page.locator(".hand .card").first).to_be_visible()
    press(page, "One step on")
    if rounds == 5:
        # A few rounds stand side by side, many are a list.
        press(page, "Round 3")
    else:
        page.get_by_label("Jump to").select_option("Round 3")
    expect(page.locator(".strip .round")).to_have_text("Round 3")
    press(page, "To the end")
    expect(page.locator(".controls .text")).to_contain_text("The game is over")
    expect(page.get_by_role("button", name="One step on", exact=True)).to_be_disabled()
    settled(page)
    assert axe_findings(page) == []
