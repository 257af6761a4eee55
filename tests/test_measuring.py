"""What makes tests slow, measuring which lines they reach, is left out where a mark says so."""

import sys

import pytest


@pytest.mark.no_cover
def test_what_is_marked_is_not_measured() -> None:
    assert sys.gettrace() is None
