"""Laying pieces on an area: what a player has on a card, and whether a piece may lie where they put it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from akili.engine.game import Rejected
from akili.polyomino import Cell, Placement, Tile
from akili.polyomino.grid import box

Area = tuple[str, ...]  # rows of '#' and, for a white field, 'o'; '.' is outside
Board = tuple[Placement, ...]  # what lies on a card, in the order it was laid

OUTSIDE = "."
WHITE = "o"
CARDS_KEPT = 1024  # whose areas and placements are at hand


@dataclass(frozen=True)
class Form:
    """One way to turn and flip a piece, pushed into the corner; most pieces have no peep-holes."""

    cells: tuple[Cell, ...]
    holes: tuple[Cell, ...] = ()


@dataclass(frozen=True)
class Piece:
    """Something to be laid, by its name among a player's pieces; two pieces may have the same forms."""

    name: str
    forms: tuple[Form, ...]


Pieces = Mapping[str, Piece]


@cache
def pieces_of(tiles: Iterable[Tile]) -> Pieces:
    """Tiles as pieces under their own names."""
    return {
        tile.name: Piece(tile.name, tuple(Form(form.cells) for form in tile.shape.orientations())) for tile in tiles
    }


@lru_cache(CARDS_KEPT)
def area_cells(area: Area) -> frozenset[Cell]:
    """The cells of an area, where its picture has them."""
    return frozenset(place for place, mark in _marks(area) if mark != OUTSIDE)


@lru_cache(CARDS_KEPT)
def white_fields(area: Area) -> frozenset[Cell]:
    """The fields that are to be seen through a hole."""
    return frozenset(place for place, mark in _marks(area) if mark == WHITE)


def _marks(area: Area) -> Iterator[tuple[Cell, str]]:
    return (((row, column), mark) for row, line in enumerate(area) for column, mark in enumerate(line))


def lay(
    area: Area, board: Board, pieces: Pieces, name: str, cells: Sequence[Cell], holes: Sequence[Cell] = ()
) -> Placement:
    """The piece as it will lie; one that lies already moves. Raises Rejected where the rules forbid it."""
    if name not in pieces:
        raise Rejected("tile.unknown", tile=name)
    laid = Placement(name, *(tuple(sorted({(row, column) for row, column in part})) for part in (cells, holes)))
    is_told_once = len(laid.cells) == len(cells) and len(laid.holes) == len(holes)
    if not is_told_once or not laid.cells or _form(laid) not in pieces[name].forms:
        raise Rejected("tile.not_its_shape", tile=name)
    if not area_cells(area).issuperset(laid.cells):
        raise Rejected("tile.outside", tile=name)
    if not covered(without_tile(board, name)).isdisjoint(laid.cells):
        raise Rejected("tile.overlaps", tile=name)
    return laid


def _form(laid: Placement) -> Form:
    top, left, _, _ = box(laid.cells)
    return Form(*(tuple((row - top, column - left) for row, column in part) for part in (laid.cells, laid.holes)))


@lru_cache(16 * CARDS_KEPT)
def placements(area: Area, piece: Piece) -> tuple[Placement, ...]:
    """Every way in which a piece fits into an empty area, cells in reading order."""
    inside = area_cells(area)
    height, width = len(area), len(area[0])
    return tuple(
        moved
        for form in piece.forms
        for down in range(height - max(row for row, _ in form.cells))
        for right in range(width - max(column for _, column in form.cells))
        if inside.issuperset((moved := _moved(piece.name, form, down, right)).cells)
    )


def _moved(name: str, form: Form, down: int, right: int) -> Placement:
    return Placement(
        name, *(tuple((row + down, column + right) for row, column in part) for part in (form.cells, form.holes))
    )


def with_tile(board: Board, laid: Placement) -> Board:
    """The board with the tile laid last."""
    return (*without_tile(board, laid.tile), laid)


def without_tile(board: Board, tile: str) -> Board:
    """The board without this tile."""
    return tuple(other for other in board if other.tile != tile)


def covered(board: Board) -> frozenset[Cell]:
    """The cells under tiles."""
    return frozenset(cell for laid in board for cell in laid.cells)


def is_filled(area: Area, board: Board) -> bool:
    """No gap left."""
    return area_cells(area) == covered(board)


def is_seen(area: Area, board: Board) -> bool:
    """Every white field is seen through a hole."""
    return white_fields(area) <= {hole for laid in board for hole in laid.holes}
