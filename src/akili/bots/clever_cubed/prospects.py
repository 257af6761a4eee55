"""What a command leads to, as far as it is certain: a sheet, ? that wait, and what is left of the turn and the game."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from akili.bots.clever_cubed.evaluation import Moments
from akili.games.clever_cubed import jokers, printed
from akili.games.clever_cubed.bonuses import after
from akili.games.clever_cubed.model import (
    DICE,
    HAND,
    ROLLS,
    Bonus,
    Command,
    Done,
    Extra,
    Mark,
    Options,
    Pass,
    Reroll,
    Roll,
    SeatView,
    TakeBack,
    TakeHint,
    Use,
    View,
)
from akili.games.clever_cubed.sheet import Sheet

Waiting = tuple[printed.Bonus, ...]

FINISH: Moments = 1
ACTIVE_TURN: Moments = ROLLS + FINISH
PASSIVE_TURN: Moments = 1 + FINISH


class Prospect(NamedTuple):
    """Where a command leads."""

    sheet: Sheet
    waiting: Waiting
    moments: Moments  # still to come
    rolls: int = 0  # still to come in this turn
    dice: int = 0  # to roll, a bit a die


class Table:
    """A view, ready to say where the commands of its seat lead."""

    def __init__(self, view: View) -> None:
        assert view.you is not None
        self.view = view
        self.own: SeatView = view.seats[view.you]
        self.faces = tuple(die.face or 0 for die in view.dice) if view.dice[0].face else ()
        self._hand = sum(1 << number for number, die in enumerate(view.dice) if die.place == HAND)
        self._later = moments_after_turn(view, view.you)
        self._marked: dict[Mark, tuple[Sheet, Waiting]] = {}

    def prospect(self, command: Command) -> Prospect:
        """Where a command leads."""
        sheet = self.own.sheet
        match command:
            case Use(die=die):
                return self._after(*self._with(command), *self._after_use(DICE.index(die)))
            case Extra():
                marked, waiting = self._with(command)
                return self._finishing(replace(marked, extras_used=marked.extras_used + 1), waiting)
            case Bonus(bonus=bonus, mark=mark):
                marked, waiting = self._mark(mark)
                rest = list(self.own.waiting)
                rest.remove(bonus)
                return self._onwards(marked, (*rest, *waiting))
            case Reroll():
                spent = replace(sheet, rerolls_used=sheet.rerolls_used + 1)
                return self._after(spent, (), self._rolls_to_come + 1, self._hand)
            case Pass() if self.view.phase == "choosing":
                return self._after(sheet, (), self._rolls_to_come, self._hand)
            case Done():
                return Prospect(sheet, (), self._later)
            case Pass() | Roll() | TakeBack() | TakeHint():  # a pass where a ? waits: all of them lapse
                return self._onwards(sheet, ())

    @property
    def _rolls_to_come(self) -> int:
        return ROLLS - self.view.roll

    def _with(self, command: Use | Extra) -> tuple[Sheet, Waiting]:
        sheet, waiting = self._mark(command.mark)
        return (jokers.spent(sheet, command.joker) if command.joker else sheet), waiting

    def _mark(self, mark: Mark) -> tuple[Sheet, Waiting]:
        if mark not in self._marked:
            self._marked[mark] = with_bonuses(self.own.sheet, mark, self.view.options)
        return self._marked[mark]

    def _after_use(self, used: int) -> tuple[int, int]:
        """Rolls to come and the dice for them; a pick leaves none."""
        if self.view.phase != "choosing":
            return 0, 0
        face = self.faces[used]
        stay = [die for die in range(len(DICE)) if self._hand >> die & 1 and die != used and self.faces[die] >= face]
        return self._rolls_to_come, sum(1 << die for die in stay)

    def _onwards(self, sheet: Sheet, waiting: Waiting) -> Prospect:
        """As it is now, but for the sheet."""
        match self.view.phase:
            case "rolling" if self.view.active == self.view.you:
                return self._after(sheet, waiting, self._rolls_to_come, self._hand)
            case "opening":
                return Prospect(sheet, waiting, self._later)
            case _:
                return self._finishing(sheet, waiting)

    def _after(self, sheet: Sheet, waiting: Waiting, rolls: int, dice: int) -> Prospect:
        if not rolls or not dice:
            return self._finishing(sheet, waiting)
        return Prospect(sheet, waiting, self._later + FINISH + rolls, rolls, dice)

    def _finishing(self, sheet: Sheet, waiting: Waiting) -> Prospect:
        return Prospect(sheet, waiting, self._later + FINISH)


def with_bonuses(sheet: Sheet, mark: Mark, options: Options) -> tuple[Sheet, Waiting]:
    """The sheet with a mark and the actions it wins; each ? waits, and foxes follow from the marks."""
    sheet, won = after(sheet, mark, options)
    return sheet, tuple([bonus for bonus, _ in won if bonus[0] == "?"]) if won else ()


def moments_after_turn(view: View, seat: int) -> Moments:
    """What comes for a seat when this turn is over; at the opening of a round, the whole round."""
    seats = len(view.seats)
    turns = max(2, seats)  # alone every other turn is a passive one
    a_round = ACTIVE_TURN + (turns - 1) * PASSIVE_TURN
    rounds = (view.rounds - view.round) * a_round
    if view.phase == "opening":
        return rounds + a_round
    if seats == 1:
        return rounds + (PASSIVE_TURN if view.active == 0 else 0)
    position = 0 if view.active is None else (view.active - view.first) % seats
    to_come = [(view.first + turn) % seats for turn in range(position + 1, seats)]
    return rounds + sum(ACTIVE_TURN if active == seat else PASSIVE_TURN for active in to_come)
