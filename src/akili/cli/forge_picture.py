"""Decks in a terminal: all areas at a glance, or one card with all that is known of it."""

from collections.abc import Iterator, Sequence

from akili.cli import peep_picture
from akili.cli.spans import Block, Line, flow, line
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


def overview(deck: Deck) -> Block:
    """Every area of the deck, with its number, as many beside each other as the terminal is wide."""
    lines = [line(f"{_title(deck)}, seed {deck.seed}"), line()]
    for heading, blocks in _sections(deck):
        lines += [line(heading), line()] if heading else []
        lines += flow(blocks)
    return lines


def detail(deck: Deck, number: int) -> Block:
    """One card, with tiles, solutions and times."""
    return list(_detail(card_of(deck, number)))


def card_of(deck: Deck, number: int) -> Card:
    """One card, by its number from 1."""
    everything = cards(deck)
    if not 1 <= number <= len(everything):
        raise ValueError(f"There is no card {number}: the deck has cards 1 to {len(everything)}.")
    return everything[number - 1]


def _title(deck: Deck) -> str:
    match deck:
        case ClassicDeck():
            return f"Ubongo classic: {len(deck.cards)} cards, each with a side for 3 and a side for 4 tiles"
        case FunSizeDeck():
            return f"Ubongo Fun-Size: {len(deck.cards)} cards, each with side A (3 tiles) and side B (4 tiles)"
        case ShimoDeck():
            return f"Ubongo Shimo: {len(deck.levels)} levels, {len(cards(deck))} puzzles"
        case DiceSheet():
            return f"Ubongo dice: a sheet of {len(deck.areas)} areas"


def _sections(deck: Deck) -> Iterator[tuple[str, list[Block]]]:
    """Blocks under a heading, or under none."""
    if not isinstance(deck, ShimoDeck):
        yield "", _numbered(cards(deck), 1)
        return
    yield "The tiles and their peep-holes", peep_picture.tiles(SHIMO)
    first = 1
    for level, puzzles in enumerate(deck.levels, 1):
        yield f"Level {level}", _numbered(puzzles, first)
        first += len(puzzles)


def _numbered(some: Sequence[Card], first: int) -> list[Block]:
    return [
        [line(f"{number}{side}"), *block, line()]
        for number, card in enumerate(some, first)
        for side, block in _sides(card).items()
    ]


def _sides(card: Card) -> dict[str, Block]:
    match card:
        case ClassicCard():
            return {", 3 tiles": _area(card.three.area), ", 4 tiles": _area(card.four.area)}
        case FunSizeCard():
            return {" A": _area(card.a.area), " B": _area(card.b.area)}
        case DiceArea():
            return {"": _area(card.area)}
        case ShimoCard():
            return {"": peep_picture.fields(card.fields)}


def _detail(card: Card) -> Iterator[Line]:
    match card:
        case ClassicCard():
            for tiles, classic_side in ((3, card.three), (4, card.four)):
                yield from (line(f"{tiles} tiles; {classic_side.sets} sets of the box fill this area"), line())
                yield from _classic_side(classic_side)
        case FunSizeCard():
            for name, side in (("A: find 3 tiles", card.a), ("B: find 4 tiles", card.b)):
                yield from (line(f"Side {name}; {_difficulty(side.difficulty)}"), line())
                yield from _fun_size_side(side)
        case DiceArea():
            yield from (*_area(card.area), line(), line(f"par: best play alone takes {card.par:.2f} rolls on average"))
        case ShimoCard():
            yield from _shimo_card(card)


def _classic_side(side: ClassicSide) -> Iterator[Line]:
    yield from (*_area(side.area), line())
    for symbol, row in zip(DIE, side.rows, strict=True):
        tiles = " ".join(row.tiles)
        yield line(f"  {symbol:<10}{tiles:<14}{_solutions(row.solutions):<14}{_difficulty(row.difficulty)}")
    yield line()


def _fun_size_side(side: FunSizeSide) -> Iterator[Line]:
    yield from (*_area(side.area), line())
    for filling in side.fillings:
        yield line(f"  {' '.join(filling.tiles):<14}{_solutions(filling.solutions)}")
    yield line(f"  without the straight yellow tile: {_difficulty(side.difficulty_without_yellow)}")
    yield line()


def _shimo_card(card: ShimoCard) -> Iterator[Line]:
    yield from (*peep_picture.fields(card.fields), line())
    yield from (line(f"{_solutions(card.solutions)}, {_difficulty(card.difficulty)}"), line())
    yield from flow(peep_picture.tiles(SHIMO[number - 1] for number in card.tiles))


def _solutions(count: int) -> str:
    return "1 solution" if count == 1 else f"{count} solutions"


def _difficulty(difficulty: Difficulty) -> str:
    return f"about {difficulty.seconds:.0f} s, rating {difficulty.rating}"


def _area(picture: Picture) -> Block:
    return [line("".join(CELLS[mark] for mark in row).rstrip()) for row in picture]
