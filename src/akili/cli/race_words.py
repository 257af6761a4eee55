"""A race in words: what has just happened, what a round came to, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from akili.engine.game import Millis, Outcome
from akili.engine.replay import Replay
from akili.games.ubongo_fun_size.model import Event, RoundResult, View
from akili.locales import Words
from akili.ubongo.finish import Finish
from akili.ubongo.race.model import (
    CardPutAside,
    CardSolved,
    CountdownBegun,
    GivenUp,
    MatchEnded,
    RoundBegun,
    RoundEnded,
)

LONGEST_NAME = 24


def clock(time: Millis) -> str:
    """Minutes and seconds, as on a wall."""
    minutes, seconds = divmod(max(time, 0) // 1000, 60)
    return f"{minutes}:{seconds:02}"


def seconds(words: Words, time: Millis) -> str:
    """A solving time."""
    tenths = round(time / 100)
    if tenths < 600:
        return words("watch-seconds", seconds=tenths / 10)
    return words("watch-minutes", minutes=tenths // 600, seconds=tenths % 600 / 10)


def names_of(replay: Replay) -> list[str]:
    """What the players are called, as far as a terminal may hear it: a file can come from anywhere."""
    return ["".join(mark if mark.isprintable() else "�" for mark in seat.name[:LONGEST_NAME]) for seat in replay.seats]


def winners_line(words: Words, names: Sequence[str], outcome: Outcome, reached: Sequence[object]) -> str:
    """Who has won, and what everyone reached."""
    points = ", ".join(f"{names[seat]} {reached[seat]}" for rank in outcome.ranking for seat in rank)
    *others, last = (names[seat] for seat in outcome.ranking[0])
    if not others:
        return words("watch-wins", name=last, points=points)
    winners = words("watch-and", first=", ".join(others), last=last)
    return words("watch-share-the-win", names=winners, points=points)


def last_word(words: Words, names: Sequence[str], view: Any, outcome: Outcome) -> str:
    """How a match of any game ended."""
    if isinstance(view, View):
        return Reporter(words, names).final_line(view, outcome)
    if len(names) == 1:
        return words("watch-alone-points", name=names[0], count=outcome.points[0])
    return winners_line(words, names, outcome, outcome.points)


@dataclass(frozen=True)
class Reporter:
    """Tells a race in one language, by the names of those who play it."""

    words: Words
    names: Sequence[str]

    def news(self, event: Event, view: View, at: Millis) -> str | None:
        """A line for the log about an event that was just folded into the view; None for what the board shows."""
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
            case MatchEnded():
                return words("watch-over")
            case _:
                return None

    def round_line(self, number: int, result: RoundResult) -> str:
        """Who solved the card, in which time, and who not."""
        solved = sorted((finish for finish in result.finishes if finish), key=lambda finish: finish.at)
        parts = [
            f"{self.names[finish.seat]} {self._time(finish, result)}{' ◆' if finish.seat in result.first else ''}"
            for finish in solved
        ]
        parts += [f"{self.names[seat]} –" for seat, finish in enumerate(result.finishes) if not finish]
        return self.words("watch-round-result", number=number, times=", ".join(parts))

    def card_line(self, number: int, result: RoundResult) -> str:
        """Alone: the time for a card."""
        return self.words("watch-card-result", number=number, time=self._time(result.finishes[0], result))

    def final_line(self, view: View, outcome: Outcome) -> str:
        """The last word."""
        return self._alone(view) if view.options.solo else self._ranking(view, outcome)

    def _alone(self, view: View) -> str:
        solved, time = view.seats[0].cards_won, seconds(self.words, view.ended or 0)
        if not view.put_aside:
            return self.words("watch-alone", name=self.names[0], count=solved, time=time)
        return self.words("watch-alone-with-aside", name=self.names[0], count=solved, time=time, aside=view.put_aside)

    def _ranking(self, view: View, outcome: Outcome) -> str:
        reached = [f"{seat.points} ({seat.gemstones} ◆)" for seat in view.seats]
        return winners_line(self.words, self.names, outcome, reached)

    def _time(self, finish: Finish | None, result: RoundResult) -> str:
        return seconds(self.words, finish.at - result.begun) if finish else "–"
