"""The match's clock as a client reckons it."""

from hypothesis import given
from hypothesis import strategies as st

from akili.client.match_clock import SET_BACK, MatchClock


class Hand:
    """Seconds that a test sets."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@given(st.lists(st.tuples(st.integers(0, 60_000), st.integers(0, 900)), min_size=1, max_size=20))
def test_it_is_behind_by_the_shortest_way_that_an_update_took(told: list[tuple[int, int]]) -> None:
    hand = Hand()
    clock, begun, shortest = MatchClock(hand), hand.seconds, 60_000.0
    for at, way in sorted(told):
        hand.seconds = max(hand.seconds, begun + (at + way) / 1000)
        clock.heard("m", at)
        true = 1000 * (hand.seconds - begun)
        shortest = min(shortest, true - at)
        assert abs(true - clock.now() - shortest) <= 1


def test_half_the_round_trip_is_added() -> None:
    hand = Hand()
    clock = MatchClock(hand)
    assert clock.now() == 0
    clock.heard("m", 5_000)
    clock.trip = 80
    hand.seconds += 1
    assert clock.now() == 6_040


def test_another_match_has_another_clock() -> None:
    hand = Hand()
    clock = MatchClock(hand)
    clock.heard("m", 500_000)
    clock.heard("n", 0)
    assert clock.now() == 0


def test_a_late_update_sets_it_back_only_after_a_restart() -> None:
    hand = Hand()
    clock = MatchClock(hand)
    clock.heard("m", 100_000)
    clock.heard("m", 100_000 - 2 * SET_BACK)
    assert clock.now() == 100_000
    clock.new_line()
    clock.heard("m", 100_000 - 2 * SET_BACK)
    assert clock.now() == 100_000 - 2 * SET_BACK
