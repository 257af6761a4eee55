"""The hourglass, turned by the first or running from the start; whose time counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from akili.games.ubongo_shimo.model import HOURGLASS, Options
from akili.ubongo.finish import HOLD
from akili.ubongo.race.model import CountdownBegun, GiveUp, TakeTile

if TYPE_CHECKING:
    from tests.games.ubongo_shimo.conftest import Table

Sit = Callable[..., "Table"]
RUNNING = Options(running_hourglass=True)


# Turned by the first


def test_after_the_first_solution_the_others_have_60_seconds(sit: Sit) -> None:
    table = sit()
    table.wait(5000)
    table.solve(1)
    assert table.told(CountdownBegun) == [CountdownBegun(65_000)]
    assert table.view.counting_from == 5000
    table.wait(60_000 + HOLD - 1)
    assert table.phase() == "countdown"
    table.wait(1)
    assert table.phase() == "between"


def test_the_sixty_seconds_run_from_the_first_solution_by_its_players_time(sit: Sit) -> None:
    table = sit()
    table.wait(5000)
    table.solve(1, lag=80)
    assert table.state.ends == 64_920


def test_only_the_first_turns_it(sit: Sit) -> None:
    table = sit(seats=3)
    table.solve(0)
    table.wait(1000)
    table.solve(1)
    assert len(table.told(CountdownBegun)) == 1


def test_an_earlier_solution_that_arrives_later_is_the_first_but_does_not_shorten_the_time(sit: Sit) -> None:
    table = sit(seats=3)
    fast, slow = table.nearly_solve(0), table.nearly_solve(1)
    table.wait(1000)
    table.do(0, fast)
    table.wait(40)
    table.do(1, slow, lag=100)
    assert table.state.ends == 61_000
    table.do(2, GiveUp())
    assert table.last.gem == 1


def test_its_very_end_is_too_late(sit: Sit) -> None:
    table = sit()
    table.solve(0)
    last = table.nearly_solve(1)
    table.wait(59_999)
    table.match.decide(1, last, table.now)  # would be accepted
    table.wait(1)
    assert table.refusal(1, last) == "round.too_late"
    assert table.refusal(1, TakeTile(table.seat(1).board[0].tile)) == "round.too_late"


def test_what_was_done_before_counts_if_it_arrives_within_150_ms(sit: Sit) -> None:
    table = sit()
    table.solve(0)
    last = table.nearly_solve(1)
    table.wait(60_149)
    assert table.refusal(1, last, lag=149) == "round.too_late"
    table.do(1, last, lag=150)
    assert table.last.solvers == (0, 1)
    late = sit()
    late.solve(0)
    last = late.nearly_solve(1)
    late.now += 60_000 + HOLD + 1  # the judge's timer is late
    assert late.refusal(1, last, lag=1000) == "round.too_late"


def test_there_is_no_running_sand_unless_it_is_agreed_on(sit: Sit) -> None:
    table = sit()
    assert table.view.sand_from is None
    table.solve(0)
    assert table.view.sand_from is None


# Running


@pytest.mark.parametrize(
    ("solved", "ends"), [(0, 1), (59_999, 1), (60_000, 2), (119_999, 2), (120_000, 3), (299_999, 5)]
)
def test_the_round_ends_when_the_sand_has_run_out_that_was_running_at_the_first_solution(
    sit: Sit, solved: int, ends: int
) -> None:
    """At the very moment of a turn the new sand runs."""
    table = sit(RUNNING)
    last = table.nearly_solve(0)
    table.wait(solved)
    table.do(0, last)
    assert table.state.ends == ends * HOURGLASS
    assert table.view.sand_from == 0


def test_it_is_turned_when_the_round_starts(sit: Sit) -> None:
    table = sit(RUNNING)
    table.wait(10_000)
    table.play_round(0, 1)
    assert table.view.sand_from == table.state.begun == 27_000
    table.wait(70_000)
    table.solve(0)
    assert table.state.ends == 27_000 + 2 * HOURGLASS


def test_between_rounds_no_sand_runs(sit: Sit) -> None:
    table = sit(RUNNING)
    table.solve(0)
    table.solve(1)
    assert table.view.sand_from is None


def test_a_solution_made_before_the_turn_that_arrives_just_after_it_ends_the_round(sit: Sit) -> None:
    """Nothing can be laid any more; only what was on its way then is waited for, as at any end."""
    table = sit(RUNNING, 3)
    one, other, third = (table.nearly_solve(seat) for seat in range(3))
    table.wait(60_050)
    table.do(0, one, lag=60)
    assert table.state.ends == 60_000
    assert table.refusal(2, third) == "round.too_late"
    table.do(1, other, lag=80)
    table.wait(HOLD)
    assert table.phase() == "between"
    assert table.last.at == 60_150
    assert table.last.gem == 1


@pytest.mark.parametrize(("limit", "hourglasses"), [(300, 5), (30, 1), (60, 1), (61, 2), (3600, 60)])
def test_the_limit_counts_whole_hourglasses(sit: Sit, limit: int, hourglasses: int) -> None:
    table = sit(Options(running_hourglass=True, limit=limit))
    assert table.state.ends == hourglasses * HOURGLASS
    last = table.nearly_solve(0)
    table.wait(hourglasses * HOURGLASS)
    assert table.refusal(0, last) == "round.too_late"
    table.wait(HOLD)
    assert table.last.solvers == ()


def test_it_ends_early_as_any_round(sit: Sit) -> None:
    table = sit(RUNNING)
    table.solve(0)
    table.do(1, GiveUp())
    assert table.phase() == "between"


# Fairness


def test_nobody_can_have_finished_before_the_cards_were_turned_over(sit: Sit) -> None:
    table = sit()
    table.play_round(0, 1)
    begun = table.state.begun
    table.solve(1, lag=100)
    finish = table.seat(1).finish
    assert finish is not None
    assert (finish.at, finish.correction) == (begun, 0)


def test_who_was_first_is_decided_when_the_round_ends(sit: Sit) -> None:
    table = sit()
    table.solve(0)
    assert table.cards_and_gems()[0] == (0, (0, 0, 0))
    table.wait(HOURGLASS + HOLD)
    assert table.cards_and_gems()[0] == (2, (1, 0, 0))
