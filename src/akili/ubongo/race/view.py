"""What may be seen of a race: all that lies on the table, never the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from akili.engine.game import Seat, Viewer
from akili.ubongo.race.agreement import rounds_of
from akili.ubongo.race.model import RaceState

if TYPE_CHECKING:
    from akili.ubongo.race.game import RaceGame

    Race = RaceGame[Any, Any, Any]


def fields(game: Race, state: RaceState, viewer: Viewer) -> dict[str, Any]:
    """The fields of a view that every race has; only ``you`` differs from viewer to viewer."""
    return {
        "you": viewer,
        "options": state.options,
        "phase": state.phase,
        "round": state.round,
        "rounds": rounds_of(state.options, game.rounds),
        "seats": tuple(game.seat_view(state, seat) for seat in range(len(state.seats))),
        "begun": state.begun,
        "ends": state.ends,
        "results": state.results,
        "ranking": game.standing(state).ranking,
        "put_aside": state.put_aside,
        "ended": state.ended,
        "counting_from": state.counting_from,
        "away": state.presence.away,
    }


def seat_fields(game: Race, state: RaceState, number: Seat) -> dict[str, Any]:
    """The fields of a seat that every race shows."""
    seat = state.seats[number]
    return {
        "card": seat.card,
        "board": seat.board,
        "tiles": tuple(game.pieces(state, number)),
        "finish": seat.finish,
        "gives_up": seat.gives_up,
        "is_ready": seat.is_ready,
        "cards_won": seat.cards_won,
        "points": game.points(seat),
    }
