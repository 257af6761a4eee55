"""What makes tests slow, measuring which lines they reach, is left out where a mark says so, and ends after a while."""

import sys
import time

import pytest

LONG = 10  # seconds of work


@pytest.mark.no_cover
def test_what_is_marked_is_not_measured() -> None:
    assert sys.gettrace() is None


def test_who_works_long_is_measured_only_at_first() -> None:
    end = time.process_time() + LONG
    while sys.gettrace() is not None:
        assert time.process_time() < end


def test_the_next_one_is_measured_again(pytestconfig: pytest.Config) -> None:
    assert (sys.gettrace() is not None) is bool(pytestconfig.getoption("cov_source"))
