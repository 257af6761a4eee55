"""The puzzles of Ubongo Shimo: what one is, where a person would try the tiles, and every solution."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from akili.forge.shimo.board import PeepBoard, pack
from akili.forge.shimo.tiles import SHIMO
from akili.polyomino import Cell, Placement, Region
from akili.polyomino.symmetry import motions

WHITE = "o"
PLAIN = "."


@dataclass(frozen=True)
class ShimoPuzzle:
    """A rectangle with white fields, in reading order, and the numbers of the tiles to use, in rising order.

    >>> puzzle = ShimoPuzzle.parse("o.o\\no..\\n.o.", (1, 2))
    >>> for solution in solutions(puzzle):
    ...     print(*solution, sep="\\n")
    Placement(tile='1', cells=((0, 0), (0, 1), (0, 2)), holes=((0, 0), (0, 2)))
    Placement(tile='2', cells=((1, 0), (1, 1), (2, 1)), holes=((1, 0), (2, 1)))
    Placement(tile='1', cells=((0, 0), (0, 1), (0, 2)), holes=((0, 0), (0, 2)))
    Placement(tile='2', cells=((1, 0), (2, 0), (2, 1)), holes=((1, 0), (2, 1)))
    """

    height: int
    width: int
    white: tuple[Cell, ...]
    tiles: tuple[int, ...]

    def __post_init__(self) -> None:
        if not self.tiles:
            raise ValueError("A puzzle needs at least one tile.")
        if list(self.tiles) != sorted(set(self.tiles) & set(range(1, len(SHIMO) + 1))):
            raise ValueError(f"Tiles are numbered 1 to {len(SHIMO)}, and each can be named once, in rising order.")
        if list(self.white) != sorted(set(self.white)) or not all(map(self._is_inside, self.white)):
            raise ValueError("White fields must lie in the rectangle, each once, in reading order.")
        if len(self.white) != sum(len(tile.form.holes) for tile in self.board.tiles):
            raise ValueError("There must be as many white fields as holes: two for each tile.")

    @classmethod
    def parse(cls, picture: str, tiles: tuple[int, ...]) -> ShimoPuzzle:
        """From a picture: ``o`` is a white field, ``.`` any other."""
        lines = picture.split("\n")
        if len(set(map(len, lines))) != 1 or not set().union(*lines) <= {WHITE, PLAIN}:
            raise ValueError("A puzzle is drawn with 'o' and '.', in lines that are equally long.")
        marks = ((row, column, mark) for row, line in enumerate(lines) for column, mark in enumerate(line))
        white = tuple((row, column) for row, column, mark in marks if mark == WHITE)
        return cls(len(lines), len(lines[0]), white, tiles)

    def __str__(self) -> str:
        white = set(self.white)
        return "\n".join(
            "".join(WHITE if (row, column) in white else PLAIN for column in range(self.width))
            for row in range(self.height)
        )

    def _is_inside(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.height and 0 <= cell[1] < self.width

    @cached_property
    def board(self) -> PeepBoard:
        """The same in bits, for searching."""
        tiles = tuple(SHIMO[number - 1] for number in self.tiles)
        return PeepBoard(self.height, self.width, pack(self.white, self.width), tiles)

    @property
    def covered(self) -> int:
        """How many of the rectangle's cells the tiles take up."""
        return sum(tile.size for tile in self.board.tiles)

    def canonical(self) -> ShimoPuzzle:
        """Equal for two puzzles if one can be turned or flipped into the other; it is no higher than wide."""
        if self.height > self.width:
            turned = tuple(sorted((column, row) for row, column in self.white))
            return ShimoPuzzle(self.width, self.height, turned, self.tiles).canonical()
        images = motions(Region.rectangle(self.height, self.width))
        white = min(tuple(sorted(map(motion, self.white))) for motion in images)
        return ShimoPuzzle(self.height, self.width, white, self.tiles)


def considered(puzzle: ShimoPuzzle) -> list[Placement]:
    """Where a person would try the tiles: both holes over white fields, and no white field hidden."""
    return [*map(puzzle.board.placement, puzzle.board.options)]


def solutions(puzzle: ShimoPuzzle, limit: int | None = None) -> Iterator[tuple[Placement, ...]]:
    """Every way to lay all the tiles, at most ``limit`` of them, each in the order of the tiles."""
    for found in islice(puzzle.board.solutions(), limit):
        yield tuple(map(puzzle.board.placement, found))
