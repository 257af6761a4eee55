"""The commands that a seat may give now."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from akili.engine.game import Seat
from akili.forge.tiles import FUN_SIZE
from akili.games.ubongo_fun_size.agreement import tiles_of
from akili.games.ubongo_fun_size.model import Command, GiveUp, GoOn, LayTile, PutAside, State, TakeTile
from akili.polyomino import Cell
from akili.ubongo.laying import Area, area_cells


def offers(state: State, seat: Seat) -> Iterator[Command]:
    """Every command that changes something and would be accepted, as long as the time isn't up."""
    own = state.seats[seat]
    if state.phase == "between" and not own.is_ready:
        yield GoOn()
    if state.phase not in ("racing", "countdown") or own.finish or own.card is None:
        return
    yield from _layings(state, seat, own.card.area)
    yield from (TakeTile(laid.tile) for laid in own.board)
    yield PutAside() if state.options.solo else GiveUp(not own.gives_up)


def _layings(state: State, seat: Seat, area: Area) -> Iterator[Command]:
    """Every tile wherever it fits now; a tile that lies already may move."""
    board = state.seats[seat].board
    for tile in tiles_of(state.options, seat):
        taken = {cell for laid in board if laid.tile != tile.name for cell in laid.cells}
        lying = next((laid.cells for laid in board if laid.tile == tile.name), None)
        for cells in placements(area, tile.name):
            if cells != lying and taken.isdisjoint(cells):
                yield LayTile(tile.name, cells)


@lru_cache(maxsize=1024)
def placements(area: Area, tile: str) -> tuple[tuple[Cell, ...], ...]:
    """Every way in which a tile fits into an empty area, cells in reading order."""
    cells = area_cells(area)
    height, width = len(area), len(area[0])
    found = []
    for form in FUN_SIZE[tile].shape.orientations():
        for down in range(height - form.height + 1):
            for right in range(width - form.width + 1):
                covered = tuple((row + down, column + right) for row, column in form.cells)
                if cells.issuperset(covered):
                    found.append(covered)
    return tuple(found)
