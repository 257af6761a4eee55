"""Who may act, and the commands that a seat may give now."""

from __future__ import annotations

from collections.abc import Iterator

from akili.engine.game import Seat
from akili.games.ubongo_dice import drawing, table
from akili.games.ubongo_dice.model import (
    COLOURS,
    Colour,
    Command,
    Confirm,
    DrawShape,
    GrabDie,
    LiftShape,
    RollDice,
    State,
    TakeHint,
)


def to_act(state: State) -> frozenset[Seat]:
    """The roller, who lacks a die, or who draws; at a table that everybody has left not even a bot rolls."""
    match state.phase:
        case "rolling":
            if state.roller is None or state.presence.deserted:
                return frozenset()
            return frozenset({state.roller})
        case "grabbing":
            seats = table.players(state) if state.turn is None else [state.turn]
            return frozenset(seat for seat in seats if any(may_grab(state, seat, colour) for colour in COLOURS))
        case "drawing":
            return frozenset(drawing.waiting(state))
        case "landing" | "over":
            return frozenset()


def may_grab(state: State, seat: Seat, colour: Colour) -> bool:
    """Lacks a die of a colour, and no hand is on its way to one."""
    return table.own(state, seat, colour) is None and table.reaching(state, seat, colour) is None


def offers(state: State, seat: Seat) -> Iterator[Command]:
    """Every command that changes something and would be accepted, as long as the time isn't up."""
    if seat not in to_act(state):
        return
    match state.phase:
        case "rolling":
            yield RollDice()
        case "grabbing":
            for colour in COLOURS:
                if may_grab(state, seat, colour):
                    yield from (GrabDie(rolled.die) for rolled in table.left(state, colour))
        case _:
            yield from _drawing(state, seat)
    if state.phase != "rolling" and len(state.seats) == 1:
        yield TakeHint()


def _drawing(state: State, seat: Seat) -> Iterator[Command]:
    for colour in COLOURS:
        lying = table.drawn_now(state, seat, colour)
        if lying:
            yield LiftShape(colour)
        yield from (
            DrawShape(colour, cells) for cells in table.ways(state, seat, colour) if not lying or cells != lying.cells
        )
    yield Confirm()
