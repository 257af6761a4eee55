"""What is to be solved, and what a solution is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter

from msgspec import Struct

from akili.polyomino.grid import EMPTY, Cell
from akili.polyomino.shape import Region
from akili.polyomino.tile import Tile, require_distinct

LARGEST_REGION = 1024  # cells; a search beyond that would never end anyway


@dataclass(frozen=True)
class Usage:
    """How often tiles may be used: ``each_once``, ``exactly(k)``, ``at_most_once`` or ``at_least_once``."""

    required: bool  # every tile at least once
    repeated: bool  # a tile more than once
    total: int | None = None  # so many tiles in all

    @classmethod
    def each_once(cls) -> Usage:
        """All tiles, each exactly once."""
        return cls(required=True, repeated=False)

    @classmethod
    def exactly(cls, total: int) -> Usage:
        """So many different tiles of the set."""
        return cls(required=False, repeated=False, total=total)

    @classmethod
    def at_most_once(cls) -> Usage:
        """Any of the tiles, none twice."""
        return cls(required=False, repeated=False)

    @classmethod
    def at_least_once(cls) -> Usage:
        """All tiles, each as often as it likes."""
        return cls(required=True, repeated=True)


EACH_ONCE = Usage.each_once()


class Placement(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A tile on its cells (row, column), and those of them that have a peep-hole; both in reading order."""

    tile: str
    cells: tuple[Cell, ...]
    holes: tuple[Cell, ...] = ()


in_reading_order = attrgetter("cells", "tile")  # what placements are sorted by

Tiling = tuple[Placement, ...]  # in reading order


@dataclass(frozen=True)
class Puzzle:
    """A region to be covered exactly: no gap, no overlap, nothing outside."""

    region: Region
    tiles: tuple[Tile, ...]
    usage: Usage = EACH_ONCE

    def __post_init__(self) -> None:
        if self.region.size > LARGEST_REGION:
            raise ValueError(
                f"The area has {self.region.size} cells; areas of up to {LARGEST_REGION} cells can be solved."
            )
        if not self.tiles:
            raise ValueError("A puzzle needs at least one tile.")
        require_distinct(tile.name for tile in self.tiles)
        total = self.usage.total
        least = len(self.tiles) if self.usage.required else 1
        most = LARGEST_REGION if self.usage.repeated else len(self.tiles)
        if total is not None and not least <= total <= most:
            raise ValueError(
                f"Exactly {total} of {len(self.tiles)} tiles can't be used: say a number from {least} to {most}."
            )

    @property
    def depth(self) -> int | None:
        """How many tiles every solution has, where that is fixed."""
        if self.usage.required and not self.usage.repeated:
            return len(self.tiles)
        return self.usage.total

    def is_hopeless(self) -> bool:
        """Whether the sizes alone show that there is no solution."""
        sizes = sorted(tile.size for tile in self.tiles)
        if self.usage.required and sum(sizes) > self.region.size:
            return True
        depth = self.depth
        if depth is None:
            return not self.usage.repeated and sum(sizes) < self.region.size
        if self.usage.repeated:
            return not sizes[0] * depth <= self.region.size <= sizes[-1] * depth
        return not sum(sizes[:depth]) <= self.region.size <= sum(sizes[-depth:])


def draw(region: Region, tiling: Sequence[Placement]) -> str:
    """The region with a letter for each tile: A for the tile that comes first, and so on."""
    letters = {}
    for index, placement in enumerate(tiling):
        for cell in placement.cells:
            letters[cell] = _letter(index)
    return "\n".join(
        "".join(letters.get((row, column), EMPTY) for column in range(region.width)).rstrip()
        for row in range(region.height)
    )


def _letter(index: int) -> str:
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    return alphabet[index % len(alphabet)]
