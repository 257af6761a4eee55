"""A race in a terminal: every seat's card with the tiles on it, the clock, the countdown, points and news."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from akili.cli.palette import ink_on, paint
from akili.cli.race_words import clock, seconds
from akili.engine.game import Millis, Seat
from akili.forge.tiles import FUN_SIZE
from akili.games.ubongo_fun_size.model import SeatView, View
from akili.locales import Words

FREE = "on #4A4A4A"
QUIET = "#8A8A8A"
NEWS = 6  # lines
BAR = 30  # characters
ROWS, COLUMNS = 6, 6  # the largest card, however it lies


@dataclass(frozen=True)
class Scene:
    """One moment of a match, as anybody may see it, and the words to tell it."""

    view: View
    now: Millis
    names: Sequence[str]
    words: Words
    news: Sequence[str] = ()
    is_colourful: bool = True  # else every cell says its tile


@dataclass(frozen=True)
class Cell:
    """How many characters a cell of a card takes."""

    width: int
    height: int


SMALL, LARGE = Cell(2, 1), Cell(4, 2)


def picture(scene: Scene, width: int, height: int) -> RenderableType:
    """The whole table, in large cells where there is room for them."""
    seats = len(scene.view.seats)
    roomy = seats * (COLUMNS * LARGE.width + 6) <= width and ROWS * LARGE.height + NEWS + 10 <= height
    cell = LARGE if roomy else SMALL
    cards = [_seat(scene, seat, cell) for seat in range(seats)]
    news = [Text(line, style=QUIET, overflow="ellipsis", no_wrap=True) for line in scene.news[-NEWS:]]
    news += [Text()] * (NEWS - len(news))
    return Group(_heading(scene), Columns(cards, padding=(0, 1)), Rule(style=QUIET), *news)


def _heading(scene: Scene) -> RenderableType:
    words = scene.words
    side = words("watch-side", side=scene.view.options.side)
    game = words("common-game-ubongo-fun-size")
    line = Text.assemble((game, "bold"), f"  {side}  {_round(scene)}  ", (clock(scene.now), "bold"))
    return Group(line, _time(scene), Text())


def _round(scene: Scene) -> str:
    view, words = scene.view, scene.words
    if not view.rounds:
        return words("watch-card", number=view.round)
    if view.options.solo:
        return words("watch-card-of", number=view.round, total=view.rounds)
    return words("watch-round-of", number=view.round, total=view.rounds)


def _time(scene: Scene) -> Text:
    """What the clock is about: a countdown, a pause, or only the time of this round."""
    view, words = scene.view, scene.words
    match view.phase:
        case "racing":
            return Text(words("watch-on-this-card", clock=clock(scene.now - view.begun)), style=QUIET)
        case "countdown":
            left = max((view.ends or 0) - scene.now, 0)
            whole = (view.ends or 0) - (view.counting_from or 0)
            full = min(-(-BAR * left // whole), BAR)
            bar = Text("━" * full, style="bold #F0872F").append("━" * (BAR - full), style="#4A4A4A")
            return bar.append(f" {words('watch-seconds-left', seconds=-(-left // 1000))}", style="bold #F0872F")
        case "between":
            return Text(words("watch-next-round"), style=QUIET)
        case "over":
            return Text(words("watch-over"), style="bold")


def _seat(scene: Scene, number: Seat, cell: Cell) -> Panel:
    seat = scene.view.seats[number]
    body = Group(
        Align.center(_card(seat, cell, is_colourful=scene.is_colourful), vertical="middle", height=ROWS * cell.height),
        Text(),
        _tray(seat),
        _state(scene, seat),
        _points(scene, seat),
    )
    is_done = seat.finish is not None and scene.view.phase != "over"
    border = "#3E9E57" if is_done else QUIET
    width = max(COLUMNS * cell.width, 3 * len(seat.tiles)) + 4
    return Panel(body, title=Text(scene.names[number], style="bold"), border_style=border, width=width)


def _card(seat: SeatView, cell: Cell, *, is_colourful: bool) -> Text:
    lying = {place: laid.tile for laid in seat.board for place in laid.cells}
    labelled = {laid.cells[0] for laid in seat.board} if is_colourful else lying.keys()
    free = "  " if is_colourful else "··"
    lines = []
    for row, marks in enumerate(seat.card.area if seat.card else ()):
        for part in range(cell.height):
            line = Text()
            for column, mark in enumerate(marks):
                tile = lying.get((row, column))
                label = tile if tile and part == 0 and (row, column) in labelled else ""
                if not tile and mark == "#" and part == 0:
                    label = free
                line.append(f"{label:^{cell.width}}", _style(tile) if tile else FREE if mark == "#" else "")
            lines.append(line)
    return Text("\n").join(lines)


def _style(tile: str) -> str:
    background = paint(FUN_SIZE[tile].colour)
    return f"{ink_on(background)} on {background}"


def _tray(seat: SeatView) -> Text:
    """The tiles that are still at hand."""
    lying = {laid.tile for laid in seat.board}
    text = Text()
    for tile in seat.tiles:
        text.append("  " if tile in lying else tile, "" if tile in lying else _style(tile)).append(" ")
    return text


def _state(scene: Scene, seat: SeatView) -> Text:
    words = scene.words
    if seat.finish:
        time = seconds(words, seat.finish.at - scene.view.begun)
        return Text(words("watch-state-solved", time=time), style="bold #3E9E57")
    match scene.view.phase:
        case "racing" | "countdown" if seat.gives_up:
            return Text(words("watch-state-gives-up"), style=QUIET)
        case "racing" | "countdown":
            return Text(words("watch-state-searching"), style=QUIET)
        case "between":
            return Text(words("watch-state-not-solved"), style="#D9483F")
        case "over":
            return Text()


def _points(scene: Scene, seat: SeatView) -> Text:
    words = scene.words
    cards = Text(words("common-cards", count=seat.cards_won))
    if scene.view.options.solo:
        return cards
    return cards.append(f"  {seat.gemstones} ◆  ").append(words("common-points", count=seat.points), style="bold")
