"""Rows of the first layer, as both halves of what the net looks at say them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from akili.bots.clever_cubed.net.layout import FIRST_SLOT, OFFSETS
from akili.games.clever_cubed.printed import BLUE_MIDDLE

Rows = tuple[int, ...]
Part = tuple[Callable[..., Rows], tuple[Any, ...]]


def rows_from(group: str, *values: int) -> Rows:
    """The rows of slots that follow each other, from the first one of a group on."""
    first = FIRST_SLOT[group]
    return tuple(OFFSETS[first + number] + value for number, value in enumerate(values))


def one_more_if(is_there: int, value: int) -> int:
    """0 for nothing, else the value, from 1 on."""
    return 1 + value if is_there else 0


def bits_of(bits: Iterable[bool]) -> int:
    """A number with these bits."""
    return sum(1 << number for number, bit in enumerate(bits) if bit)


def side_of(numbers: tuple[int, ...]) -> tuple[int, int]:
    """How many, and the last one, counted from 2."""
    return len(numbers), (numbers[-1] if numbers else BLUE_MIDDLE) - 2
