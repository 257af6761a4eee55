"""Fun-Size keeps the laws of the kit, however it is set up."""

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
from akili.games.ubongo_fun_size.agreement import tiles_of
from akili.games.ubongo_fun_size.model import Event, Options, State
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.games.ubongo_fun_size.solving import solution
from akili.ubongo.finish import HOLD
from akili.ubongo.race.model import ByCount, ByTime, DeckShuffled, LayTile, MatchBegun


class Deck(Secrets):
    """The cards that nobody has seen yet."""

    def states(self, state: State, viewer: Viewer, chance: Chance) -> Iterable[State]:  # noqa: ARG002
        seen, hidden = state.order[: state.drawn], state.order[state.drawn :]
        yield replace(state, order=(*seen, *chance.shuffled(hidden)))

    def events(self, event: Event, viewer: Viewer, chance: Chance) -> Iterable[Event]:  # noqa: ARG002
        if isinstance(event, MatchBegun | DeckShuffled):
            yield replace(event, order=tuple(chance.shuffled(event.order)))


def half_a_solver(match: Match, seat: Seat, chance: Chance) -> Any:
    """A player who often sees the next tile of a solution; random play alone would hardly solve a card."""
    own, options = match.state.seats[seat], match.state.options
    if match.state.phase == "between" or chance.below(4) == 0:
        return any_offer(match, seat, chance)
    for laid in solution(own.card.area, options.side, tiles_of(options, seat)):
        offer = LayTile(laid.tile, laid.cells)
        if offer in list(match.game.legal(match.state, seat)):
            return offer
    return any_offer(match, seat, chance)


OPTIONS = [
    (Options(), 2),
    (Options(side="B", countdown=1, limit=30), 4),
    (Options(limit=3600, without_yellow=(1,)), 3),
    (Options(side="B", without_yellow=(0, 1)), 2),
    (Options(solo=ByTime(5)), 1),
    (Options(side="B", solo=ByCount(5), without_yellow=(0,)), 1),
    (Options(solo=ByCount(20)), 1),
]


@pytest.mark.parametrize(("options", "seats"), OPTIONS)
def test_the_laws_with_players_who_solve(options: Options, seats: int) -> None:
    match = check_game(FUN_SIZE, options, seats, "solve", 3000, grace=HOLD + 1, secrets=Deck(), choose=half_a_solver)
    assert sum(seat.cards_won for seat in match.state.seats) > 0


@pytest.mark.no_cover
@settings(max_examples=8)
@given(st.integers(), st.sampled_from(OPTIONS[:2]))
def test_the_laws_with_players_who_try_anything(seed: int, setup: tuple[Options, int]) -> None:
    check_game(FUN_SIZE, *setup, seed, 3000, grace=HOLD + 1, secrets=Deck())


def test_points_and_gemstones_add_up() -> None:
    match = check_game(FUN_SIZE, Options(), 3, "sums", 3000, grace=HOLD + 1, choose=half_a_solver)
    state: State = match.state
    assert match.outcome is not None
    solved = [finish for result in state.results for finish in result.finishes if finish]
    assert sum(seat.cards_won for seat in state.seats) == len(solved)
    assert sum(match.outcome.points) == len(solved) + sum(seat.gemstones for seat in state.seats)
    assert sum(seat.gemstones for seat in state.seats) <= 8
    won = [[result.gemstones.count(number) for result in state.results] for number in range(3)]
    assert [sum(stones) for stones in won] == [seat.gemstones for seat in state.seats]
    assert match.view(None).ranking == match.outcome.ranking


def test_results_tell_when_the_countdown_was_over() -> None:
    match = check_game(FUN_SIZE, Options(countdown=7), 2, "ends", 3000, grace=HOLD + 1, choose=half_a_solver)
    for result in match.state.results:
        arrivals = sorted((finish.arrived, finish.at) for finish in result.finishes if finish)
        assert result.ends == (arrivals[0][1] + 7_000 if arrivals else result.begun + 300_000)


def test_the_registry_knows_the_game_by_its_id() -> None:
    assert GAMES["ubongo_fun_size"] is FUN_SIZE
    assert all(name == game.info.id for name, game in GAMES.items())
