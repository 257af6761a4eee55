"""Long work in a thread beside the event loop: the interpreter serves one at a time, and those who play come first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import perf_counter, sleep
from typing import TypeVar

AT_A_STRETCH = 0.0005  # seconds
REST = 0.001

Thing = TypeVar("Thing")


def unhurried(things: Iterable[Thing]) -> Iterator[Thing]:
    """The same things, one by one; every stretch of work with them ends in a rest. Only for threads of their own."""
    began = perf_counter()
    for thing in things:
        yield thing
        if perf_counter() - began > AT_A_STRETCH:
            sleep(REST)
            began = perf_counter()
