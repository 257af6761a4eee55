"""``akili forge classic``: a new deck from a seed, like the one in the box or of another kind."""

import sys
from argparse import ArgumentParser, Namespace
from functools import partial

from msgspec.structs import replace

from akili.cli import forging
from akili.cli.values import count
from akili.forge import classic, endless
from akili.forge.deck import ClassicDeck

HELP = "Make a deck of 36 Ubongo classic cards."


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    forging.add_arguments(parser)
    kinds = ", ".join(f"{name} ({kind.about})" for name, kind in endless.KINDS.items())
    parser.add_argument("--kind", choices=endless.KINDS, help=f"a deck from the pool of all areas: {kinds}")
    parser.add_argument("--cards", type=count, metavar="N", help=f"how many (default: up to {classic.CARDS})")


def run(arguments: Namespace) -> int:
    """Make the deck and hand it over."""
    if arguments.kind is None:
        return forging.run(arguments, partial(_first_edition, cards=arguments.cards or classic.CARDS))
    _tell(arguments.kind)
    cards = arguments.cards or min(classic.CARDS, endless.most_cards(arguments.kind))
    return forging.run(arguments, lambda seed: endless.make_deck(arguments.kind, seed, cards))


def _first_edition(seed: str, cards: int) -> ClassicDeck:
    if cards > classic.CARDS:
        raise ValueError(f"Such a deck has {classic.CARDS} cards at most; with --kind there may be more.")
    deck = classic.make_deck(seed)
    return replace(deck, cards=deck.cards[:cards])


def _tell(kind: str) -> None:
    """How far the pool goes."""
    sides = [len(endless.areas(endless.KINDS[kind], side)) for side in (classic.THREE, classic.FOUR)]
    apart = [endless.classes(kind, side.tiles) for side in (classic.THREE, classic.FOUR)]
    print(
        f"The pool has {sides[0]} areas for three tiles and {sides[1]} for four; "
        f"{apart[0]} and {apart[1]} decks by numbers in a row share none.",
        file=sys.stderr,
    )
