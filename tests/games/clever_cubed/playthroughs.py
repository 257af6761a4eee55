"""The golden playthroughs of Clever Cubed: eager players, now and then a mistake, or something taken back."""

from __future__ import annotations

from collections.abc import Callable

from akili.engine.chance import Chance, SeededChance
from akili.engine.game import Seat
from akili.engine.match import Match
from akili.engine.playthrough import write
from akili.engine.steps import Step, begin, take
from akili.games.clever_cubed.model import Command, Done, Options, Pass, Reroll, TakeBack
from akili.games.clever_cubed.rules import CLEVER_CUBED

RASH: tuple[Command, ...] = (Reroll(), Pass(), Done(), TakeBack())


def alone() -> str:
    """Six rounds alone."""
    return _played(Options(), 1, "alone")


def two() -> str:
    """Two players with everything agreed on that can be."""
    options = Options(pink_rounding="up", seven_after_seven=False, blue_bonus="free", turn_seconds=30, hints=True)
    return _played(options, 2, "two")


def four() -> str:
    """Four players, four rounds."""
    return _played(Options(), 4, "four")


def _played(options: Options, seats: int, seed: str) -> str:
    match, chance = Match(CLEVER_CUBED, options, seats, seed), SeededChance(seed).fork("players")
    begin(match)
    steps: list[Step] = []
    now = 0
    while match.outcome is None:
        now += 500 + chance.below(5000)
        if match.deadline is not None and match.deadline <= now:
            now = match.deadline
            steps.append(Step(now))
            take(match, steps[-1])
            continue
        seat = chance.pick(sorted(CLEVER_CUBED.to_act(match.state)))
        steps.append(Step(now, seat, _choice(match, seat, chance)))
        take(match, steps[-1])
    return write(CLEVER_CUBED, options, seats, seed, steps)


def _choice(match: Match, seat: Seat, chance: Chance) -> Command:
    """Mostly some use of a die or a bonus, sometimes anything, sometimes what may not be allowed."""
    offered: list[Command] = list(CLEVER_CUBED.legal(match.state, seat))
    mood = chance.below(20)
    if mood == 0:
        return chance.pick(RASH)
    if mood == 2 and CLEVER_CUBED.view(match.state, seat).can_take_back:
        return TakeBack()
    eager = [command for command in offered if not isinstance(command, Reroll | Pass | Done)]
    return chance.pick(offered if mood == 1 else eager or offered)


PLAYTHROUGHS: dict[str, Callable[[], str]] = {
    "clever_cubed_alone": alone,
    "clever_cubed_two": two,
    "clever_cubed_four": four,
}
