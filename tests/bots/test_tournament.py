"""Tournaments: the seed tells all, on one core or several, and nobody has a better seat."""

from collections import Counter

import pytest

from akili.bots.tournament import Tournament, standings
from akili.games.ubongo_fun_size.model import Options

THREE = Tournament("ubongo_fun_size", ("easy", "master", "easy"), 6, "demo", Options())


def test_the_cores_make_no_difference() -> None:
    told: list[int] = []
    alone = standings(THREE, 1, told.append)
    assert told == [1, 2, 3, 4, 5, 6]
    assert standings(THREE, 2) == alone
    assert [standing.bot for standing in alone] == ["easy", "master", "easy"]
    assert all(sum(standing.ranks) == 6 for standing in alone)
    assert sum(standing.wins.value for standing in alone) == pytest.approx(1, abs=1e-4)


def test_another_seed_gives_other_matches() -> None:
    other = Tournament(THREE.game, THREE.bots, THREE.matches, "other", THREE.options)
    assert standings(other, 1) != standings(THREE, 1)


def test_everybody_sits_everywhere_equally_often() -> None:
    seats = Counter(bot for match in range(6) for bot in enumerate(THREE.lineup(match)))
    assert set(seats.values()) == {2}
    assert len(seats) == 9


def test_a_result_goes_to_the_bot_wherever_it_sits() -> None:
    easy, master, _ = standings(THREE, 1)
    assert master.points.value > easy.points.value
    assert master.ranks[0] >= 5
