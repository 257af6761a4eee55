"""The play-off: for the first place, among those who are tied after nine rounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from akili.games.ubongo_shimo.cards import numbers_of
from akili.games.ubongo_shimo.model import Options, RoundEnded
from akili.ubongo.finish import HOLD
from akili.ubongo.race.model import CountdownBegun, GiveUp, GoOn, MatchEnded

if TYPE_CHECKING:
    from tests.games.ubongo_shimo.conftest import Table

Sit = Callable[..., "Table"]


def tied(sit: Sit, options: Options | None = None, seats: int = 2) -> Table:
    """Nobody solved anything in nine rounds, and the pause after them is over."""
    table = sit(options, seats)
    table.play_rounds(*[()] * 9)
    return table


def three_of_whom_two_are_tied(sit: Sit) -> Table:
    """Seats 0 and 2 won two rounds each, seat 1 solved its cards of two."""
    table = sit(seats=3)
    table.play_rounds((0, 1), (2, 1), *[()] * 7)
    return table


def test_a_play_off_among_the_tied_follows_the_nine_rounds(sit: Sit) -> None:
    table = three_of_whom_two_are_tied(sit)
    assert (table.state.round, table.phase()) == (10, "racing")
    assert table.view.play_off == (0, 2)
    assert table.view.rounds == 9


def test_it_is_announced_in_the_pause_before_it(sit: Sit) -> None:
    table = sit()
    table.play_rounds(*[()] * 8)
    assert not table.view.play_off
    table.do(0, GiveUp())
    table.do(1, GiveUp())
    assert table.phase() == "between"
    assert table.view.play_off == (0, 1)


def test_the_rest_of_the_table_watches(sit: Sit) -> None:
    table = three_of_whom_two_are_tied(sit)
    assert table.seat(1).card is None
    assert table.view.seats[1].tiles == ()
    assert table.match.game.to_act(table.state) == {0, 2}
    assert table.refusal(1, GiveUp()) == "match.not_your_turn"


def test_its_winner_wins_and_the_other_tied_players_share_second_place(sit: Sit) -> None:
    table = sit(seats=4)
    table.play_rounds((0, 3), (1, 3), (2, 3), *[()] * 6)
    assert table.view.play_off == (0, 1, 2)
    table.solve(1)
    table.wait(2 * HOLD)
    assert table.outcome.ranking == ((1,), (0, 2), (3,))
    assert table.outcome.points == (4, 4, 4, 3)


def test_it_changes_neither_cards_nor_gems(sit: Sit) -> None:
    table = three_of_whom_two_are_tied(sit)
    before = table.cards_and_gems()
    assert table.view.gem is None
    table.solve(2)
    table.wait(2 * HOLD)
    assert table.last == RoundEnded((2,), (), 2 * HOLD + table.state.begun, None, gem=None, taken=())
    assert table.cards_and_gems() == before
    result = table.view.results[-1]
    assert (result.colour, result.winner, result.cards) == (None, 2, (0, 0, 0))
    assert [finish is not None for finish in result.finishes] == [False, False, True]


def test_it_ends_as_soon_as_it_is_settled_who_solved_first(sit: Sit) -> None:
    """There is no hourglass; only what may have been made as early and is still on its way is waited for."""
    table = tied(sit)
    table.wait(3000)
    last = table.nearly_solve(1)
    table.solve(0)
    assert table.told(CountdownBegun)[-1] == CountdownBegun(table.now + HOLD)
    table.wait(HOLD)
    assert table.refusal(1, last) == "round.too_late"
    table.wait(HOLD)
    assert table.outcome.ranking == ((0,), (1,))
    assert table.told(MatchEnded) == [MatchEnded(table.now)]


def test_it_ends_at_once_when_all_who_are_in_it_have_solved(sit: Sit) -> None:
    table = three_of_whom_two_are_tied(sit)
    last = table.nearly_solve(0)
    table.wait(1000)
    table.solve(2)
    table.wait(100)
    table.do(0, last, lag=120)
    assert table.outcome.ranking == ((0,), (2,), (1,))  # made earlier, though it arrived later


def test_there_is_no_running_hourglass_in_it_either(sit: Sit) -> None:
    table = tied(sit, Options(running_hourglass=True, limit=90))
    assert table.view.sand_from is None
    assert table.state.ends == table.state.begun + 90_000
    table.solve(0)
    assert table.state.ends == table.now + HOLD


def test_each_plays_at_their_own_level(sit: Sit) -> None:
    table = tied(sit, Options(levels=(2, 4)))
    assert table.card(0).number in numbers_of(2)
    assert table.card(1).number in numbers_of(4)
    assert [seat.level for seat in table.view.seats] == [2, 4]


def test_in_the_advanced_game_it_is_the_next_level_in_turn(sit: Sit) -> None:
    table = tied(sit, Options(advanced=True))
    assert [table.card(seat).number in numbers_of(3) for seat in (0, 1)] == [True, True]
    assert [seat.level for seat in table.view.seats] == [3, 3]
    table.wait(300_000 + HOLD + 15_000)
    assert [seat.level for seat in table.view.seats] == [4, 4]
    assert table.card(0).number in numbers_of(4)


def test_if_nobody_solves_another_follows_three_at_most_then_the_win_is_shared(sit: Sit) -> None:
    table = tied(sit)
    for number in (10, 11, 12):
        assert (table.state.round, table.phase()) == (number, "racing")
        assert table.match.outcome is None
        table.wait(300_000 + HOLD)
        if number < 12:
            assert table.view.play_off == (0, 1)
            table.do(0, GoOn())
            table.do(1, GoOn())
    assert table.outcome.ranking == ((0, 1),)
    assert table.view.play_off == ()


def test_if_it_cannot_be_told_who_was_first_another_follows(sit: Sit) -> None:
    table = three_of_whom_two_are_tied(sit)
    one, other = table.nearly_solve(0), table.nearly_solve(2)
    table.wait(1000)
    table.do(0, one, uncertainty=10)
    table.wait(20)
    table.do(2, other, uncertainty=10)
    assert table.last.first == (0, 2)
    assert table.match.outcome is None
    assert table.view.ranking[0] == (0, 2)
    table.wait(15_000)
    assert (table.state.round, table.view.play_off) == (11, (0, 2))
    table.solve(0)
    table.wait(2 * HOLD)
    assert table.outcome.ranking == ((0,), (2,), (1,))


def test_the_win_is_shared_when_all_tied_players_agree_to_it(sit: Sit) -> None:
    table = three_of_whom_two_are_tied(sit)
    table.do(0, GiveUp())
    assert table.phase() == "racing"
    table.do(2, GiveUp())
    assert table.outcome.ranking == ((0, 2), (1,))
    assert table.state.round == 10


def test_a_solution_clears_the_vote(sit: Sit) -> None:
    table = tied(sit)
    table.do(0, GiveUp())
    table.solve(1)
    table.wait(2 * HOLD)
    assert table.outcome.ranking == ((1,), (0,))


def test_the_standing_is_still_tied_while_it_runs(sit: Sit) -> None:
    """The ninth round had a winner too, which is no longer the point."""
    table = sit()
    table.play_rounds((1, 0), (1, 0), (1, 0), (), (), (), (), (), (0, 1))
    assert table.view.play_off == (0, 1)
    assert table.view.results[-1].winner == 0
    assert table.view.ranking == ((0, 1),)


def test_only_the_first_place_is_played_off(sit: Sit) -> None:
    table = sit(seats=3)
    table.play_rounds((0, 1, 2), *[()] * 8)
    assert table.outcome.ranking == ((0,), (1, 2))


def test_it_is_played_only_if_cards_do_not_decide(sit: Sit) -> None:
    table = sit(seats=3)
    table.play_rounds((0,), (), (), (1, 2), (), (), (), (), ())
    assert table.outcome.points[:2] == (4, 4)
    assert table.outcome.ranking[0] == (0,)


def test_it_can_be_agreed_to_do_without_it(sit: Sit) -> None:
    table = tied(sit, Options(play_off=False))
    assert table.outcome.ranking == ((0, 1),)
    assert table.state.round == 9
    assert len(table.state.order) == 18


def test_a_play_off_is_dealt_from_the_same_deck_by_seed(sit: Sit) -> None:
    table = tied(sit, Options(deck="forged"))
    assert table.card(0) in table.state.pack


# Away


def test_the_win_is_shared_when_all_tied_players_who_are_present_agree(sit: Sit) -> None:
    table = three_of_whom_two_are_tied(sit)
    table.away(2)
    assert table.phase() == "racing"
    table.do(0, GiveUp())
    assert table.outcome.ranking == ((0, 2), (1,))


def test_whoever_agreed_before_the_other_went_away_need_not_agree_again(sit: Sit) -> None:
    table = three_of_whom_two_are_tied(sit)
    table.do(0, GiveUp())
    table.away(2)
    assert table.outcome.ranking == ((0, 2), (1,))


def test_the_win_is_shared_when_all_tied_players_are_away(sit: Sit) -> None:
    table = three_of_whom_two_are_tied(sit)
    table.away(0)
    table.away(0, 2)
    assert table.outcome.ranking == ((0, 2), (1,))
    assert table.last.first == ()


def test_it_is_shared_too_if_they_go_away_in_the_pause_before(sit: Sit) -> None:
    table = sit(seats=3)
    table.play_rounds((0, 1), (2, 1), *[()] * 6)
    for seat in range(3):
        table.do(seat, GiveUp())
    assert table.view.play_off == (0, 2)
    table.away(0, 2)
    assert table.outcome.ranking == ((0, 2), (1,))
    assert table.state.round == 9


def test_it_is_shared_too_if_they_were_away_when_the_ninth_round_ended(sit: Sit) -> None:
    table = sit(seats=3)
    table.play_rounds((0, 1), (2, 1), *[()] * 6)
    table.away(0, 2)
    table.do(1, GiveUp())
    assert table.outcome.ranking == ((0, 2), (1,))


def test_others_who_go_away_change_nothing(sit: Sit) -> None:
    table = three_of_whom_two_are_tied(sit)
    table.away(1)
    assert table.phase() == "racing"


def test_who_is_there_alone_wins_by_solving_and_need_not_wait(sit: Sit) -> None:
    table = three_of_whom_two_are_tied(sit)
    table.away(0)
    table.solve(2)
    assert table.outcome.ranking == ((2,), (0,), (1,))


def test_who_has_solved_first_has_won_even_if_they_leave_at_once(sit: Sit) -> None:
    table = three_of_whom_two_are_tied(sit)
    table.solve(2)
    table.away(0, 2)
    assert table.outcome.ranking == ((2,), (0,), (1,))
