"""What is told of a match: rolls, dice that are grabbed or lost, areas that are filled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from akili.bots.ubongo_dice.advice import RollAnalysis, Use
from akili.cli.games.terminal import LiveReporter, Mistake, Scene
from akili.engine.game import Millis, Outcome, PresenceChanged, Seat
from akili.games.ubongo_dice.model import (
    AreaBegun,
    DiceRolled,
    DieGrabbed,
    DieLost,
    Field,
    HintTaken,
    MatchEnded,
    RollScored,
    View,
)

if TYPE_CHECKING:
    from rich.console import RenderableType


class DiceReporter(LiveReporter):
    """Tells and draws it."""

    def picture(self, scene: Scene, width: int, height: int) -> RenderableType:
        """Dice, areas, sheets, news."""
        from akili.cli.games.ubongo_dice.table_picture import picture

        return picture(self, scene, width, height)

    def news(self, event: Any, view: View, at: Millis) -> str | None:  # noqa: ARG002 - news are told at once
        """What isn't seen for long."""
        words, names = self.words, self.names
        match event:
            case AreaBegun(area=area):
                return words("watch-dice-area-begins", area=area + 1)
            case DiceRolled(seat=seat, black=black, white=white):
                return words("watch-dice-rolled", name=names[seat], black=" ".join(black), white=" ".join(white))
            case DieGrabbed(seat=seat, die=die, chosen=True) if len(names) > 1:
                face = next(each.face for each in view.dice if each.die == die)
                return words("watch-dice-grabs", name=names[seat], face=face)
            case DieLost(seat=seat, to=other):
                return words("watch-dice-lost", name=names[seat], other=names[other])
            case HintTaken(seat=seat):
                return words("watch-dice-hint", name=names[seat])
            case RollScored(filled=filled, points=points) if filled:
                return words("watch-dice-filled", names=self._listed(filled), area=view.area + 1, points=points)
            case RollScored(consoled=consoled) if consoled:
                return words("watch-dice-consoled", names=self._listed(consoled))
            case PresenceChanged(presence=presence):
                away = self._listed(presence.away)
                return words("watch-away", names=away) if away else words("watch-all-back")
            case MatchEnded():
                return words("watch-over")
            case _:
                return None

    def result(self, before: View, view: View) -> str | None:
        """A line per area, once everybody has scored for it."""
        if not before.areas or not all(_is_scored(view, before.area, seat) for seat in range(len(view.seats))):
            return None
        if all(_is_scored(before, before.area, seat) for seat in range(len(view.seats))):
            return None
        return self.area_line(view, before.area)

    def area_line(self, view: View, area: int) -> str:
        """What everybody got for an area, and with how many rolls."""
        fields = [seat.sheet[area] for seat in view.seats]
        if len(fields) == 1:
            return self.words(
                "watch-dice-area-alone", area=area + 1, rolls=fields[0].rolls, par=self.rolls(view.pars[area])
            )
        told = ", ".join(f"{name} {points_text(field)}" for name, field in zip(self.names, fields, strict=True))
        return self.words(
            "watch-dice-area-result", area=area + 1, results=told, rolls=max(field.rolls for field in fields)
        )

    def final(self, view: View, outcome: Outcome) -> str:
        """Who has won; alone, in how many rolls."""
        if len(view.seats) == 1:
            return self.words("watch-dice-alone", name=self.names[0], rolls=view.rolls, par=self.rolls(sum(view.pars)))
        return self.ranking(outcome, outcome.points)

    def mistake(self, decision: RollAnalysis) -> Mistake:
        """Dice or a drawing that left a worse rest."""
        words = self.words
        black, white = decision.shapes
        is_grab = decision.grab_cost >= decision.draw_cost
        better = (
            words("dice-analysis-better-dice", black=black, white=white)
            if is_grab
            else words("dice-analysis-better", use=better_use(decision.possible.use, decision.done.use))
        )
        best = decision.best if is_grab else decision.possible
        why = words("dice-analysis-rest", left=self.rolls(decision.done.rolls), best=self.rolls(best.rolls))
        return Mistake(words("dice-analysis-drawn", use=decision.done.use), better, why)

    def chapter(self, number: int) -> str:
        """An area."""
        return self.words("analysis-chapter", kind="area", number=number)

    def stage(self, view: View) -> str:
        """Which area, which roll."""
        return self.words("watch-dice-stage", area=view.area + 1, total=len(view.areas), roll=view.rolls)

    def doing(self, view: View) -> str:
        """What the table is at."""
        match view.phase:
            case "rolling":
                return self.words("watch-dice-rolls", name="" if view.roller is None else self.names[view.roller])
            case "landing":
                return self.words("watch-dice-landing")
            case "grabbing" if view.turn is not None:
                return self.words("watch-dice-turn", name=self.names[view.turn])
            case "grabbing":
                return self.words("watch-dice-grabbing")
            case "drawing":
                return self.words("watch-dice-drawing", points=view.at_stake)
            case "over":
                return self.words("watch-over")

    def rolls(self, rolls: float) -> str:
        """Rolls that are a mean, as the language writes them."""
        return self.words("watch-dice-figure", rolls=rolls)

    def _listed(self, seats: Iterable[Seat]) -> str:
        return ", ".join(self.names[seat] for seat in seats)


def better_use(better: Use, done: Use) -> str:
    """How the taken dice were better used; where the same shape is drawn, it is its place that differs."""
    return f"{better}-elsewhere" if better == done and better in ("black", "white") else better


def points_text(field: Field) -> str:
    """The points in a score circle; a consolation point is in brackets, a dot is still to come."""
    if field.points is None:
        return "·"
    return f"({field.points})" if field.is_consolation else str(field.points)


def _is_scored(view: View, area: int, seat: Seat) -> bool:
    return view.seats[seat].sheet[area].points is not None
