"""Laws of regions and shapes: symmetry, canonical form, and what they refuse."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.polyomino import PictureError, Region, Shape, free

cells = st.tuples(st.integers(-3, 3), st.integers(-3, 3))
regions = st.frozensets(cells, min_size=1).map(Region.of)
shapes = st.sampled_from([shape for size in range(1, 7) for shape in free(size)])


def symmetries(region: Region) -> list[Region]:
    """All eight, equal ones too."""
    forms = [region, region.mirrored()]
    for _ in range(3):
        forms += [forms[-2].turned(), forms[-1].turned()]
    return forms


@given(regions)
def test_parsing_undoes_drawing(region: Region) -> None:
    assert Region.parse(str(region)) == region


@given(regions)
def test_four_turns_or_two_mirrors_are_the_identity(region: Region) -> None:
    assert region.turned().turned().turned().turned() == region
    assert region.mirrored().mirrored() == region


@given(regions)
def test_the_canonical_form_is_the_same_for_all_eight(region: Region) -> None:
    assert {form.canonical() for form in symmetries(region)} == {region.canonical()}
    assert region.canonical() in symmetries(region)


@given(regions)
def test_orientations_are_the_different_symmetries_in_order(region: Region) -> None:
    orientations = region.orientations()
    assert orientations == tuple(sorted(set(symmetries(region))))
    assert len(orientations) in {1, 2, 4, 8}
    assert set(region.turns()) <= set(orientations)
    assert len(region.turns()) in {1, 2, 4}


@given(regions)
def test_measures_do_not_depend_on_how_a_region_lies(region: Region) -> None:
    for form in symmetries(region):
        assert form.size == len(form) == region.size
        assert form.box == region.box
        assert form.perimeter == region.perimeter
        assert form.is_connected == region.is_connected
        assert form.has_hole == region.has_hole
    assert (region.turned().height, region.turned().width) == (region.width, region.height)


@given(regions, st.integers(-5, 5), st.integers(-5, 5))
def test_equal_wherever_the_cells_lie(region: Region, down: int, right: int) -> None:
    moved = Region.of((row + down, column + right) for row, column in reversed(region.cells))
    assert moved == region
    assert hash(moved) == hash(region)
    assert pickle.loads(pickle.dumps(moved)) == region


@given(shapes)
def test_a_shape_stays_a_shape(shape: Shape) -> None:
    assert all(type(form) is Shape for form in (*shape.orientations(), shape.canonical()))


@pytest.mark.parametrize(
    ("picture", "turns", "orientations"),
    [
        ("##\n##", 1, 1),
        ("###", 2, 2),
        ("##.\n.##", 2, 4),
        ("###\n.#.", 4, 4),
        ("###\n#..", 4, 8),
        (".#.\n###\n.#.", 1, 1),
    ],
)
def test_how_many_ways_a_shape_lies(picture: str, turns: int, orientations: int) -> None:
    shape = Shape.parse(picture)
    assert (len(shape.turns()), len(shape.orientations())) == (turns, orientations)


def test_a_rectangle() -> None:
    region = Region.rectangle(2, 5)
    assert str(region) == "#####\n#####"
    assert (region.size, region.height, region.width, region.box, region.perimeter) == (10, 2, 5, (2, 5), 14)


@pytest.mark.parametrize("picture", ["#.#", "#.\n.#", "##.\n##.\n..#"])
def test_a_shape_must_be_in_one_piece_but_a_region_need_not(picture: str) -> None:
    assert not Region.parse(picture).is_connected
    with pytest.raises(ValueError, match="in one piece"):
        Shape.parse(picture)


def test_no_region_without_cells() -> None:
    with pytest.raises(ValueError, match="at least one cell"):
        Region.of([])
    with pytest.raises(ValueError, match="at least one cell"):
        Region.rectangle(0, 3)
    with pytest.raises(PictureError, match="no cell"):
        Region.parse("..")


@pytest.mark.parametrize("bad", [((1, 0),), ((0, 1), (0, 0)), ((0, 0), (0, 0))])
def test_cells_given_by_hand_must_be_in_order_at_the_corner_and_different(bad: tuple[tuple[int, int], ...]) -> None:
    with pytest.raises(ValueError, match="normalised"):
        Region(bad)
