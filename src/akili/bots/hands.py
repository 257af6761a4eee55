"""How hands go over a card: tiles laid in the tightest corner and taken up again, until a solution lies there.

It is the search by which ``akili.forge.difficulty`` rates a puzzle, walked once instead of averaged.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from akili.engine.chance import Chance
from akili.forge.difficulty import PersonLikeSearch, by_attraction, grouped, rate, tightest_corner
from akili.forge.tiles import FUN_SIZE
from akili.polyomino import Placement, Puzzle, Region, Usage
from akili.polyomino.solver import Options
from akili.polyomino.tile import Tile
from akili.ubongo.laying import Area, area_cells

LONGEST = 300  # steps that are looked ahead
WALKS = 6  # of which the one that suits the time best is taken


@dataclass(frozen=True)
class Step:
    """A tile goes down, or the same tile comes up again."""

    laid: Placement
    is_down: bool


class CardSearch:
    """One area with the tiles at hand, ready to be searched."""

    def __init__(self, area: Area, tiles: Sequence[Tile], tiles_to_find: int) -> None:
        puzzle = Puzzle(Region.of(area_cells(area)), tuple(tiles), Usage.exactly(tiles_to_find))
        self.tiles_to_find = tiles_to_find
        self.seconds = rate(puzzle).seconds
        self._options = Options.of(puzzle)
        self._corner = min(row for row, _ in area_cells(area)), min(column for _, column in area_cells(area))
        cells, shift = self._options.board.mask, self._options.board.mask.bit_length()
        groups = grouped(self._options.flat(), cells, by_attraction([tile.shape for tile in tiles], shift))
        self._search = PersonLikeSearch(cells, groups, tightest_corner(self._options.board.stride))

    def solving(self, steps: float, chance: Chance) -> list[Step]:
        """A walk that ends with a solution, about so many steps long."""
        walks = [list(self._walk(chance, is_blind=False)) for _ in range(WALKS)]
        return min(walks, key=lambda walk: abs(len(walk) - steps))

    def in_vain(self, chance: Chance) -> list[Step]:
        """A walk of somebody who overlooks every solution."""
        return list(islice(self._walk(chance, is_blind=True), LONGEST))

    def _walk(self, chance: Chance, *, is_blind: bool) -> Generator[Step, None, bool]:
        return self._below(self._search.must | self._options.tile_bits, self.tiles_to_find, chance, is_blind)

    def _below(self, free: int, left: int, chance: Chance, is_blind: bool) -> Generator[Step, None, bool]:
        """The steps from a position on; it returns whether a solution lies there at the end."""
        must = self._search.must
        open_bits = free & must
        if not open_bits or not left:
            return not open_bits and not left
        for alike in self._search.options.get(self._search.target(open_bits), ()):
            for option in chance.shuffled([option for option in alike if option & free == option]):
                if is_blind and left == 1 and option & must == open_bits:
                    continue
                laid = self._laid(option)
                yield Step(laid, is_down=True)
                if (yield from self._below(free ^ option, left - 1, chance, is_blind)):
                    return True
                yield Step(laid, is_down=False)
        return False

    def _laid(self, option: int) -> Placement:
        placement = self._options.placement(option)
        top, left = self._corner
        return Placement(placement.tile, tuple((row + top, column + left) for row, column in placement.cells))


@lru_cache(maxsize=256)
def card_search(area: Area, tiles: tuple[str, ...], tiles_to_find: int) -> CardSearch:
    """The search of this card with these Fun-Size tiles; rating it takes a moment, so it is kept."""
    return CardSearch(area, FUN_SIZE.pick(tiles), tiles_to_find)
