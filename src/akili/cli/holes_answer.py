"""Telling the solutions of a puzzle whose tiles have holes: as pictures, as JSON, as a number."""

import json
from argparse import Namespace
from itertools import islice

from msgspec import to_builtins

from akili.cli.answer import summary
from akili.cli.solution_picture import shimo_rows
from akili.cli.spans import line, show
from akili.forge.shimo.puzzle import ShimoPuzzle, solutions


def tell_holes(puzzle: ShimoPuzzle, arguments: Namespace) -> bool:
    """Whether there is any."""
    if arguments.distinct or arguments.fast:
        raise ValueError("--distinct and --fast go with tiles that have no holes.")
    if arguments.count:
        count = sum(1 for _ in solutions(puzzle))
        _tell_json(puzzle, count=count, complete=True) if arguments.json else print(count)
        return count > 0
    found = solutions(puzzle)
    told = list(islice(found, arguments.limit))
    are_more = next(found, None) is not None
    if arguments.json:
        _tell_json(puzzle, count=len(told), complete=not are_more, solutions=[to_builtins(each) for each in told])
    else:
        for solution in told:
            show([*shimo_rows(puzzle, solution), line()])
        print(summary(len(told), are_more))
    return bool(told)


def _tell_json(puzzle: ShimoPuzzle, **rest: object) -> None:
    print(json.dumps({"fields": str(puzzle).split("\n"), "tiles": list(puzzle.tiles), **rest}))
