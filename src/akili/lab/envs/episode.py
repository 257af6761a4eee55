"""One match as a sequence of acts: whose turn it is, when, and what came of it. Time is simulated; nobody waits.

In a game by turns the lowest seat that is to act acts, and an act takes ``Pace.act``. In the others all act at once:
every seat has a hand of its own that is ready again ``Pace.act`` and up to ``Pace.spread`` milliseconds after its last
act, or after it was asked; whose hand is ready first acts, and sees what the others have done until then. The spread is
drawn from the seed: without it one seat would come before the others for ever. What time itself does comes first; an
act that would fall into the last moments before a deadline, in which a rule may refuse it, waits until that is over.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from akili.engine.chance import SeededChance
from akili.engine.game import Millis, Seat
from akili.engine.match import Match
from akili.games.registry import GAMES
from akili.lab.envs.codec import Codec
from akili.lab.envs.fields import Layout, Observation, Seen
from akili.ubongo.finish import HOLD

Mask = NDArray[np.int8]


@dataclass(frozen=True)
class Pace:
    """How long an act takes."""

    act: Millis = 1000
    spread: Millis = 250


class Episode:
    """A match that runs; ``seat`` is who acts next, None when it is over or was cut off after so many acts."""

    def __init__(self, codec: Codec, layout: Layout, match: Match, pace: Pace, most_acts: int) -> None:
        self.codec, self.layout, self.match, self.pace, self.most_acts = codec, layout, match, pace, most_acts
        self.now: Millis = 0
        self.acts = 0
        self.seat: Seat | None = None
        self.offered: dict[int, Any] = {}
        self._due: dict[Seat, Millis] = {}
        self._hands = SeededChance(match.seed).fork("hands")
        match.apply(match.begin())
        self._advance()

    @property
    def is_over(self) -> bool:
        """The match has ended."""
        return self.match.outcome is not None

    @property
    def is_cut(self) -> bool:
        """It took too many acts."""
        return not self.is_over and self.acts >= self.most_acts

    def observe(self, seat: Seat) -> Observation:
        """What a seat sees now."""
        return self.layout.observe(Seen(self.match.sight(seat), seat, self.now))

    def mask(self, seat: Seat) -> Mask:
        """A 1 for every action that would be accepted now; all 0 for a seat that isn't to act."""
        mask = np.zeros(self.codec.actions.size, np.int8)
        if seat == self.seat:
            mask[list(self.offered)] = 1
        return mask

    def worths(self) -> list[int]:
        """What every seat has reached so far."""
        view = self.match.sight(0)
        if self.match.seats == 1:
            return [self.codec.worth_alone(view)]
        return [self.codec.worth(view, seat) for seat in range(self.match.seats)]

    def act(self, action: int) -> bool:
        """The seat acts; False if that isn't allowed now: then nothing changes, but its time has passed."""
        if self.seat is None:
            raise ValueError("The episode is over: reset the environment.")
        if not 0 <= action < self.codec.actions.size:
            raise ValueError(f"There is no action {action}: say 0 to {self.codec.actions.size - 1}.")
        command = self.offered.get(action)
        if command is not None:
            self.match.apply(self.match.decide(self.seat, command, self.now))
        self._due.pop(self.seat, None)
        self.acts += 1
        self._advance()
        return command is not None

    def _advance(self) -> None:
        """On to the next act: time does what it does on the way."""
        self.seat, self.offered = None, {}
        while not self.is_over and not self.is_cut:
            acting, deadline = self.match.game.to_act(self.match.state), self.match.deadline
            seat = self._next(acting)
            at = None if seat is None else max(self.now, self._due[seat])
            if deadline is not None and (at is None or deadline <= at + HOLD):
                self.now = max(self.now, deadline)
                self.match.apply(self.match.expire(self.now))
                continue
            assert seat is not None, "nobody can act, nor can time"
            assert at is not None
            self.now, self.seat, self.offered = at, seat, self.codec.offered(self.match, seat)
            return

    def _next(self, acting: frozenset[Seat]) -> Seat | None:
        """Whose hand is ready first."""
        self._due = {seat: at for seat, at in self._due.items() if seat in acting}
        for seat in sorted(acting - self._due.keys()):
            self._due[seat] = self.now + self._takes()
        by_turns = self.match.game.info.by_turns
        return min(acting, key=lambda seat: (0 if by_turns else self._due[seat], seat), default=None)

    def _takes(self) -> Millis:
        by_turns = self.match.game.info.by_turns
        return self.pace.act + (0 if by_turns else self._hands.below(self.pace.spread + 1))


def begin(codec: Codec, layout: Layout, seats: int, seed: int, options: Any, pace: Pace, most_acts: int) -> Episode:
    """A new match of the codec's game."""
    return Episode(codec, layout, Match(GAMES[codec.game], options, seats, seed), pace, most_acts)
