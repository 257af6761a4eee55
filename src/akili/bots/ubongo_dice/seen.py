"""What a bot reads off a view of the dice game: its area as bits, and the dice that are free or its own."""

from __future__ import annotations

from akili.bots.ubongo_dice.drawings import board_of
from akili.engine.game import Seat
from akili.games.ubongo_dice.agreement import dice_of
from akili.games.ubongo_dice.model import Colour, DieView, Drawn, View
from akili.games.ubongo_dice.table import free_cells


def free_at_roll(view: View, seat: Seat) -> int:
    """The cells that a seat had to fill when the dice were rolled, whatever it has drawn since."""
    area = view.areas[view.area]
    before = tuple(drawn for drawn in view.seats[seat].sheet[view.area].drawn if drawn.roll != view.rolls)
    return board_of(area).pack(free_cells(area, before))


def drawn_now(view: View, seat: Seat) -> dict[Colour, Drawn]:
    """What a seat has drawn with the dice of this roll."""
    return {drawn.colour: drawn for drawn in view.seats[seat].sheet[view.area].drawn if drawn.roll == view.rolls}


def in_hand(view: View, seat: Seat) -> dict[Colour, DieView]:
    """The dice that a seat has, or to which its hand came first."""
    return {die.die.colour: die for die in view.dice if die.owner == seat}


def within_reach(view: View, seat: Seat, colour: Colour) -> list[DieView]:
    """The die of a colour that a seat has, or else those that nobody's hand has come to; one of every face."""
    own = in_hand(view, seat).get(colour)
    if own is not None:
        return [own]
    free = {die.face: die for die in reversed(view.dice) if die.owner is None and die.die.colour == colour}
    return [free[face] for face in sorted(free)]


def dice_in_use(view: View) -> int:
    """Of each colour."""
    return dice_of(len(view.seats))
