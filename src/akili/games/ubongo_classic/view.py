"""What is seen of Ubongo classic: everything but the cards that are face down and the hands of others."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from akili.engine.game import Seat, Viewer
from akili.games.ubongo_classic import agreement, places
from akili.games.ubongo_classic.gem_board import decided_by, steps_of
from akili.games.ubongo_classic.model import SeatView, State, View
from akili.ubongo.race import view
from akili.ubongo.race.game import RaceGame

Race = RaceGame[Any, Any, Any]


def seat_view(game: Race, state: State, seat: Seat) -> SeatView:
    """As everyone sees a seat; ``whole_view`` adds the viewer's own hand."""
    own = state.seats[seat]
    return SeatView(
        **view.seat_fields(game, state, seat),
        side=agreement.side_of(state.options, seat),
        pawn=own.pawn,
        home=own.home,
        place=own.place,
        steps=None if own.place is None else steps_of(own.place),
        reachable=places.reachable(state, seat),
        is_taking=False,
        taken=own.taken,
        gems=own.gems,
    )


def whole_view(game: Race, state: State, viewer: Viewer) -> View:
    """With the board, the die and the sand."""
    fields = view.fields(game, state, viewer)
    fields["seats"] = tuple(
        replace(seat, is_taking=number == viewer and state.seats[number].reach is not None)
        for number, seat in enumerate(fields["seats"])
    )
    return View(
        **fields,
        tiles_to_find=None,
        lanes=state.lanes,
        starter=state.starter,
        symbol=state.symbol,
        stage=state.stage if state.phase == "between" else None,
        hourglass=state.hourglass,
        sand_from=state.sand_from,
        decided_by=decided_by([seat.gems for seat in state.seats]),
    )
