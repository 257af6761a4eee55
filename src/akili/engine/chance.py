"""Chance that is the same on every machine and Python version: a seed in, a stream of draws out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

Thing = TypeVar("Thing")

WORD = 64


class Chance(ABC):
    """A stream of draws; all kinds of draws come from ``below``."""

    @abstractmethod
    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely."""

    def pick(self, things: Sequence[Thing]) -> Thing:
        """One of them."""
        return things[self.below(len(things))]

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, as likely as its whole-numbered weight says."""
        ticket = self.below(sum(weights))
        for index, weight in enumerate(weights):
            ticket -= weight
            if ticket < 0:
                return index
        raise AssertionError("the weights add up")

    def shuffled(self, things: Sequence[Thing]) -> list[Thing]:
        """All of them in a random order."""
        rest = list(things)
        for end in range(len(rest) - 1, 0, -1):
            other = self.below(end + 1)
            rest[end], rest[other] = rest[other], rest[end]
        return rest

    def sample(self, things: Sequence[Thing], size: int) -> list[Thing]:
        """So many of them, in a random order, none twice."""
        return self.shuffled(things)[:size]


class SeededChance(Chance):
    """Draws that follow from the seed alone: numbered hashes of it, with no bias and no hidden state.

    >>> SeededChance("demo").shuffled("abcdef")
    ['e', 'c', 'a', 'f', 'b', 'd']
    """

    def __init__(self, seed: int | str) -> None:
        self._key = str(seed).encode()
        self._drawn = 0
        self._pool = 0
        self._pool_words = 0

    def fork(self, name: int | str) -> SeededChance:
        """A stream of its own for a part of the work, however much the other parts draw."""
        return SeededChance(f"{self._key.decode()}\0{name}")

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely."""
        if not 0 < bound <= 1 << WORD:
            raise ValueError("The bound must lie between 1 and 2 ** 64.")
        limit = (1 << WORD) - (1 << WORD) % bound
        while True:
            word = self._word()
            if word < limit:
                return word % bound

    def _word(self) -> int:
        if not self._pool_words:
            block = blake2b(self._drawn.to_bytes(8, "big"), key=blake2b(self._key, digest_size=32).digest())
            self._drawn += 1
            self._pool = int.from_bytes(block.digest(), "big")
            self._pool_words = block.digest_size * 8 // WORD
        word = self._pool & (1 << WORD) - 1
        self._pool >>= WORD
        self._pool_words -= 1
        return word


class ScriptedChance(Chance):
    """Draws that a test has written down.

    >>> ScriptedChance([2, 0]).pick("abc")
    'c'
    """

    def __init__(self, draws: Sequence[int]) -> None:
        self._draws = list(draws)

    def below(self, bound: int) -> int:
        """The next number of the script."""
        if not self._draws:
            raise ValueError("The script has no more draws.")
        draw = self._draws.pop(0)
        if not 0 <= draw < bound:
            raise ValueError(f"The script says {draw} where a number below {bound} is drawn.")
        return draw
