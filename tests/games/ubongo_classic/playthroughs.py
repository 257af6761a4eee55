"""The golden playthroughs of classic: whole matches that show its rules at work."""

from __future__ import annotations

from collections.abc import Callable

from tests.ubongo.director import Director

from akili.engine.game import Millis, Seat
from akili.games.ubongo_classic.gem_board import with_gems, worth
from akili.games.ubongo_classic.model import (
    ROUNDS,
    Lane,
    MovePawn,
    Options,
    PlacePawn,
    RollDie,
    SeatState,
    State,
    TakeGems,
)
from akili.games.ubongo_classic.places import reachable
from akili.games.ubongo_classic.rules import CLASSIC
from akili.games.ubongo_classic.solving import solution
from akili.ubongo.laying import Board
from akili.ubongo.race.model import GiveUp, GoOn

SETTLED: Millis = 150  # after a solution, its place is certain
CERTAIN: Millis = 250  # after a take, its owner is certain


def solve(state: State, seat: Seat) -> Board:
    """What would solve the card."""
    card = state.seats[seat].card
    assert card is not None
    return solution(card)


class ClassicDirector(Director):
    """Directs pawns and hands too."""

    def __init__(self, options: Options, seats: int, seed: str) -> None:
        super().__init__(CLASSIC, options, seats, seed, solve)

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def own(self, seat: Seat) -> SeatState:
        return self.state.seats[seat]

    def open(self, *lanes: Lane) -> None:
        """Everybody places a pawn, is ready, and the first round begins."""
        for seat, lane in enumerate(lanes):
            self.wait(900)
            self.do(seat, PlacePawn(lane))
        self.go_on()

    def go_on(self) -> None:
        """Everybody who is there is ready, and the starting player rolls."""
        for seat in sorted(set(range(len(self.state.seats))) - set(self.state.presence.away)):
            if self.state.phase == "between" and self.state.stage != "roll":
                self.wait(300)
                self.do(seat, GoOn())
        if self.state.phase == "between":
            self.wait(800)
            self.do(self.state.starter, RollDie(), lag=15)

    def end_round(self) -> None:
        """Whoever has anything left to do is done."""
        for seat in sorted(self.game.to_act(self.state)):
            if self.state.is_running and not self.own(seat).gives_up:
                self.wait(400)
                self.do(seat, GiveUp())

    def last_tiles(self, *seats: Seat, apart: Millis, uncertainty: Millis = 5) -> None:
        """All have one tile left, and lay it so many milliseconds after each other."""
        for seat in seats:
            self.lay(seat, all_but=1)
        for seat in seats:
            self.wait(apart)
            self.do(seat, self.solution(seat)[-1], lag=20, uncertainty=uncertainty)

    def move(self, seat: Seat, lane: Lane) -> None:
        self.wait(600)
        if self.own(seat).pawn != lane:
            self.do(seat, MovePawn(lane), lag=20)

    def take(self, seat: Seat, *, lying: int | None = None, lag: Millis = 20, uncertainty: Millis = 5) -> None:
        """The pair that is seen, or one that was seen before."""
        lane = self.own(seat).pawn
        assert lane is not None
        seen = len(self.state.lanes[lane]) if lying is None else lying
        self.do(seat, TakeGems(lane, seen), lag, uncertainty)

    def take_well(self, seat: Seat) -> None:
        """Whatever is best for the own colours, if there is anything."""
        gems, lanes = self.own(seat).gems, self.state.lanes
        worths = {lane: worth(with_gems(gems, lanes[lane][:2])) for lane in reachable(self.state, seat) if lanes[lane]}
        if worths:
            self.move(seat, max(worths, key=worths.__getitem__))
            self.take(seat)
            self.wait(CERTAIN)

    def play_round(self, *solvers: Seat) -> None:
        """These solve in this order and take what is best; the others are done."""
        for seat in solvers:
            if self.state.is_running:
                self.lay(seat)
                self.wait(SETTLED)
                self.take_well(seat)
        self.end_round()


def two_with_a_sniped_pair_and_a_second_hourglass() -> str:
    """Who ponders loses the pair; a card solved while the sand is turned; a round with nothing; hands that clash."""
    director = ClassicDirector(Options(starter=0), 2, "two with a sniped pair")
    director.open(1, 3)
    director.lay(0)
    director.lay(1)
    director.move(0, 2)
    director.move(1, 2)
    director.take(1)
    director.wait(CERTAIN)
    director.take(0, lying=12)
    director.wait(1_500)
    director.take(0)
    director.go_on()
    around_the_turn(director)
    director.go_on()
    director.wait(2 * 60_000 + SETTLED)  # nobody finds anything
    director.go_on()
    for number in range(4, ROUNDS + 1):
        clash(director, number % 2, 1 - number % 2, apart=15 if number % 3 else 22)
        director.go_on()
    return director.text()


def around_the_turn(director: ClassicDirector) -> None:
    """One solves before it is certain that the second sand runs, the other in it."""
    director.lay(0, all_but=1)
    director.lay(1, all_but=1)
    director.wait(director.state.begun + 60_060 - director.now)
    director.do(0, director.solution(0)[-1], lag=40, uncertainty=5)
    director.wait(SETTLED + 100)
    director.take_well(0)
    director.wait(5_000)
    director.do(1, director.solution(1)[-1], lag=40, uncertainty=5)
    director.take_well(1)


def clash(director: ClassicDirector, first: Seat, second: Seat, apart: Millis) -> None:
    """Both reach into one lane nearly at once, up to 20 ms too close to tell; the loser takes what is left."""
    for seat in (first, second):
        director.lay(seat)
    director.wait(SETTLED)
    shared = set(reachable(director.state, first)) & set(reachable(director.state, second))
    lane = max(shared, key=lambda lane: len(director.state.lanes[lane]))
    for seat in (first, second):
        director.move(seat, lane)
    director.wait(700)
    director.take(second, uncertainty=10)
    director.wait(apart)
    director.take(first, uncertainty=10)
    director.wait(CERTAIN)
    for seat in (first, second):
        if not director.own(seat).taken:
            director.take(seat)


def four_with_ties_and_sides() -> str:
    """Two are both first and the next is third; equal places clockwise; a hand that comes too late for the sand."""
    director = ClassicDirector(Options(sides=(4, None, 4), hourglass=120), 4, "four with ties")
    director.open(2, 2, 3, 2)
    director.last_tiles(3, 1, apart=9)
    director.lay(0)
    director.wait(2_000)
    for seat in (3, 1):
        director.take(seat)
        director.wait(8)
    director.wait(CERTAIN)
    for seat in (1, 3, 0):
        if not director.own(seat).taken:
            director.take_well(seat)
    director.end_round()
    director.go_on()
    too_late(director)
    for number in range(3, ROUNDS + 1):
        director.go_on()
        if number == 4:
            director.last_tiles(0, 1, 2, 3, apart=3, uncertainty=20)  # all are first
            director.wait(SETTLED)
            for seat in (2, 0, 3, 1):
                director.take_well(seat)
            continue
        director.play_round(*((number + step) % 4 for step in range(2 + number % 3)))
    return director.text()


def too_late(director: ClassicDirector) -> None:
    """The third reaches before the end of the sand and arrives after it, the second reaches too late."""
    for seat in (2, 3, 0):
        director.lay(seat)
    director.wait(SETTLED)
    director.take_well(2)
    assert director.state.ends is not None
    director.wait(director.state.ends + 40 - director.now)
    director.take(3, lag=30)
    director.take(0, lag=60)
    director.wait(SETTLED)


def three_with_auto_take_away_and_back() -> str:
    """Gems by themselves when the sand is out; seats go and come back; a table that all have left."""
    director = ClassicDirector(Options(auto_take=True, starter=1), 3, "three, away and back")
    director.away(2)
    director.wait(1_000)
    director.do(0, PlacePawn(4))
    director.do(1, PlacePawn(4))
    director.go_on()  # chance places the third
    director.lay(1)
    director.lay(0)
    director.wait(60_000)  # both forget to take
    director.go_on()
    for number in range(2, ROUNDS + 1):
        if number == 4:
            director.away()
        if number == 6:
            director.lay(1)
            director.away(0, 1, 2, deserted=True)
            director.wait(600_000)  # the round ends, and no other begins
            director.away(0)
            director.wait(5_000)  # then seat 0, who is away, would roll
        else:
            there = [seat for seat in (number % 3, 0, 1) if seat not in director.state.presence.away]
            director.play_round(*dict.fromkeys(there))
        director.go_on()
    return director.text()


def alone() -> str:
    """Nine rounds, always first; one in the second sand, one given up."""
    director = ClassicDirector(Options(tiles=4, hourglass=30), 1, "alone")
    director.open(0)
    for number in range(1, ROUNDS + 1):
        if number == 3:
            director.wait(31_000)
        director.play_round(*() if number == 7 else (0,))
        director.go_on()
    return director.text()


def deck_by_seed() -> str:
    """Two with cards forged from a seed."""
    director = ClassicDirector(Options(deck="golden"), 2, "deck by seed")
    director.open(0, 5)
    for number in range(1, ROUNDS + 1):
        director.play_round(number % 2, *(1 - number % 2,) * (number % 3 == 0))
        director.go_on()
    return director.text()


def tie_break() -> str:
    """As many gems of the best colour: the next one decides."""
    return _in_turn("tie-break 2", rounds=ROUNDS)


def shared_win() -> str:
    """Three rounds with gems, then nothing more: two win together."""
    return _in_turn("shared win 31", rounds=3)


def _in_turn(seed: str, rounds: int) -> str:
    director = ClassicDirector(Options(starter=0), 3, seed)
    director.open(0, 2, 4)
    for number in range(1, ROUNDS + 1):
        first = number % 3
        director.play_round(*((first, (first + 1) % 3, (first + 2) % 3) if number <= rounds else ()))
        director.go_on()
    return director.text()


PLAYTHROUGHS: dict[str, Callable[[], str]] = {
    "classic_two_with_a_sniped_pair_and_a_second_hourglass": two_with_a_sniped_pair_and_a_second_hourglass,
    "classic_four_with_ties_and_sides": four_with_ties_and_sides,
    "classic_three_with_auto_take_away_and_back": three_with_auto_take_away_and_back,
    "classic_alone": alone,
    "classic_deck_by_seed": deck_by_seed,
    "classic_tie_break": tie_break,
    "classic_shared_win": shared_win,
}
