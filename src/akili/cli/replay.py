"""``akili replay``: a match that was saved, shown again or verified."""

from argparse import ArgumentParser, Namespace

from akili.cli.broadcast import add_speed, reporter_of, show
from akili.cli.input import read_text
from akili.cli.language import add_language, words_for
from akili.engine.game import Outcome
from akili.engine.proof import Verdict, verify
from akili.engine.replay import Replay, ReplayError, decode, events_of, match_of
from akili.games.registry import GAMES
from akili.locales import Words
from akili.server.matches.lag import MOST_CREDIT

HELP = "Show a match that was saved, or verify it."
LONGEST_REPLAY = 1 << 24  # bytes
PROMPT = "Hand in a replay as JSON, as 'akili watch ... --save FILE' writes it:"
NOT_VERIFIED = 1
NOT_PROVED = 3  # 2 is a command line that makes no sense


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("file", help="the match; '-' for standard input")
    verifying = "only say whether the rules lead to it; the exit code is 0 if so, 1 if not, 3 if that can't be known"
    parser.add_argument("--verify", action="store_true", help=verifying)
    add_speed(parser)
    add_language(parser)


def run(arguments: Namespace) -> int:
    """Read it, check it, show it."""
    words = words_for(arguments.language)
    replay = read_replay(arguments.file)
    try:
        verdict = verify(replay, GAMES[replay.game], MOST_CREDIT)
    except ReplayError as error:
        if not arguments.verify:
            raise
        print(words("watch-not-verified", why=str(error)))
        return NOT_VERIFIED
    if arguments.verify:
        return _tell(replay, verdict, words)
    show(replay, arguments.speed, words)
    return 0


def read_replay(file: str) -> Replay:
    """The match in a file, of a game that is known here."""
    replay = decode(read_text(file, LONGEST_REPLAY, PROMPT))
    if replay.game not in GAMES:
        raise ReplayError(f"There is no game {replay.game!r} here.")
    return replay


def _tell(replay: Replay, verdict: Verdict, words: Words) -> int:
    count, result = len(replay.events), _last_word(replay, verdict.outcome, words)
    if not verdict.is_proved:
        print(words("watch-folded", count=count, result=result))
        return NOT_PROVED
    print(words("watch-verified", count=count, result=result))
    return 0


def _last_word(replay: Replay, outcome: Outcome, words: Words) -> str:
    game = GAMES[replay.game]
    match = match_of(replay, game)
    match.apply(event for _, event in events_of(replay, game))
    return reporter_of(replay, words).final(match.view(None), outcome)
