"""Every pleasant area that could be a side of a classic card: ``scripts/make_pool.py`` found them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct, json

from akili.forge.deck import picture
from akili.forge.package_data import data
from akili.polyomino import Region


class AreaPool(Struct, frozen=True):
    """Areas for three and for four tiles, each a word: the width, and after a colon the rows as one number in hex."""

    three: str
    four: str


@cache
def areas(tiles: int) -> tuple[Region, ...]:
    """All areas for so many tiles, none of which can be turned or flipped into another.

    >>> print(areas(3)[0])
    #####
    #####
    #....
    """
    pool = json.decode(data("pool"), type=AreaPool)
    return tuple(map(_unpacked, (pool.three if tiles == 3 else pool.four).split()))


def packed(regions: Iterable[Region]) -> str:
    """As words."""
    return " ".join(f"{region.width}:{int(_bits(region), 2):x}" for region in regions)


def _bits(region: Region) -> str:
    return "1" + "".join(picture(region)).replace("#", "1").replace(".", "0")  # the first marks where it begins


def _unpacked(word: str) -> Region:
    width, _, digits = word.partition(":")
    marks = f"{int(digits, 16):b}"[1:].replace("1", "#").replace("0", ".")
    rows = [marks[start : start + int(width)] for start in range(0, len(marks), int(width))]
    return Region.parse("\n".join(rows))
