"""``akili forge shimo``: a new deck from a seed."""

from argparse import Namespace

from akili.cli import forging
from akili.forge.shimo.deck import make_deck

HELP = "Make 80 Ubongo Shimo puzzles for each of four levels."
add_arguments = forging.add_arguments


def run(arguments: Namespace) -> int:
    """Make the deck and hand it over."""
    return forging.run(arguments, make_deck)
