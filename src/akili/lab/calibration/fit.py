"""Fits time = the player's pace × the puzzle's hardness, in logarithms, robust where there are few data.

log t = a + γ · log rated + pace of the player + hardness of the puzzle + what the day brings. Paces and hardnesses
are small unless many times speak for them: each is drawn towards 0 by as much as players and puzzles are found to
differ, which itself is drawn towards what is usual. A card that was not solved took longer than it was played: its
time is what is to be expected beyond that. A time that is far off counts less, as in Student's distribution.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, exp, log, pi, sqrt

import numpy as np
from numpy.typing import NDArray

from akili.forge.rating.calibration import GameCalibration
from akili.forge.rating.scale import SPREAD

ROUNDS = 300
DEGREES = 4.0  # of freedom: the less, the less a time counts that is far off
CORE = 0.83  # the scale of Student's distribution with these that suits normal data, as a part of their deviation
USUAL = {"day": (SPREAD, 10.0), "pace": (0.4, 5.0), "puzzle": (0.2, 20.0)}  # spread, and how many data that is worth
UNIT_SPREAD, EXPONENT_SPREAD = 1.0, 0.15  # how far the rating as a whole may be off
FARTHEST = 6.0  # deviations, beyond which nothing is told apart

Numbers = NDArray[np.float64]
Places = NDArray[np.int64]


@dataclass(frozen=True)
class Played:
    """A card that somebody played: for how long, and whether it was solved then."""

    player: str
    puzzle: str
    rated: float  # seconds
    seconds: float
    is_solved: bool


@dataclass(frozen=True)
class Fitted:
    """The calibration, and the pace of each player: 2 is twice the usual time."""

    game: GameCalibration
    paces: dict[str, float]


def fit(cards: Sequence[Played]) -> Fitted:
    """Of the cards of one game."""
    players, player = _numbered([card.player for card in cards])
    puzzles, puzzle = _numbered([card.puzzle for card in cards])
    rated = np.array([log(card.rated) for card in cards])
    told = np.array([log(card.seconds) for card in cards])
    is_solved = np.array([card.is_solved for card in cards])
    middle = rated.mean()
    slopes = np.column_stack([np.ones(len(cards)), rated - middle])
    holds = np.array([UNIT_SPREAD**-2, EXPONENT_SPREAD**-2])
    whole = np.zeros(2)  # of a + (γ − 1) x, both near 0 where the rating is right
    pace, hardness = np.zeros(len(players)), np.zeros(len(puzzles))
    spread = {name: usual for name, (usual, _) in USUAL.items()}
    for _ in range(ROUNDS):
        expected = rated + slopes @ whole + pace[player] + hardness[puzzle]
        times, doubt = _times(told, is_solved, expected, spread["day"])
        weights = np.where(is_solved, _weights(times - expected, CORE * spread["day"]), 1.0)
        precision = weights / spread["day"] ** 2
        rest = times - rated - pace[player] - hardness[puzzle]
        whole = np.linalg.solve(
            slopes.T @ (precision[:, None] * slopes) + np.diag(holds), slopes.T @ (precision * rest)
        )
        rest = times - rated - slopes @ whole
        pace, pace_doubt = _drawn(rest - hardness[puzzle], player, precision, spread["pace"], len(players))
        hardness, puzzle_doubt = _drawn(rest - pace[player], puzzle, precision, spread["puzzle"], len(puzzles))
        left = rest - pace[player] - hardness[puzzle]
        spread = {
            "day": _spread(weights * left**2 / CORE**2 + doubt, "day"),
            "pace": _spread(pace**2 + pace_doubt, "pace"),
            "puzzle": _spread(hardness**2 + puzzle_doubt, "puzzle"),
        }
    exponent = 1 + whole[1]
    game = GameCalibration(
        unit=exp(whole[0] - whole[1] * middle),
        exponent=float(exponent),
        spread=spread["day"],
        pace_spread=spread["pace"],
        puzzles={name: round(exp(each), 3) for name, each in zip(puzzles, hardness, strict=True)},
        players=len(players),
        cards=len(cards),
    )
    return Fitted(game, {name: exp(each) for name, each in zip(players, pace, strict=True)})


def _numbered(names: Sequence[str]) -> tuple[list[str], Places]:
    known = sorted(set(names))
    place = {name: number for number, name in enumerate(known)}
    return known, np.array([place[name] for name in names], np.int64)


def _times(told: Numbers, is_solved: NDArray[np.bool_], expected: Numbers, spread: float) -> tuple[Numbers, Numbers]:
    """The logarithms of the times, for a card that wasn't solved what is to be expected, and how uncertain that is."""
    times, doubt = told.copy(), np.zeros(len(told))
    for place in np.flatnonzero(~is_solved):
        beyond = min(FARTHEST, (told[place] - expected[place]) / spread)
        tail = 0.5 * (1 - erf(beyond / sqrt(2)))
        ratio = exp(-(beyond**2) / 2) / sqrt(2 * pi) / tail
        times[place] = max(told[place], expected[place] + spread * ratio)
        doubt[place] = spread**2 * max(0.0, 1 + beyond * ratio - ratio**2)
    return times, doubt


def _weights(left: Numbers, spread: float) -> Numbers:
    return (DEGREES + 1) / (DEGREES + (left / spread) ** 2)


def _drawn(rest: Numbers, place: Places, precision: Numbers, spread: float, count: int) -> tuple[Numbers, Numbers]:
    """The effect of each player or puzzle, drawn towards 0, and how uncertain it is."""
    certainty = np.bincount(place, precision, count) + spread**-2
    return np.bincount(place, precision * rest, count) / certainty, 1 / certainty


def _spread(squares: Numbers, name: str) -> float:
    usual, worth = USUAL[name]
    return sqrt((float(squares.sum()) + worth * usual**2) / (len(squares) + worth))
