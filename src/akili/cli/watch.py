"""``akili watch``: a match between bots, live in the terminal."""

import secrets
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter

from akili.bots.arena import play
from akili.bots.bot import make_bot
from akili.bots.skill import LEVELS
from akili.cli.broadcast import add_speed, show
from akili.cli.language import add_language, words_for
from akili.engine.game import Rejected
from akili.engine.replay import ReplaySeat, encode
from akili.games.registry import GAMES
from akili.games.ubongo_fun_size.model import Options
from akili.lab.whole_file import write_whole
from akili.locales import reason_key
from akili.ubongo.race.model import ByCount, ByTime, Solo

HELP = "Watch bots play a match."
GAME_NAMES = {"fun-size": "ubongo_fun_size"}
SOLO: dict[str, Solo] = {
    "5-minutes": ByTime(5),
    "10-minutes": ByTime(10),
    "20-minutes": ByTime(20),
    "5-cards": ByCount(5),
    "10-cards": ByCount(10),
    "20-cards": ByCount(20),
}


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("game", choices=GAME_NAMES, help="the game")
    parser.add_argument(
        "--bots", required=True, metavar="easy,hard", help=f"one to four of {', '.join(LEVELS)}; one plays alone"
    )
    parser.add_argument("--side", choices="AB", default="A", help="A: find three tiles, B: find four (default: A)")
    parser.add_argument("--solo", choices=SOLO, metavar="5-cards", help=f"alone: {', '.join(SOLO)}")
    parser.add_argument("--seed", metavar="N", help="a number or a word: the same seed gives the same match")
    parser.add_argument("--save", metavar="FILE", help="write the match to a file for 'akili replay'")
    add_speed(parser)
    add_language(parser)


def run(arguments: Namespace) -> int:
    """Let them play, keep it if asked to, and show it."""
    words = words_for(arguments.language)
    game = GAMES[GAME_NAMES[arguments.game]]
    levels = [level.strip() for level in arguments.bots.split(",")]
    seed = arguments.seed or secrets.token_hex(4)
    bots = [make_bot(level, game.info.id, seat, seed) for seat, level in enumerate(levels)]
    options = Options(side=arguments.side, solo=_solo(arguments.solo, len(levels)))
    try:
        played = play(game, options, bots, seed)
    except Rejected as refusal:
        raise ValueError(words(reason_key(refusal.reason), **refusal.details)) from refusal
    replay = played.replay(_seats(levels))
    if arguments.save:
        write_whole(arguments.save, encode(replay))
    show(replay, arguments.speed, words)
    if not arguments.seed:
        print(words("watch-seed", seed=seed), file=sys.stderr)
    return 0


def _solo(wish: str | None, seats: int) -> Solo | None:
    if wish and seats > 1:
        raise ValueError("--solo is for one bot.")
    if not 1 <= seats <= 4:
        raise ValueError("Say one to four bots, for example --bots easy,hard.")
    return SOLO[wish or "5-cards"] if seats == 1 else None


def _seats(levels: list[str]) -> list[ReplaySeat]:
    """Named after their levels, with a number where there are several of one."""
    names = []
    for seat, level in enumerate(levels):
        number = f" {levels[:seat].count(level) + 1}" if Counter(levels)[level] > 1 else ""
        names.append(ReplaySeat(f"{level}{number}", level))
    return names
