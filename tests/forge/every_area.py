"""Compares the compiled solver with plain Python on every area of a size, and on every rest of each.

``python -m tests.forge.every_area 11``: every smaller area is a rest of one of these, so that this is all up to eleven.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray
from tests.forge.rolls_by_parts import Parts, RollsByParts

from akili.forge.rolls import kernel
from akili.forge.rolls.board import AreaBoard
from akili.polyomino import Region
from akili.polyomino.enumeration import free as free_polyominoes
from akili.polyomino.grid import neighbours

REPORT = 1000  # areas


def main() -> None:
    """Every area of a size: how far the two are apart at most."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cells", type=int)
    parser.add_argument("--whole", action="store_true", help="leave out the rests, which takes a third of the time")
    arguments = parser.parse_args()
    cells = arguments.cells
    compared = whole_differences if arguments.whole else differences
    by_parts = RollsByParts()
    furthest = 0.0
    areas = 0
    for areas, apart in enumerate(compared(cells, by_parts), 1):
        furthest = max(furthest, apart)
        if areas % REPORT == 0:
            tell(f"{areas} areas, {len(by_parts)} different rests, at most {furthest:.1e} rolls apart")
    tell(f"All {areas} areas of {cells} cells, {len(by_parts)} different rests: at most {furthest:.1e} rolls apart")


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def differences(cells: int, by_parts: RollsByParts) -> Iterator[float]:
    """For every area of a size, how far the two solvers are apart at most, over all of its rests."""
    for shape in free_polyominoes(cells):
        board = AreaBoard(Region.of(shape.cells))
        plain = np.array([by_parts.worth(rest).value for rest in rests(board, by_parts)])
        yield float(np.abs(kernel.values(board) - plain).max())


def whole_differences(cells: int, by_parts: RollsByParts) -> Iterator[float]:
    """The same for the areas as they are printed, with nothing drawn yet."""
    for shape in free_polyominoes(cells):
        plain = by_parts.worth((by_parts.number(shape.cells),)).value
        yield float(abs(kernel.values(AreaBoard(Region.of(shape.cells)))[-1] - plain))


def rests(board: AreaBoard, by_parts: RollsByParts) -> list[Parts]:
    """The parts of every set of free cells, by its bits."""
    found: list[Parts] = [()]
    for free, first in enumerate(first_parts(board).tolist()[1:], 1):
        if first == free:
            found.append((by_parts.number(board.unpack(free)),))
        else:
            found.append(tuple(sorted(found[first] + found[free ^ first])))
    return found


def first_parts(board: AreaBoard) -> NDArray[np.int64]:
    """For every set of free cells, those that hang together with its lowest one."""
    grown = np.zeros(1, np.int64)  # every set of cells with its neighbours
    for cell in board.cells:
        near = board.pack({cell, *neighbours(cell)} & set(board.cells))
        grown = np.concatenate([grown, grown | near])
    free = np.arange(board.whole + 1)
    part = free & -free
    while not np.array_equal(wider := grown[part] & free, part):
        part = wider
    return part


if __name__ == "__main__":
    main()
