"""Makes Ubongo Fun-Size cards: areas for which the player must find the tiles, each proved to have enough sets."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from akili.engine.chance import SeededChance
from akili.forge.areas import carve
from akili.forge.corner_search import approach
from akili.forge.deck import Difficulty, Filling, FunSizeCard, FunSizeDeck, FunSizeSide, picture
from akili.forge.fillings import TileNames, fillings
from akili.forge.pleasant import is_pleasant
from akili.forge.rating.difficulty import rate
from akili.forge.rating.scale import points
from akili.forge.tiles import FUN_SIZE, STRAIGHT_YELLOW
from akili.polyomino import Puzzle, Region, TileSet, Usage

CARDS = 32
FEWEST_SETS = 3
HANDICAP = 30  # points that a card may be harder without the straight yellow tile
WITHOUT_YELLOW = TileSet("fun-size without yellow", tuple(tile for tile in FUN_SIZE if tile.name != STRAIGHT_YELLOW))


@dataclass(frozen=True)
class SideKind:
    """One side of the cards: tiles to find, squares and boxes with weights, and the time all its cards aim at."""

    tiles: int
    squares: Mapping[int, int]
    boxes: Mapping[tuple[int, int], int]
    seconds: float
    tolerance: int = 8  # points


A = SideKind(3, {12: 3, 13: 7, 14: 6}, {(3, 5): 2, (3, 6): 1, (4, 4): 6, (4, 5): 6, (5, 5): 1}, seconds=28)
B = SideKind(4, {17: 6, 18: 6, 19: 4}, {(4, 5): 4, (4, 6): 4, (5, 5): 6, (5, 6): 2}, seconds=70)


def make_deck(seed: int | str) -> FunSizeDeck:
    """32 cards; no area comes twice, however it is turned."""
    return FunSizeDeck(str(seed), tuple(FunSizeCard(_rated(a, A), _rated(b, B)) for a, b in make_areas(seed)))


def make_areas(seed: int | str) -> list[tuple[Region, Region]]:
    """The areas of these cards: all that is needed to play, and sooner there than the ratings."""
    chance = SeededChance(f"fun-size/{seed}")
    taken: set[Region] = set()
    return [
        (_area(chance.fork(f"A{number}"), A, taken), _area(chance.fork(f"B{number}"), B, taken))
        for number in range(CARDS)
    ]


def make_card(seed: int | str) -> FunSizeCard:
    """One card, drawn as if from an endless deck."""
    chance = SeededChance(f"fun-size card/{seed}")
    return FunSizeCard(*(_rated(_area(chance.fork(name), kind, set()), kind) for name, kind in (("A", A), ("B", B))))


def _rated(area: Region, kind: SideKind) -> FunSizeSide:
    side = side_of(area, kind.tiles)
    assert side is not None
    return side


def _area(chance: SeededChance, kind: SideKind, taken: set[Region]) -> Region:
    while True:
        region = any_area(chance, kind)
        if region is None or region.canonical() in taken:
            continue
        if has_enough_sets(fillings(region, FUN_SIZE, kind.tiles)) and _is_balanced(region, kind):
            taken.add(region.canonical())
            return region


def any_area(chance: SeededChance, kind: SideKind) -> Region | None:
    """A pleasant area for such a side, whatever fills it; None where the knife went wrong."""
    squares = list(kind.squares)[chance.weighted(list(kind.squares.values()))]
    box = list(kind.boxes)[chance.weighted(list(kind.boxes.values()))]
    if not squares < box[0] * box[1]:
        return None
    region = carve(chance, squares, *chance.shuffled(box))
    return region if region is not None and is_pleasant(region) else None


def _is_balanced(region: Region, kind: SideKind) -> bool:
    """Near the time that all cards of this side aim at, and no torture without the straight yellow tile."""
    aim, usage = points(kind.seconds), Usage.exactly(kind.tiles)
    aimed, without = (approach(Puzzle(region, tiles.tiles, usage)).aim for tiles in (FUN_SIZE, WITHOUT_YELLOW))
    return abs(aimed.rating - aim) <= kind.tolerance and without.rating <= aim + HANDICAP


def side_of(region: Region, tiles: int) -> FunSizeSide | None:
    """The side with this area, or None where too few sets fill it or all of them need the straight yellow tile."""
    found = fillings(region, FUN_SIZE, tiles)
    if not has_enough_sets(found):
        return None
    listed = tuple(Filling(names, solutions) for names, solutions in found.items())
    return FunSizeSide(picture(region), listed, *rate_side(region, tiles))


def has_enough_sets(found: Collection[TileNames]) -> bool:
    """At least three, and one that does without the straight yellow tile."""
    return len(found) >= FEWEST_SETS and any(STRAIGHT_YELLOW not in names for names in found)


def rate_side(region: Region, to_find: int) -> tuple[Difficulty, Difficulty]:
    """How hard it is with all tiles, and without the straight yellow one: with fewer tiles it is never easier."""
    usage = Usage.exactly(to_find)
    whole, without = (rate(Puzzle(region, tiles.tiles, usage)) for tiles in (FUN_SIZE, WITHOUT_YELLOW))
    return whole, max(whole, without, key=lambda each: each.seconds)
