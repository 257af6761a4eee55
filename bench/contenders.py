"""Who takes part with many small puzzles, and what of their work is timed."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from akili.polyomino import Puzzle, PythonSolver
from akili.polyomino.compiled import KernelSolver
from akili.polyomino.small_puzzles import SmallPuzzles
from bench import packages
from bench.model import Model, by_tile_sets
from bench.timing import Contender, Run

Thing = TypeVar("Thing")
MakePuzzles = Callable[[], Sequence[Puzzle]]  # new ones each time, so that nothing is remembered in them

BULK = "Akili, bulk kernel"
PURE = "Akili, pure Python"
FROM_PUZZLE = " from the puzzle"
SLICE = 10  # puzzles that are timed together
INNER = "xcover's `algorithm_c`"  # not the call that its documentation shows first, but one that it names
KINDS = {
    "exact-cover": packages.exact_cover_count,
    "xcover": packages.xcover_count,
    INNER: packages.xcover_search_count,
    "dlx-cython": packages.dlx_cython_count,
    "OR-tools CP-SAT": packages.cp_sat_count,
}


def ours(make_puzzles: MakePuzzles) -> list[Contender]:
    """The kernel from packed words and from objects; the pure solver from objects."""
    return [
        Contender(BULK, partial(_always, [_bulk(make_puzzles())])),
        Contender(BULK + FROM_PUZZLE, lambda: _warmed_up(make_puzzles(), make_puzzles())),
        Contender(
            PURE + FROM_PUZZLE, lambda: [partial(PythonSolver().counts, part) for part in _sliced(make_puzzles())]
        ),
    ]


def theirs(make_puzzles: MakePuzzles, every: int, every_slow: int) -> Iterator[Contender]:
    """The packages, once with their models made beforehand and once from the puzzle."""
    for name, kind in KINDS.items():
        whole = kind not in (packages.exact_cover_count, packages.dlx_cython_count)  # these get one tile set each
        portion = every_slow if kind is packages.cp_sat_count else every
        count, models = kind(), [_models(puzzle, whole) for puzzle in make_puzzles()[::portion]]
        runs: list[Run] = [partial(_count_models, count, part) for part in _sliced(models)]
        yield Contender(name, partial(_always, runs), portion)
        puzzles = make_puzzles()[::every_slow]
        fresh: list[Run] = [partial(_count_puzzles, count, part, whole) for part in _sliced(puzzles)]
        yield Contender(name + FROM_PUZZLE, partial(_always, fresh), every_slow)


def _bulk(puzzles: Sequence[Puzzle]) -> Run:
    """The search alone: areas and allowed forms are words, and the tables of the tiles are made."""
    packed = SmallPuzzles.of(puzzles)
    if packed is None:
        raise ValueError("These puzzles don't fit on small boards.")
    return packed.counts


def _warmed_up(others: Sequence[Puzzle], puzzles: Sequence[Puzzle]) -> list[Run]:
    """As packages are after their first slice: all is one call here, so other puzzles were solved just before."""
    KernelSolver().counts(others)
    return [partial(KernelSolver().counts, puzzles)]


def _models(puzzle: Puzzle, whole: bool) -> list[Model]:
    return [Model.of(puzzle)] if whole else [Model.of(part) for part in by_tile_sets(puzzle)]


def _count_models(count: packages.Count, puzzles: Sequence[Sequence[Model]]) -> list[int]:
    return [sum(map(count, models)) for models in puzzles]


def _count_puzzles(count: packages.Count, puzzles: Sequence[Puzzle], whole: bool) -> list[int]:
    return [sum(map(count, _models(puzzle, whole))) for puzzle in puzzles]


def _always(runs: Sequence[Run]) -> Sequence[Run]:
    return runs


def _sliced(things: Sequence[Thing]) -> list[Sequence[Thing]]:
    return [things[start : start + SLICE] for start in range(0, len(things), SLICE)]
