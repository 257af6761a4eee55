"""The printed sheet of Clever Cubed as TypeScript, so that a page draws it without a second copy of the paper."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from akili.games.clever_cubed import printed
from akili.games.clever_cubed.spots import ROW_ENDS, SPOTS

SHEET: Mapping[str, Mapping[str, Any]] = {
    "rounds": {"bonuses": printed.ROUND_BONUSES},
    "rerolls": {"bonus": "R", "fields": printed.ACTION_FIELDS, "end": printed.ACTION_ROW_ENDS["R"]},
    "jokers": {"bonus": "J", "fields": printed.JOKER_FIELDS, "end": printed.ACTION_ROW_ENDS["J"]},
    "extras": {"bonus": "+1", "fields": printed.ACTION_FIELDS, "end": printed.ACTION_ROW_ENDS["+1"]},
    "yellow": {"grey": printed.YELLOW_GREY, "bonuses": printed.YELLOW_BONUSES, "points": printed.YELLOW_POINTS},
    "turquoise": {
        "backed": printed.TURQUOISE_BACKED,
        "row_bonuses": printed.TURQUOISE_ROW_BONUSES,
        "column_bonuses": printed.TURQUOISE_COLUMN_BONUSES,
        "points": printed.TURQUOISE_POINTS,
    },
    "blue": {
        "middle": printed.BLUE_MIDDLE,
        "left_bonuses": printed.BLUE_LEFT_BONUSES,
        "right_bonuses": printed.BLUE_RIGHT_BONUSES,
        "points": printed.BLUE_POINTS,
        "low": printed.BLUE_LOW,
        "high": printed.BLUE_HIGH,
        "extreme_points": printed.BLUE_EXTREME_POINTS,
    },
    "brown": {"numbers": printed.BROWN_NUMBERS, "bonuses": printed.BROWN_BONUSES, "points": printed.BROWN_POINTS},
    "pink": {"multipliers": printed.PINK_MULTIPLIERS, "bonuses": printed.PINK_BONUSES},
}
TYPES = """\
/** Where a bonus is printed. */
export type Spot = keyof typeof SPOTS;

/** R re-roll, J number joker, +1 extra die, F fox, ?y ?t ?b ?n ?p a "?" in the colour, ?k the black one. */
export type PrintedBonus = (typeof SPOTS)[Spot];"""


def parts() -> list[str]:
    """Every constant and type, each with a word on what it is."""
    return [
        f"/** What is printed, as `printed.py` has it: places from the left, in blue from the 7. */\n{_sheet()}",
        "/** The spot at the end of each row of actions. */\n" + _constant("ROW_ENDS", _entries(ROW_ENDS)),
        "/** Every bonus by its spot, in the order in which a view tells their states. */\n"
        + _constant("SPOTS", _entries(SPOTS)),
        TYPES,
        "/** Alone: points from which the next grade begins. */\n"
        + f"export const SOLO_GRADES = {json.dumps(printed.SOLO_GRADES)} as const;",
    ]


def _sheet() -> str:
    areas = (f"{area}: {{\n{_lines(_entries(facts), 4)}\n  }}" for area, facts in SHEET.items())
    return _constant("SHEET", areas)


def _entries(facts: Mapping[Any, Any]) -> list[str]:
    return [f"{_key(name)}: {json.dumps(value)}" for name, value in facts.items()]


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _constant(name: str, entries: Iterable[str]) -> str:
    return f"export const {name} = {{\n{_lines(entries, 2)}\n}} as const;"


def _lines(entries: Iterable[str], indent: int) -> str:
    return "\n".join(f"{' ' * indent}{entry}," for entry in entries)
