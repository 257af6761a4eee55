"""The compiled solver behind the same interface as the plain one; needs the extra ``akili[kernel]``.

>>> from akili.polyomino import PENTOMINOES, Puzzle, Region
>>> KernelSolver().count(Puzzle(Region.rectangle(3, 20), PENTOMINOES.tiles))
8
"""

from collections.abc import Iterable, Iterator
from itertools import groupby, islice
from operator import attrgetter

from akili.polyomino.puzzle import Puzzle, Tiling, in_reading_order
from akili.polyomino.search import Search
from akili.polyomino.small_puzzles import SmallPuzzles, SmallSearch
from akili.polyomino.symmetry import parts_by_symmetry
from akili.polyomino.tally import Tally
from akili.polyomino.wide.search import WideSearch

ROOM = 1 << 12  # solutions that are kept at a time
STEPS = 1 << 22  # of a search before it tells how far it is: some hundredths of a second


class KernelSolver:
    """As fast as the machine goes: the choice for counts in the millions and puzzles by the thousand."""

    def tilings(self, puzzle: Puzzle, limit: int | None = None) -> Iterator[Tiling]:
        """The solutions; some thousands are found before the first of them is told."""
        return islice(_tilings(puzzle, ROOM if limit is None else min(limit, ROOM)), limit)

    def count(self, puzzle: Puzzle, tally: Tally | None = None) -> int:
        """Counts without drawing the solutions; the tally is kept from time to time."""
        parts = parts_by_symmetry(puzzle)
        if tally is None:
            counts = self.counts(part for _, part in parts)
            return sum(weight * count for (weight, _), count in zip(parts, counts, strict=True))
        for number, (weight, part) in enumerate(parts):
            search, before = _search(part), tally.found
            while not search.is_done:
                search.advance(STEPS)
                tally.found = before + weight * search.total
                tally.share = (number + search.share) / len(parts)
        return tally.found

    def counts(self, puzzles: Iterable[Puzzle]) -> list[int]:
        """Neighbouring puzzles of one kind are solved in one go."""
        counts: list[int] = []
        for _, group in groupby(puzzles, key=attrgetter("usage")):
            alike = list(group)
            packed = SmallPuzzles.of(alike)
            counts += packed.counts() if packed else map(_alone, alike)
        return counts


def _alone(puzzle: Puzzle) -> int:
    search = _search(puzzle)
    while not search.is_done:
        search.advance(STEPS)
    return search.total


def _search(puzzle: Puzzle, room: int = 0) -> Search:
    packed = SmallPuzzles.of([puzzle])
    return SmallSearch(puzzle, packed, room) if packed else WideSearch(puzzle, room)


def _tilings(puzzle: Puzzle, room: int) -> Iterator[Tiling]:
    search = _search(puzzle, room)
    while not search.is_done:
        search.advance(STEPS)
        for solution in search.take():
            yield tuple(sorted(solution, key=in_reading_order))
