"""A match of two that the best colour doesn't decide: planned in advance, for all gems lie open."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from akili.games.ubongo_classic.gem_board import nearest, steps_of, with_gems, within, without_nearest, worth
from akili.games.ubongo_classic.model import ROUNDS, Gems, Lanes

Plan = list[tuple[int, ...]]  # per round the lane of each seat; they solve in this order
NOTHING: Gems = (0, 0, 0, 0, 0, 0)


def plan_of(lanes: Lanes, pawns: Sequence[int]) -> Plan:
    """Both have as many of their best colour, and the first seat has more of its second."""
    chance = Random(0)
    for _ in range(100_000):
        plan, (mine, theirs) = _played(lanes, pawns, chance)
        if mine[0] == theirs[0] and mine[1] > theirs[1]:
            return plan
    raise AssertionError("no such match was found")


def _played(lanes: Lanes, pawns: Sequence[int], chance: Random) -> tuple[Plan, list[tuple[int, ...]]]:
    """Nine rounds by chance, and what they came to; where a pawn has no gems within reach it ends as it stands."""
    stands, gems = list(pawns), [NOTHING for _ in pawns]
    plan: Plan = []
    for _ in range(ROUNDS):
        for seat, home in enumerate(stands):
            full = [lane for lane in within(home, steps_of(seat + 1)) if lanes[lane]]
            stands[seat] = chance.choice(full or [home])
            gems[seat] = with_gems(gems[seat], nearest(lanes, stands[seat]))
            lanes = without_nearest(lanes, stands[seat])
        plan.append(tuple(stands))
    return plan, [worth(each) for each in gems]
