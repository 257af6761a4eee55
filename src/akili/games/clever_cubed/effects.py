"""What the marks on offer would do, so that a page can show it before a hand has chosen."""

from __future__ import annotations

from collections.abc import Iterable

from akili.games.clever_cubed import bonuses
from akili.games.clever_cubed.model import Bonus, Brown, Command, Effect, Extra, Mark, Options, Pink, Use
from akili.games.clever_cubed.scoring import total
from akili.games.clever_cubed.sheet import Sheet


def effects(sheet: Sheet, legal: Iterable[Command], options: Options) -> tuple[Effect, ...]:
    """One for each mark, in the order of first sight: what it does depends on nothing but the sheet."""
    now = total(sheet)
    marks = dict.fromkeys(command.mark for command in legal if isinstance(command, Use | Extra | Bonus))
    return tuple(_effect(sheet, mark, options, now) for mark in marks)


def _effect(sheet: Sheet, mark: Mark, options: Options, now: int) -> Effect:
    after, won = bonuses.after(sheet, mark, options)
    return Effect(
        mark,
        wins=tuple(spot for _, spot in won),
        points=total(after) - now,
        writes=after.pink[-1] if isinstance(mark, Pink) else None,
        loses=_skipped(sheet, mark) if isinstance(mark, Brown) else (),
    )


def _skipped(sheet: Sheet, mark: Brown) -> tuple[int, ...]:
    return tuple(range(sheet.brown.bit_length() + 1, mark.field))
