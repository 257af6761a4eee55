"""What follows by itself: bonuses that are won or lapse, rolls, turns, rounds, and the end."""

from __future__ import annotations

from akili.engine import course as engine
from akili.engine.game import Seat
from akili.games.clever_cubed import bonuses, printed
from akili.games.clever_cubed.model import (
    DICE,
    FIELDS,
    HAND,
    PLATTER,
    ROLLS,
    ROUNDS,
    BonusesLapsed,
    BonusWon,
    DiceDealt,
    DiceDropped,
    Event,
    FinishBegun,
    Mark,
    MatchBegun,
    MatchEnded,
    Passed,
    Rolled,
    RoundBegun,
    SeatDone,
    State,
    TurnBegun,
)
from akili.games.clever_cubed.offers import can_use, can_use_bonus
from akili.games.clever_cubed.reach import stage

Course = engine.Course[State, Event]


def begin_match(course: Course) -> None:
    """Chance says who is active first; the first round begins."""
    course.tell(MatchBegun(course.moment.chance.below(len(course.state.seats))))
    _begin_round(course)


def win_by(course: Course, seat: Seat, mark: Mark) -> None:
    """The bonuses of a mark that was just made."""
    for bonus, spot in bonuses.won(course.state.seats[seat].sheet, mark):
        _win(course, seat, bonus, spot)


def drop_lower(course: Course, die: int) -> None:
    """What is in hand and lower than the die just used falls on the platter."""
    faces, places = course.state.faces, course.state.places
    lower = tuple(name for number, name in enumerate(DICE) if places[number] == HAND and faces[number] < faces[die])
    if lower:
        course.tell(DiceDropped(lower))


def roll(course: Course, number: int) -> None:
    """Roll the dice in hand."""
    state = course.state
    old = state.faces or (0,) * len(DICE)
    faces = tuple(
        1 + course.moment.chance.below(6) if place == HAND else face
        for face, place in zip(old, state.places, strict=True)
    )
    course.tell(Rolled(number, faces))


def go_on(course: Course, seat: Seat) -> None:
    """What follows when the seat has acted; nothing before its ? are used or lost."""
    _lapse(course, seat)
    if course.state.seats[seat].waiting:
        return
    match course.state.phase:
        case "opening":
            _begin_first_turn(course)
        case "rolling":
            _after_roll(course)
        case "finishing":
            _finish(course, seat)
            _end_turn(course)


def _win(course: Course, seat: Seat, bonus: printed.Bonus, spot: str) -> None:
    course.tell(BonusWon(seat, bonus, spot))
    end = bonuses.row_end(course.state.seats[seat].sheet, bonus)
    if end:
        _win(course, seat, *end)


def _lapse(course: Course, seat: Seat) -> None:
    waiting = course.state.seats[seat].waiting
    if waiting and not can_use_bonus(course.state, seat):
        course.tell(BonusesLapsed(seat, waiting))


def _begin_round(course: Course) -> None:
    number = course.state.round + 1
    course.tell(RoundBegun(number))
    bonus = printed.ROUND_BONUSES[number - 1]
    for seat in range(len(course.state.seats)) if bonus else ():
        assert bonus is not None
        _win(course, seat, bonus, f"round-{number}")
        _lapse(course, seat)
    _begin_first_turn(course)


def _begin_first_turn(course: Course) -> None:
    if not any(seat.waiting for seat in course.state.seats):
        _begin_turn(course, course.state.first)


def _begin_turn(course: Course, active: Seat) -> None:
    course.tell(TurnBegun(active))
    roll(course, 1)


def _after_roll(course: Course) -> None:
    state = course.state
    if state.roll < ROLLS and HAND in state.places:
        roll(course, state.roll + 1)
        return
    rest = tuple(die for die, place in zip(DICE, state.places, strict=True) if place == HAND)
    course.tell(FinishBegun(rest))
    _finish_all(course)


def _finish_all(course: Course) -> None:
    for seat in range(len(course.state.seats)):
        _finish(course, seat)
    _end_turn(course)


def _finish(course: Course, seat: Seat) -> None:
    """Who can't pick anything passes; who then has no use for an extra die is done."""
    if stage(course.state, seat) == "pick" and not can_use(course.state, seat):
        course.tell(Passed(seat))
    if stage(course.state, seat) == "extra" and not can_use(course.state, seat):
        course.tell(SeatDone(seat))


def _end_turn(course: Course) -> None:
    """When all are done, the next seat is active; after the last one the round is over."""
    state = course.state
    if not all(seat.is_done for seat in state.seats):
        return
    if len(state.seats) == 1 and state.active is not None:
        _deal_alone(course)
        return
    following = state.first if state.active is None else (state.active + 1) % len(state.seats)
    if following != state.first:
        _begin_turn(course, following)
    elif state.round < ROUNDS[len(state.seats)]:
        _begin_round(course)
    else:
        course.tell(MatchEnded())


def _deal_alone(course: Course) -> None:
    """Alone, nobody active: the lowest three on the platter, ties by chance; the others on the fields, by chance."""
    course.tell(TurnBegun(None))
    chance = course.moment.chance
    faces = tuple(1 + chance.below(6) for _ in DICE)
    lowest_first = sorted(chance.shuffled(range(len(DICE))), key=faces.__getitem__)
    places = [PLATTER] * len(DICE)
    for field, die in zip(FIELDS, chance.shuffled(lowest_first[3:]), strict=True):
        places[die] = field
    course.tell(DiceDealt(faces, tuple(places)))
    _finish_all(course)
