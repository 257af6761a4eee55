"""The numbers of ways in which a match can go on are those that were counted before."""

from pathlib import Path

import pytest
from scripts.make_counts import pages

ROOT = Path(__file__).parent.parent


@pytest.mark.no_cover
def test_counts_are_up_to_date() -> None:
    made = pages()
    assert made
    for name, text in made.items():
        assert (ROOT / name).read_text(encoding="utf-8") == text, "a rule has changed? then run scripts/make_counts.py"
