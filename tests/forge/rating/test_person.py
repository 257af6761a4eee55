"""The expectation of a search: against searches that are played through, and by hand where that is possible."""

from statistics import mean

import pytest
from tests.forge.rating.trying import Trying

from akili.forge.rating.ground import Ground, ground_of
from akili.forge.rating.person import GLANCE, Person
from akili.forge.shimo.puzzle import ShimoPuzzle
from akili.forge.tiles import CLASSIC, FUN_SIZE
from akili.polyomino import Puzzle, Region, Usage

AREA = Region.parse("####\n####\n###.\n##..")
PUZZLES: dict[str, Puzzle | ShimoPuzzle] = {
    "three tiles": Puzzle(AREA, CLASSIC.pick(["L4", "P5", "S4"])),
    "three of eight": Puzzle(AREA, FUN_SIZE.tiles, Usage.exactly(3)),
    "peep-holes": ShimoPuzzle.parse("o.o\no..\n.o.", (1, 2)),
}
RUNS = 1500


@pytest.mark.no_cover
@pytest.mark.parametrize("name", PUZZLES)
def test_the_expectation_is_what_searches_take_on_average(name: str) -> None:
    ground = ground_of(PUZZLES[name])
    person, trying = Person(ground), Trying(ground, seed=7)
    assert mean(trying.corner_first() for _ in range(RUNS)) == pytest.approx(person.corner_first(), rel=0.1)
    assert mean(trying.biggest_first() for _ in range(RUNS)) == pytest.approx(person.biggest_first(), rel=0.1)


def test_a_puzzle_that_solves_itself_takes_a_step_per_tile() -> None:
    person = Person(ground_of(Puzzle(Region.rectangle(1, 4), CLASSIC.pick(["I4"]))))
    assert person.corner_first() == person.biggest_first() == 1


def test_by_hand() -> None:
    row = ground_of(Puzzle(Region.rectangle(1, 5), CLASSIC.pick(["I2", "I3"])))
    person = Person(row)
    two, three = row.pulls
    # I3 leads on from either end, and in the middle leaves pockets; I2 leads on from either end, and not in two others
    fruitful = (three * 2 / 3 + two * 2 / 4) / (two + three)
    assert person.biggest_first() == pytest.approx((2 * fruitful + GLANCE * (1 - fruitful)) / fruitful)


class Overlooking(Person):
    """Never sees that some sets of tiles fill the area."""

    def __init__(self, ground: Ground, unused: frozenset[int]) -> None:
        super().__init__(ground)
        self.unused = unused

    def _lay(self, free: int, left: int) -> tuple[float, float]:
        return (GLANCE, 0.0) if not left and free in self.unused else super()._lay(free, left)


def test_the_fewer_solutions_are_left_the_longer_it_takes() -> None:
    ground = ground_of(PUZZLES["three of eight"])
    ends = [free for free in _ends(ground) if not free & ground.must]
    assert len(ends) > 3
    searches = [Overlooking(ground, frozenset(ends[:count])) for count in range(len(ends))]
    for way in (Person.corner_first, Person.biggest_first):
        efforts = [way(search) for search in searches]
        assert efforts == sorted(set(efforts))


def _ends(ground: Ground) -> list[int]:
    """What is free after three tiles, in any way."""
    reached = {ground.free}
    for _ in range(3):
        reached = {
            free ^ option
            for free in reached
            for options in ground.options
            for option in options
            if option & free == option
        }
    return sorted(reached)
