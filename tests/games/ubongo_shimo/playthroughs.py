"""The golden playthroughs of Shimo: whole matches that show its rules at work."""

from __future__ import annotations

from collections.abc import Callable

from tests.ubongo.director import Director

from akili.engine.game import Seat
from akili.games.ubongo_shimo.model import HOURGLASS, ROUNDS, Options, State
from akili.games.ubongo_shimo.rules import SHIMO
from akili.games.ubongo_shimo.solving import solution
from akili.ubongo.laying import Board
from akili.ubongo.race.model import ByCount, GiveUp, GoOn, PutAside, TakeTile


def direct(options: Options, seats: int, seed: str) -> Director:
    """A match to be directed."""
    return Director(SHIMO, options, seats, seed, solve)


def solve(state: State, seat: Seat) -> Board:
    """What would solve the card."""
    card = state.seats[seat].card
    assert card is not None
    return solution(card)


def two_at_different_levels() -> str:
    """A parent at level 3 and a child at level 1; one round runs into the sand, one into the limit."""
    director = direct(Options(levels=(3,), limit=60), 2, "two at different levels")
    for number in range(1, ROUNDS + 1):
        if number == 4:
            director.wait(60_000 + 15_150)  # nobody finds anything
            continue
        director.lay(number % 2)
        director.lay(1 - number % 2, all_but=number % 3)
        if director.match.state.phase != "between":
            director.wait(HOURGLASS)
        director.all_do(GoOn())
    return director.text()


def four_advanced_with_running_hourglass() -> str:
    """Ties within the clocks' doubt, messages around a turn of the hourglass, a vote, and two play-offs."""
    director = direct(Options(advanced=True, running_hourglass=True), 4, "four advanced")
    for number in range(1, ROUNDS + 1):
        if number == 2:
            around_the_turn(director)
        elif number == 5:
            director.all_do(GiveUp())
        elif number in (1, 3):
            first_of_all(director, number // 2)
        else:
            tie(director, 0, 1)
        director.wait(HOURGLASS + 15_200)
    tie(director, 0, 1)
    director.wait(15_200)
    first_of_all(director, 1)
    return director.text()


def around_the_turn(director: Director) -> None:
    """The first solution arrives just after the hourglass was turned, and so does one made after it."""
    director.lay(2, all_but=1)
    director.lay(3, all_but=1)
    state: State = director.match.state
    director.wait(state.begun + HOURGLASS + 40 - director.now)
    director.do(2, director.solution(2)[-1], lag=60, uncertainty=5)
    director.do(3, director.solution(3)[-1], lag=30, uncertainty=5)
    director.do(3, director.solution(3)[-1], lag=90, uncertainty=5)


def first_of_all(director: Director, winner: Seat) -> None:
    """One solves the card; the others have laid what they could."""
    director.lay(winner)
    director.wait(500)


def tie(director: Director, one: Seat, other: Seat) -> None:
    """Two solve their cards so close that the clocks can't tell."""
    for seat in (one, other):
        director.lay(seat, all_but=1)
    for seat in (one, other):
        director.wait(6)
        director.do(seat, director.solution(seat)[-1], lag=10, uncertainty=4)


def alone_by_count() -> str:
    """The time for five cards of level 2; two are put aside."""
    director = direct(Options(levels=(2,), solo=ByCount(5)), 1, "alone by count")
    for number in range(5):
        if number in (1, 3):
            director.lay(0, all_but=2)
            director.wait(20_000)
            director.do(0, PutAside())
        director.lay(0)
    return director.text()


def deck_by_seed() -> str:
    """Three with cards forged from a seed, and no play-off: two win together."""
    director = direct(Options(levels=(1, 1, 2), play_off=False, deck="golden"), 3, "deck by seed")
    for number in range(1, ROUNDS + 1):
        if number <= 2:
            director.lay(number % 2)
            director.lay(2)
            director.do(2, TakeTile("1"))
        director.all_do(GiveUp())
        director.all_do(GoOn())
    return director.text()


def away_and_back() -> str:
    """A seat goes away, its card goes to the first, the next one to the box; it comes back; at last nobody is left."""
    director = direct(Options(), 3, "away and back")
    for number in range(1, ROUNDS + 1):
        director.lay(number % 2)
        if number == 1:
            director.lay(2, all_but=1)
            director.away(2)
        if number == 4:
            director.away()
            director.lay(2)
        if number == 6:
            director.away(0, 1, 2, deserted=True)
            director.wait(10 * HOURGLASS)
            director.away(1)
            director.wait(6_000)
            director.away()
        if director.match.state.is_running:
            director.lay(1 - number % 2)
        if director.match.state.is_running:
            director.all_do(GiveUp())
        director.all_do(GoOn())
    return director.text()


PLAYTHROUGHS: dict[str, Callable[[], str]] = {
    "shimo_two_at_different_levels": two_at_different_levels,
    "shimo_four_advanced_with_running_hourglass": four_advanced_with_running_hourglass,
    "shimo_alone_by_count": alone_by_count,
    "shimo_deck_by_seed": deck_by_seed,
    "shimo_away_and_back": away_and_back,
}
