"""Laying tiles on an area: what a player has on his card, and whether a tile may lie where he puts it."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from akili.engine.game import Rejected
from akili.polyomino import Cell, Shape, TileSet
from akili.polyomino.grid import normalised

Area = tuple[str, ...]  # rows of '#' and '.'


class Laid(Struct, frozen=True):
    """A tile on the cells (row, column) of the card, in reading order."""

    tile: str
    cells: tuple[Cell, ...]


Board = tuple[Laid, ...]  # the tiles on a card, in the order they were laid


def area_cells(area: Area) -> frozenset[Cell]:
    """The cells of an area, where its picture has them."""
    return frozenset((row, column) for row, line in enumerate(area) for column, mark in enumerate(line) if mark == "#")


def lay(area: Area, board: Board, tiles: TileSet, tile: str, cells: Sequence[Cell]) -> Laid:
    """The tile as it will lie; a tile that lies already moves. Raises Rejected where the rules forbid it."""
    if tile not in (each.name for each in tiles):
        raise Rejected("tile.unknown", tile=tile)
    covered = tuple(sorted({(row, column) for row, column in cells}))
    if len(covered) != len(cells) or not covered or not _is_form(tiles[tile].shape, covered):
        raise Rejected("tile.not_its_shape", tile=tile)
    if not area_cells(area).issuperset(covered):
        raise Rejected("tile.outside", tile=tile)
    taken = {cell for other in board if other.tile != tile for cell in other.cells}
    if not taken.isdisjoint(covered):
        raise Rejected("tile.overlaps", tile=tile)
    return Laid(tile, covered)


def _is_form(shape: Shape, cells: tuple[Cell, ...]) -> bool:
    return len(cells) == shape.size and normalised(cells) in _forms(shape)


@lru_cache(maxsize=256)  # a command a tile: turning it anew each time was half of a server's work
def _forms(shape: Shape) -> frozenset[tuple[Cell, ...]]:
    return frozenset(form.cells for form in shape.orientations())


def with_tile(board: Board, laid: Laid) -> Board:
    """The board with the tile laid last."""
    return (*without_tile(board, laid.tile), laid)


def without_tile(board: Board, tile: str) -> Board:
    """The board without this tile."""
    return tuple(other for other in board if other.tile != tile)


def is_filled(area: Area, board: Board) -> bool:
    """No gap left."""
    return area_cells(area) == {cell for laid in board for cell in laid.cells}
