"""The compiled solver behind the same interface as the plain one; needs the extra ``akili[kernel]``.

>>> from akili.polyomino import PENTOMINOES, Puzzle, Region
>>> KernelSolver().count(Puzzle(Region.rectangle(3, 20), PENTOMINOES.tiles))
8
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

import numpy as np

from akili.polyomino import kernel
from akili.polyomino.bitboard import Bitboard
from akili.polyomino.kernel import Numbers, Words
from akili.polyomino.puzzle import Puzzle, Tiling, in_reading_order
from akili.polyomino.small_boards import WORD, SmallBoards
from akili.polyomino.solver import Options
from akili.polyomino.symmetry import count_by_symmetry

ROOM = 1 << 14  # solutions that are kept in a first try


class KernelSolver:
    """As fast as the machine goes: the choice for counts in the millions and puzzles by the thousand."""

    def tilings(self, puzzle: Puzzle, limit: int | None = None) -> Iterator[Tiling]:
        """The solutions; all that were asked for are found before the first is told."""
        if puzzle.is_hopeless() or limit == 0:
            return
        boards = SmallBoards.around([puzzle])
        if boards:
            yield from _small_tilings(boards, puzzle, limit)
        else:
            yield from _large_tilings(puzzle, limit)

    def count(self, puzzle: Puzzle) -> int:
        """Counts without drawing the solutions."""
        return count_by_symmetry(puzzle, self.counts)

    def counts(self, puzzles: Iterable[Puzzle]) -> list[int]:
        """Neighbouring puzzles of one kind are solved in one go."""
        counts: list[int] = []
        for _, group in groupby(puzzles, key=lambda puzzle: puzzle.usage):
            alike = list(group)
            counts += _together(alike) or [_alone(puzzle) for puzzle in alike]
        return counts


def _together(puzzles: Sequence[Puzzle]) -> list[int] | None:
    """Counts for puzzles that use tiles in the same way, if the boards have room for all of their tiles."""
    boards = SmallBoards.around(puzzles)
    if not boards:
        return None
    areas = boards.pack(puzzle.region for puzzle in puzzles)
    forms = {tiles: boards.forms_of(tiles) for tiles in {puzzle.tiles for puzzle in puzzles}}
    allowed = np.array([forms[puzzle.tiles] for puzzle in puzzles], np.uint64)
    depths = np.array([puzzle.depth for puzzle in puzzles])
    counts = np.zeros(len(puzzles), np.int64)
    for depth in set(depths.tolist()):
        of_depth = depths == depth
        counts[of_depth] = boards.solve(areas[of_depth], allowed[of_depth], depth).counts
    return [int(count) for count in counts]


def _alone(puzzle: Puzzle) -> int:
    together = _together([puzzle])
    return together[0] if together else _large_count(puzzle)


def _small_tilings(boards: SmallBoards, puzzle: Puzzle, limit: int | None) -> Iterator[Tiling]:
    region = puzzle.region
    areas, forms = boards.pack([region]), np.array([boards.all_forms], np.uint64)
    room = min(limit or ROOM, ROOM)
    while True:
        solved = boards.solve(areas, forms, puzzle.depth or 0, limit=limit or 0, room=room)
        if solved.counts[0] <= room:
            break
        room = int(solved.counts[0])
    steps, where = np.unique(solved.found, return_inverse=True)
    board = Bitboard(region, boards.width)
    placements = [boards.placement(step, board) for step in steps.tolist()]
    order = sorted(range(len(placements)), key=lambda number: in_reading_order(placements[number]))
    rank = np.argsort(np.array(order, np.int64))  # numbers are sorted faster than placements
    for row in np.sort(rank[where.reshape(solved.found.shape)]).tolist():
        yield tuple([placements[order[number]] for number in row])


def _large_count(puzzle: Puzzle) -> int:
    return 0 if puzzle.is_hopeless() else _search(Options.of(puzzle), None, _no_room(puzzle))


def _large_tilings(puzzle: Puzzle, limit: int | None) -> Iterator[Tiling]:
    options = Options.of(puzzle)
    room = min(limit or ROOM, ROOM)
    while True:
        found = np.full((room, puzzle.region.size + 1), -1, np.int64)
        total = _search(options, limit, found)
        if total <= room:
            break
        room = total
    flat = options.flat()
    for row in found[:total].tolist():
        placements = (options.placement(flat[index]) for index in row[: row.index(-1)])
        yield tuple(sorted(placements, key=in_reading_order))


def _no_room(puzzle: Puzzle) -> Numbers:
    return np.zeros((0, puzzle.region.size + 1), np.int64)


def _search(options: Options, limit: int | None, found: Numbers) -> int:
    puzzle, cells = options.puzzle, options.board.mask
    words = -(-cells.bit_length() // WORD)
    flat = options.flat()
    starts = np.zeros(words * WORD + 1, np.int64)
    for option in flat:
        starts[(option & -option).bit_length() :] += 1
    return int(
        kernel.solve_any(
            _words([cells], words)[0],
            _words([option & cells for option in flat], words),
            np.array([options.tile_index(option) for option in flat], np.int64),
            starts,
            len(puzzle.tiles),
            puzzle.depth or 0,
            puzzle.usage.required,
            puzzle.usage.repeated,
            limit or 0,
            found,
        )
    )


def _words(masks: Sequence[int], words: int) -> Words:
    """Large integers as rows of 64-bit words, lowest first."""
    rows = [[mask >> (WORD * word) & (1 << WORD) - 1 for word in range(words)] for mask in masks]
    return np.array(rows, np.uint64).reshape(len(masks), words)
