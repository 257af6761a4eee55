"""Small puzzles by the thousand: packed into 64-bit words, with the tables that the compiled search needs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from akili.polyomino import kernel
from akili.polyomino.bitboard import Bitboard, anchored_forms
from akili.polyomino.kernel import Numbers, Words
from akili.polyomino.puzzle import Placement, Puzzle
from akili.polyomino.shape import Region
from akili.polyomino.tile import Tile

WORD = 64


@dataclass(frozen=True)
class Solved:
    """How many solutions each board has, and those that were kept: a row each, 64 × anchor + form for every tile."""

    counts: Numbers
    found: NDArray[np.uint16]


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
        window = -(-max(forms, default=0).bit_length() // kernel.WINDOWS)
        if not 0 < len(forms) <= WORD or window > kernel.LARGEST_WINDOW:
            raise ValueError("These tiles have no, too many or too long forms for the small boards.")
        rivals = [alike for alike in self._forms_of_tile for _ in range(alike.bit_count())]
        self._forms = np.array(forms, np.uint64)
        self._rivals = np.array(rivals, np.uint64)
        self._between_sides = np.array([columns[cell % width] for cell in range(WORD)], np.uint64)
        tile_sizes = np.array([tile.size for tile in self.tiles], np.uint64)
        self._sizes = kernel.size_table(tile_sizes, np.array(self._forms_of_tile, np.uint64))
        self._fit = kernel.fit_tables(self._forms, window)

    @classmethod
    def around(cls, puzzles: Sequence[Puzzle]) -> SmallBoards | None:
        """Boards on which all these puzzles (of the same usage, with any tiles) fit, if there are any."""
        if puzzles[0].depth is None or puzzles[0].usage.repeated:
            return None
        width = max(puzzle.region.box[0] for puzzle in puzzles)
        height = max(puzzle.region.box[1] for puzzle in puzzles)
        tile_choices = dict.fromkeys(puzzle.tiles for puzzle in puzzles)
        try:
            return cls(tuple(dict.fromkeys(tile for tiles in tile_choices for tile in tiles)), width, height)
        except ValueError:
            return None

    def pack(self, regions: Iterable[Region]) -> Words:
        """Regions to words."""
        return np.array([self._word(region) for region in regions], np.uint64)

    def _word(self, region: Region) -> int:
        short, long = region.box
        if short > self.width or long > self.height:
            raise ValueError(f"A region of {short} × {long} doesn't fit on boards of {self.width} × {self.height}.")
        return Bitboard(region, self.width).mask

    @property
    def all_forms(self) -> int:
        """The forms of all tiles, as a word."""
        return (1 << len(self._forms)) - 1

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
        mask = int(self._forms[form]) << anchor
        return Placement(self._tile_of_form[form].name, board.unpack(mask))

    def solve(self, areas: Words, allowed: Words, depth: int, *, limit: int = 0, room: int = 0) -> Solved:
        """Fill each area with exactly ``depth`` of the tiles allowed for it; keep the first ``room`` solutions."""
        if not 1 <= depth <= len(self.tiles):
            raise ValueError(f"{depth} of {len(self.tiles)} tiles can't be used.")
        counts = np.zeros(len(areas), np.int64)
        found = np.zeros((room, depth), np.uint16)
        total = kernel.solve_small(
            areas,
            allowed,
            depth,
            self._forms,
            self._rivals,
            self._between_sides,
            self._sizes,
            self._fit,
            limit,
            counts,
            found,
        )
        return Solved(counts, found[:total])
