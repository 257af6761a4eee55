"""Buckets and tallies, by a clock of our own."""

from hypothesis import given
from hypothesis import strategies as st

from akili.server import limits
from akili.server.limits import Bucket, Buckets, Tally, neighbourhood


@given(st.lists(st.floats(0, 3), max_size=60), st.integers(1, 10), st.floats(0.1, 20))
def test_a_bucket_gives_no_more_than_its_size_and_what_flowed_in(waits: list[float], size: int, rate: float) -> None:
    now = 0.0
    bucket = Bucket(rate, size, lambda: now)
    taken = 0
    for wait in waits:
        now += wait
        taken += bucket.take()
    assert taken <= size + now * rate + 1e-6
    assert taken >= min(len(waits), size)


def test_buckets_are_forgotten_when_they_are_full_again() -> None:
    now = 0.0
    buckets = Buckets(1, 2, lambda: now)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    now = 10.0
    for number in range(limits.KEPT_BUCKETS + 10):
        buckets.take(number)
    assert len(buckets._buckets) <= limits.KEPT_BUCKETS
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def test_a_tally_counts_each_and_all() -> None:
    tally = Tally(3, 2)
    assert [tally.open(key) for key in "aaabb"] == [True, True, False, True, False]
    tally.close("a")
    assert tally.open("b")
    assert not tally.open("c")


def test_one_customer_is_one_address() -> None:
    assert neighbourhood("10.0.0.7") == "10.0.0.7"
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1")
    assert neighbourhood("2001:db8::1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("::ffff:10.0.0.7") == "10.0.0.7"
    assert neighbourhood("unix:") == "unix:"
