"""A solution as a picture: letters anywhere, colours in a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from akili.forge.palette import ink_on, paint
from akili.polyomino import Puzzle, Tiling, draw
from akili.polyomino.grid import EMPTY

if TYPE_CHECKING:
    from rich.text import Text

Painter = Callable[[Tiling], None]


def painter(puzzle: Puzzle) -> Painter:
    """What draws solutions of this puzzle on standard output, as colourful as that is."""
    if not is_colourful():
        return lambda tiling: print(plain(puzzle, tiling))
    from rich.console import Console

    console = Console()
    return lambda tiling: console.print(coloured(puzzle, tiling), soft_wrap=True)


def is_colourful() -> bool:
    """Whether it is a terminal that may have colours (no-color.org; FORCE_COLOR is for ``| less -R``)."""
    if os.environ.get("NO_COLOR"):
        return False
    return bool(os.environ.get("FORCE_COLOR")) or (sys.stdout is not None and sys.stdout.isatty())


def plain(puzzle: Puzzle, tiling: Tiling) -> str:
    """A letter per cell, and which letter is which tile."""
    legend = ", ".join(f"{letter} = {tile}" for letter, tile in _legend(puzzle, tiling))
    return f"{draw(puzzle.region, tiling)}\n\n{legend}"


def coloured(puzzle: Puzzle, tiling: Tiling) -> Text:
    """The same in the colours of the tiles, two characters per cell: about a square in most fonts."""
    from rich.text import Text

    styles = {tile.name: _style(tile.colour) for tile in puzzle.tiles}
    tile_at = {cell: placement.tile for placement in tiling for cell in placement.cells}
    text = Text()
    for row, line in enumerate(draw(puzzle.region, tiling).split("\n")):
        for column, letter in enumerate(line):
            if letter == EMPTY:
                text.append("  ")
            else:
                text.append(f"{letter} ", styles[tile_at[row, column]])
        text.append("\n")
    text.append("\n")
    for letter, tile in _legend(puzzle, tiling):
        text.append(f"{letter} ", styles[tile]).append(f" {tile}  ")
    return text


def _style(colour: str) -> str:
    background = paint(colour)
    return f"{ink_on(background)} on {background}"


def _legend(puzzle: Puzzle, tiling: Tiling) -> Iterator[tuple[str, str]]:
    rows = draw(puzzle.region, tiling).split("\n")
    letters = ((rows[row][column], each.tile) for each in tiling for row, column in each.cells[:1])
    return iter(dict.fromkeys(letters))  # beyond 62 tiles letters come again
