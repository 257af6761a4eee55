"""The rating beside what simulated solvers take: rank correlations, for each kind of puzzle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from akili.forge.rating.difficulty import rate
from akili.lab.deck_report import markdown_table
from akili.lab.validation.samples import KINDS, sample
from akili.lab.validation.solvers import RUNS, steps

SOLVERS = ("wanderer", "sweeper", "sorter")


@dataclass(frozen=True)
class Validated:
    """Some puzzles of a kind: their rated seconds, and the steps of each solver for them."""

    name: str
    seconds: tuple[float, ...]
    steps: dict[str, tuple[float, ...]]

    @property
    def correlations(self) -> dict[str, float]:
        """By ranks, with each solver."""
        return {name: rank_correlation(self.seconds, taken) for name, taken in self.steps.items()}

    @property
    def between(self) -> tuple[float, float]:
        """The least and the greatest among the solvers themselves: more agreement can't be asked of a rating."""
        taken = list(self.steps.values())
        pairs = [rank_correlation(one, other) for place, one in enumerate(taken) for other in taken[place + 1 :]]
        return min(pairs), max(pairs)


def validate(count: int, seed: str, runs: int = RUNS, kinds: Iterable[str] = KINDS) -> Iterator[Validated]:
    """So many puzzles of every kind."""
    for name in kinds:
        puzzles = sample(name, count, seed)
        taken = [steps(puzzle, runs) for puzzle in puzzles]
        by_solver = {solver: tuple(each[solver] for each in taken) for solver in SOLVERS}
        yield Validated(name, tuple(rate(puzzle).seconds for puzzle in puzzles), by_solver)


def together(validated: Sequence[Validated]) -> list[Validated]:
    """All puzzles of each game."""
    games: dict[str, list[Validated]] = {}
    for each in validated:
        games.setdefault(each.name.split()[0].strip(","), []).append(each)
    return [_joined(f"**{game}, all**", kinds) for game, kinds in games.items()]


def _joined(name: str, kinds: Sequence[Validated]) -> Validated:
    steps = {solver: tuple(each for kind in kinds for each in kind.steps[solver]) for solver in SOLVERS}
    return Validated(name, tuple(each for kind in kinds for each in kind.seconds), steps)


def validation_table(validated: Sequence[Validated]) -> str:
    """A line for each kind."""
    rows = [
        (
            each.name,
            str(len(each.seconds)),
            *(f"{each.correlations[solver]:.2f}" for solver in SOLVERS),
            "{:.2f}–{:.2f}".format(*each.between),
        )
        for each in (*validated, *together(validated))
    ]
    return markdown_table(("puzzles", "number", *SOLVERS, "solvers among themselves"), rows)


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's: 1 where both put everything in the same order.

    >>> rank_correlation([1, 2, 3], [10, 30, 20])
    0.5
    """
    first, second = _ranks(one), _ranks(other)
    middle = (len(first) - 1) / 2
    joint = sum((a - middle) * (b - middle) for a, b in zip(first, second, strict=True))
    spread = sum((a - middle) ** 2 for a in first) * sum((b - middle) ** 2 for b in second)
    return float(joint / spread**0.5)


def _ranks(values: Sequence[float]) -> list[float]:
    """Equal values share the mean of their places."""
    places: dict[float, list[int]] = {}
    for place, value in enumerate(sorted(values)):
        places.setdefault(value, []).append(place)
    return [sum(places[value]) / len(places[value]) for value in values]
