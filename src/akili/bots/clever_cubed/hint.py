"""The best three moves of a view, each with what speaks for it."""

from __future__ import annotations

from collections.abc import Iterator

from akili.bots.clever_cubed.advice import Advice, Hint, Reason, ReasonKey
from akili.bots.clever_cubed.champion import Rater
from akili.bots.clever_cubed.prospects import Prospect, Table
from akili.games.clever_cubed import scoring
from akili.games.clever_cubed.bonuses import after, usable
from akili.games.clever_cubed.model import (
    Bonus,
    Brown,
    Command,
    Extra,
    Mark,
    Options,
    Pass,
    Reroll,
    Turquoise,
    Use,
    View,
)
from akili.games.clever_cubed.printed import Bonus as PrintedBonus
from akili.games.clever_cubed.sheet import Sheet

MOVES = 3
REASONS = 3
Marking = Use | Extra | Bonus
COMBINED: tuple[PrintedBonus, ...] = ("?y", "?t", "?n")  # areas where a bonus takes several marks


def hint_for(view: View, rater: Rater) -> Hint:
    """What the rater would do, and what it would do else."""
    best = sorted(rater.rated(view), key=lambda rated: -rated[0])[:MOVES]
    return Hint(tuple(_advice(view, rater, rated, best[0][0]) for rated in best))


def _advice(view: View, rater: Rater, rated: tuple[float, Command, Prospect], best: float) -> Advice:
    value, command, prospect = rated
    reasons = tuple(_reasons(view, rater, command, prospect))[:REASONS]
    return Advice(command, round(value, 1), round(best - value, 1), reasons or (Reason("later"),))


def differences(view: View, rater: Rater, better: Command, chosen: Command) -> tuple[Reason, ...]:
    """What a better move has more of than the one that was chosen."""
    table = Table(view)
    own, other = (features(view, rater, command, table.prospect(command)) for command in (better, chosen))
    more = (Reason(key, own.get(key, 0) - other.get(key, 0)) for key in {**own, **other})
    return tuple(reason for reason in more if reason.count > 0)[:REASONS] or (Reason("later"),)


def _reasons(view: View, rater: Rater, command: Command, prospect: Prospect) -> Iterator[Reason]:
    if len(view.legal) == 1:
        yield Reason("only")
        return
    if isinstance(command, Pass | Reroll):
        yield Reason("wait")
    found = features(view, rater, command, prospect)
    yield from (Reason(key, count) for key, count in found.items() if count > 0)


def features(view: View, rater: Rater, command: Command, prospect: Prospect) -> dict[ReasonKey, int]:
    """What can be said of a move in numbers, the strongest first."""
    found = _of_mark(view, rater, command, prospect) if isinstance(command, Use | Extra | Bonus) else {}
    if prospect.rolls:
        found["hand"] = prospect.dice.bit_count()
    return {**found, "saved": -_spent(command)}


def _spent(command: Command) -> int:
    """How many actions it takes."""
    joker = isinstance(command, Use | Extra) and command.joker is not None
    return joker + isinstance(command, Extra | Reroll)


def _struck(sheet: Sheet, mark: Mark) -> int:
    """Fields of brown that can't be crossed any more."""
    return mark.field - 1 - sheet.brown.bit_length() if isinstance(mark, Brown) else 0


def _of_mark(view: View, rater: Rater, command: Marking, prospect: Prospect) -> dict[ReasonKey, int]:
    assert view.you is not None
    sheet = view.seats[view.you].sheet
    marked, won = after(sheet, command.mark, view.options)
    bonuses = [bonus for bonus, _ in won]
    return {
        "fox": bonuses.count("F"),
        "chain": rater.chain(view, prospect),
        "action": sum(bonus in ("R", "J", "+1") for bonus in bonuses),
        "lowest": _lift(sheet, marked),
        "points": scoring.total(marked) - scoring.total(sheet),
        "crosses": len(command.mark.rows) - 1 if isinstance(command.mark, Turquoise) else 0,
        "near": _nearer(sheet, marked, view.options),
        "kept": -_struck(sheet, command.mark),
    }


def _lift(before: Sheet, marked: Sheet) -> int:
    return min(scoring.area_points(marked)) - min(scoring.area_points(before))


def _nearer(before: Sheet, marked: Sheet, options: Options) -> int:
    return _near(marked, options) - _near(before, options)


def _near(sheet: Sheet, options: Options) -> int:
    """How many bonuses one more mark would win, where not just any next mark does."""
    marks = (mark for colour in COMBINED for mark in usable(sheet, colour, (), options))
    return len({spot for mark in marks for _, spot in after(sheet, mark, options)[1]})
