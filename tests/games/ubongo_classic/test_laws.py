"""Classic keeps the laws of the kit, however it is set up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from akili.engine.chance import Chance
from akili.engine.conformance import Secrets, any_offer, check_game
from akili.engine.game import Seat, Viewer
from akili.engine.match import Match
from akili.games.registry import GAMES
from akili.games.ubongo_classic.model import COLOURS, Event, MatchBegun, Options, State, TakeHeld
from akili.games.ubongo_classic.rules import CLASSIC
from akili.games.ubongo_classic.solving import solution
from akili.ubongo.finish import HOLD
from akili.ubongo.race.model import GiveUp, LayTile


class Hidden(Secrets):
    """The cards that nobody has seen yet, and hands on their way."""

    def states(self, state: State, viewer: Viewer, chance: Chance) -> Iterable[State]:
        seen, hidden = state.order[: state.drawn], state.order[state.drawn :]
        yield replace(state, order=(*seen, *chance.shuffled(hidden)), pack=tuple(chance.shuffled(state.pack)))
        yield replace(state, order=seen, pack=())
        seats = tuple(
            seat if number == viewer else replace(seat, reach=None) for number, seat in enumerate(state.seats)
        )
        yield replace(state, seats=seats)

    def events(self, event: Event, viewer: Viewer, chance: Chance) -> Iterable[Event]:
        if isinstance(event, MatchBegun):
            yield replace(event, order=tuple(chance.shuffled(event.order)))
            yield replace(event, cards=())
        if isinstance(event, TakeHeld) and event.reach.hand.seat != viewer:
            yield replace(event, reach=replace(event.reach, lane=chance.below(6)))


def half_a_solver(match: Match, seat: Seat, chance: Chance) -> Any:
    """A player who often sees the next tile of a solution; random play alone would hardly solve a card."""
    own = match.state.seats[seat]
    offers = list(match.game.legal(match.state, seat))
    if match.state.phase == "between" or own.finish or chance.below(4) == 0:
        steady = [offer for offer in offers if not isinstance(offer, GiveUp)]
        return chance.pick(steady or offers)
    for laid in solution(own.card):
        offer = LayTile(laid.tile, laid.cells)
        if offer in offers:
            return offer
    return any_offer(match, seat, chance)


OPTIONS = [
    (Options(), 2),
    (Options(tiles=4, sides=(3,), hourglass=30), 3),
    (Options(auto_take=True, starter=2), 4),
    (Options(hourglass=180), 1),
    (Options(sides=(None, 4), deck="forged"), 2),
]


@pytest.mark.parametrize(("options", "seats"), OPTIONS)
def test_the_laws_with_players_who_solve(options: Options, seats: int) -> None:
    match = check_game(CLASSIC, options, seats, "solve", 6000, grace=HOLD + 1, secrets=Hidden(), choose=half_a_solver)
    assert sum(sum(seat.gems) for seat in match.state.seats) > 0


@settings(max_examples=4)
@given(st.integers(), st.sampled_from(OPTIONS[:4]))
def test_the_laws_with_players_who_try_anything(seed: int, setup: tuple[Options, int]) -> None:
    check_game(CLASSIC, *setup, seed, 8000, grace=HOLD + 1, secrets=Hidden())


@pytest.mark.parametrize(("options", "seats"), OPTIONS)
def test_no_gem_is_made_or_lost(options: Options, seats: int) -> None:
    match = check_game(CLASSIC, options, seats, "sums", 6000, grace=HOLD + 1, choose=half_a_solver)
    state: State = match.state
    for colour in COLOURS:
        lying = sum(lane.count(colour) for lane in state.lanes)
        assert lying + sum(seat.gems[COLOURS.index(colour)] for seat in state.seats) == 12
    for number, seat in enumerate(state.seats):
        assert sum(seat.gems) == sum(len(result.gems[number]) for result in state.results)
    assert len(state.results) == 9
    assert match.outcome is not None
    assert match.view(None).ranking == match.outcome.ranking


def test_the_registry_knows_the_game_by_its_id() -> None:
    assert GAMES["ubongo_classic"] is CLASSIC
