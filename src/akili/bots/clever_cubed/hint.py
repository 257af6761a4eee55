"""The best three moves of a view, each with what speaks for it."""

from __future__ import annotations

from collections.abc import Iterator

from akili.bots.clever_cubed.advice import Advice, Hint, Reason
from akili.bots.clever_cubed.champion import Rater
from akili.bots.clever_cubed.prospects import Prospect
from akili.games.clever_cubed import scoring
from akili.games.clever_cubed.bonuses import after, usable
from akili.games.clever_cubed.model import Bonus, Command, Extra, Options, Pass, Reroll, Use, View
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


def _reasons(view: View, rater: Rater, command: Command, prospect: Prospect) -> Iterator[Reason]:
    if len(view.legal) == 1:
        yield Reason("only")
    elif isinstance(command, Use | Extra | Bonus):
        yield from _of_mark(view, rater, command, prospect)
    elif isinstance(command, Pass | Reroll):
        yield Reason("wait")
    if prospect.rolls and prospect.dice:
        yield Reason("hand", prospect.dice.bit_count())


def _of_mark(view: View, rater: Rater, command: Marking, prospect: Prospect) -> Iterator[Reason]:
    assert view.you is not None
    sheet = view.seats[view.you].sheet
    marked, won = after(sheet, command.mark, view.options)
    bonuses = [bonus for bonus, _ in won]
    counts = (
        Reason("fox", bonuses.count("F")),
        Reason("chain", rater.chain(view, prospect)),
        Reason("action", sum(bonus in ("R", "J", "+1") for bonus in bonuses)),
        Reason("lowest", _lift(sheet, marked)),
        Reason("points", scoring.total(marked) - scoring.total(sheet)),
        Reason("near", _nearer(sheet, marked, view.options)),
    )
    return (reason for reason in counts if reason.count > 0)


def _lift(before: Sheet, marked: Sheet) -> int:
    return min(scoring.area_points(marked)) - min(scoring.area_points(before))


def _nearer(before: Sheet, marked: Sheet, options: Options) -> int:
    return _near(marked, options) - _near(before, options)


def _near(sheet: Sheet, options: Options) -> int:
    """How many bonuses one more mark would win, where not just any next mark does."""
    marks = (mark for colour in COMBINED for mark in usable(sheet, colour, (), options))
    return len({spot for mark in marks for _, spot in after(sheet, mark, options)[1]})
