"""The counts that the world knows (OEIS A001168, A000988, A000105), and that no polyomino comes twice."""

from collections.abc import Callable, Iterator

import pytest

from akili.polyomino import Shape, fixed, free, one_sided

Kind = Callable[[int], Iterator[Shape]]


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("kind", "counts"),
    [
        (fixed, [1, 2, 6, 19, 63, 216, 760, 2725, 9910]),
        (one_sided, [1, 1, 2, 7, 18, 60, 196, 704]),
        (free, [1, 1, 2, 5, 12, 35, 108, 369, 1285]),
    ],
)
def test_known_counts(kind: Kind, counts: list[int]) -> None:
    assert [sum(1 for _ in kind(size)) for size in range(1, len(counts) + 1)] == counts


def grown(size: int) -> set[Shape]:
    """Every fixed polyomino, by adding a cell to every smaller one."""
    if size == 1:
        return {Shape.rectangle(1, 1)}
    return {
        Shape.of({*smaller.cells, (row + down, column + right)})
        for smaller in grown(size - 1)
        for row, column in smaller.cells
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
        if (row + down, column + right) not in smaller.cells
    }


@pytest.mark.parametrize("size", range(1, 8))
def test_fixed_is_what_growing_cell_by_cell_gives_each_once(size: int) -> None:
    found = list(fixed(size))
    assert set(found) == grown(size)
    assert len(found) == len(set(found))


@pytest.mark.parametrize("size", range(1, 8))
def test_free_and_one_sided_stand_for_all_the_fixed_ones(size: int) -> None:
    everything = set(fixed(size))
    assert {form for shape in one_sided(size) for form in shape.turns()} == everything
    assert {form for shape in free(size) for form in shape.orientations()} == everything


@pytest.mark.parametrize("kind", [fixed, one_sided, free])
def test_no_polyomino_without_a_cell(kind: Kind) -> None:
    with pytest.raises(ValueError, match="at least one cell"):
        next(kind(0))
