"""A thousand small puzzles: four given tiles, and any four of twelve."""

from collections.abc import Callable, Mapping, Sequence

from akili.polyomino import Puzzle
from bench import contenders
from bench.areas import TILES, Area, areas
from bench.contenders import BULK, FROM_PUZZLE, KINDS, PURE
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
    for name in (BULK, PURE, *KINDS):
        if name + FROM_PUZZLE in timed:
            cells = [_cells(timed, name, basis) for basis in ("", FROM_PUZZLE)]
            rows.append((name, *cells[0], *cells[1]))
    return rows


def _cells(timed: Mapping[str, Timed], name: str, basis: str) -> tuple[str, str]:
    """Time and ratio; who makes nothing beforehand stands in the other column only."""
    if name + basis not in timed:
        return "", ""
    own = timed[name + basis]
    portion = f" ({1 / own.every:.0%})" if own.every > 1 else ""
    return milliseconds(own.seconds) + portion, number(own.seconds / timed[BULK + basis].seconds)


def _bulk_goals(timed: Mapping[str, Timed], with_packages: bool) -> list[str]:
    if not with_packages:
        return []
    goals = [_goal("bulk kernel", timed, BULK, BULK_GOAL, basis) for basis in (FROM_PUZZLE, "")]
    fastest = _fastest(timed, "")
    mixed = number(fastest.seconds / timed[BULK + FROM_PUZZLE].seconds)
    return [*goals, f"bulk kernel from the puzzle against {fastest.name}, search alone: {mixed} ×"]


def _goal(who: str, timed: Mapping[str, Timed], name: str, wanted: float, basis: str) -> str:
    fastest = _fastest(timed, basis)
    how = "from the puzzle" if basis else "search alone"
    wish = f"{who} against the fastest package, {how} ({fastest.name.removesuffix(FROM_PUZZLE)})"
    return goal(wish, fastest.seconds / timed[name + basis].seconds, wanted)


def _fastest(timed: Mapping[str, Timed], basis: str) -> Timed:
    return min((timed[kind + basis] for kind in KINDS), key=lambda each: each.seconds)
