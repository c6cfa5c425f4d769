"""What all tests share: how Hypothesis looks for examples, and in which order tests run."""

from pathlib import Path

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
