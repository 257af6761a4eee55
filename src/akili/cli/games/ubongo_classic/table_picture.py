"""The whole table in a terminal: every card, the gem board below them, gems by colour beside it, and the news."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from akili.cli.games.race_card import LARGE, SMALL, Cell
from akili.cli.games.race_picture import DONE, QUIET, Drawing
from akili.cli.games.terminal import Scene
from akili.cli.games.ubongo_classic.gem_board_picture import board_text, counts_text, gem
from akili.engine.game import Seat
from akili.games.ubongo_classic.gem_board import LANES
from akili.games.ubongo_classic.model import SeatView, View
from akili.ubongo.race.model import RaceSeatView

if TYPE_CHECKING:
    from akili.cli.games.ubongo_classic.reporter import ClassicReporter

AROUND = 5  # lines of a seat beside those of its card
HEADING = 2
FEWEST_NEWS, MOST_NEWS = 3, 8
LEAST = 15  # characters within the frame of a seat, for what it does


def picture(reporter: ClassicReporter, scene: Scene, width: int, height: int) -> RenderableType:
    """In large cells where there is room for them; the news get what is left."""
    drawing = ClassicDrawing(reporter, scene.view, scene)
    seats = len(drawing.view.seats)
    rest = height - HEADING - AROUND - LANES - 1
    is_wide = seats * (reporter.columns * LARGE.width + 5) <= width
    cell = LARGE if is_wide and rest - reporter.rows * LARGE.height >= FEWEST_NEWS else SMALL
    news = min(max(rest - reporter.rows * cell.height, FEWEST_NEWS), MOST_NEWS)
    cards = Columns([drawing.seat(seat, cell) for seat in range(seats)], padding=(0, 1))
    return Group(drawing.heading(), cards, drawing.gems(), *drawing.news(news))


@dataclass(frozen=True)
class ClassicDrawing(Drawing):
    """The parts of the picture that are classic's own."""

    view: View

    def gems(self) -> RenderableType:
        """The board, and what everybody has taken from it."""
        return Columns([board_text(self.view), counts_text(self.view, self.reporter.names)], padding=(0, 3))

    def seat(self, number: Seat, cell: Cell) -> Panel:
        """A seat with its card, the tiles at hand, and what it may do on the gem board or has taken there."""
        seat = self.view.seats[number]
        body = Group(self.card(seat, cell), self.tray(seat), self.state(seat), self._gem_state(seat))
        return self.framed(number, body, max(self.reporter.columns * cell.width, LEAST))

    def state(self, seat: RaceSeatView) -> Text:
        """Once somebody has solved, giving up means to be done."""
        if self.view.phase == "countdown" and seat.gives_up and not seat.finish:
            return Text(self.reporter.words("watch-classic-state-done"), style=QUIET)
        return super().state(seat)

    def _gem_state(self, seat: SeatView) -> Text:
        words = self.reporter.words
        if seat.taken:
            return Text("+ ").append_text(Text.assemble(*(gem(colour) for colour in seat.taken)))
        if seat.gives_up and seat.finish:
            return Text(words("watch-classic-state-done"), style=QUIET)
        if seat.reachable and seat.place is not None and seat.steps is not None:
            return Text(words("watch-classic-may-move", place=seat.place, steps=seat.steps), style=DONE)
        return Text()
