"""The border of cells as one line to cut along."""

from __future__ import annotations

from collections.abc import Collection

from akili.polyomino import Cell

Corner = tuple[int, int]  # (x, y), in cells


def outline(cells: Collection[Cell]) -> list[Corner]:
    """The corners of the border in order, the cells on the right hand; they must hang together without a hole.

    >>> outline([(0, 0), (0, 1), (1, 0)])
    [(0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)]
    """
    there = set(cells)
    after: dict[Corner, list[Corner]] = {}
    for row, column in sorted(there):
        corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
        beyond = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
        for index, neighbour in enumerate(beyond):
            if neighbour not in there:
                after.setdefault(corners[index], []).append(corners[(index + 1) % 4])
    start = min(after, key=lambda corner: (corner[1], corner[0]))
    path = [start, after[start].pop()]
    while path[-1] != start:
        path.append(_next(path[-2], path[-1], after))
    if any(after.values()):
        raise ValueError("An outline is drawn around cells that hang together without a hole.")
    return _corners_only(path[:-1])


def _next(before: Corner, here: Corner, after: dict[Corner, list[Corner]]) -> Corner:
    """Where two cells touch at a corner only, the border keeps to its own cell: it turns right."""
    ahead = (here[0] - before[0], here[1] - before[1])
    right = (here[0] - ahead[1], here[1] + ahead[0])
    ways = after[here]
    return ways.pop(ways.index(right)) if right in ways else ways.pop()


def _corners_only(path: list[Corner]) -> list[Corner]:
    return [
        here
        for before, here, behind in zip([path[-1], *path], path, [*path[1:], path[0]], strict=False)
        if (here[0] - before[0], here[1] - before[1]) != (behind[0] - here[0], behind[1] - here[1])
    ]
