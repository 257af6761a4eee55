"""Every polyomino of a size: fixed (as it lies), one-sided (up to turning) and free (up to turning and flipping)."""

from collections.abc import Iterator

from akili.polyomino.grid import Cell
from akili.polyomino.shape import Shape


def fixed(size: int) -> Iterator[Shape]:
    """All polyominoes that differ as they lie, each once.

    >>> sum(1 for _ in fixed(5))
    63
    """
    if size < 1:
        raise ValueError("A polyomino has at least one cell.")
    for cells in _grow(size, [], [(0, 0)], {(0, 0)}):
        yield Shape.of(cells)


def one_sided(size: int) -> Iterator[Shape]:
    """All polyominoes that differ when only turning is allowed.

    >>> sum(1 for _ in one_sided(5))
    18
    """
    return (shape for shape in fixed(size) if shape == min(shape.turns()))


def free(size: int) -> Iterator[Shape]:
    """All polyominoes that differ when turning and flipping are allowed.

    >>> sum(1 for _ in free(5))
    12
    """
    return (shape for shape in fixed(size) if shape == shape.canonical())


def _grow(size: int, chosen: list[Cell], untried: list[Cell], met: set[Cell]) -> Iterator[list[Cell]]:
    """Redelmeier's way: a cell once passed over in this branch is never taken again, so no shape comes twice."""
    while untried:
        cell = untried.pop()
        chosen.append(cell)
        if len(chosen) == size:
            yield chosen
        else:
            fresh = [near for near in _ahead(cell) if near not in met]
            yield from _grow(size, chosen, [*untried, *fresh], met.union(fresh))
        chosen.pop()


def _ahead(cell: Cell) -> list[Cell]:
    """Neighbours in the half-plane that begins at the origin: the origin stays the first cell in reading order."""
    row, column = cell
    near = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [(r, c) for r, c in near if r > 0 or (r == 0 and c >= 0)]
