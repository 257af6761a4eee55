"""A match of Clever Cubed in words: whose turn it is, what was rolled, what was marked and won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from akili.bots.clever_cubed.advice import Choice
from akili.cli.games.terminal import LiveReporter, Mistake, Scene
from akili.engine.game import Millis
from akili.games.clever_cubed.model import (
    DICE,
    HAND,
    Blue,
    Bonus,
    BonusesLapsed,
    BonusUsed,
    BonusWon,
    Brown,
    Command,
    DiceDealt,
    DieUsed,
    DieView,
    Event,
    Extra,
    FinishBegun,
    HintTaken,
    Joker,
    Mark,
    MatchBegun,
    MatchEnded,
    Passed,
    Pink,
    Rerolled,
    Rolled,
    RoundBegun,
    TakenBack,
    TurnBegun,
    Turquoise,
    Use,
    View,
    Yellow,
)

if TYPE_CHECKING:
    from rich.console import RenderableType


class CleverReporter(LiveReporter):
    """Tells and draws it."""

    def picture(self, scene: Scene, width: int, height: int) -> RenderableType:
        """Dice, points and news, and where there is room the sheet of whose turn it is."""
        from akili.cli.games.clever_cubed.table_picture import picture

        return picture(self, scene, width, height)

    def news(self, event: Event, view: View, at: Millis) -> str | None:  # noqa: ARG002 - there is no clock in it
        """A line about nearly everything: not every terminal has room for a sheet."""
        words, names = self.words, self.names
        match event:
            case MatchBegun(first=first) if len(names) > 1:
                return words("watch-clever-cubed-begins", name=names[first])
            case RoundBegun(round=number):
                return words("watch-round-begins", number=number)
            case TurnBegun(active=int(active)) if len(names) > 1:
                return words("watch-clever-cubed-turn", name=names[active])
            case Rolled():
                return words(
                    "watch-clever-cubed-rolled", dice=self._dice(die for die in view.dice if die.place == HAND)
                )
            case DiceDealt():
                return words("watch-clever-cubed-rolled", dice=self._dice(view.dice))
            case Rerolled(seat=seat):
                return words("watch-clever-cubed-rerolls", name=names[seat])
            case Passed(seat=seat, why=why):
                return words("watch-clever-cubed-passes", name=names[seat], why=why)
            case TakenBack(seat=seat):
                return words("watch-clever-cubed-takes-back", name=names[seat])
            case HintTaken(seat=seat):
                return words("watch-clever-cubed-hint", name=names[seat])
            case FinishBegun() if len(names) > 1:
                return words("watch-clever-cubed-all-finish")
            case MatchEnded():
                return words("watch-over")
            case _:
                return self._of_a_sheet(event, view)

    def _of_a_sheet(self, event: Event, view: View) -> str | None:
        words, names = self.words, self.names
        match event:
            case DieUsed(seat=seat, die=die, mark=mark, joker=joker):
                used = next(each for each in view.dice if each.die == die)
                return f"{names[seat]}: {self._die(used, joker)} → {self.mark(mark)}"
            case BonusUsed(seat=seat, bonus=bonus, mark=mark):
                return f"{names[seat]}: {self.bonus(bonus)} → {self.mark(mark)}"
            case BonusWon(seat=seat, bonus=bonus):
                return words("watch-clever-cubed-wins", name=names[seat], bonus=self.bonus(bonus))
            case BonusesLapsed(seat=seat, bonuses=bonuses):
                return words("watch-clever-cubed-loses", name=names[seat], bonus=", ".join(map(self.bonus, bonuses)))
            case _:
                return None

    def result(self, before: View, view: View) -> str | None:
        """The points after each round."""
        if before.round == 0 or (view.round, view.phase == "over") == (before.round, before.phase == "over"):
            return None
        points = ", ".join(f"{name} {seat.points.total}" for name, seat in zip(self.names, view.seats, strict=True))
        return self.words("watch-round-result", number=before.round, results=points)

    def mark(self, mark: Mark) -> str:
        """Where and what was written."""
        words = self.words
        match mark:
            case Yellow(row=row, column=column):
                return words("watch-clever-cubed-yellow", row="I" * row, box=str(column))
            case Turquoise(column=column, rows=rows):
                return words("watch-clever-cubed-turquoise", column=str(column), rows=", ".join(map(str, rows)))
            case Blue(side=side, number=number):
                return words("watch-clever-cubed-blue", side=side, value=str(number))
            case Brown(field=field):
                return words("watch-clever-cubed-brown", field=str(field))
            case Pink(number=number, way=way):
                return words("watch-clever-cubed-pink", way=way, value=str(number))

    def mistake(self, decision: Choice) -> Mistake:
        """The command beside the better one, each with the points at the end that it promises."""
        reasons = [
            self.words("clever-cubed-analysis-reason", reason=reason.key, count=reason.count)
            for reason in decision.reasons
        ]
        if decision.although is not None:
            given_up = decision.although
            reasons.append(self.words("clever-cubed-analysis-although", reason=given_up.key, count=given_up.count))
        chosen, better = (self._command(command, decision.faces) for command in (decision.chosen, decision.best))
        if decision.lapsed:
            lost = ", ".join(map(self.bonus, decision.lapsed))
            chosen = self.words("clever-cubed-analysis-command", command="lapse", die=lost, mark="")
        promised = (self.figure("points", value) for value in (decision.value, decision.best_value))
        chosen, better = (f"{command} ({points})" for command, points in zip((chosen, better), promised, strict=True))
        return Mistake(chosen, better, "; ".join(reasons))

    def _command(self, command: Command, faces: Sequence[int]) -> str:
        die, mark = "", ""
        match command:
            case Use(die=used, joker=joker) | Extra(die=used, joker=joker):
                die = self._die(DieView(used, faces[DICE.index(used)], 0, None), joker)
                mark = self.mark(command.mark)
            case Bonus(bonus=bonus):
                die, mark = self.bonus(bonus), self.mark(command.mark)
            case _:
                pass
        return self.words("clever-cubed-analysis-command", command=type(command).__name__.lower(), die=die, mark=mark)

    def bonus(self, bonus: str) -> str:
        """What it is called."""
        return self.words(
            "watch-clever-cubed-bonus", bonus=f"ask-{bonus[1]}" if bonus[0] == "?" else bonus.replace("+1", "extra")
        )

    def _dice(self, dice: Iterable[DieView]) -> str:
        return ", ".join(self._die(die, None) for die in dice)

    def _die(self, die: DieView, joker: Joker | None) -> str:
        name = self.words("watch-clever-cubed-die", die=die.die)
        if joker is None:
            return f"{name} {die.face}"
        return f"{name} {die.face} {self.words('watch-clever-cubed-joker', value=str(joker.number))}"
