"""What a census finds: areas by the million in arrays, drawn one by one when asked for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from akili.lab.census.kernel import Counts, Words
from akili.lab.census.problem import Problem
from akili.polyomino import Region
from akili.polyomino.bitboard import bits
from akili.polyomino.grid import EMPTY, FILLED

STRIDE = 8  # bits from a cell to the one below it
ROWS = [f"{row:08b}"[::-1].translate({ord("1"): FILLED, ord("0"): EMPTY}) for row in range(1 << STRIDE)]


class CountedArea(NamedTuple):
    """An area, and how many tile sets fill it."""

    region: Region
    sets: int


@dataclass(frozen=True, eq=False)
class Tally:
    """The areas of one number of cells: a word of 8 × 8 bits each, in rising order, and their tile sets."""

    cells: int
    areas: Words
    sets: Counts

    def __len__(self) -> int:
        return len(self.areas)

    def __iter__(self) -> Iterator[CountedArea]:
        for area, sets in zip(self.areas.tolist(), self.sets.tolist(), strict=True):
            yield CountedArea(Region(tuple(divmod(bit, STRIDE) for bit in bits(area))), sets)

    def pictures(self) -> Iterator[tuple[list[str], int]]:
        """The same as rows of text, for writing out millions."""
        for area, sets in zip(self.areas.tolist(), self.sets.tolist(), strict=True):
            rows = area.to_bytes(STRIDE, "little").rstrip(b"\0")
            width = max(row.bit_length() for row in rows)
            yield [ROWS[row][:width] for row in rows], sets

    def quartiles(self) -> tuple[float, ...]:
        """Least, lower quartile, median, upper quartile and greatest number of tile sets; empty without areas."""
        return tuple(np.quantile(self.sets, (0, 0.25, 0.5, 0.75, 1)).tolist()) if len(self) else ()


@dataclass(frozen=True, eq=False)
class Census:
    """The complete answer to a problem, fewest cells first."""

    problem: Problem
    tallies: tuple[Tally, ...]

    def __len__(self) -> int:
        return sum(map(len, self.tallies))

    def __iter__(self) -> Iterator[CountedArea]:
        for tally in self.tallies:
            yield from tally
