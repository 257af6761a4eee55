"""Beyond a word: more and more given hexominoes, a first solution of 17 pieces, and any four of 35."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from time import process_time
from typing import Any

from akili.engine.chance import SeededChance
from akili.polyomino import PENTOMINOES, TETROMINOES, Puzzle, PythonSolver, Region, Tile, Usage, free
from akili.polyomino.compiled import KernelSolver
from bench import packages
from bench.areas import laid_together
from bench.growth_plot import growth_plot
from bench.model import Model
from bench.table import Part, goal, milliseconds, number
from bench.timing import DisagreementError

HEXOMINOES = tuple(Tile(f"H{index}", shape) for index, shape in enumerate(free(6)))
SEVENTEEN = (*PENTOMINOES, *(replace(tile, name=f"{tile.name}4") for tile in TETROMINOES))
BOXES = {
    4: (4, 6),
    5: (5, 6),
    6: (6, 6),
    7: (6, 7),
    8: (6, 8),
    9: (6, 9),
    10: (6, 10),
    11: (6, 11),
    12: (8, 9),
    13: (6, 13),
}
SETS = 3  # of hexominoes for each number of them
LONG = 5.0  # seconds for a task, after which a package isn't asked for more pieces
OURS = "Akili"
XCOVER = "xcover"
ALONE = ", search alone"
NAMES = (XCOVER, XCOVER + ALONE, "exact-cover", "exact-cover" + ALONE)


@dataclass(frozen=True)
class Task:
    """Puzzles, and whether their solutions are counted or only one is wanted."""

    name: str
    puzzles: Sequence[Puzzle]
    is_count: bool = True
    pieces: int = 0  # where it is a point of the plot


@dataclass(frozen=True)
class Contender:
    """What it makes of a puzzle beforehand, and how it solves that."""

    name: str
    solve: Callable[[Any], int]
    prepare: Callable[[Puzzle], Any] = lambda puzzle: puzzle


def large_puzzles(
    rounds: int,
    with_packages: bool,
    say: Callable[[str], None],
    boxes: Mapping[int, tuple[int, int]] = BOXES,
    areas: int = 20,
) -> Part:
    """All from `Puzzle` objects, and the packages once more with their models made beforehand."""
    rows: list[tuple[str, ...]] = []
    curves: dict[str, list[tuple[int, float]]] = {}
    ratios: dict[str, float] = {}
    for task in tasks(boxes, areas):
        seconds = _race(
            task,
            [each for each in _contenders(task, with_packages) if not (task.pieces and _is_tired(curves, each))],
            rounds,
            say,
        )
        rows.append(_row(task, seconds))
        if task.pieces:
            for name, spent in seconds.items():
                curves.setdefault(name, []).append((task.pieces, spent / len(task.puzzles)))
        if XCOVER in seconds:
            ratios[task.name] = seconds[XCOVER] / seconds[OURS]
    nearest = sorted(ratios, key=ratios.__getitem__)[:1]
    goals = [
        goal(f"faster than xcover from the puzzle in every row; nearest in *{name}*", ratios[name], 1)
        for name in nearest
    ]
    plot = growth_plot({name: line for name, line in curves.items() if ALONE not in name})
    head = ("", "Akili, ms", *(part for name in NAMES for part in (f"{name}, ms", "×")))
    return Part("Beyond a word", _text(areas), head, rows, goals, {"growth.svg": plot})


def _text(areas: int) -> str:
    return (
        f"Hexominoes on rectangles, {SETS} sets of them in each row, chosen so that there is a solution: all solutions "
        "counted by `KernelSolver().counts`, which uses no symmetry here. A first solution of 8×10 with 12 pentominoes "
        f"and 5 tetrominoes, in {areas} orders of the tiles. All solutions of {areas} areas that 12 hexominoes were "
        f"loosely laid to in 11×11, and of {areas} areas in 6×6 with any four of the 35 hexominoes; the latter is left "
        "out for exact-cover, which knows no secondary items. *xcover* is its `algorithm_c`, *exact-cover* its "
        "`get_solution_count` and `get_exact_cover`. Times are for all puzzles of a row; where one of the rectangles "
        f"took more than {LONG:.0f} s, the package isn't asked for more pieces.\n\n"
        "![Seconds for a puzzle against its number of pieces: Akili, xcover and exact-cover](images/growth.svg)"
    )


def tasks(boxes: Mapping[int, tuple[int, int]], areas: int) -> Iterator[Task]:
    """The same for everybody, from seeds."""
    for pieces, box in boxes.items():
        puzzles = [_given(pieces, Region.rectangle(*box), SeededChance(seed)) for seed in range(SETS)]
        yield Task(f"{pieces} hexominoes on {box[0]}×{box[1]}", puzzles, pieces=pieces)
    board = Region.rectangle(8, 10)
    orders = [tuple(SeededChance(seed).shuffled(SEVENTEEN)) for seed in range(areas)]
    yield Task("first of 17 pieces on 8×10", [Puzzle(board, tiles) for tiles in orders], is_count=False)
    loose = [_laid(12, SeededChance(seed), 11) for seed in range(areas)]
    yield Task("12 hexominoes laid in 11×11", loose)
    regions = [_laid(4, SeededChance(seed), 6).region for seed in range(areas)]
    yield Task("any 4 of 35 hexominoes", [Puzzle(region, HEXOMINOES, Usage.exactly(4)) for region in regions])


def _given(pieces: int, region: Region, chance: SeededChance) -> Puzzle:
    """So many of the hexominoes that fill the region in some way: those of a first solution."""
    some = Puzzle(region, tuple(chance.shuffled(HEXOMINOES)), Usage.exactly(pieces))
    used = {placement.tile for placement in next(PythonSolver().tilings(some))}
    return Puzzle(region, tuple(tile for tile in HEXOMINOES if tile.name in used))


def _laid(pieces: int, chance: SeededChance, side: int) -> Puzzle:
    """So many of the hexominoes, each laid somewhere beside the others."""
    names = set(chance.sample([tile.name for tile in HEXOMINOES], pieces))
    tiles = tuple(tile for tile in HEXOMINOES if tile.name in names)
    return Puzzle(laid_together(tiles, chance, side), tiles)


def _contenders(task: Task, with_packages: bool) -> Iterator[Contender]:
    kernel = KernelSolver()
    if task.is_count:
        yield Contender(OURS, lambda puzzle: kernel.counts([puzzle])[0])
        kinds = {XCOVER: packages.xcover_search_count, "exact-cover": packages.exact_cover_count}
    else:
        yield Contender(OURS, lambda puzzle: sum(1 for _ in kernel.tilings(puzzle, 1)))
        kinds = {XCOVER: packages.xcover_first, "exact-cover": packages.exact_cover_first}
    for name, kind in kinds.items() if with_packages else ():
        whole = all(puzzle.depth == len(puzzle.tiles) for puzzle in task.puzzles)
        if whole or name == XCOVER:
            count = kind()
            yield Contender(name, partial(_from_puzzle, count))
            yield Contender(name + ALONE, count, _prepared)


def _from_puzzle(count: packages.Count, puzzle: Puzzle) -> int:
    return count(Model.of(puzzle))


def _prepared(puzzle: Puzzle) -> Model:
    model = Model.of(puzzle)
    _ = model.flat, model.matrix  # made once, and kept
    return model


def _is_tired(curves: Mapping[str, Sequence[tuple[int, float]]], contender: Contender) -> bool:
    return contender.name in curves and curves[contender.name][-1][1] * SETS > LONG


def _race(task: Task, contenders: Sequence[Contender], rounds: int, say: Callable[[str], None]) -> dict[str, float]:
    """Seconds of each for the whole task, the best round of each puzzle; after a long one there is no other."""
    found: dict[str, list[int]] = {}
    best: dict[str, list[float]] = {}
    for puzzle in task.puzzles:
        contenders[0].solve(puzzle)  # ours may have to be compiled; xcover comes compiled
    for turn in range(rounds):
        for contender in contenders:
            if turn and sum(best[contender.name]) > 1:
                continue
            say(f"{task.name}: {contender.name}, round {turn + 1} of {rounds}")
            timed = [_timed(contender, contender.prepare(puzzle)) for puzzle in task.puzzles]
            found[contender.name] = [count for _, count in timed]
            seconds = [spent for spent, _ in timed]
            before = best.get(contender.name, seconds)
            best[contender.name] = [min(pair) for pair in zip(before, seconds, strict=True)]
    if any(counts != found[contenders[0].name] for counts in found.values()):
        raise DisagreementError(f"Different numbers of solutions: {task.name}.")
    return {name: sum(seconds) for name, seconds in best.items()}


def _timed(contender: Contender, thing: Any) -> tuple[float, int]:
    start = process_time()
    count = contender.solve(thing)
    return process_time() - start, count


def _row(task: Task, seconds: Mapping[str, float]) -> tuple[str, ...]:
    cells = [
        (milliseconds(seconds[name]), number(seconds[name] / seconds[OURS])) if name in seconds else ("–", "–")
        for name in NAMES
    ]
    return task.name, milliseconds(seconds[OURS]), *(part for pair in cells for part in pair)
