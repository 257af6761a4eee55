"""Who was first: fair to those far away, and a tie where nobody can tell."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.engine.chance import SeededChance
from akili.ubongo.finish import HOLD, Finish, first

finishes = st.lists(
    st.tuples(st.integers(0, 500), st.integers(0, 50), st.integers(0, HOLD)), min_size=1, max_size=4
).map(lambda times: [Finish(seat, at, doubt, at + way) for seat, (at, doubt, way) in enumerate(times)])


def test_nobody_is_first_where_nobody_finished() -> None:
    assert first([]) == ()


@given(finishes)
def test_the_earliest_is_always_among_the_first(raced: list[Finish]) -> None:
    earliest = min(raced, key=lambda finish: (finish.at, finish.seat))
    assert earliest.seat in first(raced)


@given(finishes)
def test_in_seat_order_and_whatever_order_they_arrived_in(raced: list[Finish]) -> None:
    assert list(first(raced)) == sorted(first(raced))
    assert first(raced) == first(raced[::-1])


@given(finishes)
def test_who_is_later_than_any_doubt_is_not_first(raced: list[Finish]) -> None:
    best = min(finish.at for finish in raced)
    assert all(finish.at - best <= 100 for finish in raced if finish.seat in first(raced))


@given(finishes)
def test_with_perfect_clocks_only_the_same_millisecond_ties(raced: list[Finish]) -> None:
    exact = [Finish(finish.seat, finish.at, 0, finish.arrived) for finish in raced]
    best = min(finish.at for finish in exact)
    assert first(exact) == tuple(finish.seat for finish in exact if finish.at == best)


def test_a_tie_reaches_as_far_as_both_doubts_together() -> None:
    one = Finish(0, 1000, 10, 1000)
    assert first([one, Finish(1, 1015, 5, 1030)]) == (0, 1)
    assert first([one, Finish(1, 1016, 5, 1030)]) == (0,)
    assert Finish(1, 1016, 5, 1030).correction == 14


def share_of_wins(round_trip: int) -> float:
    """How often the second of two equal solvers is first when their round trip is so long and the other's is none.

    They see their card half of it late, and their solution takes the other half; that half is what the judge takes off.
    """
    chance, wins, races = SeededChance(f"fair/{round_trip}"), 0.0, 4000
    for _ in range(races):
        raced = []
        for seat, way in enumerate((0, round_trip // 2)):
            thought = 10_000 + chance.below(50_000)  # seconds, as people need them for side A
            arrived = way + thought + way + chance.below(way // 10 + 1)
            raced.append(Finish(seat, arrived - min(way, HOLD), way // 10, arrived))
        ahead = first(raced)
        wins += (1 in ahead) / len(ahead)
    return wins / races


@pytest.mark.parametrize("round_trip", [0, 50, 100, 200, 300, 400])
def test_equal_solvers_win_equally_often_at_any_lag_from_0_to_400(round_trip: int) -> None:
    assert abs(share_of_wins(round_trip) - 0.5) < 0.024  # three deviations of 4000 races


def photo_finish(lag: int, *, corrected: bool) -> float:
    """The share of wins where both finish within 300 ms of each other: here the correction decides."""
    chance, wins, races = SeededChance(f"photo/{lag}"), 0.0, 2000
    for _ in range(races):
        way = lag // 2
        arrived = (chance.below(300), chance.below(300) + way)
        correction = min(way, HOLD) if corrected else 0
        ahead = first([Finish(0, arrived[0], 0, arrived[0]), Finish(1, arrived[1] - correction, 0, arrived[1])])
        wins += (1 in ahead) / len(ahead)
    return wins / races


def test_the_correction_is_what_makes_a_close_finish_fair() -> None:
    for lag in (100, 200, 300):
        assert abs(photo_finish(lag, corrected=True) - 0.5) < 0.034
    assert photo_finish(300, corrected=False) < 0.2
    assert 0.3 < photo_finish(400, corrected=True) < 0.5  # beyond 150 ms one way nobody gets more
