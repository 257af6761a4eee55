"""Many regions in one piece, to be packed into words of any stride."""

from collections.abc import Iterable

import numpy as np
from msgspec import msgpack

from akili.polyomino.packing import kernel
from akili.polyomino.packing.kernel import Words
from akili.polyomino.shape import Region


class CompactRegions:
    """Regions as bytes; a kernel measures and packs them, as Python would take longer than solving them does."""

    def __init__(self, regions: Iterable[Region]) -> None:
        self._data = np.frombuffer(msgpack.encode([region.cells for region in regions]), np.uint8)
        self._sides = kernel.boxes(self._data)

    @property
    def box(self) -> tuple[int, int] | None:
        """The longest of the shorter sides and the longest of the longer ones; nothing if a word can't hold them."""
        if not len(self._sides):
            return None
        return int(self._sides.min(axis=1).max()), int(self._sides.max())

    def words(self, stride: int) -> Words:
        """Each as a word, its shorter side across."""
        packed: Words = kernel.words(self._data, self._sides, stride)
        return packed
