"""The classic: twelve pentominoes on 6×10, all 9356 solutions."""

from collections.abc import Callable
from functools import partial
from time import process_time

from akili.polyomino import PENTOMINOES, Puzzle, Region
from akili.polyomino.compiled import KernelSolver
from bench import packages
from bench.model import Model
from bench.table import Part, goal, number
from bench.timing import DisagreementError

SOLUTIONS = 9356
BEST_PUBLIC = 0.07  # seconds of the best public solver where exact-cover takes 27
GOAL = 27 / (2 * BEST_PUBLIC)
OURS = "Akili, kernel, counted"
YARDSTICK = "exact-cover"
SLOW = {
    "xcover's `algorithm_c`": packages.xcover_search_count,
    YARDSTICK: packages.exact_cover_count,
    "dlx-cython": packages.dlx_cython_count,
}


def pentominoes(rounds: int, with_packages: bool, say: Callable[[str], None]) -> Part:
    """Task 3; packages run once, after and before rounds of ours."""
    puzzle = Puzzle(Region.rectangle(6, 10), PENTOMINOES.tiles)
    kernel = KernelSolver()
    quick: dict[str, Callable[[], int]] = {
        OURS: lambda: kernel.count(puzzle),
        "Akili, kernel, every solution drawn": lambda: sum(1 for _ in kernel.tilings(puzzle)),
    }
    slow: dict[str, Callable[[], int]] = {}
    if with_packages:
        model = Model.of(puzzle)
        slow = {name: partial(kind(), model) for name, kind in SLOW.items()}
    seconds: dict[str, float] = {}
    for name in [*[*quick] * rounds, *slow, *quick]:
        say(f"6×10: {name}")
        spent = _timed(name, (quick | slow)[name])
        seconds[name] = min(spent, seconds.get(name, spent))
    rows = [(name, number(spent), number(spent / seconds[OURS])) for name, spent in seconds.items()]
    goals = [_goal(seconds)] if with_packages else []
    text = (
        f"All {SOLUTIONS} solutions. Packages ran once, with models made beforehand. "
        "Our count fixes one tile in the places that the rectangle's symmetry leaves, and multiplies; drawing doesn't. "
        "CP-SAT is left out: it wasn't done after four minutes."
    )
    return Part("Twelve pentominoes on 6×10", text, ("", "s", "× ours"), rows, goals)


def _timed(name: str, run: Callable[[], int]) -> float:
    start = process_time()
    found = run()
    spent = process_time() - start
    if found != SOLUTIONS:
        raise DisagreementError(f"{name} found {found} solutions of {SOLUTIONS}.")
    return spent


def _goal(seconds: dict[str, float]) -> str:
    wish = f"at most twice the best public solver's share ({BEST_PUBLIC} s where exact-cover takes 27 s)"
    return goal(wish, seconds[YARDSTICK] / seconds[OURS], GOAL)
