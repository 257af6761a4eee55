"""Drawing: all at once and openly, both shapes, one or none; it can be changed until it is confirmed."""

from __future__ import annotations

from akili.engine.course import Course
from akili.engine.game import Millis, Rejected, Seat
from akili.games.ubongo_dice import table
from akili.games.ubongo_dice.model import (
    Confirm,
    DrawingConfirmed,
    Drawn,
    DrawShape,
    Event,
    LiftShape,
    ShapeDrawn,
    ShapeLifted,
    State,
)
from akili.polyomino import Placement
from akili.ubongo.laying import lay

SEEN_WHY: Millis = 3_000  # shapes that fit nowhere are confirmed by themselves after so long


def draw(course: Course[State, Event], seat: Seat, command: DrawShape, at: Millis) -> None:
    """Inside the area, on free cells; a full area is confirmed by itself."""
    state = course.state
    die = table.own(state, seat, command.colour)
    if die is None:
        raise Rejected("die.none")
    lying = table.drawn_now(state, seat, command.colour)
    others = tuple(
        Placement(str(number), each.cells)
        for number, each in enumerate(table.field(state, seat).drawn)
        if each is not lying
    )
    pieces = table.pieces(command.colour)
    laid = lay(state.areas[state.area], others, pieces, die.face, command.cells)
    course.tell(ShapeDrawn(seat, Drawn(command.colour, die.face, laid.cells, state.rolls), at))
    if not table.free_of(course.state, seat):
        course.tell(DrawingConfirmed(seat, chosen=False))


def lift(course: Course[State, Event], seat: Seat, command: LiftShape, at: Millis) -> None:
    """What was drawn in this roll may be taken back."""
    if table.drawn_now(course.state, seat, command.colour) is None:
        raise Rejected("die.not_drawn")
    course.tell(ShapeLifted(seat, command.colour, at))


def confirm(course: Course[State, Event], seat: Seat, _: Confirm) -> None:
    """What is drawn stands."""
    course.tell(DrawingConfirmed(seat))


def confirm_hopeless(course: Course[State, Event]) -> None:
    """Who can draw neither shape has had a moment to see why."""
    for seat in hopeless(course.state):
        course.tell(DrawingConfirmed(seat, chosen=False))


def confirm_all(course: Course[State, Event]) -> None:
    """The time is over: what has been drawn stands."""
    for seat in waiting(course.state):
        course.tell(DrawingConfirmed(seat, chosen=False))


def waiting(state: State) -> list[Seat]:
    """The players who haven't confirmed."""
    return [seat for seat in table.players(state) if not state.seats[seat].is_confirmed]


def hopeless(state: State) -> list[Seat]:
    """Those of them for whom nothing fits."""
    return [seat for seat in waiting(state) if table.fits_nowhere(state, seat)]
