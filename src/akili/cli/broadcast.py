"""Showing a whole match: live in a terminal, at any speed, or as lines of text where there is none."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Iterable
from typing import Any

from akili.bots.bot import bot_names
from akili.cli.games import terminal_of
from akili.cli.games.terminal import LiveReporter, Reporter, Scene
from akili.engine.game import Millis
from akili.engine.match import Match
from akili.engine.replay import Replay, ReplaySeat, events_of, match_of
from akili.games.registry import GAMES
from akili.locales import Words

TICK = 0.08  # seconds between two pictures
MAX = "max"
FASTEST = 1000
LONGEST_NAME = 24

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


def reporter_of(replay: Replay, words: Words) -> Reporter:
    """Who tells this match."""
    return terminal_of(GAMES[replay.game]).reporter(words, names_of(replay, words))


def names_of(replay: Replay, words: Words) -> list[str]:
    """What the players are called, as far as a terminal may hear it: a file can come from anywhere."""
    names = (_name_of(seat, replay.game, words)[:LONGEST_NAME] for seat in replay.seats)
    return ["".join(mark if mark.isprintable() else "�" for mark in name) for name in names]


def _name_of(seat: ReplaySeat, game: str, words: Words) -> str:
    """Bots by their level in the reader's language, as pages do, with the number that tells one from others."""
    if seat.bot is None or seat.bot not in bot_names(game) or not seat.name.startswith(seat.bot):
        return seat.name
    return words(f"common-bot-{seat.bot}") + seat.name.removeprefix(seat.bot)


def show(replay: Replay, speed: Speed, words: Words) -> None:
    """Show it live if there is a terminal to show it on and somebody who draws it, else tell the results."""
    game = GAMES[replay.game]
    match, events = match_of(replay, game), events_of(replay, game)
    reporter = reporter_of(replay, words)
    is_terminal = sys.stdout is not None and sys.stdout.isatty()
    if speed is not None and is_terminal and isinstance(reporter, LiveReporter):
        show_live(match, reporter, events, speed)
    else:
        tell(match, reporter, events)


def tell(match: Match, reporter: Reporter, events: Iterable[tuple[Millis, Any]]) -> None:
    """What each part of the match came to, and how it ended."""
    view = match.view(None)
    for _, event in events:
        before = view
        match.apply([event])
        view = match.view(None)
        if line := reporter.result(before, view):
            print(line)
    _end(match, reporter)


def show_live(match: Match, reporter: LiveReporter, events: Iterable[tuple[Millis, Any]], speed: float) -> None:
    """Pictures that follow the match's own clock."""
    from rich.console import Console
    from rich.live import Live

    console = Console()
    log: list[str] = []
    start = time.monotonic()
    now = 0

    def draw(live: Live) -> None:
        scene = Scene(match.view(None), now, log, is_colourful=not console.no_color)
        live.update(reporter.picture(scene, console.width, console.height), refresh=True)

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
    _end(match, reporter)


def _end(match: Match, reporter: Reporter) -> None:
    if match.outcome is not None:
        print(reporter.final(match.view(None), match.outcome))
