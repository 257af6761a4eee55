"""Puzzle objects on small boards: packed together and counted, or searched one by one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TypeVar

import numpy as np

from akili.polyomino import kernel
from akili.polyomino.bitboard import Bitboard
from akili.polyomino.kernel import Numbers, Words
from akili.polyomino.packing.kernel import numbered
from akili.polyomino.packing.regions import CompactRegions
from akili.polyomino.puzzle import Placement, Puzzle
from akili.polyomino.search import Search
from akili.polyomino.small_boards import SmallBoards

Thing = TypeVar("Thing")


@dataclass(frozen=True)
class SmallPuzzles:
    """Puzzles that use their tiles in the same way, on boards that have room for all of them."""

    boards: SmallBoards
    areas: Words
    allowed: Words  # forms
    depths: Numbers

    @classmethod
    def of(cls, puzzles: Sequence[Puzzle]) -> SmallPuzzles | None:
        """If there are such boards. It goes by the identity of tiles: thousands of them are the same few objects."""
        usage = puzzles[0].usage
        if puzzles[0].depth is None or usage.repeated:
            return None
        regions = CompactRegions.of([puzzle.region for puzzle in puzzles])
        if regions is None:
            return None
        choices = [puzzle.tiles for puzzle in puzzles]
        choice_of = np.arange(len(choices))
        if not usage.required:  # a set to choose from is mostly the same for all
            choices, choice_of = _different(choices)
        tiles, tile_of = _different(list(chain.from_iterable(choices)))
        try:
            boards = SmallBoards(tuple(dict.fromkeys(tiles)), *regions.box)
        except ValueError:
            return None
        forms = np.array([boards.forms_of([tile]) for tile in tiles], np.uint64)
        lengths = np.fromiter(map(len, choices), np.int64, len(choices))
        allowed = np.bitwise_or.reduceat(forms[tile_of], np.cumsum(lengths) - lengths)
        depths = lengths[choice_of] if usage.total is None else np.full(len(puzzles), usage.total)
        return cls(boards, regions.words(boards.width), allowed[choice_of], depths)

    def counts(self) -> list[int]:
        """The number of solutions of each."""
        depths = set(self.depths.tolist())
        if len(depths) == 1:
            return [*self.boards.solve(self.areas, self.allowed, depths.pop()).counts.tolist()]
        counts = np.zeros(len(self.areas), np.int64)
        for depth in depths:
            alike = self.depths == depth
            counts[alike] = self.boards.solve(self.areas[alike], self.allowed[alike], depth).counts
        return [*counts.tolist()]


def _different(things: list[Thing]) -> tuple[list[Thing], Numbers]:
    """The objects that differ, and for each thing which of them it is."""
    numbers, firsts = numbered(np.fromiter(map(id, things), np.int64, len(things)))
    return [things[first] for first in firsts.tolist()], numbers


class SmallSearch(Search):
    """All solutions of one of them; ``room`` of them are kept at a time (0: they are only counted)."""

    def __init__(self, puzzle: Puzzle, packed: SmallPuzzles, index: int, room: int = 0) -> None:
        self._boards, self._depth = packed.boards, int(packed.depths[index])
        self._board = Bitboard(puzzle.region, packed.boards.width)
        self._stack = packed.boards.stack()
        super().__init__(self._stack.choices, self._stack.breadth, np.zeros((room, self._depth), np.uint16))
        area, allowed = packed.areas[index], packed.allowed[index]
        kernel.begin_small(area, allowed, self._depth, self._boards.tables, self._stack)

    def advance(self, steps: int) -> None:
        """Go on for so many steps at most, or until there is no room for another solution."""
        kernel.advance_small(self._depth, self._boards.tables, self._stack, self._where, 0, steps, self._found)

    def _placement(self, number: int) -> Placement:
        return self._boards.placement(number, self._board)
