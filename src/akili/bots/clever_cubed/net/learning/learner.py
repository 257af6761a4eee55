"""All that learning changes, and one chunk of games after the other. The same seed and plan give the same net."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from akili.bots.clever_cubed.net.layout import DEPTH, POINTS, ROWS, SLOTS, WIDTH
from akili.bots.clever_cubed.net.learning import kernel
from akili.bots.clever_cubed.net.learning.goals.levels import ALL_ROWS, FIRST_ROWS, GOALS
from akili.bots.clever_cubed.net.learning.plan import CHUNK, Stage

GAMES_AN_UPDATE, BATCH = 16, 256
UPDATES = CHUNK // GAMES_AN_UPDATE
HANDS = 2  # that play at once, each with its own stream of chance: the same net comes of it on any number of cores
GAMES_A_HAND = GAMES_AN_UPDATE // HANDS
HANDS_AT_WORK = ThreadPoolExecutor(HANDS, "hand")  # compiled code doesn't hold the interpreter
LUCK, LUCKY_GAMES = 3, 400  # rolls that the luck test shows, and its games

Part = NDArray[np.float32]
Net = tuple[Part, ...]  # weights and biases, from the slots to the value


class Decisions:
    """What each hand has decided in its games of an update."""

    def __init__(self) -> None:
        room = HANDS, GAMES_A_HAND * kernel.MOST_RECORDED
        self.rows, self.targets = np.empty((*room, SLOTS + GOALS), np.int32), np.empty(room)

    def of(self, found: Sequence[int]) -> tuple[NDArray[np.int32], NDArray[np.float64]]:
        """So many of each hand, one after the other."""
        all_rows = np.concatenate([rows[:count] for rows, count in zip(self.rows, found, strict=True)])
        return all_rows, np.concatenate([some[:count] for some, count in zip(self.targets, found, strict=True)])


@dataclass
class Learner:
    """A net that learns, the averaged one that follows it, what Adam keeps, and streams of chance: one for each hand,
    and one for the order in which is learned."""

    net: Net
    average: Net
    means: Net
    squares: Net
    chance: NDArray[np.uint64]
    steps: int = 0
    slopes: Net = field(init=False)
    decisions: Decisions = field(init=False, default_factory=Decisions)

    def __post_init__(self) -> None:
        self.slopes = _zeros(self.net)

    def learn(self, stage: Stage, done: int) -> tuple[float, float]:
        """Plays a chunk of games, of which so many are done, and learns; points a seat, and the error in points."""
        told = [self._update(stage, done + number * GAMES_AN_UPDATE) for number in range(UPDATES)]
        decided, points, players, squared = map(sum, zip(*told, strict=True))
        return points / max(1, players), (squared / decided) ** 0.5 * POINTS

    def _update(self, stage: Stage, done: int) -> tuple[int, int, int, float]:
        """All hands play some games at once, then the net learns from them: decisions, points, seats, squared error."""
        player, at = self.average if stage.share else self.net, done / stage.games
        counts = [stage.seats[(done + number) % len(stage.seats)] for number in range(GAMES_AN_UPDATE)]

        def play(hand: int) -> tuple[int, int, int]:
            told: tuple[int, int, int] = kernel.gather(
                np.array(counts[hand * GAMES_A_HAND : (hand + 1) * GAMES_A_HAND]),
                player,
                self.chance[hand : hand + 1],
                stage.epsilon,
                stage.trace,
                stage.shape * (1 - at),
                stage.goals,
                self.decisions.rows[hand],
                self.decisions.targets[hand],
            )
            return told

        found, points, players = zip(*HANDS_AT_WORK.map(play, range(HANDS)), strict=True)
        before = self.steps
        self.steps, squared = kernel.study(
            self.net,
            self.slopes,
            self.means,
            self.squares,
            *self.decisions.of(found),
            self.chance[HANDS:],
            BATCH,
            stage.rates[0] * (stage.rates[1] / stage.rates[0]) ** at,
            self.steps,
        )
        if stage.share:
            kernel.follow(self.average, self.net, 1 - (1 - stage.share) ** (self.steps - before))
        return sum(found), sum(points), sum(players), squared

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
        return float(kernel.evaluate(LUCKY_GAMES, 1, without_goals(self.net), chance, LUCK).mean())


def new_learner(seed: int) -> Learner:
    """Small weights by chance."""
    random = np.random.default_rng(seed)

    def drawn(scale: float, *shape: int) -> Part:
        return random.normal(0, scale, shape).astype(np.float32)

    net = (
        drawn(0.03, ALL_ROWS, WIDTH),
        np.full(WIDTH, 0.05, np.float32),
        drawn((2 / WIDTH) ** 0.5, WIDTH, DEPTH),
        np.zeros(DEPTH, np.float32),
        drawn(DEPTH**-0.5, DEPTH),
        np.zeros(1, np.float32),
    )
    return learner_from(net, seed)


def learner_from(net: Net, seed: int) -> Learner:
    """One that goes on from a net."""
    copy, average = (tuple(part.copy() for part in net) for _ in range(2))
    chance = np.random.SeedSequence(seed).generate_state(HANDS + 1, np.uint64).astype(np.uint64)
    return Learner(copy, average, _zeros(net), _zeros(net), chance)


def without_goals(net: Net) -> Net:
    """The net that plays for points alone: the rows of no goals become part of the bias."""
    first, bias, *others = net
    return first[:ROWS], bias + first[list(FIRST_ROWS)].sum(axis=0), *others


def room_for_goals(net: Net) -> Net:
    """The other way: a net that has played for points alone, with rows for goals that add nothing yet."""
    first, *others = net
    return np.concatenate((first, np.zeros((ALL_ROWS - ROWS, WIDTH), np.float32))), *others


def _zeros(net: Sequence[Part]) -> Net:
    return tuple(np.zeros_like(part) for part in net)
