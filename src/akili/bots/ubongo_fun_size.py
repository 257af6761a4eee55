"""How bots go about a card of Ubongo Fun-Size."""

from dataclasses import replace
from functools import lru_cache

from akili.bots.hands import CardSearch
from akili.forge.difficulty import Approach, approach
from akili.forge.tiles import FUN_SIZE
from akili.games.ubongo_fun_size.model import SeatView, View
from akili.polyomino import Placement, Puzzle, Region, Usage
from akili.ubongo.laying import Area, area_cells


def look(view: View, seat: SeatView) -> CardSearch:
    """At the card of a seat."""
    assert seat.card is not None
    assert view.tiles_to_find is not None
    return card_search(seat.card.area, seat.tiles, view.tiles_to_find)


@lru_cache(maxsize=256)
def card_search(area: Area, tiles: tuple[str, ...], tiles_to_find: int) -> CardSearch:
    """The search of this card with these tiles; rating it takes a moment, so it is kept."""
    cells = area_cells(area)
    puzzle = Puzzle(Region.of(cells), FUN_SIZE.pick(tiles), Usage.exactly(tiles_to_find))
    corner = min(row for row, _ in cells), min(column for _, column in cells)
    return CardSearch(_moved(approach(puzzle), *corner))


def _moved(way: Approach, down: int, right: int) -> Approach:
    """A puzzle begins in the corner; the area on a card may lie anywhere in its picture."""

    def placement(option: int) -> Placement:
        laid = way.placement(option)
        return Placement(laid.tile, tuple((row + down, column + right) for row, column in laid.cells))

    return replace(way, placement=placement)
