"""Fair times on a noisy machine: contenders take turns, and of each slice of their work the best round counts.

Processor time is taken, not the clock on the wall: what other programs do in between is nobody's fault.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from time import process_time

Run = Callable[[], Iterable[int]]  # solves a slice of the puzzles and tells their numbers of solutions


@dataclass(frozen=True)
class Contender:
    """Someone who solves the puzzles; ``prepare`` is called before every round and isn't timed."""

    name: str
    prepare: Callable[[], Sequence[Run]]
    every: int = 1  # it is given each so-many-th puzzle only, and its time is multiplied


@dataclass(frozen=True)
class Timed:
    """A contender's seconds for all the puzzles."""

    name: str
    seconds: float
    every: int = 1


class DisagreementError(Exception):
    """Two contenders found different numbers of solutions."""


def race(contenders: Sequence[Contender], rounds: int, say: Callable[[str], None]) -> list[Timed]:
    """Check that all agree with the first, then time them in turns."""
    expected = _checked(contenders, say)
    best: dict[str, list[float]] = {}
    for number in range(rounds):
        for contender in contenders:
            say(f"round {number + 1} of {rounds}: {contender.name}")
            seconds = [_seconds(run) for run in contender.prepare()]
            before = best.get(contender.name, seconds)
            best[contender.name] = [min(pair) for pair in zip(before, seconds, strict=True)]
    return [
        Timed(contender.name, sum(best[contender.name]) * _scale(contender, len(expected)), contender.every)
        for contender in contenders
    ]


def _checked(contenders: Sequence[Contender], say: Callable[[str], None]) -> list[int]:
    """What the first contender finds; this also lets compilers and caches warm up."""
    expected: list[int] = []
    for contender in contenders:
        say(f"checking {contender.name}")
        counts = [int(count) for run in contender.prepare() for count in run()]
        expected = expected or counts
        if counts != expected[:: contender.every]:
            raise DisagreementError(f"{contender.name} and {contenders[0].name} found different numbers of solutions.")
    return expected


def _scale(contender: Contender, puzzles: int) -> float:
    return puzzles / len(range(0, puzzles, contender.every))


def _seconds(run: Run) -> float:
    start = process_time()
    run()
    return process_time() - start
