"""What follows by itself: bonuses that are won or lapse, rolls, turns, rounds, and the end."""

from __future__ import annotations

from msgspec.structs import replace

from akili.engine import course as engine
from akili.engine.chance import Chance
from akili.engine.game import Seat
from akili.games.clever_cubed import bonuses, printed
from akili.games.clever_cubed.model import (
    DICE,
    FIELDS,
    HAND,
    PLATTER,
    ROLLS,
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
from akili.games.clever_cubed.offers import can_use, can_use_bonus, has_reroll
from akili.games.clever_cubed.reach import lower_in_hand, stage
from akili.games.clever_cubed.rolling import following, is_last_turn, upcoming

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
    lower = lower_in_hand(course.state, die)
    if lower:
        course.tell(DiceDropped(lower))


def roll(course: Course) -> None:
    """The roll that is due, and what begins with it; a round may begin with a ? for all, before anything is rolled."""
    match upcoming(course.state):
        case "round":
            _begin_round(course)
            if not any(seat.waiting for seat in course.state.seats):
                _begin_turn(course, course.state.first)
        case "turn":
            _begin_turn(course, following(course.state))
        case "deal":
            _deal_alone(course)
        case "roll":
            throw(course, course.state.roll + 1)


def throw(course: Course, number: int) -> None:
    """The dice in hand fall."""
    state = course.state
    old = state.faces or (0,) * len(DICE)
    faces = tuple(
        1 + course.moment.chance.below(6) if place == HAND else face
        for face, place in zip(old, state.places, strict=True)
    )
    course.tell(Rolled(number, faces, _fits(state, number, faces), course.moment.now))


def go_on(course: Course, seat: Seat) -> None:
    """What follows when the seat has acted; nothing before its ? are used or lost."""
    _lapse(course, seat)
    if course.state.seats[seat].waiting:
        return
    match course.state.phase:
        case "rolling":
            _after_use(course)
        case "finishing":
            _finish(course, seat)
            _end_match(course)


def _fits(state: State, number: int, faces: tuple[int, ...]) -> bool:
    """Whether the active seat could do anything with these dice."""
    assert state.active is not None
    rolled = replace(state, phase="choosing", roll=number, faces=faces)
    return can_use(rolled, state.active) or has_reroll(rolled, state.active)


def _win(course: Course, seat: Seat, bonus: printed.Bonus, spot: str) -> None:
    course.tell(BonusWon(seat, bonus, spot))
    end = bonuses.row_end(course.state.seats[seat].sheet, bonus)
    if end:
        _win(course, seat, *end)


def _lapse(course: Course, seat: Seat) -> None:
    waiting = course.state.seats[seat].waiting
    if waiting and not can_use_bonus(course.state, seat):
        course.tell(BonusesLapsed(seat, waiting, "nothing_fits", course.moment.now))


def _begin_round(course: Course) -> None:
    number = course.state.round + 1
    course.tell(RoundBegun(number, course.moment.now))
    bonus = printed.ROUND_BONUSES[number - 1]
    for seat in range(len(course.state.seats)) if bonus else ():
        assert bonus is not None
        _win(course, seat, bonus, f"round-{number}")
        _lapse(course, seat)


def _begin_turn(course: Course, active: Seat) -> None:
    course.tell(TurnBegun(active, course.moment.now))
    throw(course, 1)


def _after_use(course: Course) -> None:
    """After the last roll the dice lie for all; before it the active seat is to roll."""
    state = course.state
    if state.roll < ROLLS and HAND in state.places:
        return
    rest = tuple(die for die, place in zip(DICE, state.places, strict=True) if place == HAND)
    course.tell(FinishBegun(rest, course.moment.now))
    _finish_all(course)


def _finish_all(course: Course) -> None:
    for seat in range(len(course.state.seats)):
        _finish(course, seat)
    _end_match(course)


def _finish(course: Course, seat: Seat) -> None:
    """Who can't pick anything passes; who then has no use for an extra die is done."""
    if stage(course.state, seat) == "pick" and not can_use(course.state, seat):
        course.tell(Passed(seat, "nothing_fits", course.moment.now))
    if stage(course.state, seat) == "extra" and not can_use(course.state, seat):
        course.tell(SeatDone(seat, "nothing_fits", course.moment.now))


def _end_match(course: Course) -> None:
    if all(seat.is_done for seat in course.state.seats) and is_last_turn(course.state):
        course.tell(MatchEnded(course.moment.now))


def _deal_alone(course: Course) -> None:
    """Alone, nobody active."""
    course.tell(TurnBegun(None, course.moment.now))
    course.tell(DiceDealt(*dealt(course.moment.chance), course.moment.now))
    _finish_all(course)


def dealt(chance: Chance) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Faces and places: the lowest three on the platter, ties by chance; the others on the fields, by chance."""
    faces = tuple(1 + chance.below(6) for _ in DICE)
    lowest_first = sorted(chance.shuffled(range(len(DICE))), key=faces.__getitem__)
    places = [PLATTER] * len(DICE)
    for field, die in zip(FIELDS, chance.shuffled(lowest_first[3:]), strict=True):
        places[die] = field
    return faces, tuple(places)
