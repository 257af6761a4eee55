"""The game alone: one card after the other, without countdown, limit, gemstone or pause."""

from __future__ import annotations

from collections.abc import Sequence

from akili.engine.game import Millis, Moment
from akili.games.ubongo_fun_size.agreement import rounds_of
from akili.games.ubongo_fun_size.dealing import turn_over
from akili.games.ubongo_fun_size.model import CardPutAside, Event, MatchEnded, RoundEnded, State
from akili.ubongo.race import Finish


def after_solution(state: State, finish: Finish, moment: Moment) -> Sequence[Event]:
    """The next card at once, or the end: the last card is solved, or the time was over on the way."""
    if state.round == rounds_of(state.options):
        return _end(finish.at, solved=True, over=finish.at)
    if state.ends is not None and moment.now >= state.ends:
        return _end(finish.at, solved=True, over=state.ends)
    ended = RoundEnded((), (finish.seat,), finish.at, next_at=moment.now)
    return (ended, *turn_over(state, state.round + 1, moment))


def put_aside(state: State, moment: Moment) -> Sequence[Event]:
    """A new card in the same round."""
    return (CardPutAside(moment.now), *turn_over(state, state.round, moment))


def time_over(state: State) -> Sequence[Event]:
    """The card on the table doesn't count."""
    assert state.ends is not None
    return _end(state.ends, solved=False, over=state.ends)


def _end(at: Millis, *, solved: bool, over: Millis) -> Sequence[Event]:
    return (RoundEnded((), (0,) if solved else (), at, next_at=None), MatchEnded(over))
