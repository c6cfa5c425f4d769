"""A lone cartographer in a browser: from the first card to the title, by mouse, by finger and by keys alone."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect
from tests.browser.cartographers_hand import Player, post, set_up, to_the_end
from tests.browser.conftest import DESKTOP, PHONE, PersonMaker, axe_findings

SOLO = {"seats": 1, "seed": "a quiet map"}

HUNDRED_MOVES = """async () => {
    const cells = document.querySelector('[role=grid]')
    const box = cells.getBoundingClientRect()
    const taken = []
    for (let i = 0; i < 100; i++) {
        const clientX = box.left + ((i * 37) % 110) / 110 * box.width
        const clientY = box.top + ((i * 23) % 110) / 110 * box.height
        const start = performance.now()
        cells.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, pointerType: 'mouse', bubbles: true }))
        await Promise.resolve()
        document.querySelector('.ghost')?.getBoundingClientRect()
        taken.push(performance.now() - start)
        await new Promise(requestAnimationFrame)
    }
    return taken
}"""


def test_a_solo_game_to_its_end_by_mouse(person: PersonMaker) -> None:
    """Choose, move, turn with the wheel, flip with the right button, click, draw: until the queen gives a title."""
    ana = Player(person(viewport=DESKTOP), "mouse")
    ana.sits_down(set_up(ana.person, **SOLO)["id"])
    ana.plays_on()
    rating = ana.state["outcome"]["details"]["rating"]
    expect(ana.page.get_by_text(f"Rating {str(rating).replace('-', '−')}").first).to_be_visible()
    expect(ana.page.get_by_role("table", name="Score sheet")).to_be_visible()
    for save, ending in (("Save as a drawing", ".svg"), ("Save as a picture", ".png")):
        with ana.page.expect_download() as download:
            ana.page.get_by_role("button", name=re.compile(save)).click()
        assert download.value.suggested_filename.endswith(ending)
        content = download.value.path().read_bytes()
        if ending == ".svg":
            assert b"The Northern Lands" in content
            assert b"var(--" not in content
        else:
            assert content.startswith(b"\x89PNG")
            assert len(content) > 100_000


def test_a_solo_game_to_its_end_by_touch_on_a_phone(person: PersonMaker) -> None:
    """On the smallest phone everything is in reach: nothing has to be scrolled to draw a shape."""
    ana = Player(person(viewport=PHONE, touch=True), "touch", random.Random(2))
    ana.sits_down(set_up(ana.person, **SOLO)["id"])
    for part in (ana.grid, ana.page.locator(".hand .confirm"), ana.page.locator("button.shape").first):
        box = part.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        assert box["y"] + box["height"] <= PHONE["height"]
    ana.plays_on()
    expect(ana.page.get_by_role("table", name="Score sheet")).to_be_visible()


def test_a_solo_game_to_its_end_by_keyboard_alone(person: PersonMaker) -> None:
    """Tab to the sheet, arrows, R, F, S, T, Enter: the pointer is never needed."""
    ana = Player(person(viewport=DESKTOP), "keys", random.Random(3))
    ana.sits_down(set_up(ana.person, **SOLO)["id"])
    ana.plays_on()
    expect(ana.page.get_by_role("table", name="Score sheet")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("Draw it", "Spring")), ("es", ("Dibujar", "Primavera")), ("fr", ("Dessiner", "Printemps"))],
)
def test_the_table_speaks_each_language(person: PersonMaker, language: str, words: tuple[str, str]) -> None:
    """Cards, seasons and buttons in the player's language; nothing is left unsaid and nothing breaks on a phone."""
    ana = Player(person(language=language, viewport=PHONE), "mouse")
    ana.sits_down(set_up(ana.person, seats=1, seed="three tongues")["id"])
    for word in words:
        expect(ana.page.get_by_text(word).first).to_be_visible()
    for _ in range(4):
        ana.takes_a_turn()
        ana.goes_on()
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_drawing_that_is_not_handed_in_survives_a_reload(person: PersonMaker) -> None:
    """Reloaded in the middle of a drawing, the shape lies where it lay, turned as it was."""
    ana = Player(person(), "mouse")
    ana.sits_down(set_up(ana.person, **SOLO)["id"])
    ana.takes_a_turn(hands_in=False)
    lay = ana.page.locator(".ghost").get_attribute("transform")
    turned = ana.page.locator(".hand").get_attribute("data-orientation")
    ana.page.reload()
    expect(ana.page.locator(".ghost")).to_have_attribute("transform", lay or "")
    assert ana.page.locator(".hand").get_attribute("data-orientation") == turned
    ana.hears(lambda: "entry" in ana.state)
    ana.hands_in()


def test_where_a_shape_cannot_go_the_table_says_why(person: PersonMaker) -> None:
    """On the mountain of B4: the space is named, and the drawing cannot be handed in."""
    ana = Player(person(), "mouse")
    ana.sits_down(set_up(ana.person, **SOLO)["id"])
    ana.page.mouse.click(*ana._middle(1, 3))
    expect(ana.page.locator(".message")).to_contain_text("B4 is filled (mountain)")
    confirm = ana.page.locator(".hand .confirm")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    before = ana.state["entry"]
    confirm.click(force=True)
    ana.settles()
    assert ana.state["entry"] == before


def test_escape_takes_the_shape_up_again(person: PersonMaker) -> None:
    """A shape that lies on the map stays when the pointer moves on; after Escape it follows the pointer."""
    ana = Player(person(), "mouse")
    ana.sits_down(set_up(ana.person, **SOLO)["id"])
    placing = ana.takes_a_turn(hands_in=False)
    ghost = ana.page.locator(".ghost")
    ana.page.mouse.move(*ana._middle(5, 5))
    expect(ghost).to_have_attribute("transform", f"translate({placing.column * 48} {placing.row * 48})")
    ana.page.keyboard.press("Escape")
    ana.page.mouse.move(*ana._middle(7, 6))
    ana.page.mouse.move(*ana._middle(7, 7))
    expect(ghost).not_to_have_attribute("transform", f"translate({placing.column * 48} {placing.row * 48})")


def test_an_edict_lights_up_what_scores_and_says_how(person: PersonMaker) -> None:
    """Tap an edict: the spaces that count have a star on the map, and the sum stands beside it."""
    ana = Player(person(viewport=PHONE, touch=True), "touch")
    edicts = {"how": "chosen", "cards": ["sentinel-wood", "canal-lake", "wildholds", "borderlands"]}
    ana.sits_down(set_up(ana.person, seats=1, seed="edges", options={"edicts": edicts})["id"])
    for _ in range(30):
        ana.goes_on()
        forest_on_edge = [
            space
            for space in (ana.state["explain"] or {"edicts": [{"parts": []}]})["edicts"][0]["parts"]
            if space["times"]
        ]
        if forest_on_edge:
            break
        ana.takes_a_turn(lambda placing: (placing.terrain == "forest") * 10 - placing.row)
    chip = ana.page.get_by_role("button", name=re.compile("Edict A, Sentinel Wood"))
    chip.tap()
    stars = ana.state["explain"]["edicts"][0]["stars"]
    assert stars > 0
    expect(ana.page.locator(".over .star")).to_have_count(stars)
    expect(ana.page.get_by_text(re.compile(rf"{stars} stars? now")).last).to_be_visible()
    ana.page.get_by_role("button", name="Back to the drawing").tap()
    expect(ana.page.locator(".over .star")).to_have_count(0)


def test_the_preview_shows_what_a_drawing_would_bring(person: PersonMaker) -> None:
    """A shape with a coin: the coins say +1 before anything is handed in."""
    ana = Player(person(), "mouse")
    ana.sits_down(set_up(ana.person, **SOLO)["id"])
    for _ in range(20):
        ana.goes_on()
        coined = [number for number, shape in enumerate(ana.menu.get("shapes", [])) if shape["coin"]]
        if coined:
            ana.places(next(placing for placing in ana.placings() if placing.shape == coined[0]))
            expect(ana.page.locator(".strip .change").first).to_have_text(re.compile(r"\+[1-5]"))
            return
        ana.takes_a_turn()
    raise AssertionError("no shape with a coin came")


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(person: PersonMaker, viewport: dict[str, int], theme: str) -> None:
    """While drawing, with an edict opened, at a season's end and at the end of the game."""
    ana = Player(person(viewport=viewport, theme=theme), "mouse")
    table = set_up(ana.person, seats=1, seed="axe")["id"]
    ana.sits_down(table)
    ana.takes_a_turn(hands_in=False)
    ana.page.wait_for_timeout(300)
    assert axe_findings(ana.page) == []
    ana.page.get_by_role("button", name=re.compile("^Edict A")).click()
    assert axe_findings(ana.page) == []
    ana.page.keyboard.press("Escape")
    ana.hands_in()
    while not ana.page.locator("dialog[open]").count():
        ana.takes_a_turn()
        ana.settles()
    ana.page.wait_for_timeout(1500)
    assert axe_findings(ana.page) == []
    to_the_end(ana.person, table)
    ana.person.goes_to(f"/t/{table}")
    expect(ana.page.get_by_role("table", name="Score sheet")).to_be_visible()
    assert axe_findings(ana.page) == []


def test_a_pointer_move_is_answered_within_a_frame(person: PersonMaker) -> None:
    """At a quarter of this machine's speed the shape follows the pointer within 16 ms, 95 times of 100."""
    ana = Player(person(), "mouse")
    ana.sits_down(set_up(ana.person, **SOLO)["id"])
    ana.page.wait_for_timeout(500)
    session = ana.person.context.new_cdp_session(ana.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    # Each move in the best of five rounds: other work on the machine makes a move slower, never faster.
    rounds = [ana.page.evaluate(HUNDRED_MOVES) for _ in range(5)]
    taken = sorted(min(times) for times in zip(*rounds, strict=True))[94]
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    assert ana.page.locator(".ghost").count() == 1
    assert taken <= 16, f"95 of 100 moves: {taken:.1f} ms"


PREVIEWS = """async (table) => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws/tables/' + table)
    const next = () => new Promise((heard) => (socket.onmessage = ({ data }) => heard(JSON.parse(data))))
    const hear = async (type) => {
        for (;;) {
            const message = await next()
            if (message.type === type) return message
        }
    }
    await new Promise((opened) => (socket.onopen = opened))
    socket.send(JSON.stringify({ type: 'hello', version: 1, language: 'en', have: null }))
    const { menu } = await hear('state')
    const taken = []
    for (const { shape, terrains, orientations } of menu.shapes)
        for (const { cells, anchors } of orientations)
            for (const anchor of anchors.slice(0, 4)) {
                const [row, column] = [anchor.charCodeAt(0) - 65, Number(anchor.slice(1)) - 1]
                const spaces = cells.map(([down, right]) => String.fromCharCode(65 + row + down) + (column + right + 1))
                const intent = { kind: 'draw-shape', shape, terrain: terrains[0], spaces }
                const start = performance.now()
                socket.send(JSON.stringify({ type: 'preview', id: String(taken.length), intent }))
                await hear('previewed')
                taken.push(performance.now() - start)
            }
    socket.close()
    return taken
}"""


def test_what_a_drawing_brings_is_told_at_once(person: PersonMaker) -> None:
    """On the machine of the server, half of the previews are there within 50 ms even while it has other work."""
    ana = Player(person(), "mouse")
    table = set_up(ana.person, **SOLO)["id"]
    ana.sits_down(table)
    taken = sorted(ana.page.evaluate(PREVIEWS, table))
    assert len(taken) >= 8
    assert taken[len(taken) // 2] <= 50, f"half of the previews: {taken[len(taken) // 2]:.1f} ms"


def test_today_a_stranger_reaches_the_first_drawing_in_two_taps(person: PersonMaker) -> None:
    """Play now, tap the map, draw: nothing else is asked."""
    ana = Player(person(viewport=PHONE, touch=True), "touch")
    table = post(ana.person, "/api/tables/play-now", {})
    ana.sits_down(table["id"])
    blank = ana.state["view"]["seats"][0]["sheet"]
    ana.takes_a_turn()
    assert ana.state["view"]["seats"][0]["sheet"] != blank


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_the_line_of_the_season_has_room_on_the_smallest_phone(person: PersonMaker, language: str) -> None:
    """Season, time, coins and monsters stand beside each other, also with what a drawing would bring."""
    ana = Player(person(viewport={"width": 320, "height": 568}, language=language), "mouse")
    ana.sits_down(set_up(ana.person, **SOLO)["id"])
    ana.page.wait_for_timeout(300)
    for _ in range(12):
        ana.goes_on()
        ana.takes_a_turn(hands_in=False)
        ana.page.wait_for_timeout(150)
        boxes = [
            box.bounding_box() for box in ana.page.locator(".strip .season-name, .strip .time, .strip .count").all()
        ]
        edges = [(box["x"], box["x"] + box["width"]) for box in boxes if box]
        assert all(right <= left for (_, right), (left, _) in pairwise(edges)), edges
        assert edges[-1][1] <= 320
        ana.hands_in()
