"""What a quick player of Ubongo dice does over a socket: rolls, grabs what helps most, draws, confirms."""

from __future__ import annotations

from typing import Any

from tests.games.ubongo_dice.filling import best, best_pair
from tests.server.quick_player import play_by

from akili.client import Table, Update
from akili.games.ubongo_dice.model import COLOURS, Colour, Confirm, DieView, DrawShape, GrabDie, RollDice, View
from akili.games.ubongo_dice.table import free_cells


async def play(table: Table) -> list[int]:
    """A whole match; the versions that commands led to."""
    return await play_by(table, wanted)


def wanted(update: Update) -> list[Any]:
    """All that the view asks for."""
    view: View = update.view
    assert view.you is not None
    own = view.seats[view.you]
    match view.phase:
        case "rolling":
            return [RollDice()] if view.roller == view.you else []
        case "grabbing" if own.plays:
            return _to_grab(view, view.you)
        case "drawing" if own.plays and not own.is_confirmed:
            return [*_drawing(view, view.you), Confirm()]
        case _:
            return []


def _to_grab(view: View, seat: int) -> list[GrabDie]:
    """The best two of those that are one's own or not settled, even with somebody else's hand on them."""
    area, drawn = view.areas[view.area], view.seats[seat].sheet[view.area].drawn
    black, white = (_within_reach(view, seat, colour) for colour in COLOURS)
    pair = best_pair(area, free_cells(area, drawn), black, white)
    return [GrabDie(die.die) for die in pair if die.owner != seat]


def _within_reach(view: View, seat: int, colour: Colour) -> list[DieView]:
    dice = [die for die in view.dice if die.die.colour == colour]
    return [die for die in dice if die.owner == seat] or [die for die in dice if not die.is_settled]


def _drawing(view: View, seat: int) -> list[DrawShape]:
    own, area = view.seats[seat], view.areas[view.area]
    assert own.black is not None
    assert own.white is not None
    drawn = own.sheet[view.area].drawn
    if any(each.roll == view.rolls for each in drawn):
        return []
    drawing = best(area, free_cells(area, drawn), {"black": own.black, "white": own.white})
    return [DrawShape(colour, cells) for colour, cells in drawing.items()]
