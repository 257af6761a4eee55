"""Rated seconds against the steps of simulated solvers, a panel for each kind of puzzle, as an SVG picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log

from akili.lab.validation.report import SOLVERS, Validated

PANEL, GAP, TOP, COLUMNS = 190, 24, 56, 4
COLOURS = dict(zip(SOLVERS, ("#23A5A2", "#F0872F", "#3E6CCB"), strict=True))


def validation_plot(validated: Sequence[Validated]) -> str:
    """Both axes are logarithmic and reach from the least to the most."""
    rows = -(-len(validated) // COLUMNS)
    width, height = GAP + COLUMNS * (PANEL + GAP), TOP + rows * (PANEL + 2 * GAP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        'font-size="13" role="img" aria-label="Rated times against the steps of simulated solvers">',
        f'<rect width="100%" height="{height}" rx="12" fill="#FFFCF4"/>',
        *_legend(),
    ]
    for number, each in enumerate(validated):
        row, column = divmod(number, COLUMNS)
        parts += _panel(each, GAP + column * (PANEL + GAP), TOP + row * (PANEL + 2 * GAP))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _legend() -> Iterator[str]:
    for number, (name, colour) in enumerate(COLOURS.items()):
        yield f'<circle cx="{GAP + 6 + 110 * number}" cy="24" r="5" fill="{colour}"/>'
        yield f'<text x="{GAP + 16 + 110 * number}" y="28" fill="#23302A">{name}</text>'
    yield f'<text x="{GAP + 350}" y="28" fill="#626A5F">across: rated seconds; up: steps; both logarithmic</text>'


def _panel(each: Validated, left: float, top: float) -> Iterator[str]:
    yield f'<rect x="{left}" y="{top}" width="{PANEL}" height="{PANEL}" rx="6" fill="#FFF" stroke="#E4D7BE"/>'
    yield f'<text x="{left + 4}" y="{top + PANEL + 18}" fill="#23302A">{each.name}</text>'
    across = _scaled(each.seconds)
    for name, taken in each.steps.items():
        for x, y in zip(across, _scaled(taken), strict=True):
            yield (
                f'<circle cx="{left + 8 + x * (PANEL - 16):.1f}" cy="{top + PANEL - 8 - y * (PANEL - 16):.1f}" '
                f'r="2.2" fill="{COLOURS[name]}" fill-opacity="0.7"/>'
            )


def _scaled(values: Sequence[float]) -> list[float]:
    """From 0 to 1."""
    logs = [log(value) for value in values]
    least, most = min(logs), max(logs)
    return [(each - least) / ((most - least) or 1) for each in logs]
