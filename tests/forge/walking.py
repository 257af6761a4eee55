"""Walking a person-like search to all its ends."""

from collections.abc import Iterator

from akili.forge.corner_search import Approach
from akili.polyomino import Placement


def every_solution(approach: Approach) -> list[frozenset[Placement]]:
    """What lies when the walk ends well, for every order of tries."""
    return [frozenset(map(approach.placement, lying)) for lying in _below(approach, approach.free, ())]


def _below(approach: Approach, free: int, lying: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if len(lying) == approach.depth:
        if not free & approach.search.must:
            yield lying
        return
    for alike in approach.search.tries(free):
        for option in alike:
            yield from _below(approach, free ^ option, (*lying, option))
