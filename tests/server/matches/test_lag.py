"""Lag from round trips: bounded, steady against outliers, and fair to equal solvers."""

from random import Random
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.server.matches.lag import LEAST_UNCERTAINTY, MOST_LAG, MOST_UNCERTAINTY, REMEMBERED, RoundTrips
from akili.ubongo.finish import HOLD, Finish, first

TRIPS = st.floats(0, 5000)


def after(*trips: float) -> RoundTrips:
    round_trips = RoundTrips()
    for trip in trips:
        round_trips.measured(trip)
    return round_trips


def test_nothing_is_taken_off_before_anything_is_measured() -> None:
    assert (after().lag, after().uncertainty) == (0, LEAST_UNCERTAINTY)


def test_the_usual_trip_is_the_median_and_unknown_at_first() -> None:
    assert (after().usual, after().shortest) == (None, None)
    assert (after(40, 38.2, 900).usual, after(40, 38.2, 900).shortest) == (40, 38)


def test_the_lag_is_half_the_round_trip_and_is_capped_at_the_hold_window() -> None:
    assert after(80).lag == 40
    assert after(4000).lag == MOST_LAG == HOLD


@given(st.lists(st.floats(allow_nan=True, allow_infinity=True)))
def test_both_stay_within_their_bounds_whatever_is_measured(trips: list[float]) -> None:
    round_trips = after(*trips)
    assert 0 <= round_trips.lag <= MOST_LAG
    assert LEAST_UNCERTAINTY <= round_trips.uncertainty <= MOST_UNCERTAINTY


@given(st.lists(TRIPS, min_size=1, max_size=REMEMBERED))
def test_the_way_lies_between_the_shortest_and_the_longest(trips: list[float]) -> None:
    way = after(*trips).lag + after(*trips).uncertainty - LEAST_UNCERTAINTY
    assert min(MOST_LAG, round(min(trips) / 2)) <= way <= min(MOST_LAG, round(max(trips) / 2))


@given(st.lists(TRIPS, min_size=1, max_size=REMEMBERED))
def test_doubt_is_paid_for_so_it_makes_no_time_earlier(trips: list[float]) -> None:
    """The earliest that a command may have been sent is that of a steady line of the same trip."""
    wild, steady = after(*trips), after(sorted(trips)[(len(trips) - 1) // 2])
    assert wild.lag + wild.uncertainty == steady.lag + steady.uncertainty
    assert wild.lag <= steady.lag


@given(st.lists(TRIPS, max_size=20), st.lists(TRIPS, min_size=REMEMBERED, max_size=REMEMBERED))
def test_only_the_last_ones_count_and_their_order_does_not(old: list[float], new: list[float]) -> None:
    one, other = after(*old, *new), after(*sorted(new))
    assert (one.lag, one.uncertainty) == (other.lag, other.uncertainty)


@given(st.floats(0, 300), st.lists(TRIPS, max_size=(REMEMBERED - 1) // 2), st.randoms(use_true_random=False))
def test_less_than_half_of_outliers_move_nothing(steady: float, wild: list[float], random: Random) -> None:
    trips = [steady] * (REMEMBERED - len(wild)) + wild
    random.shuffle(trips)
    assert after(*trips).lag == min(MOST_LAG, round(steady / 2))
    assert after(*trips).uncertainty == LEAST_UNCERTAINTY


class Line:
    """A way to the server and back: a base, and jitter that only ever adds, as queues do."""

    def __init__(self, round_trip: float, jitter: float, random: Random) -> None:
        self._half, self._jitter, self._random = round_trip / 2, jitter, random
        self.round_trips = after(*(self.one_way() + self.one_way() for _ in range(REMEMBERED)))

    def one_way(self) -> float:
        return self._half + (self._random.expovariate(1 / self._jitter) if self._jitter else 0)

    def finish(self, seat: int, done: float) -> Finish:
        arrived = round(done + self.one_way())
        return Finish(seat, arrived - self.round_trips.lag, self.round_trips.uncertainty, arrived)


def share(finishes: list[Finish]) -> float:
    """What seat 0 gets of the first place."""
    winners = first(finishes)
    return (0 in winners) / len(winners)


@pytest.mark.parametrize("round_trip", [50, 100, 200, 300, 400])
@pytest.mark.parametrize("jitter", [0, 10, 30])
def test_equal_solvers_win_equally_often(round_trip: int, jitter: int) -> None:
    """People's times for a puzzle spread over seconds; the slow one also gets their card later."""
    random = Random(f"{round_trip} {jitter}")
    shares = []
    for _ in range(4000):
        near, far = Line(0, jitter, random), Line(round_trip, jitter, random)
        times = [random.lognormvariate(3, 0.6) * 1000 for _ in range(2)]
        shares.append(
            share([near.finish(0, near.one_way() + times[0]), far.finish(1, far.one_way() + times[1])]),
        )
    assert abs(fmean(shares) - 0.5) < 0.03


@pytest.mark.parametrize("round_trip", [50, 150, 300])
def test_in_a_photo_finish_the_correction_makes_what_would_be_lost_even(round_trip: int) -> None:
    """Both have seen their card, and are done within 200 ms of each other."""
    random = Random(round_trip)
    corrected, by_arrival = [], []
    for _ in range(4000):
        near, far = Line(0, 5, random), Line(round_trip, 5, random)
        finishes = [near.finish(0, random.uniform(0, 200)), far.finish(1, random.uniform(0, 200))]
        corrected.append(share(finishes))
        by_arrival.append(finishes[0].arrived < finishes[1].arrived)
    assert abs(fmean(corrected) - 0.5) < 0.04
    assert fmean(by_arrival) > 0.58
