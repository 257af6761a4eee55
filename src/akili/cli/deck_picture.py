"""Decks in a terminal: all areas at a glance, or one card with all that is known of it."""

import shutil
from collections.abc import Iterable, Iterator, Sequence

from akili.forge.classic import DIE
from akili.forge.deck import (
    ClassicCard,
    ClassicDeck,
    ClassicSide,
    Deck,
    DiceArea,
    DiceSheet,
    Difficulty,
    FunSizeCard,
    FunSizeDeck,
    FunSizeSide,
    Picture,
    ShimoCard,
    ShimoDeck,
)
from akili.forge.shimo.tiles import SHIMO

CELLS = {"#": "██", ".": "  "}
FIELDS = {"o": "()", ".": " ·"}  # a white field, any other field
HOLED = {"#": "██", "o": "()", ".": "  "}
GAP = 3

Block = list[str]
Card = ClassicCard | FunSizeCard | DiceArea | ShimoCard


def cards(deck: Deck) -> tuple[Card, ...]:
    """What ``--card`` counts: cards, the puzzles of all levels in a row, or the areas of a sheet."""
    match deck:
        case ClassicDeck() | FunSizeDeck():
            return deck.cards
        case ShimoDeck():
            return tuple(puzzle for level in deck.levels for puzzle in level)
        case DiceSheet():
            return deck.areas


def overview(deck: Deck) -> str:
    """Every area of the deck, with its number, as many beside each other as the terminal is wide."""
    blocks = [
        [f"{number}{side}", *block, ""]
        for number, card in enumerate(cards(deck), 1)
        for side, block in _sides(card).items()
    ]
    return "\n".join([f"{_title(deck)}, seed {deck.seed}", "", *_flow(blocks)])


def detail(deck: Deck, number: int) -> str:
    """One card, with tiles, solutions and times."""
    everything = cards(deck)
    if not 1 <= number <= len(everything):
        raise ValueError(f"There is no card {number}: the deck has cards 1 to {len(everything)}.")
    return "\n".join(_detail(everything[number - 1]))


def _title(deck: Deck) -> str:
    match deck:
        case ClassicDeck():
            return f"Ubongo classic: {len(deck.cards)} cards, each with a side for 3 and a side for 4 tiles"
        case FunSizeDeck():
            return f"Ubongo Fun-Size: {len(deck.cards)} cards, each with side A (3 tiles) and side B (4 tiles)"
        case ShimoDeck():
            return f"Ubongo Shimo: {len(deck.levels)} levels, {len(deck.levels[0])} puzzles each"
        case DiceSheet():
            return f"Ubongo dice: a sheet of {len(deck.areas)} areas"


def _sides(card: Card) -> dict[str, Block]:
    match card:
        case ClassicCard():
            return {", 3 tiles": _area(card.three.area), ", 4 tiles": _area(card.four.area)}
        case FunSizeCard():
            return {" A": _area(card.a.area), " B": _area(card.b.area)}
        case DiceArea():
            return {"": _area(card.area)}
        case ShimoCard():
            return {"": _fields(card.fields)}


def _detail(card: Card) -> Iterator[str]:
    match card:
        case ClassicCard():
            for tiles, classic_side in ((3, card.three), (4, card.four)):
                yield from (f"{tiles} tiles; {classic_side.sets} sets of the box fill this area", "")
                yield from _classic_side(classic_side)
        case FunSizeCard():
            for name, side in (("A: find 3 tiles", card.a), ("B: find 4 tiles", card.b)):
                yield from (f"Side {name}; {_difficulty(side.difficulty)}", "")
                yield from _fun_size_side(side)
        case DiceArea():
            yield from (*_area(card.area), "", f"alone it takes about {card.rolls} rolls")
        case ShimoCard():
            yield from (*_fields(card.fields), "", f"{_solutions(card.solutions)}, {_difficulty(card.difficulty)}", "")
            named = [SHIMO[number - 1] for number in card.tiles]
            yield from _flow([[f"tile {tile.number}", *_holed(str(tile).split("\n")), ""] for tile in named])


def _classic_side(side: ClassicSide) -> Iterator[str]:
    yield from (*_area(side.area), "")
    for symbol, row in zip(DIE, side.rows, strict=True):
        tiles = " ".join(row.tiles)
        yield f"  {symbol:<10}{tiles:<14}{_solutions(row.solutions):<14}{_difficulty(row.difficulty)}"
    yield ""


def _fun_size_side(side: FunSizeSide) -> Iterator[str]:
    yield from (*_area(side.area), "")
    for filling in side.fillings:
        yield f"  {' '.join(filling.tiles):<14}{_solutions(filling.solutions)}"
    yield f"  without the straight yellow tile: {_difficulty(side.difficulty_without_yellow)}"
    yield ""


def _solutions(count: int) -> str:
    return "1 solution" if count == 1 else f"{count} solutions"


def _difficulty(difficulty: Difficulty) -> str:
    return f"about {difficulty.seconds:.0f} s, rating {difficulty.rating}"


def _area(picture: Picture) -> Block:
    return ["".join(CELLS[mark] for mark in row).rstrip() for row in picture]


def _fields(picture: Picture) -> Block:
    return ["".join(FIELDS[mark] for mark in row) for row in picture]


def _holed(picture: Iterable[str]) -> Block:
    return ["".join(HOLED[mark] for mark in row).rstrip() for row in picture]


def _flow(blocks: Sequence[Block]) -> list[str]:
    """Blocks beside each other, in columns of one width, as many as fit."""
    column = max(len(line) for block in blocks for line in block) + GAP
    abreast = max(1, shutil.get_terminal_size().columns // column)
    lines = []
    for start in range(0, len(blocks), abreast):
        shelf = blocks[start : start + abreast]
        for index in range(max(map(len, shelf))):
            line = "".join((block[index] if index < len(block) else "").ljust(column) for block in shelf)
            lines.append(line.rstrip())
    return lines
