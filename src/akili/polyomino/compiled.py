"""The compiled solver behind the same interface as the plain one; needs the extra ``akili[kernel]``.

>>> from akili.polyomino import PENTOMINOES, Puzzle, Region
>>> KernelSolver().count(Puzzle(Region.rectangle(3, 20), PENTOMINOES.tiles))
8
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice
from operator import attrgetter

from akili.polyomino.puzzle import Puzzle, Tiling
from akili.polyomino.search import Search
from akili.polyomino.small_puzzles import SmallPuzzles, SmallSearch
from akili.polyomino.symmetry import parts_by_symmetry
from akili.polyomino.tally import Tally
from akili.polyomino.wide.search import WideSearch

ROOM = 1 << 12  # solutions that are kept at a time
STEPS = 1 << 22  # of a search before it tells how far it is: some hundredths of a second
SHORT = 1 << 17  # steps that take less time than to look for symmetry


class KernelSolver:
    """As fast as the machine goes: the choice for counts in the millions and puzzles by the thousand."""

    def tilings(self, puzzle: Puzzle, limit: int | None = None) -> Iterator[Tiling]:
        """The solutions; some thousands are found before the first of them is told."""
        return islice(_tilings(puzzle, ROOM if limit is None else min(limit, ROOM)), limit)

    def count(self, puzzle: Puzzle, tally: Tally | None = None) -> int:
        """Counts without drawing the solutions; the tally is kept from time to time."""
        tally = tally or Tally()
        (whole,) = _searches([puzzle])
        whole.advance(SHORT)
        parts = [(1, puzzle)] if whole.is_done else parts_by_symmetry(puzzle)
        searches = [whole] if len(parts) == 1 else _searches([part for _, part in parts])
        for number, ((weight, _), search) in enumerate(zip(parts, searches, strict=True)):
            before = tally.found
            while True:
                tally.found = before + weight * search.total
                tally.share = (number + search.share) / len(parts)
                if search.is_done:
                    break
                search.advance(STEPS)
        return tally.found

    def counts(self, puzzles: Iterable[Puzzle]) -> list[int]:
        """Neighbouring puzzles of one kind are solved in one go."""
        counts: list[int] = []
        for _, group in groupby(puzzles, key=attrgetter("usage")):
            alike = list(group)
            packed = SmallPuzzles.of(alike)
            counts += packed.counts() if packed else [_total(search) for search in _searches(alike)]
        return counts


def _tilings(puzzle: Puzzle, room: int) -> Iterator[Tiling]:
    (search,) = _searches([puzzle], room)
    while not search.is_done:
        search.advance(STEPS)
        yield from search.take()


def _total(search: Search) -> int:
    while not search.is_done:
        search.advance(STEPS)
    return search.total


def _searches(puzzles: Sequence[Puzzle], room: int = 0) -> Iterator[Search]:
    """A search for each of some puzzles of the same usage."""
    packed = SmallPuzzles.of(puzzles)
    if packed:
        yield from (SmallSearch(puzzle, packed, index, room) for index, puzzle in enumerate(puzzles))
    elif len(puzzles) == 1:
        yield WideSearch(puzzles[0], room)
    else:  # some may be small
        yield from (search for puzzle in puzzles for search in _searches([puzzle], room))
