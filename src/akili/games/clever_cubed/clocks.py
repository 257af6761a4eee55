"""When time itself acts: on seats that are away, on those whose time is over, and on a roll that nothing fits."""

from __future__ import annotations

from collections.abc import Iterator

from akili.engine.game import Millis, Seat
from akili.games.clever_cubed.model import BonusesLapsed, Passed, SeatDone, State, Why
from akili.games.clever_cubed.reach import stage
from akili.games.clever_cubed.turns import Course, go_on, roll

PATIENCE: Millis = 30_000  # with a seat that is away
GLANCE: Millis = 2_500  # in which all see that nothing fits

Passing = tuple[Millis, Seat, Why]  # when a seat is passed over, and why


def deadline(state: State) -> Millis | None:
    """When the first seat that is waited for is passed over."""
    return min((at for at, _, _ in _passings(state)), default=None)


def ends(state: State, seat: Seat) -> Millis | None:
    """When the seat's time for its part of the turn is over."""
    seconds = state.options.turn_seconds
    return None if seconds is None else _running(state, state.seats[seat].since) + 1000 * seconds


def pass_over(course: Course) -> None:
    """Who is waited for no longer passes whatever there is to do, until others are to act."""
    while overdue := [passing for passing in _passings(course.state) if passing[0] <= course.moment.now]:
        _, seat, why = min(overdue)
        _pass(course, seat, why)
        go_on(course, seat)


def _passings(state: State) -> Iterator[Passing]:
    for seat, since in state.away:
        if stage(state, seat):
            yield since + PATIENCE, seat, "away"
    if state.phase == "choosing" and not state.fits and not state.is_deserted and state.active is not None:
        yield _running(state, state.rolled) + GLANCE, state.active, "nothing_fits"
    if state.options.turn_seconds is not None:
        for seat in range(len(state.seats)):
            end = ends(state, seat)
            if end is not None and stage(state, seat):
                yield end, seat, "time"


def _running(state: State, since: Millis) -> Millis:
    """Nothing runs at a table that all have left."""
    return max(since, state.resumed)


def _pass(course: Course, seat: Seat, why: Why) -> None:
    at = course.moment.now
    match stage(course.state, seat):
        case "bonus":
            course.tell(BonusesLapsed(seat, course.state.seats[seat].waiting, why, at))
        case "roll":
            roll(course)
        case "use" | "pick":
            course.tell(Passed(seat, why, at))
        case "extra":
            course.tell(SeatDone(seat, why, at))
