"""Gymnasium's environment: a game alone."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium.spaces import Discrete

from akili.lab.envs.codecs import codec_of
from akili.lab.envs.episode import Episode, Pace, begin
from akili.lab.envs.fields import Layout
from akili.lab.envs.spaces import MOST_ACTS, drawn_seed, observation_space


class SoloEnv(gymnasium.Env[dict[str, Any], Any]):
    """Any game for one; the rewards of an episode add up to its score."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        *,
        options: Any = None,
        pace: Pace | None = None,
        most_acts: int = MOST_ACTS,
        render_mode: str | None = None,
    ) -> None:
        self.codec, self.pace = codec_of(game), pace or Pace()
        self.options = self.codec.options(1) if options is None else options
        self.most_acts, self.render_mode = most_acts, render_mode
        self.layout = Layout(self.codec.fields, 1)
        self.observation_space = observation_space(self.codec, self.layout)
        self.action_space = Discrete(self.codec.actions.size)
        self.episode: Episode | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new match; the same seed gives the same. What is agreed on is said when the environment is made."""
        super().reset(seed=seed, options=options)
        self.episode = begin(
            self.codec, self.layout, 1, drawn_seed(self.np_random), self.options, self.pace, self.most_acts
        )
        self._worth = self.episode.worths()[0]
        return self._observation(self.episode), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """One act; one that isn't allowed changes nothing but takes its time (the info says: refused)."""
        episode = self._running()
        accepted = episode.act(int(action))
        before, self._worth = self._worth, episode.worths()[0]
        info = {} if accepted else {"refused": True}
        return self._observation(episode), float(self._worth - before), episode.is_over, episode.is_cut, info

    def render(self) -> Any:
        """What is seen, a line a field."""
        return None if self.render_mode is None else self.layout.told(self._running().observe(0))

    def _running(self) -> Episode:
        if self.episode is None:
            raise ValueError("Reset the environment first.")
        return self.episode

    def _observation(self, episode: Episode) -> dict[str, Any]:
        return {"observation": episode.observe(0), "action_mask": episode.mask(0)}
