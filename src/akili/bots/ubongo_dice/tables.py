"""What every rest of an area is worth under best play, exactly, kept on disk: it takes seconds to work out.

Turned and mirrored areas share a table. Working one out needs the extra ``akili[kernel]``; reading one needs nothing.
"""

from __future__ import annotations

import mmap
import os
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from secrets import token_hex
from threading import Lock

from akili.bots.ubongo_dice.drawings import Value
from akili.forge.rolls.board import AreaBoard
from akili.forge.tiles import DICE_BLACK, DICE_WHITE
from akili.polyomino import Cell, Region

BYTES = 4  # of a value
OPEN_AT_ONCE = 48
FILES_KEPT = 144  # at most 8 MB each; the least recently opened goes first
CHUNK = 7  # bits that are turned at once: a third of the largest area


class NoTablesError(ValueError):
    """The exact player was asked for where its tables can't be worked out."""

    def __init__(self) -> None:
        super().__init__('The exact player of the dice game needs numba: pip install "akili[kernel]".')


@cache
def can_be_made() -> bool:
    """Whether tables can be worked out here."""
    return find_spec("numba") is not None


class Tables:
    """A folder of tables. Threads may share it: one works out a table at a time, for that takes much memory."""

    def __init__(self, folder: Path, files_kept: int = FILES_KEPT) -> None:
        self.folder = folder
        self._files_kept = files_kept
        self._open: dict[tuple[Region, int], memoryview[float]] = {}
        self._working = Lock()

    def value(self, board: AreaBoard, dice: int = 2) -> Value:
        """The rolls that best play takes from a set of free cells, alone with so many dice of each colour."""
        canonical = board.region.canonical()
        table = self._table(canonical, dice)
        turned = _turning(board, AreaBoard(canonical))
        return lambda free: float(table[turned(free)])

    def _table(self, region: Region, dice: int) -> memoryview[float]:
        key = region, dice
        found = self._open.get(key)
        if found is not None:
            return found
        with self._working:
            if key not in self._open:
                self._open[key] = self._read(region, dice) or self._make(region, dice)
                while len(self._open) > OPEN_AT_ONCE:
                    del self._open[next(iter(self._open))]
            return self._open[key]

    def path(self, region: Region, dice: int) -> Path:
        """Where the table of an area in its canonical form lies."""
        faces = [tile.shape for tiles in (DICE_BLACK, DICE_WHITE) for tile in tiles]
        told = "\n\n".join(map(str, (region, dice, *faces)))
        return self.folder / f"{blake2b(told.encode(), digest_size=16).hexdigest()}.f32"

    def _read(self, region: Region, dice: int) -> memoryview[float] | None:
        path = self.path(region, dice)
        try:
            with path.open("rb") as file:
                mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            os.utime(path)
        except (OSError, ValueError):  # none yet, or an empty one
            return None
        return memoryview(mapped).cast("f") if len(mapped) == BYTES << len(region) else None

    def _make(self, region: Region, dice: int) -> memoryview[float]:
        if not can_be_made():
            raise NoTablesError
        from akili.forge.rolls.kernel import values

        content = values(AreaBoard(region), dice).astype("<f4").tobytes()
        with suppress(OSError):  # a full or protected disk costs time, not the game
            self._keep(self.path(region, dice), content)
        return memoryview(content).cast("f")

    def _keep(self, path: Path, content: bytes) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        temporary = path.with_name(f".{token_hex(8)}.tmp")
        try:
            temporary.write_bytes(content)
            temporary.replace(path)
        finally:
            temporary.unlink(missing_ok=True)
        newest_first = sorted(self.folder.glob("*.f32"), key=lambda file: -file.stat().st_mtime)
        for file in newest_first[self._files_kept :]:
            file.unlink(missing_ok=True)


def _turning(board: AreaBoard, canonical: AreaBoard) -> Callable[[int], int]:
    """Bits of an area as bits of its canonical form."""
    bits = [1 << canonical.cells.index(cell) for cell in _motion(board.region, canonical.region)]
    low, middle, high = (_sums(part) for part in (bits[:CHUNK], bits[CHUNK : 2 * CHUNK], bits[2 * CHUNK :]))
    mask = (1 << CHUNK) - 1
    return lambda free: low[free & mask] + middle[free >> CHUNK & mask] + high[free >> 2 * CHUNK]


def _motion(region: Region, canonical: Region) -> list[Cell]:
    """Where every cell of a region goes when it is turned or mirrored into its canonical form."""
    for flips in product((1, -1), (1, -1), (False, True)):
        moved = [_moved(cell, *flips) for cell in region.cells]
        top, left = (min(place) for place in zip(*moved, strict=True))
        placed = [(row - top, column - left) for row, column in moved]
        if set(placed) == set(canonical.cells):
            return placed
    raise AssertionError("a canonical form is one of the orientations")


def _moved(cell: Cell, down: int, right: int, is_swapped: bool) -> Cell:
    row, column = cell[0] * down, cell[1] * right
    return (column, row) if is_swapped else (row, column)


def _sums(bits: list[int]) -> list[int]:
    """For every choice of these bits: their sum."""
    sums = [0]
    for bit in bits:
        sums += [bit + other for other in sums]
    return sums


@cache
def house_tables() -> Tables:
    """In the user's cache directory."""
    return Tables(Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "akili" / "dice")


def exact(board: AreaBoard, dice: int) -> Value:  # noqa: ARG001 - par, and with it every table, is for two
    """The value of a rest under best play."""
    return house_tables().value(board)
