"""What a roll comes to: groups, heads, the consolation point, the next area, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from tests.games.ubongo_dice.conftest import BAR_BLACK

from akili.engine.game import Outcome
from akili.games.ubongo_dice.model import MatchEnded, Options, RollDice, RollScored

if TYPE_CHECKING:
    from tests.games.ubongo_dice.conftest import Table

Sit = Callable[..., "Table"]
Rolls = tuple[tuple[int, ...], ...]


@pytest.mark.parametrize(
    ("seats", "rolls", "groups", "heads"),
    [
        # the first group n points, the next, in a later round, one point less, and so on
        (4, ((2,), (0,), (1,)), (3, 2, 4, 1), (3, 2, 4, 1)),
        # who completes it in the same round scores the same; after two firsts the next is second
        (4, ((0, 2), (1,)), (4, 3, 4, 1), (4, 2, 4, 1)),
        (4, ((3,), (), (0, 1)), (3, 3, 1, 4), (3, 3, 1, 4)),
        # if all that remained fill theirs in the same round, they score by the same rule
        (4, ((0, 2), (1, 3)), (4, 3, 4, 3), (4, 2, 4, 2)),
        (4, ((0,), (1, 2, 3)), (4, 3, 3, 3), (4, 3, 3, 3)),
        (4, ((0,), (1,), (2, 3)), (4, 3, 2, 2), (4, 3, 2, 2)),
        (4, ((0, 1, 2, 3),), (4, 4, 4, 4), (4, 4, 4, 4)),
        # exactly one player is left: a consolation point, whatever it would have been
        (4, ((0, 1, 3),), (4, 4, 1, 4), (4, 4, 1, 4)),
        (3, ((1,), (2,)), (1, 3, 2), (1, 3, 2)),
        (3, ((1,), (0, 2)), (2, 3, 2), (2, 3, 2)),
        (3, ((0, 1),), (3, 3, 1), (3, 3, 1)),
        (3, ((), (), (0, 1, 2)), (3, 3, 3), (3, 3, 3)),
        # two players: as soon as one fills it and the other doesn't, the other gets the consolation point
        (2, ((1,),), (1, 2), (1, 2)),
        (2, ((), (0, 1)), (2, 2), (2, 2)),
    ],
)
def test_points_by_groups_or_by_heads(
    sit: Sit, seats: int, rolls: Rolls, groups: tuple[int, ...], heads: tuple[int, ...]
) -> None:
    for by_heads, expected in ((False, groups), (True, heads)):
        table = sit(Options(roller=0, by_heads=by_heads), seats)
        table.play_rolls(*rolls)
        assert tuple(table.sheet_points(seat)[0] for seat in range(seats)) == expected
        assert table.state.area == 1


def test_what_is_at_stake_is_told_before(sit: Sit) -> None:
    table = sit(Options(roller=0, by_heads=True), 4)
    stakes = []
    for fillers in ((), (0, 2), (1,)):
        table.roll()
        stakes.append(table.view.at_stake)
        table.take_all()
        table.fill(*fillers)
        others = [seat for seat, own in enumerate(table.view.seats) if own.plays and not own.is_confirmed]
        table.confirm(*others)
    assert stakes == [4, 4, 2]
    assert table.view.at_stake == 4  # the next area


def test_who_grabbed_or_drew_first_makes_no_difference(sit: Sit) -> None:
    table = sit(seats=3)
    table.drawing()
    table.fill(2)
    table.wait(60_000)
    table.fill(0)
    table.wait(30_000)
    table.confirm(1)
    assert (table.scored.filled, table.scored.points, table.scored.consoled) == ((0, 2), 3, (1,))


def test_nor_how_many_dice_each_used(sit: Sit) -> None:
    table = sit(seats=3)
    table.drawing()
    for seat in range(3):
        table.draw(seat, "black", *BAR_BLACK)
        table.confirm(seat)
    table.drawing()
    table.draw(0, "white", (0, 4))  # one die
    table.draw(1, "white", (0, 4))
    table.confirm(2)
    assert table.scored.filled == (0, 1)


def test_nothing_scores_before_all_have_confirmed(sit: Sit) -> None:
    table = sit(seats=3)
    table.drawing()
    table.fill(0, 1)
    assert table.points() == [None] * 3
    assert table.told(RollScored) == []


def test_at_least_two_who_have_not_filled_theirs_go_on_and_only_they(sit: Sit) -> None:
    table = sit(seats=4)
    table.play_rolls((1,))
    assert table.points() == [None, 4, None, None]
    assert [own.plays for own in table.view.seats] == [True, False, True, True]
    table.drawing()
    assert table.owners("black") == [0, None, 2, 3]
    assert table.seen(1).black is None


def test_the_rolls_that_a_seat_took_for_an_area_are_counted_until_it_has_points(sit: Sit) -> None:
    table = sit(seats=3)
    table.play_rolls((), (1,), (), (0,))
    assert [own.sheet[0].rolls for own in table.view.seats] == [4, 2, 4]
    assert [own.sheet[1].rolls for own in table.view.seats] == [0, 0, 0]


def test_the_consolation_comes_at_once_and_the_area_stays_open(sit: Sit) -> None:
    table = sit()
    table.drawing()
    table.draw(1, "black", *BAR_BLACK)
    table.confirm(1)
    table.fill(0)
    open_field = table.seen(1).sheet[0]
    assert (open_field.points, open_field.is_consolation) == (1, True)
    assert [drawn.cells for drawn in open_field.drawn] == [BAR_BLACK]
    assert table.seen(0).sheet[0].is_consolation is False
    assert table.state.area == 1


def test_when_everyone_has_scored_everyone_starts_the_next_area(sit: Sit) -> None:
    table = sit(seats=3)
    table.play_rolls((0,), (1,))
    assert table.state.area == 1
    assert [own.plays for own in table.view.seats] == [True] * 3
    assert [own.free for own in table.view.seats] == [5] * 3


def test_the_end_is_when_all_areas_are_scored_and_the_highest_total_wins(sit: Sit) -> None:
    table = sit(seats=3)
    table.play_rolls(*[(2,), (0,)] * 5, (1,))
    assert table.match.outcome is None
    table.play_roll(2)
    assert table.outcome == Outcome(((2,), (0,), (1,)), (11, 8, 17))
    assert table.told(MatchEnded)[0].at == table.now
    assert [own.points for own in table.view.seats] == [11, 8, 17]
    assert table.refusal(0, RollDice()) == "match.over"


def test_ties_share_the_rank(sit: Sit) -> None:
    table = sit(seats=3)
    table.play_rolls(*[(0, 2)] * 6)
    assert table.outcome == Outcome(((0, 2), (1,)), (18, 6, 18))
    assert table.view.ranking == ((0, 2), (1,))


def test_the_sum_is_that_of_the_score_circles(sit: Sit) -> None:
    table = sit()
    table.play_rolls((0,), (1,), (0, 1), (0,), (0,))
    assert table.sheet_points(0) == [2, 1, 2, 2, 2]
    assert table.sheet_points(1) == [1, 2, 2, 1, 1]
    assert table.outcome == Outcome(((0,), (1,)), (9, 7))
