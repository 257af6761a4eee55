"""One way over a card: corner by corner. Bots' hands follow it, and decks of the first edition were chosen by it.

The person looks at the tightest corner that is still free, tries the tiles there from the largest and most
angular to the smallest and plainest, lays one, goes on to the next corner, and looks back when nothing fits:
the last tile is taken up again. Which way of laying a tile comes first is chance; the expectation over it is
computed exactly from the tree of all tries. Among equally tight corners the first in reading order is taken: so the
effort depends on how the card lies, and ``rating`` tells how hard a puzzle is.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from akili.forge.deck import Difficulty
from akili.forge.rating.scale import timed
from akili.polyomino import Placement, Puzzle, Shape
from akili.polyomino.bitboard import bits
from akili.polyomino.solver import Options

Target = Callable[[int], int]  # free cells → the bit of the cell to cover next

SECONDS_A_STEP = 3.7  # puts 3-tile puzzles at 15–30 s and 4-tile puzzles at 35–70 s, as people are known to need


@dataclass(frozen=True)
class Branch:
    """The expected tries below a position: until its first solution, or all of them where it has none."""

    effort: float
    is_solvable: bool


def angularity(shape: Shape) -> int:
    """Corners of the outline: a straight tile has four."""
    cells = set(shape.cells)
    corners = 0
    for row, column in {(r + dr, c + dc) for r, c in cells for dr in (0, 1) for dc in (0, 1)}:
        around = [(row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column)]
        filled = [cell in cells for cell in around]
        corners += sum(filled) in (1, 3) or 2 * (filled[0] == filled[3] and sum(filled) == 2)
    return corners


@cache
def attraction(shape: Shape) -> tuple[int, int]:
    """Largest first, then most angular: the order in which people take tiles to hand."""
    return -shape.size, -angularity(shape)


def by_attraction(shapes: Sequence[Shape], first_bit: int) -> list[int]:
    """The bits of the tiles, those that attract equally together, the most attractive first."""
    alike: dict[tuple[int, int], int] = {}
    for index, shape in enumerate(shapes):
        alike[attraction(shape)] = alike.get(attraction(shape), 0) | 1 << first_bit + index
    return [alike[pull] for pull in sorted(alike)]


class PersonLikeSearch:
    """The tree of tries over options grouped by the cell they cover and how attractive their tile is."""

    def __init__(self, must: int, options: dict[int, list[list[int]]], target: Target) -> None:
        self.must = must
        self.options = options
        self.target = target

    def tries(self, free: int) -> Iterator[list[int]]:
        """What is tried next, at the target: options that fit, those that attract alike in one list, in any order."""
        for alike in self.options.get(self.target(free & self.must), ()):
            yield [option for option in alike if option & free == option]

    def explore(self, free: int, left: int) -> Branch:
        """The expected number of tries until a solution, or all of them where there is none."""
        open_bits = free & self.must
        if not open_bits:
            return Branch(0, left == 0)
        if not left:
            return Branch(0, False)
        effort = 0.0
        for alike in self.tries(free):
            tried = [self.explore(free ^ option, left - 1) for option in alike]
            in_vain = sum(2 + branch.effort for branch in tried if not branch.is_solvable)
            fruitful = [1 + branch.effort for branch in tried if branch.is_solvable]
            if fruitful:
                # in a random order a vain try comes before all fruitful ones once in (fruitful + 1) times
                return Branch(effort + in_vain / (len(fruitful) + 1) + sum(fruitful) / len(fruitful), True)
            effort += in_vain
        return Branch(effort, False)


@dataclass(frozen=True)
class Approach:
    """How a person goes about one puzzle, whatever its kind: the search, where it begins, and what an option lays."""

    search: PersonLikeSearch
    free: int  # cells and tiles at first
    depth: int  # tiles that lie in the end
    placement: Callable[[int], Placement]

    @property
    def effort(self) -> float:
        """The expected number of times a person lays or takes up a tile until the puzzle is solved."""
        return self.search.explore(self.free, self.depth).effort

    @property
    def aim(self) -> Difficulty:
        """The same as time and points: by these the first edition's cards were chosen."""
        return timed(SECONDS_A_STEP * self.effort)


def tightest_corner(stride: int) -> Target:
    """The free cell with the fewest free neighbours, the lowest of these."""

    def target(free: int) -> int:
        up, down = free & free >> stride, free & free << stride
        right, left = free & free >> 1, free & free << 1
        for tight in (
            free & ~(up | down | right | left),
            free & ~(up & down | right & left | (up | down) & (right | left)),
            free & ~(up & down & (right | left) | right & left & (up | down)),
        ):
            if tight:
                return tight & -tight
        return free & -free

    return target


def fewest_ways(options: Iterable[int], must: int) -> Target:
    """The bit that the fewest options cover, the lowest of these: where there are no corners to begin with."""
    ways = Counter(1 << bit for option in options for bit in bits(option & must))
    order = sorted((1 << bit for bit in bits(must)), key=lambda bit: (ways[bit], bit))
    return lambda free: next(bit for bit in order if bit & free)


def grouped(options: Sequence[int], must: int, tile_order: Iterable[int]) -> dict[int, list[list[int]]]:
    """Options under every bit they cover, a list for each group of tiles that are tried after each other."""
    groups: dict[int, list[list[int]]] = {}
    for tile_bits in tile_order:
        by_bit: dict[int, list[int]] = {}
        for option in options:
            if option & tile_bits:
                for bit in bits(option & must):
                    by_bit.setdefault(1 << bit, []).append(option)
        for covered, alike in by_bit.items():
            groups.setdefault(covered, []).append(alike)
    return groups


def approach(puzzle: Puzzle) -> Approach:
    """A person begins in the tightest corner."""
    options = Options.of(puzzle)
    cells, shift = options.board.mask, options.board.mask.bit_length()
    groups = grouped(options.flat(), cells, by_attraction([tile.shape for tile in puzzle.tiles], shift))
    search = PersonLikeSearch(cells, groups, tightest_corner(options.board.stride))
    return Approach(search, cells | options.tile_bits, puzzle.depth or 0, options.placement)
