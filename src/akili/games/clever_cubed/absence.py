"""Seats that are away: the others wait for one 30 seconds at most, then it passes until it is back."""

from __future__ import annotations

from akili.engine.game import Millis, Seat
from akili.games.clever_cubed.model import BonusesLapsed, Passed, SeatDone, State
from akili.games.clever_cubed.reach import stage
from akili.games.clever_cubed.turns import Course, go_on

PATIENCE: Millis = 30_000


def deadline(state: State) -> Millis | None:
    """When the first seat that is waited for is passed over."""
    ends = [since + PATIENCE for seat, since in state.away if stage(state, seat)]
    return min(ends, default=None)


def pass_over(course: Course) -> None:
    """Who has been away for too long passes whatever there is to do, until others are to act."""
    while seat := _overdue(course.state, course.moment.now):
        _pass(course, seat[0])
        go_on(course, seat[0])


def _overdue(state: State, now: Millis) -> list[Seat]:
    return [seat for seat, since in state.away if since + PATIENCE <= now and stage(state, seat)]


def _pass(course: Course, seat: Seat) -> None:
    match stage(course.state, seat):
        case "bonus":
            course.tell(BonusesLapsed(seat, course.state.seats[seat].waiting))
        case "roll" | "pick":
            course.tell(Passed(seat))
        case "extra":
            course.tell(SeatDone(seat))
