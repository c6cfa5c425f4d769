"""People in front of browsers, and the real server they play on."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright
from tests.server.machines import ROOT, Running, forge

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STATIC = ROOT / "src" / "groma" / "server" / "static"

PHONE = {"width": 360, "height": 640}
TABLET = {"width": 820, "height": 1180}
DESKTOP = {"width": 1440, "height": 900}

CHROMIUM_ARGUMENTS = [
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# A busy machine is slow, not wrong.
expect.set_options(timeout=15_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever stands in this folder needs a browser."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


@dataclass
class Person:
    """Somebody with a browser of their own: nobody else's cookies, nobody else's settings."""

    page: Page
    context: BrowserContext
    base: str
    complaints: list[str] = field(default_factory=list)
    """What the page wrote to the console as an error or a warning."""

    def goes_to(self, path: str) -> Page:
        """Open an address of Groma."""
        self.page.goto(self.base + path)
        return self.page

    def opens_a_tab(self) -> Page:
        """One more tab of the same browser."""
        page = self.context.new_page()
        listen(page, self.complaints)
        return page

    def loses_the_network(self) -> None:
        """The phone goes into a tunnel: sockets that are open die with it."""
        self.context.set_offline(True)

    def finds_the_network(self) -> None:
        """And comes out of it."""
        self.context.set_offline(False)


@pytest.fixture(scope="session")
def server() -> Iterator[Running]:
    """The server as `groma serve` runs it, with an empty database. Limits are off."""
    assert (STATIC / "index.html").exists(), "the web app is not built: `./dev test tests/browser` builds it first"
    with forge() as smithy:
        running = smithy.serve(smithy.sqlite())
        yield running
        running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    program = shutil.which("chromium")
    assert program is not None, "there is no chromium: `apt-get install chromium` installs it"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=CHROMIUM_ARGUMENTS)
        yield started
        started.close()


PersonMaker = Callable[..., Person]


@pytest.fixture
def person(server: Running, browser: Browser) -> Iterator[PersonMaker]:
    """
    People who play, made by calling it; language, viewport, touch and theme say what they have before them.

    At the end of the test nobody's page may have complained of anything.
    """
    people: list[Person] = []

    def make(
        *,
        language: str = "en",
        viewport: dict[str, int] = DESKTOP,
        touch: bool = False,
        theme: str = "light",
        base: str | None = None,
        **more: Any,
    ) -> Person:
        context = browser.new_context(
            locale=language,
            viewport=viewport,  # type: ignore[arg-type]
            has_touch=touch,
            is_mobile=touch,
            color_scheme=theme,  # type: ignore[arg-type]
            **more,
        )
        context.set_default_timeout(15_000)
        made = Person(context.new_page(), context, base or server.base)
        listen(made.page, made.complaints)
        people.append(made)
        return made

    yield make
    complaints = [complaint for each in people for complaint in each.complaints]
    for each in people:
        each.context.close()
    assert complaints == []


def refused(person: Person) -> None:
    """The browser itself notes every refused request in its console; that one was meant."""
    person.complaints[:] = [each for each in person.complaints if "Failed to load resource" not in each]


def listen(page: Page, complaints: list[str]) -> None:
    """Write down what a page complains of."""

    def note(message: ConsoleMessage) -> None:
        # A lost network is somebody's bad luck, which the test is about; Chromium writes it down all the same.
        is_of_the_test = "net::ERR_" in message.text or "blocked by Playwright" in message.text
        if message.type in ("error", "warning") and not is_of_the_test:
            complaints.append(f"{page.url}: {message.text}")

    page.on("console", note)
    page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))


def settled(page: Page) -> None:
    """Wait until the page stands still: its parts fetched, nothing moving any more."""
    page.wait_for_load_state("networkidle")
    page.evaluate("Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null)))")


def axe_findings(page: Page) -> list[str]:
    """What axe finds wrong with the page as it is now, one line each."""
    if page.evaluate("typeof window.axe") == "undefined":
        # Through the protocol rather than by a script element, which the page's own policy rightly forbids.
        page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{rule['id']}: {node['target']} {node.get('failureSummary', '')}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
