"""A match of Clever Cubed in a terminal: the dice where they lie, every seat's points, the news, and a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from akili.cli.games.clever_cubed.sheet_picture import GROUNDS, coloured
from akili.cli.games.terminal import Scene
from akili.cli.games.times import clock
from akili.forge.palette import ink_on
from akili.games.clever_cubed.model import FIELDS, HAND, PLATTER, DieView, View

if TYPE_CHECKING:
    from akili.cli.games.clever_cubed.reporter import CleverReporter

QUIET = "#8A8A8A"
AREAS = ("yellow", "turquoise", "blue", "brown", "pink")
DICE = dict(zip("ytbnpw", (*AREAS, "paper"), strict=True))
FRAME = 14  # lines that aren't news
TABLE_WIDTH, SHEET_WIDTH = 84, 80  # in characters
FEWEST_NEWS = 3


def picture(reporter: CleverReporter, scene: Scene, width: int, height: int) -> RenderableType:
    """The table, and the sheet of whose turn it is beside it or below, or nowhere where it has no room."""
    sheet = _sheet(reporter, scene.view)
    lines = sheet.plain.count("\n") + 1
    if width >= TABLE_WIDTH + SHEET_WIDTH and height >= lines:
        beside = Table.grid(padding=(0, 2))
        beside.add_row(_table(reporter, scene, height), sheet)
        return beside
    if height >= lines + FRAME + len(scene.view.seats) + FEWEST_NEWS:
        return Group(_table(reporter, scene, height - lines), sheet)
    return _table(reporter, scene, height)


def _sheet(reporter: CleverReporter, view: View) -> Text:
    """Of who is to act, or was active last."""
    seat = next(iter(view.to_act), view.active or 0)
    return Text(f"{reporter.names[seat]}\n", "bold").append_text(coloured(view.seats[seat].sheet))


def _table(reporter: CleverReporter, scene: Scene, height: int) -> RenderableType:
    """Dice and points, with as many news as there is room for."""
    room = max(height - FRAME - len(scene.view.seats), FEWEST_NEWS)
    news = [Text(line, style=QUIET, overflow="ellipsis", no_wrap=True) for line in scene.news[-room:]]
    return Group(
        _heading(reporter, scene), _dice(reporter, scene.view), _seats(reporter, scene.view), Rule(style=QUIET), *news
    )


def _heading(reporter: CleverReporter, scene: Scene) -> Text:
    view: View = scene.view
    number = reporter.words("watch-round-of", number=view.round, total=view.rounds)
    return Text.assemble((reporter.title, "bold"), f"  {number}  ", (clock(scene.now), "bold"), "\n")


def _dice(reporter: CleverReporter, view: View) -> RenderableType:
    """A line for the hand, the three fields and the platter."""
    hand, platter = reporter.words("watch-clever-cubed-hand"), reporter.words("watch-clever-cubed-platter")
    names = {HAND: hand, **{field: "I" * field for field in FIELDS}, PLATTER: platter}
    grid = Table.grid(padding=(0, 2))
    for place, name in names.items():
        dice = [die for die in view.dice if die.place == place and die.face is not None]
        grid.add_row(name, Text(" ").join(map(_die, dice)))
    return Group(grid, Text())


def _die(die: DieView) -> Text:
    """Its letter beside its face: colours alone don't tell."""
    ground = GROUNDS[DICE[die.die]]
    return Text(f" {die.die}{die.face} ", f"bold {ink_on(ground)} on {ground}")


def _seats(reporter: CleverReporter, view: View) -> Table:
    words = reporter.words
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for area in AREAS:
        table.add_column(words("watch-clever-cubed-area", area=area), justify="right")
    for heading in (words("watch-clever-cubed-foxes"), words("watch-clever-cubed-total"), ""):
        table.add_column(heading, justify="right")
    for number, seat in enumerate(view.seats):
        points = seat.points
        figures = [*(str(getattr(points, area)) for area in AREAS), str(points.fox_points)]
        style = "bold" if number == view.active else ""
        state = words("watch-clever-cubed-active") if number == view.active else ""
        table.add_row(
            Text(reporter.names[number], style), *figures, Text(str(points.total), "bold"), Text(state, QUIET)
        )
    return table
