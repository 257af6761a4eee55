"""``akili forge census``: every area that at least six sets of three (or four) classic tiles fill."""

from __future__ import annotations

import argparse
import os
from contextlib import nullcontext
from pathlib import Path
from typing import IO, TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from akili.forge.tiles import CLASSIC
from akili.lab.whole_file import replacing

if TYPE_CHECKING:
    from akili.lab.census import Census, ChunkStore, Problem

HELP = "Find every area that enough sets of classic tiles fill."
INTERRUPTED = 130  # what a shell reports for a command stopped by Ctrl-C


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("--tiles", type=int, choices=(3, 4), default=3, help="tiles in an area (default: 3)")
    parser.add_argument(
        "--sets", type=int, default=6, metavar="N", help="tile sets that must fill an area (default: 6)"
    )
    parser.add_argument(
        "--folder",
        type=Path,
        metavar="DIR",
        default=default_folder(),
        help="where finished parts are kept, to go on from there after an interruption (default: %(default)s)",
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="write the areas, a line of JSON each: the rows of the picture, the sets",
    )
    parser.add_argument("--jobs", type=int, metavar="N", help="threads (default: one per core)")


def default_folder() -> Path:
    """A folder of ours in the user's cache directory."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "akili" / "census"


def run(arguments: argparse.Namespace) -> int:
    """Take the census, or go on with it: a bar on stderr, a table on stdout."""
    if arguments.jobs is not None and arguments.jobs < 1:
        raise ValueError(f"The number of jobs must be 1 or more, not {arguments.jobs}.")
    try:
        from akili.lab.census import ChunkStore, Problem
    except ModuleNotFoundError as missing:
        raise ValueError(f'The census needs {missing.name}: pip install "akili[lab]".') from missing
    problem = Problem(CLASSIC.tiles, arguments.tiles, minimum=arguments.sets)
    store = ChunkStore(arguments.folder)
    notes = Console(stderr=True, soft_wrap=True, markup=False)  # a folder's name may look like markup
    try:
        with replacing(arguments.out) if arguments.out else nullcontext() as file:
            census = _take(problem, store, arguments.jobs or -1, notes)
            if file:
                write(census, file)
    except KeyboardInterrupt:
        notes.print(f"Stopped. What is finished is kept in {store.folder}: the same command goes on from there.")
        return INTERRUPTED
    Console().print(summary(census))
    return 0


def _take(problem: Problem, store: ChunkStore, jobs: int, notes: Console) -> Census:
    from akili.lab.census import take

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=notes) as bar:
        task = bar.add_task("tile sets")

        def show(done: int, total: int) -> None:
            if done and bar.tasks[task].total != total:
                notes.print(f"Going on from {store.folder}: {done} of {total} tile sets were counted before.")
            bar.update(task, completed=done, total=total)

        return take(problem, store, jobs, show)


def write(census: Census, file: IO[bytes]) -> None:
    """A line of JSON for each area."""
    for tally in census.tallies:
        for rows, sets in tally.pictures():
            picture = '","'.join(rows)  # by hand: nothing in it needs escaping, and there are a million
            file.write(f'{{"rows":["{picture}"],"sets":{sets}}}\n'.encode())


def summary(census: Census) -> Table:
    """How many areas of each size, and how many tile sets fill them."""
    problem = census.problem
    title = f"{len(census)} areas of {problem.used} tiles in {problem.side} × {problem.side}"
    table = Table(title=title, caption=f"filled by at least {problem.minimum} tile sets")
    for heading in ("cells", "areas", "sets: least", "quartile", "median", "quartile", "most"):
        table.add_column(heading, justify="right")
    for tally in census.tallies:
        table.add_row(str(tally.cells), str(len(tally)), *(f"{sets:g}" for sets in tally.quartiles()))
    return table
