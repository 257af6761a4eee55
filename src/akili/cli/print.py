"""``akili print``: a game as a PDF to print, cut out and play at a table."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING
from urllib.parse import quote, urlsplit

from akili.cli.language import add_language, words_for
from akili.cli.values import count
from akili.forge.deck import BOX
from akili.forge.shipped import MAKERS, shipped
from akili.lab.whole_file import replacing
from akili.press.boxes import BOXES, sheets
from akili.press.paper import PAPERS, Order

if TYPE_CHECKING:
    from akili.forge.deck import Deck
    from akili.press.page import Sheet

    Press = Callable[[str, Sequence[Sheet], Order], bytes]

HELP = "Print a game: cards, tiles, dice, sheets and rules as a PDF."
EXAMPLES = """\
Print at 100 %, on both sides, turned over the long edge. Without --seed it is the deck in the box.

  akili print fun-size --out fun-size.pdf
  akili print classic --seed 7 --pages letter --ink saving --out classic.pdf
  akili print shimo --cards 36 --language pl --address https://games.example --out shimo.pdf
"""
MOST_PLAYERS = 4


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.formatter_class = RawDescriptionHelpFormatter
    parser.epilog = EXAMPLES
    parser.add_argument("game", choices=BOXES, help=", ".join(BOXES))
    parser.add_argument("--out", required=True, metavar="FILE.pdf", help="where to write it, whole or not at all")
    parser.add_argument("--seed", metavar="N", help="a deck of this seed, as 'akili forge' makes it")
    parser.add_argument("--pages", choices=PAPERS, default="A4", help="the paper (default: A4)")
    parser.add_argument(
        "--ink", choices=("colour", "saving"), default="colour", help="full colour, or lines and patterns on white"
    )
    parser.add_argument(
        "--players",
        type=int,
        choices=range(1, MOST_PLAYERS + 1),
        default=MOST_PLAYERS,
        help="tiles or sheets for so many",
    )
    parser.add_argument("--cards", type=count, metavar="N", help="only the first N cards (of each level)")
    parser.add_argument(
        "--address", metavar="URL", help="a server's address, for a QR code that opens the same deck there"
    )
    add_language(parser)


def run(arguments: Namespace) -> int:
    """Take the deck, lay it out, write the PDF."""
    pdf = _press()
    deck = _deck(arguments.game, arguments.seed)
    words = words_for(arguments.language)
    order = Order(
        PAPERS[arguments.pages],
        words,
        arguments.ink,
        arguments.players,
        arguments.cards,
        address_of(arguments.address, arguments.game, arguments.seed if deck else None),
    )
    made = sheets(arguments.game, deck, order)
    printed = pdf(words(f"game-{arguments.game}-name"), made, order)
    with replacing(arguments.out) as file:
        file.write(printed)
    print(f"{len(made)} sheets, {2 * len(made)} pages are in {arguments.out}.", file=sys.stderr)
    return 0


def address_of(server: str | None, game: str, seed: str | None) -> str | None:
    """Where the same deck is played."""
    if server is None:
        return None
    parts = urlsplit(server)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ValueError(f"Can't use --address: {server!r} isn't like https://games.example.")
    page = f"{server.rstrip('/')}/{game}"
    return page if seed is None else f"{page}?deck={quote(seed, safe='')}"


def _deck(game: str, seed: str | None) -> Deck | None:
    if game not in MAKERS:
        if seed is not None:
            print("This game has no deck: the seed changes nothing.", file=sys.stderr)
        return None
    return shipped(game) if seed in (None, BOX) else MAKERS[game](seed)


def _press() -> Press:
    try:
        from akili.press.printing import pdf
    except ModuleNotFoundError as error:
        raise ValueError('Printing needs typst: pip install "akili[print]".') from error
    return pdf
