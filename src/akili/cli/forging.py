"""What the ``akili forge`` commands share: a seed in, a deck out, shown or written."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from secrets import randbelow

from akili.cli.forge_picture import overview
from akili.cli.spans import show
from akili.forge.deck import Deck, to_json
from akili.lab.whole_file import write_whole

MOST_SEEDS = 1_000_000


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument(
        "--seed", metavar="N", help="a number or a word: the same seed gives the same deck (default: any number)"
    )
    parser.add_argument("--json", action="store_true", help="print the deck as JSON instead of pictures")
    parser.add_argument("--out", metavar="FILE", help="write the JSON to a file, whole or not at all")


def run(arguments: Namespace, make: Callable[[str], Deck]) -> int:
    """Make the deck and hand it over."""
    deck = make(arguments.seed or _any_seed())
    if arguments.out:
        write_whole(arguments.out, to_json(deck))
        print(f"The deck is in {arguments.out}; 'akili show {arguments.out}' shows it.", file=sys.stderr)
    elif arguments.json:
        sys.stdout.write(to_json(deck))
    else:
        show(overview(deck))
    return 0


def _any_seed() -> str:
    """A number by chance, which is told: so the same deck can be made again."""
    seed = str(randbelow(MOST_SEEDS))
    print(f"The seed is {seed}: '--seed {seed}' makes the same again.", file=sys.stderr)
    return seed
