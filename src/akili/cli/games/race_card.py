"""A card with the tiles on it: a hole in a tile shows what lies below.

A white field is ○ while it lies open and ● where it is seen through a hole; a hole over any other field is a dot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from rich.text import Text

from akili.forge.palette import ink_on, paint
from akili.polyomino import Cell as Place
from akili.ubongo.laying import OUTSIDE, WHITE
from akili.ubongo.race.model import RaceSeatView

FREE = "on #4A4A4A"
SEEN, OPEN, DARK = "●", "○", "·"
HOLE_STYLES = {SEEN: "bold #FFFFFF on #222222", DARK: "#999999 on #222222"}


@dataclass(frozen=True)
class Cell:
    """How many characters a cell of a card takes."""

    width: int
    height: int


SMALL, LARGE = Cell(2, 1), Cell(4, 2)
SMALL_WITH_HOLES, LARGE_WITH_HOLES = Cell(3, 1), Cell(5, 2)  # a hole has a middle


class Look(NamedTuple):
    """How a place of the card looks: a ground, what is written on it, and what is seen there of the card."""

    ground: str
    label: str = ""
    mark: str = ""

    def part(self, number: int, cell: Cell) -> Text:
        """One of the lines that the cell takes: the label is in the first, the mark in the last."""
        label = self.label if number == 0 else ""
        mark = self.mark if number == cell.height - 1 else ""
        text = Text(f"{label}{mark}".center(cell.width), self.ground)
        if mark in HOLE_STYLES:
            text.stylize(HOLE_STYLES[mark], text.plain.index(mark), text.plain.index(mark) + 1)
        return text


def card_text(seat: RaceSeatView, cell: Cell, colour: Callable[[str], str], *, is_colourful: bool) -> Text:
    """The whole card; where there are no colours, every cell says its tile."""
    looks = dict(_looks(seat, colour, is_colourful=is_colourful))
    area = seat.card.area if seat.card else ()
    lines = []
    for row, marks in enumerate(area):
        for number in range(cell.height):
            lines.append(Text.assemble(*(looks[row, column].part(number, cell) for column in range(len(marks)))))
    return Text("\n").join(lines)


def tile_style(colour: str) -> str:
    """A tile's ground, with an ink that can be read on it."""
    background = paint(colour)
    return f"{ink_on(background)} on {background}"


def _looks(seat: RaceSeatView, colour: Callable[[str], str], *, is_colourful: bool) -> Iterator[tuple[Place, Look]]:
    lying = {place: laid for laid in seat.board for place in laid.cells}
    for row, marks in enumerate(seat.card.area if seat.card else ()):
        for column, mark in enumerate(marks):
            place, laid = (row, column), lying.get((row, column))
            if laid is not None:
                label = laid.tile if not is_colourful or place == laid.cells[0] else ""
                hole = (SEEN if mark == WHITE else DARK) if place in laid.holes else ""
                yield place, Look(tile_style(colour(laid.tile)), label, hole)
            elif mark == WHITE:
                yield place, Look(FREE, mark=OPEN)
            elif mark == OUTSIDE:
                yield place, Look("")
            else:
                yield place, Look(FREE, label="" if is_colourful else DARK * 2)
