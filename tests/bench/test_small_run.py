"""The benchmark still runs: a tiny one, without the packages."""

import math
from collections.abc import Callable
from pathlib import Path

import pytest
from bench.areas import areas
from bench.clever import clever
from bench.clever_compiled import clever_compiled
from bench.cost import cost
from bench.decisions import WANTED, decisions
from bench.environments import environments
from bench.frames import STEPS, frames
from bench.hostile.attacks import ATTACKS
from bench.hostile.hostile import hostile, hostile_to_two
from bench.large_puzzles import large_puzzles, tasks
from bench.model import Model, by_tile_sets
from bench.pentominoes import pentominoes
from bench.rolls import rolls
from bench.small_puzzles import any_tiles, given_tiles
from bench.store import storing
from bench.table import Part, goal, table
from bench.tables import tables
from bench.timing import Contender, DisagreementError, race
from scripts.prepare_tests import has_postgres, has_redis

from akili.polyomino import PythonSolver
from bench import store

pytestmark = pytest.mark.no_cover  # an alarm that counts work makes the clock of work coarse


def silent(_: str) -> None:
    pass


def test_areas_are_connected_solvable_and_the_same_every_time() -> None:
    made = areas(20)
    assert made == areas(20)
    assert all(area.region.is_connected and not area.region.has_hole for area in made)
    assert all(PythonSolver().count(area.with_given_tiles()) for area in made)


def test_tile_sets_of_the_right_size_have_all_the_solutions() -> None:
    solver = PythonSolver()
    for area in areas(3):
        puzzle = area.with_any_tiles()
        assert sum(solver.counts(by_tile_sets(puzzle))) == solver.count(puzzle)


def test_a_model_has_an_option_for_every_placement() -> None:
    puzzle = areas(1)[0].with_given_tiles()
    model = Model.of(puzzle)
    assert model.matrix.shape == (len(model.options), puzzle.region.size + len(puzzle.tiles))
    sizes = {index: tile.size for index, tile in enumerate(puzzle.tiles, puzzle.region.size)}
    assert all(len(option) == sizes[option[-1]] + 1 for option in model.options)
    assert model.matrix.sum() == len(model.flat[0]) == sum(map(len, model.options))


@pytest.mark.parametrize("part", [given_tiles, any_tiles])
def test_our_solvers_agree_and_get_a_row_each(part: Callable[..., Part]) -> None:
    told = part(20, 1, False, silent)
    assert len(told.rows) == 2
    assert str(told).count("\n| Akili") == 2


def test_large_puzzles_are_the_same_every_time_and_drawn() -> None:
    told = large_puzzles(1, False, silent, {4: (4, 6), 5: (5, 6)}, 2)
    assert [row[0] for row in told.rows][:2] == ["4 hexominoes on 4×6", "5 hexominoes on 5×6"]
    assert all(float(row[1]) > 0 for row in told.rows)
    assert told.pictures["growth.svg"].count("<circle") == 2
    assert [task.puzzles for task in tasks({4: (4, 6)}, 2)] == [task.puzzles for task in tasks({4: (4, 6)}, 2)]


def test_tiles_that_need_not_be_used_are_secondary_items() -> None:
    area = areas(1)[0]
    assert Model.of(area.with_given_tiles()).flat[4] == 0
    assert Model.of(area.with_any_tiles()).flat[4] == 12


def test_the_champion_is_timed_wherever_it_has_a_choice() -> None:
    told = decisions(1, silent, (1,))
    (_, decided, *figures), *others = told.rows
    assert not others
    assert 20 < int(decided) < 150
    mean, middle, _, nearly_all, most, over = map(float, figures)
    assert 0 < middle <= nearly_all <= most
    assert (over > 0) is (most >= WANTED) or most == WANTED
    assert mean <= most


def test_all_pentomino_solutions_are_found() -> None:
    assert len(pentominoes(1, False, silent).rows) == 2


def test_best_play_of_dice_is_timed_and_weighed() -> None:
    told = rolls(1, silent, largest="####\n####\n####\n##..")
    assert [row[0] for row in told.rows] == ["compiled, 12 cells", "plain Python, 12 cells", "compiled, 14 cells"]
    assert len(told.goals) == 3


def test_the_stores_are_measured_in_every_way_and_under_load() -> None:
    told = storing(silent, matches=4, rounds=1, seconds=0.2, rate=100)
    assert [row[0].split(",")[0] for row in told.rows] == ["SQLite", "SQLite", "PostgreSQL", "Fun-Size"]
    measured = [row[1] for row in told.rows if row[1] != "left out"]
    assert len(measured) == 3 + has_postgres()
    assert all(float(figure.replace(",", "")) > 0 for figure in measured)


def test_without_postgresql_it_is_said_that_it_was_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "has_postgres", lambda: False)
    told = storing(silent, matches=4, rounds=1, seconds=0.2, rate=100)
    assert told.rows[2][1] == "left out"
    assert "There was no PostgreSQL" in told.text


def test_whole_games_of_clever_cubed_are_timed() -> None:
    told = clever(3, 1, silent)
    assert [row[0] for row in told.rows] == ["alone, anything", "alone, eager"]
    assert all(float(value.replace(",", "")) > 0 for row in told.rows for value in row[1:])
    assert "random games alone a second" in told.goals[0]


def test_compiled_games_are_timed_for_every_number_of_seats() -> None:
    told = clever_compiled(20, 1, silent)
    assert [row[0] for row in told.rows] == [*(f"compiled, {seats}" for seats in range(1, 5)), "readable, 1"]
    assert all(float(value.replace(",", "")) > 0 for row in told.rows for value in row[1:])


def test_environments_are_timed_beside_a_python_loop() -> None:
    told = environments(2_000, 1, silent)
    assert [row[0] for row in told.rows] == [*(f"batch of 256, {seats}" for seats in range(1, 5)), "Python loop, 1"]
    assert all(float(value.replace(",", "")) > 0 for row in told.rows for value in row[1:])


def test_a_contender_who_finds_something_else_is_caught() -> None:
    honest = Contender("a", lambda: [lambda: [1, 1]])
    wrong = Contender("b", lambda: [lambda: [1], lambda: [2]])
    with pytest.raises(DisagreementError, match="b and a"):
        race([honest, wrong], 1, silent)


def test_tables_are_markdown_and_goals_are_judged() -> None:
    assert table(("who", "s"), [("we", "1.5")]) == "| who |   s |\n| --- | --: |\n| we  | 1.5 |"
    assert goal("speed", 2.5, 3).endswith("**not reached**")
    assert goal("speed", 3.0, 3).endswith("**reached**")


def test_every_game_is_played_under_load_and_nothing_is_refused() -> None:
    told = tables((2,), seconds=2, say=silent, period=0.2, before=Path(__file__).parents[2])
    assert [row[0] for row in told.rows] == [
        f"{game}, 2 tables, 8 sockets{when}" for game in ("Fun-Size", "Classic") for when in (", before", "")
    ]
    assert [row[4] for row in told.rows] == ["0"] * 4
    assert all(float(row[1]) > 20 for row in told.rows)


def test_broken_frames_are_thrown_at_a_server_whose_log_stays_empty() -> None:
    told = frames(20 * STEPS, silent)
    assert [row[:2] for row in told.rows] == [["20", "20"]] * STEPS
    assert "Lines in the server's log: 0." in told.text


def test_an_honest_table_is_measured_beside_an_attack() -> None:
    told = hostile(1, silent, {name: ATTACKS[name] for name in ("a flood of PONGs", "guessed codes")})
    assert [row[0] for row in told.rows] == ["quiet", "a flood of PONGs", "guessed codes"]
    assert all(float(row[5].replace(",", "")) > 0 for row in told.rows[1:])


def test_the_same_is_measured_at_two_nodes_where_there_are_engines_for_them() -> None:
    told = hostile_to_two(1, silent, {"messages": ATTACKS["messages"]})
    if has_postgres() and has_redis():
        assert [row[0] for row in told.rows] == ["quiet", "messages"]
        assert 0 < float(told.rows[0][1]) < math.inf
    else:
        assert "left out" in str(told)


def test_what_a_command_costs_is_told_of_both_servers() -> None:
    told = cost(Path(__file__).parents[2], 2, silent, count=2)
    assert [row[0] for row in told.rows] == ["before", "now"]
    assert all(float(value.replace(",", "")) > 0 for row in told.rows for value in row[1:])
    assert len(told.goals) == 1
