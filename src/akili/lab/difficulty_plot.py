"""The distribution of solving times, deck by deck, as an SVG picture."""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import median

from akili.forge.rating.scale import points

LEFT, TOP, WIDTH, STRIP, BOTTOM = 150, 24, 560, 44, 34
BIN = 4  # rating points per bar
MOST_POINTS = 140
TICKS = (5, 10, 20, 40, 80, 160, 320, 640)
COLOURS = ("#23A5A2", "#23A5A2", "#F0872F", "#F0872F", "#3E6CCB", "#3E6CCB", "#3E6CCB", "#3E6CCB")


def difficulty_plot(seconds: Mapping[str, Sequence[float]]) -> str:
    """A strip of bars for each deck; the line marks its median."""
    height = TOP + STRIP * len(seconds) + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 70} {height}" '
        f'font-family="sans-serif" font-size="13" role="img" aria-label="Expected solving times of the decks">',
        f'<rect width="100%" height="{height}" rx="12" fill="#FFFCF4"/>',
        *_axis(len(seconds)),
    ]
    for number, (name, times) in enumerate(seconds.items()):
        parts += _strip(name, times, TOP + STRIP * number, COLOURS[number % len(COLOURS)])
    return "\n".join([*parts, "</svg>"]) + "\n"


def _x(rating: float) -> float:
    return LEFT + WIDTH * rating / MOST_POINTS


def _axis(strips: int) -> list[str]:
    bottom = TOP + STRIP * strips
    marks = []
    for tick in TICKS:
        x = _x(points(tick))
        marks.append(f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}" stroke="#E4D7BE"/>')
        marks.append(f'<text x="{x:.1f}" y="{bottom + 20}" text-anchor="middle" fill="#626A5F">{tick} s</text>')
    return marks


def _strip(name: str, times: Sequence[float], top: int, colour: str) -> list[str]:
    bars = Counter(min(points(time), MOST_POINTS - 1) // BIN for time in times)
    tallest = max(bars.values())
    base = top + STRIP - 6
    drawn = [f'<text x="{LEFT - 12}" y="{base - 8}" text-anchor="end" fill="#23302A">{name}</text>']
    for start, count in sorted(bars.items()):
        tall = (STRIP - 12) * count / tallest
        drawn.append(
            f'<rect x="{_x(start * BIN) + 0.5:.1f}" y="{base - tall:.1f}" width="{WIDTH * BIN / MOST_POINTS - 1:.1f}" '
            f'height="{tall:.1f}" rx="1.5" fill="{colour}"/>'
        )
    middle = median(times)
    x = _x(points(middle))
    drawn.append(f'<line x1="{x:.1f}" y1="{top + 2}" x2="{x:.1f}" y2="{base}" stroke="#B3342A" stroke-width="2"/>')
    drawn.append(f'<text x="{LEFT + WIDTH + 10}" y="{base - 8}" fill="#B3342A">{middle:.0f} s</text>')
    return drawn
