"""The memory of an interrupted census: a file for each finished number of cells, in a working folder.

A file is a digest and then the arrays. The digest covers the problem too, so a file that was damaged, cut
short, or written for another problem isn't taken for an answer: it is made again.
"""

from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryFile

import numpy as np

from akili.lab.census.problem import Problem
from akili.lab.census.result import Tally
from akili.lab.whole_file import replacing

DIGEST = 32
FORMAT = b"census 1"
AREA = np.dtype("<u8")
SETS = np.dtype("<u4")


class ChunkStore:
    """Finished parts of any number of censuses in one folder, which is made if it isn't there."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with TemporaryFile(dir=folder):
                pass
        except OSError as error:
            raise OSError(f"The working folder {folder} can't be written to: {error.strerror}.") from error
        self.folder = folder

    def path(self, problem: Problem, cells: int) -> Path:
        """Where the areas of so many cells are kept."""
        return self.folder / f"{problem.used}-tiles-{cells}-cells-{problem.fingerprint.hex()[:12]}.chunk"

    def load(self, problem: Problem, cells: int) -> Tally | None:
        """What was saved, or nothing if it isn't there or isn't right."""
        path = self.path(problem, cells)
        if not path.is_file():
            return None
        content = path.read_bytes()
        digest, arrays = content[:DIGEST], content[DIGEST:]
        if digest != _digest(problem, cells, arrays):
            return None
        length = len(arrays) // (AREA.itemsize + SETS.itemsize)
        areas = np.frombuffer(arrays, AREA, length).astype(np.uint64, copy=False)
        sets = np.frombuffer(arrays, SETS, length, offset=length * AREA.itemsize).astype(np.uint32, copy=False)
        return Tally(cells, areas, sets)

    def save(self, problem: Problem, tally: Tally) -> None:
        """Keep it, all or nothing."""
        arrays = tally.areas.astype(AREA).tobytes() + tally.sets.astype(SETS).tobytes()
        with replacing(self.path(problem, tally.cells)) as file:
            file.write(_digest(problem, tally.cells, arrays) + arrays)


def _digest(problem: Problem, cells: int, arrays: bytes) -> bytes:
    return blake2b(b"%b %b %d " % (FORMAT, problem.fingerprint, cells) + arrays, digest_size=DIGEST).digest()
