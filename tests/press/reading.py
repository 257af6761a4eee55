"""What a PDF draws, read back from its operators: paths in millimetres from the top left corner of the page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from typing import ClassVar

from pypdf import PdfReader
from pypdf.generic import ContentStream

from akili.polyomino import Cell, Region

POINT = 25.4 / 72  # mm
Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]
IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)


@dataclass(frozen=True)
class Path:
    """Straight lines that were stroked together, how thick, and whether the last joins the first."""

    points: tuple[Point, ...]
    thickness: float
    is_closed: bool


def reader(pdf: bytes) -> PdfReader:
    return PdfReader(BytesIO(pdf))


def stroked(pdf: bytes, page: int) -> list[Path]:
    """Every path of a page (from 0) that is made of straight lines and stroked."""
    read = reader(pdf)
    sheet = read.pages[page]
    pen = Pen(float(sheet.mediabox.height))
    for operands, operator in ContentStream(sheet.get_contents(), read).operations:
        if operator in Pen.MEANINGS:
            Pen.MEANINGS[operator](pen, *operands)
        elif operator in (b"c", b"v", b"y", b"re", b"f", b"f*", b"n"):
            pen.points = []  # a curve, or nothing that is stroked
    return pen.paths


class Pen:
    """Follows the operators of a page."""

    MEANINGS: ClassVar[dict[bytes, Callable[..., None]]] = {}

    def __init__(self, height: float) -> None:
        self.height = height
        self.matrix: Matrix = IDENTITY
        self.thickness = 1.0
        self.kept: list[tuple[Matrix, float]] = []
        self.points: list[Point] = []
        self.is_closed = False
        self.paths: list[Path] = []

    def keep(self) -> None:
        self.kept.append((self.matrix, self.thickness))

    def restore(self) -> None:
        self.matrix, self.thickness = self.kept.pop()

    def move_grid(self, *numbers: float) -> None:
        self.matrix = _times([*map(float, numbers)], self.matrix)

    def thicken(self, width: float) -> None:
        self.thickness = float(width)

    def begin(self, x: float, y: float) -> None:
        self.points, self.is_closed = [_at(float(x), float(y), self.matrix, self.height)], False

    def go(self, x: float, y: float) -> None:
        if self.points:
            self.points.append(_at(float(x), float(y), self.matrix, self.height))

    def close(self) -> None:
        self.is_closed = True

    def stroke(self) -> None:
        if self.points:
            scale = abs(self.matrix[0]) or abs(self.matrix[1])
            self.paths.append(Path(tuple(self.points), self.thickness * scale * POINT, self.is_closed))
        self.points = []


Pen.MEANINGS = {
    b"q": Pen.keep,
    b"Q": Pen.restore,
    b"cm": Pen.move_grid,
    b"w": Pen.thicken,
    b"m": Pen.begin,
    b"l": Pen.go,
    b"h": Pen.close,
    b"S": Pen.stroke,
    b"B": Pen.stroke,
    b"B*": Pen.stroke,
}


def cells_within(path: Path, cell: float) -> Region:
    """The cells that an outline goes around; each of its corners must lie on the grid to a tenth of a millimetre."""
    left, top = (min(point[axis] for point in path.points) for axis in (0, 1))
    corners = [((x - left) / cell, (y - top) / cell) for x, y in path.points]
    for corner in corners:
        for number in corner:
            assert abs(number - round(number)) * cell <= 0.1, (corner, cell)
    polygon = [(round(x), round(y)) for x, y in corners]
    wide, high = (max(corner[axis] for corner in polygon) for axis in (0, 1))
    return Region.of(
        (row, column) for row in range(high) for column in range(wide) if _is_inside((row, column), polygon)
    )


def _is_inside(cell: Cell, polygon: list[tuple[int, int]]) -> bool:
    """Whether a line from the middle of the cell to the left crosses the outline an odd number of times."""
    row, column = cell
    edges = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    crossed = (x1 == x2 and x1 <= column and min(y1, y2) <= row < max(y1, y2) for (x1, y1), (x2, y2) in edges)
    return sum(crossed) % 2 == 1


def _times(numbers: list[float], matrix: Matrix) -> Matrix:
    a, b, c, d, e, f = numbers
    g, h, i, j, k, m = matrix
    return a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m


def _at(x: float, y: float, matrix: Matrix, height: float) -> Point:
    a, b, c, d, e, f = matrix
    return (a * x + c * y + e) * POINT, (height - (b * x + d * y + f)) * POINT


def text_of(pdf: bytes, page: int) -> str:
    """The words of a page without what may be lost between lines."""
    return solid(reader(pdf).pages[page].extract_text())


def solid(text: str) -> str:
    """Letters and signs without blanks, and without hyphens, which may end a line."""
    return "".join(text.split()).replace("-", "")
