"""Environments of Clever Cubed: acts a second of the batch on the compiled rules, beside a Python loop."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import numpy as np

from akili.lab.envs import alone
from akili.lab.envs.clever_batch.batch import CleverBatch
from bench.table import Part, goal, number

AT_ONCE = 256  # games
SHARE = 100  # of the batch's acts are done by the Python loop
WANTED = 50  # times as many acts as the Python loop
SEED = 5


def environments(acts: int, rounds: int, say: Callable[[str], None]) -> Part:
    """Acts a second, every allowed action equally likely."""
    batches = [(f"batch of {AT_ONCE}, {seats}", CleverBatch(AT_ONCE, seats, seed=SEED)) for seats in range(1, 5)]
    rates: dict[str, float] = {}
    for count in range(rounds):
        for name, batch in batches:
            say(f"{name}: round {count + 1} of {rounds}")
            rates[name] = max(rates.get(name, 0), _batched(batch, acts))
        say(f"Python loop: round {count + 1} of {rounds}")
        rates["Python loop, 1"] = max(rates.get("Python loop, 1", 0), _looped(max(1, acts // SHARE)))
    loop = rates["Python loop, 1"]
    text = (
        f"Every allowed action equally likely, on one core, best of {rounds} rounds, processor time; the choice "
        "is part of it, as are observation and mask of every act. Python loop: `envs.alone`, chosen from the mask."
    )
    rows = [(name, number(rate), number(rate / loop)) for name, rate in rates.items()]
    goals = [goal("the batch alone against the Python loop", rates[batches[0][0]] / loop, WANTED)]
    return Part("Environments of Clever Cubed", text, ("seats", "acts/s", "× the loop"), rows, goals)


def _batched(batch: CleverBatch, acts: int) -> float:
    random, games = np.random.default_rng(SEED), np.arange(AT_ONCE)
    batch.reset()
    batch.step(np.zeros(AT_ONCE, np.int64))  # compiled, or read from numba's cache
    steps = max(1, acts // AT_ONCE)
    start = process_time()
    for _ in range(steps):
        actions, counts = batch.listed
        batch.step(actions[games, (random.random(AT_ONCE) * counts).astype(np.int64)])
    return steps * AT_ONCE / (process_time() - start)


def _looped(acts: int) -> float:
    env, random = alone("clever_cubed"), np.random.default_rng(SEED)
    seen, _ = env.reset(seed=SEED)
    start = process_time()
    for _ in range(acts):
        seen, _, terminated, truncated, _ = env.step(random.choice(seen["action_mask"].nonzero()[0]))
        if terminated or truncated:
            seen, _ = env.reset()
    return acts / (process_time() - start)
