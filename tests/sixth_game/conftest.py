"""Pebbles moves in for one test: into the registry of games, and into that of bots."""

from pathlib import Path

import pytest
from tests.browser.conftest import CHROMIUM
from tests.sixth_game.pebbles import PEBBLES, Counter

from akili.bots.bot import KINDS
from akili.games import registry


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """As in tests/browser: where there is no chromium, nothing is known of the pages."""
    return True if collection_path.name == "test_browser.py" and CHROMIUM is None else None


@pytest.fixture(autouse=True)
def moved_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line in each of the two registries, and nothing else."""
    monkeypatch.setitem(registry._HOUSE, PEBBLES.info.id, PEBBLES)
    monkeypatch.setitem(KINDS, PEBBLES.info.id, {"easy": Counter})
