"""The rules of Ubongo Fun-Size: what follows from a command, and from time. Read ``model.py`` first.

The reasons of a refusal: ``round.over``, ``round.running``, ``round.too_late``, ``round.no_change``,
``solo.only``, ``solo.nobody_to_agree``, ``tile.not_laid``, and those of ``agreement`` and ``ubongo.laying``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from akili.engine.game import Game, GameInfo, Millis, Moment, Outcome, Rejected, Seat, Viewer
from akili.games.ubongo_fun_size import fold, offers, rounds, scoring, solo, view
from akili.games.ubongo_fun_size.agreement import require_sensible, tiles_of
from akili.games.ubongo_fun_size.dealing import shuffle, turn_over
from akili.games.ubongo_fun_size.model import (
    TILES_TO_FIND,
    CardSolved,
    Command,
    Event,
    GivenUp,
    GiveUp,
    GoOn,
    LayTile,
    Notice,
    Options,
    PutAside,
    SeatReady,
    SeatState,
    State,
    TakeTile,
    TileLaid,
    TileTaken,
    View,
)
from akili.ubongo.laying import Area, Board, is_filled, lay, with_tile
from akili.ubongo.race import HOLD, Finish


class FunSize(Game[Options, State, Command, Event, View, Notice]):
    """Find which tiles fill your card: eight rounds for two to four, or alone against the clock."""

    info: ClassVar[GameInfo] = GameInfo("ubongo_fun_size", rules_version=1, fewest_seats=1, most_seats=4)
    options_type = Options
    command_type = Command
    event_type = Event
    view_type = View
    notice_type = Notice

    def initial(self, options: Options, seats: int) -> State:
        """Empty seats; Rejected if the options make no sense for so many."""
        require_sensible(options, seats)
        return State(options, tuple(SeatState() for _ in range(seats)))

    def begin(self, state: State, moment: Moment) -> Sequence[Event]:
        """The cards are shuffled, the first ones turned over."""
        shuffled = shuffle(state, moment)
        return (shuffled, *turn_over(self.evolve(state, shuffled), 1, moment))

    def decide(self, state: State, seat: Seat, command: Command, moment: Moment) -> Sequence[Event]:
        """What follows from a command of a seat that is to act."""
        match command:
            case LayTile():
                return _lay_tile(state, seat, command, moment)
            case TakeTile(tile=tile):
                return _take_tile(state, seat, tile, moment)
            case GiveUp(agreed=agreed):
                return _give_up(state, seat, agreed, moment)
            case PutAside():
                return _put_aside(state, moment)
            case GoOn():
                return _go_on(state, seat, moment)

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event."""
        return fold.evolve(state, event)

    def deadline(self, state: State) -> Millis | None:
        """The end of the round, with the time that a solution may be on its way; or the end of the pause."""
        return state.ends if state.ends is None or state.phase == "between" else state.ends + HOLD

    def expire(self, state: State, moment: Moment) -> Sequence[Event]:
        """Time ends the round, or the pause after it."""
        if state.options.solo:
            return solo.time_over(state)
        return rounds.begin_next(state, moment) if state.phase == "between" else rounds.end(state, moment)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Who still searches; between the rounds, who isn't ready."""
        match state.phase:
            case "racing" | "countdown":
                return frozenset(number for number, seat in enumerate(state.seats) if seat.finish is None)
            case "between":
                return frozenset(number for number, seat in enumerate(state.seats) if not seat.is_ready)
            case "over":
                return frozenset()

    def legal(self, state: State, seat: Seat) -> Iterable[Command]:
        """All there is, as long as the time isn't up; only a tile laid again where it lies is left out."""
        return offers.offers(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Most points, then most gemstones; alone the points are the cards solved."""
        return scoring.outcome(state.seats) if state.phase == "over" else None

    def view(self, state: State, viewer: Viewer) -> View:
        """All but the cards that are still face down."""
        return view.view(state, viewer)

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:  # noqa: ARG002 - all are told the same
        """All but the order of the cards."""
        return view.notice(event)


FUN_SIZE = FunSize()


def _lay_tile(state: State, seat: Seat, command: LayTile, moment: Moment) -> Sequence[Event]:
    _require_time(state, moment)
    area, board = _area(state, seat), state.seats[seat].board
    laid = lay(area, board, tiles_of(state.options, seat), command.tile, command.cells)
    finish = Finish(seat, _time(state, moment), moment.uncertainty, arrived=moment.now)
    events: list[Event] = [TileLaid(seat, laid, finish.at)]
    if _is_solved(state, area, with_tile(board, laid)):
        events.append(CardSolved(finish))
        play = solo if state.options.solo else rounds
        events += play.after_solution(fold.fold(state, events), finish, moment)
    return events


def _take_tile(state: State, seat: Seat, tile: str, moment: Moment) -> Sequence[Event]:
    _require_time(state, moment)
    if tile not in (laid.tile for laid in state.seats[seat].board):
        raise Rejected("tile.not_laid", tile=tile)
    return (TileTaken(seat, tile, _time(state, moment)),)


def _give_up(state: State, seat: Seat, agreed: bool, moment: Moment) -> Sequence[Event]:
    _require_round(state)
    if state.options.solo:
        raise Rejected("solo.nobody_to_agree")
    if agreed == state.seats[seat].gives_up:
        raise Rejected("round.no_change")
    given_up = GivenUp(seat, agreed)
    return (given_up, *rounds.after_agreement(fold.evolve(state, given_up), moment))


def _put_aside(state: State, moment: Moment) -> Sequence[Event]:
    if not state.options.solo:
        raise Rejected("solo.only")
    _require_time(state, moment)
    return solo.put_aside(state, moment)


def _go_on(state: State, seat: Seat, moment: Moment) -> Sequence[Event]:
    if state.phase != "between":
        raise Rejected("round.running")
    ready = SeatReady(seat)
    return (ready, *rounds.after_ready(fold.evolve(state, ready), moment))


def _require_round(state: State) -> None:
    if state.phase not in ("racing", "countdown"):
        raise Rejected("round.over")


def _require_time(state: State, moment: Moment) -> None:
    """What was done in time counts even if it was on its way when the time ended, but no longer than HOLD."""
    _require_round(state)
    if state.ends is not None and (moment.at > state.ends or moment.now > state.ends + HOLD):
        raise Rejected("round.too_late")


def _time(state: State, moment: Moment) -> Millis:
    """The player's time; nobody can have laid a tile before the cards were turned over."""
    return max(moment.at, state.begun)


def _area(state: State, seat: Seat) -> Area:
    card = state.seats[seat].card
    assert card is not None, "in a round everyone has a card"
    return card.area


def _is_solved(state: State, area: Area, board: Board) -> bool:
    return len(board) == TILES_TO_FIND[state.options.side] and is_filled(area, board)
