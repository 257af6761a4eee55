"""A finished match of Clever Cubed: what every decision was worth, and what the dice brought between them.

Between two decisions of a seat something falls or others act: that is luck. Where nothing does, the later look is the
better one: the first decision is worth what the next one can make of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from akili.bots.analysis import Account, Point, dearest
from akili.bots.clever_cubed.advice import Analysis, Choice
from akili.bots.clever_cubed.hint import differences
from akili.bots.clever_cubed.judging import Judging
from akili.engine.game import Millis, Seat
from akili.engine.replay import timed
from akili.games.clever_cubed import scoring
from akili.games.clever_cubed.fold import evolve
from akili.games.clever_cubed.model import (
    Bonus,
    BonusesLapsed,
    BonusUsed,
    Command,
    DiceDealt,
    DieUsed,
    Done,
    Event,
    Extra,
    Pass,
    Passed,
    Reroll,
    Rerolled,
    Rolled,
    SeatDone,
    State,
    TakenBack,
    Use,
    View,
)
from akili.games.clever_cubed.rules import CLEVER_CUBED

WORTH_A_REASON = 0.05  # points: what costs less needs no words


@dataclass
class _Made:
    """A decision as it was made; a later look may change what it was worth."""

    number: int
    at: Millis
    view: View
    chosen: Command
    value: float
    best: Command
    best_value: float
    is_certain: bool  # nothing fell and nobody else acted since the seat's last decision

    @property
    def is_lapse(self) -> bool:
        """Whether ? were lost that nobody chose to lose."""
        return self.chosen not in self.view.legal

    def look_back(self, later: float) -> None:
        """What follows for sure is known by now."""
        if self.is_lapse:
            return
        was_best = self.chosen == self.best
        self.value = later
        if was_best or later >= self.best_value:
            self.best, self.best_value = self.chosen, later


@dataclass
class _Course:
    """A seat's way through the match."""

    start: float | None = None
    made: list[_Made] = field(default_factory=list)
    is_certain: bool = False


def analysis_of(state: State, events: Iterable[Event], judge: Judging) -> Analysis:
    """From the state before the first event on."""
    courses = [_Course() for _ in state.seats]
    at = 0
    for number, (at, event) in enumerate(timed(events)):
        if isinstance(event, Rolled | DiceDealt):
            _before_dice(courses, state, judge)
        elif isinstance(event, TakenBack):
            _take_back(courses[event.seat])
        elif (command := _command(event)) is not None:
            assert isinstance(event, DieUsed | BonusUsed | BonusesLapsed | Rerolled | Passed | SeatDone)
            _decide(courses, state, event.seat, command, number, at, judge)
        state = evolve(state, event)
    results = [float(scoring.total(seat.sheet)) for seat in state.seats]
    for course, result in zip(courses, results, strict=True):
        _look_back(course, result)
    choices = sorted((choice for choice in _choices(courses, judge)), key=lambda choice: choice.event)
    accounts = tuple(
        _account(course, result, seat, choices, at)
        for seat, (course, result) in enumerate(zip(courses, results, strict=True))
    )
    return Analysis(unit="points", judge=judge.kind, seats=accounts, decisions=tuple(choices))


def _command(event: Event) -> Command | None:
    """The command that an event follows from; None where nobody chose."""
    match event:
        case DieUsed(die=die, mark=mark, joker=joker, use=use):
            return Extra(die, mark, joker) if use == "extra" else Use(die, mark, joker)
        case BonusUsed(bonus=bonus, mark=mark):
            return Bonus(bonus, mark)
        case Rerolled():
            return Reroll()
        case Passed(why=why) | BonusesLapsed(why=why) if why != "nothing_fits":
            return Pass()
        case SeatDone(why=why) if why != "nothing_fits":
            return Done()
        case _:
            return None


def _before_dice(courses: Sequence[_Course], state: State, judge: Judging) -> None:
    for seat, course in enumerate(courses):
        if course.start is None:
            course.start = judge.beginning(state, seat)
        course.is_certain = False


def _decide(
    courses: Sequence[_Course], state: State, seat: Seat, chosen: Command, number: int, at: Millis, judge: Judging
) -> None:
    course, view = courses[seat], CLEVER_CUBED.sight(state, seat)
    if not view.legal:
        return
    valued = dict(judge.options(view))
    best = max(valued, key=lambda command: (valued[command], command == chosen))
    # Nobody may choose to lose a ?: time or absence did, and that is never the best.
    value = valued[chosen] if chosen in valued else min(valued[best], judge.lapsing(state, seat))
    course.made.append(_Made(number, at, view, chosen, value, best, valued[best], is_certain=course.is_certain))
    course.is_certain = True
    for other in courses:
        if other is not course:
            other.is_certain = False


def _take_back(course: _Course) -> None:
    """As if it hadn't been: what was certain before it is so again."""
    if course.made:
        course.is_certain = course.made.pop().is_certain


def _look_back(course: _Course, result: float) -> None:
    later, is_certain = result, course.is_certain
    for made in reversed(course.made):
        if is_certain:
            made.look_back(later)
        later, is_certain = made.best_value, made.is_certain


def _choices(courses: Sequence[_Course], judge: Judging) -> Iterable[Choice]:
    for seat, course in enumerate(courses):
        before = course.start
        for made in course.made:
            luck = made.best_value - (made.best_value if before is None else before)
            before = made.value
            if len(made.view.legal) > 1 or made.is_lapse:
                yield _choice(seat, made, luck, judge)


def _choice(seat: Seat, made: _Made, luck: float, judge: Judging) -> Choice:
    cost = made.best_value - made.value
    is_worth_it = cost >= WORTH_A_REASON
    return Choice(
        seat=seat,
        event=made.number,
        at=made.at,
        chapter=made.view.round,
        value=made.value,
        best_value=made.best_value,
        cost=cost,
        luck=luck,
        faces=tuple(die.face for die in made.view.dice if die.face),
        chosen=made.chosen,
        best=made.best,
        lapsed=made.view.seats[seat].waiting if made.is_lapse else (),
        reasons=differences(made.view, judge.rater, made.best, made.chosen) if is_worth_it else (),
    )


def _account(course: _Course, result: float, seat: Seat, choices: Sequence[Choice], over: Millis) -> Account:
    first = course.made[0].best_value if course.made else result
    start = first if course.start is None else course.start
    cost = sum(made.best_value - made.value for made in course.made)
    return Account(
        start=start,
        luck=result - start + cost,
        cost=cost,
        result=result,
        dearest=dearest(choices, seat),
        curve=(Point(0, start), *(Point(made.at, made.value) for made in course.made), Point(over, result)),
    )
