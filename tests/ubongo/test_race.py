"""Who was first: the earliest, and everybody whom the clocks can't tell from him."""

from hypothesis import given
from hypothesis import strategies as st

from akili.ubongo.race import Finish, first

finishes = st.lists(
    st.builds(Finish, st.integers(0, 3), st.integers(0, 500), st.integers(0, 60), st.integers(500, 800)),
    unique_by=lambda finish: finish.seat,
    max_size=4,
)


@given(finishes)
def test_somebody_is_first_and_the_earliest_is_among_them(done: list[Finish]) -> None:
    seats = first(done)
    assert bool(seats) == bool(done)
    if done:
        assert min(done, key=lambda finish: (finish.at, finish.seat)).seat in seats
        assert list(seats) == sorted(set(seats))


@given(finishes, st.randoms(use_true_random=False))
def test_the_order_of_arrival_does_not_matter(done: list[Finish], shuffle: object) -> None:
    mixed = list(done)
    shuffle.shuffle(mixed)  # type: ignore[attr-defined]
    assert first(mixed) == first(done)


def test_a_tie_is_what_the_clocks_cannot_tell() -> None:
    early, late = Finish(0, 1000, 10, 1010), Finish(1, 1030, 20, 1090)
    assert first([late, early]) == (0, 1)
    assert first([early, Finish(1, 1031, 20, 1090)]) == (0,)
    assert late.correction == 60


def test_nobody_is_first_where_nobody_is_done() -> None:
    assert first([]) == ()
