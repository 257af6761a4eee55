"""``akili forge dice``: a new deck from a seed."""

from argparse import Namespace

from akili.cli import forging
from akili.forge.shipped import MAKERS

HELP = "Make a sheet of six areas for Ubongo dice."
add_arguments = forging.add_arguments


def run(arguments: Namespace) -> int:
    """Make the deck and hand it over."""
    return forging.run(arguments, MAKERS["dice"])
