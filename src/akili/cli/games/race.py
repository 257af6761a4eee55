"""What all races share in a terminal: a game alone, the news of a round, what it came to, how it ended.

A game's reporter adds what is its own by the hooks at the beginning of the class.
"""

from __future__ import annotations

from abc import abstractmethod
from argparse import ArgumentParser
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from akili.bots.race_analysis.model import DeadEnd, RaceAnalysis
from akili.cli.games.terminal import LiveReporter, Mistake, Scene, Terminal
from akili.cli.games.times import seconds
from akili.engine.game import Millis, Outcome, PresenceChanged, Seat
from akili.polyomino import Placement
from akili.polyomino.grid import box
from akili.ubongo.finish import Finish
from akili.ubongo.race.model import (
    ByCount,
    ByTime,
    CardPutAside,
    CardSolved,
    CountdownBegun,
    GivenUp,
    MatchEnded,
    RaceSeatView,
    RaceView,
    RoundBegun,
    RoundEnded,
    RoundResult,
    Solo,
)

if TYPE_CHECKING:
    from rich.console import RenderableType

SOLO: Mapping[str, Solo] = {
    "5-minutes": ByTime(5),
    "10-minutes": ByTime(10),
    "20-minutes": ByTime(20),
    "5-cards": ByCount(5),
    "10-cards": ByCount(10),
    "20-cards": ByCount(20),
}


class RaceTerminal(Terminal):
    """A race in the shell."""

    def add_arguments(self, parser: ArgumentParser) -> None:
        """A game alone."""
        parser.add_argument("--solo", choices=SOLO, metavar="5-cards", help=f"alone: {', '.join(SOLO)}")


def solo_of(wish: str | None, seats: int) -> Solo | None:
    """The game alone that is meant; whoever says nothing plays five cards."""
    if wish and seats > 1:
        raise ValueError("--solo is for one bot.")
    return SOLO[wish or "5-cards"] if seats == 1 else None


class RaceReporter(LiveReporter):
    """Tells and draws a race."""

    rows: ClassVar[int]  # of the largest card, however it lies
    columns: ClassVar[int]
    has_holes: ClassVar[bool] = False  # in its tiles

    # What a game must say

    @abstractmethod
    def colour(self, tile: str) -> str:
        """The name of a tile's colour."""

    @abstractmethod
    def details(self, view: Any) -> Sequence[str]:
        """What is said of the match beside its name."""

    @abstractmethod
    def treasure(self, seat: Any) -> str:
        """What a seat has won beside its cards."""

    @abstractmethod
    def prize(self, seat: Seat, result: Any) -> str:
        """What stands behind the time of a seat that won something in a round; empty for nothing."""

    # What a game may say otherwise

    def label(self, seat: Seat, view: Any) -> str:  # noqa: ARG002 - a name is enough
        """What stands above a seat's card."""
        return self.names[seat]

    def stage(self, view: Any) -> str:
        """How far the match is: a round, or a card of a game alone."""
        if not view.rounds:
            return self.words("watch-card", number=view.round)
        if view.options.solo:
            return self.words("watch-card-of", number=view.round, total=view.rounds)
        return self.words("watch-round-of", number=view.round, total=view.rounds)

    def sand_from(self, view: Any) -> Millis | None:
        """Since when time has been running out; None while there is no hurry."""
        start: Millis | None = view.counting_from
        return start

    def waiting(self, view: Any) -> str:  # noqa: ARG002 - as a rule for the next round
        """What the table waits for between two rounds."""
        return self.words("watch-next-round")

    # All races

    def picture(self, scene: Scene, width: int, height: int) -> RenderableType:
        """Every seat's card with the tiles on it, the clock, points and news."""
        from akili.cli.games.race_picture import picture

        return picture(self, scene, width, height)

    def news(self, event: Any, view: Any, at: Millis) -> str | None:
        """A line about what the boards don't show."""
        words, names = self.words, self.names
        match event:
            case RoundBegun(round=number) if view.options.solo:
                return words("watch-card-begins", number=number)
            case RoundBegun(round=number):
                return words("watch-round-begins", number=number)
            case CardSolved(finish=finish):
                return words("watch-solved", name=names[finish.seat], time=seconds(words, finish.at - view.begun))
            case CountdownBegun(ends=ends):
                return words("watch-countdown", count=round((ends - at) / 1000))
            case GivenUp(seat=seat, agreed=True):
                return words("watch-would-give-up", name=names[seat])
            case GivenUp(seat=seat):
                return words("watch-searches-on", name=names[seat])
            case CardPutAside():
                return words("watch-put-aside")
            case RoundEnded() if not view.options.solo:
                return self.round_line(len(view.results), view.results[-1])
            case PresenceChanged(presence=presence):
                away = ", ".join(names[seat] for seat in presence.away)
                return words("watch-away", names=away) if away else words("watch-all-back")
            case MatchEnded():
                return words("watch-over")
            case _:
                return None

    def result(self, before: RaceView, view: RaceView) -> str | None:
        """A line per round, or per card of a game alone."""
        if len(view.results) == len(before.results):
            return None
        line = self.card_line if view.options.solo else self.round_line
        return line(len(view.results), view.results[-1])

    def round_line(self, number: int, result: Any) -> str:
        """Who solved the card, in which time, and who not."""
        unsolved = [f"{self.names[seat]} –" for seat, finish in enumerate(result.finishes) if not finish]
        return self.words("watch-round-result", number=number, results=", ".join([*self.solved(result), *unsolved]))

    def solved(self, result: RoundResult) -> list[str]:
        """Who solved the card, in which time, and what they won, the fastest first."""
        finishes = sorted((finish for finish in result.finishes if finish), key=lambda finish: finish.at)
        return [
            f"{self.names[finish.seat]} {self._time(finish, result)} {self.prize(finish.seat, result)}".rstrip()
            for finish in finishes
        ]

    def card_line(self, number: int, result: RoundResult) -> str:
        """Alone: the time for a card."""
        return self.words("watch-card-result", number=number, time=self._time(result.finishes[0], result))

    def final(self, view: Any, outcome: Outcome) -> str:
        """Who has won; alone, how many cards in which time."""
        if view.options.solo:
            return self._alone(view)
        seats: Sequence[RaceSeatView] = view.seats
        return self.ranking(outcome, [f"{seat.points} ({self.treasure(seat)})" for seat in seats])

    def mistake(self, decision: DeadEnd) -> Mistake:
        """A tile that led nowhere."""
        words = self.words
        why = [words("analysis-dead-end-gap", count=decision.gap) if decision.gap else words("analysis-dead-end")]
        if not decision.was_left:
            why.append(words("analysis-dead-end-stayed"))
        chosen, best = decision.chosen, decision.best
        laid, better = self._laid(chosen), self._laid(best)
        if laid == better:  # said alike, so it lies otherwise
            better = words("analysis-card-turned", tile=self._tile(best.tile))
        return Mistake(laid, better, " ".join(why))

    def _laid(self, laid: Placement) -> str:
        row, column, *_ = box(laid.cells)
        return self.words("analysis-card-tile", tile=self._tile(laid.tile), row=row + 1, column=column + 1)

    def _tile(self, tile: str) -> str:
        return f"{self.words('board-tile', colour=self.colour(tile), number=0)} ({tile})"

    def chapter(self, number: int) -> str:
        """A round, or a card of a game alone."""
        return self.words("analysis-chapter", kind="card" if len(self.names) == 1 else "round", number=number)

    def remarks(self, found: RaceAnalysis, seat: Seat) -> Iterable[str]:
        """The best card, the worst, and what was taken back."""
        cards, account = [card for card in found.cards if card.seat == seat], found.seats[seat]
        for key, place in (("fastest", account.fastest), ("slowest", account.slowest)):
            if place is not None:
                card = found.cards[place]
                yield self.words(
                    f"analysis-{key}",
                    chapter=self.chapter(card.chapter),
                    taken=seconds(self.words, card.taken),
                    usual=seconds(self.words, card.usual),
                )
        solved, back = sum(card.is_solved for card in cards), sum(card.taken_back for card in cards)
        yield self.words("analysis-taken-back", count=back, solved=solved, cards=len(cards))

    def _alone(self, view: RaceView) -> str:
        solved, time = view.seats[0].cards_won, seconds(self.words, view.ended or 0)
        if not view.put_aside:
            return self.words("watch-alone", name=self.names[0], count=solved, time=time)
        return self.words("watch-alone-with-aside", name=self.names[0], count=solved, time=time, aside=view.put_aside)

    def _time(self, finish: Finish | None, result: RoundResult) -> str:
        return seconds(self.words, finish.at - result.begun) if finish else "–"
