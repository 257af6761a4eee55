"""Taking is a race: sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from akili.games.ubongo_classic.model import COLOURS, GemsTaken, MovePawn, TakeGems, TakeHeld, TakeLost

if TYPE_CHECKING:
    from tests.games.ubongo_classic.conftest import Table

Sit = Callable[..., "Table"]


def both_in_lane_2(sit: Sit) -> Table:
    """Seat 0 is first, seat 1 second; both stand in the same lane."""
    table = sit()
    table.begin(2, 2)
    table.solve_in_turn(0, 1)
    return table


# What is taken


def test_the_two_nearest_gems_of_the_lane_where_the_pawn_stands(sit: Sit) -> None:
    table = sit()
    table.begin(3, 0)
    lanes = table.state.lanes
    table.solve_in_turn(0)
    table.move(0, 4)
    (_, taken) = table.take(0)
    assert taken == GemsTaken(0, 4, lanes[4][:2], table.now)
    assert table.seat(0).taken == lanes[4][:2]
    assert table.state.lanes == (*lanes[:4], lanes[4][2:], lanes[5])
    for colour, count in zip(COLOURS, table.seat(0).gems, strict=True):
        assert count == lanes[4][:2].count(colour)


def test_only_there(sit: Sit) -> None:
    table = sit()
    table.begin(3, 0)
    table.solve_in_turn(0)
    assert table.refusal(0, TakeGems(2, 12)) == "take.other_lane"
    assert table.refusal(1, TakeGems(0, 12)) == "gems.unsolved"


def test_once_a_round(sit: Sit) -> None:
    table = sit()
    table.begin(3, 0)
    table.solve_in_turn(0)
    table.take(0)
    assert table.refusal(0, TakeGems(3, 10)) == "match.not_your_turn"


def test_lanes_are_not_refilled_and_an_empty_one_gives_nothing(sit: Sit) -> None:
    table = sit()
    table.begin(3, 0)
    table.without(3)
    table.solve_in_turn(0)
    assert table.refusal(0, TakeGems(3, 0)) == "take.empty"
    assert table.refusal(0, TakeGems(3, 2)) == "take.empty"
    assert table.seat(0).taken == ()
    table.move(0, 2)
    table.take(0)
    assert len(table.seat(0).taken) == 2


def test_a_lane_has_six_pairs(sit: Sit) -> None:
    table = sit()
    table.begin(2, 5)
    table.play_rounds(*[(0,)] * 6)
    assert [len(lane) for lane in table.state.lanes] == [12, 12, 0, 12, 12, 12]
    table.go_on()
    table.solve_in_turn(0)
    assert table.refusal(0, TakeGems(2, 0)) == "take.empty"


def test_one_gem_left_in_a_lane_is_taken_alone(sit: Sit) -> None:
    table = sit()
    table.begin(3, 0)
    lanes = table.state.lanes
    table.with_lanes((*lanes[:3], lanes[3][:1], *lanes[4:]))
    table.solve_in_turn(0)
    table.take(0)
    assert table.seat(0).taken == lanes[3][:1]
    assert table.state.lanes[3] == ()


def test_gems_lie_open(sit: Sit) -> None:
    table = sit()
    table.begin(3, 0)
    table.solve_in_turn(0)
    table.take(0)
    for viewer in (None, 0, 1):
        assert table.seen(0, viewer).gems == table.seat(0).gems
        assert table.match.view(viewer).lanes == table.state.lanes


# The order of solving is no claim to gems


def test_a_player_who_has_moved_and_not_yet_taken_can_lose_the_pair_to_another_who_comes_to_the_lane(sit: Sit) -> None:
    table = sit()
    table.begin(0, 2)
    table.solve_in_turn(0, 1)
    table.move(0, 3)
    gems = table.pair(3)
    table.wait(1_000)
    table.move(1, 3)
    table.take(1)
    table.wait(250)
    assert table.seat(1).taken == gems
    rest = table.pair(3)
    table.take(0)
    assert (table.seat(0).taken, rest == gems) == (rest, False)  # what is left can still be taken


def test_the_earlier_hand_has_the_pair_though_it_arrives_later(sit: Sit) -> None:
    table = both_in_lane_2(sit)
    table.wait(1_000)
    table.take(0, lag=10, uncertainty=5)
    table.wait(100)
    table.take(1, lag=140, uncertainty=5)
    table.wait(250)
    assert table.taken() == [(1, 2)]
    assert table.told(TakeLost) == [TakeLost(0, 1, 2)]


def test_the_time_of_a_take_is_the_players_own(sit: Sit) -> None:
    table = both_in_lane_2(sit)
    table.wait(1_000)
    now = table.now
    (held,) = table.take(0, lag=120, uncertainty=9)
    assert isinstance(held, TakeHeld)
    hand = held.reach.hand
    assert (hand.at, hand.arrived, hand.uncertainty) == (now - 120, now, 9)
    table.wait(250)
    assert table.told(GemsTaken)[0].at == now - 120


# The pair that was shown


def test_a_take_is_for_the_pair_that_the_player_was_shown(sit: Sit) -> None:
    table = both_in_lane_2(sit)
    shown = table.taking(1)
    table.take(0)
    table.wait(250)
    lanes = table.state.lanes
    assert table.refusal(1, shown) == "take.gone"  # told, and nothing is taken
    assert (table.seat(1).taken, table.state.lanes) == ((), lanes)
    table.take(1)
    assert table.seat(1).taken == lanes[2][:2]


def test_nobody_can_reach_for_a_pair_that_is_not_the_nearest(sit: Sit) -> None:
    table = both_in_lane_2(sit)
    for lying in (-2, 0, 2, 10, 11, 13, 14):
        assert table.refusal(0, TakeGems(2, lying)) == "take.gone"


def test_the_loser_is_told_and_may_take_the_next_pair(sit: Sit) -> None:
    table = both_in_lane_2(sit)
    table.take(0)
    table.wait(20)
    table.take(1)
    assert table.told(TakeLost) == [TakeLost(1, 0, 2)]
    rest = table.pair(2)
    table.take(1)
    assert table.seat(1).taken == rest


def test_or_move_and_take_another(sit: Sit) -> None:
    table = both_in_lane_2(sit)
    table.take(0)
    table.wait(20)
    table.take(1)
    table.move(1, 4)
    gems = table.pair(4)
    table.take(1)
    assert (table.seat(1).taken, table.pawns()) == (gems, [2, 4])


def test_the_last_pair_of_a_lane_leaves_nothing_to_the_loser(sit: Sit) -> None:
    table = both_in_lane_2(sit)
    lanes = table.state.lanes
    table.with_lanes((*lanes[:2], lanes[2][:2], *lanes[3:]))
    table.take(0)
    table.take(1)
    assert table.refusal(1, TakeGems(2, 0)) == "take.empty"
    assert table.refusal(1, TakeGems(2, 2)) == "take.empty"
    table.move(1, 1)
    table.take(1)
    assert len(table.seat(1).taken) == 2


def test_a_take_of_who_has_not_solved_or_sits_elsewhere_is_refused(sit: Sit) -> None:
    table = both_in_lane_2(sit)
    assert table.refusal(2, TakeGems(2, 12)) == "match.not_your_turn"
    assert table.refusal(-1, MovePawn(2)) == "match.not_your_turn"
