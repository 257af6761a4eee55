"""The state after an event. Nothing is judged here: an event has happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from akili.engine.game import Millis, Seat
from akili.games.ubongo_fun_size import scoring
from akili.games.ubongo_fun_size.agreement import time_of
from akili.games.ubongo_fun_size.model import (
    CardPutAside,
    CardSolved,
    CountdownBegun,
    DeckShuffled,
    Event,
    GivenUp,
    MatchBegun,
    MatchEnded,
    RoundBegun,
    RoundEnded,
    RoundResult,
    SeatReady,
    State,
    TileLaid,
    TileTaken,
)
from akili.ubongo.laying import with_tile, without_tile


def fold(state: State, events: Iterable[Event]) -> State:
    """The state after these events."""
    for event in events:
        state = evolve(state, event)
    return state


def evolve(state: State, event: Event) -> State:
    """The state after one event."""
    match event:
        case MatchBegun(order=order) | DeckShuffled(order=order):
            return replace(state, order=order, drawn=0)
        case RoundBegun():
            return _with_cards(state, event)
        case TileLaid(seat=seat, laid=laid):
            return _with_seat(state, seat, board=with_tile(state.seats[seat].board, laid))
        case TileTaken(seat=seat, tile=tile):
            return _with_seat(state, seat, board=without_tile(state.seats[seat].board, tile))
        case CardSolved(finish=finish):
            return _with_seat(state, finish.seat, finish=finish, gives_up=False)
        case CountdownBegun(ends=ends):
            return replace(_with_everyone(state, gives_up=False), phase="countdown", ends=ends)
        case GivenUp(seat=seat, agreed=agreed):
            return _with_seat(state, seat, gives_up=agreed)
        case CardPutAside():
            return replace(state, put_aside=state.put_aside + 1)
        case RoundEnded():
            return _with_result(state, event)
        case SeatReady(seat=seat):
            return _with_seat(state, seat, is_ready=True)
        case MatchEnded(at=at):
            return replace(state, phase="over", ended=at, ends=None)


def _with_cards(state: State, event: RoundBegun) -> State:
    seats = tuple(
        replace(seat, card=card, board=(), finish=None, gives_up=False, is_ready=False)
        for seat, card in zip(state.seats, event.cards, strict=True)
    )
    return replace(
        state,
        seats=seats,
        phase="racing",
        round=event.round,
        drawn=state.drawn + len(event.cards),
        begun=event.at,
        ends=_end(state, event.at),
    )


def _end(state: State, begun: Millis) -> Millis | None:
    """Alone the time runs from the first card on, otherwise from the beginning of the round."""
    if state.options.solo and state.round > 0:
        return state.ends
    time = time_of(state.options)
    return None if time is None else begun + time


def _with_result(state: State, event: RoundEnded) -> State:
    rich = scoring.gemstone_winners(state.seats, event.first)
    seats = tuple(
        replace(
            seat,
            cards_won=seat.cards_won + (number in event.solvers),
            gemstones=seat.gemstones + (number in rich),
            gives_up=False,
        )
        for number, seat in enumerate(state.seats)
    )
    finishes = tuple(seat.finish for seat in state.seats)
    result = RoundResult(event.first, finishes, state.begun, state.ends, rich)
    ends = state.ends if state.options.solo else event.next_at
    return replace(state, seats=seats, phase="between", ends=ends, results=(*state.results, result))


def _with_seat(state: State, number: Seat, **changes: Any) -> State:
    seats = list(state.seats)
    seats[number] = replace(seats[number], **changes)
    return replace(state, seats=tuple(seats))


def _with_everyone(state: State, **changes: Any) -> State:
    return replace(state, seats=tuple(replace(seat, **changes) for seat in state.seats))
