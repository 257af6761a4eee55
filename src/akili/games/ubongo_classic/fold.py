"""The state after an event of classic alone; ``akili.ubongo.race.fold`` has those that all races share."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from akili.games.ubongo_classic.gem_board import with_gems, without_nearest
from akili.games.ubongo_classic.hourglass import FIRST, SECOND
from akili.games.ubongo_classic.model import (
    DieRolled,
    Event,
    GemsTaken,
    HourglassTurned,
    MatchBegun,
    PawnMoved,
    PawnPlaced,
    PlaceSettled,
    RollDue,
    SolutionHeld,
    State,
    TableLaid,
    TakeHeld,
    TakeLost,
)
from akili.ubongo.race.fold import with_seat


def of_the_table(state: State, event: Event) -> State | None:
    """What happened to the table; None for another kind of event."""
    match event:
        case MatchBegun(order=order, cards=cards):
            return replace(state, order=order, drawn=0, pack=cards)
        case TableLaid(lanes=lanes, starter=starter, ends=ends):
            return replace(state, lanes=lanes, starter=starter, ends=ends)
        case RollDue(seat=starter, ends=ends):
            seats = tuple(replace(seat, is_ready=number != starter) for number, seat in enumerate(state.seats))
            return replace(state, seats=seats, stage="roll", ends=ends)
        case DieRolled(symbol=symbol):
            return replace(state, symbol=symbol)
        case HourglassTurned(at=at, ends=ends):
            return replace(state, hourglass=SECOND, sand_from=at, ends=ends)
        case _:
            return None


def of_a_seat(state: State, event: Event) -> State | None:
    """What a seat did; None for another kind of event."""
    match event:
        case PawnPlaced(seat=seat, lane=lane) | PawnMoved(seat=seat, lane=lane):
            return with_seat(state, seat, pawn=lane)
        case SolutionHeld(finish=finish):
            return with_seat(state, finish.seat, held=finish, gives_up=False)
        case PlaceSettled(seat=seat, place=place):
            return with_seat(state, seat, place=place)
        case TakeHeld(reach=reach):
            return with_seat(state, reach.hand.seat, reach=reach, gives_up=False)
        case GemsTaken(seat=seat, lane=lane, gems=gems):
            own = state.seats[seat]
            richer = with_seat(state, seat, gems=with_gems(own.gems, gems), taken=gems, reach=None, gives_up=False)
            return replace(richer, lanes=without_nearest(state.lanes, lane))
        case TakeLost(seat=seat):
            return with_seat(state, seat, reach=None)
        case _:
            return None


def begun(state: State) -> State:
    """A round begins: pawns stand where they are, places are open."""
    fresh: dict[str, Any] = {"held": None, "place": None, "reach": None, "taken": ()}
    seats = tuple(replace(seat, home=seat.pawn, **fresh) for seat in state.seats)
    return replace(state, seats=seats, hourglass=FIRST, sand_from=state.begun)


def ended(state: State) -> State:
    """A round is over: the player to the left starts the next."""
    return replace(state, stage="rest", starter=(state.starter + 1) % len(state.seats))
