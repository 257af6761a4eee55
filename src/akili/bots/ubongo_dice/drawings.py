"""What can be drawn with a black and a white face in what is left of an area: both, either or none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from akili.forge.deck import region
from akili.forge.rolls.board import AreaBoard
from akili.forge.tiles import DICE_BLACK, DICE_WHITE
from akili.games.ubongo_dice.model import Colour
from akili.polyomino import Cell
from akili.ubongo.laying import Area

AREAS_KEPT = 64
FACE_NUMBERS = {tile.name: number for tiles in (DICE_BLACK, DICE_WHITE) for number, tile in enumerate(tiles)}

Value = Callable[[int], float]  # of the cells that stay free, as bits: the fewer rolls they will take, the better


class Drawing(NamedTuple):
    """The cells under the black and under the white shape, as bits; 0 for a die that isn't used."""

    black: int = 0
    white: int = 0

    def cells(self, board: AreaBoard) -> dict[Colour, tuple[Cell, ...]]:
        """What is drawn, and where."""
        masks: dict[Colour, int] = {"black": self.black, "white": self.white}
        return {colour: board.unpack(mask) for colour, mask in masks.items() if mask}


class Choice(NamedTuple):
    """A drawing, and what the rest after it is worth."""

    value: float
    drawing: Drawing


@lru_cache(AREAS_KEPT)
def board_of(area: Area) -> AreaBoard:
    """An area as bits."""
    return AreaBoard(region(area))


def drawings(board: AreaBoard, free: int, black: str | None, white: str | None) -> Iterator[Drawing]:
    """Every way to use these faces, the one that draws nothing first."""
    white_masks = () if white is None else board.white[FACE_NUMBERS[white]]
    for black_mask in (0, *(() if black is None else _fitting(board.black[FACE_NUMBERS[black]], free))):
        yield Drawing(black_mask)
        for white_mask in _fitting(white_masks, free ^ black_mask):
            yield Drawing(black_mask, white_mask)


def best_drawing(board: AreaBoard, free: int, black: str | None, white: str | None, value: Value) -> Choice:
    """The drawing whose rest is worth most; the first of those, so nothing is drawn where it wouldn't help."""
    best = Choice(value(free), Drawing())
    for drawing in drawings(board, free, black, white):
        worth = value(free ^ drawing.black ^ drawing.white)
        if worth < best.value:
            best = Choice(worth, drawing)
    return best


def _fitting(masks: tuple[int, ...], free: int) -> Iterator[int]:
    return (mask for mask in masks if mask & free == mask)
