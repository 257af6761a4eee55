"""A compiled search that can be halted and taken up again: how far it is, and what it has found."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from akili.polyomino.kernel import KEPT, LEVEL, TOTAL, Numbers, Words
from akili.polyomino.puzzle import Placement, Tiling, in_reading_order


class Search(ABC):
    """All solutions of a puzzle, step by step; those that are kept must be taken to make room for others."""

    def __init__(self, choices: Words, breadth: Numbers | Words, found: NDArray[Any]) -> None:
        self._where = np.zeros(3, np.int64)
        self._choices = choices
        self._breadth = breadth
        self._found = found  # a row for each solution: numbers of placements, -1 for none

    @abstractmethod
    def advance(self, steps: int) -> None:
        """Go on for so many steps at most, or until there is no room for another solution."""

    @abstractmethod
    def _placement(self, number: int) -> Placement:
        """What the kernel means by a number."""

    def take(self) -> Iterator[Tiling]:
        """The solutions that were kept; to be walked through before it goes on."""
        found = self._found[: self._where[KEPT]]
        self._where[KEPT] = 0
        numbers, where = np.unique(found, return_inverse=True)
        placements = [self._placement(number) for number in numbers.tolist() if number >= 0]
        nothing = len(numbers) - len(placements)  # 1 if the first number is -1
        order = sorted(range(len(placements)), key=lambda index: in_reading_order(placements[index]))
        rank = np.argsort(np.array(order, np.int64))  # numbers are sorted faster than placements
        rows = np.concatenate((np.full(nothing, -1), rank))[where.reshape(found.shape)]
        for row in np.sort(rows).tolist():
            yield tuple([placements[order[index]] for index in row if index >= 0])

    @property
    def is_done(self) -> bool:
        """Whether the search is over."""
        return bool(self._where[LEVEL] < 0)

    @property
    def total(self) -> int:
        """The solutions so far."""
        return int(self._where[TOTAL])

    @property
    def share(self) -> float:
        """How much is done, if all choices took equally long."""
        if self.is_done:
            return 1.0
        share, part = 0.0, 1.0
        for level in range(int(self._where[LEVEL]) + 1):
            breadth = int(self._breadth[level])
            waiting = sum(word.bit_count() for word in np.atleast_1d(self._choices[level]).tolist())
            part /= max(breadth, 1)
            share += part * max(breadth - waiting - 1, 0)  # one of those begun is still looked at below
        return share
