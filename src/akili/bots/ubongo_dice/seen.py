"""What a bot reads off a view of the dice game: its area as bits, and the dice that are free or its own."""

from __future__ import annotations

from akili.bots.ubongo_dice.drawings import board_of
from akili.engine.game import Seat
from akili.games.ubongo_dice.model import Colour, DieView, Drawn, State, View
from akili.games.ubongo_dice.table import free_cells


def free_at_roll(table: View | State, seat: Seat) -> int:
    """The cells that a seat had to fill when the dice were rolled, whatever it has drawn since."""
    area = table.areas[table.area]
    before = tuple(drawn for drawn in table.seats[seat].sheet[table.area].drawn if drawn.roll != table.rolls)
    return board_of(area).pack(free_cells(area, before))


def drawn_now(view: View, seat: Seat) -> dict[Colour, Drawn]:
    """What a seat has drawn with the dice of this roll."""
    return {drawn.colour: drawn for drawn in view.seats[seat].sheet[view.area].drawn if drawn.roll == view.rolls}


def in_hand(view: View, seat: Seat) -> dict[Colour, DieView]:
    """The dice that a seat has, or to which its hand came first."""
    return {die.die.colour: die for die in view.dice if die.owner == seat}


def within_reach(view: View, seat: Seat, colour: Colour) -> list[DieView]:
    """The die of a colour that a seat has, or else those that nobody's hand has come to."""
    own = in_hand(view, seat).get(colour)
    return [own] if own else [die for die in view.dice if die.owner is None and die.die.colour == colour]
