"""What is left for the others: asked about sparingly, the same each time, and never beyond what a decision may take."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

import pytest
from tests.bots.clever_cubed.net.test_slots import positions
from tests.games.clever_cubed.positions import Position, full_but, sheet

from akili.bots.arena import play
from akili.bots.clever_cubed.champion import BEAM, FOR_OTHERS, Champion, strongest
from akili.bots.clever_cubed.net.company import leaves_dice, left_for_others
from akili.bots.clever_cubed.net.net import Net
from akili.bots.clever_cubed.net.position import after, state_of
from akili.bots.clever_cubed.net.search import Beam, rated
from akili.bots.clever_cubed.player import Player
from akili.engine.game import Seat
from akili.games.clever_cubed.fold import evolve
from akili.games.clever_cubed.model import DICE, HAND, Command, FinishBegun, Options, Pass, State, View
from akili.games.clever_cubed.rules import CLEVER_CUBED


@pytest.mark.parametrize(("seats", "beam"), [(1, Beam(2, 1)), (2, Beam(2, 1)), (4, None)])
def test_in_whole_games_the_choice_is_the_best_of_all_values(seats: int, beam: Beam | None) -> None:
    """However much the others count."""
    found = strongest()
    assert isinstance(found, Champion)
    left = 0
    minds = [Champion(found.net, beam, mind) for mind in (0.5, 0.0, 2.0)]

    def choose(view: View) -> Command:
        nonlocal left
        assert view.you is not None
        left += leaves_dice(state_of(view), view.you)
        for each in minds:
            assert each.choose(view) == max(each.values(view), key=lambda valued: valued.value).command
        return minds[0].choose(view)

    play(CLEVER_CUBED, Options(), [Player(choose) for _ in range(seats)], f"company {seats}")
    assert left > 10 if seats > 1 else not left


def test_others_pick_what_is_best_for_them_and_only_an_unasked_one_is_guessed_at() -> None:
    """With enough to spend it is their best pick, jokers and all, on average; else never less than if they passed."""
    champion = strongest()
    assert isinstance(champion, Champion)
    net, compared, guessed = champion.net, 0, 0
    for state, seat in last_rolls(seats=3):
        found = rated(net, state, seat, CLEVER_CUBED.legal(state, seat))
        exact, frugal = (left_for_others(net, seat, found, 0.5, most) for most in (100_000, 30))
        for option, hope, guess in zip(found, exact, frugal, strict=True):
            lying = lying_after(option.state)
            others = [other for other in range(3) if other != seat]
            picks = [rated(net, lying, other, CLEVER_CUBED.legal(lying, other)) for other in others]
            best = fmean(
                max((pick.value for pick in each), default=net.values([lying], other)[0])
                for each, other in zip(picks, others, strict=True)
            )
            passing = fmean(net.values([after(lying, other, Pass())], other)[0] for other in others)
            assert hope == pytest.approx(best, abs=0.01)
            assert guess >= passing - 0.01
            guessed += abs(guess - hope) > 0.01
            compared += 1
    assert compared > guessed > 10


def test_a_decision_values_so_many_positions_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never by a clock: the same view gives the same choice on every machine."""
    found = strongest()
    assert isinstance(found, Champion)
    valued, most, values = 0, 0, Net.values

    def counted(net: Net, states: Sequence[State], seat: Seat) -> list[float]:
        nonlocal valued
        valued += len(states)
        return values(net, states, seat)

    def choose(view: View) -> Command:
        nonlocal valued, most
        valued = 0
        command = found.choose(view)
        assert valued <= max(BEAM.most, len(view.legal) + FOR_OTHERS)
        most = max(most, valued)
        return command

    monkeypatch.setattr(Net, "values", counted)
    play(CLEVER_CUBED, Options(), [Player(choose) for _ in range(4)], "bounded")
    assert most > BEAM.most - 20


def last_rolls(seats: int) -> list[tuple[State, Seat]]:
    """Positions of a game by chance in which what one does decides where the dice lie."""
    return [(state, seat) for state, seat, _ in positions(5, seats) if leaves_dice(state, seat)][::2]


def lying_after(state: State) -> State:
    in_hand = tuple(die for die, place in zip(DICE, state.places, strict=True) if place == HAND)
    return state if state.phase in ("finishing", "over") else evolve(state, FinishBegun(in_hand, 0))


def test_who_can_pick_nothing_hopes_for_nothing() -> None:
    """The rules pass over a neighbour whose sheet is full, and they have what they have."""
    table = Position("y1:I t1:II b1:P n6 p6 w1:P", full_but(), sheet(), roll=3, round=6, active=1)
    view = CLEVER_CUBED.view(table.state, 1)
    champion = strongest()
    assert isinstance(champion, Champion)
    kind = Champion(champion.net, mind=0.0).values(view)
    lost = {round(before.value - after.value, 6) for before, after in zip(kind, champion.values(view), strict=True)}
    assert lost == {view.seats[0].points.total / 2}
    assert champion.choose(view) == max(kind, key=lambda each: each.value).command
