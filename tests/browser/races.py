"""The races that people play here: how a card is solved, and the tiles as they lie in the box."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tests.server import solving

from akili.forge.shimo.tiles import SHIMO
from akili.forge.tiles import CLASSIC, DICE_BLACK, DICE_WHITE, FUN_SIZE
from akili.games.ubongo_classic import solving as classic
from akili.games.ubongo_classic.model import View as ClassicView
from akili.games.ubongo_fun_size.model import View as FunSizeView
from akili.games.ubongo_shimo.model import View as ShimoView
from akili.games.ubongo_shimo.solving import solution
from akili.polyomino import Cell
from akili.ubongo.race.model import LayTile, RaceView

Cells = tuple[Cell, ...]
Form = tuple[Cells, Cells]  # of a tile: its cells, and those of them with a hole

TILES: Mapping[str, Mapping[str, Form]] = MappingProxyType(
    {
        "ubongo_fun_size": {tile.name: (tile.shape.cells, ()) for tile in FUN_SIZE},
        "ubongo_classic": {tile.name: (tile.shape.cells, ()) for tile in CLASSIC},
        "ubongo_shimo": {tile.name: (tile.form.cells, tile.form.holes) for tile in SHIMO},
    }
)

DICE: Mapping[tuple[str, str], Cells] = MappingProxyType(  # by the colour of the die and the name of its face
    {
        (colour, tile.name): tile.shape.cells
        for colour, tiles in (("black", DICE_BLACK), ("white", DICE_WHITE))
        for tile in tiles
    }
)


def steps(view: RaceView) -> tuple[LayTile, ...]:
    """What is to be laid on the viewer's card."""
    if isinstance(view, FunSizeView):
        return solving.steps(view)
    assert view.you is not None
    card = view.seats[view.you].card
    assert card is not None
    solved = classic.solution(card) if isinstance(view, ClassicView) else solution(card)
    return tuple(LayTile(laid.tile, laid.cells, laid.holes) for laid in solved)


def as_shimo(view: RaceView) -> ShimoView:
    assert isinstance(view, ShimoView)
    return view


def as_classic(view: RaceView) -> ClassicView:
    assert isinstance(view, ClassicView)
    return view
