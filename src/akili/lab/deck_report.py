"""What the decks are like, in figures: the page ``docs/decks.md`` is made of these tables."""

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import mean, median

from akili.forge.classic import DIE, FOUR, THREE
from akili.forge.deck import ClassicDeck, ClassicSide, DiceSheet, FunSizeDeck, FunSizeSide, ShimoDeck, region
from akili.forge.endless import KINDS, classes
from akili.forge.endless import areas as endless_areas
from akili.forge.pleasant import dents, flesh

Rows = Sequence[Sequence[str]]

PRINTED_THREE = (
    "11: 5, 12: 11, 13: 18, 14: 2",
    "3×4: 1, 3×5: 3, 3×6: 2, 4×4: 15, 4×5: 15",
    "14–18, mostly 18",
    "mean 1.5, two thirds unique, at most 9",
    "7–30, median 15",
    "L4, P5, then L5 S4 T4",
)
PRINTED_FOUR = (
    "14: 1, 15: 4, 16: 11, 17: 14, 18: 4 (of 34)",
    "4×4: 2, 4×5: 10, 4×6: 12, 5×5: 8, 5×6: 2 (of 34)",
    "16–24, mostly 20",
    "mean 3.7, median 3, 29 % unique",
    "19–77, median 47",
    "P5, L4, L5, Y5",
)
FEATURES = ("squares", "bounding box", "perimeter", "solutions per set", "sets that fill the area", "most used tiles")


def markdown_table(head: Sequence[str], rows: Rows) -> str:
    """Rows as a Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def classic_table(deck: ClassicDeck) -> str:
    """Our sides beside the printed ones."""
    three = _classic_features([card.three for card in deck.cards])
    four = _classic_features([card.four for card in deck.cards])
    rows = list(zip(FEATURES, PRINTED_THREE, three, PRINTED_FOUR, four, strict=True))
    return markdown_table(("", "3 tiles, printed", "ours", "4 tiles, printed", "ours"), rows)


def _classic_features(sides: Sequence[ClassicSide]) -> tuple[str, ...]:
    areas = [region(side.area) for side in sides]
    solutions = [row.solutions for side in sides for row in side.rows]
    sets = [side.sets for side in sides]
    unique = 100 * solutions.count(1) // len(solutions)
    tiles = Counter(tile for side in sides for row in side.rows for tile in row.tiles)
    return (
        _tally(area.size for area in areas),
        _tally(f"{area.box[0]}×{area.box[1]}" for area in areas),
        _tally(area.perimeter for area in areas),
        f"mean {mean(solutions):.1f}, median {median(solutions):.0f}, {unique} % unique, at most {max(solutions)}",
        f"{min(sets)}–{max(sets)}, median {median(sets):.0f}",
        ", ".join(f"{tile} {count}" for tile, count in tiles.most_common(6)),
    )


def _tally(values: Iterable[int | str]) -> str:
    return ", ".join(f"{value}: {count}" for value, count in sorted(Counter(values).items()))


def classic_balance_table(deck: ClassicDeck) -> str:
    """How alike the 36 cards are for each face of the die: what a race has to be fair by."""
    rows = []
    for number, symbol in enumerate(DIE):
        cells = [symbol]
        for sides in ([card.three for card in deck.cards], [card.four for card in deck.cards]):
            seconds = [side.rows[number].difficulty.seconds for side in sides]
            cells.append(f"{median(seconds):.0f} s ({min(seconds):.0f}–{max(seconds):.0f})")
        rows.append(cells)
    return markdown_table(("face", "3 tiles: median (all cards)", "4 tiles"), rows)


def endless_table() -> str:
    """The kinds of decks from the pool, and how far it goes for them."""
    rows = []
    for name, kind in KINDS.items():
        areas = [len(endless_areas(kind, side)) for side in (THREE, FOUR)]
        apart = [classes(name, side.tiles) for side in (THREE, FOUR)]
        rows.append((name, kind.about, f"{areas[0]}, {areas[1]}", f"{apart[0]}, {apart[1]}"))
    return markdown_table(("kind", "", "areas for 3 tiles, 4 tiles", "decks that share none"), rows)


def fun_size_table(deck: FunSizeDeck) -> str:
    """Both sides of the Fun-Size cards."""
    return markdown_table(
        ("", "side A", "side B"),
        list(
            zip(
                ("squares", "bounding box", "tile sets (at least 3)", "of these without I3", "time", "time without I3"),
                _fun_size_features([card.a for card in deck.cards]),
                _fun_size_features([card.b for card in deck.cards]),
                strict=True,
            )
        ),
    )


def _fun_size_features(sides: Sequence[FunSizeSide]) -> tuple[str, ...]:
    areas = [region(side.area) for side in sides]
    without = [sum("I3" not in filling.tiles for filling in side.fillings) for side in sides]
    return (
        _tally(area.size for area in areas),
        _tally(f"{area.box[0]}×{area.box[1]}" for area in areas),
        _span([len(side.fillings) for side in sides]),
        _span(without),
        f"{_span([side.difficulty.seconds for side in sides])} s",
        f"{_span([side.difficulty_without_yellow.seconds for side in sides])} s",
    )


def shimo_table(deck: ShimoDeck) -> str:
    """The four levels."""
    rows = []
    for number, level in enumerate(deck.levels, 1):
        boxes = _tally(f"{len(puzzle.fields)}×{len(puzzle.fields[0])}" for puzzle in level)
        solutions = _tally(puzzle.solutions for puzzle in level)
        seconds = _span([puzzle.difficulty.seconds for puzzle in level])
        rows.append((str(number), str(len(level)), boxes, solutions, f"{seconds} s"))
    return markdown_table(("level", "puzzles", "rectangles", "solutions", "time"), rows)


def dice_table(sheet: DiceSheet) -> str:
    """The six areas of a sheet."""
    rows = [(str(number), str(region(area.area).size), f"{area.par:.2f}") for number, area in enumerate(sheet.areas, 1)]
    return markdown_table(("area", "squares", "par"), rows)


def pleasantness_table(named: Sequence[tuple[str, Sequence[Sequence[str]]]]) -> str:
    """Flesh and dents of some groups of areas."""
    rows = []
    for name, pictures in named:
        areas = [region(tuple(picture)) for picture in pictures]
        rows.append((name, f"{_span([flesh(area) for area in areas])} %", _tally(dents(area) for area in areas)))
    return markdown_table(("areas", "flesh: least–most, median", "dents: areas"), rows)


def _span(values: Sequence[float]) -> str:
    return f"{min(values):.0f}–{max(values):.0f}, median {median(values):.0f}"
