"""What is said of the cards of the second edition, held against those in the box."""

from collections import Counter
from statistics import mean, median

import pytest

from akili.forge.classic import FOUR, THREE, SideKind
from akili.forge.deck import ClassicDeck, ClassicSide, FunSizeDeck, ShimoDeck, region
from akili.forge.fillings import fillings
from akili.forge.fun_size import side_of
from akili.forge.pleasant import is_pleasant
from akili.forge.rating.difficulty import rate
from akili.forge.second import classic, fun_size, shimo
from akili.forge.second.classic import OF_FOUR, OF_THREE, Printed
from akili.forge.shipped import SECOND, SECOND_SEED, shipped
from akili.forge.tiles import CLASSIC
from akili.polyomino import Puzzle

SIDES = {"three": THREE, "four": FOUR}
by_side = pytest.mark.parametrize(("name", "kind"), SIDES.items())


def _sides(name: str) -> list[ClassicSide]:
    deck = shipped("classic")
    assert isinstance(deck, ClassicDeck)
    return [getattr(card, name) for card in deck.cards]


@by_side
def test_every_row_is_near_what_its_face_aims_at(name: str, kind: SideKind) -> None:
    for side in _sides(name):
        for row, aim in zip(side.rows, kind.seconds, strict=True):
            assert abs(row.difficulty.seconds / aim - 1) <= 0.2


@pytest.mark.parametrize(("name", "kind", "printed"), [("three", THREE, OF_THREE), ("four", FOUR, OF_FOUR)])
def test_it_looks_like_the_printed_deck(name: str, kind: SideKind, printed: Printed) -> None:
    sides = _sides(name)
    areas = [region(side.area) for side in sides]
    assert Counter(area.size for area in areas) == kind.squares
    assert Counter(area.box for area in areas) == kind.boxes
    outlines = Counter(area.perimeter for area in areas)
    assert (
        sum(abs(outlines[length] - printed.outlines.get(length, 0)) for length in {*outlines, *printed.outlines}) <= 4
    )
    solutions = [row.solutions for side in sides for row in side.rows]
    assert abs(solutions.count(1) / len(solutions) - printed.unique) <= 0.02
    assert abs(mean(solutions) - printed.solutions) <= 0.2
    assert median(solutions) == (1 if kind is THREE else 3)
    uses = Counter(tile for side in sides for row in side.rows for tile in row.tiles)
    for tile, wanted in printed.uses.items():
        assert abs(uses[tile] / wanted - 1) <= 0.15, tile


def test_tiles_whose_number_is_known_are_used_as_often_as_printed() -> None:
    uses = Counter(tile for name in SIDES for side in _sides(name) for row in side.rows for tile in row.tiles)
    for tile, printed in {"L4": 268, "O4": 71, "I2": 61}.items():
        assert abs(uses[tile] / printed - 1) <= 0.15


@by_side
def test_every_side_is_a_good_one(name: str, kind: SideKind) -> None:
    sides = _sides(name)
    assert len({region(side.area).canonical() for side in sides}) == len(sides)
    for side in sides:
        area = region(side.area)
        found = fillings(area, CLASSIC, kind.tiles)
        assert is_pleasant(area)
        assert kind.fewest_sets <= side.sets == len(found) <= kind.most_sets
        assert len({row.tiles for row in side.rows}) == 6
        for row in side.rows:
            assert row.solutions == found[row.tiles] <= kind.most_solutions
            assert row.difficulty == rate(Puzzle(area, CLASSIC.pick(row.tiles)))


def test_fun_size_sides_are_alike_with_and_without_yellow() -> None:
    deck = shipped("fun-size")
    assert isinstance(deck, FunSizeDeck)
    for card in deck.cards:
        for side, kind in ((card.a, fun_size.A), (card.b, fun_size.B)):
            assert abs(side.difficulty.seconds / kind.seconds - 1) <= 0.2
            assert side == side_of(region(side.area), kind.tiles)
            assert side.difficulty.seconds <= side.difficulty_without_yellow.seconds <= 1.6 * kind.seconds


def test_shimo_rises_card_by_card() -> None:
    deck = shipped("shimo")
    assert isinstance(deck, ShimoDeck)
    for level, (first, last) in zip(deck.levels, shimo.CURVES.values(), strict=True):
        for place, card in enumerate(level):
            aim = first * (last / first) ** (place / (len(level) - 1))
            assert abs(card.difficulty.seconds / aim - 1) <= 0.06


def test_the_box_is_what_the_forge_makes_today() -> None:
    """The others take longer: ``make decks`` remakes them, and the laws above hold them."""
    assert SECOND["shimo"](SECOND_SEED) == shipped("shimo"), "Run 'make decks docs' if the change is meant."


def test_the_same_seed_chooses_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(classic, "CANDIDATES", 1)
    monkeypatch.setattr(classic, "RATED", 8)
    monkeypatch.setattr(classic, "EXCHANGES", 200)
    monkeypatch.setattr(classic, "TOLERANCE", 0.9)
    monkeypatch.setattr(classic, "FOUR", THREE)
    monkeypatch.setattr(classic, "OF_FOUR", OF_THREE)
    assert classic.make_deck(3) == classic.make_deck("3")
