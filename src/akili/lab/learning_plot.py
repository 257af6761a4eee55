"""Points of a net that learns, against the games it has learned from, as an SVG picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

LEFT, TOP, WIDTH, HEIGHT, BOTTOM, RIGHT = 56, 24, 560, 300, 46, 24
SMOOTH = 8  # chunks that a point of the line is the mean of, at most
STEP = 50  # points between two lines of the grid
COLOURS = ("#B3342A", "#8A63CF", "#2F7D74", "#C77B1E")

Point = tuple[int, float, str]  # games, points, stage


def learning_plot(curve: Sequence[Point]) -> str:
    """A line per stage; each try of a stage begins anew."""
    most_games = max(games for games, _, _ in curve)
    most_points = STEP * (1 + int(max(points for _, points, _ in curve)) // STEP)
    height = TOP + HEIGHT + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + RIGHT} {height}" '
        f'font-family="sans-serif" font-size="13" role="img" aria-label="Points against games learned from">',
        f'<rect width="100%" height="{height}" rx="12" fill="#FFFCF4"/>',
        *_axes(most_games, most_points),
    ]
    for number, (stage, line) in enumerate(_lines(curve)):
        colour = COLOURS[number % len(COLOURS)]
        at = [f"{LEFT + WIDTH * x / most_games:.1f},{TOP + HEIGHT * (1 - y / most_points):.1f}" for x, y in line]
        parts.append(f'<polyline points="{" ".join(at)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y = TOP + HEIGHT - 16 - 20 * number
        parts.append(
            f'<text x="{LEFT + WIDTH - 12}" y="{y}" text-anchor="end" fill="{colour}" font-weight="bold">{stage}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def _lines(curve: Sequence[Point]) -> Iterator[tuple[str, list[tuple[int, float]]]]:
    for stage, points in groupby(curve, key=lambda point: point[2]):
        raw = [(games, value) for games, value, _ in points]
        size = max(1, min(SMOOTH, len(raw) // 4))
        yield (
            stage,
            [(raw[end - 1][0], sum(y for _, y in raw[end - size : end]) / size) for end in range(size, len(raw) + 1)],
        )


def _axes(most_games: int, most_points: int) -> Iterator[str]:
    for points in range(0, most_points + 1, STEP):
        y = TOP + HEIGHT * (1 - points / most_points)
        yield f'<line x1="{LEFT}" y1="{y:.1f}" x2="{LEFT + WIDTH}" y2="{y:.1f}" stroke="#E4D7BE"/>'
        yield f'<text x="{LEFT - 10}" y="{y + 4:.1f}" text-anchor="end" fill="#626A5F">{points}</text>'
    for part in range(5):
        x, thousands = LEFT + WIDTH * part / 4, most_games * part / 4000
        yield f'<text x="{x:.1f}" y="{TOP + HEIGHT + 20}" text-anchor="middle" fill="#626A5F">{thousands:.0f}</text>'
    middle = LEFT + WIDTH / 2
    yield f'<text x="{middle:.0f}" y="{TOP + HEIGHT + 38}" text-anchor="middle" fill="#23302A">thousand games</text>'
    yield f'<text x="{LEFT - 40}" y="{TOP - 8}" fill="#23302A">points</text>'
