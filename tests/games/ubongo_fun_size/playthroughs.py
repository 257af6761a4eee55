"""The golden playthroughs of Fun-Size: whole matches that show its rules at work."""

from __future__ import annotations

from collections.abc import Callable

from tests.ubongo.director import Director

from akili.engine.game import Seat
from akili.games.ubongo_fun_size.agreement import tiles_of
from akili.games.ubongo_fun_size.model import Options, State
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.games.ubongo_fun_size.solving import solution
from akili.ubongo.laying import Board
from akili.ubongo.race.model import ByCount, GiveUp, GoOn, PutAside, TakeTile


def direct(options: Options, seats: int, seed: str) -> Director:
    """A match to be directed."""
    return Director(FUN_SIZE, options, seats, seed, solve)


def solve(state: State, seat: Seat) -> Board:
    """What would solve the card."""
    card = state.seats[seat].card
    assert card is not None
    return solution(card.area, state.options.side, tiles_of(state.options, seat))


def two_on_side_a() -> str:
    """Two players, one without the yellow tile; one round runs into the countdown, one into the limit."""
    director = direct(Options(limit=60, without_yellow=(1,)), 2, "two on side A")
    for number in range(1, 9):
        if number == 4:
            director.wait(60_000)  # nobody finds anything
            director.wait(15_150)
            continue
        director.lay(number % 2)
        director.lay(1 - number % 2, all_but=number % 3)
        if director.match.state.phase != "between":
            director.wait(21_000)
        director.all_do(GoOn())
    return director.text()


def four_on_side_b() -> str:
    """Four players: ties within the clocks' doubt, a late message, a vote to give up, refused commands."""
    director = direct(Options(side="B", countdown=25), 4, "four on side B")
    for number in range(1, 9):
        if number % 4 == 2:
            director.all_do(GiveUp())
        elif number % 4 == 3:
            director.lay(0)
            director.lay(1, all_but=1)
            director.do(0, TakeTile("L4"))
            director.wait(director.match.state.ends - director.now + 40)
            director.do(1, director.solution(1)[-1], lag=30)
            director.do(1, director.solution(1)[-1], lag=60, uncertainty=8)
        else:
            tie(director, number % 4, (number + 1) % 4)
            director.all_do(GiveUp())
        director.wait(15_200)
    return director.text()


def tie(director: Director, one: Seat, other: Seat) -> None:
    """Two solve their cards so close that the clocks can't tell."""
    for seat in (one, other):
        director.lay(seat, all_but=1)
    for seat in (one, other):
        director.wait(6)
        director.do(seat, director.solution(seat)[-1], lag=10, uncertainty=4)


def alone_by_count() -> str:
    """The time for five cards; two are put aside."""
    director = direct(Options(solo=ByCount(5)), 1, "alone by count")
    for number in range(5):
        if number in (1, 3):
            director.lay(0, all_but=2)
            director.wait(20_000)
            director.do(0, PutAside())
        director.lay(0)
    return director.text()


PLAYTHROUGHS: dict[str, Callable[[], str]] = {
    "fun_size_two_on_side_a": two_on_side_a,
    "fun_size_four_on_side_b": four_on_side_b,
    "fun_size_alone_by_count": alone_by_count,
}
