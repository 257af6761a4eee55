"""The rating orders puzzles as solvers with other habits do, and these do what is said of them."""

import pytest

from akili.cli.main import main
from akili.forge.tiles import CLASSIC
from akili.lab.validation.plot import validation_plot
from akili.lab.validation.report import Validated, rank_correlation, together, validate, validation_table
from akili.lab.validation.samples import sample
from akili.lab.validation.solvers import steps
from akili.polyomino import Puzzle, Region

SOME = ("classic, 3 tiles", "classic, 4 tiles", "Fun-Size A", "Shimo, level 3")  # all of them take a minute


@pytest.fixture(scope="module")
def validated() -> list[Validated]:
    return list(validate(40, "tests", runs=60, kinds=SOME))


def test_the_rating_orders_unselected_puzzles_as_other_solvers_do(validated: list[Validated]) -> None:
    for kind in validated:  # with forty of them, by and large
        assert sum(kind.correlations.values()) / 3 >= 0.8
    classic = together(validated)[0]
    assert min(classic.correlations.values()) >= 0.9


def test_it_is_told_and_drawn(validated: list[Validated]) -> None:
    table = validation_table(validated)
    assert table.count("\n") == 1 + len(SOME) + 3
    assert "**classic, all** | 80 |" in table
    assert validation_plot(validated).count('r="2.2"') == 3 * 40 * len(SOME)


def test_a_puzzle_that_solves_itself_takes_a_step_per_tile() -> None:
    assert set(steps(Puzzle(Region.rectangle(1, 4), CLASSIC.pick(["I4"])), runs=5).values()) == {1}


def test_what_only_some_tries_solve_takes_longer() -> None:
    # I2 and I3 on a row of five: an I2 in the second or third place from an end must come up again.
    for taken in steps(Puzzle(Region.rectangle(1, 5), CLASSIC.pick(["I2", "I3"])), runs=50).values():
        assert 2 <= taken < 6


def test_the_same_seed_gives_the_same_puzzles() -> None:
    assert (
        sample("classic, 3 tiles", 4, "7") == sample("classic, 3 tiles", 4, "7") != sample("classic, 3 tiles", 4, "8")
    )


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [([1, 2, 3], [10, 20, 30], 1), ([1, 2, 3], [3, 2, 1], -1), ([1, 1, 2, 2], [1, 1, 5, 5], 1)],
)
def test_rank_correlations(one: list[float], other: list[float], expected: float) -> None:
    assert rank_correlation(one, other) == pytest.approx(expected)


def test_the_command_prints_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "validate", "--puzzles", "3"]) == 0
    assert capsys.readouterr().out.startswith("| puzzles | number | wanderer | sweeper | sorter |")
