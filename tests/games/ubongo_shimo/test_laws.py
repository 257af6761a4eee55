"""Shimo keeps the laws of the kit, however it is set up."""

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
from akili.games.ubongo_shimo.model import COLOURS, Event, Options, State
from akili.games.ubongo_shimo.rules import SHIMO
from akili.games.ubongo_shimo.solving import solution
from akili.ubongo.finish import HOLD
from akili.ubongo.race.model import ByCount, ByTime, DeckShuffled, LayTile, MatchBegun


class Deck(Secrets):
    """The cards that nobody has seen yet."""

    def states(self, state: State, viewer: Viewer, chance: Chance) -> Iterable[State]:  # noqa: ARG002
        seen, hidden = state.order[: state.drawn], state.order[state.drawn :]
        yield replace(state, order=(*seen, *chance.shuffled(hidden)), pack=tuple(chance.shuffled(state.pack)))
        yield replace(state, order=seen, pack=())

    def events(self, event: Event, viewer: Viewer, chance: Chance) -> Iterable[Event]:  # noqa: ARG002
        if isinstance(event, MatchBegun | DeckShuffled):
            yield replace(event, order=tuple(chance.shuffled(event.order)))
        if isinstance(event, MatchBegun):
            yield replace(event, cards=())


def half_a_solver(match: Match, seat: Seat, chance: Chance) -> Any:
    """A player who often sees the next tile of a solution; random play alone would hardly solve a card."""
    own = match.state.seats[seat]
    if match.state.phase == "between" or chance.below(4) == 0:
        return any_offer(match, seat, chance)
    for laid in solution(own.card):
        offer = LayTile(laid.tile, laid.cells, laid.holes)
        if offer in list(match.game.legal(match.state, seat)):
            return offer
    return any_offer(match, seat, chance)


OPTIONS = [
    (Options(), 2),
    (Options(levels=(1, 3), limit=30), 3),
    (Options(levels=(4, 3, 2, 1), running_hourglass=True, limit=61), 4),
    (Options(advanced=True), 3),
    (Options(advanced=True, running_hourglass=True, play_off=False), 4),
    (Options(levels=(2,), solo=ByTime(5)), 1),
    (Options(solo=ByCount(10)), 1),
    (Options(levels=(4,), solo=ByCount(5), deck="forged"), 1),
    (Options(levels=(1, 2), deck="forged"), 2),
]


@pytest.mark.parametrize(("options", "seats"), OPTIONS)
def test_the_laws_with_players_who_solve(options: Options, seats: int) -> None:
    match = check_game(SHIMO, options, seats, "solver", 4000, grace=HOLD + 1, secrets=Deck(), choose=half_a_solver)
    assert sum(seat.cards_won for seat in match.state.seats) > 0


@settings(max_examples=4)
@given(st.integers(), st.sampled_from(OPTIONS[:3]))
def test_the_laws_with_players_who_try_anything(seed: int, setup: tuple[Options, int]) -> None:
    """Nobody solves anything, so all are tied and three play-offs are tried."""
    check_game(SHIMO, *setup, seed, 5000, grace=HOLD + 1, secrets=Deck())


@pytest.mark.parametrize(("options", "seats"), OPTIONS[:5])
def test_cards_gems_and_points_add_up(options: Options, seats: int) -> None:
    match = check_game(SHIMO, options, seats, "sums", 4000, grace=HOLD + 1, choose=half_a_solver)
    state: State = match.state
    assert match.outcome is not None
    for number, seat in enumerate(state.seats):
        won = [result.colour for result in state.results if result.colour and result.winner == number]
        assert seat.gems == tuple(won.count(colour) for colour in COLOURS)
        assert seat.cards_won == sum(result.cards[number] for result in state.results)
        yellow, green, blue = seat.gems
        assert match.outcome.points[number] == seat.cards_won + yellow + 2 * green + 3 * blue
    assert all(sum(result.cards) <= seats for result in state.results)
    assert match.view(None).ranking == match.outcome.ranking


def test_the_registry_knows_the_game_by_its_id() -> None:
    assert GAMES["ubongo_shimo"] is SHIMO
