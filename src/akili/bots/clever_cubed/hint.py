"""The best three moves of a view, each with what speaks for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from akili.bots.clever_cubed.advice import Advice, Hint, Reason, ReasonKey
from akili.bots.clever_cubed.champion import Rater
from akili.bots.clever_cubed.prospects import Prospect, Table, moments_after_turn
from akili.games.clever_cubed import scoring
from akili.games.clever_cubed.bonuses import after, usable
from akili.games.clever_cubed.model import (
    Bonus,
    Brown,
    Command,
    Done,
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
WEIGHTS: Mapping[ReasonKey, float] = {  # about so many points at the end, each
    "fox": 12.0,
    "chain": 9.0,
    "action": 5.0,
    "lowest": 1.0,
    "points": 1.0,
    "crosses": 3.0,
    "near": 3.0,
    "hand": 3.0,
    "kept": 3.0,
    "saved": 5.0,
}
IDLE_AT_THE_END: tuple[ReasonKey, ...] = ("near", "kept", "saved")  # after the last turn nothing comes of them
TOLD_AS_GIVEN_UP: tuple[ReasonKey, ...] = ("fox", "chain", "action", "points")
Marking = Use | Extra | Bonus
COMBINED: tuple[PrintedBonus, ...] = ("?y", "?t", "?n")  # areas where a bonus takes several marks


class Differences(NamedTuple):
    """Why a move is better."""

    reasons: tuple[Reason, ...]  # what it has more of, the weightiest first
    although: Reason | None  # the weightiest that it gives up


NO_DIFFERENCES = Differences((), None)


def hint_for(view: View, rater: Rater) -> Hint:
    """What the rater would do, and what it would do else."""
    best = sorted(rater.rated(view), key=lambda rated: -rated[0])[:MOVES]
    return Hint(tuple(_advice(view, rater, rated, best[0][0]) for rated in best))


def _advice(view: View, rater: Rater, rated: tuple[float, Command, Prospect], best: float) -> Advice:
    value, command, prospect = rated
    reasons = tuple(_reasons(view, rater, command, prospect))[:REASONS]
    else_ = Reason("wait" if _is_last_turn(view) else "later")
    return Advice(command, round(value, 1), round(best - value, 1), reasons or (else_,))


def differences(view: View, rater: Rater, better: Command, chosen: Command) -> Differences:
    """What explains that a move is better than the one that was chosen."""
    counts = _compared(view, rater, better, chosen)
    more = sorted((reason for reason in counts if reason.count > 0), key=_weight, reverse=True)
    less = [Reason(each.key, -each.count) for each in counts if each.count < 0 and each.key in TOLD_AS_GIVEN_UP]
    waits = [Reason("wait")] if isinstance(better, Pass | Reroll) and not isinstance(chosen, Pass | Reroll) else []
    reasons = (*waits, *more)[:REASONS] or (Reason("end" if _is_last_turn(view) else "later"),)
    return Differences(reasons, max(less, key=_weight, default=None))


def _compared(view: View, rater: Rater, better: Command, chosen: Command) -> list[Reason]:
    """What the better move has more of; less where it is below 0."""
    table = Table(view)
    own, other = (features(view, rater, command, table.prospect(command)) for command in (better, chosen))
    idle = IDLE_AT_THE_END if _is_last_turn(view) else ()
    return [Reason(key, own.get(key, 0) - other.get(key, 0)) for key in {**own, **other} if key not in idle]


def _weight(reason: Reason) -> float:
    return WEIGHTS[reason.key] * reason.count


def _is_last_turn(view: View) -> bool:
    """Whether nothing comes for the seat after this turn."""
    assert view.you is not None
    return moments_after_turn(view, view.you) == 0


def _reasons(view: View, rater: Rater, command: Command, prospect: Prospect) -> Iterator[Reason]:
    if len(view.legal) == 1:
        yield Reason("only")
        return
    if isinstance(command, Pass | Reroll | Done):
        yield Reason("wait")
    found = features(view, rater, command, prospect)
    yield from (Reason(key, count) for key, count in found.items() if count > 0)


def features(view: View, rater: Rater, command: Command, prospect: Prospect) -> dict[ReasonKey, int]:
    """What can be said of a move in numbers, the strongest first."""
    found = _of_mark(view, rater, command) if isinstance(command, Use | Extra | Bonus) else {}
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


def _of_mark(view: View, rater: Rater, command: Marking) -> dict[ReasonKey, int]:
    assert view.you is not None
    sheet = view.seats[view.you].sheet
    marked, won = after(sheet, command.mark, view.options)
    bonuses = [bonus for bonus, _ in won]
    return {
        "fox": bonuses.count("F"),
        "chain": rater.chain(view, command),
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
