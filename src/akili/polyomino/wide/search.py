"""Searching a board of any size: what the compiled search needs to know, and what it found."""

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import or_

import numpy as np

from akili.polyomino.bitboard import Bitboard, anchored_forms
from akili.polyomino.kernel import LEVEL, Words
from akili.polyomino.puzzle import Placement, Puzzle
from akili.polyomino.search import Search
from akili.polyomino.tile import Tile
from akili.polyomino.wide import kernel
from akili.polyomino.wide.kernel import Forms, Rule, Stack

WORD = 64


class WideSearch(Search):
    """All solutions of a puzzle; ``room`` of them are kept at a time (0: they are only counted)."""

    def __init__(self, puzzle: Puzzle, room: int = 0) -> None:
        region, tiles = puzzle.region, puzzle.tiles
        self._board = Bitboard(region)
        self._tiles = tiles
        self._forms = _forms(tiles, self._board.stride, puzzle.usage.repeated)
        self._rule = _rule(puzzle)
        deepest = puzzle.depth or region.size // min(tile.size for tile in tiles)
        self._stack = _stack(self._forms, self._board.mask, region.size, deepest + 1)
        super().__init__(self._stack.choices, self._stack.breadth, np.zeros((room, deepest), np.int64))
        if puzzle.is_hopeless():
            self._where[LEVEL] = -1
        else:
            kernel.begin(self._forms, self._stack)

    def advance(self, steps: int) -> None:
        """Go on for so many steps at most, or until there is no room for another solution."""
        kernel.advance(self._forms, self._rule, self._stack, self._where, steps, self._found)

    def _placement(self, number: int) -> Placement:
        anchor, form = divmod(number, len(self._forms.masks))
        mask = sum(word << WORD * at for at, word in enumerate(self._forms.masks[form].tolist()))
        return Placement(self._tiles[self._forms.tiles[form]].name, self._board.unpack(mask << anchor))


@lru_cache(maxsize=64)
def _forms(tiles: tuple[Tile, ...], stride: int, repeated: bool) -> Forms:
    """The tables of some tiles on boards of one width."""
    owned = [(mask, number) for number, tile in enumerate(tiles) for mask, _ in anchored_forms(tile.shape, stride)]
    masks = [mask for mask, _ in owned]
    of_tile, of_size = [0] * len(tiles), [0] * (max(tile.size for tile in tiles) + 1)
    for form, (_, number) in enumerate(owned):
        of_tile[number] |= 1 << form
        of_size[tiles[number].size] |= 1 << form
    words = 1 << (max(len(owned) - 1, 0) // WORD).bit_length()  # few different numbers of them are compiled
    everything = tuple(_words([(1 << len(owned)) - 1], words)[0])
    span = max((mask.bit_length() for mask in masks), default=1)
    rows = _words(masks, -(-span // WORD))
    return Forms(
        everything,
        rows,
        np.array([tiles[number].size for _, number in owned], np.int64),
        np.array([number for _, number in owned], np.int64),
        _words([0 if repeated else of_tile[number] for _, number in owned], words),
        _words(of_size, words),
        kernel.fit_tables(everything, rows, -(-span // kernel.BYTE)),
    )


def _rule(puzzle: Puzzle) -> Rule:
    usage, depth, cells = puzzle.usage, puzzle.depth or 0, puzzle.region.size
    needed = len(puzzle.tiles) if usage.required and usage.repeated else 0
    sums = _sums(tuple(tile.size for tile in puzzle.tiles), depth, cells, usage.repeated)
    return Rule(depth, needed, _words(sums, cells // WORD + 1))


@lru_cache(maxsize=64)
def _sums(sizes: tuple[int, ...], depth: int, most: int, repeated: bool) -> list[int]:
    """For each number of tiles up to ``depth`` the cells they can have together, as bits; of any number if it is 0."""
    cut = (1 << most + 1) - 1
    rows = [1, *[0] * (depth or (most if repeated else len(sizes)))]
    if repeated:
        for left in range(1, len(rows)):
            rows[left] = reduce(or_, [rows[left - 1] << size & cut for size in set(sizes)])
    else:
        for size in sizes:
            for left in range(len(rows) - 1, 0, -1):
                rows[left] |= rows[left - 1] << size & cut
    return rows if depth else [reduce(or_, rows)]


def _stack(forms: Forms, area: int, cells: int, rows: int) -> Stack:
    words, ahead = len(forms.everything), forms.masks.shape[1]
    free = np.zeros((rows, -(-area.bit_length() // WORD) + ahead + 1), np.uint64)
    free[0] = _words([area], free.shape[1])[0]
    numbers = [np.zeros(rows, np.int64) for _ in range(5)]
    numbers[0][0] = cells
    return Stack(free, np.zeros((rows, words), np.uint64), np.zeros((rows, words), np.uint64), *numbers)


def _words(masks: Sequence[int], words: int) -> Words:
    """Large integers as rows of 64-bit words, lowest first."""
    data = b"".join(mask.to_bytes(words * WORD // 8, "little") for mask in masks)
    return np.frombuffer(data, "<u8").astype(np.uint64).reshape(len(masks), words)
