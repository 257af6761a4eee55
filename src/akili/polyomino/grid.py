"""Sets of unit cells: reading, drawing, turning, and asking what they look like."""

from collections.abc import Collection, Iterable, Iterator

Cell = tuple[int, int]  # (row, column)

FILLED = "#"
EMPTY = "."
BLANKS = frozenset(". ")


class PictureError(ValueError):
    """An ASCII picture that can't be read, with the place where it goes wrong."""


def parse(picture: str) -> frozenset[Cell]:
    """The cells marked ``#`` in a picture, where they stand in it; blank lines around it don't matter."""
    lines = _block(picture)
    if not lines:
        raise PictureError("The picture is empty.")
    first, width = lines[0][0], len(lines[0][1])
    cells = set()
    for row, line in lines:
        if len(line) != width:
            raise PictureError(
                f"Line {row + 1} is {len(line)} characters long, but line {first + 1} is {width}: "
                "all lines of a picture must be equally long."
            )
        for column, mark in enumerate(line):
            if mark == FILLED:
                cells.add((row, column))
            elif mark not in BLANKS:
                raise PictureError(
                    f"Unknown character {mark!r} in line {row + 1}, column {column + 1}: "
                    "a picture is made of '#' (a cell) and '.' (no cell)."
                )
    if not cells:
        raise PictureError("The picture has no cell: mark cells with '#'.")
    return frozenset(cells)


def _block(picture: str) -> list[tuple[int, str]]:
    """The lines from the first to the last that isn't blank, each with its number in the whole text."""
    lines = list(enumerate(line.rstrip("\r") for line in picture.split("\n")))
    written = [number for number, line in lines if line.strip()]
    return lines[written[0] : written[-1] + 1] if written else []


def draw(cells: Collection[Cell]) -> str:
    """The picture of some cells, cut to their bounding box."""
    origin_row, origin_column, height, width = box(cells)
    rows = [[EMPTY] * width for _ in range(height)]
    for row, column in cells:
        rows[row - origin_row][column - origin_column] = FILLED
    return "\n".join("".join(row) for row in rows)


def box(cells: Collection[Cell]) -> tuple[int, int, int, int]:
    """Top row, left column, height and width of the smallest rectangle around the cells."""
    rows = [row for row, _ in cells]
    columns = [column for _, column in cells]
    top, left = min(rows), min(columns)
    return top, left, max(rows) - top + 1, max(columns) - left + 1


def normalised(cells: Collection[Cell]) -> tuple[Cell, ...]:
    """The cells moved to the top left corner, in reading order."""
    top, left, _, _ = box(cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def turned(cells: Iterable[Cell]) -> list[Cell]:
    """A quarter turn clockwise (not normalised)."""
    return [(column, -row) for row, column in cells]


def mirrored(cells: Iterable[Cell]) -> list[Cell]:
    """Left and right exchanged (not normalised)."""
    return [(row, -column) for row, column in cells]


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells that share an edge with this one."""
    row, column = cell
    return (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)


def components(cells: Iterable[Cell]) -> Iterator[frozenset[Cell]]:
    """The edge-connected parts."""
    rest = set(cells)
    while rest:
        part = {rest.pop()}
        frontier = list(part)
        while frontier:
            for cell in neighbours(frontier.pop()):
                if cell in rest:
                    rest.remove(cell)
                    part.add(cell)
                    frontier.append(cell)
        yield frozenset(part)


def is_connected(cells: Collection[Cell]) -> bool:
    """Whether every cell can be reached from every other over edges."""
    return sum(1 for _ in components(cells)) == 1


def holes(cells: Collection[Cell]) -> tuple[frozenset[Cell], ...]:
    """The empty parts that can't be left over edges without crossing the cells (a diagonal gap is no way out)."""
    top, left, height, width = box(cells)
    filled = set(cells)
    outside = {
        (row, column)
        for row in range(top - 1, top + height + 1)
        for column in range(left - 1, left + width + 1)
        if (row, column) not in filled
    }
    return tuple(part for part in components(outside) if (top - 1, left - 1) not in part)


def perimeter(cells: Collection[Cell]) -> int:
    """How many edges lie between a cell and the outside or a hole."""
    filled = set(cells)
    return sum(near not in filled for cell in filled for near in neighbours(cell))
