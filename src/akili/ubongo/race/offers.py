"""The commands that a seat may give now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from akili.engine.game import Seat
from akili.ubongo.laying import covered, placements, without_tile
from akili.ubongo.race.model import Command, GiveUp, GoOn, LayTile, PutAside, RaceState, TakeTile

if TYPE_CHECKING:
    from akili.ubongo.race.game import RaceGame

    Race = RaceGame[Any, Any, Any]


def offers(game: Race, state: RaceState, seat: Seat) -> Iterator[Command]:
    """Every command that changes something and would be accepted, as long as the time isn't up."""
    own = state.seats[seat]
    if state.phase == "between" and not own.is_ready:
        yield GoOn()
    if not state.is_running or not own.is_searching:
        return
    yield from _layings(game, state, seat)
    yield from (TakeTile(laid.tile) for laid in own.board)
    yield PutAside() if state.options.solo else GiveUp(not own.gives_up)


def _layings(game: Race, state: RaceState, seat: Seat) -> Iterator[Command]:
    """Every tile wherever it fits now; a tile that lies already may move."""
    own = state.seats[seat]
    for piece in game.pieces(state, seat).values():
        taken = covered(without_tile(own.board, piece.name))
        for laid in placements(own.card.area, piece):
            if laid not in own.board and taken.isdisjoint(laid.cells):
                yield LayTile(laid.tile, laid.cells, laid.holes)
