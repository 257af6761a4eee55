"""The dice players: never against the rules, steady however often they are asked, and as good as their level."""

from __future__ import annotations

from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akili.bots.arena import Played, play, play_on
from akili.bots.bot import Bot, bot_names, make_bot
from akili.bots.plan import Planned
from akili.engine.game import Millis, Presence
from akili.engine.match import Match
from akili.games.ubongo_dice.model import Options, RollDice, View
from akili.games.ubongo_dice.rules import DICE

GAME = DICE.info.id
LEVELS = ("easy", "medium", "hard", "master")
names = st.sampled_from(LEVELS)


def seated(bots: list[str], seed: str) -> list[Bot]:
    return [make_bot(name, GAME, seat, seed) for seat, name in enumerate(bots)]


def match_of(bots: list[str], seed: str, options: Options | None = None) -> Played:
    return play(DICE, options or Options(), seated(bots, seed), seed)


def test_every_level_is_there() -> None:
    assert set(LEVELS) <= set(bot_names(GAME))


@settings(max_examples=12)
@given(st.lists(names, min_size=1, max_size=4), st.booleans(), st.integers())
def test_no_command_is_refused_and_every_match_ends(bots: list[str], turn_order: bool, seed: int) -> None:
    played = match_of(bots, str(seed), Options(turn_order=turn_order, areas=5))
    assert all(turn.refusal in (None, "die.gone") for turn in played.turns)


class Pestered:
    """Asks a bot again and again, at other times too, and keeps to the first answer."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def plan(self, view: View, now: Millis) -> Planned | None:
        first = self.bot.plan(view, now)
        assert self.bot.plan(view, now) == first
        assert self.bot.plan(view, now + 40) == first
        return first


@pytest.mark.parametrize("turn_order", [True, False])
def test_plans_do_not_depend_on_how_often_one_asks(turn_order: bool) -> None:
    options, bots = Options(turn_order=turn_order, areas=5), ["easy", "hard", "master"]
    calm = Match(DICE, options, 3, "calm")
    pestered = Match(DICE, options, 3, "calm")
    calmly = list(play_on(calm, seated(bots, "calm")))
    assert list(play_on(pestered, [Pestered(bot) for bot in seated(bots, "calm")])) == calmly


def test_stronger_levels_need_fewer_rolls() -> None:
    means = [fmean(match_of([name], f"{n}").match.state.rolls for n in range(12)) for name in LEVELS]
    assert means == sorted(means, reverse=True)


def test_at_a_table_that_everybody_has_left_no_bot_rolls_until_somebody_is_back() -> None:
    match = Match(DICE, Options(roller=0), 2, "empty")
    match.apply(match.begin())
    bot = make_bot("easy", GAME, 0, "empty")
    match.apply(match.presence(Presence((1,), deserted=True), 100))
    assert bot.plan(match.view(0), 100) is None
    match.apply(match.presence(Presence(), 60_000))
    planned = bot.plan(match.view(0), 60_000)
    assert planned is not None
    assert planned.command == RollDice()
