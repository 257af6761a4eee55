"""The agent of docs/learning.md learns what it should learn."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from examples.learn_clever import (
    Agent,
    Moment,
    Offers,
    gradients,
    look_back,
    pick,
    with_choice,
)

from akili.lab.envs.clever_batch.batch import CleverBatch

CURIOSITY = 0.05
SCRIPT = Path(__file__).parents[2] / "examples" / "learn_clever.py"
PLAYERS = ("chance", "the agent")


def moments_of(agent: Agent, games: int, steps: int) -> list[Moment]:
    """The beginning of some games, played by the agent."""
    batch, random, moments = CleverBatch(games, seed=3), np.random.default_rng(3), []
    step = batch.reset()
    for _ in range(steps):
        inputs, offers = agent.inputs.of(step.observations), Offers.of(batch)
        outputs = agent.think(inputs)[1]
        shares = agent.likelihoods(outputs, offers)
        picked = pick(shares, offers, random)
        step = batch.step(offers.action[picked])
        values, rewards = outputs[:, -1], step.rewards[:, 0]
        moments.append(
            Moment(inputs, offers, picked, shares[picked], values, rewards, step.ended.copy(), values, values)
        )
    look_back(moments, agent.think(agent.inputs.of(step.observations))[1][:, -1])
    return moments


def loss(agent: Agent, moment: Moment) -> float:
    """What the gradients lead down, written as a formula."""
    outputs = agent.think(moment.inputs)[1]
    shares = agent.likelihoods(outputs, moment.offers)
    gained = (moment.news * shares[moment.picked] / moment.shares).mean()
    openness = -np.add.reduceat(shares * np.log(shares), moment.offers.starts).mean()
    missed = 0.25 * ((outputs[:, -1] - moment.aims) ** 2).mean()
    return float(missed - gained - CURIOSITY * openness)


def test_gradients_are_the_slopes_of_the_loss() -> None:
    agent = Agent(CleverBatch(1), seed=2)
    moment = with_choice(moments_of(agent, games=8, steps=3)[1])
    agent.weights = [weight.astype(np.float64) for weight in agent.weights]  # for slopes that can be told
    moment.shares = agent.likelihoods(agent.think(moment.inputs)[1], moment.offers)[moment.picked]
    found, random = gradients(agent, moment, CURIOSITY), np.random.default_rng(4)
    for weight, gradient in zip(agent.weights, found, strict=True):
        steep = np.argsort(-np.abs(gradient.ravel()))[:20]
        for place in random.choice(steep, 5, replace=False):
            at = np.unravel_index(place, weight.shape)
            kept, losses = weight[at], []
            for move in (1e-4, -1e-4):
                weight[at] = kept + move
                losses.append(loss(agent, moment))
            weight[at] = kept
            assert (losses[0] - losses[1]) / 2e-4 == pytest.approx(gradient[at], rel=2e-2, abs=1e-6)


def test_what_became_likely_enough_is_pushed_no_further() -> None:
    agent = Agent(CleverBatch(1), seed=2)
    moment = with_choice(moments_of(agent, games=8, steps=3)[1])
    moment.news[:], moment.aims = 1, moment.values
    moment.shares /= 2  # as if all had become twice as likely
    assert all(np.abs(part).max() < 1e-6 for part in gradients(agent, moment, 0))


def test_offers_of_some_games_are_numbered_anew() -> None:
    moment = moments_of(Agent(CleverBatch(1), seed=2), games=6, steps=3)[1]
    some = moment.offers.only(np.array([True, False, True, False, False, True]))
    for number, game in enumerate((0, 2, 5)):
        mine = moment.offers.action[moment.offers.game == game].tolist()
        assert some.action[some.game == number].tolist() == mine
        assert some.starts[number] == np.flatnonzero(some.game == number)[0]


def test_offers_are_picked_as_often_as_they_are_likely() -> None:
    counts = np.array([2, 3])
    offers = Offers(np.array([0, 0, 1, 1, 1]), np.arange(5), np.cumsum(counts) - counts, counts)
    shares, random = np.array([0.25, 0.75, 0.5, 0.5, 0], np.float32), np.random.default_rng(1)
    picked = np.concatenate([pick(shares, offers, random) for _ in range(4000)])
    assert np.bincount(picked, minlength=5) / 4000 == pytest.approx(shares, abs=0.03)


def test_the_command_learns_tells_and_draws(tmp_path: Path) -> None:
    curve = tmp_path / "curve.svg"
    words = ["--lessons", "12", "--games", "256", "--curve", str(curve)]
    run = subprocess.run([sys.executable, SCRIPT, *words], capture_output=True, text=True, check=True)
    told = dict(line.split(": ", 1) for line in run.stdout.splitlines())
    assert list(told) == [*(f"lesson {number}" for number in range(1, 13)), "chance", "the agent"]
    (chance, half), (learned, half_learned) = ((float(word) for word in told[who].split()[::2][:2]) for who in PLAYERS)
    assert chance == pytest.approx(58, abs=4)
    assert learned - half_learned > chance + half + 5
    assert curve.read_text(encoding="utf-8").startswith("<svg")
