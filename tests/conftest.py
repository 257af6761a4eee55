"""Hypothesis without a clock: a slow machine must not fail a law. What needs a browser or a database that
isn't there is left out, loudly.
"""

import signal
import sys
from collections.abc import Generator, Iterator

import pytest
from hypothesis import HealthCheck, settings
from scripts.prepare_tests import boxes, has_browser, has_postgres, has_redis
from scripts.private_servers import PrivatePostgres, PrivateRedis

settings.register_profile("akili", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("akili")
collect_ignore = [] if has_browser() else ["browser"]
collect_ignore += (
    [] if has_postgres() else ["server/adapters/test_postgres.py", "server/adapters/test_postgres_faults.py"]
)
collect_ignore += [] if has_postgres() and has_redis() else ["server/cluster"]
collect_ignore += [] if has_redis() else ["server/adapters/test_redis_bus.py"]


HAS_ALARM = hasattr(signal, "setitimer")
MEASURED = 1.0  # seconds of work in which a test tells what it covers: whoever works longer does the same again


def pytest_configure() -> None:
    """To be measured takes three times as long; an alarm that counts work, not waiting, ends it, where there is one."""
    if HAS_ALARM:
        signal.signal(signal.SIGPROF, lambda *_: sys.settrace(None))


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Measure the beginning, and nothing in a test marked no_cover, which is only long: so no coverage is made up."""
    tracer = sys.gettrace()
    if tracer is None or not HAS_ALARM:
        return (yield)
    if item.get_closest_marker("no_cover") is None:
        signal.setitimer(signal.ITIMER_PROF, MEASURED)
    else:
        sys.settrace(None)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        sys.settrace(tracer)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it once more where it is read: just before the last line."""
    for box in boxes():
        terminalreporter.write_line(f"\n{box}")


@pytest.fixture(scope="session")
def postgres() -> Iterator[PrivatePostgres]:
    """One for all tests of a worker; each has its own part of it."""
    with PrivatePostgres() as server:
        yield server


@pytest.fixture(scope="session")
def shaky_postgres() -> Iterator[PrivatePostgres]:
    """Another one, for tests that stop it; it runs when they are done."""
    with PrivatePostgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[PrivateRedis]:
    """As above."""
    with PrivateRedis() as server:
        yield server
