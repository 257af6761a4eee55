"""The sheet of the box, and those of a seed."""

from functools import lru_cache

from akili.forge.deck import DiceSheet
from akili.forge.dice import make_sheet
from akili.forge.shipped import dice_store, shipped


def boxed() -> DiceSheet:
    """The sheet of the box."""
    sheet = shipped("dice")
    assert isinstance(sheet, DiceSheet)
    return sheet


@lru_cache(maxsize=16)
def forged(seed: str) -> DiceSheet:
    """The sheet that follows from a seed; a rematch has it at once."""
    return make_sheet(seed, dice_store())
