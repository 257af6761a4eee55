"""Values: points at the end, and before it what the weights say of what is there."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akili.bots.clever_cubed import features
from akili.bots.clever_cubed.evaluation import Evaluation
from akili.bots.clever_cubed.weights import Weights, tuned
from akili.engine.chance import SeededChance
from akili.engine.match import Match
from akili.games.clever_cubed import scoring
from akili.games.clever_cubed.model import Options
from akili.games.clever_cubed.rules import CLEVER_CUBED
from akili.games.clever_cubed.sheet import Sheet


def sheet_of(seed: int, commands: int) -> Sheet:
    """A sheet as it comes up in play."""
    match, chance = Match(CLEVER_CUBED, Options(), 1, seed), SeededChance(seed)
    match.apply(match.begin())
    for _ in range(commands):
        if match.outcome is None:
            match.apply(match.decide(0, chance.pick(match.view(0).legal), 0))
    sheet = match.state.seats[0].sheet
    assert isinstance(sheet, Sheet)
    return sheet


@settings(max_examples=30, deadline=None)
@given(st.integers(), st.integers(0, 60), st.integers(0, 40))
def test_a_value_is_the_points_and_the_weight_of_every_feature(seed: int, commands: int, moments: int) -> None:
    sheet, weights = sheet_of(seed, commands), tuned()
    promised = sum(
        share * amount * weights.points.get(name, (0.0,) * 4)[knot]
        for name, amount in features.of_sheet(sheet)
        for knot, share in enumerate(weights.shares(moments))
    )
    assert Evaluation(weights).value(sheet, moments) == pytest.approx(scoring.total(sheet) + promised)


@given(st.integers(), st.integers(0, 60))
@settings(max_examples=10, deadline=None)
def test_at_the_end_only_points_count(seed: int, commands: int) -> None:
    sheet = sheet_of(seed, commands)
    assert Evaluation(tuned()).value(sheet, 0) == scoring.total(sheet)


@given(st.integers(0, 60))
def test_knots_share_every_moment_among_them(moments: int) -> None:
    shares = Weights().shares(moments)
    assert sum(shares) == pytest.approx(min(1.0, moments / Weights().knots[0]))
    assert all(0 <= share <= 1 for share in shares)
    assert sum(share > 0 for share in shares) <= 2


def test_dice_in_hand_promise_more_than_none() -> None:
    evaluation = Evaluation(tuned())
    few, many = (evaluation.hand(2, dice, 20) for dice in (0b000001, 0b011111))
    assert many > few > evaluation.hand(0, 0, 20) - 20
    assert evaluation.hand(0, 0, 20) == 0
