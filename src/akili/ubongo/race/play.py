"""What a seat does with its tiles, and the words it may say to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from akili.engine.course import Course
from akili.engine.game import Millis, Moment, Rejected, Seat
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
    _require_time(state, moment)
    own = state.seats[seat]
    laid = lay(own.card.area, own.board, game.pieces(state, seat), command.tile, command.cells, command.holes)
    finish = Finish(seat, _time(state, moment), moment.uncertainty, arrived=moment.now)
    course.tell(TileLaid(seat, laid, finish.at))
    if game.is_solved(state, seat, with_tile(own.board, laid)):
        course.tell(CardSolved(finish))
        (solo if state.options.solo else rounds).after_solution(game, course, finish)


def take_tile(course: Course[Any, Any], seat: Seat, tile: str) -> None:
    """A tile comes back to the hand."""
    _require_time(course.state, course.moment)
    if tile not in (laid.tile for laid in course.state.seats[seat].board):
        raise Rejected("tile.not_laid", tile=tile)
    course.tell(TileTaken(seat, tile, _time(course.state, course.moment)))


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
    _require_time(course.state, course.moment)
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


def _require_time(state: RaceState, moment: Moment) -> None:
    """What was done before the time ended counts even if it was on its way then, but no longer than HOLD."""
    _require_round(state)
    if state.ends is not None and (moment.at >= state.ends or moment.now > state.ends + HOLD):
        raise Rejected("round.too_late")


def _time(state: RaceState, moment: Moment) -> Millis:
    """The player's time; nobody can have laid a tile before the cards were turned over."""
    return max(moment.at, state.begun)
