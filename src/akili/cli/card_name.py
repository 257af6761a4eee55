"""A puzzle named by its card: ``classic:20:four:hand``, ``fun-size:3:b``, ``shimo:7``, ``dice:2``, or in a file."""

from __future__ import annotations

from akili.cli.deck_input import find_deck
from akili.cli.forge_picture import cards
from akili.forge.classic import DIE
from akili.forge.deck import (
    ClassicCard,
    ClassicDeck,
    Deck,
    DiceArea,
    DiceSheet,
    FunSizeCard,
    FunSizeDeck,
    ShimoCard,
    ShimoDeck,
    region,
)
from akili.forge.shimo.puzzle import ShimoPuzzle
from akili.forge.tiles import CLASSIC, FUN_SIZE
from akili.polyomino import Puzzle, Region, Usage

EXAMPLE = "classic:20:four:hand"
SIDES = {"three": 3, "four": 4, "a": 3, "b": 4}  # and how many tiles each takes


def named(name: str) -> Puzzle | ShimoPuzzle | Region:
    """The puzzle of this name, or for the dice game its area; raises ValueError with a sentence."""
    deck_name, *parts = _parts(name)
    deck = find_deck(deck_name)
    number, *rest = parts or [""]
    everything = cards(deck)
    if not number.isdecimal() or not 1 <= int(number) <= len(everything):
        raise ValueError(f"Which card? Say a number from 1 to {len(everything)}, as in {_example(deck)}.")
    card = everything[int(number) - 1]
    match card:
        case ClassicCard():
            return _classic(card, deck, rest)
        case FunSizeCard():
            side = _one_of(rest[:1], ("a", "b"), deck)
            _no_more(rest[1:], deck)
            area = region((card.a if side == "a" else card.b).area)
            return Puzzle(area, FUN_SIZE.tiles, Usage.exactly(SIDES[side]))
        case ShimoCard():
            _no_more(rest, deck)
            return ShimoPuzzle.parse("\n".join(card.fields), card.tiles)
        case DiceArea():
            _no_more(rest, deck)
            return region(card.area)


def _parts(name: str) -> list[str]:
    file, ending, rest = name.partition(".json")  # a path may have colons of its own
    return [file + ending, *rest.split(":")[1:]] if ending else name.split(":")


def _classic(card: ClassicCard, deck: Deck, rest: list[str]) -> Puzzle:
    side = _one_of(rest[:1], ("three", "four"), deck)
    face = card.three if side == "three" else card.four
    if not rest[1:]:  # any row: all sets of the box that fill the area
        return Puzzle(region(face.area), CLASSIC.tiles, Usage.exactly(SIDES[side]))
    symbol = _one_of(rest[1:2], DIE, deck)
    _no_more(rest[2:], deck)
    return Puzzle(region(face.area), CLASSIC.pick(face.rows[DIE.index(symbol)].tiles))


def _one_of(said: list[str], words: tuple[str, ...], deck: Deck) -> str:
    if not said or said[0].lower() not in words:
        raise ValueError(f"Which one? Say {', '.join(words[:-1])} or {words[-1]}, as in {_example(deck)}.")
    return said[0].lower()


def _no_more(rest: list[str], deck: Deck) -> None:
    if rest:
        raise ValueError(f"'{rest[0]}' is too much: a card is named as in {_example(deck)}.")


def _example(deck: Deck) -> str:
    match deck:
        case ClassicDeck():
            return EXAMPLE
        case FunSizeDeck():
            return "fun-size:3:b"
        case ShimoDeck():
            return "shimo:7"
        case DiceSheet():
            return "dice:2"
