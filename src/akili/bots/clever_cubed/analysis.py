"""A finished match of Clever Cubed: what every decision was worth, and what the dice brought between them.

Luck is what the dice that a seat rolls for itself bring over the average of such a roll. Between two decisions others
act, too, and the judge finds that it had misjudged: what the account then lacks is unforeseen. Where nothing falls and
nobody acts, the later look is the better one: the first decision is worth what the next one can make of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from akili.bots.analysis import Account, Point, dearest
from akili.bots.clever_cubed.advice import Analysis, Choice, Move
from akili.bots.clever_cubed.dice_luck import dice_luck
from akili.bots.clever_cubed.hint import MOVES, NO_DIFFERENCES, differences
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
    valued: Mapping[Command, float]  # all that there was to choose from, as it was valued then
    is_certain: bool  # nothing fell and nobody else acted since the seat's last decision
    luck: float = 0.0  # of the dice since the seat's last decision that is told

    @property
    def is_lapse(self) -> bool:
        """Whether ? were lost that nobody chose to lose."""
        return self.chosen not in self.view.legal

    @property
    def is_told(self) -> bool:
        """Whether there was anything to choose."""
        return len(self.view.legal) > 1 or self.is_lapse

    @property
    def moves(self) -> tuple[Move, ...]:
        """The best of all that there was; by what is known in the end, nothing was better than the best."""
        known = {command: min(value, self.best_value) for command, value in self.valued.items()}
        known |= (
            {self.best: self.best_value} if self.is_lapse else {self.chosen: self.value, self.best: self.best_value}
        )
        ranked = sorted(known, key=lambda command: (command == self.best, known[command]), reverse=True)
        return tuple(Move(command, known[command]) for command in ranked[:MOVES])

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
    luck: float = 0.0  # of dice after the last decision

    def take_luck(self) -> float:
        """What has come since the last decision, for the next one."""
        luck, self.luck = self.luck, 0.0
        return luck


def analysis_of(state: State, events: Iterable[Event], judge: Judging) -> Analysis:
    """From the state before the first event on."""
    courses = [_Course() for _ in state.seats]
    at = 0
    for number, (at, event) in enumerate(timed(events)):
        if isinstance(event, Rolled | DiceDealt):
            _before_dice(courses, state, judge)
            _add_luck(courses, state, event, judge)
        elif isinstance(event, TakenBack):
            _take_back(courses[event.seat])
        elif (command := _command(event)) is not None:
            assert isinstance(event, DieUsed | BonusUsed | BonusesLapsed | Rerolled | Passed | SeatDone)
            _decide(courses, state, event.seat, command, number, at, judge)
        state = evolve(state, event)
    results = [float(scoring.total(seat.sheet)) for seat in state.seats]
    luck = [course.luck + sum(made.luck for made in course.made) for course in courses]
    for course, result in zip(courses, results, strict=True):
        _look_back(course, result)
    choices = sorted((choice for choice in _choices(courses, judge)), key=lambda choice: choice.event)
    accounts = tuple(
        _account(course, result, luck[seat], dearest(choices, seat), at)
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


def _add_luck(courses: Sequence[_Course], state: State, event: Rolled | DiceDealt, judge: Judging) -> None:
    """For whom the dice fall: who is active, or who is alone."""
    seat = state.active or 0
    course = courses[seat]
    if course.start is not None or course.made:  # else the account begins after it
        course.luck += dice_luck(state, event, seat, judge)


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
    made = _Made(number, at, view, chosen, value, best, valued[best], valued, is_certain=course.is_certain)
    if made.is_told:
        made.luck = course.take_luck()
    course.made.append(made)
    course.is_certain = True
    for other in courses:
        if other is not course:
            other.is_certain = False


def _take_back(course: _Course) -> None:
    """As if it hadn't been: what was certain before it is so again."""
    if course.made:
        undone = course.made.pop()
        course.is_certain, course.luck = undone.is_certain, course.luck + undone.luck


def _look_back(course: _Course, result: float) -> None:
    later, is_certain = result, course.is_certain
    for made in reversed(course.made):
        if is_certain:
            made.look_back(later)
        later, is_certain = made.best_value, made.is_certain


def _choices(courses: Sequence[_Course], judge: Judging) -> Iterable[Choice]:
    for seat, course in enumerate(courses):
        told = [made for made in course.made if made.is_told]
        if told:
            told[-1].luck += course.take_luck()
        yield from (_choice(seat, made, judge) for made in told)


def _choice(seat: Seat, made: _Made, judge: Judging) -> Choice:
    cost = made.best_value - made.value
    found = differences(made.view, judge.rater, made.best, made.chosen) if cost >= WORTH_A_REASON else NO_DIFFERENCES
    return Choice(
        seat=seat,
        event=made.number,
        at=made.at,
        chapter=made.view.round,
        value=made.value,
        best_value=made.best_value,
        cost=cost,
        luck=made.luck,
        faces=tuple(die.face for die in made.view.dice if die.face),
        chosen=made.chosen,
        best=made.best,
        moves=made.moves,
        lapsed=made.view.seats[seat].waiting if made.is_lapse else (),
        reasons=found.reasons,
        although=found.although,
    )


def _account(course: _Course, result: float, luck: float, dear: tuple[int, ...], over: Millis) -> Account:
    first = course.made[0].best_value if course.made else result
    start = first if course.start is None else course.start
    cost = sum(made.best_value - made.value for made in course.made)
    return Account(
        start=start,
        luck=luck,
        unforeseen=result - start - luck + cost,
        cost=cost,
        result=result,
        dearest=dear,
        curve=(Point(0, start), *(Point(made.at, made.value) for made in course.made), Point(over, result)),
    )
