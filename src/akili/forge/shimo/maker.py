"""Makes puzzles of Ubongo Shimo: packs tiles at random, makes the fields under their holes white, and keeps the
pleasant ones with few enough solutions; docs/decisions/0004-shimo-tiles.md has the figures.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar

from akili.engine.chance import SeededChance
from akili.forge.shimo.board import PeepBoard, masks, unpack
from akili.forge.shimo.measures import Box, bare_lines, boxes, given_away, largest_clump
from akili.forge.shimo.puzzle import ShimoPuzzle
from akili.forge.shimo.tile import HoledTile
from akili.forge.shimo.tiles import SHIMO
from akili.polyomino import Cell

Thing = TypeVar("Thing")

TRIES = 150  # packings of the same tiles in the same box before others have their turn


@dataclass(frozen=True)
class Level:
    """What the puzzles of a level keep to."""

    tiles: int
    solutions: int  # at most
    tiles_given_away: int  # at most
    fields_given_away: int  # at most
    largest_clump: int  # at most
    bare_lines: int = 0  # at most


LEVELS = {
    1: Level(tiles=3, solutions=3, tiles_given_away=1, fields_given_away=3, largest_clump=3, bare_lines=1),
    2: Level(tiles=4, solutions=1, tiles_given_away=0, fields_given_away=2, largest_clump=3),
    3: Level(tiles=5, solutions=1, tiles_given_away=0, fields_given_away=0, largest_clump=4),
    4: Level(tiles=6, solutions=1, tiles_given_away=0, fields_given_away=0, largest_clump=4),
}


def make_puzzle(chance: SeededChance, level: int) -> ShimoPuzzle:
    """One puzzle, with any tiles in any rectangle that suits them."""
    while True:
        tiles = chance.sample(SHIMO, LEVELS[level].tiles)
        box = chance.pick(boxes(sum(tile.size for tile in tiles)))
        for puzzle in _puzzles(chance, LEVELS[level], tiles, box):
            return puzzle


def make_level(chance: SeededChance, level: int, count: int = 80) -> tuple[ShimoPuzzle, ...]:
    """So many puzzles, no two with the same white fields under symmetry, tiles and rectangles used about equally.

    Level 1 has only some hundreds of them: asked for more, it would search for ever.
    """
    made: list[ShimoPuzzle] = []
    seen: set[tuple[Box, tuple[Cell, ...]]] = set()
    tile_uses, box_tries = Counter[HoledTile](), Counter[Box]()
    slack = 2
    while len(made) < count:
        tiles = _seldom_used(chance, SHIMO, tile_uses, slack)[: LEVELS[level].tiles]
        box = _seldom_used(chance, boxes(sum(tile.size for tile in tiles)), box_tries, slack)[0]
        box_tries[box] += 1
        slack += 1
        for puzzle in _puzzles(chance, LEVELS[level], tiles, box):
            fields = (box, puzzle.canonical().white)
            if fields not in seen:
                made.append(puzzle)
                seen.add(fields)
                tile_uses.update(tiles)
                slack = 2
                break
    return tuple(made)


def _seldom_used(chance: SeededChance, things: Sequence[Thing], uses: Counter[Thing], slack: int) -> list[Thing]:
    """The seldom used ones first, but not strictly: what can't be made must not be tried for ever."""
    return sorted(chance.shuffled(things), key=lambda thing: uses[thing] + chance.below(slack))


def _puzzles(chance: SeededChance, level: Level, tiles: Sequence[HoledTile], box: Box) -> Iterator[ShimoPuzzle]:
    """The good ones among some random packings of these tiles."""
    ordered = tuple(sorted(tiles, key=lambda tile: tile.number))
    for _ in range(TRIES):
        white = random_packing(chance, tiles, box)
        if white is not None and is_good(PeepBoard(*box, white, ordered), level):
            yield ShimoPuzzle(*box, unpack(white, box[1]), tuple(tile.number for tile in ordered))


def random_packing(chance: SeededChance, tiles: Sequence[HoledTile], box: Box) -> int | None:
    """The fields under the holes when each tile, the largest first, is laid anywhere; none if one has no room."""
    taken = white = 0
    for tile in sorted(chance.shuffled(tiles), key=lambda tile: -tile.size):
        room = [way for way in masks(tile, *box) if not way.cells & taken]
        if not room:
            return None
        way = chance.pick(room)
        taken |= way.cells
        white |= way.holes
    return white


def is_good(board: PeepBoard, level: Level) -> bool:
    """Whether the white fields are well spread, little is given away, and there are few enough solutions."""
    white = unpack(board.white, board.width)
    if bare_lines(white, board.height, board.width) > level.bare_lines or largest_clump(white) > level.largest_clump:
        return False
    tiles, fields = given_away(board.ways)
    if tiles > level.tiles_given_away or fields > level.fields_given_away:
        return False
    return len(list(islice(board.solutions(), level.solutions + 1))) <= level.solutions
