"""The state after an event. Nothing is judged here: an event has happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from akili.engine.game import PresenceChanged, Seat
from akili.games.ubongo_dice.model import (
    COLOURS,
    AreaBegun,
    DiceLanded,
    DiceRolled,
    Die,
    DieGrabbed,
    DieLost,
    DieReached,
    DrawingBegun,
    DrawingConfirmed,
    Drawn,
    Event,
    Field,
    HintTaken,
    MatchEnded,
    RollDue,
    Rolled,
    RollScored,
    ShapeDrawn,
    ShapeLifted,
    SheetLaid,
    State,
    TurnToGrab,
)


def evolve(state: State, event: Event) -> State:
    """The state after one event."""
    match event:
        case DieReached() | DieGrabbed() | DieLost():
            return _with_hand(state, event)
        case ShapeDrawn() | ShapeLifted() | DrawingConfirmed():
            return _with_deed(state, event)
        case SheetLaid(areas=areas, pars=pars):
            seats = tuple(replace(seat, sheet=tuple(Field() for _ in areas)) for seat in state.seats)
            return replace(state, areas=areas, pars=pars, seats=seats)
        case AreaBegun(area=area, at=at):
            return replace(state, area=area, since=at)
        case RollScored():
            return _scored(state, event)
        case HintTaken():
            return replace(state, hints=state.hints + 1)
        case PresenceChanged(presence=presence):
            return replace(state, presence=presence)
        case MatchEnded(at=at):
            return replace(state, phase="over", ended=at, ends=None, dice=())
        case _:
            return _with_step(state, event)


def _with_step(state: State, event: RollDue | DiceRolled | DiceLanded | TurnToGrab | DrawingBegun) -> State:
    """The next step of a roll."""
    match event:
        case RollDue(seat=seat, ends=ends):
            return replace(state, phase="rolling", roller=seat, dice=(), turn=None, ends=ends)
        case DiceRolled():
            return _rolled(state, event)
        case DiceLanded(at=at):
            return replace(state, phase="grabbing", since=at)
        case TurnToGrab(seat=seat, ends=ends):
            return replace(state, turn=seat, ends=ends)
        case DrawingBegun(at=at, ends=ends):
            return replace(state, phase="drawing", turn=None, since=at, ends=ends)


def _rolled(state: State, event: DiceRolled) -> State:
    faces = {"black": event.black, "white": event.white}
    dice = tuple(Rolled(Die(colour, number), face) for colour in COLOURS for number, face in enumerate(faces[colour]))
    seats = tuple(replace(_one_more_roll(seat, state.area), is_confirmed=False) for seat in state.seats)
    table = replace(state, seats=seats, dice=dice, rolls=state.rolls + 1)
    return replace(table, phase="landing", since=event.at, opens=event.opens, ends=event.ends)


def _one_more_roll(seat: Any, area: int) -> Any:
    field = seat.sheet[area]
    return _with_field(seat, area, replace(field, rolls=field.rolls + 1)) if field.points is None else seat


def _with_hand(state: State, event: DieReached | DieGrabbed | DieLost) -> State:
    match event:
        case DieReached(hand=hand, die=die):
            return _with_die(state, die, lambda rolled: replace(rolled, hands=(*rolled.hands, hand)))
        case DieGrabbed(seat=seat, die=die):
            return _with_die(state, die, lambda rolled: replace(rolled, owner=seat, hands=()))
        case DieLost():
            return state  # the hand left the die when it got its owner


def _with_deed(state: State, event: ShapeDrawn | ShapeLifted | DrawingConfirmed) -> State:
    match event:
        case ShapeDrawn(seat=seat, drawn=drawn):
            return _with_drawn(state, seat, (*_without(state, seat, drawn.colour), drawn))
        case ShapeLifted(seat=seat, colour=colour):
            return _with_drawn(state, seat, _without(state, seat, colour))
        case DrawingConfirmed(seat=seat):
            return _with_seat(state, seat, replace(state.seats[seat], is_confirmed=True))


def _scored(state: State, event: RollScored) -> State:
    seats = list(state.seats)
    for scorers, points, is_consolation in ((event.filled, event.points, False), (event.consoled, 1, True)):
        for number in scorers:
            field = seats[number].sheet[state.area]
            scored = replace(field, points=points, is_consolation=is_consolation)
            seats[number] = _with_field(seats[number], state.area, scored)
    return replace(state, seats=tuple(seats), ends=None)


def _without(state: State, seat: Seat, colour: str) -> Iterable[Drawn]:
    drawn = state.seats[seat].sheet[state.area].drawn
    return tuple(each for each in drawn if each.roll != state.rolls or each.colour != colour)


def _with_drawn(state: State, seat: Seat, drawn: Iterable[Drawn]) -> State:
    field = replace(state.seats[seat].sheet[state.area], drawn=tuple(drawn))
    return _with_seat(state, seat, _with_field(state.seats[seat], state.area, field))


def _with_die(state: State, die: Die, change: Any) -> State:
    return replace(state, dice=tuple(change(rolled) if rolled.die == die else rolled for rolled in state.dice))


def _with_field(seat: Any, area: int, field: Field) -> Any:
    return replace(seat, sheet=(*seat.sheet[:area], field, *seat.sheet[area + 1 :]))


def _with_seat(state: State, number: Seat, seat: Any) -> State:
    return replace(state, seats=(*state.seats[:number], seat, *state.seats[number + 1 :]))
