"""The dice game keeps the laws of the kit, however it is set up."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akili.engine.chance import Chance
from akili.engine.conformance import any_offer, check_game
from akili.engine.game import Seat
from akili.engine.match import Match
from akili.games.registry import GAMES
from akili.games.ubongo_dice.model import Confirm, DrawShape, LiftShape, Options, State
from akili.games.ubongo_dice.rules import DICE
from akili.games.ubongo_dice.table import drawn_now, free_cells
from akili.ubongo.finish import HOLD


def eager(match: Match, seat: Seat, chance: Chance) -> Any:
    """A player who draws what can be drawn; random play alone would hardly fill an area."""
    offers = list(match.game.legal(match.state, seat))
    new = [
        offer for offer in offers if isinstance(offer, DrawShape) and drawn_now(match.state, seat, offer.colour) is None
    ]
    if new and chance.below(10):
        return chance.pick(new)
    if Confirm() in offers and chance.below(10):
        return Confirm()
    steady = [offer for offer in offers if not isinstance(offer, LiftShape)]
    return chance.pick(steady) if steady else any_offer(match, seat, chance)


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
    match = check_game(DICE, options, seats, "laws", 20_000, grace=HOLD + 1, choose=eager, longest_lag=0)
    state: State = match.state
    for seat in state.seats:
        assert all(field.points is not None for field in seat.sheet)
    if seats == 1:
        for field, area in zip(state.seats[0].sheet, state.areas, strict=True):
            assert free_cells(area, field.drawn) == frozenset()


@settings(max_examples=4)
@given(st.integers(), st.sampled_from(OPTIONS))
def test_the_laws_with_players_who_try_anything(seed: int, setup: tuple[Options, int]) -> None:
    check_game(DICE, *setup, seed, 1500, grace=HOLD + 1, longest_lag=0, must_end=False)


def test_the_registry_knows_the_game_by_its_id() -> None:
    assert GAMES["ubongo_dice"] is DICE
