"""A small agent learns Clever Cubed alone from scratch: ``python examples/learn_clever.py``. docs/learning.md explains.

An actor-critic with one hidden layer and clipped steps (PPO), in numpy alone. It sees what the environment shows, and
is told points as they come; of the rules it knows only which actions are allowed.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: several threads only wait for each other

from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import process_time

import numpy as np
from numpy.typing import NDArray

from akili.lab.envs.clever_batch.batch import CleverBatch
from akili.lab.envs.codecs.clever import JOKERS, MARKS
from akili.lab.envs.fields import Layout
from akili.lab.learning_plot import learning_plot
from akili.lab.whole_file import write_whole

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

HIDDEN = 64
GAMES = 256  # at once
STEPS = 32  # acts of each game before the next lesson
TIMES, AT_ONCE = 2, 8  # how often a lesson goes through its moments, and how many of them before the weights move
RATE = 1e-3  # of learning; it falls to a tenth
FAR = 0.2  # how much likelier or less likely an act may become in one lesson
TRUST = 0.95  # how far a value is believed from what follows: 1 is the end of the game, 0 the next value
CURIOSITY = 0.01  # keeps the choice open; it falls to nothing
POINTS = 20.0  # that count as one
ONE_HOT = 12  # numbers up to that have an input for each value


class Inputs:
    """Observations as inputs: small numbers as one 1 among zeros, large ones in proportion."""

    def __init__(self, layout: Layout) -> None:
        high = layout.high.astype(np.int64)
        self.small = np.flatnonzero((high > 1) & (high <= ONE_HOT))
        self.plain = np.flatnonzero((high <= 1) | (high > ONE_HOT))
        self.scale = np.where(high[self.plain] > 1, 0.01, 1).astype(np.float32)
        starts = np.cumsum([0, *(high[self.small] + 1)])
        self.starts, self.size = starts[:-1], int(starts[-1]) + len(self.plain)

    def of(self, observations: NDArray[np.int16]) -> Floats:
        """A row a game."""
        inputs = np.zeros((len(observations), self.size), np.float32)
        places = observations[:, self.small] + self.starts
        inputs[np.arange(len(observations))[:, None], places] = 1
        inputs[:, self.size - len(self.plain) :] = observations[:, self.plain] * self.scale
        return inputs


class Parts:
    """Every action has parts that are shared with others: what is done, with which die and joker, and the mark."""

    def __init__(self, batch: CleverBatch) -> None:
        names = list(batch.actions.starts)
        kinds, dice = len(names), 2 * len(JOKERS)
        self.size = kinds + dice + MARKS
        self.of = np.zeros((batch.actions.size, 3), np.int64)
        for number, group in enumerate(batch.actions.groups):
            start, places = batch.actions.starts[group.name], np.arange(group.size)
            self.of[start : start + group.size, 0] = number
            self.of[start : start + group.size, 1] = kinds + places // MARKS
            self.of[start : start + group.size, 2] = kinds + dice + places % MARKS


@dataclass
class Offers:
    """The allowed actions of many games in one row: whose they are, which, where each game's begin, how many it has."""

    game: Ints
    action: Ints
    starts: Ints
    counts: Ints

    @classmethod
    def of(cls, batch: CleverBatch) -> Offers:
        """As they stand."""
        actions, counts = batch.listed
        there = np.arange(counts.max()) < counts[:, None]
        game, _ = np.nonzero(there)
        return cls(game, actions[:, : counts.max()][there].astype(np.int64), np.cumsum(counts) - counts, counts.copy())

    def only(self, games: NDArray[np.bool_]) -> Offers:
        """Those of some games, which are numbered anew."""
        kept, counts = games[self.game], self.counts[games]
        numbers = (np.cumsum(games) - 1)[self.game[kept]]
        return Offers(numbers, self.action[kept], np.cumsum(counts) - counts, counts)


class Agent:
    """Inputs, a hidden layer, and from it a number for every part of an action and the value of the position."""

    def __init__(self, batch: CleverBatch, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.inputs, self.parts = Inputs(batch.layout), Parts(batch)
        outputs = self.parts.size + 1
        self.weights: list[Floats] = [
            (random.standard_normal((self.inputs.size, HIDDEN)) * 0.1).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (random.standard_normal((HIDDEN, outputs)) * 0.01).astype(np.float32),
            np.zeros(outputs, np.float32),
        ]
        self._first = [np.zeros_like(each) for each in self.weights]
        self._second = [np.zeros_like(each) for each in self.weights]
        self._lessons = 0

    def think(self, inputs: Floats) -> tuple[Floats, Floats]:
        """The hidden layer and the outputs."""
        hidden = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        return hidden, hidden @ self.weights[2] + self.weights[3]

    def likelihoods(self, outputs: Floats, offers: Offers) -> Floats:
        """How likely each offer is to be chosen."""
        liking = outputs[offers.game[:, None], self.parts.of[offers.action]].sum(1)
        liking -= np.maximum.reduceat(liking, offers.starts)[offers.game]
        weights = np.exp(liking)
        shares: Floats = weights / np.add.reduceat(weights, offers.starts)[offers.game]
        return shares

    def learn(self, gradients: list[Floats], rate: float) -> None:
        """A step of Adam."""
        self._lessons += 1
        for number, gradient in enumerate(gradients):
            self._first[number] += 0.1 * (gradient - self._first[number])
            self._second[number] += 0.001 * (gradient * gradient - self._second[number])
            scaled = self._first[number] / (1 - 0.9**self._lessons)
            spread = np.sqrt(self._second[number] / (1 - 0.999**self._lessons))
            self.weights[number] -= rate * scaled / (spread + 1e-6)


def pick(shares: Floats, offers: Offers, random: np.random.Generator) -> Ints:
    """For every game the place of one of its offers, each as likely as its share."""
    keys = np.log(shares + 1e-30) - np.log(-np.log(random.random(len(shares)) + 1e-30) + 1e-30)
    best = np.maximum.reduceat(keys, offers.starts)[offers.game]
    places = np.flatnonzero(keys == best)
    return places[np.unique(offers.game[places], return_index=True)[1]]


@dataclass
class Moment:
    """One act in every game, for the lesson: what was seen and offered, what was done, and what came of it."""

    inputs: Floats
    offers: Offers
    picked: Ints
    shares: Floats  # how likely what was done was
    values: Floats  # what was expected
    rewards: Floats
    ended: NDArray[np.bool_]
    news: Floats  # how much better it went than expected
    aims: Floats  # what should have been expected


def with_choice(moment: Moment) -> Moment:
    """Only the games in which there was one: nothing is learned from a roll that had to be."""
    free = moment.offers.counts > 1
    offers = moment.offers.only(free)
    places = moment.picked - moment.offers.starts  # among the offers of its own game
    return Moment(
        moment.inputs[free],
        offers,
        offers.starts + places[free],
        moment.shares[free],
        moment.values[free],
        moment.rewards[free],
        moment.ended[free],
        moment.news[free],
        moment.aims[free],
    )


def look_back(moments: list[Moment], following: Floats) -> None:
    """From what followed, backwards: how much better each act was than expected."""
    aims, values = following, following
    for moment in reversed(moments):
        mixed = (1 - TRUST) * values + TRUST * aims
        aims = moment.rewards + np.where(moment.ended, 0, mixed).astype(np.float32)
        values, moment.aims, moment.news = moment.values, aims, aims - moment.values
    news = np.concatenate([moment.news[moment.offers.counts > 1] for moment in moments])
    for moment in moments:
        moment.news = (moment.news - news.mean()) / (news.std() + 1e-6)


def gradients(agent: Agent, moment: Moment, curiosity: float) -> list[Floats]:
    """What went better than expected becomes likelier, but not by far at once; values come nearer to their aim."""
    offers, rows = moment.offers, np.arange(len(moment.picked))
    hidden, outputs = agent.think(moment.inputs)
    shares = agent.likelihoods(outputs, offers)
    ratio = shares[moment.picked] / moment.shares
    is_far = np.where(moment.news > 0, ratio > 1 + FAR, ratio < 1 - FAR)
    weight = np.where(is_far, 0, moment.news * ratio).astype(np.float32)
    push = shares * weight[offers.game]
    push[moment.picked] -= weight[rows]
    logs = np.log(shares + 1e-30)
    mean_logs = np.add.reduceat(shares * logs, offers.starts)
    push += curiosity * shares * (logs - mean_logs[offers.game])
    places = offers.game[:, None] * outputs.shape[1] + agent.parts.of[offers.action]
    back = np.bincount(places.ravel(), np.repeat(push, 3), outputs.size).astype(np.float32).reshape(outputs.shape)
    back[:, -1] = 0.5 * (outputs[:, -1] - moment.aims)
    back /= len(rows)
    under = (back @ agent.weights[2].T) * (hidden > 0)
    return [moment.inputs.T @ under, under.sum(0), hidden.T @ back, back.sum(0)]


def lesson(agent: Agent, moments: list[Moment], left: float, random: np.random.Generator) -> None:
    """Everything is gone through a few times, some moments at once; ``left`` of the training is still to come."""
    for _ in range(TIMES):
        order = random.permutation(len(moments))
        for some in np.split(order, len(order) // AT_ONCE):
            parts = [gradients(agent, moments[each], CURIOSITY * left) for each in some]
            agent.learn([np.mean(part, axis=0) for part in zip(*parts, strict=True)], RATE * (0.1 + 0.9 * left))


def train(agent: Agent, seed: int, lessons: int) -> Iterator[tuple[int, float]]:
    """After every lesson: games so far, and the mean points of those that ended in it."""
    batch, random = CleverBatch(GAMES, seed=seed), np.random.default_rng(seed)
    step, games, points = batch.reset(), 0, 0.0
    for number in range(lessons):
        moments, ended = list[Moment](), list[float]()
        for _ in range(STEPS):
            inputs = agent.inputs.of(step.observations)
            outputs, offers = agent.think(inputs)[1], Offers.of(batch)
            shares = agent.likelihoods(outputs, offers)
            picked = pick(shares, offers, random)
            step = batch.step(offers.action[picked])
            rewards, values = step.rewards[:, 0] / POINTS, outputs[:, -1]
            moments.append(
                Moment(inputs, offers, picked, shares[picked], values, rewards, step.ended.copy(), values, values)
            )
            ended += step.finals[step.ended, 0].tolist()
        look_back(moments, agent.think(agent.inputs.of(step.observations))[1][:, -1])
        lesson(agent, [with_choice(moment) for moment in moments], 1 - number / lessons, random)
        games += len(ended)
        points = float(np.mean(ended)) if ended else points
        yield games, points


def examine(agent: Agent | None, seed: int, games: int) -> tuple[float, float]:
    """Mean points and half of their 95 % interval in games not seen before; without an agent chance plays."""
    batch, random, found = CleverBatch(GAMES, seed=seed), np.random.default_rng(seed), list[float]()
    step = batch.reset()
    waiting = np.full(GAMES, -(-games // GAMES))  # every game of the batch counts as often, long ones too
    while waiting.any():
        offers = Offers.of(batch)
        if agent is None:
            picked = pick(np.ones(len(offers.action), np.float32), offers, random)
        else:
            shares = agent.likelihoods(agent.think(agent.inputs.of(step.observations))[1], offers)
            best = np.flatnonzero(shares == np.maximum.reduceat(shares, offers.starts)[offers.game])
            picked = best[np.unique(offers.game[best], return_index=True)[1]]
        step = batch.step(offers.action[picked])
        counted = step.ended & (waiting > 0)
        found += step.finals[counted, 0].tolist()
        waiting[counted] -= 1
    return float(np.mean(found)), float(1.96 * np.std(found, ddof=1) / np.sqrt(len(found)))


def main() -> None:
    """Train, examine, draw."""
    parser = ArgumentParser(description="A small agent learns Clever Cubed alone.")
    parser.add_argument("--lessons", type=int, default=300, help="default: %(default)s")
    parser.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    parser.add_argument("--games", type=int, default=2048, help="of the examination; default: %(default)s")
    parser.add_argument("--curve", type=Path, help="where the picture of the curve is written")
    arguments = parser.parse_args()
    agent = Agent(CleverBatch(1), arguments.seed)
    start, curve = process_time(), []
    for number, (games, points) in enumerate(train(agent, arguments.seed, arguments.lessons), 1):
        curve.append((games, points, "learning"))
        if number % max(1, arguments.lessons // 20) == 0:
            print(f"lesson {number}: {games} games, {points:.1f} points, {process_time() - start:.0f} s", flush=True)
    for name, player in (("chance", None), ("the agent", agent)):
        mean, half = examine(player, arguments.seed + 1_000_000, arguments.games)
        print(f"{name}: {mean:.1f} ± {half:.1f} points in {arguments.games} games")
    if arguments.curve:
        write_whole(arguments.curve, learning_plot(curve))


if __name__ == "__main__":
    main()
