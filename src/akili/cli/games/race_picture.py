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
from akili.engine.game import Millis, Seat
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
    return Group(drawing.heading(), Text(), Columns(cards, padding=(0, 1)), Rule(style=QUIET), *drawing.news(NEWS))


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
        return Group(line, self._time())

    def news(self, lines: int) -> list[Text]:
        """The last news, with empty lines below where there aren't so many."""
        told = self.scene.news[-lines:] if lines > 0 else ()
        texts = [Text(line, style=QUIET, overflow="ellipsis", no_wrap=True) for line in told]
        return texts + [Text()] * (lines - len(texts))

    def seat(self, number: Seat, cell: Cell) -> Panel:
        """A seat with its card, the tiles at hand, and what it has won."""
        seat: RaceSeatView = self.view.seats[number]
        body = Group(self.card(seat, cell), Text(), self.tray(seat), self.state(seat), self._points(seat))
        return self.framed(number, body, max(self.reporter.columns * cell.width, 3 * len(seat.tiles)))

    def card(self, seat: RaceSeatView, cell: Cell) -> RenderableType:
        """A card in as much room as the largest needs."""
        card = card_text(seat, cell, self.reporter.colour, is_colourful=self.scene.is_colourful)
        return Align.center(card, vertical="middle", height=self.reporter.rows * cell.height)

    def framed(self, number: Seat, body: RenderableType, width: int) -> Panel:
        """A seat's name around what is drawn of it, green once its card is solved."""
        is_done = self.view.seats[number].finish is not None and self.view.phase != "over"
        title = Text(self.reporter.label(number, self.view), style="bold")
        return Panel(body, title=title, border_style=DONE if is_done else QUIET, width=width + 4)

    def _time(self) -> Text:
        """What the clock is about: a countdown, a pause, or only the time of this round."""
        view, words = self.view, self.reporter.words
        match view.phase:
            case "racing" | "countdown":
                start = self.reporter.sand_from(view)
                if start is not None:
                    return self._sand(start, view.ends or 0)
                return Text(words("watch-on-this-card", clock=clock(self.scene.now - view.begun)), style=QUIET)
            case "between":
                return Text(self.reporter.waiting(view), style=QUIET)
            case "over":
                return Text(words("watch-over"), style="bold")

    def _sand(self, start: Millis, ends: Millis) -> Text:
        left = max(ends - self.scene.now, 0)
        full = min(-(-BAR * left // (ends - start)), BAR)
        bar = Text("━" * full, style="bold #F0872F").append("━" * (BAR - full), style="#4A4A4A")
        told = self.reporter.words("watch-seconds-left", seconds=-(-left // 1000))
        return bar.append(f" {told}", style="bold #F0872F")

    def tray(self, seat: RaceSeatView) -> Text:
        """The tiles that are still at hand."""
        lying = {laid.tile for laid in seat.board}
        text = Text()
        for tile in seat.tiles:
            style = "" if tile in lying else tile_style(self.reporter.colour(tile))
            text.append("  " if tile in lying else f"{tile:>2}", style).append(" ")
        return text

    def state(self, seat: RaceSeatView) -> Text:
        """What the seat does, or has done."""
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
