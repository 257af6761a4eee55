"""Showing a whole match: live in a terminal, at any speed, or as lines of text where there is none."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Iterable
from typing import Any

from akili.cli.race_words import Reporter, names_of
from akili.engine.game import Millis
from akili.engine.match import Match
from akili.engine.replay import Replay, events_of, match_of
from akili.games.registry import GAMES
from akili.locales import Words

TICK = 0.08  # seconds between two pictures
MAX = "max"
FASTEST = 1000

Speed = float | None  # None: as fast as can be, in words


def add_speed(parser: ArgumentParser) -> None:
    """The argument --speed."""
    parser.add_argument(
        "--speed",
        type=_speed,
        default=8.0,
        metavar="X",
        help=f"so many times as fast as life, or '{MAX}' for the results alone (default: 8)",
    )


def _speed(text: str) -> Speed:
    if text == MAX:
        return None
    try:
        speed = float(text)
    except ValueError:
        speed = 0.0
    if not 0 < speed <= FASTEST:
        raise ArgumentTypeError(f"say a number up to {FASTEST}, or '{MAX}'")
    return speed


def show(replay: Replay, speed: Speed, words: Words) -> None:
    """Show it live if there is a terminal to show it on, else tell the results."""
    game = GAMES[replay.game]
    match, events = match_of(replay, game), events_of(replay, game)
    reporter = Reporter(words, names_of(replay))
    if speed is None or sys.stdout is None or not sys.stdout.isatty():
        tell(match, reporter, events)
    else:
        show_live(match, reporter, events, speed)


def tell(match: Match, reporter: Reporter, events: Iterable[tuple[Millis, Any]]) -> None:
    """A line a round, and how it ended."""
    for _, event in events:
        rounds = len(match.view(None).results)
        match.apply([event])
        view = match.view(None)
        if len(view.results) > rounds:
            line = reporter.card_line if view.options.solo else reporter.round_line
            print(line(len(view.results), view.results[-1]))
    if match.outcome is not None:
        print(reporter.final_line(match.view(None), match.outcome))


def show_live(match: Match, reporter: Reporter, events: Iterable[tuple[Millis, Any]], speed: float) -> None:
    """Pictures that follow the match's own clock."""
    from rich.console import Console
    from rich.live import Live

    from akili.cli.race_picture import Scene, picture

    console = Console()
    log: list[str] = []
    start = time.monotonic()
    now = 0

    def draw(live: Live) -> None:
        is_colourful = not console.no_color
        scene = Scene(match.view(None), now, reporter.names, reporter.words, log, is_colourful=is_colourful)
        live.update(picture(scene, console.width, console.height), refresh=True)

    with Live(console=console, auto_refresh=False, screen=False) as live:
        for at, event in events:
            while (passed := round(1000 * speed * (time.monotonic() - start))) < at:
                now = passed
                if match.has_begun:
                    draw(live)
                time.sleep(min(TICK, (at - passed) / 1000 / speed))
            now = at
            match.apply([event])
            line = reporter.news(event, match.view(None), at)
            if line:
                log.append(line)
        draw(live)
    if match.outcome is not None:
        print(reporter.final_line(match.view(None), match.outcome))
