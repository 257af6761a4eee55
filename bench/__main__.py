"""``python -m bench`` prints the tables; ``--write`` puts them into docs/benchmarks.md as well."""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path

from bench import machine, packages
from bench.clever import clever
from bench.clever_compiled import clever_compiled
from bench.cost import cost
from bench.decisions import decisions
from bench.environments import environments
from bench.forging import forging
from bench.frames import frames
from bench.hand.hand import hand
from bench.hostile.hostile import hostile, hostile_to_two
from bench.large_puzzles import large_puzzles
from bench.nodes import nodes
from bench.pentominoes import pentominoes
from bench.rolls import rolls
from bench.small_puzzles import any_tiles, given_tiles
from bench.store import storing
from bench.table import Part
from bench.tables import tables

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
INTRODUCTION = """# Benchmarks

Made by `make bench`. Each part is one run (parts may be of different runs): contenders take turns, every count is
checked to be equal before anyone is timed, and the best of several rounds counts. What matters are the
ratios; times are processor time of one core of one machine.

- **Akili, bulk kernel** is `KernelSolver().counts`, *from the puzzle* from `Puzzle` objects that were never solved
  before; *search alone* has areas and allowed tiles as 64-bit words and the tiles' tables made. **Pure Python** is
  `PythonSolver().counts`, from `Puzzle` objects. What is known of a tile once and for all, its orientations, is kept.
  A `Region` has its cells as tuples and as bytes, for everybody; ours packs the bytes. Packages are warm after their
  first ten puzzles; ours, which gets all in one call, has solved a thousand other objects just before.
- Packages start from the same `Puzzle` objects, with their models (matrices, arrays) made in the time, in plain Python
  with Akili's bitboards for the placements; *search alone* has them made beforehand. A share in brackets says that a
  package got only so many of the puzzles, evenly, and that its time is multiplied.
- Each package is called in the fastest way its documentation names. `exact-cover`: `get_solution_count` of a matrix.
  `xcover`: `covers_bool` of a matrix, or `covers` with secondary items. *xcover's `algorithm_c`*: the search below
  these, fed with the arrays that they make. `dlx-cython`: the extension class `DLX`. CP-SAT: a truth value per
  placement, exactly one for a cell, `enumerate_all_solutions`, one worker.
- *Exactly four of twelve*: CP-SAT is told the number; xcover has tiles as secondary items, and solutions with another
  number of tiles are sifted out. exact-cover and dlx-cython know no secondary items and get one problem for each set of
  four tiles whose sizes add up to the area.
"""


def main() -> int:
    """Run the parts one after the other."""
    parser = ArgumentParser(prog="bench", description="Akili against the packages that solve the same problems.")
    parser.add_argument("--puzzles", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=60, help="how long each number of tables plays")
    parser.add_argument("--frames", type=int, default=1_000_000, help="how many are thrown at a socket")
    parser.add_argument("--tables", type=int, action="append", help="so many tables, instead of 125 to 1000")
    parser.add_argument(
        "--before", type=Path, help="another checkout, whose server plays tables, commands and nodes in turn with ours"
    )
    parser.add_argument("--ours-only", action="store_true", help="leave the packages out")
    parser.add_argument("--part", action="append", help="only this part; may be said again")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.parent.name}/{PAGE.name}")
    arguments = parser.parse_args()
    with_packages = not arguments.ours_only
    parts: dict[str, Callable[[], Part]] = {
        "given": lambda: given_tiles(arguments.puzzles, arguments.rounds, with_packages, _say),
        "any": lambda: any_tiles(arguments.puzzles, arguments.rounds, with_packages, _say),
        "pentominoes": lambda: pentominoes(arguments.rounds, with_packages, _say),
        "large": lambda: large_puzzles(arguments.rounds, with_packages, _say),
        "forging": lambda: forging(_say),
        "rolls": lambda: rolls(arguments.rounds, _say),
        "clever": lambda: clever(200, arguments.rounds, _say),
        "clever-compiled": lambda: clever_compiled(20_000, arguments.rounds, _say),
        "decisions": lambda: decisions(10, _say),
        "environments": lambda: environments(200_000, arguments.rounds, _say),
        "store": lambda: storing(_say),
        "hostile": lambda: hostile(arguments.seconds / 6, _say),
        "hostile-nodes": lambda: hostile_to_two(arguments.seconds / 6, _say),
        "frames": lambda: frames(arguments.frames, _say),
        "hand": lambda: hand(arguments.rounds, _say),
        "command": lambda: cost(arguments.before, 8 * arguments.rounds, _say),
        "nodes": lambda: nodes(
            arguments.tables or (125, 250, 500, 1000), arguments.seconds, _say, before=arguments.before
        ),
        "tables": lambda: tables(
            arguments.tables or (125, 250, 500, 1000), arguments.seconds, _say, before=arguments.before
        ),
    }
    made_on = f"Made on: {machine.describe()}"
    if with_packages:
        made_on += f"; {packages.versions()}"
    print(made_on)
    told = []
    for name in arguments.part or parts:
        told.append(parts[name]())
        _say("")
        print(f"\n{told[-1]}", flush=True)
    if arguments.write:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(_page(made_on, told, keep=bool(arguments.part)), encoding="utf-8")
        for name, picture in (item for part in told for item in part.pictures.items()):
            (PAGE.parent / "images" / name).write_text(picture, encoding="utf-8")
    return 0


def _page(made_on: str, told: Sequence[Part], *, keep: bool) -> str:
    """The whole page, each part with its day; where only some parts ran, the others stay as they were."""
    new = {part.title: f"{part}\n\nRun on {machine.today()}." for part in told}
    head, *sections = PAGE.read_text(encoding="utf-8").split("\n## ") if keep else ("",)
    before = {section.partition("\n")[0]: f"## {section.strip()}" for section in sections}
    made_before = head.strip().rpartition("\n")[2]  # names versions of packages, which may not have run now
    made = made_before if keep and ";" not in made_on else f"{made_on}."
    return "\n\n".join([INTRODUCTION.strip(), made, *(before | new).values()]) + "\n"


def _say(what: str) -> None:
    """Where it is, on one line that is written over."""
    if sys.stderr.isatty():
        print(f"\r\033[K{what}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
