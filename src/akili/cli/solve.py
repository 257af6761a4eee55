"""``akili solve``: every way to fill an area with tiles."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from collections.abc import Iterator
from contextlib import nullcontext

from akili.cli import answer
from akili.cli.area_text import parse_area
from akili.cli.card_name import EXAMPLE, named
from akili.cli.counting import compilation_told, watched
from akili.cli.holes_answer import tell_holes
from akili.cli.input import STDIN, read_text
from akili.cli.status_line import StatusLine
from akili.forge.catalogue import TILE_SETS, tile_set
from akili.forge.shimo.puzzle import ShimoPuzzle
from akili.polyomino import Puzzle, PythonSolver, Region, Solver, Tally, Tile, Tiling, Usage, distinct

HELP = "Fill an area with tiles: draw the solutions or count them."
PROMPT = "Draw the area with '#' (a cell) and '.' (no cell), line by line, then press Ctrl-D:"
EXAMPLES = """\
An area is a picture: '#' is a cell, '.' is none, all lines equally long, 1024 cells at most.
What 'akili show ... --card' draws is understood, too: of its areas, --area takes one.
Without --tiles or --use, every tile of the set is used once.
A count that takes long tells how far it is; Ctrl-C ends it and tells what was found so far.
Exit code: 0 if there is a solution, 1 if there is none, 2 if the question can't be understood, 130 after Ctrl-C.

  akili solve area.txt --use 3
  akili solve area.txt --set fun-size --tiles L4,P5,I3 --limit all
  akili solve area.txt --set pentominoes --fast --count
  akili solve --card classic:20:four:hand --limit all
  akili show fun-size --card 3 | akili solve --area 2 --set fun-size --use 4
"""
LONGEST_TEXT = 1 << 14  # bytes: room for 1024 cells and plenty of gaps
LARGEST_LIMIT = 1_000_000_000
NO_SOLUTION = 1


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.formatter_class = RawDescriptionHelpFormatter
    parser.epilog = EXAMPLES
    parser.add_argument("file", nargs="?", default=STDIN, help="the area; standard input if it is '-' or missing")
    parser.add_argument("--area", type=_whole_number, metavar="N", help="of several areas in the text, the N-th")
    parser.add_argument("--card", metavar="NAME", help=f"a card instead of an area, such as {EXAMPLE}")
    parser.add_argument("--set", default="classic", metavar="NAME", help=f"{', '.join(TILE_SETS)} (default: classic)")
    parser.add_argument("--tiles", metavar="L4,P5,I3", help="these tiles of the set instead of all")
    usage = parser.add_mutually_exclusive_group()
    usage.add_argument("--use", type=_whole_number, metavar="K", help="use exactly K different tiles of the set")
    usage.add_argument("--at-most-once", action="store_true", help="use any of the tiles, none twice")
    usage.add_argument("--at-least-once", action="store_true", help="use all tiles, each as often as you like")
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument(
        "--limit", type=_limit, default=1, metavar="N", help="draw at most N solutions, or 'all' (default: 1)"
    )
    amount.add_argument("--count", action="store_true", help="only say how many solutions there are")
    parser.add_argument(
        "--distinct", action="store_true", help="of solutions that are a turn or flip of each other, take one"
    )
    parser.add_argument("--json", action="store_true", help="answer in JSON; cells are [row, column], from 0")
    parser.add_argument("--fast", action="store_true", help='use the compiled solver (pip install "akili[kernel]")')


def _whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not a whole number") from None


def _limit(text: str) -> int | None:
    if text == "all":
        return None
    number = _whole_number(text)
    if not 1 <= number <= LARGEST_LIMIT:
        raise ArgumentTypeError(f"say a number from 1 to {LARGEST_LIMIT}, or 'all'")
    return number


def run(arguments: Namespace) -> int:
    """Read the puzzle, solve it, tell."""
    puzzle = _puzzle(arguments)
    if isinstance(puzzle, ShimoPuzzle):
        return 0 if tell_holes(puzzle, arguments) else NO_SOLUTION
    line = StatusLine()
    solver = _fast_solver() if arguments.fast else PythonSolver()
    with compilation_told(line) if arguments.fast else nullcontext():
        if arguments.count:
            is_solved = _tell_count(puzzle, solver, arguments, line)
        else:
            tell = answer.tell_json if arguments.json else answer.tell_pictures
            is_solved = tell(puzzle, _solutions(puzzle, solver, arguments), arguments.limit)
    return 0 if is_solved else NO_SOLUTION


def _tell_count(puzzle: Puzzle, solver: Solver, arguments: Namespace, line: StatusLine) -> bool:
    tally = Tally()
    try:
        with watched(tally, line):
            _count(puzzle, solver, arguments.distinct, tally)
    except KeyboardInterrupt:
        answer.tell_stopped(puzzle, tally, as_json=arguments.json)
        raise
    return answer.tell_count(puzzle, tally.found, as_json=arguments.json)


def _puzzle(arguments: Namespace) -> Puzzle | ShimoPuzzle:
    if arguments.card is None:
        tiles, usage = _tiles(arguments), _usage(arguments)
        return Puzzle(parse_area(read_text(arguments.file, LONGEST_TEXT, PROMPT), arguments.area), tiles, usage)
    card = named(arguments.card)
    if isinstance(card, Region):
        return Puzzle(card, _tiles(arguments), _usage(arguments))
    if arguments.file != STDIN or arguments.tiles or _usage(arguments) != Usage.each_once():
        raise ValueError("--card says which area and which tiles: leave out the file, --tiles and how to use them.")
    return card


def _tiles(arguments: Namespace) -> tuple[Tile, ...]:
    tiles = tile_set(arguments.set)
    if arguments.tiles is None:
        return tiles.tiles
    if arguments.use is not None:
        raise ValueError("Say --tiles or --use, not both: --tiles uses all tiles that it names.")
    return tiles.pick(name.strip() for name in arguments.tiles.split(","))


def _usage(arguments: Namespace) -> Usage:
    if arguments.use is not None:
        return Usage.exactly(arguments.use)
    if arguments.at_most_once:
        return Usage.at_most_once()
    if arguments.at_least_once:
        return Usage.at_least_once()
    return Usage.each_once()


def _fast_solver() -> Solver:
    try:
        from akili.polyomino.compiled import KernelSolver
    except ModuleNotFoundError as error:
        raise ValueError('--fast needs the compiled solver: pip install "akili[kernel]".') from error
    return KernelSolver()


def _count(puzzle: Puzzle, solver: Solver, is_distinct: bool, tally: Tally) -> None:
    if is_distinct:
        for _ in distinct(puzzle.region, solver.tilings(puzzle)):
            tally.found += 1
    else:
        solver.count(puzzle, tally)


def _solutions(puzzle: Puzzle, solver: Solver, arguments: Namespace) -> Iterator[Tiling]:
    if arguments.distinct:
        return iter(distinct(puzzle.region, solver.tilings(puzzle)))
    limit: int | None = arguments.limit
    return solver.tilings(puzzle, limit and limit + 1)  # one more, to know whether there are more
