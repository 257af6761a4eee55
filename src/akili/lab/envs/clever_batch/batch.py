"""Many games of Clever Cubed at once: numpy in, numpy out. What is over begins anew at once."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from akili.games.clever_cubed.compiled import layout
from akili.games.clever_cubed.model import Options
from akili.lab.envs.clever_batch import kernel
from akili.lab.envs.codecs.clever import CleverCodec
from akili.lab.envs.fields import Layout
from akili.lab.envs.rewards import Reward

MOST_ACTS = 20_000
MORE_THAN_AN_AREA = 1000
STREAM = 0x9E3779B97F4A7C15  # odd, so that every game of a batch has a stream of its own


class Step(NamedTuple):
    """What came of one act in every game; arrays are those of the batch and are written over by the next step."""

    observations: NDArray[np.int16]  # a row a game: what the seat sees that acts next
    masks: NDArray[np.int8]  # a 1 for every action that it may choose
    seats: NDArray[np.int64]  # who that is
    rewards: NDArray[np.float32]  # a row a game, a column a seat
    ended: NDArray[np.bool_]  # games that came to their end; what is observed is the next game
    cut: NDArray[np.bool_]  # games that were cut off after so many acts, likewise
    refused: NDArray[np.bool_]  # acts that weren't allowed: nothing changed
    finals: NDArray[np.int64]  # points of every seat, where a game has ended or was cut off


class CleverBatch:
    """So many games, each with so many seats; the same seed gives the same games for the same acts."""

    def __init__(
        self,
        games: int,
        seats: int = 1,
        *,
        seed: int = 0,
        options: Options | None = None,
        reward: Reward | None = None,
        most_acts: int = MOST_ACTS,
    ) -> None:
        agreed = options or Options()
        codec = CleverCodec()
        self.games, self.seats, self.most_acts = games, seats, most_acts
        self.reward: Reward = reward or ("points" if seats == 1 else "rank")
        self.layout, self.actions = Layout(codec.fields, seats), codec.actions
        self.tables = np.zeros((games, layout.TABLE), np.int16)
        self.tables[:, layout.SEATS :] = (
            seats,
            agreed.pink_rounding == "up",
            agreed.seven_after_seven,
            agreed.blue_bonus == "free",
        )
        self.sheets = np.zeros((games, seats, layout.SEAT), np.int16)
        streams = [(seed * games + game + 1) * STREAM % (1 << 64) for game in range(games)]
        self._chances = np.array(streams, np.uint64).reshape(games, 1)
        self._options = np.zeros((games, kernel.MOST_OPTIONS), np.int32)
        self._actions = np.zeros((games, kernel.MOST_OPTIONS), np.int32)
        self._masks = np.zeros((games, self.actions.size), np.int8)
        self._observations = np.zeros((games, self.layout.size), np.int16)
        self._turns = np.zeros((games, 2), np.int64)  # who acts, and how many options there are
        self._totals = np.zeros((games, seats), np.int64)
        self._games = (
            self.tables,
            self.sheets,
            self._chances,
            self._options,
            self._actions,
            self._masks,
            self._observations,
            self._turns,
            self._totals,
        )
        self._acts = np.zeros(games, np.int64)
        self._gains = np.zeros((games, seats), np.int64)
        self._finals = np.zeros((games, seats), np.int64)
        self._bests = np.zeros((games, seats), np.int64)  # points of the best area: it decides between equal totals
        self._endings = np.zeros((games, 3), np.bool_)

    @property
    def listed(self) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
        """The same as the masks, for who would rather not search them: the allowed actions of a game stand first in
        its row; and how many they are.
        """
        return self._actions, self._turns[:, 1]

    def reset(self) -> Step:
        """New games."""
        self._acts[:] = 0
        self._gains[:], self._endings[:] = 0, False
        kernel.begin(*self._games)
        return self._step()

    def step(self, actions: NDArray[np.integer]) -> Step:
        """One act in every game."""
        kernel.step(
            np.ascontiguousarray(actions, np.int64),  # one kind of array: compiled once
            *self._games,
            self._acts,
            self.most_acts,
            self._gains,
            self._finals,
            self._bests,
            self._endings,
        )
        return self._step()

    def _step(self) -> Step:
        ended, cut, refused = self._endings.T
        return Step(
            self._observations, self._masks, self._turns[:, 0], self._rewards(ended), ended, cut, refused, self._finals
        )

    def _rewards(self, ended: NDArray[np.bool_]) -> NDArray[np.float32]:
        if self.reward == "points":
            return self._gains.astype(np.float32)
        rewards = np.zeros((self.games, self.seats), np.float32)
        if ended.any():
            worth = self._finals[ended] * MORE_THAN_AN_AREA + self._bests[ended]
            ahead = np.sign(worth[:, :, None] - worth[:, None, :]).sum(2)
            rewards[ended] = ahead / (self.seats - 1)
        return rewards
