"""The bots of Clever Cubed: never against the rules, the same for the same seed, each better than the one before."""

from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akili.bots.arena import Played, play
from akili.bots.bot import bot_names, make_bot
from akili.engine.game import Millis
from akili.engine.match import Match
from akili.games.clever_cubed.model import Options, View
from akili.games.clever_cubed.rules import CLEVER_CUBED

GAME = CLEVER_CUBED.info.id
names = st.sampled_from(bot_names(GAME))
options = st.builds(
    Options,
    pink_rounding=st.sampled_from(["down", "up"]),
    seven_after_seven=st.booleans(),
    blue_bonus=st.sampled_from(["white", "free"]),
)


def match_of(bots: list[str], seed: str, options: Options | None = None) -> Played:
    seated = [make_bot(name, GAME, seat, seed) for seat, name in enumerate(bots)]
    return play(CLEVER_CUBED, options or Options(), seated, seed)


def mean(name: str, games: int) -> float:
    return fmean(match_of([name], str(seed)).outcome.points[0] for seed in range(games))


@settings(max_examples=12, deadline=None)
@given(st.lists(names, min_size=1, max_size=4), st.integers(), options)
def test_matches_end_without_a_command_that_is_refused(bots: list[str], seed: int, options: Options) -> None:
    played = match_of(bots, str(seed), options)
    assert not [turn for turn in played.turns if turn.refusal]


@pytest.mark.parametrize("name", bot_names(GAME))
def test_the_seed_tells_all_that_bots_do(name: str) -> None:
    assert match_of([name], "seed").turns == match_of([name], "seed").turns


@pytest.mark.no_cover
def test_each_is_better_than_the_one_before() -> None:
    """Far apart, so that a few games are enough to tell."""
    random, greedy, planner = mean("random", 20), mean("greedy", 12), mean("planner", 6)
    assert 40 < random < 90
    assert random + 60 < greedy < planner - 40


@pytest.mark.no_cover
def test_a_haze_makes_players_weaker_and_the_net_is_stronger_than_the_planner() -> None:
    easy, hard, champion = mean("easy", 6), mean("hard", 6), mean("champion", 6)
    assert easy + 20 < hard < champion
    assert champion > 330


def test_a_bot_that_is_asked_again_keeps_to_its_time() -> None:
    """Others may act meanwhile: the breath doesn't begin anew."""
    match = Match(CLEVER_CUBED, Options(), 1, "breath")
    match.apply(match.begin())
    bot = make_bot("master", GAME, 0, "breath")
    first = bot.plan(match.view(0), 100)
    assert first is not None
    assert first.at > 100
    assert bot.plan(match.view(0), 900) == first
    match.apply(match.decide(0, first.command, first.at))
    second = bot.plan(match.view(0), first.at)
    assert second is not None
    assert second.at - first.at > first.at - 100 > 0  # rolling takes less thought than choosing


def test_who_has_nothing_to_do_waits() -> None:
    match = Match(CLEVER_CUBED, Options(), 2, "wait")
    match.apply(match.begin())
    waiting = 1 - match.state.first
    now: Millis = 0
    view: View = match.view(waiting)
    assert all(make_bot(name, GAME, waiting, "wait").plan(view, now) is None for name in bot_names(GAME))
