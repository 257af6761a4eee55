"""Small puzzles by the thousand: packed into 64-bit words, with the tables that the compiled search needs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from akili.polyomino import kernel
from akili.polyomino.bitboard import Bitboard, anchored_forms
from akili.polyomino.kernel import Numbers, Rows, Stack, Tables, Words
from akili.polyomino.packing.regions import CompactRegions
from akili.polyomino.puzzle import Placement
from akili.polyomino.shape import Region
from akili.polyomino.tile import Tile

WORD = 64
UNFIT = "These tiles have no, too many or too long forms for the small boards."


@dataclass(frozen=True)
class Solved:
    """How many solutions each board has, and those that were kept: a row each, 64 × anchor + form for every tile."""

    counts: Numbers
    found: Rows


class SmallBoards:
    """Some tiles on boards of one width; rows are short and follow each other without walls."""

    def __init__(self, tiles: Sequence[Tile], width: int, height: int) -> None:
        if width * height > WORD:
            raise ValueError(f"A board of {height} × {width} cells doesn't fit into a word.")
        self.width = width
        self.height = height
        self.tiles = tuple(tiles)
        self._number = {tile: number for number, tile in enumerate(self.tiles)}
        forms: list[int] = []
        self._forms_of_tile: list[int] = []
        self._tile_of_form: list[Tile] = []
        columns = [0] * width
        for tile in self.tiles:
            first = len(forms)
            for mask, orientation in anchored_forms(tile.shape, width):
                leftmost = orientation.cells[0][1]
                for column in range(leftmost, leftmost + width - orientation.width + 1):
                    columns[column] |= 1 << len(forms)
                forms.append(mask)
                self._tile_of_form.append(tile)
            self._forms_of_tile.append((1 << len(forms)) - (1 << first))
            if len(forms) > WORD:
                raise ValueError(UNFIT)
        window = -(-max(forms, default=0).bit_length() // kernel.WINDOWS)
        if not forms or window > kernel.LARGEST_WINDOW:
            raise ValueError(UNFIT)
        rivals = [alike for alike in self._forms_of_tile for _ in range(alike.bit_count())]
        tile_sizes = np.array([tile.size for tile in self.tiles], np.uint64)
        masks = np.array(forms, np.uint64)
        self.tables = Tables(
            masks,
            np.array(rivals, np.uint64),
            np.array([columns[cell % width] for cell in range(WORD)], np.uint64),
            kernel.size_table(tile_sizes, np.array(self._forms_of_tile, np.uint64)),
            np.uint64(window),
            kernel.fit_tables(masks, window),
        )

    def pack(self, regions: Iterable[Region]) -> Words:
        """Regions to words."""
        compact = CompactRegions.of(regions)
        if compact is None or compact.box[0] > self.width or compact.box[1] > self.height:
            raise ValueError(f"These regions don't all fit on boards of {self.width} × {self.height}.")
        return compact.words(self.width)

    @property
    def all_forms(self) -> int:
        """The forms of all tiles, as a word."""
        return (1 << len(self._tile_of_form)) - 1

    def allow(self, tiles: Iterable[int]) -> int:
        """The forms of the tiles with these numbers, as a word."""
        forms = 0
        for tile in tiles:
            forms |= self._forms_of_tile[tile]
        return forms

    def forms_of(self, tiles: Iterable[Tile]) -> int:
        """The forms of these tiles, as a word."""
        return self.allow([self._number[tile] for tile in tiles])

    def placement(self, step: int, board: Bitboard) -> Placement:
        """One entry of a solution, as it lies on the board of its region."""
        anchor, form = divmod(step, WORD)
        mask = int(self.tables.forms[form]) << anchor
        return Placement(self._tile_of_form[form].name, board.unpack(mask))

    def solve(self, areas: Words, allowed: Words, depth: int, *, limit: int = 0, room: int = 0) -> Solved:
        """Fill each area with exactly ``depth`` of the tiles allowed for it; keep the first ``room`` solutions."""
        if not 1 <= depth <= len(self.tiles):
            raise ValueError(f"{depth} of {len(self.tiles)} tiles can't be used.")
        counts, where = np.zeros(len(areas), np.int64), np.zeros(3, np.int64)
        found = np.zeros((room, depth), np.uint16)
        kernel.solve_small(areas, allowed, depth, self.tables, self.stack(), where, limit, counts, found)
        return Solved(counts, found[: where[kernel.KEPT]])

    def stack(self) -> Stack:
        """Room for a search."""
        return Stack(*(np.zeros(len(self.tiles) + 1, np.uint64) for _ in Stack._fields))
