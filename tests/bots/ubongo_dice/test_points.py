"""Expected points: hand-computed for two, and the same as counting rolls for more."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.bots.ubongo_dice.points import chances_from, expected_points
from akili.engine.chance import SeededChance

GRAIN = 1 << 30
chances = st.floats(0.05, 0.95)


def test_two_players_by_hand() -> None:
    """Each fills it with half of the rolls: a third of the time both do at once, else one of them alone."""
    assert expected_points([[0.5, 0.5]], 2) == pytest.approx((5 / 3, 5 / 3))


def test_who_fills_it_now_is_ahead_of_all_who_do_not() -> None:
    assert expected_points([[1, 0, 0], [0.5, 0.5, 0.5]], 3)[0] == 3


def test_by_heads_a_tie_costs_those_behind_more() -> None:
    rolls = [[1.0, 1.0, 0.0, 0.0], [0.5, 0.5, 0.5, 0.5]]
    by_groups, by_heads = (expected_points(rolls, 4, by_heads=by_heads) for by_heads in (False, True))
    assert by_groups[:2] == by_heads[:2] == (4, 4)
    assert by_groups[2] - by_heads[2] == pytest.approx(2 / 3)


@given(st.lists(chances, min_size=2, max_size=4), chances)
def test_a_better_chance_is_never_worth_less(each: list[float], more: float) -> None:
    better = [max(each[0], more), *each[1:]]
    assert expected_points([better], len(each))[0] >= expected_points([each], len(each))[0] - 1e-9


@pytest.mark.parametrize("by_heads", [True, False])
def test_it_is_what_rolling_comes_to(by_heads: bool) -> None:
    rolls, chance, tries = [[0.2, 0.5, 0.1], [0.4, 0.3, 0.3]], SeededChance("points"), 4000
    totals = [0.0, 0.0, 0.0]
    for _ in range(tries):
        for player, points in enumerate(played(rolls, chance, by_heads=by_heads)):
            totals[player] += points / tries
    assert expected_points(rolls, 3, by_heads=by_heads) == pytest.approx(totals, abs=0.06)


def played(rolls: list[list[float]], chance: SeededChance, *, by_heads: bool) -> list[int]:
    points, left, stake, roll = [0, 0, 0], [0, 1, 2], 3, 0
    while left:
        filled = [player for player in left if chance.below(GRAIN) < rolls[min(roll, 1)][player] * GRAIN]
        for player in filled:
            points[player] = stake
        left = [player for player in left if player not in filled]
        if filled:
            stake -= len(filled) if by_heads else 1
        if len(left) == 1:
            points[left.pop()] = 1
        roll += 1
    return points


@given(st.floats(0, 0.9), st.floats(1.1, 30))
def test_chances_come_to_the_rolls_they_are_made_from(soon: float, rolls: float) -> None:
    first, later = chances_from(soon, rolls)
    assert first == soon
    assert later == 1 or 1 + (1 - first) / later == pytest.approx(rolls)
