"""What all tests share: how Hypothesis looks for examples, in which order tests run, and for how long at most."""

import contextlib
import faulthandler
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

# No deadline: on a busy machine a slow example is not a wrong one.
settings.register_profile("groma", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("groma")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Fast tests first, those in a browser last.

    Once a process has opened a browser, Playwright's event loop stays in it to the end, and no other test of that
    process can start one of its own. Each process of xdist keeps to this order.
    """
    browser = Path(__file__).parent / "browser"
    items.sort(key=lambda item: item.path.is_relative_to(browser))


SECONDS_AT_MOST = 300.0
"""No test takes a third of this on a busy machine. One that hangs fails by itself and does not stop all the others."""


@contextlib.contextmanager
def _time_limit(item: pytest.Item) -> Iterator[None]:
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def too_long(*_: Any) -> None:
        faulthandler.dump_traceback(sys.__stderr__ or 2, all_threads=True)
        pytest.fail(f"{item.nodeid} took more than {SECONDS_AT_MOST:.0f} seconds")

    before = signal.signal(signal.SIGALRM, too_long)
    # It rings again: what cleans up after the test may hang as well.
    signal.setitimer(signal.ITIMER_REAL, SECONDS_AT_MOST, SECONDS_AT_MOST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    """Fixtures have their time."""
    with _time_limit(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """So has the test."""
    with _time_limit(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """So has what comes after it."""
    with _time_limit(item):
        return (yield)
