"""What many matches tell of the bots in them: means, win rates and ranks, each with what chance leaves open."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from akili.engine.game import Outcome, Score, Seat, Unit

SURE = 1.96  # deviations of the normal distribution that hold 95 %


class Estimate(Struct, frozen=True):
    """A figure, and the interval that holds the true one in 95 of 100 cases."""

    value: float
    low: float
    high: float


class Result(Struct, frozen=True):
    """What one bot reached in one match: a shared win is a part of one, and seats with the same rank share it."""

    points: int
    rank: int  # from 1
    won: float
    unit: Unit = "points"  # alone a game may count something else


class Standing(Struct, frozen=True):
    """How one bot fared."""

    bot: str
    points: Estimate
    wins: Estimate
    ranks: tuple[int, ...]  # how often it was first, second, …
    unit: Unit = "points"


def result_of(outcome: Outcome, seat: Seat) -> Result:
    """What a seat reached."""
    ahead = 0
    for seats in outcome.ranking:
        if seat in seats:
            return Result(outcome.points[seat], ahead + 1, 0 if ahead else 1 / len(seats))
        ahead += len(seats)
    raise AssertionError("every seat is ranked")


def alone(score: Score) -> Result:
    """What somebody reached without others."""
    return Result(score.value, 1, 1, score.unit)


def standing(bot: str, results: Sequence[Result], seats: int) -> Standing:
    """How a bot fared in at least one match."""
    ranks = tuple(sum(result.rank == rank for result in results) for rank in range(1, seats + 1))
    points = mean_of([result.points for result in results])
    wins = rate_of(sum(result.won for result in results), len(results))
    return Standing(bot, points, wins, ranks, results[0].unit)


def mean_of(figures: Sequence[float]) -> Estimate:
    """The mean; one figure alone says nothing of the others.

    >>> mean_of([180, 200, 220])
    Estimate(value=200.0, low=177.36787, high=222.63213)
    """
    mean = fmean(figures)
    if len(figures) < 2:
        return Estimate(mean, float("-inf"), float("inf"))
    margin = SURE * stdev(figures) / sqrt(len(figures))
    return Estimate(round(mean, 5), round(mean - margin, 5), round(mean + margin, 5))


def rate_of(wins: float, matches: int) -> Estimate:
    """The part of the matches that were won, with Wilson's interval: it is sound for none and for all, too.

    >>> rate_of(10, 10)
    Estimate(value=1.0, low=0.72246, high=1.0)
    """
    rate, doubt = wins / matches, SURE**2 / matches
    centre = (rate + doubt / 2) / (1 + doubt)
    margin = SURE * sqrt(rate * (1 - rate) / matches + doubt / (4 * matches)) / (1 + doubt)
    return Estimate(round(rate, 5), round(max(0.0, centre - margin), 5), round(min(1.0, centre + margin), 5))
