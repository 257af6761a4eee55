"""Ubongo dice in data: options, state, commands, events, view. Read this first.

All dice are rolled; everybody grabs one black and one white die, at the same time, first come first served, and draws
both shapes, one or none in an area of their own. Who fills it scores, earlier groups more; who is left alone gets a
point. It is no race on cards: nobody hurries anybody while drawing, and a shape may come twice.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from akili.engine.game import Millis, Presence, PresenceChanged, Seat
from akili.polyomino import Cell
from akili.ubongo.finish import Finish
from akili.ubongo.laying import Area

Colour = Literal["black", "white"]
Phase = Literal["rolling", "landing", "grabbing", "drawing", "over"]
COLOURS: tuple[Colour, Colour] = ("black", "white")
AREAS = 6
LANDING: Millis = 700  # the dice come to rest, and the grab opens for all at one moment


class Options(Struct, frozen=True):
    """What is agreed on before the match."""

    areas: Literal[5, 6] | None = None  # None for six, five with two players
    by_heads: bool = False  # a later group gets one point less per player before it, not per group
    turn_order: bool = False  # the dice are taken in turn, beginning with the roller
    roller: Seat | None = None  # who rolls first; None for chance
    grab_limit: int | None = 60  # seconds; None for no limit
    draw_limit: int | None = 120
    sheet: str | None = None  # the seed of a sheet; None for the one in the box


class Die(Struct, frozen=True):
    """One of the dice on the table: its colour, and its place among those of that colour, from 0."""

    colour: Colour
    number: int


class Drawn(Struct, frozen=True):
    """A shape that was drawn in an area: from which die, in which roll of the match, and where."""

    colour: Colour
    face: str
    cells: tuple[Cell, ...]
    roll: int


# Commands


class RollDice(Struct, frozen=True, tag="roll_dice"):
    """The roller rolls all dice."""


class GrabDie(Struct, frozen=True, tag="grab_die"):
    """Reach for a die of a colour that one lacks."""

    die: Die


class DrawShape(Struct, frozen=True, tag="draw_shape"):
    """Draw the shape of one's black or white die on these cells; if it is drawn already, it moves."""

    colour: Colour
    cells: tuple[Cell, ...]


class LiftShape(Struct, frozen=True, tag="lift_shape"):
    """Take back the shape of this roll."""

    colour: Colour


class Confirm(Struct, frozen=True, tag="confirm"):
    """What is drawn stands; a die that isn't used is lost."""


class TakeHint(Struct, frozen=True, tag="take_hint"):
    """Alone: be told what best play would do. The server sends it for whoever asks; the match counts for no record."""


Command = RollDice | GrabDie | DrawShape | LiftShape | Confirm | TakeHint


# Events


class SheetLaid(Struct, frozen=True, tag="sheet_laid"):
    """Everybody has the same sheet; ``pars`` are the rolls that best play takes alone, one per area."""

    areas: tuple[Area, ...]
    pars: tuple[float, ...]


class AreaBegun(Struct, frozen=True, tag="area_begun"):
    """Everybody starts the next area."""

    area: int  # from 0
    at: Millis


class RollDue(Struct, frozen=True, tag="roll_due"):
    """A seat is to roll; at ``ends`` the dice roll by themselves, None for never."""

    seat: Seat
    ends: Millis | None


class DiceRolled(Struct, frozen=True, tag="dice_rolled"):
    """The dice fall; from ``opens`` on they may be grabbed."""

    seat: Seat
    black: tuple[str, ...]
    white: tuple[str, ...]
    at: Millis
    opens: Millis
    ends: Millis | None


class DiceLanded(Struct, frozen=True, tag="dice_landed"):
    """The dice lie still: the grab is open for all."""

    at: Millis


class TurnToGrab(Struct, frozen=True, tag="turn_to_grab"):
    """In turn order: this seat takes both its dice now."""

    seat: Seat
    ends: Millis | None


class DieReached(Struct, frozen=True, tag="die_reached"):
    """A hand came to a die; an earlier one may still be on its way."""

    hand: Finish
    die: Die


class DieGrabbed(Struct, frozen=True, tag="die_grabbed"):
    """A die has its owner; not ``chosen``: it was the last one, or came by chance."""

    seat: Seat
    die: Die
    chosen: bool = True


class DieLost(Struct, frozen=True, tag="die_lost"):
    """Another was faster."""

    seat: Seat
    die: Die
    to: Seat


class DrawingBegun(Struct, frozen=True, tag="drawing_begun"):
    """All have their dice."""

    at: Millis
    ends: Millis | None


class ShapeDrawn(Struct, frozen=True, tag="shape_drawn"):
    """A shape is drawn; it may still be moved or lifted."""

    seat: Seat
    drawn: Drawn
    at: Millis


class ShapeLifted(Struct, frozen=True, tag="shape_lifted"):
    """A shape of this roll was taken back."""

    seat: Seat
    colour: Colour
    at: Millis


class DrawingConfirmed(Struct, frozen=True, tag="drawing_confirmed"):
    """What a seat has drawn stands; not ``chosen``: the area is full, nothing fits, or the time is over."""

    seat: Seat
    chosen: bool = True


class HintTaken(Struct, frozen=True, tag="hint_taken"):
    """A seat was told what best play would do in this roll."""

    seat: Seat
    at: Millis


class RollScored(Struct, frozen=True, tag="roll_scored"):
    """What a roll came to: who has filled the area, what that is worth, and who gets the consolation point."""

    filled: tuple[Seat, ...]
    points: int
    consoled: tuple[Seat, ...]
    at: Millis


class MatchEnded(Struct, frozen=True, tag="match_ended"):
    """All areas are scored."""

    at: Millis


Event = (
    SheetLaid
    | AreaBegun
    | RollDue
    | DiceRolled
    | DiceLanded
    | TurnToGrab
    | DieReached
    | DieGrabbed
    | DieLost
    | DrawingBegun
    | ShapeDrawn
    | ShapeLifted
    | DrawingConfirmed
    | HintTaken
    | RollScored
    | MatchEnded
    | PresenceChanged
)
Notice = Event  # everything is open


# State


class Field(Struct, frozen=True):
    """One area of a seat's sheet: what is drawn there, and its score circle."""

    drawn: tuple[Drawn, ...] = ()
    points: int | None = None
    is_consolation: bool = False
    rolls: int = 0  # that the seat took for it


class SeatState(Struct, frozen=True):
    """One seat: its sheet, and where it is in this roll."""

    sheet: tuple[Field, ...] = ()
    is_confirmed: bool = False


class Rolled(Struct, frozen=True):
    """A die on the table: what it shows, whose it is, and whose hand came to it first while that is open."""

    die: Die
    face: str
    owner: Seat | None = None
    hands: tuple[Finish, ...] = ()


class State(Struct, frozen=True):
    """Everything; nothing is secret."""

    options: Options
    seats: tuple[SeatState, ...]
    areas: tuple[Area, ...] = ()
    pars: tuple[float, ...] = ()
    phase: Phase = "rolling"
    area: int = 0  # the one that is played, from 0
    roller: Seat | None = None  # None before the first roll is due
    rolls: int = 0  # in the whole match
    dice: tuple[Rolled, ...] = ()  # on the table
    opens: Millis = 0  # the grab
    since: Millis = 0  # this phase
    ends: Millis | None = None
    turn: Seat | None = None  # whose turn it is to take dice, in turn order
    ended: Millis | None = None
    hints: int = 0  # that were taken, alone
    presence: Presence = Presence()


# View


class DieView(Struct, frozen=True):
    """A die on the table; ``owner`` is shown at once, and ``is_settled`` once no earlier hand can be on its way."""

    die: Die
    face: str
    owner: Seat | None
    is_settled: bool


class SeatView(Struct, frozen=True):
    """What everyone may see of a seat: everything."""

    sheet: tuple[Field, ...]
    plays: bool  # still at this area
    black: str | None  # the shapes of its dice, once they are settled
    white: str | None
    free: int  # cells of this area
    fits_nowhere: bool  # neither of its shapes
    is_confirmed: bool
    points: int


class View(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a viewer sees; ``you`` is None for a spectator."""

    you: Seat | None
    options: Options
    phase: Phase
    areas: tuple[Area, ...]
    pars: tuple[float, ...]
    area: int
    roller: Seat | None
    rolls: int
    dice: tuple[DieView, ...]
    seats: tuple[SeatView, ...]
    at_stake: int  # points for who fills the area with this roll
    opens: Millis
    since: Millis
    ends: Millis | None
    ranking: tuple[tuple[Seat, ...], ...]
    ended: Millis | None
    turn: Seat | None = None
    hints: int = 0  # that were taken, alone: with any the match counts for no record
    away: tuple[Seat, ...] = ()
    deserted: bool = False  # everybody has left: nothing is rolled until somebody is back
