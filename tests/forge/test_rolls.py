"""Best play of the dice game on one area: the two solvers are equal, and right where it can be worked out by hand."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.forge.every_area import differences, rests
from tests.forge.rolls_by_parts import RollsByParts

from akili.forge.rolls import kernel, plain
from akili.forge.rolls.board import AreaBoard, Masks
from akili.forge.rolls.chances import best_of, face_sets
from akili.polyomino import Region
from akili.polyomino.enumeration import free as free_polyominoes

SHOWN = 11 / 36  # at least one of two dice shows a face
SMALL = ["#", "##", "###", "##\n#.", "####", "##\n##", "###\n##.", "####\n###.", "###\n###\n###", "####\n####\n.##."]
TWELVE = ["####\n####\n####", "###\n###\n###\n###", "##..\n####\n####\n..##", "######\n#....#\n#...##"]


def test_a_single_square_waits_for_the_single_square() -> None:
    assert plain.values(AreaBoard(Region.parse("#")))[-1] == pytest.approx(1 / SHOWN)


def test_two_squares_by_hand() -> None:
    """One waits for the domino: to draw a single square first would mean to wait as long for another one."""
    assert plain.values(AreaBoard(Region.parse("##")))[-1] == pytest.approx(1 / SHOWN)


def test_three_squares_by_hand() -> None:
    """For an L of three only the right white face helps: a domino and a single square later cost as much each."""
    values = plain.values(AreaBoard(Region.parse("##\n#.")))
    assert values[0b111] == pytest.approx(1 / SHOWN)
    assert values[0b110] == pytest.approx(2 / SHOWN)  # two squares that don't touch: the single square twice


@pytest.mark.parametrize("area", SMALL)
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_compiled_solver_is_equal_to_the_plain_one(area: str, dice: int) -> None:
    board = AreaBoard(Region.parse(area))
    assert kernel.values(board, dice) == pytest.approx(plain.values(board, dice), abs=1e-11)


@pytest.mark.parametrize("area", TWELVE)
def test_they_are_equal_on_areas_of_twelve(area: str) -> None:
    board = AreaBoard(Region.parse(area))
    assert kernel.values(board) == pytest.approx(plain.values(board), abs=1e-11)


@pytest.mark.parametrize("cells", range(1, 8))
def test_they_are_equal_on_every_area_up_to_seven_cells_and_every_rest_of_it(cells: int) -> None:
    for shape in free_polyominoes(cells):
        board = AreaBoard(Region.of(shape.cells))
        assert kernel.values(board) == pytest.approx(plain.values(board), abs=1e-11)


def test_plain_python_by_parts_is_equal_to_both() -> None:
    """And so on every area of eight cells, and thereby on all smaller ones; ``every_area`` goes on to twelve."""
    by_parts = RollsByParts()
    assert max(differences(8, by_parts)) < 1e-11
    board = AreaBoard(Region.parse(TWELVE[2]))
    values = [by_parts.worth(rest).value for rest in rests(board, by_parts)]
    assert values == pytest.approx(plain.values(board), abs=1e-11)


@pytest.mark.parametrize("area", ["####\n####", "###\n###\n###", ".##.\n####\n.##."])
def test_a_rest_is_worth_the_same_wherever_it_lies(area: str) -> None:
    """Turned, mirrored or moved within the area, and also as an area of its own."""
    board = AreaBoard(Region.parse(area))
    values = kernel.values(board)
    own: dict[Region, float] = {}
    for free in range(1, board.whole + 1):
        rest = Region.of(board.unpack(free)).canonical()
        if rest not in own:
            own[rest] = kernel.values(AreaBoard(rest))[-1]
        assert values[free] == pytest.approx(own[rest], abs=1e-11)


@settings(max_examples=15)
@given(st.integers(1, 2**12 - 1))
def test_more_dice_never_hurt(free: int) -> None:
    values = [kernel.values(AreaBoard(Region.parse(TWELVE[0])), dice)[free] for dice in (1, 2, 3, 4)]
    assert all(fewer >= more - 1e-11 for fewer, more in pairwise(values))


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_chances_add_up(dice: int) -> None:
    assert sum(chance for _, chance in face_sets(dice)) == pytest.approx(1)
    assert sum(best_of(dice)) == pytest.approx(1)


def test_the_values_solve_their_equation() -> None:
    """V = 1 + E[min(V, the best that can be drawn)], worked out roll by roll."""
    board = AreaBoard(Region.parse("###\n###"))
    values = plain.values(board)
    free = board.whole
    total = 0.0
    for black, black_chance in face_sets(2):
        for white, white_chance in face_sets(2):
            total += black_chance * white_chance * min(rest_values(board, values, free, black, white))
    assert 1 + total == pytest.approx(values[free])


def rest_values(board: AreaBoard, values: list[float], free: int, black: int, white: int) -> list[float]:
    """Everything that one black and one white die of these, one of them or none, can leave."""
    rests = {free, *rests_after(board.black, black, free)}
    return [values[rest] for start in rests for rest in (start, *rests_after(board.white, white, start))]


def rests_after(masks: tuple[Masks, ...], faces: int, free: int) -> list[int]:
    return [free ^ mask for face in range(6) if faces >> face & 1 for mask in masks[face] if mask & free == mask]
