"""Clever Cubed in a terminal: its sheet as a line and as a picture, and a match as it is played."""

from collections.abc import Sequence

from akili.cli.games import terminal
from akili.cli.games.clever_cubed.reporter import CleverReporter
from akili.cli.games.clever_cubed.score import score_json, score_text
from akili.cli.games.clever_cubed.sheet_picture import plain, show_sheet
from akili.games.clever_cubed.notation import parse
from akili.games.clever_cubed.sheet import Sheet
from akili.locales import Words


class NotedSheet:
    """The sheet, from a line of six words."""

    help = """\
A sheet is a line of six words; a dot stands for a row, or an area, without any marks:

  yellow     the numbers crossed in its rows I/II/III
  turquoise  the same for its five rows
  blue       the numbers as on the paper, the printed 7 between them in colons; ':7:' alone if there are none
  brown      a number for each crossed field from the left, a dot for each other one before the last cross
  pink       the numbers written, with an h where it was half the die
  actions    the rows re-roll/joker/extra die: o is circled, x is used

  akili score clever-cubed 136/34/12 123456/1/2/./. 5,6:7:8,9,10 1.3..6 2h,6,10,1h xoo/ox/.
"""

    def empty(self) -> str:
        """The sheet before anything is marked."""
        return plain(Sheet())

    def show(self, line: str | None) -> None:
        """Draw it, as colourful as standard output is."""
        show_sheet(Sheet() if line is None else parse(line))

    def score(self, line: str) -> str:
        """What it is worth, area by area."""
        return score_text(parse(line))

    def score_json(self, line: str) -> str:
        """The same for programs."""
        return score_json(parse(line))


class Terminal(terminal.Terminal):
    """What a terminal takes, tells and draws of it."""

    sheet = NotedSheet()

    def reporter(self, words: Words, names: Sequence[str]) -> CleverReporter:
        """Who tells a match."""
        return CleverReporter(self.game, words, names)
