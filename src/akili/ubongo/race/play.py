"""What a seat does with its tiles, and the words it may say to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from akili.engine.course import Course
from akili.engine.game import Moment, Rejected, Seat
from akili.ubongo.finish import HOLD, Finish
from akili.ubongo.laying import lay, with_tile
from akili.ubongo.race import rounds, solo
from akili.ubongo.race.model import (
    CardSolved,
    GivenUp,
    LayTile,
    RaceState,
    SeatReady,
    TileLaid,
    TileTaken,
)

if TYPE_CHECKING:
    from akili.ubongo.race.game import RaceGame

    Race = RaceGame[Any, Any, Any]


def lay_tile(game: Race, course: Course[Any, Any], seat: Seat, command: LayTile) -> None:
    """A tile lies where it was put; the right last one solves the card."""
    state, moment = course.state, course.moment
    require_time(game, state, moment)
    own = state.seats[seat]
    laid = lay(own.card.area, own.board, game.pieces(state, seat), command.tile, command.cells, command.holes)
    finish = done_now(state, seat, moment)
    course.tell(TileLaid(seat, laid, finish.at))
    if game.is_solved(state, seat, with_tile(own.board, laid)):
        game.solved(course, finish)


def solve(game: Race, course: Course[Any, Any], finish: Finish) -> None:
    """A card is solved, and what follows from it."""
    course.tell(CardSolved(finish))
    (solo if course.state.options.solo else rounds).after_solution(game, course, finish)


def take_tile(game: Race, course: Course[Any, Any], seat: Seat, tile: str) -> None:
    """A tile comes back to the hand."""
    require_time(game, course.state, course.moment)
    if tile not in (laid.tile for laid in course.state.seats[seat].board):
        raise Rejected("tile.not_laid", tile=tile)
    course.tell(TileTaken(seat, tile, done_now(course.state, seat, course.moment).at))


def give_up(game: Race, course: Course[Any, Any], seat: Seat, *, agreed: bool) -> None:
    """A vote that can be taken back; after the first solution it means "I am done"."""
    _require_round(course.state)
    if course.state.options.solo:
        raise Rejected("solo.nobody_to_agree")
    if agreed == course.state.seats[seat].gives_up:
        raise Rejected("round.no_change")
    course.tell(GivenUp(seat, agreed))
    rounds.end_if_done(game, course)


def put_aside(game: Race, course: Course[Any, Any]) -> None:
    """Alone: a new card."""
    if not course.state.options.solo:
        raise Rejected("solo.only")
    require_time(game, course.state, course.moment)
    solo.put_aside(game, course)


def go_on(game: Race, course: Course[Any, Any], seat: Seat) -> None:
    """Ready for the next round."""
    if course.state.phase != "between":
        raise Rejected("round.running")
    course.tell(SeatReady(seat))
    rounds.begin_if_ready(game, course)


def _require_round(state: RaceState) -> None:
    if not state.is_running:
        raise Rejected("round.over")


def require_time(game: Race, state: RaceState, moment: Moment) -> None:
    """Rejected unless a round is on and its time isn't over."""
    _require_round(state)
    if not game.is_in_time(state, moment):
        raise Rejected("round.too_late")


def is_in_time(state: RaceState, moment: Moment) -> bool:
    """What was done before the time ended counts even if it was on its way then, but no longer than HOLD."""
    return state.ends is None or (moment.at < state.ends and moment.now <= state.ends + HOLD)


def done_now(state: RaceState, seat: Seat, moment: Moment) -> Finish:
    """By the player's time; nobody can have done anything before the cards were turned over."""
    return Finish(seat, max(moment.at, state.begun), moment.uncertainty, arrived=moment.now)
