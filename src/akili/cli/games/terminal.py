"""What a game may bring to the shell: arguments of its own, words for what happens, a live picture, a sheet."""

from __future__ import annotations

from abc import ABC, abstractmethod
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from akili.engine.game import Millis, Outcome, Seat, Unit
from akili.games.registry import AnyGame
from akili.locales import Words

if TYPE_CHECKING:
    from rich.console import RenderableType


class Mistake(NamedTuple):
    """What was done, what would have been better, and why."""

    chosen: str
    better: str
    why: str


@dataclass(frozen=True)
class Reporter:
    """Tells a match in one language, by the names of those who play it; this one knows only how it ended."""

    game: AnyGame
    words: Words
    names: Sequence[str]

    def news(self, event: Any, view: Any, at: Millis) -> str | None:  # noqa: ARG002 - nothing is known of the game
        """A line for the log about an event that was just folded into the view; None for what needs no words."""
        return None

    def result(self, before: Any, view: Any) -> str | None:  # noqa: ARG002
        """A line where a view follows another and something has come to an end, such as a round."""
        return None

    def final(self, view: Any, outcome: Outcome) -> str:  # noqa: ARG002
        """The last word."""
        if len(self.names) == 1:
            return self.words("watch-alone-points", name=self.names[0], count=outcome.points[0])
        return self.ranking(outcome, outcome.points)

    def mistake(self, decision: Any) -> Mistake:
        """A decision of the game's analysis, in words."""
        raise NotImplementedError

    def remarks(self, found: Any, seat: Seat) -> Iterable[str]:  # noqa: ARG002 - most games have no more to say
        """What a game's analysis tells of a seat beside its account and its mistakes, line by line."""
        return ()

    def figure(self, unit: Unit, value: float, *, signed: bool = False) -> str:
        """A value of an analysis as it is written; milliseconds are told in seconds."""
        scaled = value / 1000 if unit == "milliseconds" else value
        rounded = round(abs(scaled), 1)
        sign = "" if not rounded else "−" if scaled < 0 else "+" if signed else ""
        return sign + self.words("analysis-figure", unit=unit, value=rounded)

    def chapter(self, number: int) -> str:
        """The part of a match that an analysis speaks of."""
        return self.words("analysis-chapter", kind="round", number=number)

    def ranking(self, outcome: Outcome, reached: Sequence[object]) -> str:
        """Who has won, and what everyone reached."""
        points = ", ".join(f"{self.names[seat]} {reached[seat]}" for rank in outcome.ranking for seat in rank)
        *others, last = (self.names[seat] for seat in outcome.ranking[0])
        if not others:
            return self.words("watch-wins", name=last, points=points)
        winners = self.words("watch-and", first=", ".join(others), last=last)
        return self.words("watch-share-the-win", names=winners, points=points)

    @property
    def title(self) -> str:
        """How the game is called."""
        return self.words(f"game-{self.game.info.short}-name")


@dataclass(frozen=True)
class Scene:
    """One moment of a match, as anybody may see it."""

    view: Any
    now: Millis
    news: Sequence[str] = ()
    is_colourful: bool = True  # else letters must tell what colours would


class LiveReporter(Reporter, ABC):
    """A reporter who draws as well."""

    @abstractmethod
    def picture(self, scene: Scene, width: int, height: int) -> RenderableType:
        """The whole table, for a terminal of this size."""


class Sheet(Protocol):
    """A sheet of marks that is written as a line: ``akili show`` draws it, ``akili score`` counts it."""

    help: str  # what the line is made of, with an example

    def empty(self) -> str:
        """The sheet before anything is marked, drawn with plain letters."""

    def show(self, line: str | None) -> None:
        """Draw it on standard output; the empty one if there is no line."""

    def score(self, line: str) -> str:
        """What it is worth, and why."""

    def score_json(self, line: str) -> str:
        """The same for programs."""


class Terminal:
    """What a terminal takes, tells and draws of a game; a game's own is a subclass of the same name in its module."""

    sheet: Sheet | None = None

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def add_arguments(self, parser: ArgumentParser) -> None:
        """What ``akili watch`` may be told about the options."""
        parser.add_argument("--options", default="{}", metavar="JSON", help="the options of the game")

    def options(self, arguments: Namespace, seats: int) -> Any:  # noqa: ARG002 - the rules will say what doesn't fit
        """The options that these arguments mean."""
        return options_of(self.game, arguments.options)

    def options_among_bots(self, text: str) -> Any:
        """The options that were typed as JSON for matches without people."""
        return options_of(self.game, text)

    def reporter(self, words: Words, names: Sequence[str]) -> Reporter:
        """Who tells a match."""
        return Reporter(self.game, words, names)


def options_of(game: AnyGame, text: str) -> Any:
    """Options that were typed as JSON."""
    try:
        return msgspec.json.decode(text, type=game.options_type)
    except msgspec.DecodeError as error:
        raise ValueError(f"Can't use --options: {error}.") from error
