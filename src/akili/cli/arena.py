"""``akili arena``: many matches between bots, and what they tell of them."""

from __future__ import annotations

import os
import secrets
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import isfinite
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from akili.bots.bot import bot_names
from akili.bots.brought import maker_of
from akili.bots.standings import Standing
from akili.bots.tournament import Progress as Told
from akili.bots.tournament import Tournament, standings
from akili.cli.bot_names import YOURS, told
from akili.cli.games import game_named, said, terminal_of
from akili.cli.language import words_for
from akili.engine.game import Rejected
from akili.engine.match import Match
from akili.games.registry import GAMES
from akili.locales import reason_key

HELP = "Let bots play many matches, and compare them."


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("game", help=f"the game: {said(GAMES.values())}")
    lists = "; ".join(f"{game.info.short}: {', '.join(bot_names(game.info.id))}" for game in GAMES.values())
    who = f"who plays; one plays alone ({lists}; {YOURS})"
    parser.add_argument("--bots", required=True, metavar="A,B", help=who)
    parser.add_argument("--matches", type=int, default=100, metavar="N", help="how many (default: 100)")
    parser.add_argument("--seed", metavar="S", help="a number or a word: the same seed gives the same matches")
    parser.add_argument("--options", default="{}", metavar="JSON", help="the options of the game")
    parser.add_argument("--json", action="store_true", help="tell it as JSON")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: one per core)")


def run(arguments: Namespace) -> int:
    """Play them all and tell how each bot fared."""
    if arguments.matches < 1:
        raise ValueError(f"The number of matches must be 1 or more, not {arguments.matches}.")
    if arguments.jobs is not None and arguments.jobs < 1:
        raise ValueError(f"The number of jobs must be 1 or more, not {arguments.jobs}.")
    tournament = _tournament(arguments)
    jobs = min(arguments.jobs or os.cpu_count() or 1, tournament.matches)
    with _bar(tournament.matches) as told:
        found = standings(tournament, jobs, told)
    if arguments.json:
        print(_as_json(tournament, found))
    else:
        Console(soft_wrap=True).print(_table(tournament, found))
    return 0


def _tournament(arguments: Namespace) -> Tournament:
    """What is asked for; what no match could begin with is refused before any does."""
    game = game_named(arguments.game)
    bots = tuple(bot.strip() for bot in arguments.bots.split(","))
    for bot in bots:
        maker_of(bot, game.info.id)(0, "")
    options = terminal_of(game).options_among_bots(arguments.options)
    try:
        Match(game, options, len(bots), "")
    except Rejected as refusal:
        raise ValueError(words_for(None)(reason_key(refusal.reason), **refusal.details)) from refusal
    return Tournament(game.info.id, bots, arguments.matches, arguments.seed or secrets.token_hex(4), options)


@contextmanager
def _bar(matches: int) -> Iterator[Told]:
    """Progress on a terminal; silence elsewhere."""
    notes = Console(stderr=True)
    columns = TextColumn("matches"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as bar:
        task = bar.add_task("matches", total=matches)
        yield lambda done: bar.update(task, completed=done)


def _as_json(tournament: Tournament, found: Sequence[Standing]) -> str:
    whole: dict[str, Any] = {
        "game": tournament.game,
        "options": tournament.options,
        "seed": tournament.seed,
        "matches": tournament.matches,
        "standings": found,
    }
    return msgspec.json.encode(whole).decode()


def _table(tournament: Tournament, found: Sequence[Standing]) -> Table:
    """A line per bot; who plays alone wins nothing."""
    caption = f"{tournament.matches} matches, seed {tournament.seed}; ± and – hold 95 %"
    table = Table(caption=caption, caption_justify="left")
    table.add_column("bot")
    alone, unit = len(found) == 1, found[0].unit
    ranks = [] if alone else [_ordinal(rank) for rank in range(1, len(found) + 1)]
    for heading in (unit, *([] if alone else ["wins"]), *ranks):
        table.add_column(heading, justify="right")
    for name, each in zip(told([each.bot for each in found]), found, strict=True):
        table.add_row(name, *_figures(each)[: 1 if alone else None])
    return table


def _figures(standing: Standing) -> list[str]:
    points, wins = standing.points, standing.wins
    return [
        f"{points.value:.1f}" + (f" ± {points.high - points.value:.1f}" if isfinite(points.high) else ""),
        f"{100 * wins.value:.0f} % ({100 * wins.low:.0f}–{100 * wins.high:.0f})",
        *map(str, standing.ranks),
    ]


def _ordinal(rank: int) -> str:
    return f"{rank}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(rank, 'th') }"
