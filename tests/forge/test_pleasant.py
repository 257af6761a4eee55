import pytest

from akili.forge.pleasant import dents, flesh, is_pleasant
from akili.polyomino import Region


@pytest.mark.parametrize(
    ("picture", "per_cent"),
    [("####", 0), ("##\n##", 100), ("###\n##.", 80), ("##..\n####", 66), ("###\n#.#\n###", 0)],
)
def test_flesh_is_what_lies_in_a_two_by_two_block(picture: str, per_cent: int) -> None:
    assert flesh(Region.parse(picture)) == per_cent


@pytest.mark.parametrize(
    ("picture", "count"), [("###\n###", 0), (".##\n##.", 0), ("#.#\n###", 1), ("#.#\n###\n#.#", 2), ("#.#.#\n#####", 2)]
)
def test_dents_are_bays_in_the_outline(picture: str, count: int) -> None:
    assert dents(Region.parse(picture)) == count


def test_pleasant_areas() -> None:
    assert is_pleasant(Region.parse(".###\n####\n####\n##.."))
    assert not is_pleasant(Region.parse("#####\n#....\n#...."))  # bones
    assert not is_pleasant(Region.parse("####\n#.##\n####\n####"))  # a hole
    assert not is_pleasant(Region.parse("#.#.#.#\n#######\n#######"))  # a comb
    assert not is_pleasant(Region.parse("##..##\n##..##"))  # in two pieces
