"""Alone: nine rounds as in company, always as the first."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from akili.engine.game import Figure, Outcome, Score
from akili.games.ubongo_classic.model import GemsTaken, HourglassTurned, MatchBegun, Options, PlaceSettled
from akili.games.ubongo_classic.rules import CLASSIC

if TYPE_CHECKING:
    from tests.games.ubongo_classic.conftest import Table

Sit = Callable[..., "Table"]


def gems(*counts: int) -> tuple[Figure, ...]:
    return tuple(Figure(count, "gems") for count in counts)


def play_nine_rounds(table: Table, *, thinking: int) -> None:
    """The pawn walks through all lanes: to and fro, two or three at a time."""
    for lane in (3, 0, 2, 4, 5, 3, 1, 0, 2):
        table.wait(thinking)
        table.solve(0)
        if table.seat(0).pawn != lane:
            table.move(0, lane)
        table.take(0)
        if table.phase() == "between":
            table.go_on()


def test_nine_rounds_and_always_first_with_3_steps(sit: Sit) -> None:
    table = sit(seats=1)
    assert len(table.told(MatchBegun)[0].order) == 9
    table.begin(0)
    play_nine_rounds(table, thinking=1_000)
    assert table.told(PlaceSettled) == [PlaceSettled(0, 1, 3)] * 9
    assert len(table.told(GemsTaken)) == 9
    assert table.outcome == Outcome(((0,),), (max(table.seat(0).gems),))


def test_nobody_is_waited_for(sit: Sit) -> None:
    table = sit(seats=1)
    table.begin(0)
    *_, settled = table.solve(0)
    assert isinstance(settled, PlaceSettled)
    *_, ended = table.take(0)
    assert ended == table.last
    assert table.now == 0


def test_the_second_hourglass_as_in_company(sit: Sit) -> None:
    table = sit(seats=1)
    table.begin(0)
    table.wait(61_000)
    assert len(table.told(HourglassTurned)) == 1
    table.solve(0)
    assert table.seen(0).steps == 3
    table.wait(120_150 - table.now)
    assert (table.phase(), table.taken()) == ("between", [])


def test_to_give_up_alone_ends_the_round_with_nothing(sit: Sit) -> None:
    table = sit(seats=1)
    table.begin(0)
    table.give_up(0)
    assert (table.phase(), table.told(HourglassTurned)) == ("between", [])


def test_the_result_is_gems_of_the_best_colour_then_of_the_next_and_so_on_then_less_time(sit: Sit) -> None:
    table = sit(seats=1)
    table.begin(0)
    play_nine_rounds(table, thinking=2_000)
    best, *others = sorted(table.seat(0).gems, reverse=True)
    assert sum(table.seat(0).gems) == 18
    assert CLASSIC.score(table.state) == Score(best, "gems", (*gems(*others), Figure(18_000, "milliseconds")))


def test_only_the_rounds_take_time(sit: Sit) -> None:
    """From the rolls to the ends of the rounds."""
    table = sit(seats=1)
    table.wait(20_000)
    table.begin(0)
    for _ in range(8):
        table.wait(3_000)
        table.give_up(0)
        table.wait(10_000)
        table.go_on()
    table.wait(120_150)
    score = CLASSIC.score(table.state)
    assert score == Score(0, "gems", (*gems(0, 0, 0, 0, 0), Figure(8 * 3_000 + 120_150, "milliseconds")))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (((5, 0, 0, 0, 0, 0), 90), ((4, 4, 4, 4, 1, 1), 10)),
        (((4, 3, 0, 0, 0, 0), 90), ((4, 2, 2, 2, 2, 2), 10)),
        (((4, 3, 1, 1, 1, 1), 90), ((4, 3, 1, 1, 1, 0), 10)),
        (((4, 3, 1, 0, 0, 0), 10), ((4, 3, 1, 0, 0, 0), 11)),
    ],
)
def test_scores_are_compared_in_this_order(
    better: tuple[tuple[int, ...], int], worse: tuple[tuple[int, ...], int]
) -> None:
    one, other = (
        Score(best, "gems", (*gems(*others), Figure(time, "milliseconds"))) for (best, *others), time in (better, worse)
    )
    assert one.rank < other.rank


def test_comparable_are_matches_with_the_same_side_sand_taking_and_deck() -> None:
    plain = CLASSIC.variant(Options())
    assert plain == Options()
    assert CLASSIC.variant(Options(starter=0)) == plain
    assert CLASSIC.variant(Options(tiles=4, sides=(3,))) == plain
    assert CLASSIC.variant(Options(sides=(4,))) == CLASSIC.variant(Options(tiles=4)) == Options(tiles=4)
    for other in (Options(tiles=4), Options(hourglass=30), Options(auto_take=True), Options(deck="x")):
        assert CLASSIC.variant(other) == other
