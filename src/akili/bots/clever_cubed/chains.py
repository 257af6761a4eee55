"""One ? wins the next: the best way to use all that wait, searched to the end of the chain."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from akili.bots.clever_cubed.prospects import Waiting, with_bonuses
from akili.games.clever_cubed import printed
from akili.games.clever_cubed.bonuses import usable
from akili.games.clever_cubed.model import Options
from akili.games.clever_cubed.sheet import Sheet

Value = Callable[[Sheet], float]

WORTH = 9.0  # points, about, of a ? that is still to be used
BREADTH = (6, 3, 2)  # ways that are followed at each step of a chain; after that only the one that looks best


class Chains:
    """Searches from one roll of the dice; what a sheet without any ? is worth is given."""

    def __init__(self, value: Value, faces: Sequence[int], options: Options) -> None:
        self._value = value
        self._faces = faces
        self._options = options
        self._known: dict[tuple[Sheet, Waiting, int], float] = {}

    def estimate(self, sheet: Sheet, waiting: Waiting) -> float:
        """What it looks worth at a glance."""
        return self._value(sheet) + WORTH * len(waiting)

    def value(self, sheet: Sheet, waiting: Waiting, depth: int = 0) -> float:
        """What it is worth once every ? is used in the best way found, or lost where there is none."""
        if not waiting:
            return self._value(sheet)
        key = sheet, tuple(sorted(waiting)), min(depth, len(BREADTH))
        if key not in self._known:
            self._known[key] = max(
                (self.value(*after, depth + 1) for after in self._promising(sheet, waiting, depth)),
                default=self._value(sheet),
            )
        return self._known[key]

    def length(self, sheet: Sheet, waiting: Waiting) -> int:
        """How many ? are used on the best way found."""
        used = 0
        while ways := self._promising(sheet, waiting, used):
            sheet, waiting = max(ways, key=lambda way: self.value(way[0], way[1], 1))
            used += 1
        return used

    def _promising(self, sheet: Sheet, waiting: Waiting, depth: int) -> list[tuple[Sheet, Waiting]]:
        ways = [way for bonus in dict.fromkeys(waiting) for way in self._ways(sheet, waiting, bonus)]
        ways.sort(key=lambda way: -self.estimate(*way))
        return ways[: BREADTH[depth] if depth < len(BREADTH) else 1]

    def _ways(self, sheet: Sheet, waiting: Waiting, bonus: printed.Bonus) -> list[tuple[Sheet, Waiting]]:
        place = waiting.index(bonus)
        rest = waiting[:place] + waiting[place + 1 :]
        ways = []
        for mark in usable(sheet, bonus, self._faces, self._options):
            after, more = with_bonuses(sheet, mark, self._options)
            ways.append((after, rest + more))
        return ways
