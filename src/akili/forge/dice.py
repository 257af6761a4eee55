"""Makes sheets for Ubongo dice: six growing areas whose pars rise evenly.

The par of an area is the number of rolls that best play takes alone, exactly (``akili.forge.rolls``). Working it out
takes seconds for a large area, so the areas are found once and shipped as a store; a sheet takes one of every step from
it, turned and mirrored as chance will have it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from akili.engine.chance import SeededChance
from akili.forge.areas import carve
from akili.forge.deck import DiceArea, DiceSheet, DiceStore, picture, region
from akili.forge.pleasant import is_pleasant
from akili.polyomino import Region

BOXES = ((4, 4), (4, 5), (4, 6), (5, 5), (5, 6))
STORED = 24  # areas of every step
TOLERANCE = 0.06  # rolls
Par = Callable[[Region], float]


@dataclass(frozen=True)
class Step:
    """One of the six areas of a sheet: how large it is, and the par it aims at."""

    squares: int
    par: float


STEPS = (Step(14, 3.36), Step(15, 3.58), Step(17, 3.82), Step(18, 4.1), Step(20, 4.33), Step(21, 4.55))
SQUARES = tuple(step.squares for step in STEPS)


def make_sheet(seed: int | str, store: DiceStore) -> DiceSheet:
    """Six areas from the store, each turned and mirrored by chance."""
    chance = SeededChance(f"dice/{seed}")
    return DiceSheet(str(seed), tuple(_turned(chance, chance.pick(areas)) for areas in store.steps))


def make_store(seed: int | str, par_of: Par) -> DiceStore:
    """The areas of every step, none like another."""
    return DiceStore(str(seed), tuple(tuple(_areas(seed, step, par_of)) for step in STEPS))


def find_area(seed: int | str, step: Step, number: int, par_of: Par) -> DiceArea:
    """The first pleasant area of a stream that has the right par."""
    chance = SeededChance(f"dice area/{seed}").fork(step.squares).fork(number)
    boxes = [(high, wide) for high, wide in BOXES if 10 * step.squares < 10 * high * wide <= 15 * step.squares]
    while True:
        found = carve(chance, step.squares, *chance.shuffled(chance.pick(boxes)))
        if found and is_pleasant(found):
            par = par_of(found)
            if abs(par - step.par) <= TOLERANCE:
                return DiceArea(picture(found), round(par, 4))


def _areas(seed: int | str, step: Step, par_of: Par) -> list[DiceArea]:
    kept: dict[Region, DiceArea] = {}
    number = 0
    while len(kept) < STORED:
        area = find_area(seed, step, number, par_of)
        kept.setdefault(region(area.area).canonical(), area)
        number += 1
    return list(kept.values())


def _turned(chance: SeededChance, area: DiceArea) -> DiceArea:
    forms = sorted(region(area.area).orientations(), key=str)
    return DiceArea(picture(chance.pick(forms)), area.par)
