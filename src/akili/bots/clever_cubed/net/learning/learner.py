"""All that learning changes, and one chunk of games after the other. The same seed and plan give the same net."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from akili.bots.clever_cubed.net.layout import DEPTH, ROWS, WIDTH
from akili.bots.clever_cubed.net.learning import kernel
from akili.bots.clever_cubed.net.learning.plan import CHUNK, Stage

GAMES_AN_UPDATE, BATCH = 16, 256
UPDATES = CHUNK // GAMES_AN_UPDATE
LUCK, LUCKY_GAMES = 3, 400  # rolls that the luck test shows, and its games

Part = NDArray[np.float32]
Net = tuple[Part, ...]  # weights and biases, from the slots to the value


@dataclass
class Learner:
    """A net that learns, the averaged one that follows it, what Adam keeps, and the stream of chance."""

    net: Net
    average: Net
    means: Net
    squares: Net
    chance: NDArray[np.uint64]
    steps: int = 0

    def learn(self, stage: Stage, done: int) -> tuple[float, float]:
        """Plays a chunk of games, of which so many are done, and learns; points a seat, and the error in points."""
        share_done, share_after = done / stage.games, (done + CHUNK) / stage.games
        rates = [stage.rates[0] * (stage.rates[1] / stage.rates[0]) ** at for at in (share_done, share_after)]
        shapes = [stage.shape * (1 - at) for at in (share_done, share_after)]
        self.steps, points, error = kernel.train(
            UPDATES,
            GAMES_AN_UPDATE,
            BATCH,
            np.array(stage.seats),
            self.net,
            self.average,
            _zeros(self.net),
            self.means,
            self.squares,
            self.chance,
            self.steps,
            np.array(rates),
            stage.epsilon,
            stage.trace,
            np.array(shapes),
            stage.share,
        )
        return points, error

    def begin_average(self) -> None:
        """The averaged weights begin where the others are."""
        for average, part in zip(self.average, self.net, strict=True):
            average[:] = part

    def known(self) -> Net:
        """The net without the rows that no game has turned on: a guess of nothing, not one by chance."""
        first, *others = self.net
        return first * self.squares[0].any(axis=1, keepdims=True), *others

    def luck(self) -> float:
        """Points of a player who sees several rolls and takes the best: how good its plans are, not its dice."""
        chance = np.array([1], np.uint64)
        return float(kernel.evaluate(LUCKY_GAMES, 1, self.net, chance, LUCK).mean())


def new_learner(seed: int) -> Learner:
    """Small weights by chance."""
    random = np.random.default_rng(seed)

    def drawn(scale: float, *shape: int) -> Part:
        return random.normal(0, scale, shape).astype(np.float32)

    net = (
        drawn(0.03, ROWS, WIDTH),
        np.full(WIDTH, 0.05, np.float32),
        drawn((2 / WIDTH) ** 0.5, WIDTH, DEPTH),
        np.zeros(DEPTH, np.float32),
        drawn(DEPTH**-0.5, DEPTH),
        np.zeros(1, np.float32),
    )
    return learner_from(net, seed)


def learner_from(net: Net, seed: int) -> Learner:
    """One that goes on from a net."""
    copy = tuple(part.copy() for part in net)
    return Learner(copy, tuple(part.copy() for part in net), _zeros(net), _zeros(net), np.array([seed], np.uint64))


def _zeros(net: Sequence[Part]) -> Net:
    return tuple(np.zeros_like(part) for part in net)
