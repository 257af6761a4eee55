"""PettingZoo's and Gymnasium's own test suites, for every game and every number of seats."""

import sys

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from tests.lab.envs.playing import GAMES, TABLES, chosen

from akili.engine.chance import SeededChance
from akili.lab import envs
from akili.lab.envs.aec_env import AecEnv

CYCLES = 40

# Observations with a mask beside them are what PettingZoo's own card games have too, by name.
as_the_card_games = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@as_the_card_games
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_takes_it(game: str, seats: int) -> None:
    api_test(envs.aec(game, seats), num_cycles=CYCLES)
    seed_test(lambda: envs.aec(game, seats), num_cycles=CYCLES)


@as_the_card_games
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_takes_its_end_too(game: str) -> None:
    api_test(envs.aec(game, 2, most_acts=30), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_takes_it(game: str) -> None:
    check_env(envs.alone(game), skip_render_check=True)


def played(env: AecEnv, seed: int) -> dict[str, float]:
    """A whole match: the sum of all rewards of each agent."""
    env.reset(seed=seed)
    chance, sums = SeededChance(seed), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        assert "refused" not in info
        sums[agent] += reward
        assert env.episode is not None
        env.step(None if terminated or truncated else chosen(env.episode, chance))
    return sums


@pytest.mark.parametrize("game", GAMES)
def test_rewards_are_the_places_or_the_points(game: str) -> None:
    by_rank, by_points = envs.aec(game, 3), envs.aec(game, 3, reward="points")
    ranks, points = played(by_rank, seed=2), played(by_points, seed=2)
    assert by_points.episode is not None
    outcome = by_points.episode.match.outcome
    assert outcome is not None
    assert sum(ranks.values()) == 0
    assert list(points.values()) == list(outcome.points)
    best = [ranks[f"player_{seat}"] for seat in outcome.ranking[0]]
    assert min(best) == max(ranks.values())


@pytest.mark.parametrize("game", GAMES)
def test_alone_the_rewards_add_up_to_the_score(game: str) -> None:
    env, chance, total, done = envs.alone(game), SeededChance(3), 0.0, False
    env.reset(seed=3)
    while not done:
        assert env.episode is not None
        _, reward, terminated, truncated, info = env.step(chosen(env.episode, chance))
        assert not info
        total, done = total + reward, terminated or truncated
    match = env.episode.match if env.episode else None
    assert match is not None
    score = match.game.score(match.state)
    assert score is not None
    assert total == (-score.value if score.unit == "rolls" else score.value)


def test_alone_there_is_no_rank() -> None:
    with pytest.raises(ValueError, match="no ranks"):
        envs.aec("clever_cubed", 1, reward="rank")


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(ValueError, match="no environment of 'chess'"):
        envs.alone("chess")


def test_a_refused_act_is_told() -> None:
    env = envs.aec("clever_cubed", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(env.codec.actions.at("done"))
    assert env.infos[agent] == {"refused": True}
    solo = envs.alone("clever_cubed")
    solo.reset(seed=1)
    assert solo.step(solo.codec.actions.at("done"))[4] == {"refused": True}


def test_people_can_read_what_is_seen() -> None:
    for env in (envs.alone("clever_cubed", render_mode="ansi"), envs.aec("clever_cubed", 1, render_mode="ansi")):
        env.reset(seed=1)
        assert "\nrounds: 6\n" in (env.render() or "")
        env.close()
    silent = envs.alone("clever_cubed")
    silent.reset(seed=1)
    assert silent.render() is None
    quiet = envs.aec("clever_cubed", 1)
    quiet.reset(seed=1)
    assert quiet.render() is None


def test_before_the_first_reset_it_says_so() -> None:
    with pytest.raises(ValueError, match="Reset the environment first"):
        envs.alone("clever_cubed").step(0)
    with pytest.raises(ValueError, match="Reset the environment first"):
        envs.aec("clever_cubed").observe("player_0")


@pytest.mark.parametrize(("missing", "module"), [("pettingzoo", "aec_env"), ("gymnasium", "solo_env")])
def test_what_is_missing_is_said_in_one_sentence(monkeypatch: pytest.MonkeyPatch, missing: str, module: str) -> None:
    monkeypatch.delitem(sys.modules, f"akili.lab.envs.{module}", raising=False)
    monkeypatch.setitem(sys.modules, missing, None)
    make = envs.aec if missing == "pettingzoo" else envs.alone
    with pytest.raises(ImportError) as error:
        make("clever_cubed")
    assert str(error.value) == f'Environments need {missing}: pip install "akili[envs]".'


def test_observations_are_told_apart_between_seats() -> None:
    env = envs.aec("clever_cubed", 2)
    env.reset(seed=1)
    first, second = (env.observe(agent)["observation"] for agent in env.agents)
    assert not np.array_equal(first, second)
