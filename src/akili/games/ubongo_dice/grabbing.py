"""The grab: a live race for one black and one white die each, or, where so agreed, one seat after the other.

A die is shown with the first hand that arrived. It is settled as soon as no hand can be on its way that was earlier or
too close to tell; too close, it goes to the player with fewer dice, then clockwise from the roller.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from akili.engine.course import Course
from akili.engine.game import Millis, Rejected, Seat
from akili.games.ubongo_dice import table
from akili.games.ubongo_dice.agreement import clockwise, end_of
from akili.games.ubongo_dice.model import (
    COLOURS,
    Die,
    DieGrabbed,
    DieLost,
    DieReached,
    DrawingBegun,
    Event,
    Rolled,
    State,
    TurnToGrab,
)
from akili.ubongo.finish import LONGEST_WAY, Finish, not_preceded


def grab(course: Course[State, Event], hand: Finish, die: Die) -> None:
    """Reach for a die; it can't be put back."""
    state = course.state
    rolled = table.at(state, die)
    if rolled is None:
        raise Rejected("die.unknown")
    if hand.at + hand.uncertainty < state.opens:
        raise Rejected("die.too_early")
    if table.own(state, hand.seat, die.colour) or table.reaching(state, hand.seat, die.colour):
        raise Rejected("die.have_one")
    if rolled.owner is not None:
        raise Rejected("die.gone")
    course.tell(DieReached(replace(hand, at=max(hand.at, state.opens)), die))


def settle(course: Course[State, Event], *, at_the_end: bool = False) -> None:
    """Give every die to its owner for which no other hand can be on its way; at the end of the time all."""
    state, now = course.state, course.moment.now
    reached = [rolled for rolled in state.dice if rolled.hands]
    certain = [
        rolled
        for rolled in reached
        if at_the_end or now >= _latest(rolled.hands) or not _may_be_preceded(state, rolled)
    ]
    for rolled in certain:  # who loses one of them has no hand on its way to another
        _hand_over(course, rolled)
    _give_the_last(course)


def due(state: State) -> Iterator[Millis]:
    """When grabs are settled at the latest."""
    return (_latest(rolled.hands) for rolled in state.dice if rolled.hands)


def go_on(course: Course[State, Event]) -> None:
    """When all who are there have their dice, the others get theirs by chance, and drawing begins."""
    waiting = [seat for seat in _waited_for(course.state) if _lacks(course.state, seat)]
    if waiting and course.state.options.turn_order:
        _next_turn(course, waiting)
    elif not waiting:
        deal(course, table.players(course.state))
        now = course.moment.now
        course.tell(DrawingBegun(now, end_of(course.state.options.draw_limit, len(course.state.seats), now)))


def time_over(course: Course[State, Event]) -> None:
    """Hands on their way are settled; who has no dice, or whose turn it is, gets them by chance."""
    settle(course, at_the_end=True)
    turn = course.state.turn
    deal(course, table.players(course.state) if turn is None else [turn])


def deal(course: Course[State, Event], seats: list[Seat]) -> None:
    """Missing dice come by chance from those left, clockwise from the roller."""
    for seat in in_order(course.state, seats):
        for colour in COLOURS:
            if table.own(course.state, seat, colour) is None:
                die = course.moment.chance.pick(table.left(course.state, colour)).die
                course.tell(DieGrabbed(seat, die, chosen=False))


def in_order(state: State, seats: list[Seat]) -> list[Seat]:
    """Clockwise, beginning with the roller."""
    assert state.roller is not None
    order = clockwise(len(state.seats), state.roller - 1)
    return sorted(seats, key=order.index)


def _next_turn(course: Course[State, Event], waiting: list[Seat]) -> None:
    """The first in order who lacks a die takes both; nobody who comes back interrupts them."""
    seat = in_order(course.state, waiting)[0]
    if course.state.turn not in waiting:
        begun = max(course.moment.now, course.state.opens)
        course.tell(TurnToGrab(seat, end_of(course.state.options.grab_limit, len(course.state.seats), begun)))


def _waited_for(state: State) -> list[Seat]:
    """The players who are there; an empty table waits for those who left it."""
    return table.players(state) if state.presence.deserted else table.present(state)


def _lacks(state: State, seat: Seat) -> bool:
    return any(table.own(state, seat, colour) is None for colour in COLOURS)


def _latest(hands: tuple[Finish, ...]) -> Millis:
    return min(hand.at for hand in hands) + LONGEST_WAY


def _may_be_preceded(state: State, rolled: Rolled) -> bool:
    """Whether somebody else is there whose hand may be on its way to this die."""
    if state.options.turn_order:
        return False
    colour = rolled.die.colour
    return any(
        table.own(state, seat, colour) is None and table.reaching(state, seat, colour) is None
        for seat in table.present(state)
    )


def _hand_over(course: Course[State, Event], rolled: Rolled) -> None:
    state = course.state
    tied = in_order(state, list(not_preceded(rolled.hands)))
    winner = min(tied, key=lambda seat: sum(other.owner == seat for other in state.dice))
    course.tell(DieGrabbed(winner, rolled.die))
    for hand in rolled.hands:
        if hand.seat != winner:
            course.tell(DieLost(hand.seat, rolled.die, winner))


def _give_the_last(course: Course[State, Event]) -> None:
    """When one die of a colour is left for one player, it comes by itself."""
    for colour in COLOURS:
        seats, dice = table.lacking(course.state, colour), table.left(course.state, colour)
        if len(seats) == 1 and len(dice) == 1:
            course.tell(DieGrabbed(seats[0], dice[0].die, chosen=False))
