"""Finds every pleasant area that could be a side of a classic card, for decks by seed: src/akili/forge/decks/pool.json.

Cells are taken from the rim of each box until the wanted number is left, in every order; an area is kept if it is
pleasant and as many sets of tiles fill it as fill the printed ones. It takes some minutes.
"""

from pathlib import Path

from msgspec import json

from akili.forge.areas import may_go
from akili.forge.classic import DIE, FOUR, THREE, SideKind
from akili.forge.fillings import fillings
from akili.forge.pleasant import LEAST_FLESH, is_pleasant
from akili.forge.pool import AreaPool, packed
from akili.forge.tiles import CLASSIC
from akili.polyomino import Cell, Region
from akili.polyomino.symmetry import motions

FOLDER = Path(__file__).parent.parent / "src" / "akili" / "forge" / "decks"
LARGEST = 25  # cells of a box: beyond that there are millions

Cells = frozenset[Cell]


def areas(kind: SideKind) -> list[Region]:
    """All of a kind, in a fixed order."""
    found: set[Region] = set()
    for box in kind.boxes:
        if box[0] * box[1] <= LARGEST:
            found |= {area for area in _carved(box, kind) if _is_welcome(area, kind)}
    return sorted(found, key=lambda area: (area.size, area.cells))


def _carved(box: tuple[int, int], kind: SideKind) -> set[Region]:
    whole = Region.rectangle(*box)
    images = list(motions(whole))
    level: set[Cells] = {frozenset(whole.cells)}
    found: set[Region] = set()
    least = min(kind.squares)
    for size in range(whole.size - 1, least - 1, -1):
        smaller = {cells - {cell} for cells in level for cell in cells if may_go(cell, set(cells))}
        fleshy = {cells for cells in smaller if 100 * _fleshy(cells) >= LEAST_FLESH * least}
        level = {min((frozenset(map(move, cells)) for move in images), key=sorted) for cells in fleshy}
        if size in kind.squares:
            regions = (Region.of(cells) for cells in level)
            found |= {region.canonical() for region in regions if region.box == box and is_pleasant(region)}
    return found


def _fleshy(cells: Cells) -> int:
    """Cells in a full 2 × 2 block: taking cells away never makes them more."""
    blocks = ({(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)} for row, column in cells)
    return len(set().union(*(block for block in blocks if block <= cells)))


def _is_welcome(area: Region, kind: SideKind) -> bool:
    found = fillings(area, CLASSIC, kind.tiles)
    usable = sum(solutions <= kind.most_solutions for solutions in found.values())
    return kind.fewest_sets <= len(found) <= kind.most_sets and usable >= len(DIE)


def main() -> None:
    """Write both."""
    pool = AreaPool(three=packed(areas(THREE)), four=packed(areas(FOUR)))
    (FOLDER / "pool.json").write_bytes(json.format(json.encode(pool), indent=1) + b"\n")
    print(f"{len(pool.three.split())} areas for three tiles, {len(pool.four.split())} for four")


if __name__ == "__main__":
    main()
