"""How hard a puzzle is: the time half of the people need, the same however the card is turned or flipped.

Three things tell it: the effort of somebody who searches as people do, in two ways (``person.py``), how many ways
there are to lay a tile on the empty card, and how many solutions. ``akili lab validate`` holds it against simulated
solvers with other habits; docs/rating.md has the figures.
"""

from __future__ import annotations

from math import sqrt

from akili.forge.deck import Difficulty
from akili.forge.rating.ground import Ground, ground_of
from akili.forge.rating.person import Person
from akili.forge.rating.scale import timed
from akili.forge.shimo.puzzle import ShimoPuzzle
from akili.polyomino import Puzzle, count

# Exponents: what each of the three adds, and at which size 4-tile puzzles take 2.3 times as long as 3-tile ones.
OF_EFFORT, OF_PLACEMENTS, OF_SOLUTIONS = 0.25, 0.8, -0.3
FILLING_SECONDS = 0.52  # puts 3-tile puzzles at 15–30 s and 4-tile puzzles at 35–70 s, as people are known to need
PEEPING_SECONDS = 1.0  # to see through two holes at once takes about twice as long


def effort(ground: Ground) -> float:
    """The expected steps until the puzzle is solved: half of the people go by corners, half by tiles."""
    person = Person(ground)
    return sqrt(person.corner_first() * person.biggest_first())


def hardness(steps: float, placements: int, solutions: int) -> float:
    """The three in one: it grows with the steps and with the placements, and falls with the solutions."""
    return float(steps**OF_EFFORT * placements**OF_PLACEMENTS * solutions**OF_SOLUTIONS)


def rate(puzzle: Puzzle | ShimoPuzzle) -> Difficulty:
    """How hard the puzzle is for a person.

    >>> from akili.forge.tiles import CLASSIC
    >>> from akili.polyomino import Region
    >>> rate(Puzzle(Region.rectangle(3, 4), CLASSIC.pick(["L4", "P5", "I3"]))).seconds
    9.6
    """
    ground = ground_of(puzzle)
    if isinstance(puzzle, ShimoPuzzle):
        solutions, unit = sum(1 for _ in puzzle.board.solutions()), PEEPING_SECONDS
    else:
        solutions, unit = count(puzzle), FILLING_SECONDS
    if not solutions:
        raise ValueError("A puzzle without a solution can't be rated.")
    return timed(unit * hardness(effort(ground), ground.placements, solutions))
