"""Figures that are counted while others play, so plain numbers, and how Prometheus reads them.

The text format: https://prometheus.io/docs/instrumenting/exposition_formats/
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
Kind = Literal["counter", "gauge", "histogram"]
Labels = Mapping[str, str]


class Histogram:
    """How often something took how long; one thread at a time may add to it."""

    __slots__ = ("_bounds", "_counts", "_sum")

    def __init__(self, bounds: Sequence[float] = SECONDS) -> None:
        self._bounds = tuple(bounds)
        self._counts = [0] * (len(self._bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        """Once more, this long."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def samples(self) -> Iterator[Sample]:
        """Every bound with what was at most that, then the sum and the number."""
        below = 0
        for bound, count in zip((*map(_number, self._bounds), "+Inf"), list(self._counts), strict=True):
            below += count
            yield Sample("_bucket", {"le": bound}, below)
        yield Sample("_sum", {}, self._sum)
        yield Sample("_count", {}, below)


class Sample(NamedTuple):
    """One number of a family: the end of its name, what tells it from the others, and the number."""

    suffix: str
    labels: Labels
    value: float


class Family(NamedTuple):
    """Everything that has one name."""

    name: str
    kind: Kind
    help: str
    samples: Iterable[Sample]


def single(name: str, kind: Kind, help_: str, value: float) -> Family:
    """A family of one number."""
    return Family(name, kind, help_, [Sample("", {}, value)])


def by(label: str, name: str, kind: Kind, help_: str, counts: Counter[str]) -> Family:
    """A family with a number for each of several."""
    return Family(name, kind, help_, [Sample("", {label: key}, count) for key, count in sorted(counts.items())])


def distribution(name: str, help_: str, histogram: Histogram) -> Family:
    """A family that is a histogram."""
    return Family(name, "histogram", help_, histogram.samples())


def text_of(families: Iterable[Family]) -> str:
    """All of them, as Prometheus reads them."""
    return "".join(f"{line}\n" for family in families for line in _lines(family))


def _lines(family: Family) -> Iterator[str]:
    yield f"# HELP {family.name} {family.help}"
    yield f"# TYPE {family.name} {family.kind}"
    for suffix, labels, value in family.samples:
        yield f"{family.name}{suffix}{_braces(labels)} {_number(value)}"


def _braces(labels: Labels) -> str:
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in labels.items()) + "}" if labels else ""


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace("\n", r"\n").replace('"', r"\"")


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)
