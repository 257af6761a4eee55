"""Makes sheets for Ubongo dice: six growing areas, and how many rolls each takes a sensible person alone."""

from __future__ import annotations

from akili.engine.chance import SeededChance
from akili.forge.areas import carve
from akili.forge.deck import DiceArea, DiceSheet, picture
from akili.forge.pleasant import is_pleasant
from akili.forge.tiles import DICE_BLACK, DICE_WHITE
from akili.polyomino import Region, Tile
from akili.polyomino.bitboard import Bitboard

SQUARES = (14, 15, 17, 18, 20, 21)
BOXES = ((4, 4), (4, 5), (4, 6), (5, 5), (5, 6))
TRIALS = 24  # games played alone to tell how many rolls an area takes
DICE_PER_COLOUR = 2  # in the game alone


def make_sheet(seed: int | str) -> DiceSheet:
    """Six areas, none like another."""
    chance = SeededChance(f"dice/{seed}")
    taken: set[Region] = set()
    areas = tuple(_area(chance.fork(squares), squares, taken) for squares in SQUARES)
    return DiceSheet(str(seed), areas)


def _area(chance: SeededChance, squares: int, taken: set[Region]) -> DiceArea:
    boxes = [(high, wide) for high, wide in BOXES if 10 * squares < 10 * high * wide <= 15 * squares]
    while True:
        region = carve(chance, squares, *chance.shuffled(chance.pick(boxes)))
        if region and is_pleasant(region) and region.canonical() not in taken:
            taken.add(region.canonical())
            return DiceArea(picture(region), expected_rolls(chance.fork("rolls"), region))


def expected_rolls(chance: SeededChance, region: Region) -> float:
    """The mean number of rolls until the area is full, with two dice of each colour to choose from."""
    board = Bitboard(region)
    rolls = 0
    for _ in range(TRIALS):
        free = board.mask
        while free:
            rolls += 1
            for faces in (DICE_BLACK, DICE_WHITE):
                rolled = {chance.pick(faces.tiles) for _ in range(DICE_PER_COLOUR)}
                free = min(
                    (_best_rest(board, free, face) for face in rolled), key=lambda rest: (_edges(board, rest), rest)
                )
    return round(rolls / TRIALS, 1)


def _best_rest(board: Bitboard, free: int, face: Tile) -> int:
    """What is left free after the shape was drawn so that the rest is as compact as can be, if it fits at all."""
    rests = [free ^ mask for mask in board.lay(face.shape) if mask & free == mask]
    return min(rests, key=lambda rest: (_edges(board, rest), rest), default=free)


def _edges(board: Bitboard, cells: int) -> int:
    """The perimeter of some cells of the board."""
    inner = (cells & cells >> 1).bit_count() + (cells & cells >> board.stride).bit_count()
    return 4 * cells.bit_count() - 2 * inner
