"""Time against the number of pieces as an SVG picture, time in powers of ten."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, floor, log10

LEFT, TOP, WIDTH, HEIGHT, BOTTOM, RIGHT = 72, 28, 600, 320, 46, 40
COLOURS = ("#2F7D74", "#B3342A", "#8A63CF", "#C77B1E")
UNITS = {-6: "1 µs", -5: "10 µs", -4: "0.1 ms", -3: "1 ms", -2: "10 ms", -1: "0.1 s", 0: "1 s", 1: "10 s", 2: "100 s"}

Line = Sequence[tuple[int, float]]  # pieces and seconds


def growth_plot(lines: Mapping[str, Line]) -> str:
    """A line for each, with its name at the end."""
    points = [point for line in lines.values() for point in line]
    pieces = sorted({number for number, _ in points})
    low = floor(log10(min(seconds for _, seconds in points)))
    high = max(low + 1, ceil(log10(max(seconds for _, seconds in points))))
    width, height = LEFT + WIDTH + RIGHT, TOP + HEIGHT + BOTTOM

    def across(number: int) -> float:
        return LEFT + WIDTH * (number - pieces[0]) / max(pieces[-1] - pieces[0], 1)

    def down(exponent: float) -> float:
        return TOP + HEIGHT * (high - exponent) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="13" role="img" aria-label="Time for a puzzle against its number of pieces">',
        f'<rect width="100%" height="{height}" rx="12" fill="#FFFCF4"/>',
    ]
    for exponent in range(low, high + 1):
        y = down(exponent)
        parts.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{LEFT + WIDTH}" y2="{y:.1f}" stroke="#E4D7BE"/>')
        parts.append(f'<text x="{LEFT - 10}" y="{y + 4:.1f}" text-anchor="end" fill="#626A5F">{UNITS[exponent]}</text>')
    for number in pieces:
        x = across(number)
        parts.append(f'<text x="{x:.1f}" y="{TOP + HEIGHT + 20}" text-anchor="middle" fill="#626A5F">{number}</text>')
    middle, bottom = LEFT + WIDTH / 2, TOP + HEIGHT + 38
    parts.append(f'<text x="{middle:.0f}" y="{bottom}" text-anchor="middle" fill="#23302A">given hexominoes</text>')
    for (name, line), colour in zip(lines.items(), COLOURS, strict=False):
        places = [(across(number), down(log10(seconds))) for number, seconds in line]
        parts.extend(_drawn(name, places, colour))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _drawn(name: str, places: Sequence[tuple[float, float]], colour: str) -> Iterator[str]:
    at = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    yield f'<polyline points="{at}" fill="none" stroke="{colour}" stroke-width="2"/>'
    for x, y in places:
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>'
    x, y = places[-1]
    yield f'<text x="{x:.1f}" y="{y - 10:.1f}" text-anchor="middle" fill="{colour}" font-weight="bold">{name}</text>'
