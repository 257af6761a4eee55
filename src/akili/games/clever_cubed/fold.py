"""The state after an event. Nothing is judged here: an event has happened."""

from __future__ import annotations

from msgspec.structs import replace

from akili.engine.game import Millis, PresenceChanged
from akili.games.clever_cubed import bonuses, jokers, printed
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
    HintTaken,
    Link,
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
    Step,
    TakenBack,
    TurnBegun,
)
from akili.games.clever_cubed.rolling import roller
from akili.games.clever_cubed.scoring import total
from akili.games.clever_cubed.steps import step_of, taken_back

SeatEvent = Rerolled | DieUsed | Passed | BonusWon | BonusUsed | BonusesLapsed | SeatDone
ALL_IN_HAND = (HAND,) * len(DICE)


def evolve(state: State, event: Event) -> State:
    """The state after one event."""
    match event:
        case MatchBegun(first=first):
            return replace(state, first=first)
        case RoundBegun():
            return _with_round(state, event)
        case TurnBegun(active=active, at=at):
            return replace(_with_fresh_dice(state, at), phase="rolling", active=active)
        case Rolled(roll=roll, faces=faces, fits=fits, at=at):
            return replace(state, phase="choosing", roll=roll, faces=faces, fits=fits, rolled=at, steps=())
        case DiceDropped(dice=dice):
            return replace(state, places=_moved(state.places, dice, PLATTER))
        case FinishBegun(dice=dice, at=at):
            return _finishing(state, _moved(state.places, dice, PLATTER), at)
        case DiceDealt(faces=faces, places=places, at=at):
            return _finishing(replace(state, faces=faces, steps=()), places, at)
        case MatchEnded(at=at):
            return replace(state, phase="over", active=None, seats=_with_totals(state.seats), steps=(), ended=at)
        case TakenBack(seat=seat):
            return taken_back(state, seat)
        case HintTaken():
            return replace(state, hints=state.hints + 1)
        case PresenceChanged():
            return _with_presence(state, event)
        case _:
            return _with_seat(state, event)


def _with_presence(state: State, event: PresenceChanged) -> State:
    """Who was away already has been so for longer."""
    known = dict(state.away)
    away = tuple((seat, known.get(seat, event.at)) for seat in event.presence.away)
    resumed = event.at if state.is_deserted and not event.presence.deserted else state.resumed
    return replace(state, away=away, is_deserted=event.presence.deserted, resumed=resumed)


def _with_round(state: State, event: RoundBegun) -> State:
    seats = _with_totals(state.seats) if state.round else state.seats
    fresh = _with_fresh_dice(replace(state, seats=seats), event.at)
    return replace(fresh, phase="opening", round=event.round, active=None, steps=())


def _with_totals(seats: tuple[SeatState, ...]) -> tuple[SeatState, ...]:
    """A round is over."""
    return tuple(replace(seat, by_round=(*seat.by_round, total(seat.sheet))) for seat in seats)


def _with_fresh_dice(state: State, at: Millis) -> State:
    seats = tuple(replace(seat, extra_dice=0, is_done=False, since=at, chain=()) for seat in state.seats)
    return replace(state, seats=seats, roll=0, faces=(), places=ALL_IN_HAND)


def _finishing(state: State, places: tuple[int, ...], at: Millis) -> State:
    seats = tuple(replace(seat, is_picking=number != state.active, since=at) for number, seat in enumerate(state.seats))
    return replace(state, phase="finishing", seats=seats, places=places)


def _moved(places: tuple[int, ...], dice: tuple[Die, ...], place: int) -> tuple[int, ...]:
    return tuple(place if die in dice else old for die, old in zip(DICE, places, strict=True))


def _with_seat(state: State, event: SeatEvent) -> State:
    number, steps = event.seat, _steps_after(state, event)
    own = _seat_after(state.seats[number], event, state.options)
    seats = (*state.seats[:number], own, *state.seats[number + 1 :])
    match event:
        case DieUsed(die=die, use="roll"):
            places = _moved(state.places, (die,), state.roll)
            return replace(state, seats=seats, steps=steps, phase="rolling", places=places)
        case Passed() if state.phase == "choosing":
            return replace(state, seats=seats, steps=steps, phase="rolling")
        case SeatDone(at=at) | BonusUsed(at=at) | BonusesLapsed(at=at):
            return _with_next_clock(replace(state, seats=seats, steps=steps), at)
        case _:
            return replace(state, seats=seats, steps=steps)


def _steps_after(state: State, event: SeatEvent) -> tuple[Step, ...]:
    """What a seat chose it can take back; what it was too late for settles all that it did before."""
    match event:
        case DieUsed() | BonusUsed() | Passed(why="chosen") | SeatDone(why="chosen"):
            return (*state.steps, step_of(state, event.seat))
        case Passed(why="away" | "time") | SeatDone(why="away" | "time") | BonusesLapsed(why="away" | "time"):
            return tuple(step for step in state.steps if step.seat != event.seat)
        case _:
            return state.steps


def _with_next_clock(state: State, at: Millis) -> State:
    """When all have finished, the time of who begins the next turn runs."""
    seat = roller(state) if state.phase in ("opening", "finishing") else None
    if seat is None:
        return state
    return replace(state, seats=(*state.seats[:seat], replace(state.seats[seat], since=at), *state.seats[seat + 1 :]))


def _seat_after(own: SeatState, event: SeatEvent, options: Options) -> SeatState:
    match event:
        case DieUsed():
            return _with_used_die(own, event, options)
        case BonusWon(bonus=bonus):
            return _with_bonus(own, bonus)
        case BonusUsed(bonus=bonus, mark=mark):
            left, chain = _without(own.waiting, bonus), (*own.chain, Link(bonus, mark))
            return replace(own, sheet=marked(own.sheet, mark, options), waiting=left, chain=chain)
        case BonusesLapsed():
            return replace(own, waiting=())
        case Rerolled():
            return replace(own, sheet=replace(own.sheet, rerolls_used=own.sheet.rerolls_used + 1))
        case Passed():
            return replace(own, is_picking=False)
        case SeatDone():
            return replace(own, is_done=True)


def _with_used_die(own: SeatState, event: DieUsed, options: Options) -> SeatState:
    sheet, own = marked(own.sheet, event.mark, options), replace(own, chain=(Link(event.die, event.mark),))
    if event.joker:
        sheet = jokers.spent(sheet, event.joker)
    if event.use == "extra":
        sheet = replace(sheet, extras_used=sheet.extras_used + 1)
        return replace(own, sheet=sheet, extra_dice=own.extra_dice | 1 << DICE.index(event.die))
    return replace(own, sheet=sheet, is_picking=False)


def _with_bonus(own: SeatState, bonus: printed.Bonus) -> SeatState:
    """Foxes are counted from the marks."""
    if bonus.startswith("?"):
        return replace(own, waiting=(*own.waiting, bonus))
    return replace(own, sheet=bonuses.circled(own.sheet, bonus))


def _without(waiting: tuple[printed.Bonus, ...], bonus: printed.Bonus) -> tuple[printed.Bonus, ...]:
    place = waiting.index(bonus)
    return waiting[:place] + waiting[place + 1 :]
