"""What one player has marked on their sheet."""

from __future__ import annotations

from msgspec import Struct


class Sheet(Struct, frozen=True):
    """Marks only: all points, and the foxes, follow from them (``scoring``)."""

    yellow: tuple[int, ...] = (0, 0, 0)  # rows I to III, a bit a column: 1 << (column - 1)
    turquoise: tuple[int, ...] = (0, 0, 0, 0, 0)  # rows 1 to 5, a bit a column
    blue_left: tuple[int, ...] = ()  # the numbers written, from the 7 outwards
    blue_right: tuple[int, ...] = ()
    brown: int = 0  # a bit a field: 1 << (field - 1)
    pink: tuple[int, ...] = ()  # the numbers written
    pink_halved: int = 0  # a bit a field: halved, so its bonus was won; the first field always is
    rerolls: int = 0  # circled; of them used:
    rerolls_used: int = 0
    jokers: int = 0  # circled, from the left; used ones as bits: 1 << (place - 1)
    jokers_used: int = 0
    extras: int = 0
    extras_used: int = 0
