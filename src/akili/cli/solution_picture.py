"""Solutions of cards as blocks of a terminal: letters for tiles, in their colours where there are some."""

from __future__ import annotations

from collections.abc import Iterator

from akili.cli.forge_picture import Card
from akili.cli.spans import Block, Line, Span, flow, line
from akili.forge.classic import DIE
from akili.forge.deck import ClassicCard, FunSizeCard, Picture, ShimoCard, region
from akili.forge.palette import ink_on, paint
from akili.forge.shimo.puzzle import ShimoPuzzle, solutions
from akili.forge.shimo.tiles import SHIMO
from akili.forge.tiles import CLASSIC, FUN_SIZE
from akili.polyomino import Puzzle, TileSet, Tiling, draw, tilings
from akili.polyomino.grid import EMPTY


def solved(card: Card) -> Iterator[Line]:
    """A solution of every row, or every set, that the card has."""
    match card:
        case ClassicCard():
            for tiles, side in ((3, card.three), (4, card.four)):
                yield from (line(f"{tiles} tiles"), line())
                yield from flow(
                    [_block(symbol, side.area, CLASSIC, row.tiles) for symbol, row in zip(DIE, side.rows, strict=True)]
                )
        case FunSizeCard():
            for name, face in (("A", card.a), ("B", card.b)):
                yield from (line(f"Side {name}"), line())
                yield from flow([_block("", face.area, FUN_SIZE, filling.tiles) for filling in face.fillings])
        case ShimoCard():
            yield from _shimo(card)
        case _:
            raise ValueError("An area of the dice game has no solution of its own: the dice decide.")


def _block(heading: str, area: Picture, tiles: TileSet, names: tuple[str, ...]) -> Block:
    puzzle = Puzzle(region(area), tiles.pick(names))
    tiling = next(iter(tilings(puzzle, 1)))
    title = f"{heading}: {' '.join(names)}" if heading else " ".join(names)
    return [line(title), *_rows(puzzle, tiling), line()]


def _rows(puzzle: Puzzle, tiling: Tiling) -> Iterator[Line]:
    styles = {tile.name: _style(tile.colour) for tile in puzzle.tiles}
    tile_at = {cell: placement.tile for placement in tiling for cell in placement.cells}
    for row, letters in enumerate(draw(puzzle.region, tiling).split("\n")):
        yield [
            Span("  ") if letter == EMPTY else Span(f"{letter} ", styles[tile_at[row, column]])
            for column, letter in enumerate(letters)
        ]


def _shimo(card: ShimoCard) -> Iterator[Line]:
    puzzle = ShimoPuzzle.parse("\n".join(card.fields), card.tiles)
    (solution,) = solutions(puzzle, 1)
    yield from shimo_rows(puzzle, solution)
    yield line()


def shimo_rows(puzzle: ShimoPuzzle, solution: Tiling) -> Iterator[Line]:
    """The rectangle with the numbers of the tiles; a hole shows the white field below it."""
    styles = {tile.name: _style(tile.colour) for tile in SHIMO}
    marks = {cell: (each.tile.rjust(2), each.tile) for each in solution for cell in each.cells}
    marks |= {hole: ("()", each.tile) for each in solution for hole in each.holes}
    for row in range(puzzle.height):
        yield [
            Span(*(marks[row, column][0], styles[marks[row, column][1]])) if (row, column) in marks else Span(" ·")
            for column in range(puzzle.width)
        ]


def _style(colour: str) -> str:
    background = paint(colour)
    return f"{ink_on(background)} on {background}"
