"""Many regions in one piece, to be packed into words of any stride."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from akili.polyomino.packing import kernel
from akili.polyomino.packing.kernel import Bytes, Numbers, Words
from akili.polyomino.shape import Region


@dataclass(frozen=True)
class CompactRegions:
    """Regions as bytes; a kernel measures and packs them, as Python would take longer than solving them does."""

    data: Bytes
    lengths: Numbers
    sides: Numbers
    box: tuple[int, int]  # the longest of the shorter sides and the longest of all

    @classmethod
    def of(cls, regions: Iterable[Region]) -> CompactRegions | None:
        """Nothing if one of them reaches too far for bytes."""
        compact = [region.compact for region in regions]
        if None in compact:
            return None
        parts = [part for part in compact if part]
        data = np.frombuffer(b"".join(parts), np.uint8)
        lengths = np.fromiter(map(len, parts), np.int64, len(parts))
        sides, *box = kernel.boxes(data, lengths)
        return cls(data, lengths, sides, (box[0], box[1]))

    def words(self, stride: int) -> Words:
        """Each as a word, its shorter side across."""
        packed: Words = kernel.words(self.data, self.lengths, self.sides, stride)
        return packed
