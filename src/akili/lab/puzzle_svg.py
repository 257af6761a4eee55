"""Puzzles as SVG pictures for the documents: an area, empty or with its tiles."""

from collections.abc import Mapping, Sequence

from akili.polyomino import Cell, Region, Tiling
from akili.polyomino.grid import neighbours

SIZE = 34  # of a cell
GROUND, PAPER, GRID, EDGE = "#B5674A", "#FFFCF3", "#D9C8A6", "#5E3B24"
MARGIN = 18


def cards_svg(cards: Sequence[tuple[Region, Tiling]], colours: Mapping[str, str]) -> str:
    """Several cards beside each other."""
    parts, left = [], 0
    height = max(region.height for region, _ in cards)
    for region, tiling in cards:
        parts.append(f'<g transform="translate({left * SIZE},0)">{"".join(_area(region, tiling, colours))}</g>')
        left += region.width + 1
    return _document(left - 1, height, parts)


def _document(columns: int, rows: int, parts: Sequence[str]) -> str:
    width, height = columns * SIZE + 2 * MARGIN, rows * SIZE + 2 * MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n'
        f'<rect width="{width}" height="{height}" rx="12" fill="{GROUND}"/>\n'
        f'<g transform="translate({MARGIN},{MARGIN})">\n' + "\n".join(parts) + "\n</g>\n</svg>\n"
    )


def _area(region: Region, tiling: Tiling, colours: Mapping[str, str]) -> list[str]:
    tile_at = {cell: placement.tile for placement in tiling for cell in placement.cells}
    cells = set(region.cells)
    parts = []
    for row, column in region.cells:
        fill = colours.get(tile_at.get((row, column), ""), PAPER)
        parts.append(
            f'<rect x="{column * SIZE}" y="{row * SIZE}" width="{SIZE}" height="{SIZE}" fill="{fill}" '
            f'stroke="{GRID if fill == PAPER else fill}"/>'
        )
    for cell in region.cells:
        for near in neighbours(cell):
            if near not in cells or tile_at.get(cell) != tile_at.get(near):
                parts.append(_line(cell, near))
    return parts


def _line(cell: Cell, near: Cell) -> str:
    """The edge between two neighbours."""
    top, left = max(cell[0], near[0]) * SIZE, max(cell[1], near[1]) * SIZE
    right = left + SIZE if cell[1] == near[1] else left
    bottom = top + SIZE if cell[0] == near[0] else top
    return f'<path d="M{left} {top}L{right} {bottom}" stroke="{EDGE}" stroke-width="3" stroke-linecap="round"/>'
