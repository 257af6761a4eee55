"""Bitboards: packing, and placements equal to trying every translation of every orientation."""

from hypothesis import given
from hypothesis import strategies as st

from akili.polyomino import Region, Shape, free
from akili.polyomino.bitboard import Bitboard, bits
from akili.polyomino.grid import Cell

cells = st.tuples(st.integers(0, 5), st.integers(0, 8))
regions = st.frozensets(cells, min_size=1).map(Region.of)
narrow = st.frozensets(st.tuples(st.integers(0, 1), st.integers(0, 8)), min_size=1).map(Region.of)
shapes = st.sampled_from([shape for size in range(1, 6) for shape in free(size)])


def every_translation(region: Region, shape: Shape) -> list[tuple[Cell, ...]]:
    return sorted(
        moved
        for form in shape.orientations()
        for down in range(region.height)
        for right in range(region.width)
        if set(moved := tuple((row + down, column + right) for row, column in form.cells)) <= set(region.cells)
    )


@given(regions, st.data())
def test_unpacking_undoes_packing(region: Region, data: st.DataObject) -> None:
    board = Bitboard(region)
    some = data.draw(st.frozensets(st.sampled_from(region.cells)))
    packed = board.pack(some)
    assert board.unpack(packed) == tuple(sorted(some))
    assert packed.bit_count() == len(some)
    assert packed & board.mask == packed
    assert board.unpack(board.mask) == region.cells


@given(st.one_of(regions, narrow), shapes)
def test_placements_are_every_translation_that_fits(region: Region, shape: Shape) -> None:
    assert sorted(Bitboard(region).placements(shape)) == every_translation(region, shape)


def test_a_shape_much_wider_than_the_board_lies_only_along_it() -> None:
    long_hook = Shape.parse("........#\n#########")
    assert list(Bitboard(Region.rectangle(1, 12)).placements(long_hook)) == []
    assert len(list(Bitboard(Region.rectangle(2, 12)).placements(long_hook))) == 16


@given(st.frozensets(st.integers(0, 200)))
def test_bits_come_lowest_first(positions: frozenset[int]) -> None:
    assert list(bits(sum(1 << position for position in positions))) == sorted(positions)
