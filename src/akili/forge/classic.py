"""Makes Ubongo classic cards that look like the printed ones: same sizes, boxes, outlines and numbers of solutions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from math import prod

from msgspec.structs import replace

from akili.engine.chance import SeededChance
from akili.forge.areas import carve
from akili.forge.corner_search import approach
from akili.forge.deck import ClassicCard, ClassicDeck, ClassicRow, ClassicSide, picture
from akili.forge.fillings import TileNames, fillings
from akili.forge.pleasant import is_pleasant
from akili.forge.rating.difficulty import rate
from akili.forge.rating.scale import points
from akili.forge.tiles import CLASSIC
from akili.polyomino import Puzzle, Region

CARDS = 36
DIE = ("shield", "hand", "antelope", "snake", "elephant", "mask")

Box = tuple[int, int]


@dataclass(frozen=True)
class Care:
    """How many sets of tiles are rated for the six rows of a side, and by how many points a row may miss its aim."""

    candidates: int
    tolerance: int


PATIENCE = 25  # areas that are looked at before the tolerance grows by a point
EXHAUSTED = 600  # areas after which a box is taken to have no more to give, and another is tried
DECK_CARE = Care(candidates=24, tolerance=8)
QUICK_CARE = Care(candidates=12, tolerance=1000)  # for a single card that is wanted at once


@dataclass(frozen=True)
class SideKind:
    """What one kind of side looks like in the printed game; the counts are of 36 sides."""

    tiles: int
    squares: Mapping[int, int]
    boxes: Mapping[Box, int]
    outlines: Mapping[int, int]  # perimeters, with weights
    fewest_sets: int
    most_sets: int
    most_solutions: int
    favourites: Mapping[str, int]  # tiles that the printed rows use more often, with weights; the others weigh 2
    ambiguity: int  # up to so many solutions, more of them make a set more welcome
    candidates: int  # sets that are drawn for the six rows, at most
    seconds: tuple[float, ...]  # what each row of the die aims at, so that all cards are alike in a round


THREE = SideKind(
    tiles=3,
    squares={11: 5, 12: 11, 13: 18, 14: 2},
    boxes={(3, 4): 1, (3, 5): 3, (3, 6): 2, (4, 4): 15, (4, 5): 15},
    outlines={14: 1, 16: 4, 18: 10},
    fewest_sets=7,
    most_sets=30,
    most_solutions=9,
    favourites={"L4": 6, "L5": 4, "S4": 4, "T4": 5, "Y5": 1, "V3": 1},
    ambiguity=1,
    candidates=10,
    seconds=(20, 15, 26, 17, 30, 23),
)
FOUR = SideKind(
    tiles=4,
    squares={14: 1, 15: 4, 16: 12, 17: 15, 18: 4},
    boxes={(4, 4): 2, (4, 5): 11, (4, 6): 13, (5, 5): 8, (5, 6): 2},
    outlines={16: 1, 18: 3, 20: 10, 22: 2, 24: 1},
    fewest_sets=19,
    most_sets=77,
    most_solutions=24,
    favourites={"P5": 3, "L4": 4, "L5": 3, "Y5": 3},
    ambiguity=2,
    candidates=24,
    seconds=(46, 35, 60, 40, 70, 53),
)


def make_deck(seed: int | str) -> ClassicDeck:
    """36 cards; no area comes twice, however it is turned."""
    chance = SeededChance(f"classic/{seed}")
    taken: set[Region] = set()
    sides = []
    for kind in (THREE, FOUR):
        stream = chance.fork(kind.tiles)
        sizes = plan(stream, kind)
        sides.append([_side(stream.fork(number), kind, size, taken, DECK_CARE) for number, size in enumerate(sizes)])
    return ClassicDeck(str(seed), tuple(ClassicCard(three, four) for three, four in zip(*sides, strict=True)))


def make_card(seed: int | str) -> ClassicCard:
    """One card, drawn as if from an endless deck."""
    chance = SeededChance(f"classic card/{seed}")
    three, four = (
        _side(chance.fork(kind.tiles), kind, _size(chance, kind), set(), QUICK_CARE) for kind in (THREE, FOUR)
    )
    return ClassicCard(three, four)


def plan(chance: SeededChance, kind: SideKind) -> list[tuple[int, Box]]:
    """Squares and box for every side of a deck, in the printed numbers; the most particular boxes choose first."""
    squares = chance.shuffled([size for size, count in kind.squares.items() for _ in range(count)])
    sizes: list[tuple[int, Box]] = []
    for box in sorted(kind.boxes, key=lambda box: sum(_suits(size, box) for size in kind.squares)):
        for _ in range(kind.boxes[box]):
            size = next(
                size for size in squares if _suits(size, box) and not (_is_narrow(size, box) and (size, box) in sizes)
            )
            squares.remove(size)
            sizes.append((size, box))
    return chance.shuffled(sizes)


def _size(chance: SeededChance, kind: SideKind) -> tuple[int, Box]:
    while True:
        squares = list(kind.squares)[chance.weighted(list(kind.squares.values()))]
        box = list(kind.boxes)[chance.weighted(list(kind.boxes.values()))]
        if _suits(squares, box):
            return squares, box


def _suits(squares: int, box: Box) -> bool:
    """Whether an area of so many squares fills the box well without being the dull box itself."""
    cells = box[0] * box[1]
    return 6 * cells <= 10 * squares < 10 * cells


def _is_narrow(squares: int, box: Box) -> bool:
    """Whether only one cell is missing: there are too few such areas for two sides of a deck."""
    return squares + 1 == box[0] * box[1]


def _side(chance: SeededChance, kind: SideKind, size: tuple[int, Box], taken: set[Region], care: Care) -> ClassicSide:
    """The first area found that is new, pleasant and filled by as many sets as the printed ones."""
    squares, box = size
    for tries in count():
        if tries and not tries % EXHAUSTED:
            squares, box = _size(chance, kind)
        outline = list(kind.outlines)[chance.weighted(list(kind.outlines.values()))]
        region = carve(chance, squares, *chance.shuffled(box))
        if region is None or region.perimeter > max(outline, 2 * sum(box)) or not is_pleasant(region):
            continue
        if region.canonical() in taken:
            continue
        found = fillings(region, CLASSIC, kind.tiles)
        usable = {tiles: solutions for tiles, solutions in found.items() if solutions <= kind.most_solutions}
        if not kind.fewest_sets <= len(found) <= kind.most_sets or len(usable) < len(DIE):
            continue
        rated = [
            ClassicRow(tiles, usable[tiles], approach(Puzzle(region, CLASSIC.pick(tiles))).aim)
            for tiles in _draw(chance, kind, usable, min(care.candidates, kind.candidates))
        ]
        rows = best_rows(rated, kind.seconds)
        # A small box has few areas, and perhaps none of them meets every aim: patience wears thin.
        if max(map(_miss, rows, kind.seconds)) <= care.tolerance + tries // PATIENCE:
            taken.add(region.canonical())
            return ClassicSide(picture(region), len(found), tuple(_rated(region, row) for row in rows))
    raise AssertionError("counting never ends")


def _rated(region: Region, row: ClassicRow) -> ClassicRow:
    """Rows are chosen by what they aim at; what is told of them is how hard they are."""
    return replace(row, difficulty=rate(Puzzle(region, CLASSIC.pick(row.tiles))))


def _draw(chance: SeededChance, kind: SideKind, usable: Mapping[TileNames, int], wanted: int) -> list[TileNames]:
    """So many of the sets, those with the printed deck's favourite tiles and ambiguity more likely."""
    rest = list(usable)
    weights = [
        prod(kind.favourites.get(tile, 2) for tile in tiles) * min(usable[tiles], kind.ambiguity) for tiles in rest
    ]
    drawn: list[TileNames] = []
    while rest and len(drawn) < wanted:
        index = chance.weighted(weights)
        weights.pop(index)
        drawn.append(rest.pop(index))
    return drawn


def best_rows(rows: Sequence[ClassicRow], seconds: Sequence[float]) -> list[ClassicRow]:
    """A row for each of the times aimed at, together as near to them as can be; both taken from easy to hard."""
    by_difficulty = sorted(rows, key=lambda row: (row.difficulty.seconds, row.tiles))
    aims = sorted(range(len(seconds)), key=lambda index: seconds[index])
    best: dict[int, tuple[int, list[ClassicRow]]] = {0: (0, [])}  # for so many aims: the miss, and the rows
    for row in by_difficulty:
        for served in range(len(aims) - 1, -1, -1):
            if served in best:
                miss, chosen = best[served]
                miss += _miss(row, seconds[aims[served]]) ** 2
                if served + 1 not in best or miss < best[served + 1][0]:
                    best[served + 1] = miss, [*chosen, row]
    row_of_aim = dict(zip(aims, best[len(aims)][1], strict=True))
    return [row_of_aim[index] for index in range(len(aims))]


def _miss(row: ClassicRow, seconds: float) -> int:
    return abs(row.difficulty.rating - points(seconds))
