"""Who may act, and the commands that a seat may give now."""

from __future__ import annotations

from collections.abc import Iterator

from akili.engine.game import Seat
from akili.games.ubongo_classic import places
from akili.games.ubongo_classic.gem_board import LANES
from akili.games.ubongo_classic.model import (
    Command,
    MovePawn,
    PlacePawn,
    RollDie,
    SeatState,
    State,
    TakeGems,
)
from akili.ubongo.race.model import GiveUp, GoOn


def to_act(state: State) -> frozenset[Seat]:
    """Who searches, moves or takes; between the rounds, for whom the table waits."""
    if state.is_running:
        return frozenset(number for number, seat in enumerate(state.seats) if _is_busy(seat))
    if state.phase == "over":
        return frozenset()
    return frozenset(number for number, seat in enumerate(state.seats) if state.stage == "pawns" or not seat.is_ready)


def offers(state: State, seat: Seat) -> Iterator[Command]:
    """All that is offered beside the tiles."""
    own = state.seats[seat]
    if seat not in to_act(state):
        return
    if state.is_running:
        if own.finish:
            yield from _gems(state, seat)
            yield GiveUp(not own.gives_up)
    elif state.stage == "roll":
        yield RollDie()
    else:
        if state.stage == "pawns":
            yield from (PlacePawn(lane) for lane in range(LANES) if lane != own.pawn)
        if own.pawn is not None and not own.is_ready:
            yield GoOn()


def _gems(state: State, seat: Seat) -> Iterator[Command]:
    own = state.seats[seat]
    if own.place is None or own.pawn is None:
        return
    yield from (MovePawn(lane) for lane in places.reach(state, seat) if lane != own.pawn)
    if state.lanes[own.pawn]:
        yield TakeGems(own.pawn, len(state.lanes[own.pawn]))


def _is_busy(seat: SeatState) -> bool:
    """Has something left to do in this round; a solution or a hand that isn't certain yet is waited for."""
    is_held = seat.held is not None and seat.finish is None
    return seat.card is not None and not is_held and seat.reach is None and not seat.taken
