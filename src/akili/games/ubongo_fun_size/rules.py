"""The rules of Ubongo Fun-Size, as far as they differ from those of every race. Read ``model.py`` first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from msgspec.structs import asdict, replace

from akili.engine.game import GameInfo, Millis, Moment, Outcome, Seat, Viewer
from akili.forge.deck import FunSizeDeck, Picture, picture
from akili.forge.fun_size import CARDS, make_areas
from akili.forge.shipped import shipped
from akili.games.ubongo_fun_size import scoring
from akili.games.ubongo_fun_size.agreement import countdown_of, require_sensible, tiles_of
from akili.games.ubongo_fun_size.model import (
    ROUNDS,
    TILES_TO_FIND,
    Event,
    Notice,
    Options,
    RoundEnded,
    RoundResult,
    SeatState,
    SeatView,
    State,
    View,
)
from akili.ubongo.finish import Finish
from akili.ubongo.laying import Board, Pieces, is_filled, pieces_of
from akili.ubongo.race import dealing, view
from akili.ubongo.race import model as race
from akili.ubongo.race.game import RaceGame
from akili.ubongo.race.model import Card


class FunSize(RaceGame[Options, State, View]):
    """Find which tiles fill your card: eight rounds for two to four, or alone against the clock."""

    info: ClassVar[GameInfo] = GameInfo(
        "ubongo_fun_size", rules_version=1, fewest_seats=1, most_seats=4, short="fun-size", minutes=15
    )
    is_open = True
    rounds = ROUNDS
    ended_type = RoundEnded
    options_type = Options
    event_type = Event
    view_type = View
    notice_type = Notice

    def initial(self, options: Options, seats: int) -> State:
        """Empty seats; Rejected if the options make no sense for so many."""
        require_sensible(options, seats)
        return State(options, tuple(SeatState() for _ in range(seats)))

    def pack(self, options: Options) -> tuple[Card, ...] | None:
        """The cards of a seed."""
        return _forged(options.deck, options) if options.deck is not None and self.packs(options) else None

    def card(self, state: State, seat: Seat, number: int) -> Card:  # noqa: ARG002 - all see the same side
        """Of the seed's cards or of the box, the side that is played."""
        return dealing.packed(state, number) or _boxed(state.options)[number]

    def deck(self, state: State) -> Sequence[int]:  # noqa: ARG002 - always the same
        """All cards."""
        return range(CARDS)

    def pieces(self, state: State, seat: Seat) -> Pieces:
        """All eight tiles, or all but the straight yellow one."""
        return pieces_of(tiles_of(state.options, seat))

    def is_solved(self, state: State, seat: Seat, board: Board) -> bool:
        """The area is filled by the right number of tiles."""
        card = state.seats[seat].card
        return card is not None and len(board) == TILES_TO_FIND[state.options.side] and is_filled(card.area, board)

    def countdown_end(self, state: State, finish: Finish) -> Millis:
        """So many seconds after the first solution."""
        return finish.at + countdown_of(state.options)

    def pause(self, state: State) -> Millis | None:
        """As usual, or for as long as somebody isn't ready."""
        return None if state.options.waits else super().pause(state)

    def ended(self, state: State, moment: Moment) -> race.RoundEnded:
        """The first gets a gemstone; where the clocks can't tell, each of the first does."""
        ended = super().ended(state, moment)
        return replace(ended, gemstones=ended.first)

    def awarded(self, state: State, event: race.RoundEnded) -> tuple[tuple[SeatState, ...], RoundResult]:
        """Solvers keep their cards."""
        assert isinstance(event, RoundEnded)
        rich = scoring.of_the_box(state.seats, event.first) if event.gemstones is None else event.gemstones
        seats, result = super().awarded(state, event)
        seats = tuple(replace(seat, gemstones=seat.gemstones + (number in rich)) for number, seat in enumerate(seats))
        return seats, RoundResult(**asdict(result), gemstones=rich)

    def points(self, seat: SeatState) -> int:
        """Cards and gemstones."""
        return scoring.points(seat)

    def standing(self, state: State) -> Outcome:
        """Most points, then most gemstones; alone the points are the cards solved."""
        return scoring.standing(state.seats)

    def variant(self, options: Options) -> Options:
        """Alone there is neither countdown nor limit nor anybody to wait for."""
        return replace(options, countdown=None, limit=Options().limit, waits=False)

    def fitted(self, options: Options, seats: int) -> Options:
        """Only seats that are left play without the yellow tile."""
        return replace(options, without_yellow=tuple(seat for seat in options.without_yellow if seat < seats))

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        """With gemstones."""
        return SeatView(**view.seat_fields(self, state, seat), gemstones=state.seats[seat].gemstones)

    def whole_view(self, state: State, viewer: Viewer) -> View:
        """With the number of tiles to find."""
        return View(**view.fields(self, state, viewer), tiles_to_find=TILES_TO_FIND[state.options.side])


FUN_SIZE = FunSize()


def _boxed(options: Options) -> tuple[Card, ...]:
    deck = shipped("fun-size", options.deck)
    assert isinstance(deck, FunSizeDeck)
    return _cards((card.a if options.side == "A" else card.b).area for card in deck.cards)


def _forged(seed: str, options: Options) -> tuple[Card, ...]:
    return _cards(picture(a if options.side == "A" else b) for a, b in make_areas(seed))


def _cards(areas: Iterable[Picture]) -> tuple[Card, ...]:
    return tuple(Card(number, area) for number, area in enumerate(areas))
