"""Who has won: most gems of one colour, then the next, down to a shared win."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.games.ubongo_classic.gem_board import decided_by, worth
from akili.games.ubongo_classic.model import Gems

if TYPE_CHECKING:
    from tests.games.ubongo_classic.conftest import Table

Sit = Callable[..., "Table"]

hoards = st.tuples(*[st.integers(0, 12)] * 6)


def after_the_end(sit: Sit, *gems: Gems) -> Table:
    """Nine rounds in which nobody took anything, and these gems from somewhere."""
    table = sit(seats=len(gems))
    table.begin(*[0] * len(gems))
    table.with_gems(*gems)
    table.play_rounds(*[()] * 9)
    return table


def test_the_player_with_most_gems_of_one_colour_wins(sit: Sit) -> None:
    """However many gems there are altogether."""
    table = after_the_end(sit, (4, 4, 4, 4, 0, 0), (0, 0, 5, 0, 0, 0))
    assert table.outcome.ranking == ((1,), (0,))
    assert table.outcome.points == (4, 5)
    assert table.view.decided_by == 0


@pytest.mark.parametrize(
    ("one", "other", "decided"),
    [
        ((5, 2, 0, 0, 0, 0), (0, 0, 5, 1, 1, 1), 1),
        ((5, 2, 2, 0, 0, 0), (1, 1, 0, 2, 0, 5), 2),
        ((4, 3, 2, 2, 0, 0), (0, 2, 1, 4, 3, 1), 3),
        ((4, 3, 2, 1, 1, 0), (1, 0, 4, 3, 2, 0), 4),
        ((4, 3, 2, 1, 1, 1), (1, 0, 4, 3, 2, 1), 5),
    ],
)
def test_ties_the_second_most_numerous_colour_and_so_on(sit: Sit, one: Gems, other: Gems, decided: int) -> None:
    table = after_the_end(sit, other, one)
    assert table.outcome.ranking == ((1,), (0,))
    assert table.view.decided_by == decided


def test_still_tied_shared(sit: Sit) -> None:
    table = after_the_end(sit, (4, 3, 0, 0, 0, 0), (0, 0, 3, 0, 0, 4), (0, 4, 0, 0, 0, 0))
    assert table.outcome.ranking == ((0, 1), (2,))
    assert table.view.decided_by == 1  # what parts the winners from the next


def test_nothing_decided_where_all_share_the_win(sit: Sit) -> None:
    table = after_the_end(sit, (0,) * 6, (0,) * 6)
    assert table.outcome.ranking == ((0, 1),)
    assert table.view.decided_by is None


def test_the_same_for_all_ranks(sit: Sit) -> None:
    table = after_the_end(sit, (3, 1, 0, 0, 0, 0), (3, 3, 0, 0, 0, 0), (2, 2, 2, 2, 2, 2), (0, 0, 0, 0, 1, 3))
    assert table.outcome.ranking == ((1,), (0, 3), (2,))


@given(hoards, hoards)
def test_each_players_own_colours_sorted_by_number_are_compared_place_by_place(one: Gems, other: Gems) -> None:
    sorted_ones = [sorted(gems, reverse=True) for gems in (one, other)]
    differs = [place for place in range(6) if sorted_ones[0][place] != sorted_ones[1][place]]
    assert decided_by([one, other]) == (differs[0] if differs else None)
    assert (worth(one) > worth(other)) == (sorted_ones[0] > sorted_ones[1])


@given(hoards, st.permutations(range(6)))
def test_it_does_not_matter_which_colour_it_is(gems: Gems, order: list[int]) -> None:
    assert worth(tuple(gems[place] for place in order)) == worth(gems)  # type: ignore[arg-type]


def test_the_ranking_as_it_stands_is_open_all_the_time(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 0, 0)
    rankings = [table.view.ranking]
    table.with_gems((1, 0, 0, 0, 0, 0), (0, 2, 0, 0, 0, 0), (0, 0, 0, 0, 0, 1))
    rankings.append(table.view.ranking)
    assert rankings == [((0, 1, 2),), ((1,), (0, 2))]
    assert [seat.points for seat in table.view.seats] == [1, 2, 1]
