"""``akili analyse``: a finished match taken apart, as tables or as JSON."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from akili.bots.analysis import ESTIMATING, NOTHING, Account, Analysis, Decision
from akili.bots.bot import adviser_of
from akili.cli.broadcast import reporter_of
from akili.cli.games.terminal import Reporter
from akili.cli.language import add_language, words_for
from akili.cli.replay import read_replay
from akili.engine.game import FEWER_IS_BETTER, Seat
from akili.engine.proof import verify
from akili.engine.replay import Replay, ReplayError, events_of, match_of
from akili.games.registry import GAMES
from akili.locales import reason_key
from akili.server.matches.lag import MOST_CREDIT

HELP = "Take a finished match apart: what decisions cost, what luck brought."


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("file", help="the match, as 'akili watch ... --save FILE' writes it; '-' for standard input")
    parser.add_argument("--seat", type=int, metavar="N", help="only this seat, from 1")
    parser.add_argument("--all", action="store_true", help="every decision that cost something, in its order")
    parser.add_argument("--json", action="store_true", help="all of it, for programs")
    add_language(parser)


def run(arguments: Namespace) -> int:
    """Read it, check it, take it apart."""
    words = words_for(arguments.language)
    replay = read_replay(arguments.file)
    if replay.outcome is None:
        raise ReplayError(words(reason_key("replay.unfinished")))
    verify(replay, GAMES[replay.game], MOST_CREDIT)
    if arguments.seat is not None and arguments.seat not in range(1, len(replay.seats) + 1):
        raise ValueError(f"There is no seat {arguments.seat}: say 1 to {len(replay.seats)}.")
    adviser = adviser_of(replay.game)
    if adviser is None:
        raise ValueError(words(reason_key("advice.none")))
    found = adviser.analysis(match_of(replay, GAMES[replay.game]), [event for _, event in _events(replay)])
    if arguments.json:
        print(msgspec.json.encode(found if arguments.seat is None else _of(found, arguments.seat - 1)).decode())
        return 0
    seats = range(len(replay.seats)) if arguments.seat is None else [arguments.seat - 1]
    _tell(found, seats, reporter_of(replay, words), every=arguments.all)
    return 0


def _of(found: Analysis, seat: Seat) -> Analysis:
    """The decisions of one seat alone; all accounts stay in their places, the others without their dearest."""
    kept = [place for place, each in enumerate(found.decisions) if each.seat == seat]
    accounts = (
        replace(account, dearest=tuple(kept.index(place) for place in account.dearest if place in kept))
        for account in found.seats
    )
    decisions = tuple(found.decisions[place] for place in kept)
    return replace(found, seats=tuple(accounts), decisions=decisions)


def _events(replay: Replay) -> Sequence[tuple[int, object]]:
    return events_of(replay, GAMES[replay.game])


def _tell(found: Analysis, seats: Sequence[Seat], reporter: Reporter, *, every: bool) -> None:
    words, console = reporter.words, Console(soft_wrap=True, highlight=False)
    print(words("analysis-judge", judge=found.judge), words("analysis-unit", unit=found.unit))
    for seat in seats:
        account = found.seats[seat]
        print()
        print(_account(found, account, reporter, seat))
        for remark in reporter.remarks(found, seat):
            print(remark)
        decisions = list(_decisions(found, account, seat, every=every))
        if decisions:
            console.print(_table(found, decisions, reporter, every=every))
        else:
            print(words("analysis-none"))


def _account(found: Analysis, account: Account, reporter: Reporter, seat: Seat) -> str:
    """Its parts as they change the result, so that they can be added up."""
    words, unit = reporter.words, found.unit
    good = -1 if unit in FEWER_IS_BETTER else 1
    values = {
        "name": reporter.names[seat],
        "result": reporter.figure(unit, account.result),
        "start": reporter.figure(unit, account.start),
        "luck": reporter.figure(unit, good * account.luck, signed=True),
        "cost": reporter.figure(unit, -good * account.cost, signed=True),
    }
    if found.judge == "person":
        pace = reporter.figure(unit, good * account.pace, signed=True)
        told = words("analysis-account-race", **values, pace=pace)
    elif found.judge in ESTIMATING:
        unforeseen = reporter.figure(unit, good * account.unforeseen, signed=True)
        told = words("analysis-account-estimated", **values, unforeseen=unforeseen)
    else:
        told = words("analysis-account", **values)
    if account.unfinished < NOTHING:
        return told
    return f"{told} {words('analysis-unfinished', unit=unit, value=reporter.figure(unit, account.unfinished))}"


def _decisions(found: Analysis, account: Account, seat: Seat, *, every: bool) -> Iterator[Decision]:
    if not every:
        yield from (found.decisions[place] for place in account.dearest)
    else:
        yield from (each for each in found.decisions if each.seat == seat and each.cost > NOTHING)


def _table(found: Analysis, decisions: Sequence[Decision], reporter: Reporter, *, every: bool) -> Table:
    words = reporter.words
    table = Table(title=words("analysis-every" if every else "analysis-mistakes"), title_justify="left")
    table.add_column("")
    table.add_column(words("analysis-costs"), justify="right")
    for heading in (words("analysis-chosen"), words("analysis-better"), words("analysis-why")):
        table.add_column(heading)
    for each in decisions:
        cost = reporter.figure(found.unit, each.cost)
        table.add_row(reporter.chapter(each.chapter), cost, *reporter.mistake(each))
    return table
