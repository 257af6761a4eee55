"""The puzzles that everyone is measured on: seeded, so that every run and every machine has the same."""

from dataclasses import dataclass
from functools import cache

from akili.engine.chance import SeededChance
from akili.forge.tiles import CLASSIC
from akili.polyomino import Puzzle, Region, Tile, Usage
from akili.polyomino.bitboard import Bitboard
from akili.polyomino.grid import Cell, neighbours

SIDE = 6
TILES = 4


@dataclass(frozen=True)
class Area:
    """A connected region without a hole, and the tiles it was made of."""

    region: Region
    tiles: tuple[Tile, ...]

    def with_given_tiles(self) -> Puzzle:
        """To be filled with the tiles it was made of."""
        return Puzzle(Region(self.region.cells), self.tiles)

    def with_any_tiles(self) -> Puzzle:
        """To be filled with as many of the whole set."""
        return Puzzle(Region(self.region.cells), CLASSIC.tiles, Usage.exactly(TILES))


def areas(number: int, seed: int = 1) -> list[Area]:
    """So many areas of four different classic tiles inside 6×6."""
    chance = SeededChance(seed)
    made: list[Area] = []
    while len(made) < number:
        names = set(chance.sample([tile.name for tile in CLASSIC], TILES))
        tiles = tuple(tile for tile in CLASSIC if tile.name in names)
        region = laid_together(tiles, chance)
        if not region.has_hole:
            made.append(Area(region, tiles))
    return made


def laid_together(tiles: tuple[Tile, ...], chance: SeededChance, side: int = SIDE) -> Region:
    """The tiles one after the other, each somewhere it touches what lies there; again from the start if stuck."""
    cells: set[Cell] = set()
    for tile in chance.shuffled(tiles):
        around = {near for cell in cells for near in neighbours(cell)} - cells
        fitting = [
            place
            for place in _places(tile, side)
            if cells.isdisjoint(place) and (not cells or not around.isdisjoint(place))
        ]
        if not fitting:
            return laid_together(tiles, chance, side)
        cells.update(chance.pick(fitting))
    return Region.of(cells)


@cache
def _places(tile: Tile, side: int) -> tuple[tuple[Cell, ...], ...]:
    return tuple(sorted(Bitboard(Region.rectangle(side, side)).placements(tile.shape)))
