"""A Clever Cubed sheet as a picture: letters anywhere, colours in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from akili.cli.games.clever_cubed.sheet_lines import WIDTH, Cell, Line, lines
from akili.cli.picture import is_colourful
from akili.forge.palette import NO_COLOUR, ink_on, paint
from akili.games.clever_cubed.sheet import Sheet

if TYPE_CHECKING:
    from rich.text import Text

MARGIN = 11
GROUNDS = {
    "yellow": paint("yellow"),
    "grey": NO_COLOUR,
    "turquoise": paint("teal"),
    "paper": paint("white"),
    "blue": paint("blue"),
    "brown": paint("brown"),
    "pink": paint("pink"),
    "black": paint("black"),
}


def show_sheet(sheet: Sheet) -> None:
    """Draw it on standard output, as colourful as that is."""
    if not is_colourful():
        print(plain(sheet))
        return
    from rich.console import Console

    Console().print(coloured(sheet), soft_wrap=True)


def plain(sheet: Sheet) -> str:
    """The sheet in ASCII."""
    return "\n".join(_plain(line) for line in lines(sheet))


def _plain(line: Line) -> str:
    return f"{_label(line)}{''.join(f'{_centred(cell)} ' for cell in line.cells)}{line.remark}".rstrip()


def coloured(sheet: Sheet) -> Text:
    """The same with the grounds of the paper."""
    from rich.text import Text

    return Text("\n").join(_coloured(line) for line in lines(sheet))


def _coloured(line: Line) -> Text:
    from rich.text import Text

    text = Text(_label(line))
    for cell in line.cells:
        text.append(_centred(cell), _style(cell)).append(" ")
    return text.append(line.remark)


def _label(line: Line) -> str:
    return f"{line.label:<{MARGIN + line.shift}}"


def _centred(cell: Cell) -> str:
    return f"{cell.text:^{WIDTH}}"


def _style(cell: Cell) -> str:
    """Its ground and a readable ink; the other way round where it is crossed, so that crosses catch the eye."""
    if not cell.ground:
        return ""
    ground = GROUNDS[cell.ground]
    return f"{ground} on {ink_on(ground)}" if "X" in cell.text else f"{ink_on(ground)} on {ground}"
