"""Areas and rolls: who rolls next, and the roll."""

from __future__ import annotations

from akili.engine.course import Course
from akili.engine.game import Millis, Seat
from akili.forge.tiles import DICE_BLACK, DICE_WHITE
from akili.games.ubongo_dice import table
from akili.games.ubongo_dice.agreement import clockwise, dice_of, end_of
from akili.games.ubongo_dice.model import LANDING, AreaBegun, DiceRolled, Event, RollDue, State

ROLLING: Millis = 10_000  # then the dice roll by themselves


def begin_area(course: Course[State, Event], area: int) -> None:
    """Everybody starts the next area."""
    course.tell(AreaBegun(area, course.moment.now))
    next_roll(course)


def next_roll(course: Course[State, Event]) -> None:
    """Clockwise after every roll, to the next seat that plays and is there; the first is agreed on, or by chance."""
    state = course.state
    if state.roller is None:
        chosen = state.options.roller
        _due(course, course.moment.chance.below(len(state.seats)) if chosen is None else chosen)
    else:
        _due(course, _next_after(state, state.roller))


def pass_over(course: Course[State, Event]) -> None:
    """A roller who has gone away doesn't keep the others waiting."""
    state = course.state
    assert state.roller is not None
    if state.roller in state.presence.away and table.present(state):
        _due(course, _next_after(state, state.roller))


def welcome(course: Course[State, Event]) -> None:
    """Somebody is back at a table that everybody had left: the time to roll begins anew."""
    assert course.state.roller is not None
    _due(course, course.state.roller)


def roll(course: Course[State, Event]) -> None:
    """All dice in use."""
    state, now, chance = course.state, course.moment.now, course.moment.chance
    assert state.roller is not None
    count = dice_of(len(state.seats))
    black, white = (tuple(chance.pick(faces.tiles).name for _ in range(count)) for faces in (DICE_BLACK, DICE_WHITE))
    opens = now + LANDING
    ends = end_of(state.options.grab_limit, len(state.seats), opens)
    course.tell(DiceRolled(state.roller, black, white, now, opens, ends))


def _next_after(state: State, roller: Seat) -> Seat:
    order = clockwise(len(state.seats), roller)
    candidates = table.present(state) or table.players(state)
    return next(seat for seat in order if seat in candidates)


def _due(course: Course[State, Event], seat: Seat) -> None:
    is_alone = len(course.state.seats) == 1
    course.tell(RollDue(seat, None if is_alone else course.moment.now + ROLLING))
