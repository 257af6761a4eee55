"""What many matches tell: figures that can be checked by hand."""

from math import inf, isclose
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.bots.standings import Estimate, Result, mean_of, rate_of, result_of, standing
from akili.engine.game import Outcome


def test_seats_that_share_a_rank_share_what_it_is_worth() -> None:
    outcome = Outcome(((2, 0), (1,), (3,)), (10, 7, 10, 5))
    assert [result_of(outcome, seat) for seat in range(4)] == [
        Result(10, 1, 0.5),
        Result(7, 3, 0),
        Result(10, 1, 0.5),
        Result(5, 4, 0),
    ]


def test_a_standing_counts_wins_and_ranks() -> None:
    found = standing("a", [Result(10, 1, 1), Result(20, 1, 0.5), Result(30, 3, 0), Result(20, 2, 0)], 3)
    assert found.ranks == (2, 1, 1)
    assert found.points.value == 20
    assert found.wins.value == 0.375


@given(st.floats(0, 1), st.integers(1, 10_000))
def test_a_rate_lies_in_its_interval_and_the_interval_in_0_to_1(part: float, matches: int) -> None:
    rate = rate_of(part * matches, matches)
    assert 0 <= rate.low <= rate.value + 1e-5
    assert rate.value - 1e-5 <= rate.high <= 1
    assert rate.high - rate.low > 0


def test_the_interval_of_a_rate_is_where_the_rate_is_just_not_surprising() -> None:
    """Wilson's bounds are the rates from which the one that was seen is 1.96 deviations away."""
    rate = rate_of(30, 100)
    for bound in (rate.low, rate.high):
        deviation = (bound * (1 - bound) / 100) ** 0.5
        assert isclose(abs(0.3 - bound) / deviation, 1.96, rel_tol=1e-3)


def test_the_interval_of_a_mean_holds_the_true_one_about_95_times_in_100() -> None:
    draws = NormalDist(200, 30).samples(200 * 100, seed=1)
    means = [mean_of(draws[start : start + 100]) for start in range(0, len(draws), 100)]
    assert 0.9 < sum(mean.low <= 200 <= mean.high for mean in means) / 200 < 0.99


@pytest.mark.parametrize("figure", [0, 188])
def test_one_match_says_nothing_of_the_others(figure: int) -> None:
    assert mean_of([figure]) == Estimate(figure, -inf, inf)
