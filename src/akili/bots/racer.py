"""The bot that plays races on cards: it needs the time that a card is rated at, as people do, give or take.

It knows what all races share; how hands go over a card of its game it is told, and a game with more to do than to
solve cards has a subclass that does it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from akili.bots.attempt import Attempt
from akili.bots.hands import CardSearch
from akili.bots.plan import Planned
from akili.bots.skill import LEVELS, Skill
from akili.engine.chance import SeededChance
from akili.engine.game import Millis, Seat
from akili.ubongo.race.model import GiveUp, GoOn, PutAside, RaceSeatView, RaceView, TakeTile

HURRY = 0.85  # what is left takes that much of its time once a countdown runs
SHORTEST_BREATH: Millis = 1200  # between two rounds
LONGEST_BREATH: Millis = 3500
ANSWER: Millis = 2500  # at the latest it answers those who would give up
NEARLY: Millis = 8000  # before its solution: then that is the answer
FORLORN: Millis = 30_000  # of a countdown that it won't make: then it is done

Look = Callable[[Any, Any], CardSearch]  # at the card of a seat in a view of the game
Card = tuple[int, int, int, Millis]  # what tells one card of a match from the next


class Racer:
    """Plays one seat. What it does on a card follows from the seed and the card, however often it is asked."""

    def __init__(self, skill: Skill, look: Look, seat: Seat, seed: str) -> None:
        self.seat = seat
        self.look = look
        self.skill = skill
        self.chance = SeededChance(f"racer/{skill.name}/{seat}/{seed}")
        self._attempt: tuple[Card, Attempt] | None = None
        self._breath: tuple[str, Millis] | None = None

    # What a game may have more of

    def after_solution(self, view: Any, now: Millis) -> Planned | None:  # noqa: ARG002 - as a rule one waits
        """What it does in a round once its card is solved."""
        return None

    def between_rounds(self, view: Any, now: Millis) -> Planned | None:
        """It takes a breath, then it is ready."""
        if view.seats[self.seat].is_ready:
            return None
        return Planned(self.after_a_breath(f"breath {view.round}", now), GoOn())

    def after_a_breath(self, name: str, now: Millis) -> Millis:
        """When it has taken the breath of this name, which began when it was first asked for."""
        if self._breath is None or self._breath[0] != name:
            breath = SHORTEST_BREATH + self.chance.fork(name).below(LONGEST_BREATH - SHORTEST_BREATH)
            self._breath = name, now + breath
        return self._breath[1]

    # All races

    def plan(self, view: RaceView, now: Millis) -> Planned | None:
        """The next tile to lay or to take up, or another word to the table."""
        match view.phase:
            case "racing" | "countdown":
                return self._race(view, now)
            case "between":
                return self.between_rounds(view, now)
            case "over":
                return None

    def _race(self, view: RaceView, now: Millis) -> Planned | None:
        seat = view.seats[self.seat]
        if seat.card is None:
            return None
        plan = self._search(view, seat, now) if seat.finish is None else self.after_solution(view, now)
        if plan and view.ends is not None and max(plan.at, now) >= view.ends:
            return None  # too late: time itself will act
        return plan

    def _search(self, view: RaceView, seat: RaceSeatView, now: Millis) -> Planned | None:
        attempt = self._attempt_at(view, seat)
        plans = [self._hands(attempt, view, seat, now), self._resignation(attempt, view, seat, now)]
        return min((plan for plan in plans if plan), key=lambda plan: plan.at, default=None)

    def _attempt_at(self, view: RaceView, seat: RaceSeatView) -> Attempt:
        assert seat.card
        card = (view.round, view.put_aside, seat.card.number, view.begun)
        if self._attempt is None or self._attempt[0] != card:
            chance = self.chance.fork("/".join(map(str, card)))
            self._attempt = card, Attempt.at_card(self.look(view, seat), self.skill, chance)
        return self._attempt[1]

    def _hands(self, attempt: Attempt, view: RaceView, seat: RaceSeatView, now: Millis) -> Planned | None:
        times = _times(attempt, view)
        done = attempt.done(seat.board, due=sum(time <= now for time in times))
        if done is None:
            return Planned(now, TakeTile(seat.board[-1].tile))  # a board that nobody planned: clear it
        if done == len(attempt.steps):
            return None
        return Planned(times[done], attempt.steps[done].command)

    def _resignation(self, attempt: Attempt, view: RaceView, seat: RaceSeatView, now: Millis) -> Planned | None:
        """Long searches end: alone with another card, else by agreeing to give up, soon where others would."""
        if view.options.solo is not None:
            return Planned(view.begun + attempt.patience, PutAside())
        if seat.gives_up or (view.counting_from is not None and _will_do(attempt, view)):
            return None
        of_itself = view.begun + attempt.patience if view.counting_from is None else view.counting_from + FORLORN
        is_asked = any(other.gives_up for other in view.seats) and not _has_nearly(attempt, view, now)
        return Planned(min(of_itself, self._next_answer(view, now)) if is_asked else of_itself, GiveUp())

    def _next_answer(self, view: RaceView, now: Millis) -> Millis:
        """One of the moments at which it looks up from its card: they follow from the seed, not from who asked when."""
        first = view.begun + self.chance.fork(f"answer {view.round}").below(ANSWER)
        return now + (first - now) % ANSWER


def racers(look: Look) -> Mapping[str, Callable[[Seat, str], Racer]]:
    """One of every level for a game, made for a seat and from a seed."""
    return {skill.name: partial(Racer, skill, look) for skill in LEVELS.values()}


def _times(attempt: Attempt, view: RaceView) -> list[Millis]:
    return [_hurried(view.begun + time, view.counting_from) for time in attempt.times]


def _will_do(attempt: Attempt, view: RaceView) -> bool:
    """Whether the solution will lie there in time."""
    return attempt.is_fruitful and (view.ends is None or _times(attempt, view)[-1] < view.ends)


def _has_nearly(attempt: Attempt, view: RaceView, now: Millis) -> bool:
    """Whether the solution will lie there in a moment."""
    return attempt.is_fruitful and _times(attempt, view)[-1] < now + NEARLY


def _hurried(at: Millis, start: Millis | None) -> Millis:
    return at if start is None or at < start else start + round((at - start) * HURRY)
