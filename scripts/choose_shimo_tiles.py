"""Chooses the ten tiles of Ubongo Shimo by measuring which make good puzzles; see docs/decisions/0004-shimo-tiles.md.

Every footprint of 3–5 cells with every choice of two holes plays in random packings; the ones that are seldom in
a good puzzle drop out. Run: python scripts/choose_shimo_tiles.py [seed]  (2.5 minutes; same seed, same tiles)
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from statistics import mean, pstdev
from typing import NamedTuple

from akili.engine.chance import SeededChance
from akili.forge.shimo.board import PeepBoard
from akili.forge.shimo.maker import LEVELS, Level, is_good, random_packing
from akili.forge.shimo.measures import boxes
from akili.forge.shimo.tile import Form, HoledTile
from akili.polyomino import Shape, free

RULES = [replace(LEVELS[level], fields_given_away=0) for level in (2, 3, 4)]  # those that must be unique
QUOTA = {3: 2, 4: 3, 5: 5}  # how many tiles of each size; the footprints all differ
HOLE_ROUNDS = ((4, 40_000), (2, 30_000), (1, 30_000))  # hole choices kept of each footprint, and packings measured
FOOTPRINT_PACKINGS = 15_000
FINAL_PACKINGS = 10_000
RIVALS = 24  # random tens that the chosen ten is compared with
RIVAL_PACKINGS = 1_500


class Trial(NamedTuple):
    """One random packing, and whether it makes a puzzle that the maker would keep and that gives nothing away."""

    board: PeepBoard
    good: bool


def candidates() -> list[HoledTile]:
    """Every footprint with every choice of two holes, none alike."""
    found: dict[Form, HoledTile] = {}
    for shape in (shape for size in QUOTA for shape in free(size)):
        for holes in combinations(shape.cells, 2):
            tile = HoledTile(len(found) + 1, "", Form.of(shape.cells, holes))
            found.setdefault(tile.forms[0], tile)
    return list(found.values())


def trials(pool: Sequence[HoledTile], packings: int, chance: SeededChance) -> Iterator[Trial]:
    """Random packings of tiles of the pool whose footprints differ, the levels in turn."""
    for number in range(packings):
        rule = RULES[number % len(RULES)]
        board = random_board(pool, rule, chance)
        yield Trial(board, is_good(board, rule))


def random_board(pool: Sequence[HoledTile], rule: Level, chance: SeededChance) -> PeepBoard:
    """The white fields of one random packing."""
    while True:
        tiles = tuple(chance.sample(pool, rule.tiles))
        fitting = boxes(sum(tile.size for tile in tiles))
        if len(set(map(footprint, tiles))) == len(tiles) and fitting:
            box = chance.pick(fitting)
            white = random_packing(chance, tiles, box)
            if white is not None:
                return PeepBoard(*box, white, tiles)


def worths(pool: Sequence[HoledTile], packings: int, chance: SeededChance) -> dict[HoledTile, float]:
    """For each tile the share of its packings that are good puzzles, every level counting alike."""
    outcomes: dict[tuple[HoledTile, int], list[bool]] = defaultdict(list)
    for trial in trials(pool, packings, chance):
        for tile in trial.board.tiles:
            outcomes[tile, len(trial.board.tiles)].append(trial.good)
    return {tile: mean(mean(outcomes[tile, rule.tiles] or [False]) for rule in RULES) for tile in pool}


@cache
def footprint(tile: HoledTile) -> Shape:
    """What it looks like without its holes."""
    return Shape(min(form.cells for form in tile.forms))


def choose_holes(chance: SeededChance) -> list[HoledTile]:
    """For each footprint the best choice of holes, the field narrowed round by round."""
    pool = candidates()
    for kept, packings in HOLE_ROUNDS:
        worth = worths(pool, packings, chance.fork(f"holes-{kept}"))
        by_footprint = defaultdict(list)
        for tile in sorted(pool, key=lambda tile: -worth[tile]):
            by_footprint[footprint(tile)].append(tile)
        pool = [tile for tiles in by_footprint.values() for tile in tiles[:kept]]
        print(f"{len(pool)} tiles left, worth {mean(worth[tile] for tile in pool):.3f}")
    return pool


def choose_footprints(pool: list[HoledTile], chance: SeededChance) -> list[HoledTile]:
    """The worst tile of a size that has too many drops out, until the quota is met."""
    while len(pool) > sum(QUOTA.values()):
        worth = worths(pool, FOOTPRINT_PACKINGS, chance.fork(f"footprints-{len(pool)}"))
        sizes = Counter(tile.size for tile in pool)
        worst = min((tile for tile in pool if sizes[tile.size] > QUOTA[tile.size]), key=lambda tile: worth[tile])
        pool = [tile for tile in pool if tile != worst]
        print(f"dropped, worth {worth[worst]:.3f}:\n{worst}")
    return pool


def random_ten(pool: Sequence[HoledTile], chance: SeededChance) -> list[HoledTile]:
    """Any ten that keep to the quota, with different footprints."""
    left, ten, shapes = Counter(QUOTA), list[HoledTile](), set[Shape]()
    for tile in chance.shuffled(pool):
        if left[tile.size] and footprint(tile) not in shapes:
            left[tile.size] -= 1
            shapes.add(footprint(tile))
            ten.append(tile)
    return ten


def report(ten: Sequence[HoledTile], chance: SeededChance) -> None:
    """The chosen ten with their figures, and how random tens fare."""
    measured = list(trials(ten, FINAL_PACKINGS, chance.fork("report")))
    for tile in sorted(ten, key=lambda tile: (tile.size, tile.form)):
        mine = [trial for trial in measured if tile in trial.board.tiles]
        ways = [len(trial.board.ways[trial.board.tiles.index(tile)]) for trial in mine if trial.good]
        print(f"good in {mean(trial.good for trial in mine):.3f} of its packings, {mean(ways):.1f} ways to lie there")
        print(tile, end="\n\n")
    print(f"the ten: good {mean(trial.good for trial in measured):.3f}")
    pool = candidates()
    rivals = []
    for rival in range(RIVALS):
        stream = chance.fork(f"rival-{rival}")
        rivals.append(mean(trial.good for trial in trials(random_ten(pool, stream), RIVAL_PACKINGS, stream)))
    print(f"{RIVALS} random tens: good {mean(rivals):.3f} ± {pstdev(rivals):.3f}, best {max(rivals):.3f}")


def main() -> None:
    """Choose and report."""
    chance = SeededChance(sys.argv[1] if len(sys.argv) > 1 else "shimo tiles")
    report(choose_footprints(choose_holes(chance), chance), chance)


if __name__ == "__main__":
    main()
