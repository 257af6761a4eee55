"""Polyominoes: shapes, regions, and every way to fill one with the other. Knows no game; usable alone.

>>> from akili.polyomino import PENTOMINOES, Puzzle, Region, count, draw, tilings
>>> puzzle = Puzzle(Region.rectangle(3, 5), PENTOMINOES.pick("LPV"))
>>> count(puzzle)
4
>>> print(draw(puzzle.region, next(tilings(puzzle))))
AAAAB
CCCAB
CCBBB
"""

from akili.polyomino.enumeration import fixed, free, one_sided
from akili.polyomino.grid import Cell, PictureError
from akili.polyomino.puzzle import Placement, Puzzle, Tiling, Usage, draw
from akili.polyomino.sets import PENTOMINOES, TETROMINOES
from akili.polyomino.shape import Region, Shape
from akili.polyomino.solver import PythonSolver, Solver
from akili.polyomino.symmetry import distinct
from akili.polyomino.tally import Tally
from akili.polyomino.tile import Tile, TileSet, UnknownTileError

_python = PythonSolver()
tilings = _python.tilings
count = _python.count

__all__ = [
    "PENTOMINOES",
    "TETROMINOES",
    "Cell",
    "PictureError",
    "Placement",
    "Puzzle",
    "PythonSolver",
    "Region",
    "Shape",
    "Solver",
    "Tally",
    "Tile",
    "TileSet",
    "Tiling",
    "UnknownTileError",
    "Usage",
    "count",
    "distinct",
    "draw",
    "fixed",
    "free",
    "one_sided",
    "tilings",
]
