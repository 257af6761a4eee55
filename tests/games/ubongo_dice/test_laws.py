"""The dice game keeps the laws of the kit, however it is set up."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.ubongo_dice.small_sheet import SMALL, eager

from akili.engine.conformance import check_game
from akili.engine.match import Match
from akili.games.registry import GAMES
from akili.games.ubongo_dice.model import Options
from akili.games.ubongo_dice.rules import DICE
from akili.games.ubongo_dice.table import free_cells
from akili.ubongo.finish import HOLD

OPTIONS = [
    (Options(), 2),
    (Options(by_heads=True, areas=5), 3),
    (Options(turn_order=True, roller=3), 4),
    (Options(grab_limit=None, draw_limit=None), 3),
    (Options(), 1),
    (Options(turn_order=True, grab_limit=None, draw_limit=None), 2),
]


@pytest.mark.parametrize(("options", "seats"), OPTIONS)
def test_the_laws(options: Options, seats: int) -> None:
    match = check_game(SMALL, options, seats, "laws", 5_000, grace=HOLD + 1, choose=eager, longest_lag=0)
    for seat in match.state.seats:
        assert all(field.points is not None for field in seat.sheet)


def test_the_laws_alone_on_the_sheet_of_the_box() -> None:
    match: Match = check_game(DICE, Options(), 1, "laws", 5_000, grace=HOLD + 1, choose=eager, longest_lag=0)
    for field, area in zip(match.state.seats[0].sheet, match.state.areas, strict=True):
        assert free_cells(area, field.drawn) == frozenset()


@settings(max_examples=6)
@given(st.integers(), st.sampled_from(OPTIONS))
def test_the_laws_with_players_who_try_anything(seed: int, setup: tuple[Options, int]) -> None:
    check_game(SMALL, *setup, seed, 250, grace=HOLD + 1, longest_lag=0, must_end=False)


def test_the_registry_knows_the_game_by_its_id() -> None:
    assert GAMES["ubongo_dice"] is DICE
