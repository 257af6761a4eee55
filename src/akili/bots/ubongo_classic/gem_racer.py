"""The bot that plays Ubongo classic: a racer that, once its card is solved, moves its pawn and takes gems."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import exp

from akili.bots.plan import Planned
from akili.bots.racer import Racer
from akili.bots.skill import GRAIN, normal
from akili.bots.ubongo_classic.card import look
from akili.bots.ubongo_classic.gem_table import seen_by
from akili.bots.ubongo_classic.lane_value import lane_value, space_value
from akili.bots.ubongo_classic.levels import MANNERS, Manner
from akili.engine.game import Millis, Seat
from akili.games.ubongo_classic.gem_board import LANES
from akili.games.ubongo_classic.model import Lane, MovePawn, PlacePawn, RollDie, SeatView, TakeGems, View
from akili.ubongo.race.model import GiveUp

UNEVEN = 0.3  # deviation of the logarithm of a pause

Situation = tuple[int, Lane | None, Lane | None, int]  # round, pawn, the lane it wants, the gems that lie there


class GemRacer(Racer):
    """Plays one seat. When it acts depends on what has changed for it, not on how often it is asked."""

    def __init__(self, manner: Manner, seat: Seat, seed: str) -> None:
        super().__init__(manner.skill, look, seat, seed)
        self.manner = manner
        self._since: tuple[Situation, Millis] | None = None

    def between_rounds(self, view: View, now: Millis) -> Planned | None:
        """It puts its pawn on the board, is ready, and rolls where it starts."""
        match view.stage:
            case "pawns" if view.seats[self.seat].pawn is None:
                return Planned(self.after_a_breath("pawn", now), PlacePawn(self._space(view)))
            case "roll" if view.starter == self.seat and not view.seats[self.seat].is_ready:
                return Planned(self.after_a_breath(f"roll {view.round}", now), RollDie())
            case "roll":
                return None
            case _:
                return super().between_rounds(view, now)

    def after_solution(self, view: View, now: Millis) -> Planned | None:
        """It goes to the lane that it wants most and takes the gems; where another was faster, it looks again."""
        own: SeatView = view.seats[self.seat]
        if own.place is None or own.taken or own.is_taking or own.gives_up:
            return None
        lanes = [lane for lane in own.reachable if view.lanes[lane]]
        if not lanes:
            return Planned(self._after_a_look((view.round, own.pawn, None, 0), now), GiveUp())
        lane = self._lane(view, lanes)
        situation = (view.round, own.pawn, lane, len(view.lanes[lane]))
        if lane != own.pawn:
            return Planned(self._after_a_look(situation, now), MovePawn(lane))
        has_come = own.pawn != own.home
        at = self._after_a_grasp(situation, now) if has_come else self._after_a_look(situation, now)
        return Planned(at, TakeGems(lane, len(view.lanes[lane])))

    # Choosing

    def _space(self, view: View) -> Lane:
        table = seen_by(self.seat, view)
        return self._best("space", range(LANES), lambda lane: space_value(table, lane, self.manner.sight))

    def _lane(self, view: View, lanes: Sequence[Lane]) -> Lane:
        table = seen_by(self.seat, view)

        def value(lane: Lane) -> float:
            haze = self.manner.haze * normal(self.chance.fork(f"haze {view.round}/{lane}/{len(view.lanes[lane])}"))
            return lane_value(table, lane, self.manner.sight) + haze

        return self._best(f"whim {view.round}", lanes, value)

    def _best(self, whim: str, lanes: Sequence[Lane], value: Callable[[Lane], float]) -> Lane:
        """The lane of most value, or any, if it feels like it: the same one as long as it can be had."""
        chance = self.chance.fork(whim)
        has_whim = chance.below(100) < self.manner.whim_percent
        return max(lanes, key=(lambda lane: chance.fork(lane).below(GRAIN)) if has_whim else value)

    # Pauses

    def _after_a_look(self, situation: Situation, now: Millis) -> Millis:
        return self._after(self.manner.look, situation, now)

    def _after_a_grasp(self, situation: Situation, now: Millis) -> Millis:
        return self._after(self.manner.hand, situation, now)

    def _after(self, pause: Millis, situation: Situation, now: Millis) -> Millis:
        """So long after the situation has come about, give or take."""
        if self._since is None or self._since[0] != situation:
            self._since = situation, now
        return self._since[1] + round(pause * exp(UNEVEN * normal(self.chance.fork(f"pause {situation}"))))


GEM_RACERS: Mapping[str, Callable[[Seat, str], GemRacer]] = {
    name: partial(GemRacer, manner) for name, manner in MANNERS.items()
}
