"""The measured way of a message."""

from hypothesis import given
from hypothesis import strategies as st

from akili.server.roundtrip import GRANULARITY, MOST_LAG, MOST_UNCERTAINTY, RoundTrip


@given(st.lists(st.floats(0, 2), min_size=1, max_size=30))
def test_lag_is_half_a_usual_trip_and_never_more_than_is_fair(trips: list[float]) -> None:
    trip = RoundTrip()
    for nonce, seconds in enumerate(trips):
        trip.sent(nonce, 10.0)
        assert trip.answered(nonce, 10.0 + seconds)
        assert not trip.answered(nonce, 11.0)
    last = trips[-9:]
    assert min(MOST_LAG, round(min(last) * 500) - 1) <= trip.lag <= min(MOST_LAG, round(max(last) * 500) + 1)
    assert GRANULARITY <= trip.uncertainty <= MOST_UNCERTAINTY


def test_nothing_is_known_before_the_first_pong_and_old_pings_are_forgotten() -> None:
    trip = RoundTrip()
    assert (trip.lag, trip.count) == (0, 0)
    for nonce in range(100):
        trip.sent(nonce, 0.0)
    assert not trip.answered(0, 1.0)
    assert trip.answered(99, 0.1)
    assert trip.lag == 50
