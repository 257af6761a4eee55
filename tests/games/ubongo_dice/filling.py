"""How tests draw well enough to fill an area: as many cells as can be, and a rest that hangs together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import TypeVar

from akili.engine.game import Seat
from akili.games.ubongo_dice import table
from akili.games.ubongo_dice.model import COLOURS, Colour, Die, DieView, Rolled, State
from akili.polyomino import Cell
from akili.ubongo.laying import Area, placements

AnyDie = TypeVar("AnyDie", Rolled, DieView)
Drawing = dict[Colour, tuple[Cell, ...]]


def drawing_of(state: State, seat: Seat) -> Drawing:
    """What a seat draws with its dice."""
    faces: dict[Colour, str] = {colour: die.face for colour in COLOURS if (die := table.own(state, seat, colour))}
    return best(state.areas[state.area], table.free_of(state, seat), faces)


def wanted(state: State, seat: Seat) -> list[Die]:
    """The dice with which a seat draws best, of those that it has or nobody has; only what it lacks is named."""
    owns = [table.own(state, seat, colour) or table.reaching(state, seat, colour) for colour in COLOURS]
    choices = [[own] if own else table.left(state, colour) for own, colour in zip(owns, COLOURS, strict=True)]
    pair = best_pair(state.areas[state.area], table.free_of(state, seat), *choices)
    return [rolled.die for rolled, own in zip(pair, owns, strict=True) if own is None]


def best_pair(area: Area, free: frozenset[Cell], black: Sequence[AnyDie], white: Sequence[AnyDie]) -> list[AnyDie]:
    """A black and a white die that leave the best rest."""

    def rest(pair: Iterable[AnyDie]) -> tuple[int, int]:
        drawing = best(area, free, {each.die.colour: each.face for each in pair})
        return _ragged(free.difference(*drawing.values()))

    return list(min(product(black, white), key=rest))


def best(area: Area, free: frozenset[Cell], faces: dict[Colour, str]) -> Drawing:
    """Ties go to the first in reading order."""
    return min(_drawings(area, free, faces), key=lambda drawing: _ragged(free.difference(*drawing.values())))


def _drawings(area: Area, free: frozenset[Cell], faces: dict[Colour, str]) -> Iterator[Drawing]:
    """Both shapes, one, or none."""
    for black in (*_ways(area, free, "black", faces), None):
        left = free.difference(black or ())
        for white in (*_ways(area, left, "white", faces), None):
            drawn: Iterable[tuple[Colour, tuple[Cell, ...] | None]] = (("black", black), ("white", white))
            yield {colour: cells for colour, cells in drawn if cells}


def _ways(area: Area, free: frozenset[Cell], colour: Colour, faces: dict[Colour, str]) -> Iterator[tuple[Cell, ...]]:
    if colour in faces:
        piece = table.piece(colour, faces[colour])
        yield from (laid.cells for laid in placements(area, piece) if free.issuperset(laid.cells))


def _ragged(rest: frozenset[Cell]) -> tuple[int, int]:
    """How many cells are left, and how many sides of them touch no other."""
    sides = sum((row + down, column + right) not in rest for row, column in rest for down, right in _NEXT)
    return len(rest), sides


_NEXT = ((0, 1), (1, 0), (0, -1), (-1, 0))
