"""A seat at the dice game, played by code: which dice it grabs, what it draws, and when.

What it chooses follows from the seed and from what lies on the table; when it acts depends on when that came about,
not on how often it is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import exp

from akili.bots.plan import Planned
from akili.bots.skill import normal
from akili.bots.ubongo_dice import seen
from akili.bots.ubongo_dice.company import Company, Pair
from akili.bots.ubongo_dice.drawings import Choice, Drawing, Value, best_drawing, board_of
from akili.bots.ubongo_dice.levels import MANNERS, Manner
from akili.engine.chance import SeededChance
from akili.engine.game import Millis, Seat
from akili.games.ubongo_dice.agreement import DICE_ALONE
from akili.games.ubongo_dice.model import (
    COLOURS,
    Command,
    Confirm,
    DieView,
    DrawShape,
    GrabDie,
    LiftShape,
    RollDice,
    View,
)

BREATH: Millis = 1300  # before it rolls, and after its drawing
UNEVEN = 0.3  # deviation of the logarithm of a pause
MARGIN: Millis = 500  # before the end of a step


class DicePlayer:
    """Plays one seat."""

    ponders = True  # the many drawings of a large area take a while

    def __init__(self, manner: Manner, seat: Seat, seed: str) -> None:
        self.manner = manner
        self.seat = seat
        self.chance = SeededChance(f"dice/{manner.name}/{seat}/{seed}")
        self._since: tuple[str, Millis] | None = None
        self._weighed: tuple[object, dict[Pair, float]] | None = None
        self._thought: tuple[int, Drawing] | None = None

    def plan(self, view: View, now: Millis) -> Planned | None:
        """The roll, the next die, the next shape."""
        match view.phase:
            case "rolling" if view.roller == self.seat and not view.deserted:
                return Planned(self._after(f"roll {view.rolls}", BREATH, now), RollDice())
            case "grabbing" if view.seats[self.seat].plays and view.turn in (None, self.seat):
                return self._grab(view, now)
            case "drawing" if view.seats[self.seat].plays and not view.seats[self.seat].is_confirmed:
                return self._draw(view)
            case _:
                return None

    # Grabbing

    def _grab(self, view: View, now: Millis) -> Planned | None:
        """It reaches for the die that would be the greater loss, then for the other one."""
        own = seen.in_hand(view, self.seat)
        if len(own) == len(COLOURS):
            return None
        wanted = self._wanted(view)
        pause = self.manner.hand if own else self.manner.look
        at = self._after(f"grab {view.rolls} {wanted.die}", pause, now)
        return Planned(_in_time(view, at), GrabDie(wanted.die))

    def _wanted(self, view: View) -> DieView:
        worth = self._worth_of_pairs(view)
        best = min(worth, key=lambda pair: worth[pair])
        own = seen.in_hand(view, self.seat)

        def without(die: DieView) -> float:
            return min((value for pair, value in worth.items() if die not in pair), default=0.0)

        return max((die for die in best if die.die.colour not in own), key=without)

    def _worth_of_pairs(self, view: View) -> dict[Pair, float]:
        black, white = (seen.within_reach(view, self.seat, colour) for colour in COLOURS)
        situation = view.rolls, view.dice
        if self._weighed is None or self._weighed[0] != situation:
            choose = self._chooser(view)
            self._weighed = situation, {(one, other): choose((one, other)).value for one in black for other in white}
        return self._weighed[1]

    # Drawing

    def _draw(self, view: View) -> Planned | None:
        own = view.seats[self.seat]
        if own.fits_nowhere:
            return None  # all see why, then it is confirmed by itself
        drawing = self._drawing(view)
        done, command = self._next_step(view, drawing)
        chance = self.chance.fork(f"draw {view.rolls}")
        pauses = [self.manner.thought, self.manner.hand, BREATH]
        return Planned(
            _in_time(view, view.since + sum(_uneven(pause, chance) for pause in pauses[: done + 1])), command
        )

    def _next_step(self, view: View, drawing: Drawing) -> tuple[int, Command]:
        """How much is done, and what comes next."""
        lying = seen.drawn_now(view, self.seat)
        wanted = drawing.cells(board_of(view.areas[view.area]))
        for colour in lying:
            if colour not in wanted:
                return 0, LiftShape(colour)
        rest = [colour for colour in wanted if colour not in lying or lying[colour].cells != wanted[colour]]
        if rest:
            return len(wanted) - len(rest), DrawShape(rest[0], wanted[rest[0]])
        return len(wanted), Confirm()

    # Choosing

    def _drawing(self, view: View) -> Drawing:
        if self._thought is None or self._thought[0] != view.rolls:
            own = seen.in_hand(view, self.seat)
            self._thought = view.rolls, self._chooser(view)((own["black"], own["white"])).drawing
        return self._thought[1]

    def _chooser(self, view: View) -> Callable[[Pair], Choice]:
        """What is best with a pair of dice."""
        board, free = board_of(view.areas[view.area]), seen.free_at_roll(view, self.seat)
        value = self._hazy(view.rolls, self.manner.value(board, DICE_ALONE))
        if self.manner.minds_others and sum(seat.plays for seat in view.seats) > 1:
            return Company(view, self.seat, value).best
        return lambda pair: best_drawing(board, free, pair[0].face, pair[1].face, value)

    def _hazy(self, roll: int, value: Value) -> Value:
        """What rests seem to be worth in this roll; that an area is full is never overlooked."""
        if not self.manner.haze:
            return value
        chance = self.chance.fork(f"haze {roll}")
        return lambda free: value(free) + self.manner.haze * normal(chance.fork(free)) if free else value(free)

    # Pauses

    def _after(self, situation: str, pause: Millis, now: Millis) -> Millis:
        """So long after the situation has come about, give or take."""
        if self._since is None or self._since[0] != situation:
            self._since = situation, now
        return self._since[1] + _uneven(pause, self.chance.fork(situation))


def _uneven(pause: Millis, chance: SeededChance) -> Millis:
    return round(pause * exp(UNEVEN * normal(chance)))


def _in_time(view: View, at: Millis) -> Millis:
    return at if view.ends is None else min(at, view.ends - MARGIN)


DICE_PLAYERS: Mapping[str, Callable[[Seat, str], DicePlayer]] = {
    name: partial(DicePlayer, manner) for name, manner in MANNERS.items()
}
