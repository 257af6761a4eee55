"""Solving polyomino puzzles in plain Python; ``akili.polyomino.compiled`` does the same by the thousand."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Protocol

from akili.polyomino.bitboard import Bitboard, OptionTable
from akili.polyomino.cover import Cover
from akili.polyomino.puzzle import Placement, Puzzle, Tiling, in_reading_order
from akili.polyomino.symmetry import parts_by_symmetry
from akili.polyomino.tally import Tally


class Solver(Protocol):
    """What every solver can do, whatever it is made of; all find the same tilings, each in its own order."""

    def tilings(self, puzzle: Puzzle, limit: int | None = None) -> Iterator[Tiling]:
        """The solutions, at most ``limit`` of them."""

    def count(self, puzzle: Puzzle, tally: Tally | None = None) -> int:
        """How many solutions there are; a tally is kept on the way, for those who wait."""

    def counts(self, puzzles: Iterable[Puzzle]) -> list[int]:
        """The same for many puzzles at once."""


class PythonSolver:
    """Bitmasks and nothing else: at hand wherever Python is."""

    def tilings(self, puzzle: Puzzle, limit: int | None = None) -> Iterator[Tiling]:
        """The solutions, found as they are asked for."""
        if puzzle.is_hopeless():
            return
        options = Options.of(puzzle)
        for solution in islice(_covers(puzzle, options), limit):
            yield tuple(sorted(map(options.placement, solution), key=in_reading_order))

    def count(self, puzzle: Puzzle, tally: Tally | None = None) -> int:
        """Counts without drawing the solutions; the tally is kept with every one."""
        tally = tally or Tally()
        parts = parts_by_symmetry(puzzle)
        for number, (weight, part) in enumerate(parts, 1):
            for _ in _solved(part):
                tally.found += weight
            tally.share = number / len(parts)
        return tally.found

    def counts(self, puzzles: Iterable[Puzzle]) -> list[int]:
        """One after the other."""
        return [sum(1 for _ in _solved(puzzle)) for puzzle in puzzles]


@dataclass(frozen=True)
class Options:
    """All ways to lay the tiles of a puzzle, as integers: the cells, and above them the bit of the tile."""

    puzzle: Puzzle
    board: Bitboard
    by_lowest: OptionTable

    @classmethod
    def of(cls, puzzle: Puzzle) -> "Options":
        """Where each tile may lie, to be looked up by the lowest cell."""
        board = Bitboard(puzzle.region)
        first = board.mask.bit_length()
        marks = [1 << first + index for index in range(len(puzzle.tiles))]
        return cls(puzzle, board, OptionTable(board, [tile.shape for tile in puzzle.tiles], marks))

    @property
    def tile_bits(self) -> int:
        """The bits of all tiles."""
        return ((1 << len(self.puzzle.tiles)) - 1) << self.board.mask.bit_length()

    def flat(self) -> list[int]:
        """All of them in a row, in the order of their lowest cells."""
        return self.by_lowest.flat()

    def tile_index(self, option: int) -> int:
        """Which of the puzzle's tiles it lays."""
        return option.bit_length() - 1 - self.board.mask.bit_length()

    def placement(self, option: int) -> Placement:
        """What it looks like on the region."""
        tile = self.puzzle.tiles[self.tile_index(option)]
        return Placement(tile.name, self.board.unpack(option & self.board.mask))


def _solved(puzzle: Puzzle) -> Iterator[tuple[int, ...]]:
    return iter(()) if puzzle.is_hopeless() else _covers(puzzle, Options.of(puzzle))


def _covers(puzzle: Puzzle, options: Options) -> Iterator[tuple[int, ...]]:
    cells, tiles, usage = options.board.mask, options.tile_bits, puzzle.usage
    each_once = usage.required and not usage.repeated
    cover = Cover(cells | tiles if each_once else cells, options.by_lowest, keep=tiles if usage.repeated else 0)
    covers = cover.solutions(cells | tiles, puzzle.depth)
    if usage.required and usage.repeated:
        return (found for found in covers if _union(found) & tiles == tiles)
    return covers


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union
