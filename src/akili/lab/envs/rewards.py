"""What an act brought: the places at the end, or points as they come."""

from __future__ import annotations

from typing import Literal

from akili.engine.game import Outcome, Seat

Reward = Literal["rank", "points"]


def by_rank(outcome: Outcome, seat: Seat) -> float:
    """From 1 for who is before all others to -1 for who is behind them; all seats together have 0.

    >>> [by_rank(Outcome(((2,), (0, 1)), (3, 3, 9)), seat) for seat in range(3)]
    [-0.5, -0.5, 1.0]
    """
    place = next(place for place, together in enumerate(outcome.ranking) if seat in together)
    before = sum(map(len, outcome.ranking[:place]))
    behind = sum(map(len, outcome.ranking[place + 1 :]))
    return (behind - before) / (len(outcome.points) - 1)
