"""Remakes the golden playthroughs: whole matches as text. Look at the difference before you commit it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from akili.engine.chance import SeededChance
from akili.engine.game import Millis, Seat
from akili.engine.match import Match
from akili.engine.playthrough import write
from akili.engine.steps import Step, begin, take
from akili.games.ubongo_fun_size.agreement import tiles_of
from akili.games.ubongo_fun_size.model import Options
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.games.ubongo_fun_size.solving import solution
from akili.ubongo.race.model import ByCount, Command, GiveUp, GoOn, LayTile, PutAside, TakeTile

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scripts.clever_playthroughs import CLEVER_CUBED_PLAYTHROUGHS  # noqa: E402 - found by the line above

FOLDER = ROOT / "tests" / "playthroughs"


class Director:
    """Plays a match and writes down every step."""

    def __init__(self, options: Options, seats: int, seed: str) -> None:
        self.match = Match(FUN_SIZE, options, seats, seed)
        self.chance = SeededChance(seed).fork("director")
        self.now: Millis = 0
        self.steps: list[Step] = []
        begin(self.match)

    def wait(self, time: Millis) -> None:
        """Let time pass; it acts where it is due."""
        then = self.now + time
        while (deadline := self.match.deadline) is not None and deadline <= then:
            self._take(Step(deadline))
        self.now = then

    def do(self, seat: Seat, command: Command, lag: Millis = 0, uncertainty: Millis = 0) -> None:
        """A command arrives, accepted or not."""
        self._take(Step(self.now, seat, command, lag, uncertainty))

    def lay(self, seat: Seat, *, all_but: int = 0) -> None:
        """The tiles of a solution one by one, some thought before each."""
        for command in self.solution(seat)[: -all_but or None]:
            self.wait(1500 + self.chance.below(4000))
            self.do(seat, command, lag=20 + 15 * seat, uncertainty=5)

    def solution(self, seat: Seat) -> list[LayTile]:
        """What would solve the card."""
        options = self.match.state.options
        area = self.match.state.seats[seat].card.area
        return [LayTile(laid.tile, laid.cells) for laid in solution(area, options.side, tiles_of(options, seat))]

    def all_do(self, command: Command) -> None:
        """Everybody who is to act does the same."""
        for seat in sorted(FUN_SIZE.to_act(self.match.state)):
            self.wait(300)
            self.do(seat, command)

    def text(self) -> str:
        """The match so far."""
        return write(FUN_SIZE, self.match.options, self.match.seats, str(self.match.seed), self.steps)

    def _take(self, step: Step) -> None:
        self.now = step.now
        self.steps.append(step)
        take(self.match, step)


def two_on_side_a() -> str:
    """Two players, one without the yellow tile; one round runs into the countdown, one into the limit."""
    director = Director(Options(limit=60, without_yellow=(1,)), 2, "two on side A")
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
    director = Director(Options(side="B", countdown=25), 4, "four on side B")
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
    director = Director(Options(solo=ByCount(5)), 1, "alone by count")
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
    **CLEVER_CUBED_PLAYTHROUGHS,
}


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for name, play in PLAYTHROUGHS.items():
        (FOLDER / f"{name}.txt").write_text(play(), encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
