"""Hypothesis without a clock: a slow machine must not fail a law. Without a browser its tests are left out, loudly."""

import sys
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings
from scripts.prepare_tests import box, has_browser

settings.register_profile("akili", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("akili")
collect_ignore = [] if has_browser() else ["browser"]


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Measure nothing in a test marked no_cover: pytest-cov does that by itself only where there is one process."""
    if item.get_closest_marker("no_cover") is None:
        return (yield)
    tracer = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it once more where it is read: just before the last line."""
    if not has_browser():
        terminalreporter.write_line(f"\n{box()}")
