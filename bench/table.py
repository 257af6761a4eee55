"""Results as text: a table for the terminal that is Markdown too, and goals with what became of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Part:
    """What one part of the benchmark has to tell."""

    title: str
    text: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    goals: Sequence[str] = ()
    pictures: Mapping[str, str] = field(default_factory=dict)  # files for docs/images

    def __str__(self) -> str:
        goals = "\n".join(f"- {goal}" for goal in self.goals)
        return "\n\n".join(filter(None, (f"## {self.title}", self.text, table(self.head, self.rows), goals)))


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table whose columns stand in line: the first to the left, numbers to the right."""
    lines = [head, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return "\n".join("| " + " | ".join(_padded(line, widths)) + " |" for line in (head, rule, *rows))


def _padded(line: Sequence[str], widths: Sequence[int]) -> list[str]:
    first, *others = zip(line, widths, strict=True)
    return [first[0].ljust(first[1]), *(text.rjust(width) for text, width in others)]


def goal(wish: str, ratio: float, wanted: float) -> str:
    """A line that says whether it was reached."""
    verdict = "reached" if ratio >= wanted else "not reached"
    return f"{wish}: wanted {number(wanted)} ×, measured {number(ratio)} ×: **{verdict}**"


def number(value: float) -> str:
    """Three digits that matter."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def milliseconds(seconds: float) -> str:
    """Three digits that matter, in ms."""
    return number(seconds * 1000)
