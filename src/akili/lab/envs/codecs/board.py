"""Pieces on a board of a fixed size, as numbers: which piece, how it is turned, and where its box begins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from akili.polyomino import Cell
from akili.polyomino.grid import box
from akili.ubongo.laying import WHITE, Area, Form, Piece


class BoardCode:
    """A board of so many rows and columns, with the pieces that may come to lie there, in a fixed order."""

    def __init__(self, height: int, width: int, pieces: Sequence[Piece]) -> None:
        self.height, self.width, self.pieces = height, width, tuple(pieces)
        forms = [(piece.name, form) for piece in pieces for form in piece.forms]
        self.forms = {form: number for number, form in enumerate(forms)}
        self.cells = height * width
        self.size = len(forms) * self.cells
        self.numbers = {piece.name: number for number, piece in enumerate(pieces, 1)}
        self.place = lru_cache(maxsize=1 << 15)(self._place)

    def _place(self, name: str, cells: tuple[Cell, ...], holes: tuple[Cell, ...] = ()) -> int:
        """Where a piece is laid: form × cells + row × width + column of the top left corner of its box."""
        top, left, _, _ = box(cells)
        moved = [tuple((row - top, column - left) for row, column in sorted(part)) for part in (cells, holes)]
        return self.forms[name, Form(*moved)] * self.cells + top * self.width + left

    def area(self, area: Area | None) -> list[int]:
        """A card's fields: 0 outside, 1 to be covered, 2 white."""
        marks = {(row, column): mark for row, line in enumerate(area or ()) for column, mark in enumerate(line)}
        return self.filled((cell, 1 + (mark == WHITE)) for cell, mark in marks.items() if mark != ".")

    def filled(self, numbers: Iterable[tuple[Cell, int]]) -> list[int]:
        """The whole board with some numbers on it, row by row; 0 elsewhere."""
        board = [0] * self.cells
        for (row, column), number in numbers:
            if row >= self.height or column >= self.width:
                raise ValueError(f"The environment has room for areas of {self.height} × {self.width} fields.")
            board[row * self.width + column] = number
        return board

    @property
    def groups(self) -> str:
        """Which forms belong to which piece."""
        return ", ".join(f"{piece.name} {len(piece.forms)}" for piece in self.pieces)
