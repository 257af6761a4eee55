"""Makes tests/vectors/fits.json, Python's word on laying, turning and flipping; the browser's code is held to it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from akili.engine.chance import SeededChance
from akili.engine.game import Rejected
from akili.forge.deck import FunSizeDeck
from akili.forge.shipped import shipped
from akili.forge.tiles import FUN_SIZE
from akili.polyomino import Cell, Placement, Tile
from akili.ubongo.laying import Area, Board, lay, pieces_of, with_tile

ROOT = Path(__file__).parent.parent
EACH = 80  # cases of every kind
KINDS = ("fits", "tile.outside", "tile.overlaps", "moves")
FORMS = {tile: tile.shape.orientations() for tile in FUN_SIZE}  # each is tried thousands of times

Case = dict[str, Any]


def pages() -> Mapping[str, str]:
    """Every file that is made, by its path."""
    made = {"orientations": _orientations(), "cases": list(_cases(SeededChance("vectors")))}
    return {"tests/vectors/fits.json": _one_a_line(made)}


def _orientations() -> list[Case]:
    return [{"tile": tile.name, "forms": [form.cells for form in forms]} for tile, forms in FORMS.items()]


def _cases(chance: SeededChance) -> Iterator[Case]:
    missing = dict.fromkeys(KINDS, EACH)
    areas = _areas()
    while any(missing.values()):
        area = chance.pick(areas)
        board = _board(area, chance)
        tile, cells = _try(area, chance)
        reason = _said(area, board, tile, cells)
        kind = reason or ("moves" if tile.name in (laid.tile for laid in board) else "fits")
        if missing[kind]:
            missing[kind] -= 1
            lying = [{"tile": laid.tile, "cells": laid.cells} for laid in board]
            yield {"area": area, "board": lying, "tile": tile.name, "cells": cells, "reason": reason}


def _areas() -> list[Area]:
    deck = shipped("fun-size")
    assert isinstance(deck, FunSizeDeck)
    return [side.area for card in deck.cards for side in (card.a, card.b)]


def _board(area: Area, chance: SeededChance) -> Board:
    """Up to three tiles wherever they happen to fit."""
    board: Board = ()
    for _ in range(30):
        tile, cells = _try(area, chance)
        if len(board) < 3 and _said(area, board, tile, cells) is None:
            board = with_tile(board, Placement(tile.name, cells))
    return board


def _try(area: Area, chance: SeededChance) -> tuple[Tile, tuple[Cell, ...]]:
    """A tile in some orientation, on the card or one cell beyond its edge."""
    tile = chance.pick(FUN_SIZE.tiles)
    form = chance.pick(FORMS[tile])
    top = chance.below(max(1, len(area) + 3 - form.height)) - 1
    left = chance.below(max(1, len(area[0]) + 3 - form.width)) - 1
    return tile, tuple((row + top, column + left) for row, column in form.cells)


def _said(area: Area, board: Board, tile: Tile, cells: tuple[Cell, ...]) -> str | None:
    try:
        lay(area, board, pieces_of(FUN_SIZE), tile.name, cells)
    except Rejected as rejected:
        return rejected.reason
    return None


def _one_a_line(made: Mapping[str, list[Case]]) -> str:
    parts = (f'"{name}": [\n' + ",\n".join(map(json.dumps, cases)) + "\n]" for name, cases in made.items())
    return "{" + ",\n".join(parts) + "}\n"


def main() -> None:
    """Write them all."""
    for name, text in pages().items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
