"""A race in a terminal: every seat's card with the tiles on it, the clock, the countdown, points and news."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from akili.cli.games.race_card import LARGE, LARGE_WITH_HOLES, SMALL, SMALL_WITH_HOLES, Cell, card_text, tile_style
from akili.cli.games.terminal import Scene
from akili.cli.games.times import clock, seconds
from akili.engine.game import Seat
from akili.ubongo.race.model import RaceSeatView, RaceView

if TYPE_CHECKING:
    from akili.cli.games.race import RaceReporter

QUIET = "#8A8A8A"
DONE = "#3E9E57"
NEWS = 6  # lines
BAR = 30  # characters


def picture(reporter: RaceReporter, scene: Scene, width: int, height: int) -> RenderableType:
    """The whole table, in large cells where there is room for them."""
    drawing = Drawing(reporter, scene.view, scene)
    seats = len(drawing.view.seats)
    large, small = (LARGE_WITH_HOLES, SMALL_WITH_HOLES) if reporter.has_holes else (LARGE, SMALL)
    roomy = seats * (reporter.columns * large.width + 6) <= width and reporter.rows * large.height + NEWS + 10 <= height
    cards = [drawing.seat(seat, large if roomy else small) for seat in range(seats)]
    news = [Text(line, style=QUIET, overflow="ellipsis", no_wrap=True) for line in scene.news[-NEWS:]]
    news += [Text()] * (NEWS - len(news))
    return Group(drawing.heading(), Columns(cards, padding=(0, 1)), Rule(style=QUIET), *news)


@dataclass(frozen=True)
class Drawing:
    """The parts of the picture."""

    reporter: RaceReporter
    view: RaceView
    scene: Scene

    def heading(self) -> RenderableType:
        """What is played, how far it is, and the time."""
        told = "".join(f"  {each}" for each in (*self.reporter.details(self.view), self.reporter.stage(self.view)))
        line = Text.assemble((self.reporter.title, "bold"), f"{told}  ", (clock(self.scene.now), "bold"))
        return Group(line, self._time(), Text())

    def seat(self, number: Seat, cell: Cell) -> Panel:
        """A seat with its card, the tiles at hand, and what it has won."""
        seat: RaceSeatView = self.view.seats[number]
        card = card_text(seat, cell, self.reporter.colour, is_colourful=self.scene.is_colourful)
        room = Align.center(card, vertical="middle", height=self.reporter.rows * cell.height)
        body = Group(room, Text(), self._tray(seat), self._state(seat), self._points(seat))
        is_done = seat.finish is not None and self.view.phase != "over"
        width = max(self.reporter.columns * cell.width, 3 * len(seat.tiles)) + 4
        title = Text(self.reporter.label(number, self.view), style="bold")
        return Panel(body, title=title, border_style=DONE if is_done else QUIET, width=width)

    def _time(self) -> Text:
        """What the clock is about: a countdown, a pause, or only the time of this round."""
        view, words, now = self.view, self.reporter.words, self.scene.now
        match view.phase:
            case "racing":
                return Text(words("watch-on-this-card", clock=clock(now - view.begun)), style=QUIET)
            case "countdown":
                left = max((view.ends or 0) - now, 0)
                whole = (view.ends or 0) - (view.counting_from or 0)
                full = min(-(-BAR * left // whole), BAR)
                bar = Text("━" * full, style="bold #F0872F").append("━" * (BAR - full), style="#4A4A4A")
                return bar.append(f" {words('watch-seconds-left', seconds=-(-left // 1000))}", style="bold #F0872F")
            case "between":
                return Text(words("watch-next-round"), style=QUIET)
            case "over":
                return Text(words("watch-over"), style="bold")

    def _tray(self, seat: RaceSeatView) -> Text:
        """The tiles that are still at hand."""
        lying = {laid.tile for laid in seat.board}
        text = Text()
        for tile in seat.tiles:
            style = "" if tile in lying else tile_style(self.reporter.colour(tile))
            text.append("  " if tile in lying else f"{tile:>2}", style).append(" ")
        return text

    def _state(self, seat: RaceSeatView) -> Text:
        words = self.reporter.words
        if seat.finish:
            time = seconds(words, seat.finish.at - self.view.begun)
            return Text(words("watch-state-solved", time=time), style=f"bold {DONE}")
        match self.view.phase:
            case "racing" | "countdown" if seat.card is None:
                return Text(words("watch-state-watching"), style=QUIET)
            case "racing" | "countdown" if seat.gives_up:
                return Text(words("watch-state-gives-up"), style=QUIET)
            case "racing" | "countdown":
                return Text(words("watch-state-searching"), style=QUIET)
            case "between" if seat.card is not None:
                return Text(words("watch-state-not-solved"), style="#D9483F")
            case _:
                return Text()

    def _points(self, seat: RaceSeatView) -> Text:
        words = self.reporter.words
        cards = Text(words("common-cards", count=seat.cards_won))
        if self.view.options.solo:
            return cards
        treasure = self.reporter.treasure(seat)
        return cards.append(f"  {treasure}  ").append(words("common-points", count=seat.points), style="bold")
