"""Named tiles and sets of them, written as pictures."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from textwrap import dedent

from akili.polyomino.shape import Shape


class UnknownTileError(ValueError):
    """A tile was asked for that the set doesn't have."""


@dataclass(frozen=True)
class Tile:
    """A shape with a name; it may be turned and flipped."""

    name: str
    shape: Shape
    colour: str = ""

    def __hash__(self) -> int:
        return hash(self.name)  # few tiles share one, and puzzles by the thousand are sorted by their tiles

    @property
    def size(self) -> int:
        """The number of cells."""
        return self.shape.size


@dataclass(frozen=True)
class TileSet:
    """Tiles with different names, in a fixed order.

    >>> corners = TileSet.parse("corners", '''
    ...     V3 teal
    ...     #.
    ...     ##
    ...
    ...     V5 red
    ...     #..
    ...     #..
    ...     ###
    ... ''')
    >>> [tile.name for tile in corners], corners.size
    (['V3', 'V5'], 8)
    """

    name: str
    tiles: tuple[Tile, ...]

    def __post_init__(self) -> None:
        require_distinct(tile.name for tile in self.tiles)

    @classmethod
    def parse(cls, name: str, text: str) -> TileSet:
        """From paragraphs: a line with name and colour, then the picture."""
        tiles = []
        lines = dedent(text.replace("\r\n", "\n")).strip("\n")
        for paragraph in re.split("\n\n+", lines):
            heading, _, picture = paragraph.partition("\n")
            tile, _, colour = heading.partition(" ")
            tiles.append(Tile(tile, Shape.parse(picture), colour))
        return cls(name, tuple(tiles))

    def __iter__(self) -> Iterator[Tile]:
        return iter(self.tiles)

    def __len__(self) -> int:
        return len(self.tiles)

    def __getitem__(self, name: str) -> Tile:
        for tile in self.tiles:
            if tile.name == name:
                return tile
        known = ", ".join(tile.name for tile in self.tiles)
        raise UnknownTileError(f"The set {self.name} has no tile {name!r}; it has {known}.")

    @property
    def size(self) -> int:
        """The cells of all tiles together."""
        return sum(tile.size for tile in self.tiles)

    def pick(self, names: Iterable[str]) -> tuple[Tile, ...]:
        """The tiles of these names, in the order asked for, none twice."""
        wanted = tuple(names)
        require_distinct(wanted)
        return tuple(self[name] for name in wanted)


def require_distinct(names: Iterable[str]) -> None:
    """Refuse a name that comes twice."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise ValueError(f"The tile {name} is named twice.")
        seen.add(name)
