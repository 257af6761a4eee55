"""What is told of a match: pawns, the die, places, gems that are taken or lost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from akili.bots.analysis import dearest
from akili.cli.games.race import RaceReporter
from akili.cli.games.terminal import Scene
from akili.cli.games.times import seconds
from akili.cli.games.ubongo_classic.marks import counts_text, gems_text, letter
from akili.engine.game import Millis, Outcome, Seat
from akili.forge.tiles import CLASSIC
from akili.games.ubongo_classic.hourglass import SECOND
from akili.games.ubongo_classic.model import (
    DieRolled,
    GemsTaken,
    HourglassTurned,
    PawnMoved,
    PawnPlaced,
    PlaceSettled,
    RollDue,
    RoundResult,
    SeatView,
    TakeLost,
    View,
)
from akili.ubongo.race.model import CountdownBegun, GivenUp

if TYPE_CHECKING:
    from rich.console import RenderableType


class ClassicReporter(RaceReporter):
    """Tells and draws it."""

    rows: ClassVar[int] = 6
    columns: ClassVar[int] = 6

    def colour(self, tile: str) -> str:
        """The name of a tile's colour."""
        return CLASSIC[tile].colour

    def label(self, seat: Seat, view: View) -> str:
        """The letter of the pawn, a name, and a side where it isn't the table's."""
        name, side = f"{letter(seat)} {self.names[seat]}", view.seats[seat].side
        return name if side == view.options.tiles else f"{name} · {side}"

    def details(self, view: View) -> Sequence[str]:
        """The side of the cards, what the die shows, and which hourglass it is."""
        details = [self.words("classic-tiles", count=view.options.tiles)]
        if view.symbol:
            details.append(self.words("classic-symbol", symbol=view.symbol))
        if view.hourglass == SECOND:
            details.append(self.words("watch-classic-second"))
        return details

    def treasure(self, seat: SeatView) -> str:
        """All gems by colour."""
        return counts_text(seat.gems)

    def prize(self, seat: Seat, result: RoundResult) -> str:
        """The gems that were taken."""
        return gems_text(result.gems[seat])

    def chapter(self, number: int) -> str:
        """Alone, too, it goes by rounds."""
        return self.words("analysis-chapter", kind="round", number=number)

    def remarks(self, found: Any, seat: Seat) -> Iterable[str]:
        """The gems, and the dearest take of them."""
        yield from super().remarks(found, seat)
        figure = partial(self.figure, "gems")
        yield self.words("classic-analysis-gems-cost", cost=figure(found.gem_costs[seat]))
        dear = [found.takes[place] for place in dearest(found.takes, seat)[:1]]
        for take in dear:
            chosen, better = (
                self.words("classic-analysis-take", lane=lane + 1, gems=gems_text(gems))
                for lane, gems in ((take.chosen, take.gems), (take.best, take.best_gems))
            )
            why = self.words("classic-analysis-take-why", value=figure(take.cost))
            yield f"{self.chapter(take.chapter)}: {chosen}. {self.words('analysis-better')}: {better}. {why}"

    def sand_from(self, view: View) -> Millis | None:
        """The sand runs from the beginning of a round."""
        return view.sand_from

    def waiting(self, view: View) -> str:
        """What the table waits for."""
        match view.stage:
            case "pawns":
                return self.words("watch-classic-pawns")
            case "roll":
                return self.words("watch-classic-rolls", name=self.names[view.starter])
            case _:
                return super().waiting(view)

    def picture(self, scene: Scene, width: int, height: int) -> RenderableType:
        """Cards, gem board, gems by colour."""
        from akili.cli.games.ubongo_classic.table_picture import picture

        return picture(self, scene, width, height)

    def news(self, event: Any, view: View, at: Millis) -> str | None:
        """What happens on the gem board is seldom seen in time, so all of it is told."""
        words, names = self.words, self.names
        match event:
            case PawnPlaced(seat=seat, lane=lane):
                return words("watch-classic-placed", name=names[seat], lane=lane + 1)
            case RollDue(seat=seat):
                return words("watch-classic-rolls", name=names[seat])
            case DieRolled(symbol=symbol):
                return words("watch-classic-rolled", symbol=words("classic-symbol", symbol=symbol))
            case HourglassTurned():
                return words("watch-classic-turned")
            case PlaceSettled(seat=seat, place=place, steps=steps):
                return words("watch-classic-place", name=names[seat], place=place, steps=steps)
            case PawnMoved(seat=seat, lane=lane):
                return words("watch-classic-moved", name=names[seat], lane=lane + 1)
            case GemsTaken(seat=seat, lane=lane, gems=gems):
                return words("watch-classic-taken", name=names[seat], lane=lane + 1, gems=gems_text(gems))
            case TakeLost(seat=seat, to=other, lane=lane):
                return words("watch-classic-lost", name=names[seat], other=names[other], lane=lane + 1)
            case GivenUp(seat=seat, agreed=True) if view.phase == "countdown":
                return words("watch-classic-done", name=names[seat])
            case CountdownBegun():
                return None  # the sand just runs on
            case _:
                return super().news(event, view, at)

    def final(self, view: View, outcome: Outcome) -> str:
        """Who has won, with all gems, and which colour it came down to; alone, in which time."""
        if len(view.seats) == 1:
            time = sum(result.over - result.begun for result in view.results)
            gems = counts_text(view.seats[0].gems)
            return self.words("watch-classic-alone", name=self.names[0], gems=gems, time=seconds(self.words, time))
        told = super().final(view, outcome)
        if not view.decided_by:
            return told
        return f"{told} {self.words('watch-classic-decided', colour=view.decided_by + 1)}"
