"""``akili lab validate``: whether the rating orders puzzles as simulated solvers do."""

import sys
from argparse import ArgumentParser, Namespace

from akili.cli.values import count
from akili.lab.whole_file import write_whole

HELP = "Hold the rating against simulated solvers with other habits."


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--puzzles", type=count, default=120, metavar="N", help="of each kind (default: 120)")
    parser.add_argument("--seed", default="1", help="which puzzles (default: 1)")
    parser.add_argument("--plot", metavar="FILE", help="draw it as an SVG picture, whole or not at all")


def run(arguments: Namespace) -> int:
    """Print the table; it takes about a minute."""
    from akili.lab.validation.plot import validation_plot
    from akili.lab.validation.report import validate, validation_table

    validated = list(validate(arguments.puzzles, arguments.seed))
    print(validation_table(validated))
    if arguments.plot:
        write_whole(arguments.plot, validation_plot(validated))
        print(f"The picture is in {arguments.plot}.", file=sys.stderr)
    return 0
