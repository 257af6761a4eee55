"""How rounds end and follow each other, for two to four seats."""

from __future__ import annotations

from collections.abc import Sequence

from akili.engine.game import Moment
from akili.games.ubongo_fun_size.agreement import countdown_of
from akili.games.ubongo_fun_size.dealing import turn_over
from akili.games.ubongo_fun_size.model import PAUSE, ROUNDS, CountdownBegun, Event, MatchEnded, RoundEnded, State
from akili.ubongo.race import Finish, first


def after_solution(state: State, finish: Finish, moment: Moment) -> Sequence[Event]:
    """The first solution starts the countdown; a later one may leave nobody who searches.

    Who is first stays open until the round ends: an earlier solution may still be on its way.
    """
    if state.phase == "racing":
        return (CountdownBegun(finish.at + countdown_of(state.options)),)
    return after_agreement(state, moment)


def after_agreement(state: State, moment: Moment) -> Sequence[Event]:
    """The round ends at once when everyone has solved or given up: nothing more can be on its way."""
    searching = any(seat.finish is None and not seat.gives_up for seat in state.seats)
    return () if searching else end(state, moment)


def end(state: State, moment: Moment) -> Sequence[Event]:
    """Who was first, and who keeps his card; after the last round the match is over."""
    finishes = [seat.finish for seat in state.seats if seat.finish]
    is_last = state.round == ROUNDS
    solvers = tuple(finish.seat for finish in finishes)
    ended = RoundEnded(first(finishes), solvers, moment.now, None if is_last else moment.now + PAUSE)
    return (ended, MatchEnded(moment.now)) if is_last else (ended,)


def after_ready(state: State, moment: Moment) -> Sequence[Event]:
    """The next round begins when all are ready."""
    return begin_next(state, moment) if all(seat.is_ready for seat in state.seats) else ()


def begin_next(state: State, moment: Moment) -> Sequence[Event]:
    """The next cards are turned over."""
    return turn_over(state, state.round + 1, moment)
