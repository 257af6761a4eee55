"""Cards with white fields, which are square, and tiles with peep-holes, which are round and can be seen through."""

from collections.abc import Iterable

from akili.cli.spans import Block, Span, line
from akili.forge.deck import Picture
from akili.forge.palette import DARK_INK, paint
from akili.forge.shimo.tile import HoledTile

FIELDS = {
    "o": Span("[]", f"{DARK_INK} on {paint('white')}"),
    ".": Span(" ·", "#8FA3B3 on #1F3246"),
}
TILES = {"#": "██", "o": "()", ".": "  "}


def fields(picture: Picture) -> Block:
    """The card that tiles are laid on."""
    return [[FIELDS[mark] for mark in row] for row in picture]


def tile(tile: HoledTile) -> Block:
    """The tile under its number, in its colour."""
    colour = paint(tile.colour)
    rows = [[Span(TILES[mark], "" if mark == "." else colour) for mark in row] for row in str(tile).split("\n")]
    return [line(f"tile {tile.number}"), *rows, line()]


def tiles(tiles: Iterable[HoledTile]) -> list[Block]:
    """Several of them."""
    return [tile(each) for each in tiles]
