"""Who was first, second, third: settled as soon as no earlier solution can be on its way."""

from __future__ import annotations

from collections.abc import Iterator

from akili.engine.course import Course
from akili.engine.game import Millis, Seat
from akili.games.ubongo_classic.gem_board import steps_of, within
from akili.games.ubongo_classic.model import Event, Lane, PlaceSettled, SeatState, State
from akili.ubongo.finish import HOLD, Finish, place_among


def settle(course: Course[State, Event], *, at_the_end: bool = False) -> None:
    """Tell every place that is certain; at the end of a round all are."""
    for finish in sorted(_open(course.state), key=lambda finish: (finish.at, finish.seat)):
        if at_the_end or course.moment.now >= finish.at + HOLD or not _may_be_preceded(course.state):
            others = (seat.finish for seat in course.state.seats if seat.finish)
            place = place_among(finish, others)
            course.tell(PlaceSettled(finish.seat, place, steps_of(place)))


def due(state: State) -> Iterator[Millis]:
    """When places are settled at the latest."""
    return (finish.at + HOLD for finish in _open(state))


def reach(state: State, seat: Seat) -> range:
    """The lanes where a pawn may stand; before its place is settled, those it could reach at best."""
    own = state.seats[seat]
    assert own.home is not None
    return within(own.home, steps_of(_place_at_best(state, own)))


def reachable(state: State, seat: Seat) -> tuple[Lane, ...]:
    """The lanes where a pawn may stand now: none before the place is settled, and none after the take."""
    own = state.seats[seat]
    may_move = state.is_running and own.place is not None and not own.taken
    return tuple(reach(state, seat)) if may_move else ()


def is_through(state: State, seat: Seat) -> bool:
    """Has taken, can reach no gem any more, or is done."""
    own = state.seats[seat]
    if own.gives_up or own.taken:
        return True
    return own.reach is None and not any(state.lanes[lane] for lane in reach(state, seat))


def _place_at_best(state: State, own: SeatState) -> int:
    """Among those who are settled; who has solved too may not be told apart from some of them."""
    if own.place is not None:
        return own.place
    settled = [other.finish for other in state.seats if other.finish and other.place is not None]
    return place_among(own.finish, settled) if own.finish else 1 + len(settled)


def _open(state: State) -> Iterator[Finish]:
    return (seat.finish for seat in state.seats if seat.finish and seat.place is None)


def _may_be_preceded(state: State) -> bool:
    """Whether a solution can be on its way at all: somebody who is there still searches."""
    return any(seat.is_searching and number not in state.presence.away for number, seat in enumerate(state.seats))
