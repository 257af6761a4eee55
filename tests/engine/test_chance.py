"""Chance: the same everywhere, fair, and deaf to what other parts draw."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.engine.chance import SeededChance

seeds = st.one_of(st.integers(), st.text(alphabet="abc019 ü", max_size=8))


def test_the_same_draws_on_every_machine() -> None:
    chance = SeededChance(42)
    assert [chance.below(1 << 64) for _ in range(3)] == [
        2244219878343698762,
        13837973571740017674,
        13585964364323060085,
    ]
    assert [chance.below(6) for _ in range(10)] == [3, 0, 0, 4, 3, 5, 0, 4, 0, 3]
    assert chance.shuffled(range(8)) == [3, 0, 5, 1, 7, 6, 2, 4]
    assert chance.fork("cards").sample("abcdefgh", 3) == ["b", "e", "h"]
    assert [chance.weighted([2, 0, 3, 1]) for _ in range(8)] == [2, 2, 0, 2, 3, 3, 2, 0]


@given(seeds, st.lists(st.integers(1, 1 << 64), max_size=30))
def test_a_seed_tells_all_draws(seed: int | str, bounds: list[int]) -> None:
    first, second = SeededChance(seed), SeededChance(seed)
    assert [first.below(bound) for bound in bounds] == [second.below(bound) for bound in bounds]


@given(seeds, st.integers(1, 1 << 64))
def test_draws_stay_below_the_bound(seed: int | str, bound: int) -> None:
    chance = SeededChance(seed)
    assert all(0 <= chance.below(bound) < bound for _ in range(20))


@given(seeds, st.integers(0, 20))
def test_a_fork_does_not_hear_its_parent_nor_the_parent_its_fork(seed: int | str, drawn: int) -> None:
    busy, quiet = SeededChance(seed), SeededChance(seed)
    for _ in range(drawn):
        busy.below(7)
    fork, same = busy.fork("part"), quiet.fork("part")
    assert [fork.below(1000) for _ in range(5)] == [same.below(1000) for _ in range(5)]
    for _ in range(drawn):
        quiet.below(7)
    assert [busy.below(1000) for _ in range(5)] == [quiet.below(1000) for _ in range(5)]


def test_forks_and_seeds_draw_differently() -> None:
    parent = SeededChance("parent")
    streams = [parent, parent.fork(1), parent.fork(2), parent.fork(1).fork(2), SeededChance("parents")]
    draws = {tuple(stream.below(1 << 64) for _ in range(4)) for stream in streams}
    assert len({word for four in draws for word in four}) == 20


@pytest.mark.parametrize("bound", [2, 3, 5, 6, 7, 12, 100])
def test_draws_are_close_to_uniform(bound: int) -> None:
    chance, expected = SeededChance("uniform"), 200
    seen = Counter(chance.below(bound) for _ in range(expected * bound))
    squares = sum((seen[value] - expected) ** 2 / expected for value in range(bound))
    freedom = bound - 1
    assert squares < freedom + 4 * (2 * freedom) ** 0.5  # four deviations of the chi-square distribution


def test_words_are_thrown_away_rather_than_bent() -> None:
    bound = (1 << 63) + 1  # almost half of all words lie above it
    chance = SeededChance("bent")
    low = sum(chance.below(bound) < bound // 2 for _ in range(2000))
    assert 900 < low < 1100


@given(seeds, st.lists(st.integers(), max_size=30))
def test_shuffling_keeps_every_thing_and_the_list_given(seed: int | str, things: list[int]) -> None:
    before = list(things)
    assert Counter(SeededChance(seed).shuffled(things)) == Counter(things)
    assert things == before


def test_every_order_is_as_likely() -> None:
    chance = SeededChance("orders")
    orders = Counter("".join(chance.shuffled("abcd")) for _ in range(24 * 100))
    assert len(orders) == 24
    assert sum((count - 100) ** 2 / 100 for count in orders.values()) < 23 + 4 * 46**0.5


@given(seeds, st.lists(st.integers(0, 5), min_size=1).filter(any))
def test_a_weight_of_zero_is_never_drawn(seed: int | str, weights: list[int]) -> None:
    chance = SeededChance(seed)
    assert all(weights[chance.weighted(weights)] > 0 for _ in range(20))


def test_weights_are_honoured() -> None:
    chance = SeededChance("weights")
    seen = Counter(chance.weighted([1, 0, 3]) for _ in range(4000))
    assert seen[0] + seen[2] == 4000
    assert 900 < seen[0] < 1100


@given(seeds, st.lists(st.integers(), unique=True), st.integers(0, 10))
def test_a_sample_takes_none_twice(seed: int | str, things: list[int], size: int) -> None:
    sample = SeededChance(seed).sample(things, size)
    assert len(sample) == len(set(sample)) == min(size, len(things))
    assert set(sample) <= set(things)


@pytest.mark.parametrize("bound", [0, -1, (1 << 64) + 1])
def test_a_bad_bound_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="between 1 and 2 \\*\\* 64"):
        SeededChance("bad").below(bound)


def test_nothing_cannot_be_picked_from_nothing() -> None:
    chance = SeededChance("bad")
    with pytest.raises(ValueError, match="bound"):
        chance.pick("")
    with pytest.raises(ValueError, match="bound"):
        chance.weighted([0, 0])
    assert chance.shuffled("") == []
