"""The game alone: one card after the other, without countdown, limit or pause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from akili.engine.course import Course
from akili.engine.game import Millis
from akili.ubongo.finish import Finish
from akili.ubongo.race.agreement import rounds_of
from akili.ubongo.race.dealing import turn_over
from akili.ubongo.race.model import CardPutAside, MatchEnded

if TYPE_CHECKING:
    from akili.ubongo.race.game import RaceGame

    Race = RaceGame[Any, Any, Any]


def after_solution(game: Race, course: Course[Any, Any], finish: Finish) -> None:
    """The next card at once, or the end: the last card is solved, or the time was over on the way."""
    state, now = course.state, course.moment.now
    if state.round == rounds_of(state.options, game.rounds):
        _end(game, course, finish.at, solved=True, over=finish.at)
    elif state.ends is not None and now >= state.ends:
        _end(game, course, finish.at, solved=True, over=state.ends)
    else:
        course.tell(game.ended_type((), (finish.seat,), finish.at, next_at=now))
        turn_over(game, course, state.round + 1)


def put_aside(game: Race, course: Course[Any, Any]) -> None:
    """A new card in the same round."""
    course.tell(CardPutAside(course.moment.now))
    turn_over(game, course, course.state.round)


def time_over(game: Race, course: Course[Any, Any]) -> None:
    """The card on the table doesn't count."""
    ends = course.state.ends
    _end(game, course, ends, solved=False, over=ends)


def _end(game: Race, course: Course[Any, Any], at: Millis, *, solved: bool, over: Millis) -> None:
    course.tell(game.ended_type((), (0,) if solved else (), at, next_at=None))
    course.tell(MatchEnded(over))
