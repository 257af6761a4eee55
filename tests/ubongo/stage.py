"""Who directs a match of a golden playthrough: plays it by plan and keeps the steps."""

from __future__ import annotations

from typing import Any

from akili.engine.chance import SeededChance
from akili.engine.game import Millis, Presence, Seat
from akili.engine.match import Match
from akili.engine.playthrough import write
from akili.engine.steps import AnyGame, Step, begin, take


class Stage:
    """Plays a match and writes down every step."""

    def __init__(self, game: AnyGame, options: Any, seats: int, seed: str) -> None:
        self.game = game
        self.match = Match(game, options, seats, seed)
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

    def do(self, seat: Seat, command: Any, lag: Millis = 0, uncertainty: Millis = 0) -> None:
        """A command arrives, accepted or not."""
        self._take(Step(self.now, seat, command, lag, uncertainty))

    def away(self, *seats: Seat, deserted: bool = False) -> None:
        """These seats are away from now on, the others are there."""
        self._take(Step(self.now, presence=Presence(seats, deserted)))

    def all_do(self, command: Any) -> None:
        """Everybody who is to act does the same."""
        for seat in sorted(self.game.to_act(self.match.state)):
            self.wait(300)
            self.do(seat, command)

    def text(self) -> str:
        """The match so far."""
        return write(self.game, self.match.options, self.match.seats, str(self.match.seed), self.steps)

    def _take(self, step: Step) -> None:
        self.now = step.now
        self.steps.append(step)
        take(self.match, step)
