"""What may be seen: all that lies on the table, never the deck."""

from __future__ import annotations

from akili.engine.game import Seat, Viewer
from akili.games.ubongo_fun_size.agreement import rounds_of, tiles_of
from akili.games.ubongo_fun_size.model import (
    TILES_TO_FIND,
    DeckShuffled,
    Event,
    MatchBegun,
    Notice,
    SeatView,
    State,
    View,
)
from akili.games.ubongo_fun_size.scoring import outcome, points


def view(state: State, viewer: Viewer) -> View:
    """The table as everyone sees it; only ``you`` differs."""
    return View(
        you=viewer,
        options=state.options,
        phase=state.phase,
        round=state.round,
        rounds=rounds_of(state.options),
        tiles_to_find=TILES_TO_FIND[state.options.side],
        seats=tuple(_seat(state, number) for number in range(len(state.seats))),
        begun=state.begun,
        ends=state.ends,
        results=state.results,
        ranking=outcome(state.seats).ranking,
        put_aside=state.put_aside,
        ended=state.ended,
    )


def _seat(state: State, number: Seat) -> SeatView:
    seat = state.seats[number]
    return SeatView(
        card=seat.card,
        board=seat.board,
        tiles=tuple(tile.name for tile in tiles_of(state.options, number)),
        finish=seat.finish,
        gives_up=seat.gives_up,
        is_ready=seat.is_ready,
        cards_won=seat.cards_won,
        gemstones=seat.gemstones,
        points=points(seat),
    )


def notice(event: Event) -> Notice | None:
    """Everyone is told everything but the order of the cards."""
    match event:
        case MatchBegun() | DeckShuffled():
            return None
        case _:
            return event
