"""``akili forge fun-size``: a new deck from a seed."""

from argparse import Namespace

from akili.cli import forging
from akili.forge import fun_size

HELP = "Make a deck of 32 Ubongo Fun-Size cards."
add_arguments = forging.add_arguments


def run(arguments: Namespace) -> int:
    """Make the deck and hand it over."""
    return forging.run(arguments, fun_size.make_deck)
