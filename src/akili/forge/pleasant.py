"""What makes an area pleasant to look at and to fill: flesh rather than bones, and an outline with few dents."""

from akili.polyomino import Region

LEAST_FLESH = 75  # per cent
MOST_DENTS = 2


def flesh(region: Region) -> int:
    """Per cent of the cells that lie in a full 2 × 2 block: a bone one cell thick has none."""
    cells = set(region.cells)
    fleshy = set()
    for row, column in cells:
        block = {(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)}
        if block <= cells:
            fleshy |= block
    return 100 * len(fleshy) // len(cells)


def dents(region: Region) -> int:
    """How many bays the outline has: none where every row and column is one unbroken run."""
    return (region.perimeter - 2 * (region.height + region.width)) // 2


def is_pleasant(region: Region) -> bool:
    """In one piece, no hole, mostly flesh, few dents."""
    return (
        region.is_connected
        and not region.has_hole
        and flesh(region) >= LEAST_FLESH
        and 0 <= dents(region) <= MOST_DENTS
    )
