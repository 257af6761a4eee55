"""Tiles with peep-holes: a cell with a hole takes up room as any other, but what lies below shows through it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property
from textwrap import dedent
from typing import NamedTuple

from akili.polyomino import Cell, Shape
from akili.polyomino.grid import box, mirrored, turned

HOLE = "o"


class Form(NamedTuple):
    """A tile as it lies, at the top left corner: all its cells, and those with a hole, each in reading order."""

    cells: tuple[Cell, ...]
    holes: tuple[Cell, ...]

    @classmethod
    def of(cls, cells: Collection[Cell], holes: Iterable[Cell]) -> Form:
        """From cells anywhere on the grid."""
        top, left, _, _ = box(cells)
        return cls(*(tuple(sorted((row - top, column - left) for row, column in part)) for part in (cells, holes)))


@dataclass(frozen=True)
class HoledTile:
    """A numbered tile that may be turned and flipped.

    >>> (tile,) = parse_tiles("1 red\\n#o\\n.o")
    >>> tile.size, tile.form.holes, len(tile.forms)
    (3, ((0, 1), (1, 1)), 8)
    """

    number: int
    colour: str
    form: Form

    def __post_init__(self) -> None:
        if not set(self.form.holes) <= set(self.form.cells):
            raise ValueError("A hole must be in a cell of the tile.")

    def __str__(self) -> str:
        lines = [list(line) for line in str(self.shape).split("\n")]
        for row, column in self.form.holes:
            lines[row][column] = HOLE
        return "\n".join(map("".join, lines))

    @property
    def name(self) -> str:
        """Its number as text: what a placement calls it."""
        return str(self.number)

    @cached_property
    def shape(self) -> Shape:
        """The room it takes up."""
        return Shape(self.form.cells)

    @property
    def size(self) -> int:
        """The number of cells, with and without a hole."""
        return len(self.form.cells)

    @cached_property
    def forms(self) -> tuple[Form, ...]:
        """The distinct forms that turning and flipping give, in a fixed order; two tiles are alike if these are."""
        cells, holes = map(list, self.form)
        forms = set()
        for _ in range(4):
            forms |= {Form.of(cells, holes), Form.of(mirrored(cells), mirrored(holes))}
            cells, holes = turned(cells), turned(holes)
        return tuple(sorted(forms))


def parse_tiles(text: str) -> tuple[HoledTile, ...]:
    """From paragraphs: number and colour, then a picture: ``#`` a cell, ``o`` a cell with a hole, ``.`` none."""
    return tuple(map(_parse_tile, dedent(text).strip().split("\n\n")))


def _parse_tile(paragraph: str) -> HoledTile:
    heading, *lines = paragraph.split("\n")
    number, _, colour = heading.partition(" ")
    marks = {(row, column): mark for row, line in enumerate(lines) for column, mark in enumerate(line) if mark != "."}
    if unknown := set(marks.values()) - {"#", HOLE}:
        raise ValueError(f"Unknown character {min(unknown)!r}: a tile is made of '#', 'o' and '.'.")
    return HoledTile(int(number), colour, Form.of(marks, (cell for cell, mark in marks.items() if mark == HOLE)))
