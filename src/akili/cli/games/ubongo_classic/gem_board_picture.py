"""The gem board and the gems of each seat: lanes as rows, the red spaces on the left, the nearest gems first."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from akili.cli.games.ubongo_classic.marks import INKS, SHAPES, letter
from akili.engine.game import Seat
from akili.forge.palette import ink_on, paint
from akili.games.ubongo_classic.gem_board import GEMS_OF_A_LANE, PAIR
from akili.games.ubongo_classic.model import COLOURS, Colour, Gems, Lane, View

GROUND = "on #143D33"
NEAREST = "bold on #2F6B45"
SPACE = "on #8E2A24"
FAINT = "#8A8A8A"
PAWNS = ("yellow", "pink", "sky", "purple")
LONGEST_NAME = 12


def board_text(view: View) -> Text:
    """A line per lane: its number, the pawns in front of it, and a dot for every gem that is gone."""
    return Text("\n").join(_lane(view, lane) for lane in range(len(view.lanes)))


def counts_text(view: View, names: Sequence[str]) -> Text:
    """Who has how many of each colour, the leaders first; below the shapes."""
    heading = Text(" " * (LONGEST_NAME + 6))
    for colour in COLOURS:
        heading.append(f"{SHAPES[colour]} ".rjust(3), INKS[colour])
    lines = [heading]
    ahead = 0
    for seats in view.ranking:
        lines += [_holder(view, seat, ahead + 1, names[seat]) for seat in seats]
        ahead += len(seats)
    return Text("\n").join(lines)


def pawn(seat: Seat) -> tuple[str, str]:
    """A pawn's letter with its style."""
    background = paint(PAWNS[seat])
    return letter(seat), f"bold {ink_on(background)} on {background}"


def gem(colour: Colour, ground: str = "") -> tuple[str, str]:
    """A gem's shape with its style."""
    return SHAPES[colour], f"{INKS[colour]} {ground}".rstrip()


def _lane(view: View, lane: Lane) -> Text:
    pawns = [pawn(number) for number, seat in enumerate(view.seats) if seat.pawn == lane]
    gems = view.lanes[lane]
    text = Text.assemble((f"{lane + 1} ", FAINT), (" ", SPACE), *pawns, (" " * (5 - len(pawns)), SPACE), (" ", GROUND))
    text.append(" ·" * (GEMS_OF_A_LANE - len(gems)), f"#5F8574 {GROUND}")
    for slot, colour in enumerate(gems):
        text.append(" ", NEAREST if 0 < slot < PAIR else GROUND).append(
            *gem(colour, NEAREST if slot < PAIR else GROUND)
        )
    return text.append(" ", GROUND)


def _holder(view: View, seat: Seat, rank: int, name: str) -> Text:
    gems: Gems = view.seats[seat].gems
    text = Text.assemble((f"{rank}. ", FAINT), pawn(seat), f" {name[:LONGEST_NAME].ljust(LONGEST_NAME)} ")
    for count in gems:
        text.append(f"{count:>2} ", "bold" if count and count == max(gems) else "" if count else FAINT)
    return text
