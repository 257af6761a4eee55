"""Finds the planner's weights: games alone by what is known so far, then what their sheets promised, by least squares.

    python scripts/tune_planner.py --games 1500 --steps 8 --seed tune

Every step plays with the weights of the step before (the first with the greedy bot), now and then another move than
the best, for the sake of what it shows, and fits what was still won from each position on. Needs numpy.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean

import numpy as np
from msgspec import json
from numpy.typing import NDArray

from akili.bots.arena import play
from akili.bots.clever_cubed import features, greedy
from akili.bots.clever_cubed.evaluation import Evaluation
from akili.bots.clever_cubed.planner import Planner
from akili.bots.clever_cubed.player import Player
from akili.bots.clever_cubed.prospects import Prospect, Table
from akili.bots.clever_cubed.weights import Weights
from akili.engine.chance import SeededChance
from akili.games.clever_cubed import scoring
from akili.games.clever_cubed.model import Command, Options, View
from akili.games.clever_cubed.rules import CLEVER_CUBED

FILE = Path(__file__).parents[1] / "src/akili/bots/clever_cubed/weights.json"
CHUNK = 25  # games that a process plays together
STRAYING = 5  # of 100 moves: one of the best few, not the best
RIDGE = 30.0  # what a weight away from 0 costs
FADING = 0.6  # what the evidence of a step counts in the next one
Matrix = NDArray[np.float64]


class Evidence:
    """The sums of a least-squares fit, growing with every position."""

    def __init__(self) -> None:
        self.places: dict[tuple[str, int], int] = {}
        self.squares: Matrix = np.zeros((0, 0))
        self.products: Matrix = np.zeros(0)

    def take(self, rows: Iterable[tuple[dict[tuple[str, int], float], float]]) -> None:
        """Add positions: what was there, and what was still won."""
        known = [([(self._place(key), amount) for key, amount in row.items()], gain) for row, gain in rows]
        self._grow()
        matrix = np.zeros((len(known), len(self.places)))
        for line, (row, _) in enumerate(known):
            for place, amount in row:
                matrix[line, place] += amount
        self.squares += matrix.T @ matrix
        self.products += matrix.T @ np.array([gain for _, gain in known])

    def merge(self, other: Evidence, share: float = 1.0) -> None:
        """Add what another has seen."""
        places = [self._place(key) for key in other.places]
        self._grow()
        self.squares[np.ix_(places, places)] += share * other.squares
        self.products[places] += share * other.products

    def weights(self, knots: tuple[int, ...]) -> Weights:
        """The fit."""
        found = np.linalg.solve(self.squares + RIDGE * np.eye(len(self.places)), self.products)
        points: dict[str, list[float]] = {}
        for (name, knot), place in self.places.items():
            points.setdefault(name, [0.0] * len(knots))[knot] = round(float(found[place]), 2)
        return Weights(knots, {name: tuple(points[name]) for name in sorted(points)})

    def _place(self, key: tuple[str, int]) -> int:
        return self.places.setdefault(key, len(self.places))

    def _grow(self) -> None:
        more = len(self.places) - len(self.products)
        self.squares = np.pad(self.squares, (0, more))
        self.products = np.pad(self.products, (0, more))


@dataclass(frozen=True)
class Games:
    """Plays a chunk of games; it travels to other processes."""

    weights: Weights | None  # None: the greedy bot
    seed: str

    def __call__(self, chunk: int) -> tuple[Evidence, list[int]]:
        """What they showed, and their points."""
        evidence, totals = Evidence(), []
        evaluation = Evaluation(self.weights) if self.weights else None
        for game in range(chunk * CHUNK, (chunk + 1) * CHUNK):
            chooser = Straying(evaluation, f"{self.seed}/{game}")
            total = play(CLEVER_CUBED, Options(), [Player(chooser.choose)], f"{self.seed}/{game}").outcome.points[0]
            totals.append(total)
            evidence.take((_row(each), total - scoring.total(each.sheet)) for each in chooser.seen if each.moments)
        return evidence, totals


class Straying:
    """Chooses well most of the time, and remembers where that led."""

    def __init__(self, evaluation: Evaluation | None, seed: str) -> None:
        self._planner = Planner(evaluation) if evaluation else None
        self._chance = SeededChance(f"straying/{seed}")
        self.seen: list[Prospect] = []

    def choose(self, view: View) -> Command:
        """A command, and its prospect is kept."""
        if self._planner:
            rated = sorted(self._planner.rated(view), key=lambda each: -each[0])
            strays = self._chance.below(100) < STRAYING
            command = self._chance.pick(rated[:4])[1] if strays else rated[0][1]
        else:
            strays = self._chance.below(100) < 2 * STRAYING
            command = self._chance.pick(view.legal) if strays else greedy.choose(view)
        prospect = Table(view).prospect(command)
        if not prospect.waiting:
            self.seen.append(prospect)
        return command


def _row(prospect: Prospect) -> dict[tuple[str, int], float]:
    """What is there, once for every knot that counts."""
    row: dict[tuple[str, int], float] = {}
    found = [*features.of_sheet(prospect.sheet)]
    if prospect.rolls:
        found += features.hand(prospect.rolls, prospect.dice)
    for knot, share in enumerate(Weights().shares(prospect.moments)):
        if share:
            for name, amount in found:
                row[name, knot] = row.get((name, knot), 0.0) + share * amount
    return row


def tune(weights: Weights | None, games: int, steps: int, seed: str, jobs: int) -> Iterator[tuple[float, Weights]]:
    """The points of every step's games, and the weights that came of them."""
    evidence = Evidence()
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for step in range(steps):
            faded, evidence = evidence, Evidence()
            evidence.merge(faded, FADING)
            totals: list[int] = []
            for seen, points in pool.map(Games(weights, f"{seed}/{step}"), range(games // CHUNK)):
                evidence.merge(seen)
                totals += points
            weights = evidence.weights(Weights().knots)
            yield fmean(totals), weights


def main() -> int:
    """Tune, tell the progress, and write what was found last."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--steps", type=int, default=8)
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--begin", type=Path, metavar="FILE", help="weights to go on from (default: the greedy bot)")
    parser.add_argument("--out", type=Path, default=FILE)
    arguments = parser.parse_args()
    begin = json.decode(arguments.begin.read_bytes(), type=Weights) if arguments.begin else None
    found = tune(begin, arguments.games, arguments.steps, arguments.seed, arguments.jobs)
    for step, (points, weights) in enumerate(found):
        print(f"step {step}: {points:.1f} points", flush=True)
        arguments.out.write_bytes(json.format(json.encode(weights), indent=1) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
