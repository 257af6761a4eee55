"""``akili replay``: a match that was saved, shown again or verified."""

from argparse import ArgumentParser, Namespace

from akili.bots.bot import adviser_of
from akili.cli.broadcast import add_speed, reporter_of, show
from akili.cli.input import read_text
from akili.cli.language import add_language, words_for
from akili.engine.game import Outcome
from akili.engine.replay import Replay, ReplayError, decode, events_of, match_of, verify
from akili.games.registry import GAMES
from akili.locales import Words, reason_key

HELP = "Show a match that was saved, or verify it."
LONGEST_REPLAY = 1 << 24  # bytes
PROMPT = "Hand in a replay as JSON, as 'akili watch … --save FILE' writes it:"
NOT_VERIFIED = 1


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("file", help="the match; '-' for standard input")
    parser.add_argument("--verify", action="store_true", help="only say whether the match holds together")
    parser.add_argument("--analysis", action="store_true", help="say what each step cost against best play")
    add_speed(parser)
    add_language(parser)


def run(arguments: Namespace) -> int:
    """Read it, check it, show it."""
    words = words_for(arguments.language)
    replay = decode(read_text(arguments.file, LONGEST_REPLAY, PROMPT))
    if replay.game not in GAMES:
        raise ReplayError(f"There is no game {replay.game!r} here.")
    try:
        outcome = verify(replay, GAMES[replay.game])
    except ReplayError as error:
        if not arguments.verify:
            raise
        print(words("watch-not-verified", why=str(error)))
        return NOT_VERIFIED
    if arguments.verify:
        print(words("watch-verified", count=len(replay.events), result=_last_word(replay, outcome, words)))
    elif arguments.analysis:
        _analyse(replay, words)
    else:
        show(replay, arguments.speed, words)
    return 0


def _analyse(replay: Replay, words: Words) -> None:
    game, adviser = GAMES[replay.game], adviser_of(replay.game)
    if adviser is None:
        raise ValueError(words(reason_key("advice.none")))
    found = adviser.analysis(match_of(replay, game), (event for _, event in events_of(replay, game)))
    for line in reporter_of(replay, words).analysis(found):
        print(line)


def _last_word(replay: Replay, outcome: Outcome, words: Words) -> str:
    game = GAMES[replay.game]
    match = match_of(replay, game)
    match.apply(event for _, event in events_of(replay, game))
    return reporter_of(replay, words).final(match.view(None), outcome)
