"""How rounds end and follow each other, for two seats and more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from akili.engine.course import Course
from akili.engine.game import Presence, PresenceChanged
from akili.ubongo.finish import Finish
from akili.ubongo.race.model import (
    CountdownBegun,
    MatchEnded,
    RaceState,
    RoundEnded,
    RoundResult,
)

if TYPE_CHECKING:
    from akili.ubongo.race.game import RaceGame

    Race = RaceGame[Any, Any, Any]


def after_solution(game: Race, course: Course[Any, Any], finish: Finish) -> None:
    """The first solution starts the countdown; any may leave nobody who searches.

    Who is first stays open until the round ends: an earlier solution may still be on its way.
    """
    if course.state.phase == "racing":
        course.tell(CountdownBegun(game.countdown_end(course.state, finish)))
    end_if_done(game, course)


def end_if_done(game: Race, course: Course[Any, Any]) -> None:
    """The running round ends at once when nothing more can be on its way."""
    if course.state.is_running and game.is_done(course.state):
        end(game, course)


def is_done(state: RaceState) -> bool:
    """Everyone present has solved or given up. With nobody present a round waits for its time: they may come back."""
    players = [(number, seat) for number, seat in enumerate(state.seats) if seat.card]
    present = [seat for number, seat in players if number not in state.presence.away]
    return bool(present) and not any(seat.is_searching and not seat.gives_up for seat in present)


def end(game: Race, course: Course[Any, Any]) -> None:
    """What the round came to; after the last one the match is over."""
    game.close(course)
    ended = game.ended(course.state, course.moment)
    now = course.moment.now
    if game.goes_on(course.state, ended):
        pause = game.pause(course.state)
        course.tell(replace(ended, next_at=None if pause is None else now + pause))
    else:
        course.tell(ended)
        course.tell(MatchEnded(now))


def begin_if_ready(game: Race, course: Course[Any, Any]) -> None:
    """The next round begins when all who are present are ready; not at a table that everybody has left."""
    presence = course.state.presence
    waiting = [number for number, seat in enumerate(course.state.seats) if not seat.is_ready]
    if not presence.deserted and set(waiting) <= set(presence.away):
        begin_next(game, course)


def begin_next(game: Race, course: Course[Any, Any]) -> None:
    """What comes before the next round, and the round."""
    game.next_round(course)


def change_presence(game: Race, course: Course[Any, Any], presence: Presence) -> None:
    """Who goes away may have been the last one that the others waited for."""
    before = course.state.presence
    if presence == before:
        return
    course.tell(PresenceChanged(presence, course.moment.now))
    if course.state.options.solo or set(presence.away) <= set(before.away):
        return
    if course.state.is_running:
        end_if_done(game, course)
    elif course.state.phase == "between" and game.is_settled(course.state):
        course.tell(MatchEnded(course.moment.now))
    elif course.state.phase == "between":
        begin_if_ready(game, course)


def result(state: RaceState, event: RoundEnded) -> RoundResult:
    """A finished round for the record."""
    return RoundResult(event.first, tuple(seat.finish for seat in state.seats), state.begun, state.ends)
