"""A thousand small puzzles: four given tiles, and any four of twelve."""

from collections.abc import Callable, Mapping, Sequence

from akili.polyomino import Puzzle
from bench import contenders
from bench.areas import TILES, Area, areas
from bench.contenders import BULK, FROM_PUZZLE, INNER, KINDS, OBJECTS, PURE
from bench.table import Part, goal, milliseconds, number
from bench.timing import Timed, race

BULK_GOAL = 100
PURE_GOAL = 3
HEAD = ("", "search alone, ms", "× bulk kernel", "from the puzzle, ms", "× bulk kernel")


def given_tiles(puzzles: int, rounds: int, with_packages: bool, say: Callable[[str], None]) -> Part:
    """Task 1."""
    timed = _race(areas(puzzles), Area.with_given_tiles, rounds, with_packages, (1, 10), say)
    text = f"All solutions of {puzzles:,} areas in 6×6, each with the {TILES} classic tiles it was made of, counted."
    pure = [_goal("pure Python", timed, PURE, PURE_GOAL, FROM_PUZZLE)] if with_packages else []
    return Part("Four given tiles", text, HEAD, _rows(timed), [*_bulk_goals(timed, with_packages), *pure])


def any_tiles(puzzles: int, rounds: int, with_packages: bool, say: Callable[[str], None]) -> Part:
    """Task 2."""
    timed = _race(areas(puzzles), Area.with_any_tiles, rounds, with_packages, (10, 50), say)
    text = f"All solutions of the same {puzzles:,} areas with exactly {TILES} of the 12 classic tiles, counted."
    return Part("Any four of twelve tiles", text, HEAD, _rows(timed), _bulk_goals(timed, with_packages))


def _race(
    given: Sequence[Area],
    make: Callable[[Area], Puzzle],
    rounds: int,
    with_packages: bool,
    every: tuple[int, int],
    say: Callable[[str], None],
) -> dict[str, Timed]:
    def puzzles() -> list[Puzzle]:
        return [make(area) for area in given]

    entrants = contenders.ours(puzzles)
    if with_packages:
        entrants += contenders.theirs(puzzles, *every)
    return {timed.name: timed for timed in race(entrants, rounds, say)}


def _rows(timed: Mapping[str, Timed]) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    for name in (BULK, OBJECTS, PURE, *KINDS):
        if name in timed:
            cells = [_cells(timed, name, basis) for basis in ("", FROM_PUZZLE)]
            rows.append((name + _portion(timed[name]), *cells[0], *cells[1]))
    return rows


def _cells(timed: Mapping[str, Timed], name: str, basis: str) -> tuple[str, str]:
    """Time and ratio; who makes nothing beforehand stands in the other column only."""
    if not basis and name in (OBJECTS, PURE):
        return "", ""
    seconds = timed.get(name + basis, timed[name]).seconds
    return milliseconds(seconds), number(seconds / timed[BULK + basis].seconds)


def _portion(timed: Timed) -> str:
    return f" (each {timed.every}th puzzle)" if timed.every > 1 else ""


def _bulk_goals(timed: Mapping[str, Timed], with_packages: bool) -> list[str]:
    return [_goal("bulk kernel", timed, BULK, BULK_GOAL, basis) for basis in (FROM_PUZZLE, "")] if with_packages else []


def _goal(who: str, timed: Mapping[str, Timed], name: str, wanted: float, basis: str) -> str:
    ours = timed.get(name + basis, timed[name])
    fastest = min((timed[kind + basis] for kind in KINDS if kind != INNER), key=lambda each: each.seconds)
    how = "from the puzzle" if basis else "search alone"
    wish = f"{who} against the fastest package, {how} ({fastest.name.removesuffix(FROM_PUZZLE)})"
    inner = timed[INNER + basis].seconds / ours.seconds
    return f"{goal(wish, fastest.seconds / ours.seconds, wanted)} (against {INNER}: {number(inner)} ×)"
