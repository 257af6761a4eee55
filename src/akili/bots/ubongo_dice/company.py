"""What a pair of dice and a drawing are worth among others: the points of this area, one's own less the mean of theirs.

One roll is looked ahead: the others take the dice that suit them best from those that are left to them, and draw what
is best for them alone. How long everybody takes from there follows from the value of what they have left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from heapq import nsmallest

from akili.bots.ubongo_dice import seen
from akili.bots.ubongo_dice.drawings import Choice, Drawing, Value, best_drawing, board_of, drawings
from akili.bots.ubongo_dice.points import chances_from, expected_points
from akili.bots.ubongo_dice.values import chance_to_fill
from akili.engine.game import Seat
from akili.games.ubongo_dice.agreement import DICE_ALONE, clockwise
from akili.games.ubongo_dice.model import COLOURS, DieView, View

CONSIDERED = 4  # drawings: those that leave the best rests

Pair = tuple[DieView, DieView]  # black and white


class Company:
    """A seat and the others who play the same area, in one roll."""

    def __init__(self, view: View, seat: Seat, value: Value) -> None:
        self.view, self.seat, self.value = view, seat, value
        self.board = board_of(view.areas[view.area])
        self.others = [other for other in _in_order(view) if view.seats[other].plays and other != seat]
        self._alone = cache(self._best_alone)

    def best(self, pair: Pair) -> Choice:
        """The drawing with these dice that gains most; a lower value is a higher gain."""
        theirs = list(self._rests_of_others(pair))
        considered = self._considered(pair)
        return min(
            (Choice(-self._gain(rest, theirs), drawing) for rest, drawing in considered), key=lambda each: each[0]
        )

    def _considered(self, pair: Pair) -> Iterable[tuple[int, Drawing]]:
        free, rests = seen.free_at_roll(self.view, self.seat), dict[int, Drawing]()
        for drawing in drawings(self.board, free, pair[0].face, pair[1].face):
            rests.setdefault(free ^ drawing.black ^ drawing.white, drawing)
        return [(rest, rests[rest]) for rest in nsmallest(CONSIDERED, rests, key=self.value)]

    def _gain(self, own: int, theirs: list[int]) -> float:
        """What is expected once everybody has drawn: this roll has filled an area or it hasn't."""
        rests = (own, *theirs)
        chances = [chances_from(*self._prospect(rest)) for rest in rests]
        rolls = ([float(not rest) for rest in rests], *([each[roll] for each in chances] for roll in range(2)))
        points = expected_points(rolls, self.view.at_stake, by_heads=self.view.options.by_heads)
        return points[0] - sum(points[1:]) / len(theirs)

    def _prospect(self, rest: int) -> tuple[float, float]:
        return chance_to_fill(self.board, rest, DICE_ALONE), self.value(rest)

    def _rests_of_others(self, own: Pair) -> Iterator[int]:
        """What they will have left, each in turn with the best of the dice that are left to them."""
        taken = [die.die for die in own]
        for other in self.others:
            black, white = (
                [
                    die
                    for die in seen.within_reach(self.view, other, colour)
                    if die.owner == other or die.die not in taken
                ]
                for colour in COLOURS
            )
            pair = min(
                ((one, two) for one in black for two in white), key=lambda pair: self._alone(other, *_faces(pair))[0]
            )
            taken += [die.die for die in pair]
            drawing = self._alone(other, *_faces(pair)).drawing
            yield seen.free_at_roll(self.view, other) ^ drawing.black ^ drawing.white

    def _best_alone(self, seat: Seat, black: str, white: str) -> Choice:
        return best_drawing(self.board, seen.free_at_roll(self.view, seat), black, white, self.value)


def _faces(pair: Pair) -> tuple[str, str]:
    return pair[0].face, pair[1].face


def _in_order(view: View) -> list[Seat]:
    """Clockwise from the roller."""
    assert view.roller is not None
    return clockwise(len(view.seats), view.roller - 1)
