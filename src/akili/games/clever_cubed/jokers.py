"""The row of number jokers: which ones are ready, and spending one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from akili.games.clever_cubed.model import Joker
from akili.games.clever_cubed.printed import JOKER_FIELDS
from akili.games.clever_cubed.sheet import Sheet

ANY_NUMBER = range(1, 7)


def ready(sheet: Sheet, face: int) -> tuple[Joker, ...]:
    """All that a die with this face could be taken for; its own face would change nothing."""
    return _ready(sheet.jokers, sheet.jokers_used, face) if sheet.jokers else ()


@cache
def _ready(circled: int, used: int, face: int) -> tuple[Joker, ...]:
    fields = dict.fromkeys(JOKER_FIELDS[place] for place in _places(circled, used))
    return tuple(
        Joker(field, number)
        for field in fields
        for number in (ANY_NUMBER if field == "?" else (int(field),))
        if number != face
    )


def spent(sheet: Sheet, joker: Joker) -> Sheet:
    """The leftmost ready field of this kind is used up."""
    places = _places(sheet.jokers, sheet.jokers_used)
    place = next(place for place in places if JOKER_FIELDS[place] == joker.field)
    return replace(sheet, jokers_used=sheet.jokers_used | 1 << place)


def is_ready(sheet: Sheet, joker: Joker) -> bool:
    """Whether a field of this kind is circled and not used."""
    return any(JOKER_FIELDS[place] == joker.field for place in _places(sheet.jokers, sheet.jokers_used))


def _places(circled: int, used: int) -> Iterator[int]:
    return (place for place in range(circled) if not used >> place & 1)
