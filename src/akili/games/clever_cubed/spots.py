"""Every bonus that is printed, by its spot on the sheet, in the order of the paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from akili.games.clever_cubed import printed
from akili.games.clever_cubed.printed import Action, Bonus

ROW_ENDS: Mapping[Action, str] = {"R": "rerolls-end", "J": "jokers-end", "+1": "extras-end"}


def _all() -> Iterator[tuple[str, Bonus]]:
    yield from _strip("round", printed.ROUND_BONUSES)
    for action, spot in ROW_ENDS.items():
        yield spot, printed.ACTION_ROW_ENDS[action]
    for gap, bonuses in enumerate(printed.YELLOW_BONUSES, 1):
        yield from _strip(f"yellow-{gap}", bonuses)
    yield from _strip("turquoise-row", printed.TURQUOISE_ROW_BONUSES)
    yield from _strip("turquoise-column", printed.TURQUOISE_COLUMN_BONUSES)
    yield from _strip("blue-left", printed.BLUE_LEFT_BONUSES)
    yield from _strip("blue-right", printed.BLUE_RIGHT_BONUSES)
    yield from _strip("brown", printed.BROWN_BONUSES)
    yield from _strip("pink", printed.PINK_BONUSES)


def _strip(strip: str, bonuses: Sequence[Bonus | None]) -> Iterator[tuple[str, Bonus]]:
    """Those of one row; its places are counted from 1, and some have none."""
    return ((f"{strip}-{number}", bonus) for number, bonus in enumerate(bonuses, 1) if bonus)


SPOTS: Mapping[str, Bonus] = dict(_all())
