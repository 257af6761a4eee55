"""Classic cards for the box: every row near what its face aims at, and all together as the printed cards are.

For every side that the printed numbers of squares and boxes ask for, some areas are rated with their likeliest sets.
Which of them are taken, and which sets, is settled for all sides together: by many small exchanges, each kept if the
deck comes nearer to the printed one, at first sometimes also if not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp, log

from akili.engine.chance import SeededChance
from akili.forge import pool
from akili.forge.areas import carve
from akili.forge.classic import FOUR, THREE, Box, SideKind, best_rows, plan
from akili.forge.deck import ClassicCard, ClassicDeck, ClassicRow, ClassicSide, picture
from akili.forge.endless import Candidate
from akili.forge.fillings import fillings
from akili.forge.pleasant import is_pleasant
from akili.forge.tiles import CLASSIC
from akili.polyomino import Region

CANDIDATES = 8  # areas for each side of the deck, where there are so many
RATED = 30  # sets of an area
TOLERANCE = 0.2  # of the time that a face aims at
EXCHANGES = 60_000
WARMEST, COLDEST = 0.3, 0.0003
FINE = 1 << 24  # as finely as chance is asked

Size = tuple[int, Box]


@dataclass(frozen=True)
class Printed:
    """What all sides of a kind should come to."""

    uses: Mapping[str, int]  # of the tiles that are told, in all rows
    seldom: int  # at most, of any other tile
    outlines: Mapping[int, int]  # sides by perimeter
    unique: float  # the share of rows with one solution
    solutions: float  # on average


# 268 L4, 71 O4 and 61 I2 on both sides are measured; of the others it is known which are used most, in this order.
OF_THREE = Printed(
    uses={"L4": 114, "P5": 104, "L5": 72, "S4": 68, "T4": 66, "O4": 29, "I2": 21},
    seldom=62,
    outlines={14: 1, 16: 8, 18: 27},
    unique=0.667,
    solutions=1.5,
)
OF_FOUR = Printed(
    uses={"P5": 158, "L4": 154, "L5": 106, "Y5": 98, "O4": 42, "I2": 40},
    seldom=94,
    outlines={16: 2, 18: 7, 20: 21, 22: 5, 24: 1},
    unique=0.29,
    solutions=3.7,
)


def make_deck(seed: int | str) -> ClassicDeck:
    """36 cards."""
    chance = SeededChance(f"classic box/{seed}")
    kinds = ((THREE, OF_THREE), (FOUR, OF_FOUR))
    both = zip(*(Choice(chance.fork(kind.tiles), kind, printed).sides() for kind, printed in kinds), strict=True)
    return ClassicDeck(str(seed), tuple(ClassicCard(three, four) for three, four in both))


@dataclass(frozen=True)
class RatedArea:
    """An area with sets of tiles that could serve it."""

    area: Region
    sets: int
    rows: tuple[ClassicRow, ...]
    aims: tuple[float, ...]

    @cached_property
    def suitable(self) -> tuple[tuple[int, ...], ...]:
        """For each face the rows that are near enough."""
        return tuple(
            tuple(index for index, row in enumerate(self.rows) if abs(row.difficulty.seconds / aim - 1) <= TOLERANCE)
            for aim in self.aims
        )

    @cached_property
    def nearest(self) -> tuple[int, ...]:
        """For each face a row, together nearest to what they aim at."""
        return tuple(self.rows.index(row) for row in best_rows(self.rows, self.aims))

    @property
    def serves(self) -> bool:
        """Whether there is a row for every face."""
        return all(row in rows for row, rows in zip(self.nearest, self.suitable, strict=True))


class Choice:
    """What is taken for each side of a kind, and what that comes to."""

    def __init__(self, chance: SeededChance, kind: SideKind, printed: Printed) -> None:
        self.chance, self.printed = chance, printed
        self.sizes: Sequence[Size] = plan(chance, kind)
        self.rated = {size: self._rated(kind, size) for size in sorted(set(self.sizes))}
        waiting = {size: list(areas) for size, areas in self.rated.items()}
        self.areas = [waiting[size].pop() for size in self.sizes]
        self.rows = [list(area.nearest) for area in self.areas]
        self.tiles, self.outlines = Counter[str](), Counter[int]()
        self.unique = self.solutions = 0
        self.off = 0.0  # squared, of what the faces aim at
        for side in range(len(self.sizes)):
            self._count(side, 1)

    def sides(self) -> list[ClassicSide]:
        """As they are when nothing is left to gain."""
        miss = self.miss()
        for step in range(EXCHANGES):
            warmth = WARMEST * (COLDEST / WARMEST) ** (step / EXCHANGES)
            side = self.chance.below(len(self.sizes))
            before = self.areas[side], self.rows[side]
            self._count(side, -1)
            self.areas[side], self.rows[side] = self._other(side)
            self._count(side, 1)
            now = self.miss()
            if now <= miss or self.chance.below(FINE) < FINE * exp((miss - now) / warmth):
                miss = now
            else:
                self._count(side, -1)
                self.areas[side], self.rows[side] = before
                self._count(side, 1)
        return [self._side(area, rows) for area, rows in zip(self.areas, self.rows, strict=True)]

    def miss(self) -> float:
        """How far all sides together are from the printed ones."""
        printed, rows = self.printed, 6 * len(self.sizes)
        uses = sum(_apart(self.tiles[tile], wanted) for tile, wanted in printed.uses.items())
        others = [count for tile, count in self.tiles.items() if tile not in printed.uses]
        usual = sum(others) / len(others)
        too_often = sum(_apart(count, printed.seldom) for count in others if count > printed.seldom)
        outlines = sum((self.outlines[length] - count) ** 2 for length, count in printed.outlines.items())
        return (
            20 * (uses + too_often)
            + 0.2 * sum(_apart(count, usual) for count in others)
            + 0.02 * outlines
            + 40 * (self.unique / rows - printed.unique) ** 2
            + 2 * (self.solutions / rows - printed.solutions) ** 2
            + 10 * self.off / rows
        )

    def _other(self, side: int) -> tuple[RatedArea, list[int]]:
        """The side with another row, or another area that no side has."""
        area, rows = self.areas[side], self.rows[side]
        if self.chance.below(4):
            face = self.chance.below(len(rows))
            free = [row for row in area.suitable[face] if row not in rows]
            return area, [*rows[:face], self.chance.pick(free), *rows[face + 1 :]] if free else rows
        free_areas = [each for each in self.rated[self.sizes[side]] if each not in self.areas]
        if not free_areas:
            return area, rows
        other = self.chance.pick(free_areas)
        return other, list(other.nearest)

    def _count(self, side: int, times: int) -> None:
        area = self.areas[side]
        self.outlines[area.area.perimeter] += times
        for index, aim in zip(self.rows[side], area.aims, strict=True):
            row = area.rows[index]
            self.off += times * (row.difficulty.seconds / aim - 1) ** 2
            self.solutions += times * row.solutions
            self.unique += times * (row.solutions == 1)
            for tile in row.tiles:
                self.tiles[tile] += times

    def _rated(self, kind: SideKind, size: Size) -> list[RatedArea]:
        """As many as are wanted, those that serve all faces; where they are rare, all that do."""
        wanted = CANDIDATES * self.sizes.count(size)
        rated = []
        for area in self._areas(kind, size):
            candidate = Candidate(area, kind)
            each = RatedArea(area, len(candidate.found), tuple(candidate.rated(kind.seconds, RATED)), kind.seconds)
            if each.serves:
                rated.append(each)
            if len(rated) == wanted:
                break
        return rated

    def _areas(self, kind: SideKind, size: Size) -> Sequence[Region]:
        found = [area for area in pool.areas(kind.tiles) if (area.size, area.box) == size]
        return self.chance.shuffled(
            [area for area in found or self._carved(kind, size) if area.perimeter in self.printed.outlines]
        )

    def _carved(self, kind: SideKind, size: Size) -> list[Region]:
        """Areas in a box that is too large for the pool."""
        squares, box = size
        found: dict[Region, None] = {}
        while len(found) < 4 * CANDIDATES:
            area = carve(self.chance, squares, *box)
            if (
                area is not None
                and is_pleasant(area)
                and kind.fewest_sets <= len(fillings(area, CLASSIC, kind.tiles)) <= kind.most_sets
            ):
                found[area.canonical()] = None
        return list(found)

    def _side(self, area: RatedArea, rows: Sequence[int]) -> ClassicSide:
        lying = self.chance.pick(area.area.orientations())
        return ClassicSide(picture(lying), area.sets, tuple(area.rows[row] for row in rows))


def _apart(count: float, wanted: float) -> float:
    return log((count + 1) / (wanted + 1)) ** 2
