from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from akili.engine.chance import SeededChance
from akili.forge.areas import carve
from akili.forge.fillings import fillings
from akili.forge.tiles import CLASSIC, FUN_SIZE
from akili.polyomino import Puzzle, TileSet, count


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from([CLASSIC, FUN_SIZE]), st.integers(8, 12))
def test_fillings_are_what_solving_set_by_set_finds(seed: int, tiles: TileSet, squares: int) -> None:
    region = carve(SeededChance(seed), squares, 4, 4)
    if region is None:
        return
    by_hand = {}
    for chosen in combinations(tiles, 3):
        solutions = count(Puzzle(region, chosen))
        if solutions:
            by_hand[tuple(tile.name for tile in chosen)] = solutions
    assert fillings(region, tiles, 3) == by_hand
