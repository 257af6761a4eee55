"""Telling the solutions of a puzzle: as pictures, as JSON, as a number. Each says whether there is any."""

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

from msgspec import to_builtins

from akili.cli.counting import so_far
from akili.cli.picture import painter
from akili.polyomino import Puzzle, Tally, Tiling


def tell_pictures(puzzle: Puzzle, solutions: Iterator[Tiling], limit: int | None) -> bool:
    """Draw them as they are found, then say whether these were all."""
    paint = painter(puzzle)
    drawn = 0
    for tiling in islice(solutions, limit):
        paint(tiling)
        print(flush=True)  # the next one may take a while
        drawn += 1
    print(summary(drawn, next(solutions, None) is not None) if drawn else _why_none(puzzle))
    return drawn > 0


def summary(drawn: int, are_more: bool) -> str:
    """What is said under the pictures."""
    if are_more:
        return "There are more solutions: --limit N draws N of them, --count counts them."
    return "This is the only solution." if drawn == 1 else f"These are all {drawn} solutions."


def _why_none(puzzle: Puzzle) -> str:
    room, cells = puzzle.region.size, sum(tile.size for tile in puzzle.tiles)
    if puzzle.depth != len(puzzle.tiles) or cells == room:
        return "There is no solution."
    reason = f"There is no solution: the area has {room} cells, the tiles together have {cells}."
    return f"{reason} Take some of them with --use or --tiles." if cells > room else reason


def tell_json(puzzle: Puzzle, solutions: Iterator[Tiling], limit: int | None) -> bool:
    """All that was asked for in one object; ``complete`` says whether there are no more."""
    found = [to_builtins(tiling) for tiling in islice(solutions, limit)]
    is_complete = next(solutions, None) is None
    _print_json(puzzle, count=len(found), complete=is_complete, solutions=found)
    return bool(found)


def tell_count(puzzle: Puzzle, count: int, *, as_json: bool) -> bool:
    """Only the number."""
    if as_json:
        _print_json(puzzle, count=count, complete=True)
    else:
        print(count)
    return count > 0


def tell_stopped(puzzle: Puzzle, tally: Tally, *, as_json: bool) -> None:
    """What was counted when somebody would wait no longer."""
    if as_json:
        _print_json(puzzle, count=tally.found, complete=False)
    else:
        print(f"Stopped: {so_far(tally)}.", flush=True)


def _print_json(puzzle: Puzzle, **rest: Any) -> None:
    area = str(puzzle.region).split("\n")
    print(json.dumps({"area": area, "tiles": [tile.name for tile in puzzle.tiles], **rest}))
