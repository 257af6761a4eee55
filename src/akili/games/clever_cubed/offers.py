"""The commands that a seat may give now: all of them, none twice."""

from __future__ import annotations

from collections.abc import Iterator

from akili.engine.game import Seat
from akili.games.clever_cubed import bonuses
from akili.games.clever_cubed.model import DICE, Bonus, Command, Done, Extra, Pass, Reroll, Roll, State, Use
from akili.games.clever_cubed.reach import barred, stage, uses


def offers(state: State, seat: Seat) -> Iterator[Command]:
    """Every command that would be accepted, but for taking back and hints."""
    match stage(state, seat):
        case "bonus":
            yield from _bonuses(state, seat)
        case "roll":
            yield Roll()
        case "use":
            yield from _uses(state, seat, Use)
            if has_reroll(state, seat):
                yield Reroll()
            yield Pass()
        case "pick":
            yield from _uses(state, seat, Use)
            yield Pass()
        case "extra":
            yield from _uses(state, seat, Extra)
            yield Done()


def has_reroll(state: State, seat: Seat) -> bool:
    """Whether a circled re-roll is left."""
    sheet = state.seats[seat].sheet
    return sheet.rerolls_used < sheet.rerolls


def can_use(state: State, seat: Seat) -> bool:
    """Whether there is a die to pick, or to use as an extra one."""
    return any(True for _ in _uses(state, seat, Use))


def can_use_bonus(state: State, seat: Seat) -> bool:
    """Whether any of the ? that wait can be used."""
    return any(True for _ in _bonuses(state, seat))


def _uses(state: State, seat: Seat, kind: type[Use] | type[Extra]) -> Iterator[Command]:
    sheet = state.seats[seat].sheet
    for die, reason in enumerate(barred(state, seat)):
        if reason is None:
            for mark, joker in uses(state, sheet, die):
                yield kind(DICE[die], mark, joker)


def _bonuses(state: State, seat: Seat) -> Iterator[Command]:
    own = state.seats[seat]
    for bonus in dict.fromkeys(own.waiting):
        for mark in bonuses.usable(own.sheet, bonus, state.faces, state.options):
            yield Bonus(bonus, mark)
