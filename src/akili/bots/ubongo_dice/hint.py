"""What best play would do with the dice on the table."""

from __future__ import annotations

from akili.bots.ubongo_dice import seen
from akili.bots.ubongo_dice.advice import Hint, PairAdvice, Use, Way
from akili.bots.ubongo_dice.drawings import Drawing, Value, board_of, drawings
from akili.engine.game import Seat
from akili.forge.rolls.board import AreaBoard
from akili.games.ubongo_dice.model import COLOURS, DieView, View


def hint_for(view: View, seat: Seat, value: Value) -> Hint:
    """Every pair of dice that the seat can have, or has, the best first."""
    board, free = board_of(view.areas[view.area]), seen.free_at_roll(view, seat)
    black, white = (seen.within_reach(view, seat, colour) for colour in COLOURS)
    pairs = [pair_advice(board, free, one, other, value) for one in black for other in white]
    return Hint(view.rolls, tuple(sorted(pairs, key=lambda pair: pair.ways[0].rolls)))


def pair_advice(board: AreaBoard, free: int, black: DieView, white: DieView, value: Value) -> PairAdvice:
    """The best way of each kind."""
    best: dict[Use, tuple[float, Drawing]] = {}
    for drawing in drawings(board, free, black.face, white.face):
        rolls, use = value(free ^ drawing.black ^ drawing.white), use_of(drawing)
        if use not in best or rolls < best[use][0]:
            best[use] = rolls, drawing
    ways = (way_of(board, drawing, rolls) for rolls, drawing in best.values())
    return PairAdvice(black.die, white.die, tuple(sorted(ways, key=lambda way: way.rolls)))


def use_of(drawing: Drawing) -> Use:
    """Which of the two dice it uses."""
    if drawing.black:
        return "both" if drawing.white else "black"
    return "white" if drawing.white else "none"


def way_of(board: AreaBoard, drawing: Drawing, rolls: float) -> Way:
    """A drawing in cells."""
    return Way(use_of(drawing), board.unpack(drawing.black), board.unpack(drawing.white), rolls)
