"""Makes puzzles."""
from collections.abc import Sequence
from akili.engine.chance import SeededChance
from akili.forge.holed_tile import HoledTile, Lie, lies

def boxes(size: int) -> list[tuple[int, int]]:
    return [(h, w) for h in range(3, 7) for w in range(h, h + 3) if 70 * h * w <= 100 * size <= 95 * h * w]

def random_packing(chance: SeededChance, tiles: Sequence[HoledTile], height: int, width: int) -> int | None:
    used = white = 0
    for t in sorted(chance.shuffled(tiles), key=lambda t: -t.size):
        o = [l for l in lies(t, height, width) if not l.cells & used]
        if not o:
            return None
        l = chance.pick(o)
        used |= l.cells
        white |= l.holes
    return white

def given_away(ways: Sequence[Sequence[Lie]]) -> tuple[int, int]:
    once = more = 0
    for w in ways:
        for l in w:
            more |= once & l.holes
            once |= l.holes
    return sum(len(w) == 1 for w in ways), (once & ~more).bit_count()
