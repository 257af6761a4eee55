"""Analysis and hint: costs against best play, never below nothing, and all together what was lost."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akili.bots.arena import Played, play
from akili.bots.bot import make_bot
from akili.bots.ubongo_dice.advice import Analysis
from akili.bots.ubongo_dice.analysis import analysis_of
from akili.bots.ubongo_dice.drawings import Value, board_of, drawings
from akili.bots.ubongo_dice.hint import hint_for, pair_advice
from akili.bots.ubongo_dice.seen import free_at_roll
from akili.engine.match import Match
from akili.forge.rolls import kernel
from akili.forge.rolls.board import AreaBoard
from akili.games.ubongo_dice.model import Die, DieView, Options
from akili.games.ubongo_dice.rules import DICE

NEAR = 1e-5
L_OF_SEVEN = ("###", "#..", "###")


@cache
def value_of(board: AreaBoard) -> Value:
    values = kernel.values(board)
    return lambda free: float(values[free])


def analysed(played: Played) -> Analysis:
    match = played.match
    begun = Match(DICE, match.options, match.seats, match.seed)
    events = [event for turn in played.turns for event in turn.events]
    return analysis_of(begun.state, events, value_of)


@settings(max_examples=6)
@given(st.lists(st.sampled_from(("easy", "medium", "master")), min_size=1, max_size=3), st.booleans(), st.integers())
def test_costs_are_never_below_nothing_and_add_up(bots: list[str], turn_order: bool, seed: int) -> None:
    options = Options(turn_order=turn_order, areas=5)
    seated = [make_bot(name, "ubongo_dice", seat, str(seed)) for seat, name in enumerate(bots)]
    played = play(DICE, options, seated, str(seed))
    analysis = analysed(played)
    assert all(roll.grab_cost >= 0 and roll.draw_cost >= 0 for roll in analysis.decisions)
    for seat, told in zip(played.match.state.seats, analysis.seats, strict=True):
        assert told.rolls == sum(field.rolls for field in seat.sheet)
        accounted = told.start - told.unfinished - told.luck + told.grab_cost + told.draw_cost
        assert accounted == pytest.approx(told.rolls, abs=NEAR * told.rolls)
        assert told.start == pytest.approx(sum(played.match.state.pars), abs=0.001)
        assert (told.unfinished > 0) == any(field.is_consolation for field in seat.sheet)


def die(colour: str, face: str) -> DieView:
    return DieView(Die("black" if colour == "black" else "white", 0), face, None, is_settled=False)


def test_every_way_of_a_hint_is_the_best_of_its_kind() -> None:
    board = board_of(("####", "####", "####"))
    value = value_of(board)
    advice = pair_advice(board, board.whole, die("black", "T4"), die("white", "V3"), value)
    rests = [value(board.whole ^ drawing.black ^ drawing.white) for drawing in drawings(board, board.whole, "T4", "V3")]
    assert advice.ways[0].rolls == min(rests)
    assert {way.use for way in advice.ways} == {"both", "black", "white", "none"}
    assert [way.rolls for way in advice.ways] == sorted(way.rolls for way in advice.ways)


def test_where_nothing_is_best_the_hint_tells_what_the_alternatives_would_leave() -> None:
    """Two squares wait for the domino: a single square now would mean to wait as long for another one."""
    board = board_of(("##",))
    advice = pair_advice(board, board.whole, die("black", "T4"), die("white", "I1"), value_of(board))
    nothing, single = advice.ways
    assert (nothing.use, nothing.black, nothing.white) == ("none", (), ())
    assert single.use == "white"
    assert nothing.rolls <= single.rolls


def test_best_play_often_draws_nothing_although_something_fits() -> None:
    board = board_of(L_OF_SEVEN)
    value = value_of(board)
    waits = [
        pair_advice(board, board.whole, die("black", black), die("white", white), value).ways
        for black in ("T4", "S4", "I4", "L5", "P5", "Y5")
        for white in ("I1", "I2", "I3", "V3", "O4", "L4")
    ]
    assert any(ways[0].use == "none" and len(ways) > 1 and ways[0].rolls < ways[1].rolls for ways in waits)


def test_a_hint_has_every_pair_within_reach_and_one_once_they_are_taken() -> None:
    played = Match(DICE, Options(), 1, "hint")
    played.apply(played.begin())
    bot = make_bot("master", "ubongo_dice", 0, "hint")
    now, seen = 0, []
    while played.state.rolls < 3:
        view = played.view(0)
        if view.phase in ("grabbing", "drawing"):
            value = value_of(board_of(view.areas[view.area]))
            hint = hint_for(view, 0, value)
            best = [pair.ways[0].rolls for pair in hint.pairs]
            assert best == sorted(best)
            assert min(best) <= value(free_at_roll(view, 0))
            seen.append((view.phase, len(hint.pairs)))
        planned = bot.plan(view, now)
        deadline = played.deadline
        if planned is None or (deadline is not None and deadline <= planned.at):
            assert deadline is not None
            now = deadline
            played.apply(played.expire(now))
        else:
            now = max(now, planned.at)
            played.apply(played.decide(0, planned.command, now))
    assert all(pairs == 1 for phase, pairs in seen if phase == "drawing")
    assert max(pairs for _, pairs in seen) in (2, 4)
