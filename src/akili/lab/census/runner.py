"""Takes a census on all cores: unions of one tile, two tiles and so on, then the count over the tile sets."""

from collections import deque
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import islice
from typing import Any

import numpy as np
from joblib import Parallel, delayed

from akili.lab.census import kernel
from akili.lab.census.kernel import Words
from akili.lab.census.placements import Placements
from akili.lab.census.problem import Problem, TileIndices, TileSetGroup
from akili.lab.census.result import Census, Tally
from akili.lab.census.store import ChunkStore
from akili.lab.census.unions import UnionMaker, subsets

Progress = Callable[[int, int], None]  # tile sets done, tile sets in all


def no_progress(_done: int, _total: int) -> None:
    """Tells nobody."""


def take(problem: Problem, store: ChunkStore | None = None, jobs: int = -1, progress: Progress = no_progress) -> Census:
    """The census, with what the store already has; each finished group of tile sets goes into the store at once."""
    groups = problem.groups()
    stored = {group.cells: store.load(problem, group.cells) if store else None for group in groups}
    tallies = {cells: tally for cells, tally in stored.items() if tally is not None}
    todo = [group for group in groups if group.cells not in tallies]
    total = sum(len(group.tile_sets) for group in groups)
    done = total - sum(len(group.tile_sets) for group in todo)
    progress(done, total)
    with closing(_tallies(problem, todo, jobs, lambda finished: progress(done + finished, total))) as new:
        for tally in new:
            if store:
                store.save(problem, tally)
            tallies[tally.cells] = tally
    return Census(problem, tuple(tallies[group.cells] for group in groups))


def _tallies(
    problem: Problem, groups: Sequence[TileSetGroup], jobs: int, finished: Callable[[int], None]
) -> Generator[Tally, None, None]:
    placements = [Placements.of(tile.shape, problem.side) for tile in problem.tiles]
    tile_sets = [tile_set for group in groups for tile_set in group.tile_sets]
    maker = _maker(tile_sets, placements, problem.side, jobs, solid=True)
    count = 0
    with _in_parallel(maker, tile_sets, jobs) as results:
        for group in groups:
            unions = []
            for areas in islice(results, len(group.tile_sets)):
                unions.append(areas)
                count += 1
                finished(count)
            together = np.concatenate(unions)
            unions.clear()  # before the next group fills the memory
            together.sort()
            yield Tally(group.cells, *kernel.tally(together, problem.minimum))


def _maker(
    tile_sets: Collection[TileIndices], placements: Sequence[Placements], side: int, jobs: int, *, solid: bool
) -> UnionMaker:
    """One that knows the unions of all subsets of these."""
    smaller = [tile_set for tile_set in subsets(tile_sets) if tile_set]
    if not smaller:
        return UnionMaker(placements, side, {}, solid)
    maker = _maker(smaller, placements, side, jobs, solid=False)
    with _in_parallel(maker, smaller, jobs) as results:
        return UnionMaker(placements, side, dict(zip(smaller, results, strict=True)), solid)


@contextmanager
def _in_parallel(
    work: Callable[[TileIndices], Words], tile_sets: Collection[TileIndices], jobs: int
) -> Iterator[Iterator[Words]]:
    """The results in the order of the tile sets, by threads: the kernels let go of the interpreter."""
    stopped = False

    def tasks() -> Iterator[Any]:
        for tile_set in tile_sets:
            if stopped:
                return
            yield delayed(work)(tile_set)

    results = Parallel(n_jobs=jobs, prefer="threads", return_as="generator")(tasks())
    try:
        yield results
    finally:
        stopped = True
        deque(results, maxlen=0)  # what was begun is taken to its end: joblib warns of results that nobody fetches
