"""Finds the areas of which sheets of the dice game are made; it takes some minutes. A test finds some of them again."""

from pathlib import Path

from akili.forge.deck import to_json
from akili.forge.dice import make_store
from akili.forge.rolls.board import AreaBoard
from akili.forge.rolls.kernel import values
from akili.forge.shipped import SEED
from akili.polyomino import Region

FILE = Path(__file__).parent.parent / "src" / "akili" / "forge" / "decks" / "dice-store.json"


def par_of(region: Region) -> float:
    """The rolls that best play takes from the empty area."""
    return float(values(AreaBoard(region))[-1])


if __name__ == "__main__":
    FILE.write_text(to_json(make_store(SEED, par_of)), encoding="utf-8")
    print(f"{FILE.name}: found from the seed {SEED!r}")
