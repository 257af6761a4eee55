"""Areas and tiles as templates draw them: cells, their outline, holes and a colour."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from akili.forge.palette import paint
from akili.forge.shimo.tile import Form, HoledTile
from akili.polyomino import Cell, Region, Tile
from akili.polyomino.grid import mirrored, turned
from akili.press.layout import on_shelves
from akili.press.outline import outline
from akili.press.page import Piece, Sheet, with_backs
from akili.press.paper import Millimetres, Paper

Drawn = Mapping[str, Any]
AnyTile = TypeVar("AnyTile", Tile, HoledTile)


def drawn(cells: Iterable[Cell], colour: str = "", holes: Iterable[Cell] = (), number: str = "") -> Drawn:
    """A shape in cells from its top left corner; rows go down, as everywhere."""
    form = Form.of(tuple(cells), holes)
    return {
        "cells": form.cells,
        "corners": outline(form.cells),
        "holes": form.holes,
        "height": 1 + max(row for row, _ in form.cells),
        "width": 1 + max(column for _, column in form.cells),
        "colour": colour,
        "paint": paint(colour),
        "number": number,
    }


def lying(region: Region) -> Region:
    """An area as it lies on a card: never higher than wide."""
    return region if region.height <= region.width else region.turned()


def standing(tile: Tile) -> Drawn:
    """A tile as it stands in a row of others: never wider than high."""
    shape = tile.shape if tile.shape.height >= tile.shape.width else tile.shape.turned()
    return drawn(shape.cells, tile.colour)


def tile_piece(tile: Tile, cell: Millimetres) -> Piece:
    """A tile to cut out, in scale with the cards."""
    return _piece(drawn(lying(tile.shape).cells, tile.colour), cell)


def holed_piece(tile: HoledTile, cell: Millimetres) -> Piece:
    """The same with holes to punch, and with its number."""
    return _piece(holed(tile), cell)


def holed(tile: HoledTile) -> Drawn:
    """A tile with holes as it lies in the box, never higher than wide."""
    cells, holes = map(list, tile.form)
    if tile.shape.height > tile.shape.width:
        cells, holes = turned(cells), turned(holes)
    return drawn(cells, tile.colour, holes, tile.name)


def by_height(tiles: Iterable[AnyTile]) -> list[AnyTile]:
    """Flat ones first: so they fill shelves well."""
    return sorted(tiles, key=lambda tile: min(tile.shape.box))


def both_sides(pieces: Sequence[Piece], paper: Paper, note: str) -> list[Sheet]:
    """Things to cut out that can be flipped: behind each tile lies its mirror image."""
    pages = on_shelves(pieces, paper, note)
    return [with_backs(page, [_flipped(placed.piece) for placed in page.pieces], paper) for page in pages]


def _flipped(piece: Piece) -> Piece:
    if piece.kind != "tile":
        return piece
    shape = piece.data["shape"]
    flipped = drawn(mirrored(shape["cells"]), shape["colour"], mirrored(shape["holes"]), shape["number"])
    return _piece(flipped, piece.data["cell"])


def _piece(shape: Drawn, cell: Millimetres) -> Piece:
    return Piece("tile", shape["width"] * cell, shape["height"] * cell, {"shape": shape, "cell": cell})
