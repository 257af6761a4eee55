"""The sand: everything is done before it has run out; if nobody has solved by then, it is turned once more."""

from __future__ import annotations

from akili.engine.course import Course
from akili.engine.game import Millis, Moment
from akili.games.ubongo_classic.model import Event, HourglassTurned, State
from akili.ubongo.finish import Finish
from akili.ubongo.race.play import is_in_time as is_before_its_end

FIRST, SECOND = 1, 2


def length(state: State) -> Millis:
    """How long the sand runs."""
    return 1000 * state.options.hourglass


def may_be_turned(state: State) -> bool:
    """Nobody has solved in the first sand."""
    return state.phase == "racing" and state.hourglass == FIRST


def is_in_time(state: State, moment: Moment) -> bool:
    """Tiles may still be laid while it is being turned."""
    return may_be_turned(state) or is_before_its_end(state, moment)


def is_being_turned(state: State, finish: Finish) -> bool:
    """Whether this was done after the first sand, when it isn't certain yet that a second follows."""
    return state.ends is not None and finish.at >= state.ends


def turn(course: Course[State, Event]) -> None:
    """The second sand follows the first without a break."""
    ends = course.state.ends
    assert ends is not None
    course.tell(HourglassTurned(ends, ends + length(course.state)))
