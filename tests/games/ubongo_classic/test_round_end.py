"""When a round is over before the sand, and giving up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from akili.games.ubongo_classic.model import HourglassTurned, Options, TakeGems
from akili.ubongo.race.model import GivenUp, GiveUp, GoOn, MatchEnded, RoundEnded

if TYPE_CHECKING:
    from tests.games.ubongo_classic.conftest import Table

Sit = Callable[..., "Table"]


# Round over before the sand: every present seat has taken, can reach no gem any more, or is done


def test_it_is_over_when_every_seat_has_taken(sit: Sit) -> None:
    table = sit()
    table.begin(0, 5)
    table.solve_in_turn(0, 1)
    table.take(0)
    assert table.phase() == "countdown"
    table.wait(1_000)
    table.take(1)
    assert table.phase() == "between"
    assert table.last.at == table.now
    assert table.last.next_at == table.now + 15_000


def test_who_has_solved_but_not_taken_is_waited_for(sit: Sit) -> None:
    table = sit()
    table.begin(0, 5)
    table.solve_in_turn(0, 1)
    table.take(0)
    table.wait(50_000)
    assert table.phase() == "countdown"


def test_or_when_the_others_are_done_solved_or_not(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 5, 5)
    table.solve_in_turn(0, 1)
    table.take(0)
    table.give_up(1)  # has solved, wants no gems
    assert table.phase() == "countdown"
    table.give_up(2)
    assert table.phase() == "between"
    assert table.taken() == [(0, 0)]


def test_who_is_done_may_think_again(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 5, 5)
    table.solve_in_turn(0, 1)
    table.take(0)
    table.give_up(1)
    table.take(1)
    assert (table.taken(), table.seat(1).gives_up) == ([(0, 0), (1, 5)], False)
    assert table.phase() == "countdown"
    table.give_up(2)
    table.wait(0)
    assert table.phase() == "between"


def test_or_when_the_rest_can_reach_no_gem_any_more(sit: Sit) -> None:
    table = sit()
    table.begin(0, 5)
    table.solve_in_turn(0, 1)
    table.without(3, 4, 5)
    assert table.seen(1).reachable == (3, 4, 5)
    table.take(0)
    assert table.phase() == "between"


def test_a_gem_within_reach_is_waited_for(sit: Sit) -> None:
    table = sit()
    table.begin(0, 5)
    table.solve_in_turn(0, 1)
    table.without(4, 5)
    table.take(0)
    assert table.phase() == "countdown"
    assert table.refusal(1, TakeGems(5, 0)) == "take.empty"
    table.move(1, 3)
    table.take(1)
    assert table.phase() == "between"


def test_who_still_searches_could_go_as_far_as_the_next_place_goes(sit: Sit) -> None:
    table = sit()
    table.begin(0, 5)
    table.solve_in_turn(0)
    table.without(4, 5)
    table.take(0)
    assert table.phase() == "countdown"  # the second goes two steps far
    table = sit()
    table.begin(0, 5)
    table.solve_in_turn(0)
    table.without(3, 4, 5)
    table.take(0)
    assert table.phase() == "between"


def test_who_has_solved_too_close_to_another_may_still_share_the_better_place(sit: Sit) -> None:
    """While it is open, the gems within two steps are within reach."""
    table = sit(seats=4)
    table.begin(0, 0, 5, 0)
    table.without(4, 5)
    for seat, time in ((0, 1_000), (1, 30), (2, 15)):
        table.wait(time)
        table.solve(seat, uncertainty=10)
    table.give_up(3)
    table.wait(1_180 - table.now)
    table.take(0)
    table.take(1)
    assert table.taken() == [(0, 0)]
    table.take(1)
    assert (table.places(), table.taken()) == ([1, 2, None, None], [(0, 0), (1, 0)])
    assert table.phase() == "countdown"
    table.wait(15)
    assert table.places() == [1, 2, 2, None]
    table.move(2, 3)
    table.take(2)
    assert table.taken()[-1] == (2, 3)


def test_a_round_in_which_nobody_can_reach_a_gem_is_over_with_the_roll(sit: Sit) -> None:
    table = sit()
    table.place(0, 0)
    table.without(0, 1, 2, 3)
    table.roll()
    assert table.phase() == "between"
    assert (table.last.at, table.last.solvers) == (0, ())


def test_a_hand_on_its_way_keeps_the_round(sit: Sit) -> None:
    table = sit()
    table.begin(2, 2)
    table.solve_in_turn(0, 1)
    table.give_up(1)
    table.take(0)  # the other could still think again
    assert table.phase() == "countdown"
    table.wait(250)
    assert (table.taken(), table.phase()) == ([(0, 2)], "between")


# Giving up


def test_if_nobody_has_solved_and_all_agree_the_round_ends_with_nothing_and_without_a_second_hourglass(
    sit: Sit,
) -> None:
    table = sit(seats=3)
    table.begin(0, 0, 0)
    table.wait(30_000)
    table.give_up(0, 1)
    assert table.phase() == "racing"
    table.give_up(2)
    assert table.last == RoundEnded((), (), 30_000, 45_000)
    assert (table.told(HourglassTurned), table.taken()) == ([], [])


def test_the_vote_can_be_taken_back(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    table.give_up(0)
    assert table.refusal(0, GiveUp()) == "round.no_change"
    table.do(0, GiveUp(agreed=False))
    table.give_up(1)
    assert table.phase() == "racing"
    assert [(given.seat, given.agreed) for given in table.told(GivenUp)] == [(0, True), (0, False), (1, True)]


def test_a_vote_lasts_into_the_second_hourglass(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    table.give_up(0)
    table.wait(70_000)
    assert table.view.hourglass == 2
    table.give_up(1)
    assert table.phase() == "between"


def test_the_first_solution_clears_the_votes(sit: Sit) -> None:
    table = sit(seats=4)
    table.begin(0, 0, 0, 0)
    table.give_up(0, 1, 2)
    table.solve(3)
    assert not any(seat.gives_up for seat in table.state.seats)
    assert table.phase() == "countdown"


def test_after_it_the_word_means_i_am_done(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 0, 0)
    table.solve_in_turn(0)
    table.give_up(1, 2)
    assert table.phase() == "countdown"  # the first hasn't taken yet
    table.solve(1)  # who was done may go on
    assert not table.seat(1).gives_up
    table.give_up(0, 1)
    assert table.phase() == "between"
    assert table.last.solvers == (0, 1)


def test_a_vote_between_the_rounds_is_refused(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    assert table.refusal(0, GoOn()) == "round.running"
    table.give_up(0, 1)
    assert table.refusal(0, GiveUp()) == "round.over"


# Nine rounds


def test_the_match_is_over_after_nine_rounds(sit: Sit) -> None:
    table = sit()
    table.begin(0, 5)
    table.play_rounds(*[(0, 1)] * 5, *[()] * 3)
    assert table.match.outcome is None
    assert table.state.round == 8
    table.play_rounds((1,))
    assert table.told(MatchEnded) == [MatchEnded(table.now)]
    assert table.last.next_at is None
    assert table.refusal(0, GoOn()) == "match.over"


def test_the_result_of_a_round_says_what_it_came_to(sit: Sit) -> None:
    table = sit(Options(starter=1))
    table.begin(2, 4)
    table.solve_in_turn(1, 0)
    one, two = table.pair(3), table.pair(2)
    table.move(1, 3)
    table.take(1)
    table.wait(250)
    table.take(0)
    (result,) = table.view.results
    assert (result.starter, result.symbol, result.hourglasses) == (1, table.view.symbol, 1)
    assert (result.places, result.lanes, result.gems) == ((2, 1), ((2, 2), (4, 3)), (two, one))
    assert (result.begun, result.over) == (0, table.now)
    assert [finish.at if finish else None for finish in result.finishes] == [2_000, 1_000]


def test_who_was_first_is_whose_place_is_also_where_clocks_are_unequally_sure(sit: Callable[..., Table]) -> None:
    """The last can't be told from the earliest, whose clock is unsure, but was certainly after the second."""
    table = sit(seats=3)
    table.begin(0, 2, 4)
    table.wait(5_000)
    last = [table.nearly_solve(seat) for seat in range(3)]
    for seat, (after, doubt) in enumerate(((0, 50), (10, 1), (30, 1))):
        table.wait(after)
        table.do(seat, last[seat], uncertainty=doubt)
    table.wait(60_200)
    assert table.places() == [1, 1, 2]
    assert table.last.first == (0, 1)
