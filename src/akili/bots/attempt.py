"""How a bot will go about one card: every step with its time, worked out when the card is turned over."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate
from math import exp

from akili.bots.hands import CardSearch, Step
from akili.bots.skill import Skill, normal, solving_seconds
from akili.engine.chance import SeededChance
from akili.engine.game import Millis
from akili.forge.corner_search import SECONDS_A_STEP
from akili.polyomino import Placement
from akili.ubongo.laying import Board, with_tile, without_tile

QUICKEST_STEP = 0.45  # seconds: faster no hand is
UNEVEN = 0.6  # deviation of the logarithm of the time between two steps
FIRST_LOOK = 2.0  # the first step takes that much longer, for the card is new
INSIGHT = 0.5  # and the last tiles that much less, for now the solution is seen
LEAST_PATIENCE = 40.0  # seconds


@dataclass(frozen=True)
class Attempt:
    """Times since the card was turned over, what is done at each, and the board after so many of them."""

    times: tuple[Millis, ...]
    steps: tuple[Step, ...]
    boards: tuple[frozenset[Placement], ...]  # one more than steps
    patience: Millis  # when it would rather give up
    is_fruitful: bool  # whether a solution lies there in the end

    @classmethod
    def at_card(cls, search: CardSearch, skill: Skill, chance: SeededChance) -> Attempt:
        """Draws how long it will take today, and the way there."""
        seconds = solving_seconds(skill, search.seconds, chance.fork("time"))
        is_blind = chance.fork("sight").below(100) < skill.blind_percent
        if is_blind:
            steps = search.in_vain(chance.fork("walk"))
            times = _times(len(steps), 0, SECONDS_A_STEP * skill.pace * len(steps), chance.fork("rhythm"))
        else:
            steps = search.solving(seconds / skill.pace / SECONDS_A_STEP, chance.fork("walk"))
            seconds = max(seconds, QUICKEST_STEP * len(steps))
            times = _times(len(steps), search.tiles_to_find, seconds, chance.fork("rhythm"))
        patience = max(LEAST_PATIENCE, skill.patience * skill.pace * search.seconds)
        return cls(times, tuple(steps), tuple(_boards(steps)), round(1000 * patience), not is_blind)

    def done(self, board: Board, due: int) -> int | None:
        """How many steps are done: as many as are due, or the nearest number before or after that fits the board."""
        lying = frozenset(board)
        for count in (*range(due, -1, -1), *range(due + 1, len(self.boards))):
            if self.boards[count] == lying:
                return int(count)
        return None


def _times(steps: int, insight: int, seconds: float, chance: SeededChance) -> tuple[Millis, ...]:
    weights = [exp(UNEVEN * normal(chance)) for _ in range(steps)]
    weights[:1] = [weight * FIRST_LOOK for weight in weights[:1]]
    weights[steps - insight + 1 :] = [weight * INSIGHT for weight in weights[steps - insight + 1 :]]
    whole = sum(weights)
    return tuple(round(1000 * seconds * so_far / whole) for so_far in accumulate(weights))


def _boards(steps: Iterable[Step]) -> Iterable[frozenset[Placement]]:
    board: Board = ()
    yield frozenset()
    for step in steps:
        board = with_tile(board, step.laid) if step.is_down else without_tile(board, step.laid.tile)
        yield frozenset(board)
