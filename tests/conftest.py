"""Hypothesis without a clock: a slow machine must not fail a law. Without a browser its tests are left out, loudly."""

import pytest
from hypothesis import HealthCheck, settings
from scripts.prepare_tests import box, has_browser

settings.register_profile("akili", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("akili")
collect_ignore = [] if has_browser() else ["browser"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it once more where it is read: just before the last line."""
    if not has_browser():
        terminalreporter.write_line(f"\n{box()}")
