"""What can be read off the table: who plays, whose dice are whose, what is free, what fits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from akili.engine.game import Seat
from akili.forge.tiles import DICE_BLACK, DICE_WHITE
from akili.games.ubongo_dice.model import COLOURS, Colour, Die, Drawn, Field, Rolled, State
from akili.polyomino import Cell
from akili.ubongo.laying import Area, Piece, Pieces, area_cells, pieces_of, placements


@cache
def pieces(colour: Colour) -> Pieces:
    """The shapes on the dice of a colour."""
    return pieces_of(DICE_BLACK if colour == "black" else DICE_WHITE)


def piece(colour: Colour, face: str) -> Piece:
    """What a face shows."""
    return pieces(colour)[face]


def field(state: State, seat: Seat) -> Field:
    """The area of a seat that is played now."""
    return state.seats[seat].sheet[state.area]


def players(state: State) -> list[Seat]:
    """The seats that still play this area."""
    return [seat for seat in range(len(state.seats)) if field(state, seat).points is None]


def present(state: State) -> list[Seat]:
    """Those of them who are there."""
    return [seat for seat in players(state) if seat not in state.presence.away]


def own(state: State, seat: Seat, colour: Colour) -> Rolled | None:
    """The die of a colour that a seat has."""
    return next((rolled for rolled in state.dice if rolled.owner == seat and rolled.die.colour == colour), None)


def reaching(state: State, seat: Seat, colour: Colour) -> Rolled | None:
    """The die of a colour to which a seat's hand is on its way."""
    return next(
        (
            rolled
            for rolled in state.dice
            if rolled.die.colour == colour and any(hand.seat == seat for hand in rolled.hands)
        ),
        None,
    )


def at(state: State, die: Die) -> Rolled | None:
    """A die on the table."""
    return next((rolled for rolled in state.dice if rolled.die == die), None)


def lacking(state: State, colour: Colour) -> list[Seat]:
    """The players who have no die of a colour yet."""
    return [seat for seat in players(state) if own(state, seat, colour) is None]


def left(state: State, colour: Colour) -> list[Rolled]:
    """The dice of a colour that nobody has."""
    return [rolled for rolled in state.dice if rolled.die.colour == colour and rolled.owner is None]


def drawn_now(state: State, seat: Seat, colour: Colour) -> Drawn | None:
    """The shape of a colour that a seat has drawn in this roll."""
    return next(
        (drawn for drawn in field(state, seat).drawn if drawn.roll == state.rolls and drawn.colour == colour), None
    )


def free_cells(area: Area, drawn: tuple[Drawn, ...]) -> frozenset[Cell]:
    """What is still to be filled."""
    return area_cells(area).difference(cell for each in drawn for cell in each.cells)


def free_of(state: State, seat: Seat) -> frozenset[Cell]:
    """What a seat has still to fill in this area."""
    return free_cells(state.areas[state.area], field(state, seat).drawn)


def ways(state: State, seat: Seat, colour: Colour) -> Iterator[tuple[Cell, ...]]:
    """Wherever a seat may draw the shape of its die now; where it is drawn already counts as free."""
    die, lying = own(state, seat, colour), drawn_now(state, seat, colour)
    if die is None:
        return
    free = free_of(state, seat).union(lying.cells if lying else ())
    for laid in placements(state.areas[state.area], piece(colour, die.face)):
        if free.issuperset(laid.cells):
            yield laid.cells


def fits_nowhere(state: State, seat: Seat) -> bool:
    """Neither of a seat's shapes can be drawn."""
    return not any(True for colour in COLOURS for _ in ways(state, seat, colour))
