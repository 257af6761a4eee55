"""The bot that plays Ubongo classic: a racer that, once its card is solved, moves its pawn and takes gems."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import exp
from typing import NamedTuple

from akili.bots.plan import Planned
from akili.bots.racer import Racer
from akili.bots.skill import LEVELS, Skill, normal
from akili.bots.ubongo_classic.card import look
from akili.bots.ubongo_classic.lane_value import lane_value
from akili.engine.game import Millis, Seat
from akili.games.ubongo_classic.gem_board import LANES
from akili.games.ubongo_classic.model import Lane, MovePawn, PlacePawn, RollDie, TakeGems, View
from akili.ubongo.race.model import GiveUp

UNEVEN = 0.3  # deviation of the logarithm of a pause


class Pauses(NamedTuple):
    """How long it looks at the board until it knows where to go, and how long its hand needs for the gems there."""

    look: Millis
    hand: Millis


PAUSES: Mapping[str, Pauses] = {
    "easy": Pauses(3200, 1800),
    "medium": Pauses(2200, 1200),
    "hard": Pauses(1500, 800),
    "master": Pauses(1000, 500),
}
Situation = tuple[int, Lane | None, Lane | None, int]  # round, pawn, the lane it wants, the gems that lie there


class GemRacer(Racer):
    """Plays one seat. When it acts again depends on what has changed for it, not on how often it is asked."""

    def __init__(self, skill: Skill, seat: Seat, seed: str) -> None:
        super().__init__(skill, look, seat, seed)
        self._pauses = PAUSES[skill.name]
        self._since: tuple[Situation, Millis] | None = None

    def between_rounds(self, view: View, now: Millis) -> Planned | None:
        """It puts its pawn on the board, is ready, and rolls where it starts."""
        match view.stage:
            case "pawns" if view.seats[self.seat].pawn is None:
                return Planned(self.after_a_breath("pawn", now), PlacePawn(self._wanted(view, range(LANES))))
            case "roll" if view.starter == self.seat:
                return Planned(self.after_a_breath(f"roll {view.round}", now), RollDie())
            case "roll":
                return None
            case _:
                return super().between_rounds(view, now)

    def after_solution(self, view: View, now: Millis) -> Planned | None:
        """It moves to the lane it wants most and takes the gems; where others were faster, it looks again."""
        own = view.seats[self.seat]
        if own.place is None or own.taken or own.is_taking:
            return None
        lanes = [lane for lane in own.reachable if view.lanes[lane]]
        if not lanes:
            return None if own.gives_up else Planned(now, GiveUp())
        lane = self._wanted(view, lanes)
        lying = len(view.lanes[lane])
        at = self._acts_at((view.round, own.pawn, lane, lying), now, has_come=lane == own.pawn != own.home)
        return Planned(at, TakeGems(lane, lying) if lane == own.pawn else MovePawn(lane))

    def _wanted(self, view: View, lanes: range | list[Lane]) -> Lane:
        gems = view.seats[self.seat].gems
        return max(lanes, key=lambda lane: lane_value(view.lanes, gems, lane))

    def _acts_at(self, situation: Situation, now: Millis, *, has_come: bool) -> Millis:
        if self._since is None or self._since[0] != situation:
            self._since = situation, now
        pause = self._pauses.hand if has_come else self._pauses.look
        return self._since[1] + round(pause * exp(UNEVEN * normal(self.chance.fork(f"pause {situation}"))))


GEM_RACERS: Mapping[str, Callable[[Seat, str], GemRacer]] = {
    skill.name: partial(GemRacer, skill) for skill in LEVELS.values()
}
