"""How many rolls of the dice game best play still takes, against the cells that are left, as an SVG picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from akili.forge.rolls.board import AreaBoard
from akili.forge.rolls.kernel import Values

LEFT, TOP, WIDTH, HEIGHT, BOTTOM, RIGHT = 56, 24, 560, 300, 46, 165
MOST = 16  # rolls
TICKS = (0, 2, 4, 6, 8, 10, 12, 14, 16)
BAND, EDGE, MIDDLE, BEST = "#CFE6E2", "#8CC4BC", "#8A63CF", "#B3342A"


class Spread(NamedTuple):
    """Rolls for all rests of one size: the best of them, one in ten, half, nine in ten."""

    best: float
    tenth: float
    half: float
    ninth: float


def spreads(board: AreaBoard, values: Values) -> list[Spread]:
    """For no cells, one cell and so on up to the whole area."""
    by_size: list[list[float]] = [[] for _ in range(len(board.cells) + 1)]
    for free, rolls in enumerate(values.tolist()):
        by_size[free.bit_count()].append(rolls)
    return [_spread(sorted(rolls)) for rolls in by_size]


def rolls_plot(found: Sequence[Spread]) -> str:
    """A band for eight of ten rests, a line through the middle, and one for the best rest of every size."""
    height = TOP + HEIGHT + BOTTOM
    around = [*_points([each.ninth for each in found]), *reversed(_points([each.tenth for each in found]))]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + RIGHT} {height}" '
        f'font-family="sans-serif" font-size="13" role="img" aria-label="Rolls to the end against cells left">',
        f'<rect width="100%" height="{height}" rx="12" fill="#FFFCF4"/>',
        *_axes(len(found) - 1),
        f'<polygon points="{" ".join(around)}" fill="{BAND}" stroke="{EDGE}"/>',
        _line([each.half for each in found], MIDDLE),
        _line([each.best for each in found], BEST),
        *_legend(),
    ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _spread(rolls: Sequence[float]) -> Spread:
    last = len(rolls) - 1
    return Spread(rolls[0], *(rolls[round(last * tenths / 10)] for tenths in (1, 5, 9)))


def _x(cells: int, most: int) -> float:
    return LEFT + WIDTH * cells / most


def _y(rolls: float) -> float:
    return TOP + HEIGHT * (1 - min(rolls, MOST) / MOST)


def _points(rolls: Sequence[float]) -> list[str]:
    return [f"{_x(cells, len(rolls) - 1):.1f},{_y(each):.1f}" for cells, each in enumerate(rolls)]


def _line(rolls: Sequence[float], colour: str) -> str:
    return f'<polyline points="{" ".join(_points(rolls))}" fill="none" stroke="{colour}" stroke-width="2.5"/>'


def _axes(most: int) -> list[str]:
    marks = []
    for tick in TICKS:
        y = _y(tick)
        marks.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{LEFT + WIDTH}" y2="{y:.1f}" stroke="#E4D7BE"/>')
        marks.append(f'<text x="{LEFT - 10}" y="{y + 4:.1f}" text-anchor="end" fill="#626A5F">{tick}</text>')
    for cells in range(0, most + 1, 2):
        x, y = _x(cells, most), TOP + HEIGHT + 20
        marks.append(f'<text x="{x:.1f}" y="{y}" text-anchor="middle" fill="#626A5F">{cells}</text>')
    middle = LEFT + WIDTH / 2
    marks.append(
        f'<text x="{middle:.0f}" y="{TOP + HEIGHT + 38}" text-anchor="middle" fill="#23302A">cells left</text>'
    )
    marks.append(f'<text x="{LEFT - 40}" y="{TOP - 8}" fill="#23302A">rolls</text>')
    return marks


def _legend() -> list[str]:
    x = LEFT + WIDTH + 16
    told = (("#2F7D74", "eight of ten rests"), (MIDDLE, "the middle one"), (BEST, "the best rest"))
    return [
        f'<text x="{x}" y="{TOP + 20 + 22 * number}" fill="{colour}" font-weight="bold">{words}</text>'
        for number, (colour, words) in enumerate(told)
    ]
