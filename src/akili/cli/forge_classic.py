"""``akili forge classic``: a new deck from a seed."""

from argparse import Namespace

from akili.cli import forging
from akili.forge import classic

HELP = "Make a deck of 36 Ubongo classic cards."
add_arguments = forging.add_arguments


def run(arguments: Namespace) -> int:
    """Make the deck and hand it over."""
    return forging.run(arguments, classic.make_deck)
