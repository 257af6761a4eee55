"""PettingZoo's environment: one agent a seat, acting one after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from pettingzoo import AECEnv

from akili.lab.envs.codecs import codec_of
from akili.lab.envs.episode import Episode, Pace, begin
from akili.lab.envs.fields import Layout
from akili.lab.envs.rewards import Reward, by_rank
from akili.lab.envs.spaces import MOST_ACTS, drawn_seed, observation_space


class AecEnv(AECEnv[str, Any, Any]):
    """Any game for one to four; ``options`` are those of the game, ``most_acts`` cut off who never comes to an end."""

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        options: Any = None,
        pace: Pace | None = None,
        reward: Reward | None = None,
        most_acts: int = MOST_ACTS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.codec, self.seats, self.pace = codec_of(game), seats, pace or Pace()
        self.options = self.codec.options(seats) if options is None else options
        self.reward: Reward = reward or ("points" if seats == 1 else "rank")
        if seats == 1 and self.reward == "rank":
            raise ValueError("Alone there are no ranks: say reward='points'.")
        self.most_acts, self.render_mode = most_acts, render_mode
        self.metadata = {"name": f"akili_{game}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.layout = Layout(self.codec.fields, seats)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.codec, self.layout) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.codec.actions.size) for agent in self.possible_agents}
        self.episode: Episode | None = None
        self._random = np.random.default_rng()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new match; the same seed gives the same. What is agreed on is said when the environment is made."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.episode = begin(
            self.codec, self.layout, self.seats, drawn_seed(self._random), self.options, self.pace, self.most_acts
        )
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._worths = self.episode.worths()
        self._select()

    def step(self, action: Any) -> None:
        """The selected agent acts; one that isn't allowed to do so has lost its time (``infos``: refused)."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        episode, agent = self._running(), self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        accepted = episode.act(int(action))
        self.infos[agent] = {} if accepted else {"refused": True}
        self._reward(episode)
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, episode.is_over)
        self.truncations = dict.fromkeys(self.agents, episode.is_cut)
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat sees, and what it may do."""
        episode, seat = self._running(), self.possible_agents.index(agent)
        return {"observation": episode.observe(seat), "action_mask": episode.mask(seat)}

    def observation_space(self, agent: str) -> Any:
        """The same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same for all."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """What the selected agent sees, a line a field."""
        if self.render_mode is None:
            return None
        return self.layout.told(self.observe(self.agent_selection)["observation"])

    def close(self) -> None:
        """Nothing is kept open."""

    def _running(self) -> Episode:
        if self.episode is None:
            raise ValueError("Reset the environment first.")
        return self.episode

    def _select(self) -> None:
        """Who acts next; after the end all are called once more, in order."""
        seat = self._running().seat
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]

    def _reward(self, episode: Episode) -> None:
        outcome, before = episode.match.outcome, self._worths
        self._worths = episode.worths()
        for seat, agent in enumerate(self.possible_agents):
            if self.reward == "points":
                self.rewards[agent] = float(self._worths[seat] - before[seat])
            else:
                self.rewards[agent] = 0.0 if outcome is None else by_rank(outcome, seat)
