"""``akili join``: a bot, one of the house or your own, on a free seat of a live table."""

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from contextlib import suppress

import msgspec

from akili.bots.asking import Asked, BotFailedError
from akili.bots.bot import Bot
from akili.bots.brought import SEPARATOR, maker_of
from akili.cli.bot_names import told
from akili.cli.games import terminal_of
from akili.cli.language import add_language, words_for
from akili.client import Client, Closed, Problem, Table, Unreachable, play_with
from akili.engine.game import Outcome, Seat
from akili.games.registry import GAMES
from akili.locales import Words, reason_key

HELP = "Seat a bot, such as your own, at a live table."
HERE = "http://127.0.0.1:8017"  # where 'akili play' listens
COLOUR = "violet"


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("code", metavar="CODE", help="the table's code, as in its invitation")
    parser.add_argument("--bot", required=True, metavar="FILE.py:Name", help="your own bot, or one of the house")
    parser.add_argument("--server", default=HERE, metavar="URL", help=f"where the table is (default: {HERE})")
    parser.add_argument("--name", metavar="N", help="what it is called there (default: the bot's name)")
    add_language(parser)


def run(arguments: Namespace) -> int:
    """Take a seat, play the next match to its end, tell how it ended, and leave."""
    words = words_for(arguments.language)
    if SEPARATOR in arguments.bot:
        maker_of(arguments.bot, "")  # what can't be brought is told before anybody waits for it
    try:
        print(asyncio.run(_join(arguments, words)))
    except Problem as problem:
        raise ValueError(words(reason_key(problem.reason), **problem.details)) from problem
    except Closed as closed:
        raise ValueError(words(reason_key(str(closed)))) from closed
    except BotFailedError as error:
        raise ValueError(f"{arguments.bot} on seat {error.seat} of table {arguments.code} {error.what}.") from error
    except Unreachable as error:
        raise ValueError(str(error)) from error
    return 0


async def _join(arguments: Namespace, words: Words) -> str:
    async with Client(arguments.server, arguments.name or told([arguments.bot])[0].capitalize(), COLOUR) as client:
        table = await client.join(arguments.code)
        print(words("watch-joined", name=client.name, code=table.code), file=sys.stderr, flush=True)
        try:
            return await _play(table, arguments.bot, words)
        finally:
            with suppress(OSError, Problem):
                await table.leave()  # a rematch shan't wait for an empty chair


async def _play(table: Table, bot: str, words: Words) -> str:
    """Play the next match; its last word."""
    names: list[str] = []

    def make(game: str, seat: Seat, seed: str) -> Bot:
        names.extend(seat["name"] for seat in table.info["seats"])
        return Asked(maker_of(bot, game)(seat, seed), seat)

    last = await play_with(table, make)
    await table.until(lambda: table.info["phase"] != "playing")
    if last.outcome is None:
        return words("watch-over")
    reporter = terminal_of(GAMES[table.info["game"]]).reporter(words, names)
    return reporter.final(last.view, msgspec.convert(last.outcome, Outcome))
