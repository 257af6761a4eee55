"""The state after an event. Nothing is judged here: an event has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from akili.engine.game import Millis, Presence, PresenceChanged, Seat
from akili.ubongo.laying import with_tile, without_tile
from akili.ubongo.race.model import (
    WELCOME,
    CardPutAside,
    CardSolved,
    CountdownBegun,
    DeckShuffled,
    GivenUp,
    MatchBegun,
    MatchEnded,
    RaceState,
    RoundBegun,
    RoundEnded,
    SeatReady,
    TileLaid,
    TileTaken,
)

if TYPE_CHECKING:
    from akili.ubongo.race.game import RaceGame

    Race = RaceGame[Any, Any, Any]

State = TypeVar("State", bound=RaceState)


def evolve(game: Race, state: State, event: Any) -> State:
    """The state after one event."""
    match event:
        case TileLaid() | TileTaken() | CardSolved() | GivenUp() | SeatReady():
            return _with_deed(state, event)
        case MatchBegun(order=order, cards=cards):
            return replace(state, order=order, drawn=0, pack=cards)
        case DeckShuffled(order=order):
            return replace(state, order=order, drawn=0)
        case RoundBegun():
            return _with_cards(game, state, event)
        case CountdownBegun(ends=ends):
            return _counting(state, ends)
        case CardPutAside():
            return replace(state, put_aside=state.put_aside + 1)
        case RoundEnded():
            return _with_result(game, state, event)
        case PresenceChanged(presence=presence, at=at):
            return _with_presence(state, presence, at)
        case MatchEnded(at=at):
            return replace(state, phase="over", ended=at, ends=None)
        case _:
            raise TypeError(f"{event} is no event of a race")


def _with_deed(state: State, event: TileLaid | TileTaken | CardSolved | GivenUp | SeatReady) -> State:
    """What one seat did."""
    match event:
        case TileLaid(seat=seat, laid=laid):
            return with_seat(state, seat, board=with_tile(state.seats[seat].board, laid))
        case TileTaken(seat=seat, tile=tile):
            return with_seat(state, seat, board=without_tile(state.seats[seat].board, tile))
        case CardSolved(finish=finish):
            return with_seat(state, finish.seat, finish=finish, gives_up=False)
        case GivenUp(seat=seat, agreed=agreed):
            return with_seat(state, seat, gives_up=agreed)
        case SeatReady(seat=seat):
            return with_seat(state, seat, is_ready=True)


def _with_cards(game: Race, state: State, event: RoundBegun) -> State:
    seats = tuple(
        replace(seat, card=card, board=(), finish=None, gives_up=False, is_ready=False)
        for seat, card in zip(state.seats, event.cards, strict=True)
    )
    drawn = state.drawn + len(event.cards)
    turned = replace(state, seats=seats, phase="racing", round=event.round, drawn=drawn, begun=event.at)
    is_timed_already = bool(state.options.solo) and state.round > 0
    return turned if is_timed_already else replace(turned, ends=_end(game, turned))


def _end(game: Race, state: RaceState) -> Millis | None:
    """Alone the time runs from the first card on, otherwise from the beginning of the round."""
    time = game.limit(state)
    return None if time is None else state.begun + time


def _counting(state: State, ends: Millis) -> State:
    """The countdown began when the first solution was made; it clears the votes to give up."""
    seats = tuple(replace(seat, gives_up=False) for seat in state.seats)
    made = min(seat.finish.at for seat in seats if seat.finish)
    return replace(state, seats=seats, phase="countdown", ends=ends, counting_from=made)


def _with_result(game: Race, state: State, event: RoundEnded) -> State:
    awarded, result = game.awarded(state, event)
    seats = tuple(replace(seat, gives_up=False) for seat in awarded)
    ends = state.ends if state.options.solo else event.next_at
    results = (*state.results, result)
    return replace(state, seats=seats, phase="between", ends=ends, counting_from=None, results=results)


def _with_presence(state: State, presence: Presence, at: Millis) -> State:
    """Who comes back to a table that was left by all isn't thrown into a round, though all may be ready for it."""
    is_back = state.presence.deserted and not presence.deserted and state.phase == "between"
    waits = state.ends is None and any(not seat.is_ready for seat in state.seats)
    ends = max(state.ends or 0, at + WELCOME) if is_back and not waits else state.ends
    return replace(state, presence=presence, ends=ends)


def with_seat(state: State, number: Seat, **changes: Any) -> State:
    """The state with one seat changed."""
    seats = list(state.seats)
    seats[number] = replace(seats[number], **changes)
    return replace(state, seats=tuple(seats))
