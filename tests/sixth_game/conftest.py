"""Pebbles moves in for one test: into the registry of games, and into that of bots."""

import pytest
from tests.sixth_game.pebbles import PEBBLES, Counter

from akili.bots.bot import KINDS
from akili.games import registry


@pytest.fixture(autouse=True)
def moved_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line in each of the two registries, and nothing else."""
    monkeypatch.setitem(registry._HOUSE, PEBBLES.info.id, PEBBLES)
    monkeypatch.setitem(KINDS, PEBBLES.info.id, {"easy": Counter})
