"""A table at which tests play Ubongo dice: areas that one roll fills, and dice that show what the test says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from tests.ubongo.sitting import Sitting

from akili.engine.game import Millis, Seat
from akili.games.ubongo_dice.model import (
    Colour,
    Confirm,
    Die,
    DieGrabbed,
    DieView,
    DrawShape,
    Field,
    GrabDie,
    LiftShape,
    Options,
    RollDice,
    RollDue,
    RollScored,
    SeatView,
    State,
    View,
)
from akili.games.ubongo_dice.rules import DICE
from akili.polyomino import Cell
from akili.ubongo.laying import Area

OPENS: Millis = 700  # after the roll
SETTLED: Millis = 250  # after a hand
BAR: Area = ("#####",)  # I4 and the single square fill it
BAR_BLACK: tuple[Cell, ...] = ((0, 0), (0, 1), (0, 2), (0, 3))
BAR_WHITE: tuple[Cell, ...] = ((0, 4),)


def black(number: int) -> Die:
    return Die("black", number)


def white(number: int) -> Die:
    return Die("white", number)


class Table(Sitting[State]):
    """Seat 0 rolls first, and every area is a bar of five, unless the test says otherwise."""

    game = DICE
    options = Options(roller=0)

    def __init__(
        self, options: Options | None = None, seats: int = 2, seed: str = "table", area: Area | None = BAR
    ) -> None:
        super().__init__(options, seats, seed)
        if area is not None:
            self.match.state = replace(self.state, areas=(area,) * len(self.state.areas))

    # What there is

    @property
    def view(self) -> View:
        view: View = self.match.view(None)
        return view

    @property
    def phase(self) -> str:
        return self.view.phase

    def seen(self, seat: Seat) -> SeatView:
        return self.view.seats[seat]

    def field(self, seat: Seat) -> Field:
        """The area of a seat that is played now."""
        return self.seen(seat).sheet[self.state.area]

    def die(self, die: Die) -> DieView:
        (found,) = (each for each in self.view.dice if each.die == die)
        return found

    def owners(self, colour: Colour) -> list[Seat | None]:
        """Whose the dice of a colour are, as far as it is settled."""
        return [die.owner if die.is_settled else None for die in self.view.dice if die.die.colour == colour]

    def points(self) -> list[int | None]:
        """Everybody's score circle of the area that is played."""
        return [self.field(seat).points for seat in range(len(self.state.seats))]

    def sheet_points(self, seat: Seat) -> list[int | None]:
        return [field.points for field in self.seen(seat).sheet]

    def rollers(self) -> list[Seat]:
        """Who was to roll, in order."""
        return [event.seat for event in self.told(RollDue)]

    def by_itself(self) -> list[tuple[Seat, Die]]:
        """The dice that nobody chose."""
        return [(event.seat, event.die) for event in self.told(DieGrabbed) if not event.chosen]

    @property
    def scored(self) -> RollScored:
        """What the last roll came to."""
        return self.told(RollScored)[-1]

    # What is done

    def roll(self, black: Sequence[str] = (), white: Sequence[str] = ()) -> None:
        """The roller rolls; the dice land. They show these faces, then I4 and the single square."""
        assert self.state.roller is not None
        self.do(self.state.roller, RollDice())
        self.show(black, white)
        self.wait(OPENS)

    def show(self, black: Sequence[str] = (), white: Sequence[str] = ()) -> None:
        """Other faces than chance has rolled."""
        faces = {"black": [*black, *["I4"] * 4], "white": [*white, *["I1"] * 4]}
        dice = tuple(replace(rolled, face=faces[rolled.die.colour][rolled.die.number]) for rolled in self.state.dice)
        self.match.state = replace(self.state, dice=dice)

    def grab(self, seat: Seat, die: Die, **way: Millis) -> list[Any]:
        return self.do(seat, GrabDie(die), **way)

    def take(self, seat: Seat, number: int) -> None:
        """Both dice of a number, settled."""
        for die in (black(number), white(number)):
            if self.phase == "grabbing" and self.die(die).owner is None:
                self.grab(seat, die)
                self.wait(SETTLED)

    def take_all(self) -> None:
        """Every player the dice with the number of the seat."""
        for seat, own in enumerate(self.view.seats):
            if own.plays and seat not in self.view.away:
                self.take(seat, seat)
        assert self.phase == "drawing"

    def draw(self, seat: Seat, colour: Colour, *cells: Cell, **way: Millis) -> list[Any]:
        return self.do(seat, DrawShape(colour, cells), **way)

    def lift(self, seat: Seat, colour: Colour) -> list[Any]:
        return self.do(seat, LiftShape(colour))

    def fill(self, *seats: Seat) -> None:
        """The bar."""
        for seat in seats:
            self.draw(seat, "black", *BAR_BLACK)
            self.draw(seat, "white", *BAR_WHITE)

    def confirm(self, *seats: Seat) -> None:
        for seat in seats:
            self.do(seat, Confirm())

    def drawing(self, black: Sequence[str] = (), white: Sequence[str] = ()) -> None:
        """These dice are rolled, and every player has those with the number of the seat."""
        self.roll(black, white)
        self.take_all()

    def play_roll(self, *fillers: Seat) -> None:
        """A roll with which these seats fill the bar; the others draw nothing."""
        self.drawing()
        rolls = self.state.rolls
        others = [seat for seat, own in enumerate(self.view.seats) if own.plays and seat not in fillers]
        self.fill(*fillers)
        for seat in others:
            if self.phase == "drawing" and self.state.rolls == rolls and seat not in self.view.away:
                self.confirm(seat)

    def play_rolls(self, *rolls: tuple[Seat, ...]) -> None:
        for fillers in rolls:
            self.play_roll(*fillers)


@pytest.fixture
def sit() -> Callable[..., Table]:
    """A new table: ``sit(options, seats)``."""
    return Table
