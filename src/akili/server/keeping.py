"""What was asked for lately, as much of it as there is room for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Keeping(Generic[Thing]):
    """Things that together weigh no more than ``most``; those that nobody asked for the longest go first."""

    def __init__(self, most: int, weigh: Callable[[Thing], int]) -> None:
        self._most, self._weigh = most, weigh
        self._things: OrderedDict[Hashable, Thing] = OrderedDict()
        self._weight = 0

    def get(self, key: Hashable) -> Thing | None:
        """What is kept under this key."""
        thing = self._things.get(key)
        if thing is not None:
            self._things.move_to_end(key)
        return thing

    def keep(self, key: Hashable, thing: Thing) -> list[Thing]:
        """Keep one more; those that had to go for it, itself if it is too heavy."""
        self.drop(key)
        self._things[key] = thing
        self._weight += self._weigh(thing)
        gone = []
        while self._weight > self._most:
            gone.append(self._things[oldest := next(iter(self._things))])
            self.drop(oldest)
        return gone

    def drop(self, key: Hashable) -> None:
        """Keep it no longer."""
        thing = self._things.pop(key, None)
        if thing is not None:
            self._weight -= self._weigh(thing)
