"""A count on the way: searches that are halted anywhere find the same, and the tally never goes back."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akili.polyomino import PENTOMINOES, Puzzle, PythonSolver, Region, Solver, Tally, Tiling, compiled
from akili.polyomino.compiled import KernelSolver
from akili.polyomino.search import Search
from akili.polyomino.small_puzzles import SmallPuzzles, SmallSearch
from akili.polyomino.wide.search import WideSearch

PUZZLE = Puzzle(Region.rectangle(5, 7), PENTOMINOES.pick("FILPTVY"))
SOLUTIONS = set(PythonSolver().tilings(PUZZLE))


def searches(room: int) -> list[Search]:
    packed = SmallPuzzles.of([PUZZLE])
    assert packed
    return [SmallSearch(PUZZLE, packed, 0, room), WideSearch(PUZZLE, room)]


@settings(max_examples=8)
@given(st.integers(1, 200), st.integers(0, 9))
def test_wherever_it_is_halted_it_finds_the_same(steps: int, room: int) -> None:
    for search in searches(room):
        found: list[Tiling] = []
        while not search.is_done:
            search.advance(steps)
            found += search.take()
        assert search.total == len(SOLUTIONS) > 9
        assert len(found) == (len(SOLUTIONS) if room else 0)
        assert set(found) == (SOLUTIONS if room else set())


def test_the_share_grows_from_nothing_to_all() -> None:
    for search in searches(0):
        shares = [search.share]
        while not search.is_done:
            search.advance(10)
            shares.append(search.share)
        assert shares[0] == 0 < shares[len(shares) // 2] < shares[-1] == 1
        assert shares == sorted(shares)


class Told(Tally):
    """Remembers all that it was told."""

    def __setattr__(self, name: str, value: Any) -> None:
        self.__dict__.setdefault("all", {}).setdefault(name, []).append(value)
        super().__setattr__(name, value)


@pytest.mark.parametrize("solver", [PythonSolver(), KernelSolver()])
@pytest.mark.parametrize(
    "puzzle",
    [PUZZLE, Puzzle(Region.rectangle(5, 6), PENTOMINOES.pick("LPVYZT")), Puzzle(Region.rectangle(1, 5), PUZZLE.tiles)],
)
def test_the_tally_is_kept_on_the_way(solver: Solver, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "SHORT", 20)
    monkeypatch.setattr(compiled, "STEPS", 50)
    tally = Told()
    assert solver.count(puzzle, tally) == tally.found == len(list(solver.tilings(puzzle)))
    told = vars(tally)["all"]
    assert told["found"] == sorted(told["found"])
    assert told["share"] == sorted(told["share"])
    assert (told["share"][0], told["share"][-1]) == (0, 1)
    if tally.found:
        assert any(0 < found < tally.found for found in told["found"])
