"""Laws of cell sets: reading, drawing, moving, and what doesn't change by it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.polyomino import grid
from akili.polyomino.grid import Cell, PictureError

CellSet = frozenset[Cell]
cell_sets = st.frozensets(st.tuples(st.integers(-2, 4), st.integers(-2, 4)), min_size=1)


def escapes(cell: Cell, cells: CellSet) -> bool:
    """Whether a walk over edges from an empty cell reaches one that lies outside every row or column of cells."""
    top, left, height, width = grid.box(cells)
    met, ahead = {cell}, [cell]
    while ahead:
        row, column = ahead.pop()
        if not (top <= row < top + height and left <= column < left + width):
            return True
        for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if near not in cells and near not in met:
                met.add(near)
                ahead.append(near)
    return False


@given(cell_sets)
def test_drawing_and_parsing_are_inverse(cells: CellSet) -> None:
    picture = grid.draw(cells)
    assert grid.normalised(grid.parse(picture)) == grid.normalised(cells)
    assert grid.draw(grid.parse(picture)) == picture


@given(cell_sets, st.integers(0, 3), st.integers(0, 3), st.integers(0, 5))
def test_room_around_a_picture_and_the_kind_of_line_end_change_nothing(
    cells: CellSet, above: int, below: int, indent: int
) -> None:
    lines = [" " * indent + line for line in grid.draw(cells).split("\n")]
    text = "\n".join([""] * above + lines + ["  "] * below)
    assert grid.normalised(grid.parse(text)) == grid.normalised(cells)
    assert grid.parse(text.replace("\n", "\r\n")) == grid.parse(text)
    assert grid.parse(text.replace(".", " ")) == grid.parse(text)


@given(cell_sets)
def test_four_turns_or_two_mirrors_change_nothing(cells: CellSet) -> None:
    assert set(grid.turned(grid.turned(grid.turned(grid.turned(cells))))) == cells
    assert set(grid.mirrored(grid.mirrored(cells))) == cells


@given(cell_sets)
def test_turning_after_mirroring_is_undone_by_doing_it_again(cells: CellSet) -> None:
    assert set(grid.turned(grid.mirrored(grid.turned(grid.mirrored(cells))))) == cells


def test_a_turn_goes_clockwise_and_a_mirror_exchanges_left_and_right() -> None:
    corner = grid.parse("###\n#..")
    assert grid.draw(grid.turned(corner)) == "##\n.#\n.#"
    assert grid.draw(grid.mirrored(corner)) == "###\n..#"


@given(cell_sets)
def test_what_cells_look_like_does_not_depend_on_how_they_lie(cells: CellSet) -> None:
    for moved in (grid.turned(cells), grid.mirrored(cells), grid.normalised(cells)):
        assert grid.perimeter(moved) == grid.perimeter(cells)
        assert grid.is_connected(moved) == grid.is_connected(cells)
        assert sorted(map(len, grid.holes(moved))) == sorted(map(len, grid.holes(cells)))


@given(cell_sets)
def test_components_part_the_cells_and_no_edge_joins_two(cells: CellSet) -> None:
    parts = list(grid.components(cells))
    assert sum(map(len, parts)) == len(cells)
    assert frozenset().union(*parts) == cells
    for part in parts:
        assert grid.is_connected(part)
        assert {near for cell in part for near in grid.neighbours(cell)} & cells <= part


@given(cell_sets)
def test_a_hole_is_what_no_walk_over_edges_leaves(cells: CellSet) -> None:
    top, left, height, width = grid.box(cells)
    inside = {(top + row, left + column) for row in range(height) for column in range(width)} - cells
    shut_in = {cell for cell in inside if not escapes(cell, cells)}
    assert frozenset().union(*grid.holes(cells)) == shut_in


@pytest.mark.parametrize(
    ("picture", "sizes"),
    [
        ("###\n#.#\n###", [1]),
        (".#.\n#.#\n.#.", [1]),  # a diagonal gap is no way out
        ("###\n#.#\n##.", [1]),
        ("##.\n#.#\n.##", [1]),
        ("###\n#..\n###", []),
        ("#####\n#..##\n##.##\n###.#\n#####", [1, 3]),
    ],
)
def test_holes(picture: str, sizes: list[int]) -> None:
    assert sorted(map(len, grid.holes(grid.parse(picture)))) == sizes


@given(cell_sets)
def test_the_perimeter_is_four_edges_a_cell_less_two_for_each_that_is_shared(cells: CellSet) -> None:
    shared = sum((row + 1, column) in cells for row, column in cells) + sum(
        (row, column + 1) in cells for row, column in cells
    )
    assert grid.perimeter(cells) == 4 * len(cells) - 2 * shared


@pytest.mark.parametrize(
    ("picture", "message"),
    [
        ("##\n#x", "Unknown character 'x' in line 2, column 2: "),
        ("\n\n    ##\n    #x\n", "Unknown character 'x' in line 4, column 6: "),
        ("##\n#\t", r"Unknown character '\\t' in line 2, column 2: "),
        ("###\n##", "Line 2 is 2 characters long, but line 1 is 3: "),
        ("\n###\n####", "Line 3 is 4 characters long, but line 2 is 3: "),
        ("##\n\n##", "Line 2 is 0 characters long, but line 1 is 2: "),
        ("", "The picture is empty."),
        ("\n  \r\n\t\n", "The picture is empty."),
        ("...\n...", "The picture has no cell: mark cells with '#'."),
    ],
)
def test_a_bad_picture_is_refused_with_the_place(picture: str, message: str) -> None:
    with pytest.raises(PictureError, match=f"^{message}"):
        grid.parse(picture)
