"""The decks in the box: data that the forge made once, so that everybody has the same."""

from collections.abc import Callable, Mapping
from functools import cache

from msgspec import json

from akili.forge import dice, endless, fun_size
from akili.forge.deck import BOX, Deck, DiceStore, from_json
from akili.forge.package_data import data
from akili.forge.rating import calibration as people
from akili.forge.second import classic as second_classic
from akili.forge.second import fun_size as second_fun_size
from akili.forge.second import shimo as second_shimo
from akili.forge.shimo import deck as shimo

SEED = "akili 1"
SECOND_SEED = "akili 2"


@cache
def dice_store() -> DiceStore:
    """The areas of which sheets of the dice game are made: ``scripts/make_dice_store.py`` found them."""
    return json.decode(data("dice-store"), type=DiceStore)


@cache
def calibration() -> people.Calibration:
    """What people's times made of the rating: ``akili lab calibrate --adopt`` puts it there; at first it is empty."""
    return people.from_json(data("calibration"))


MAKERS: Mapping[str, Callable[[int | str], Deck]] = {
    "classic": lambda seed: endless.deck_of(str(seed)),
    "fun-size": fun_size.make_deck,
    "shimo": shimo.make_deck,
    "dice": lambda seed: dice.make_sheet(seed, dice_store()),
}


SECOND: Mapping[str, Callable[[int | str], Deck]] = {
    "classic": second_classic.make_deck,
    "fun-size": second_fun_size.make_deck,
    "shimo": second_shimo.make_deck,
}


@cache
def shipped(game: str, box: str | None = BOX) -> Deck:
    """The deck of a game as it lies in the box; None, or any other name, is the box of the first edition.

    >>> len(shipped("classic").cards)
    36
    """
    return from_json(data(file_of(game, box)))


def file_of(game: str, box: str | None) -> str:
    """Where it lies in the package."""
    return f"{game}-2" if box == BOX and game in SECOND else game
