"""The bot that plays Ubongo Fun-Size: it needs the time that the card is rated at, as people do, give or take."""

from __future__ import annotations

from akili.bots.attempt import Attempt
from akili.bots.hands import card_search
from akili.bots.plan import Planned
from akili.bots.skill import Skill
from akili.engine.chance import SeededChance
from akili.engine.game import Millis, Seat
from akili.games.ubongo_fun_size.model import SeatView, View
from akili.ubongo.race.model import GiveUp, GoOn, LayTile, PutAside, TakeTile

HURRY = 0.85  # what is left takes that much of its time once a countdown runs
SHORTEST_BREATH: Millis = 1200  # between two rounds
LONGEST_BREATH: Millis = 3500
SEARCHED_LONG = 0.5  # of its patience: then it agrees to give up where others have

Card = tuple[int, int, int, Millis]  # what tells one card of a match from the next


class Racer:
    """Plays one seat. What it does on a card follows from the seed and the card, however often it is asked."""

    def __init__(self, skill: Skill, seat: Seat, seed: str) -> None:
        self.seat = seat
        self.skill = skill
        self._chance = SeededChance(f"racer/{skill.name}/{seat}/{seed}")
        self._attempt: tuple[Card, Attempt] | None = None
        self._breath: tuple[int, Millis] | None = None

    def plan(self, view: View, now: Millis) -> Planned | None:
        """The next tile to lay or to take up, or another word to the table."""
        match view.phase:
            case "racing" | "countdown":
                return self._race(view, now)
            case "between":
                return self._go_on(view, now)
            case "over":
                return None

    def _race(self, view: View, now: Millis) -> Planned | None:
        seat = view.seats[self.seat]
        if seat.card is None or seat.finish is not None:
            return None
        attempt = self._attempt_at(view, seat, seat.card.area)
        plans = [self._hands(attempt, view, seat, now), self._resignation(attempt, view, seat)]
        plan = min((plan for plan in plans if plan), key=lambda plan: plan.at, default=None)
        if plan and view.ends is not None and max(plan.at, now) > view.ends:
            return None  # too late: time itself will act
        return plan

    def _attempt_at(self, view: View, seat: SeatView, area: tuple[str, ...]) -> Attempt:
        assert seat.card
        card = (view.round, view.put_aside, seat.card.number, view.begun)
        if self._attempt is None or self._attempt[0] != card:
            search = card_search(area, seat.tiles, view.tiles_to_find)
            chance = self._chance.fork("/".join(map(str, card)))
            self._attempt = card, Attempt.at_card(search, self.skill, chance)
        return self._attempt[1]

    def _hands(self, attempt: Attempt, view: View, seat: SeatView, now: Millis) -> Planned | None:
        times = [_hurried(view.begun + time, view.counting_from) for time in attempt.times]
        done = attempt.done(seat.board, due=sum(time <= now for time in times))
        if done is None:
            return Planned(now, TakeTile(seat.board[-1].tile))  # a board that nobody planned: clear it
        if done == len(attempt.steps):
            return None
        step = attempt.steps[done]
        command = LayTile(step.laid.tile, step.laid.cells) if step.is_down else TakeTile(step.laid.tile)
        return Planned(times[done], command)

    def _resignation(self, attempt: Attempt, view: View, seat: SeatView) -> Planned | None:
        """Long searches end: alone with another card, else by agreeing to give up, sooner where others have."""
        if view.options.solo is not None:
            return Planned(view.begun + attempt.patience, PutAside())
        if seat.gives_up or view.phase == "countdown":
            return None
        others = any(other.gives_up for other in view.seats)
        return Planned(view.begun + round(attempt.patience * (SEARCHED_LONG if others else 1)), GiveUp())

    def _go_on(self, view: View, now: Millis) -> Planned | None:
        if view.seats[self.seat].is_ready:
            return None
        if self._breath is None or self._breath[0] != view.round:
            breath = SHORTEST_BREATH + self._chance.fork(f"breath {view.round}").below(LONGEST_BREATH - SHORTEST_BREATH)
            self._breath = view.round, now + breath
        return Planned(self._breath[1], GoOn())


def _hurried(at: Millis, start: Millis | None) -> Millis:
    return at if start is None or at < start else start + round((at - start) * HURRY)
