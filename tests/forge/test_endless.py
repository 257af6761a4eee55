"""Decks from the pool: every area has its class of seeds, every kind keeps its word."""

from functools import cache
from hashlib import sha256
from itertools import pairwise
from statistics import fmean, median

import pytest

from akili.forge import classic, endless, pictures, pool
from akili.forge.classic import FOUR, THREE, SideKind
from akili.forge.deck import ClassicDeck, ClassicSide, region, to_json
from akili.forge.endless import KINDS, TooFewAreasError, classes, deck_of, is_symmetric, make_deck, most_cards
from akili.forge.fillings import fillings
from akili.forge.pleasant import is_pleasant
from akili.forge.rating.difficulty import rate
from akili.forge.shipped import MAKERS
from akili.forge.tiles import CLASSIC
from akili.polyomino import Puzzle, Region

made = cache(make_deck)
GOLDEN = (
    "9eb12a5bf213b8d3"  # who changes what a name gives breaks the replays of its matches: give the new decks a new kind
)


def sides(deck: ClassicDeck, kind: SideKind) -> list[ClassicSide]:
    return [card.three if kind is THREE else card.four for card in deck.cards]


def areas(deck: ClassicDeck) -> set[Region]:
    return {region(side.area).canonical() for kind in (THREE, FOUR) for side in sides(deck, kind)}


@pytest.mark.parametrize("kind", [THREE, FOUR])
def test_the_pool_has_pleasant_areas_that_enough_sets_fill_each_once(kind: SideKind) -> None:
    everything = pool.areas(kind.tiles)
    some = everything[:900]
    assert len({area.canonical() for area in some}) == len(some) == 900
    assert pool.packed(everything[:50]).split()[7] == pool.packed([everything[7]])
    for area in everything[:: len(everything) // 40]:
        assert is_pleasant(area)
        assert area.size in kind.squares
        assert kind.fewest_sets <= len(fillings(area, CLASSIC, kind.tiles)) <= kind.most_sets


@pytest.mark.no_cover
@pytest.mark.parametrize("kind", [THREE, FOUR])
def test_every_face_is_near_its_aim_on_every_card(kind: SideKind) -> None:
    for number, aim in enumerate(kind.seconds):
        times = [side.rows[number].difficulty.seconds for side in sides(made("endless", 7), kind)]
        assert median(times) == pytest.approx(aim, rel=0.1)
        assert sum(abs(time / aim - 1) <= 0.25 for time in times) >= 34  # of 36


@pytest.mark.no_cover
def test_rows_are_what_they_say() -> None:
    for card in made("endless", 7).cards[::6]:
        for side in (card.three, card.four):
            area = region(side.area)
            found = fillings(area, CLASSIC, len(side.rows[0].tiles))
            assert side.sets == len(found)
            assert len({row.tiles for row in side.rows}) == 6
            for row in side.rows:
                assert row.solutions == found[row.tiles]
                assert row.difficulty == rate(Puzzle(area, CLASSIC.pick(row.tiles)))


@pytest.mark.no_cover
def test_seeds_in_a_row_share_no_area() -> None:
    assert classes("endless", 3) >= 8
    assert classes("endless", 4) >= 100
    one, other = (areas(made("endless", 7)), areas(make_deck("endless", 8, 12)))
    assert (len(one), len(other)) == (72, 24)
    assert not one & other


@pytest.mark.no_cover
def test_gentle_is_easier_than_usual_and_brutal_harder() -> None:
    decks = [make_deck(kind, 3, 6) for kind in ("gentle", "endless", "brutal")]
    for kind in (THREE, FOUR):
        times = [fmean(row.difficulty.seconds for side in sides(deck, kind) for row in side.rows) for deck in decks]
        assert all(harder > 1.25 * easier for easier, harder in pairwise(times))


@pytest.mark.no_cover
def test_a_rising_deck_rises() -> None:
    deck = make_deck("rising", 3, 9)
    for kind in (THREE, FOUR):
        times = [fmean(row.difficulty.seconds for row in side.rows) for side in sides(deck, kind)]
        thirds = [fmean(times[start : start + 3]) for start in (0, 3, 6)]
        assert thirds == sorted(thirds)
        assert thirds[2] > 1.4 * thirds[0]


def test_symmetric_areas_are() -> None:
    symmetric = endless.areas(KINDS["symmetric"], THREE)
    assert len(symmetric) == most_cards("symmetric")
    assert all(is_symmetric(area) for area in symmetric)
    assert not is_symmetric(Region.parse("###\n##."))


@pytest.mark.parametrize(("drawn", "kind"), [(pictures.THREE, THREE), (pictures.FOUR, FOUR)])
def test_pictures_have_no_hole_and_can_be_filled_in_six_ways(drawn: dict[str, Region], kind: SideKind) -> None:
    assert len({area.canonical() for area in drawn.values()}) == len(drawn) > 20
    for area in drawn.values():
        assert area.is_connected
        assert not area.has_hole
        found = fillings(area, CLASSIC, kind.tiles)
        assert sum(solutions <= kind.most_solutions for solutions in found.values()) >= 6


@pytest.mark.no_cover
def test_a_name_gives_the_same_deck_for_ever() -> None:
    deck = MAKERS["classic"]("pictures/7")
    assert isinstance(deck, ClassicDeck)
    assert deck.seed == "pictures/7"
    assert len(deck.cards) == most_cards("pictures")
    assert sha256(to_json(deck).encode()).hexdigest()[:16] == GOLDEN


def test_any_other_name_is_a_first_edition_s(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endless, "first_edition", lambda name: ClassicDeck(f"first {name}", ()))
    for name in ("7", "akili 1", "brutal", "brutal/", "savage/7"):
        assert deck_of(name).seed == f"first {name}"


def test_there_are_not_more_cards_than_areas() -> None:
    assert set(KINDS) == {"endless", "gentle", "brutal", "rising", "symmetric", "pictures"}
    with pytest.raises(TooFewAreasError, match="too few for 100 cards"):
        make_deck("pictures", 1, 100)
    assert most_cards("endless") > 900 > classic.CARDS > most_cards("symmetric") > 30
