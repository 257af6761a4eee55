"""The dice behind the bots' times."""

from itertools import pairwise
from statistics import mean, median, stdev

import pytest

from akili.bots.skill import LEVELS, normal, solving_seconds
from akili.engine.chance import SeededChance
from akili.forge.rating.scale import SPREAD


def test_normal_draws_have_the_mean_and_the_deviation_of_their_name() -> None:
    chance = SeededChance("normal")
    draws = [normal(chance) for _ in range(4000)]
    assert abs(mean(draws)) < 0.06
    assert abs(stdev(draws) - 1) < 0.05
    assert abs(sum(abs(draw) < 1 for draw in draws) / 4000 - 0.683) < 0.03


@pytest.mark.parametrize("level", LEVELS)
def test_half_of_the_times_lie_below_the_pace_of_the_level(level: str) -> None:
    chance = SeededChance(level)
    times = sorted(solving_seconds(LEVELS[level], 60, chance) for _ in range(2000))
    assert abs(median(times) / (60 * LEVELS[level].pace) - 1) < 0.06
    two_thirds = times[1682] / times[317]  # from one deviation below to one above
    assert abs(two_thirds - 2.718 ** (2 * SPREAD)) < 0.4


def test_better_levels_are_faster_see_more_and_need_not_give_up() -> None:
    skills = list(LEVELS.values())
    assert list(LEVELS) == ["easy", "medium", "hard", "master"]
    for worse, better in pairwise(skills):
        assert worse.pace > better.pace
        assert worse.blind_percent > better.blind_percent
        assert worse.patience < better.patience
