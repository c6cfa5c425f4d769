"""Somebody who plays Cartographers through the page: by mouse, by finger or by keys, wherever the table lets them."""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import Locator, Page, WebSocket, expect
from tests.browser.conftest import Person

Way = Literal["mouse", "touch", "keys"]


@dataclass
class Placing:
    """One thing that may be done: which shape in which orientation, with its corner on which space."""

    shape: int
    orientation: int
    cells: list[list[int]]
    row: int
    column: int
    terrain: str

    @property
    def spaces(self) -> list[str]:
        """The spaces it covers."""
        return [space_name(self.row + down, self.column + right) for down, right in self.cells]

    @property
    def handle(self) -> tuple[int, int]:
        """The space the pointer is over when it holds the shape: the page holds it by the cell nearest its middle."""
        count = len(self.cells)
        middle = (sum(cell[0] for cell in self.cells) / count, sum(cell[1] for cell in self.cells) / count)
        best = self.cells[0]
        for cell in self.cells[1:]:
            if _far(cell, middle) < _far(best, middle) - 1e-9:
                best = cell
        return self.row + best[0], self.column + best[1]


Wish = Callable[[Placing], float]


@dataclass
class Player:
    """A person at a table, who hears what the server says to their page and answers through the page alone."""

    person: Person
    way: Way
    dice: random.Random = field(default_factory=lambda: random.Random(1))
    state: dict[str, Any] = field(default_factory=dict)
    """The last state the server sent."""
    events: list[dict[str, Any]] = field(default_factory=list)
    seen: int = -1

    def __post_init__(self) -> None:
        """Listen to every socket that the page opens from now on."""
        self.page.on("websocket", self._listen)

    @property
    def page(self) -> Page:
        """The page."""
        return self.person.page

    @property
    def menu(self) -> dict[str, Any]:
        """What may be done now, or a menu of nothing."""
        return self.state.get("menu") or {"kind": "nothing"}

    @property
    def is_over(self) -> bool:
        """Whether the game has an end."""
        return self.state.get("outcome") is not None

    @property
    def is_asked(self) -> bool:
        """Whether something is to be placed now."""
        return self.menu["kind"] in ("draw", "hero", "destroy")

    def sits_down(self, table: str) -> None:
        """Open the table and wait for the sheet."""
        self.person.goes_to(f"/t/{table}")
        expect(self.grid).to_be_visible()

    def placings(self) -> list[Placing]:
        """Everything that may be placed now, as the server listed it."""
        menu = self.menu
        if menu["kind"] == "draw":
            return [
                Placing(number, turn, orientation["cells"], *place_of(anchor), terrain)
                for number, shape in enumerate(menu["shapes"])
                for turn, orientation in enumerate(shape["orientations"])
                for anchor in orientation["anchors"]
                for terrain in shape["terrains"]
            ]
        turns = len(menu["turns"]) if menu["kind"] == "hero" else 1
        return [Placing(0, turn, [[0, 0]], *place_of(space), "") for turn in range(turns) for space in menu["spaces"]]

    def takes_a_turn(self, wish: Wish | None = None, *, hands_in: bool = True) -> Placing:
        """Place one thing where the dice or the wish say, and hand it in."""
        choices = self.placings()
        placing = max(choices, key=wish) if wish else self.dice.choice(choices)
        self.places(placing)
        if hands_in:
            self.hands_in()
        return placing

    def places(self, placing: Placing) -> None:
        """Bring the shape to its place, in the way this player plays."""
        {"mouse": self._by_mouse, "touch": self._by_touch, "keys": self._by_keys}[self.way](placing)
        ghost = self.page.locator(".ghost")
        expect(ghost).to_have_attribute("transform", f"translate({placing.column * 48} {placing.row * 48})")
        expect(ghost).not_to_have_class("bad")

    def hands_in(self) -> None:
        """Confirm, and wait until the server has answered."""
        before = self.state["entry"]
        if self.way == "keys":
            self.page.keyboard.press("Enter")
        else:
            self._press(self.page.locator(".hand .confirm"))
        self.hears(lambda: self.state["entry"] > before)

    def goes_on(self) -> None:
        """Put the count of a season away, if it is shown."""
        self.settles()
        while self.page.locator("dialog[open]").count():
            if self.way == "keys":
                self.page.keyboard.press("Escape")
            else:
                on = self.page.locator("dialog[open] .button.primary")
                self._press(on)
                if self.page.locator("dialog[open]").count():
                    self._press(on)
            self.settles()

    def plays_on(self, wish: Wish | None = None, most: int = 80) -> None:
        """Turn after turn to the end of a solo game."""
        for _ in range(most):
            self.goes_on()
            if self.is_over:
                return
            self.takes_a_turn(wish)
        raise AssertionError(f"the game has not ended after {most} turns")

    def hears(self, is_so: Callable[[], bool], seconds: float = 15) -> None:
        """Wait until what the server said makes it so."""
        for _ in range(int(seconds * 50)):
            if is_so():
                self.settles()
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"still not so; the last state: {json.dumps(self.state)[:600]}")

    def settles(self) -> None:
        """Wait until the page has drawn what it knows."""
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def space(self, name: str) -> Locator:
        """A space of the sheet."""
        return self.page.locator(f'[data-name="{name}"]')

    @property
    def grid(self) -> Locator:
        """The sheet."""
        return self.page.get_by_role("grid")

    # --- ways to place ------------------------------------------------------------------------------------------------

    def _by_mouse(self, placing: Placing) -> None:
        self._choose(placing)
        row, column = placing.handle
        self.space(space_name(row, column)).hover(force=True)
        for step in self._steps_to(placing.orientation):
            if step == "turn":
                # The wheel turns the shape that follows the pointer, one quarter for each notch.
                self.page.mouse.wheel(0, 100)
                self.page.wait_for_timeout(150)
            else:
                self.page.mouse.click(*self._middle(row, column), button="right")
        self.page.mouse.click(*self._middle(row, column))

    def _by_touch(self, placing: Placing) -> None:
        self._choose(placing)
        for step in self._steps_to(placing.orientation):
            self._press(self.page.locator(".hand").get_by_role("button", name="Turn" if step == "turn" else "Flip"))
        self.page.touchscreen.tap(*self._middle(*placing.handle))

    def _by_keys(self, placing: Placing) -> None:
        self._reaches_the_sheet()
        keyboard = self.page.keyboard
        menu = self.menu
        if menu["kind"] == "draw":
            while not self._is_chosen(".shape", placing.shape):
                keyboard.press("s")
                self.settles()
            terrains = menu["shapes"][placing.shape]["terrains"]
            while len(terrains) > 1 and not self._is_chosen(".terrain", terrains.index(placing.terrain)):
                keyboard.press("t")
                self.settles()
        for step in self._steps_to(placing.orientation):
            keyboard.press("r" if step == "turn" else "f")
        row, column = placing.row, placing.column
        if not self.page.locator(".ghost").count():
            keyboard.press("ArrowUp")
        self.settles()
        here = self._ghost_place()
        assert here is not None, "the shape is not on the sheet"
        down, right = row - here[0], column - here[1]
        for _ in range(abs(down)):
            keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        for _ in range(abs(right)):
            keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")

    def _reaches_the_sheet(self) -> None:
        for _ in range(60):
            if self.page.evaluate("document.activeElement?.getAttribute('role') === 'gridcell'"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the sheet is not reached with Tab")

    def _choose(self, placing: Placing) -> None:
        menu = self.menu
        if menu["kind"] != "draw":
            return
        if not self._is_chosen(".shape", placing.shape):
            self._press(self.page.locator("button.shape").nth(placing.shape))
        terrains = menu["shapes"][placing.shape]["terrains"]
        if len(terrains) > 1:
            self._press(self.page.locator("button.terrain").nth(terrains.index(placing.terrain)))

    def _is_chosen(self, kind: str, number: int) -> bool:
        return self.page.locator(f"button{kind}").nth(number).get_attribute("aria-checked") == "true"

    def _steps_to(self, goal: int) -> list[str]:
        """Turns and flips from how the shape lies now to how it should lie."""
        if self.menu["kind"] == "hero":
            now = self._orientation_now()
            return ["turn"] * ((goal - now) % len(self.menu["turns"]))
        if self.menu["kind"] != "draw":
            return []
        shape = next(number for number in range(len(self.menu["shapes"])) if self._is_chosen(".shape", number))
        orientations = self.menu["shapes"][shape]["orientations"]
        ways: dict[int, list[str]] = {self._orientation_now(): []}
        queue = deque(ways)
        while goal not in ways:
            here = queue.popleft()
            for step, to in (("turn", orientations[here]["turned"]), ("flip", orientations[here]["flipped"])):
                if to not in ways:
                    ways[to] = [*ways[here], step]
                    queue.append(to)
        return ways[goal]

    def _orientation_now(self) -> int:
        """How the shape lies, as the page says for those who test it."""
        return int(self.page.locator(".hand").get_attribute("data-orientation") or 0)

    def _ghost_place(self) -> tuple[int, int] | None:
        ghost = self.page.locator(".ghost")
        if not ghost.count():
            return None
        text = (ghost.get_attribute("transform") or "").removeprefix("translate(").removesuffix(")")
        column, row = text.split(" ")
        return int(row) // 48, int(column) // 48

    def _middle(self, row: int, column: int) -> tuple[float, float]:
        box = self.space(space_name(row, column)).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _press(self, what: Locator) -> None:
        if self.way == "touch":
            what.tap()
        else:
            what.click()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] != "state":
            return
        self.state = message
        for entry in message["events"]:
            if entry["entry"] > self.seen:
                self.seen = entry["entry"]
                self.events += entry["events"]


TO_THE_END = """(table) => new Promise((done, failed) => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws/tables/' + table)
    socket.onerror = failed
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', version: 1, language: 'en', have: null }))
    socket.onmessage = ({ data }) => {
        const message = JSON.parse(data)
        if (message.type === 'refused') failed(new Error(message.text))
        if (message.type !== 'state') return
        if (message.outcome) {
            socket.close()
            done(true)
            return
        }
        const names = ([row, column]) => String.fromCharCode(65 + row) + (column + 1)
        const { menu } = message
        let intent = null
        if (menu?.kind === 'draw') {
            const shape = menu.shapes[0]
            const { cells, anchors } = shape.orientations.find((each) => each.anchors.length > 0)
            const [row, column] = [anchors[0].charCodeAt(0) - 65, Number(anchors[0].slice(1)) - 1]
            const spaces = cells.map(([down, right]) => names([row + down, column + right]))
            intent = { kind: 'draw-shape', shape: shape.shape, terrain: shape.terrains[0], spaces }
        } else if (menu?.kind === 'hero') intent = { kind: 'place-hero', space: menu.spaces[0], turn: 0 }
        else if (menu?.kind === 'destroy') intent = { kind: 'destroy-space', space: menu.spaces[0] }
        if (intent) {
            const id = String(message.entry)
            socket.send(JSON.stringify({ type: 'intent', id, answers: message.entry, intent }))
        }
    }
})"""


def to_the_end(person: Person, table: str) -> None:
    """Play the rest of a solo game without the page, for tests of what comes after it."""
    person.goes_to("/")
    person.page.evaluate(TO_THE_END, table)


def set_up(host: Person, **table: Any) -> dict[str, Any]:
    """Set a table up from a page, with whatever is wished of it."""
    return post(host, "/api/tables", {"game": "cartographers", "start": True, **table})


def post(person: Person, path: str, data: dict[str, Any]) -> dict[str, Any]:
    """Send something to the server as the page would."""
    if not person.page.url.startswith(person.base):
        person.goes_to("/")
    answer: dict[str, Any] = person.page.evaluate(
        """async ([path, data]) => {
            const answer = await fetch(path, {
                method: 'POST',
                headers: { 'content-type': 'application/json', 'X-Groma': '1' },
                body: JSON.stringify(data),
            })
            return await answer.json()
        }""",
        [path, data],
    )
    assert "code" not in answer, answer
    return answer


def space_name(row: int, column: int) -> str:
    """The name of a space: "B4" for the second row, fourth column."""
    return f"{chr(65 + row)}{column + 1}"


def place_of(space: str) -> tuple[int, int]:
    """Row and column of a space."""
    return ord(space[0]) - 65, int(space[1:]) - 1


def beside(space: str) -> list[str]:
    """The spaces that share a side with one."""
    row, column = place_of(space)
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [space_name(r, c) for r, c in around if 0 <= r < 11 and 0 <= c < 11]


def _far(cell: list[int], middle: tuple[float, float]) -> float:
    return (cell[0] - middle[0]) ** 2 + (cell[1] - middle[1]) ** 2
