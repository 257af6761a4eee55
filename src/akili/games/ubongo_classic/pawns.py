"""Placing the pawns before the first round: openly, and by chance for those who don't."""

from __future__ import annotations

from akili.engine.course import Course
from akili.engine.game import Millis, Rejected, Seat
from akili.games.ubongo_classic.gem_board import LANES
from akili.games.ubongo_classic.model import Event, Lane, PawnPlaced, State

PLACING: Millis = 30_000


def place(course: Course[State, Event], seat: Seat, lane: Lane) -> None:
    """Several may share a space; a choice can be changed."""
    if course.state.stage != "pawns":
        raise Rejected("pawn.placed")
    if lane not in range(LANES):
        raise Rejected("pawn.no_lane", most=LANES)
    if lane == course.state.seats[seat].pawn:
        raise Rejected("move.no_change")
    course.tell(PawnPlaced(seat, lane))


def place_the_rest(course: Course[State, Event]) -> None:
    """Chance puts the pawns that have no space."""
    for number, seat in enumerate(course.state.seats):
        if seat.pawn is None:
            course.tell(PawnPlaced(number, course.moment.chance.below(LANES), chosen=False))
