"""Hints: the best three moves of the strongest player, what they are worth, and why."""

from __future__ import annotations

import pytest
from tests.games.clever_cubed.positions import Position, sheet

from akili.bots.clever_cubed.advice import Advice, Hint
from akili.bots.clever_cubed.adviser import CleverCubedAdviser
from akili.bots.clever_cubed.champion import strongest
from akili.bots.clever_cubed.hint import differences
from akili.engine.chance import SeededChance
from akili.engine.match import Match
from akili.engine.steps import Step, begin, take
from akili.games.clever_cubed.model import Brown, Command, Extra, Options, Pass, Pink, Roll, Use, Yellow
from akili.games.clever_cubed.rules import CLEVER_CUBED


def hint(table: Position) -> Hint:
    return CleverCubedAdviser().hint(CLEVER_CUBED.view(table.state, 0))


def advice(table: Position, command: Command) -> list[Advice]:
    return [move for move in hint(table).moves if move.command == command]


def reasons(advice: Advice) -> dict[str, int]:
    return {reason.key: reason.count for reason in advice.reasons}


def test_the_best_move_is_that_of_the_strongest_and_the_others_cost_more() -> None:
    match, chance = Match(CLEVER_CUBED, Options(), 1, "hints"), SeededChance("hints")
    begin(match)
    while match.outcome is None:
        view = match.view(0)
        told = CleverCubedAdviser().hint(view)
        assert 1 <= len(told.moves) <= 3
        assert told.moves[0].command == strongest().choose(view)
        costs = [move.cost for move in told.moves]
        assert costs == sorted(costs)
        assert costs[0] == 0
        assert all(move.command in view.legal and move.reasons for move in told.moves)
        take(match, Step(0, 0, chance.pick(told.moves).command))


def test_what_speaks_for_a_move() -> None:
    own = sheet(yellow="6/./6", pink="1h", brown="1", turquoise="1/./././.", blue="6:7:")
    (fox,) = advice(Position("y6 t6:P b6:P n6:P p6:P w6:I", own, roll=2), Use("y", Yellow(2, 6)))
    assert (reasons(fox)["fox"], reasons(fox)["action"]) == (1, 1)
    (chain,) = advice(Position("y3 t6:P b6:P n6:P p1:P w6:I", sheet(yellow="3/./3"), roll=2), Use("y", Yellow(2, 3)))
    assert reasons(chain)["chain"] >= 2
    (points,) = advice(Position("y1:I t1:II b1:P n1:P p6 w1:P", sheet(pink="1h,1"), roll=3), Use("p", Pink(6, "times")))
    assert reasons(points)["points"] == 12


def test_where_there_is_one_command_it_is_the_one() -> None:
    (only,) = hint(Position("y1:I t1 b1 n1 p1 w1", phase="rolling", roll=1)).moves
    assert (only.command, only.reasons[0].key) == (Roll(), "only")


def told(table: Position, better: Command, chosen: Command) -> tuple[list[tuple[str, int]], tuple[str, int] | None]:
    found = differences(CLEVER_CUBED.sight(table.state, 0), strongest(), better, chosen)
    given_up = (found.although.key, found.although.count) if found.although else None
    return [(reason.key, reason.count) for reason in found.reasons], given_up


def test_a_better_move_is_told_by_what_weighs_most_and_what_it_gives_up() -> None:
    own = sheet(yellow="6/./6", pink="1h", brown="1", turquoise="1/./././.", blue="6:7:")
    table, fox = Position("y6 t6:P b6:P n6:P p6:P w6:I", own, roll=2), Use("y", Yellow(2, 6))
    assert told(table, fox, Pass()) == ([("fox", 1), ("action", 1), ("points", 3)], None)
    reasons, given_up = told(table, Pass(), fox)
    assert (reasons[0], given_up) == (("wait", 0), ("fox", 1))
    table = Position("y1:I t1:II b1:P n1:P p6 w1:P", sheet(pink="1h,1"), roll=3)
    times, half = Use("p", Pink(6, "times")), Use("p", Pink(6, "half"))
    assert told(table, times, half) == ([("points", 9)], ("chain", 1))
    assert told(table, half, times) == ([("chain", 1)], ("points", 9))


@pytest.mark.parametrize(("round", "key"), [(5, "later"), (6, "end")])
def test_in_the_last_turn_nothing_is_promised_for_later(round: int, key: str) -> None:
    table = Position("y6:P t6:P b6:I n4:P p6:II w6:III", round=round, active=None, phase="finishing")
    mark = Use("n", Brown(4))
    assert told(table, mark, mark) == ([(key, 0)], None)


def test_a_chain_is_as_long_as_the_champion_makes_it() -> None:
    seen = 0
    for seed in range(2):
        match = Match(CLEVER_CUBED, Options(), 1, f"chains{seed}")
        begin(match)
        while match.outcome is None:
            view = match.view(0)
            command = strongest().choose(view)
            foretold = strongest().chain(view, command) if isinstance(command, Use | Extra) else 0
            take(match, Step(0, 0, command))
            used = 0
            while match.state.seats[0].waiting:
                take(match, Step(0, 0, strongest().choose(match.view(0))))
                used += 1
            assert used == foretold or not isinstance(command, Use | Extra)
            seen += used > 1
    assert seen > 3
