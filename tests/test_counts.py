"""The numbers of ways in which a match of Clever Cubed can go on are those that were counted before."""

import pytest
from scripts.make_counts import PATH, text


@pytest.mark.no_cover
def test_counts_are_up_to_date() -> None:
    assert PATH.read_text(encoding="utf-8") == text(), "a rule has changed? then run scripts/make_counts.py"
