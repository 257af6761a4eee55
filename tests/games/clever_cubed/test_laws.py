"""Clever Cubed keeps the laws of the kit, however it is set up."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akili.engine.chance import Chance
from akili.engine.conformance import check_game
from akili.engine.game import Seat
from akili.engine.match import Match
from akili.games.clever_cubed.model import Command, Done, Options, Pass
from akili.games.clever_cubed.rules import CLEVER_CUBED

OPTIONS = [
    Options(),
    Options(pink_rounding="up"),
    Options(seven_after_seven=False),
    Options(blue_bonus="free"),
]


def eager(match: Match, seat: Seat, chance: Chance) -> Command:
    """A player who does what they can: random play alone would seldom come far."""
    offered: list[Command] = list(CLEVER_CUBED.legal(match.state, seat))
    return chance.pick([command for command in offered if not isinstance(command, Pass | Done)] or offered)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_the_laws_with_eager_players(options: Options, seats: int) -> None:
    match = check_game(CLEVER_CUBED, options, seats, "eager", 2000, choose=eager)
    assert match.outcome is not None
    assert min(match.outcome.points) > 0


@pytest.mark.no_cover
@settings(max_examples=8)
@given(st.integers(), st.integers(1, 4))
def test_the_laws_with_players_who_do_anything(seed: int, seats: int) -> None:
    check_game(CLEVER_CUBED, Options(), seats, seed, 2000)
