"""Sums of rows that are kept by what they belong to."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from akili.bots.clever_cubed.net.layout import WIDTH

Floats = NDArray[np.float32]
Key = TypeVar("Key", bound=Hashable)
NOTHING = 0  # the place of what has no rows


class Kept(Generic[Key]):
    """So many sums at most; when there is no room for more, all are forgotten."""

    def __init__(self, most: int) -> None:
        self._sums = np.zeros((1 + most, WIDTH), np.float32)
        self.places: dict[Key, int] = {}

    def make_room(self, count: int) -> None:
        """For so many; places of before may be worth nothing afterwards."""
        if len(self.places) + count >= len(self._sums):
            self.places.clear()
        if count >= len(self._sums):
            self._sums = np.zeros((1 + count, WIDTH), np.float32)

    def put(self, keys: Sequence[Key], sums: Floats) -> None:
        """None of which is known yet."""
        first = 1 + len(self.places)
        self._sums[first : first + len(keys)] = sums
        self.places.update(zip(keys, range(first, first + len(keys)), strict=True))

    def at(self, places: Sequence[int]) -> Floats:
        """The sums at these places."""
        return self._sums[places]

    def added(self, lists: Sequence[Sequence[int]]) -> Floats:
        """For each list what its sums come to, one added after the other; nothing to those with fewer."""
        width = max(map(len, lists), default=0)
        padded = np.array([[*each, *[NOTHING] * (width - len(each))] for each in lists], np.intp)
        found: Floats = self._sums[padded.reshape(len(lists), width)].sum(axis=1)
        return found
