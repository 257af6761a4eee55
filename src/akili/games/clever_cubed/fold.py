"""The state after an event. Nothing is judged here: an event has happened."""

from __future__ import annotations

from msgspec.structs import replace

from akili.engine.game import PresenceChanged
from akili.games.clever_cubed import jokers, printed
from akili.games.clever_cubed.marks import marked
from akili.games.clever_cubed.model import (
    DICE,
    HAND,
    PLATTER,
    BonusesLapsed,
    BonusUsed,
    BonusWon,
    DiceDealt,
    DiceDropped,
    Die,
    DieUsed,
    Event,
    FinishBegun,
    MatchBegun,
    MatchEnded,
    Options,
    Passed,
    Rerolled,
    Rolled,
    RoundBegun,
    SeatDone,
    SeatState,
    State,
    TurnBegun,
)

SeatEvent = Rerolled | DieUsed | Passed | BonusWon | BonusUsed | BonusesLapsed | SeatDone
ALL_IN_HAND = (HAND,) * len(DICE)


def evolve(state: State, event: Event) -> State:
    """The state after one event."""
    match event:
        case MatchBegun(first=first):
            return replace(state, first=first)
        case RoundBegun(round=number):
            return replace(_with_fresh_dice(state), phase="opening", round=number, active=None)
        case TurnBegun(active=active):
            return replace(_with_fresh_dice(state), phase="rolling", active=active)
        case Rolled(roll=roll, faces=faces):
            return replace(state, roll=roll, faces=faces)
        case DiceDropped(dice=dice):
            return replace(state, places=_moved(state.places, dice, PLATTER))
        case FinishBegun(dice=dice):
            return _finishing(state, _moved(state.places, dice, PLATTER))
        case DiceDealt(faces=faces, places=places):
            return _finishing(replace(state, faces=faces), places)
        case DieUsed(die=die, use="roll"):
            return _with_seat(replace(state, places=_moved(state.places, (die,), state.roll)), event)
        case MatchEnded():
            return replace(state, phase="over", active=None)
        case PresenceChanged():
            return _with_presence(state, event)
        case _:
            return _with_seat(state, event)


def _with_presence(state: State, event: PresenceChanged) -> State:
    """Who was away already has been so for longer."""
    known = dict(state.away)
    away = tuple((seat, known.get(seat, event.at)) for seat in event.presence.away)
    return replace(state, away=away, is_deserted=event.presence.deserted)


def _with_fresh_dice(state: State) -> State:
    seats = tuple(replace(seat, extra_dice=0, is_done=False) for seat in state.seats)
    return replace(state, seats=seats, roll=0, faces=(), places=ALL_IN_HAND)


def _finishing(state: State, places: tuple[int, ...]) -> State:
    seats = tuple(replace(seat, is_picking=number != state.active) for number, seat in enumerate(state.seats))
    return replace(state, phase="finishing", seats=seats, places=places)


def _moved(places: tuple[int, ...], dice: tuple[Die, ...], place: int) -> tuple[int, ...]:
    return tuple(place if die in dice else old for die, old in zip(DICE, places, strict=True))


def _with_seat(state: State, event: SeatEvent) -> State:
    seats = list(state.seats)
    seats[event.seat] = _seat_after(seats[event.seat], event, state.options)
    return replace(state, seats=tuple(seats))


def _seat_after(own: SeatState, event: SeatEvent, options: Options) -> SeatState:
    match event:
        case DieUsed():
            return _with_used_die(own, event, options)
        case BonusWon(bonus=bonus):
            return _with_bonus(own, bonus)
        case BonusUsed(bonus=bonus, mark=mark):
            return replace(own, sheet=marked(own.sheet, mark, options), waiting=_without(own.waiting, bonus))
        case BonusesLapsed():
            return replace(own, waiting=())
        case Rerolled():
            return replace(own, sheet=replace(own.sheet, rerolls_used=own.sheet.rerolls_used + 1))
        case Passed():
            return replace(own, is_picking=False)
        case SeatDone():
            return replace(own, is_done=True)


def _with_used_die(own: SeatState, event: DieUsed, options: Options) -> SeatState:
    sheet = marked(own.sheet, event.mark, options)
    if event.joker:
        sheet = jokers.spent(sheet, event.joker)
    if event.use == "extra":
        sheet = replace(sheet, extras_used=sheet.extras_used + 1)
        return replace(own, sheet=sheet, extra_dice=own.extra_dice | 1 << DICE.index(event.die))
    return replace(own, sheet=sheet, is_picking=False)


def _with_bonus(own: SeatState, bonus: printed.Bonus) -> SeatState:
    sheet = own.sheet
    match bonus:
        case "R":
            return replace(own, sheet=replace(sheet, rerolls=sheet.rerolls + 1))
        case "J":
            return replace(own, sheet=replace(sheet, jokers=sheet.jokers + 1))
        case "+1":
            return replace(own, sheet=replace(sheet, extras=sheet.extras + 1))
        case "F":  # foxes are counted from the marks
            return own
        case _:
            return replace(own, waiting=(*own.waiting, bonus))


def _without(waiting: tuple[printed.Bonus, ...], bonus: printed.Bonus) -> tuple[printed.Bonus, ...]:
    place = waiting.index(bonus)
    return waiting[:place] + waiting[place + 1 :]
