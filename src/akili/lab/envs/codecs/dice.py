"""Ubongo dice as an environment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from akili.games.ubongo_dice.model import COLOURS, Confirm, DrawShape, GrabDie, LiftShape, Options, RollDice
from akili.games.ubongo_dice.table import pieces
from akili.lab.envs.actions import Actions, Group
from akili.lab.envs.codec import Codec
from akili.lab.envs.codecs.board import BoardCode
from akili.lab.envs.fields import LONGEST, AnyField, Field, SeatField, Seen, one_hot
from akili.polyomino.grid import normalised

PHASES = ("rolling", "landing", "grabbing", "drawing", "over")
DICE_OF_A_COLOUR = 4
BOARDS = {colour: BoardCode(6, 6, tuple(pieces(colour).values())) for colour in COLOURS}
FACES = {colour: tuple(BOARDS[colour].numbers) for colour in COLOURS}
NAMES = {
    (colour, form.cells): name for colour in COLOURS for name, form in BOARDS[colour].forms
}  # no two faces of a colour look alike
MOST_ROLLS = 9999


class DiceCodec(Codec):
    """The sheet of the box, alone and in company; nobody is told hints."""

    game = "ubongo_dice"

    def __init__(self) -> None:
        self.actions = Actions(list(_groups()))
        self.fields = (*_table_fields(), *_own_fields(), *_seat_fields())

    def options(self, seats: int) -> Options:  # noqa: ARG002 - the same for all
        """As in the book."""
        return Options()

    def index(self, command: Any) -> int | None:
        """The number of a command; hints have none."""
        match command:
            case RollDice():
                return self.actions.at("roll")
            case GrabDie(die=die):
                return self.actions.at(f"grab_{die.colour}", die.number)
            case DrawShape(colour=colour, cells=cells):
                place = BOARDS[colour].place(NAMES[colour, normalised(cells)], cells)
                return self.actions.at(f"draw_{colour}", place)
            case LiftShape(colour=colour):
                return self.actions.at("lift", COLOURS.index(colour))
            case Confirm():
                return self.actions.at("confirm")
            case _:
                return None

    def worth_alone(self, view: Any) -> int:
        """Every roll costs one: alone fewer are better."""
        return -int(view.rolls)


def _groups() -> Iterator[Group]:
    yield Group("roll", 1, "roll all dice")
    for colour in COLOURS:
        yield Group(f"grab_{colour}", DICE_OF_A_COLOUR, f"reach for a {colour} die on the table, by its place")
    for colour, board in BOARDS.items():
        yield Group(
            f"draw_{colour}",
            board.size,
            f"form × {board.cells} + row × {board.width} + column: draw the shape of your {colour} die, turned and "
            "flipped as the form, the top left corner of its box there; a shape of this roll that is drawn already "
            f"moves. Forms of each face, in order: {board.groups}",
        )
    yield Group("lift", len(COLOURS), f"take back the shape of this roll: {', '.join(COLOURS)}")
    yield Group("confirm", 1, "what is drawn stands; a die that isn't used is lost")


def _table_fields() -> Iterator[AnyField]:
    yield Field("phase", 5, 0, 1, f"one of {', '.join(PHASES)}", lambda seen: one_hot(PHASES, seen.view.phase))
    yield Field("area_number", 1, 0, 5, "that is played, from 0", lambda seen: [seen.view.area])
    yield Field("areas", 1, 5, 6, "of the match", lambda seen: [len(seen.view.areas)])
    yield Field("rolls", 1, 0, MOST_ROLLS, "in the match so far", lambda seen: [min(seen.view.rolls, MOST_ROLLS)])
    yield Field("at_stake", 1, 0, 20, "points for who fills the area with this roll", lambda seen: [seen.view.at_stake])
    yield Field(
        "seconds_left", 1, -1, LONGEST, "of this step; -1 for no end", lambda seen: [seen.until(seen.view.ends)]
    )
    for colour in COLOURS:
        faces = ", ".join(FACES[colour])
        yield Field(
            f"{colour}_dice",
            3 * DICE_OF_A_COLOUR,
            0,
            len(FACES[colour]),
            f"for each place on the table: the face (0 no die, else from 1 {faces}), whose it is (0 nobody's, 1 yours, "
            "2 the next seat's clockwise …), and whether that is settled",
            lambda seen, colour=colour: _dice(seen, colour),  # type: ignore[misc]
        )


def _dice(seen: Seen, colour: str) -> Iterator[int]:
    there = {each.die.number: each for each in seen.view.dice if each.die.colour == colour}
    for number in range(DICE_OF_A_COLOUR):
        die = there.get(number)
        if die is None:
            yield from (0, 0, 0)
        else:
            yield from (_face(colour, die.face), seen.relative(die.owner), die.is_settled)


def _face(colour: Any, face: str | None) -> int:
    return 0 if face is None else BOARDS[colour].numbers[face]


def _own_fields() -> Iterator[AnyField]:
    board = BOARDS["black"]
    rows = f"{board.height} rows of {board.width}"
    yield Field(
        "area",
        board.cells,
        0,
        1,
        f"that is played, {rows}: 1 a field",
        lambda seen: board.area(seen.view.areas[seen.view.area]),
    )
    yield Field(
        "drawn",
        board.cells,
        0,
        3,
        f"in your area, {rows}: 0 nothing, 1 in an earlier roll, 2 black and 3 white in this one",
        lambda seen: board.filled((cell, _ink(seen, drawn)) for drawn in _drawn(seen) for cell in drawn.cells),
    )


def _drawn(seen: Seen) -> Any:
    return seen.own.sheet[seen.view.area].drawn


def _ink(seen: Seen, drawn: Any) -> int:
    return 2 + COLOURS.index(drawn.colour) if drawn.roll == seen.view.rolls else 1


def _seat_fields() -> Iterator[AnyField]:
    yield SeatField("roller", 1, 0, 1, "rolls", lambda seen, seat: [seen.view.roller == seat])
    yield SeatField("turn", 1, 0, 1, "takes dice now, in turn order", lambda seen, seat: [seen.view.turn == seat])
    yield SeatField("plays", 1, 0, 1, "still at this area", lambda seen, seat: [_of(seen, seat).plays])
    yield SeatField("free", 1, 0, 36, "fields of its area", lambda seen, seat: [_of(seen, seat).free])
    for colour in COLOURS:
        yield SeatField(
            f"{colour}_face",
            1,
            0,
            len(FACES[colour]),
            f"of its {colour} die, numbered as above; 0 none",
            lambda seen, seat, colour=colour: [_face(colour, getattr(_of(seen, seat), colour))],  # type: ignore[misc]
        )
    yield SeatField("confirmed", 1, 0, 1, "its drawing stands", lambda seen, seat: [_of(seen, seat).is_confirmed])
    yield SeatField("points", 1, 0, 99, "as they stand", lambda seen, seat: [_of(seen, seat).points])


def _of(seen: Seen, seat: int) -> Any:
    return seen.view.seats[seat]
