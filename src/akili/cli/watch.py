"""``akili watch``: a match between bots, live in the terminal."""

import secrets
import sys
from argparse import ArgumentParser, Namespace

from akili.bots.arena import play
from akili.bots.asking import MatchFailedError
from akili.bots.bot import bot_names
from akili.bots.brought import maker_of
from akili.cli.bot_names import YOURS, told
from akili.cli.broadcast import add_speed, show
from akili.cli.games import game_named, terminal_of
from akili.cli.language import add_language, words_for
from akili.engine.game import Rejected
from akili.engine.replay import ReplaySeat, encode
from akili.games.registry import GAMES, AnyGame
from akili.lab.whole_file import write_whole
from akili.locales import reason_key

HELP = "Watch bots play a match."


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line: each game has arguments of its own."""
    games = parser.add_subparsers(dest="game", required=True, metavar="GAME", title="games")
    for game in GAMES.values():
        about = (type(game).__doc__ or "").strip()
        shown = games.add_parser(game.info.short, help=about, description=about, allow_abbrev=False)
        _add_game(shown, game)
        if game.info.id != game.info.short:  # understood, not shown
            _add_game(games.add_parser(game.info.id, description=about, allow_abbrev=False), game)


def _add_game(parser: ArgumentParser, game: AnyGame) -> None:
    names = ", ".join(bot_names(game.info.id))
    fewest, most = game.info.fewest_seats, game.info.most_seats
    who = f"who plays, {fewest} to {most} of {names}; {YOURS}"
    parser.add_argument("--bots", required=True, metavar="A,B", help=who)
    terminal_of(game).add_arguments(parser)
    parser.add_argument("--seed", metavar="N", help="a number or a word: the same seed gives the same match")
    parser.add_argument("--save", metavar="FILE", help="write the match to a file for 'akili replay'")
    add_speed(parser)
    add_language(parser)


def run(arguments: Namespace) -> int:
    """Let them play, keep it if asked to, and show it."""
    words = words_for(arguments.language)
    game = game_named(arguments.game)
    levels = [level.strip() for level in arguments.bots.split(",")]
    seed = arguments.seed or secrets.token_hex(4)
    bots = [maker_of(level, game.info.id)(seat, seed) for seat, level in enumerate(levels)]
    options = terminal_of(game).options(arguments, len(bots))
    try:
        played = play(game, options, bots, seed)
    except Rejected as refusal:
        raise ValueError(words(reason_key(refusal.reason), **refusal.details)) from refusal
    except MatchFailedError as error:
        raise ValueError(error.sentence(levels)) from error
    replay = played.replay([ReplaySeat(*seat) for seat in zip(told(levels), levels, strict=True)])
    if arguments.save:
        write_whole(arguments.save, encode(replay))
    show(replay, arguments.speed, words)
    if not arguments.seed:
        print(words("watch-seed", seed=seed), file=sys.stderr)
    return 0
