"""Somebody who plays Gisborne through the page: by mouse, by finger or by keys, always by the same habits."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Person

Way = Literal["mouse", "touch", "keys"]


def habit(menu: dict[str, Any], round: int) -> dict[str, Any] | None:
    """What these players always choose: it needs no dice, so that a game with a seed goes the same way every time.

    In the third round the tent; else the best cards of one metal, at most two (four from five cards on), the best
    cards at a river, the lowest chip among wolves, half of the unseen cards into the chest.
    """
    match menu.get("ask"):
        case "lay-cards":
            hand = menu["hand"]
            held = sum(kind["count"] for kinds in hand.values() for kind in kinds)
            most = 4 if held >= 5 else 2
            lays = [best(hand[metal], most) for metal in ("gold", "silver", "bronze") if hand[metal]]
            if round == 3 or not lays:
                return {"kind": "lay-cards", "cards": [], "tent": True}
            return {"kind": "lay-cards", "cards": sorted_(max(lays, key=worth)), "tent": False}
        case "keep-cards":
            kinds = [kind for kinds in menu["hand"].values() for kind in kinds]
            return {"kind": "keep-cards", "cards": sorted_(best(kinds, menu["keep"]))}
        case "return-chip":
            return {"kind": "return-chip", "value": min(menu["values"])}
        case "store-cards":
            return {"kind": "store-cards", "count": (menu["most"] + 1) // 2}
        case _:
            return None


def best(kinds: list[dict[str, Any]], most: int) -> list[str]:
    """So many cards of these kinds, the highest first."""
    cards = [kind["card"] for kind in sorted(kinds, key=lambda each: -each["value"]) for _ in range(kind["count"])]
    return cards[:most]


def worth(cards: list[str]) -> int:
    """The points of cards."""
    return sum(int(card.split("-")[1]) for card in cards)


def sorted_(cards: list[str]) -> list[str]:
    """In the order in which cards are listed."""
    return sorted(cards, key=lambda card: (("bronze", "silver", "gold").index(card.split("-")[0]), card))


@dataclass
class Player:
    """A person at a table, who hears what the server says to their page and answers through the page alone."""

    person: Person
    way: Way = "mouse"
    state: dict[str, Any] = field(default_factory=dict)
    """The last state the server sent."""
    chosen: list[str] = field(default_factory=list)
    """The kinds of choices made so far, a tent told apart."""

    def __post_init__(self) -> None:
        """Listen to every socket that the page opens from now on."""
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    @property
    def page(self) -> Page:
        """The page."""
        return self.person.page

    @property
    def menu(self) -> dict[str, Any]:
        """What may be done now, or a menu of nothing."""
        return self.state.get("menu") or {"ask": None}

    @property
    def is_over(self) -> bool:
        """Whether the game has an end."""
        return self.state.get("outcome") is not None

    @property
    def wish(self) -> dict[str, Any] | None:
        """What this player would choose now."""
        return None if self.is_over else habit(self.menu, self.state["view"]["round"])

    @property
    def choice(self) -> Locator:
        """The part of the table where one chooses."""
        return self.page.locator("section.choice")

    def sits_down(self, table: str) -> None:
        """Open the table and wait for it."""
        self.person.goes_to(f"/t/{table}")
        expect(self.choice).to_be_visible()
        self.hears(lambda: bool(self.state))

    def chooses(self) -> None:
        """Make the choice that is asked for, and wait until the server has it."""
        wish = self.wish
        assert wish is not None, f"nothing is asked: {self.menu}"
        before = self.state["entry"]
        self.takes_up(wish)
        self.hands_in(wish)
        self.chosen.append("tent" if wish.get("tent") else wish["kind"])
        self.hears(lambda: self.state["entry"] > before)

    def takes_up(self, wish: dict[str, Any]) -> None:
        """Choose the cards, or how many; nothing is handed in yet."""
        if wish["kind"] in ("lay-cards", "keep-cards"):
            for card in wish["cards"]:
                self.presses(self.card(card))
            if wish.get("tent"):
                self.presses(self.page.locator(".hand .card.tent"))
        elif wish["kind"] == "store-cards" and self.menu["most"] > 1:
            self.presses(self.choice.locator(".counts .button").nth(wish["count"]))

    def hands_in(self, wish: dict[str, Any]) -> None:
        """Press the button that says it is so."""
        if wish["kind"] == "return-chip":
            self.presses(self.choice.locator(".row .button").nth(self.menu["values"].index(wish["value"])))
        elif wish["kind"] == "store-cards" and self.menu["most"] == 1:
            self.presses(self.choice.locator(".row .button").nth(1 - wish["count"]))
        else:
            self.presses(self.choice.locator("> .button.primary"))

    def card(self, card: str) -> Locator:
        """A kind of cards in the hand."""
        metal, value = card.split("-")
        return self.page.locator(f".hand .metal-{metal} .card").filter(
            has=self.page.locator(f".value:text-is('{value}')")
        )

    def presses(self, what: Locator) -> None:
        """Press something in this player's way."""
        if self.way == "mouse":
            what.click()
        elif self.way == "touch":
            what.tap()
        else:
            self._goes_to(what)
            self.page.keyboard.press("Enter")

    def _goes_to(self, what: Locator) -> None:
        """Tab until the focus is there: forward, since what is next lies behind what is done."""
        expect(what).to_be_visible()
        for _ in range(60):
            if what.evaluate("(element) => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{what} is not reached with Tab")

    def hears(self, is_so: Callable[[], bool], seconds: float = 15) -> None:
        """Wait until what the server said makes it so, and the page has drawn it."""
        for _ in range(int(seconds * 50)):
            if is_so():
                self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"still not so; the last state: {json.dumps(self.state)[:600]}")

    def _hear(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "state":
            self.state = message


def play_on(players: list[Player], most: int = 200, before: Callable[[Player], None] = lambda player: None) -> None:
    """Whoever is asked chooses, to the end of the game; `before` that the table may be looked at."""
    for _ in range(most):
        if all(player.is_over for player in players):
            return
        asked = next((player for player in players if player.wish is not None), None)
        if asked is None:
            players[0].page.wait_for_timeout(20)
            for player in players[1:]:
                player.page.wait_for_timeout(5)
            continue
        before(asked)
        asked.chooses()
        # What one has done reaches the others before anybody goes on.
        entry = asked.state["entry"]
        for player in players:
            player.hears(lambda player=player, entry=entry: player.state["entry"] >= entry)  # type: ignore[misc]
    raise AssertionError("the game has not come to its end")


def post(person: Person, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask the server as this person's browser would."""
    told = person.page.evaluate(
        """async ([path, body]) => {
            const headers = { 'content-type': 'application/json', 'x-groma': '1' }
            const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
            return { ok: answer.ok, body: await answer.json() }
        }""",
        [path, body],
    )
    assert told["ok"], told
    return dict(told["body"])


def set_up(person: Person, *, seats: int = 3, seed: str, **wish: Any) -> dict[str, Any]:
    """A table of Gisborne."""
    return post(
        person, "/api/tables", {"game": "gisborne", "seats": seats, "visibility": "invitation", "seed": seed, **wish}
    )
