"""The whole table in a terminal: the dice with their owners, every seat's area and sheet, and the news."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import cycle
from typing import TYPE_CHECKING

from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from akili.cli.games.race_card import FREE, LARGE, SMALL, Cell, tile_style
from akili.cli.games.race_picture import DONE, QUIET
from akili.cli.games.terminal import Scene
from akili.cli.games.times import clock
from akili.cli.games.ubongo_dice.reporter import points_text
from akili.engine.game import Seat
from akili.forge.tiles import DICE_BLACK, DICE_WHITE
from akili.games.ubongo_dice.model import DieView, Drawn, View
from akili.polyomino import Cell as Place
from akili.ubongo.laying import OUTSIDE

if TYPE_CHECKING:
    from akili.cli.games.ubongo_dice.reporter import DiceReporter

SIDE = 6  # cells of the largest area, however it lies
DIE = 8  # characters: four cells
DIE_STYLES = {"black": "#F4C534 on #3A3A3A", "white": "#3E6CCB on #EEEEEE"}
CONSOLED = "¹"
SHAPES = {tile.name: tile.shape for tiles in (DICE_BLACK, DICE_WHITE) for tile in tiles}
PAINTS = ("teal", "orange", "purple", "lime", "pink", "sky", "gold", "magenta", "green", "red")
AROUND = 5  # lines of a seat beside those of its area
HEADING, DICE = 2, 4
FEWEST_NEWS, MOST_NEWS = 3, 8
LEAST = 15  # characters within the frame of a seat


def picture(reporter: DiceReporter, scene: Scene, width: int, height: int) -> RenderableType:
    """In large cells where there is room for them; the news get what is left."""
    drawing = Drawing(reporter, scene.view, scene)
    seats = len(drawing.view.seats)
    rest = height - HEADING - DICE - AROUND - 1
    is_wide = seats * (SIDE * LARGE.width + 5) <= width
    cell = LARGE if is_wide and rest - SIDE * LARGE.height >= FEWEST_NEWS else SMALL
    news = min(max(rest - SIDE * cell.height, FEWEST_NEWS), MOST_NEWS)
    areas = Columns([drawing.seat(seat, cell) for seat in range(seats)], padding=(0, 1))
    return Group(drawing.heading(), drawing.dice(), areas, *drawing.news(news))


@dataclass(frozen=True)
class Drawing:
    """The parts of the picture."""

    reporter: DiceReporter
    view: View
    scene: Scene

    def heading(self) -> Text:
        """What is played, how far it is, the time, and what the table is at."""
        title, stage = (self.reporter.title, "bold"), self.reporter.stage(self.view)
        line = Text.assemble(title, f"  {stage}  ", (clock(self.scene.now), "bold"))
        return line.append(f"\n{self.reporter.doing(self.view)}", QUIET)

    def dice(self) -> RenderableType:
        """A row of dice, black ones first, with the names of those who have them; room for them if there are none."""
        if not self.view.dice:
            return Text("\n" * (DICE - 1))
        return Columns([self._die(die) for die in self.view.dice], padding=(0, 1))

    def _die(self, die: DieView) -> Text:
        rows = str(SHAPES[die.face]).splitlines()
        style = DIE_STYLES[die.die.colour] if self.scene.is_colourful else ""
        lines = [Text("".join("██" if mark == "#" else "  " for mark in row).center(DIE), style) for row in rows]
        lines += [Text(" " * DIE, style)] * (2 - len(rows))  # a shape of one row
        owner = "" if die.owner is None else self.reporter.names[die.owner][: DIE - 3]
        name = Text(f"{die.face} {owner}".ljust(DIE), "bold" if die.is_settled else QUIET)
        return Text("\n").join([*lines, name])

    def seat(self, number: Seat, cell: Cell) -> Panel:
        """A seat with its area, the dice in its hand, and its sheet."""
        seat = self.view.seats[number]
        area = Align.center(self._area(number, cell), vertical="middle", height=SIDE * cell.height)
        body = Group(area, self._state(number), self._sheet(number))
        is_done = not seat.plays and self.view.phase != "over"
        title = Text(self.reporter.names[number], style="bold")
        border = DONE if is_done else QUIET
        return Panel(body, title=title, border_style=border, width=max(SIDE * cell.width, LEAST) + 4)

    def _area(self, number: Seat, cell: Cell) -> Text:
        drawn = self.view.seats[number].sheet[self.view.area].drawn if self.view.areas else ()
        lying = dict[Place, tuple[Drawn, str]]()
        for each, paint in zip(drawn, cycle(PAINTS), strict=False):
            lying.update(dict.fromkeys(each.cells, (each, paint)))
        lines = []
        for row, marks in enumerate(self.view.areas[self.view.area] if self.view.areas else ()):
            for part in range(cell.height):
                lines.append(
                    Text.assemble(
                        *(self._place((row, column), mark, lying, cell, part) for column, mark in enumerate(marks))
                    )
                )
        return Text("\n").join(lines)

    def _place(self, place: Place, mark: str, lying: dict[Place, tuple[Drawn, str]], cell: Cell, part: int) -> Text:
        """One of the lines that a cell takes; a shape has its name in its first cell."""
        if mark == OUTSIDE:
            return Text(" " * cell.width)
        if place not in lying:
            return Text(("" if self.scene.is_colourful else "··").center(cell.width), FREE)
        drawn, paint = lying[place]
        is_named = part == 0 and (place == drawn.cells[0] or not self.scene.is_colourful)
        return Text((drawn.face if is_named else "").center(cell.width), tile_style(paint))

    def _state(self, number: Seat) -> Text:
        """The dice in hand while they are drawn, and whether all is said."""
        seat, words = self.view.seats[number], self.reporter.words
        if number in self.view.away:
            return Text(words("watch-dice-state-away"), QUIET)
        if not seat.plays:
            return Text("" if self.view.phase == "over" else words("watch-dice-state-done"), DONE)
        hand = " ".join(face for face in (seat.black, seat.white) if face)
        if seat.fits_nowhere:
            return Text.assemble(f"{hand} ", (words("watch-dice-state-nothing"), QUIET))
        if seat.is_confirmed:
            return Text.assemble(f"{hand} ", (words("watch-dice-state-confirmed"), QUIET))
        return Text(hand or words("watch-dice-state-free", count=seat.free), "" if hand else QUIET)

    def _sheet(self, number: Seat) -> Text:
        """The score circles and their sum; alone the rolls beside par."""
        seat = self.view.seats[number]
        if len(self.view.seats) == 1:
            rolls = zip(seat.sheet, self.view.pars, strict=True)
            return Text("  ".join(f"{field.rolls or '·'}/{self.reporter.rolls(par)}" for field, par in rolls))
        circles = (CONSOLED if field.is_consolation else points_text(field) for field in seat.sheet)
        return Text(" ".join(circles)).append(f"  {seat.points}", "bold")

    def news(self, lines: int) -> list[Text]:
        """The last news, with empty lines below where there aren't so many."""
        texts = [Text(line, style=QUIET, overflow="ellipsis", no_wrap=True) for line in self.scene.news[-lines:]]
        return texts + [Text()] * (lines - len(texts))
