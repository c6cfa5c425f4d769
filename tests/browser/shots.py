"""
`./dev shots DIR`: a picture of every main screen in every size, by day and by night, in every language.

Everything in them is real: a server of its own, games played by the rules to where they are shown, and Chromium.
`--only TEXT` keeps the pictures whose name has the text in it, as in `--only phone-light-en` or `--only home`.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect, sync_playwright
from tests.browser.conftest import CHROMIUM_ARGUMENTS, DESKTOP, PHONE, TABLET, settled
from tests.server.client import Guest, RefusedByServer, Seat, choice
from tests.server.machines import Running, forge

SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
THEMES = ("light", "dark")
LANGUAGES = ("en", "es", "fr")
GISBORNE_ASKS = {"gisborne-scoring": "store-cards", "gisborne-river": "keep-cards", "gisborne-wolves": "return-chip"}


# --- games to look at -------------------------------------------------------------------------------------------------


@dataclass
class Scenes:
    """Somebody's tables, each at the moment that is worth a picture."""

    cookie: str
    tables: dict[str, str]
    """Ids by what is to be seen there."""


async def prepare(base: str) -> Scenes:
    """Play the games as far as they are to be shown."""
    async with Guest(base) as ana, Guest(base) as bo:
        await ana.post("/api/me", {"name": "Ana"})
        await bo.post("/api/me", {"name": "Bo"})
        bots = {"start": True, "seed": "a picture book"}
        heroes = {
            "edition": "heroes", "sheet": "D", "explore": "heroes", "seasons": "heroes", "heroes": True,
            "ambushes": ["dragon-inferno", "giant-troll-ravage", "gorgon-gaze", "zombie-plague"],
            "scoring": "heroes", "fallback_terrain": "any",
        }  # fmt: skip
        solo = {"game": "cartographers", "seats": 1, **bots}
        live = {"game": "cartographers", "seats": 3, "bots": ["greedy", "greedy"], **bots}
        wishes: dict[str, tuple[dict[str, Any], int]] = {
            "table": (solo, 10),
            "table-begun": ({**solo, "seed": "the first turn"}, 0),
            "table-live": (live, 9),
            "table-heroes": ({**live, "options": heroes}, 20),
            "end": ({**solo, "seed": "to its end"}, 999),
            "end-live": ({**live, "seed": "to its end", "options": heroes}, 999),
        }
        tables = {}
        if any(game["id"] == "gisborne" for game in (await ana.get("/api/games"))["games"]):
            race = {"game": "gisborne", "seats": 3, "bots": ["greedy", "greedy"], **bots}
            wishes["gisborne"] = (race, 14)
            wishes["gisborne-end"] = ({**race, "seed": "to its end"}, 999)
            for name, ask in GISBORNE_ASKS.items():
                tables[name] = await asked_at(ana, race, ask)
        for name, (wish, choices) in wishes.items():
            table = await ana.post("/api/tables", wish)
            tables[name] = table["id"]
            await play(await ana.sit(table["id"]), choices)
        waiting = await ana.post("/api/tables", {"game": "cartographers", "seats": 4, "visibility": "open"})
        tables["waiting"] = waiting["id"]
        await bo.post(f"/api/tables/{waiting['id']}/join", {})
        await ana.post(f"/api/tables/{waiting['id']}/bots", {"seat": 3, "bot": "greedy"})
        for seats in (3, 5):
            await bo.post("/api/tables", {"game": "cartographers", "seats": seats, "visibility": "open"})
        return Scenes(ana.cookie(), tables)


async def asked_at(guest: Guest, race: dict[str, Any], ask: str) -> str:
    """A table of Gisborne where something that is not asked in every game is asked."""
    for attempt in range(100):
        table = await guest.post("/api/tables", {**race, "seed": f"{ask}, attempt {attempt}"})
        seat = await guest.sit(table["id"])
        await play(seat, 999, until=ask)
        if seat.state is not None and (seat.state["menu"] or {}).get("ask") == ask:
            return str(table["id"])
    raise AssertionError(f"no game came to {ask}")


async def play(seat: Seat, choices: int, until: str = "") -> None:
    """Make so many choices, each the best of a few by what the server says it would bring; or until one is asked."""
    dice = Random(7)
    while choices > 0:
        await seat.until(lambda each: each.is_asked or (each.state is not None and each.state["outcome"] is not None))
        assert seat.state is not None
        if seat.state["outcome"] is not None or (until and seat.state["menu"]["ask"] == until):
            return
        at = seat.state["entry"]
        tried = [choice(seat.state["menu"], dice) for _ in range(8)]
        try:
            worth = [await brings(seat, intent) for intent in tried]
            await seat.submit(tried[worth.index(max(worth))])
            choices -= 1
        except RefusedByServer:
            # The bots were quicker, and the question is another one by now.
            await asyncio.sleep(0.05)
            continue
        await seat.until(lambda each, at=at: each.state["entry"] > at)


async def brings(seat: Seat, intent: dict[str, Any]) -> float:
    """How a choice changes the score, where the game can say."""
    told = await seat.ask({"type": "preview", "intent": intent})
    change = (told.get("effect") or {}).get("change", 0)
    return float(change) if isinstance(change, int | float) else 0.0


# --- the screens ------------------------------------------------------------------------------------------------------

Steps = Callable[[Page], None]


def nothing(page: Page) -> None:
    """The page as it opens."""


def at_the_table(page: Page) -> None:
    """Wait for the board."""
    expect(page.locator("main.board svg").first).to_be_visible()


def all_options(page: Page) -> None:
    """Open the options of a new table, with edicts to choose."""
    page.locator("details summary").first.click()
    page.locator("details input[value='chosen']").check(force=True)


def searched(page: Page) -> None:
    """Look for a word that every language has."""
    page.get_by_role("searchbox").fill("gorgon")


def looked_up(page: Page) -> None:
    """Open the rule of the card that is to be drawn."""
    page.locator(".hand button[aria-haspopup='dialog']").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def fairness(page: Page) -> None:
    """Have the draws checked."""
    page.locator(".controls button[aria-haspopup='dialog']").click()
    expect(page.get_by_role("dialog").locator("code").first).to_be_visible()


def opened(place: int) -> Steps:
    """Press a button that opens a dialog: the one at this place of the header, from its end."""

    def steps(page: Page) -> None:
        page.locator(
            "#page > header button[aria-haspopup='dialog'], .frame > header button[aria-haspopup='dialog']"
        ).nth(place).click()
        expect(page.get_by_role("dialog")).to_be_visible()

    return steps


def then(*steps: Steps) -> Steps:
    """One thing after the other."""

    def all_of_them(page: Page) -> None:
        for step in steps:
            step(page)

    return all_of_them


def for_the_first_time(page: Page) -> None:
    """As somebody sees a table who has not been at one before."""
    page.evaluate("localStorage.removeItem('groma.hints')")
    page.reload()
    at_the_table(page)
    expect(page.locator("aside[aria-label]").first).to_be_visible()


def gisborne_signs(page: Page) -> None:
    """Open the legend of Gisborne's path."""
    page.locator(".strip .about").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def screens(tables: dict[str, str]) -> dict[str, tuple[str, Steps]]:
    """Every main screen: its name, its address, and what to do there."""
    found: dict[str, tuple[str, Steps]] = {
        "home": ("/", nothing),
        "settings": ("/", opened(-1)),
        "new": ("/new", nothing),
        "new-options": ("/new", all_options),
        "join": ("/join", nothing),
        "invitation": ("/j/abcdefghijklmnopqrstuvwx", nothing),
        "mine": ("/mine", nothing),
        "watch": ("/watch", nothing),
        "account": ("/account", nothing),
        "nowhere": ("/nowhere", nothing),
        "no-table": ("/t/AAAAAAAAAAAAAAAA", nothing),
        "rules": ("/rules", nothing),
        "chat": (f"/t/{tables['table-live']}", then(at_the_table, opened(-2))),
        "people": (f"/t/{tables['table-live']}", then(at_the_table, opened(0))),
        "menu": (f"/t/{tables['table-live']}", then(at_the_table, opened(-1))),
        "rules-scoring": ("/rules/card-banded-hills", nothing),
        "rules-ambushes": ("/rules/ambushes", nothing),
        "rules-tiles": ("/rules/gisborne-tiles", nothing),
        "rules-search": ("/rules", searched),
        "rules-dialog": (f"/t/{tables['table']}", then(at_the_table, looked_up)),
        "hints": (f"/t/{tables['table-begun']}", for_the_first_time),
        "replay": (f"/r/{tables['end']}?entry=12", nothing),
        "replay-live": (f"/r/{tables['end-live']}?entry=30", nothing),
        "replay-fairness": (f"/r/{tables['end']}", fairness),
        "replay-record": ("/r", nothing),
    }
    if "gisborne-end" in tables:
        found["replay-gisborne"] = (f"/r/{tables['gisborne-end']}?entry=20", nothing)
        found["gisborne-signs"] = (f"/t/{tables['gisborne']}", then(at_the_table, gisborne_signs))
    for name, table in tables.items():
        found[name] = (f"/t/{table}", nothing if name == "waiting" else at_the_table)
    return found


def take(context: BrowserContext, base: str, path: str, steps: Steps, file: Path) -> None:
    """One picture."""
    page = context.new_page()
    page.goto(base + path)
    expect(page.locator("h1").first).to_be_attached()
    settled(page)
    steps(page)
    settled(page)
    has_dialog = page.locator("dialog[open]").count() > 0
    page.screenshot(path=file, full_page=not has_dialog)
    page.close()


def main() -> None:
    """Take the pictures that were asked for."""
    parser = argparse.ArgumentParser(prog="./dev shots", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--only", default="", metavar="TEXT")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    program = shutil.which("chromium")
    if program is None:
        sys.exit("there is no chromium: `apt-get install chromium` installs it")
    start = time.monotonic()
    with forge() as smithy:
        server = smithy.serve(smithy.sqlite())
        count = take_all(server, asyncio.run(prepare(server.base)), program, asked.folder, asked.only)
        server.stop()
    print(f"{count} pictures in {asked.folder}, {time.monotonic() - start:.0f} s")


def take_all(server: Running, scenes: Scenes, program: str, folder: Path, only: str) -> int:
    """Take every picture whose name has a text in it; how many there were."""
    count = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=CHROMIUM_ARGUMENTS)
        for size, viewport in SIZES.items():
            for theme in THEMES:
                for language in LANGUAGES:
                    wanted = {
                        f"{name}-{size}-{theme}-{language}": screen
                        for name, screen in screens(scenes.tables).items()
                        if only in f"{name}-{size}-{theme}-{language}"
                    }
                    if not wanted:
                        continue
                    context = browser.new_context(
                        viewport=viewport,  # type: ignore[arg-type]
                        locale=language,
                        color_scheme=theme,  # type: ignore[arg-type]
                        reduced_motion="reduce",
                    )
                    name, _, value = scenes.cookie.partition("=")
                    context.add_cookies([{"name": name, "value": value, "url": server.base}])
                    for name, (path, steps) in wanted.items():
                        take(context, server.base, path, steps, folder / f"{name}.png")
                        count += 1
                    context.close()
        browser.close()
    return count


if __name__ == "__main__":
    main()
