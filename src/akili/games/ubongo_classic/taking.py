"""Moving and taking: two live actions, in which another whose pawn comes to the lane can be faster.

A take is for the pair that the player was shown. It waits while an earlier hand, or one too close to tell, may be on
its way; then the pair has its owner, and whoever else reached for it is told.
"""

from __future__ import annotations

from collections.abc import Iterator

from akili.engine.course import Course
from akili.engine.game import Millis, Rejected, Seat
from akili.games.ubongo_classic import places
from akili.games.ubongo_classic.gem_board import nearest, steps_of
from akili.games.ubongo_classic.model import (
    Event,
    GemsTaken,
    Lane,
    PawnMoved,
    Reach,
    SeatState,
    State,
    TakeGems,
    TakeHeld,
    TakeLost,
)
from akili.ubongo.finish import Finish, place_among

LONGEST_WAY: Millis = 250  # of a hand that is earlier or too close to tell: the way of its message, and the doubt


def move(course: Course[State, Event], seat: Seat, lane: Lane, at: Millis) -> None:
    """To any lane within reach of where the pawn began the round, as often as one likes until the take."""
    own, place = _who_may(course.state, seat)
    if lane not in places.reach(course.state, seat):
        raise Rejected("move.too_far", steps=steps_of(place))
    if lane == own.pawn:
        raise Rejected("move.no_change")
    course.tell(PawnMoved(seat, lane, at))


def take(course: Course[State, Event], hand: Finish, command: TakeGems) -> None:
    """Reach for the pair that was shown."""
    own, _ = _who_may(course.state, hand.seat)
    if command.lane != own.pawn:
        raise Rejected("take.other_lane")
    lying = len(course.state.lanes[own.pawn])
    if not lying:
        raise Rejected("take.empty")
    if command.lying != lying:
        raise Rejected("take.gone")
    course.tell(TakeHeld(Reach(hand, own.pawn, lying)))


def settle(course: Course[State, Event], *, at_the_end: bool = False) -> None:
    """Give every pair to its owner for which no other hand can be on its way; at the end of a round all."""
    state, now = course.state, course.moment.now
    lanes = sorted({reach.lane for reach in _reaches(state)})
    for lane in [lane for lane in lanes if at_the_end or _is_certain(state, lane, now)]:
        _hand_over(course, lane, _hands(course.state, lane))


def take_by_itself(course: Course[State, Event]) -> None:
    """Who has solved and not taken gets what lies before their pawn, in the order of places."""
    for seat in _in_order(course.state, range(len(course.state.seats))):
        own = course.state.seats[seat]
        if own.place is not None and not own.taken:
            _give(course, seat, course.moment.now, by_itself=True)


def due(state: State) -> Iterator[Millis]:
    """When takes are settled at the latest."""
    return (_latest(_hands(state, reach.lane)) for reach in _reaches(state))


def _who_may(state: State, seat: Seat) -> tuple[SeatState, int]:
    """A seat that may move and take, with its place."""
    own = state.seats[seat]
    if own.finish is None:
        raise Rejected("gems.unsolved")
    if own.place is None:
        raise Rejected("gems.place_open")
    return own, own.place


def _reaches(state: State) -> Iterator[Reach]:
    return (seat.reach for seat in state.seats if seat.reach)


def _hands(state: State, lane: Lane) -> list[Finish]:
    """All that reach for the nearest pair of a lane: there is but one such pair at a time."""
    return [reach.hand for reach in _reaches(state) if reach.lane == lane]


def _is_certain(state: State, lane: Lane, now: Millis) -> bool:
    return now >= _latest(_hands(state, lane)) or not _may_be_preceded(state, lane)


def _latest(hands: list[Finish]) -> Millis:
    return min(hand.at for hand in hands) + LONGEST_WAY


def _may_be_preceded(state: State, lane: Lane) -> bool:
    """Whether somebody else is there whose hand may be on its way to this lane."""
    return any(
        own.place is not None and not own.taken and own.reach is None and lane in places.reach(state, seat)
        for seat, own in enumerate(state.seats)
        if seat not in state.presence.away
    )


def _hand_over(course: Course[State, Event], lane: Lane, hands: list[Finish]) -> None:
    not_preceded = tuple(hand.seat for hand in hands if place_among(hand, hands) == 1)
    winner = _in_order(course.state, not_preceded)[0]
    _give(course, winner, next(hand.at for hand in hands if hand.seat == winner))
    for hand in hands:
        if hand.seat != winner:
            course.tell(TakeLost(hand.seat, winner, lane))


def _give(course: Course[State, Event], seat: Seat, at: Millis, *, by_itself: bool = False) -> None:
    lane = course.state.seats[seat].pawn
    assert lane is not None
    gems = nearest(course.state.lanes, lane)
    if gems:
        course.tell(GemsTaken(seat, lane, gems, at, by_itself))


def _in_order(state: State, seats: range | tuple[Seat, ...]) -> list[Seat]:
    """The better place first, at equal places clockwise from the starting player."""
    count = len(state.seats)
    return sorted(seats, key=lambda seat: (state.seats[seat].place or count + 1, (seat - state.starter) % count))
