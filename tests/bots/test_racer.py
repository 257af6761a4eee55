"""The racers: as good as their level, as uneven as people, never against the rules."""

from math import log
from statistics import median, stdev
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akili.bots.arena import Played, play
from akili.bots.bot import Bot, make_bot
from akili.bots.plan import Planned
from akili.bots.skill import LEVELS
from akili.bots.ubongo_fun_size import card_search
from akili.engine.game import Millis, Seat
from akili.engine.match import Match
from akili.games.ubongo_classic.model import Options as ClassicOptions
from akili.games.ubongo_classic.rules import CLASSIC
from akili.games.ubongo_fun_size.model import TILES_TO_FIND, Options, Side, View
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.games.ubongo_shimo.model import Options as ShimoOptions
from akili.games.ubongo_shimo.rules import SHIMO
from akili.ubongo.race.game import RaceGame
from akili.ubongo.race.model import (
    ByCount,
    ByTime,
    CardSolved,
    GiveUp,
    LayTile,
    PutAside,
    RaceView,
    RoundBegun,
    RoundEnded,
    TakeTile,
)

GAME = FUN_SIZE.info.id
levels = st.sampled_from(list(LEVELS))


def match_of(levels: list[str], seed: str, options: Options) -> Played:
    return play(FUN_SIZE, options, [make_bot(level, GAME, seat, seed) for seat, level in enumerate(levels)], seed)


class Idle:
    """Sits there."""

    def plan(self, view: View, now: Millis) -> Planned | None:  # noqa: ARG002
        return None


def solving_ratios(level: str, side: Side) -> list[float]:
    """Times against an idle seat as parts of the rated ones; a card that isn't solved counts as endless."""
    ratios = []
    for seed in map(str, range(12)):
        bots: list[Bot] = [make_bot(level, GAME, 0, seed), Idle()]
        played = play(FUN_SIZE, Options(side=side, limit=900), bots, seed)
        begins = [event for turn in played.turns for event in turn.events if isinstance(event, RoundBegun)]
        view: View = played.match.view(0)
        for begin, result in zip(begins, view.results, strict=True):
            assert begin.cards[0]
            rated = card_search(begin.cards[0].area, view.seats[0].tiles, TILES_TO_FIND[side]).seconds
            finish = result.finishes[0]
            ratios.append((finish.at - begin.at) / 1000 / rated if finish else float("inf"))
    return ratios


@pytest.mark.no_cover
@pytest.mark.parametrize("side", ["A", "B"])
def test_levels_need_their_part_of_the_rated_time_and_spread_as_people_do(side: Side) -> None:
    medians = []
    for level, skill in LEVELS.items():
        ratios = solving_ratios(level, side)
        solved = [ratio for ratio in ratios if ratio < float("inf")]
        medians.append(median(solved))
        assert abs(median(solved) / skill.pace - 1) < 0.25
        assert 0.35 < stdev(map(log, solved)) < 0.65
        assert 1 - len(solved) / len(ratios) < skill.blind_percent / 100 + 0.1
    assert medians == sorted(medians, reverse=True)


@settings(max_examples=12)
@given(st.lists(levels, min_size=2, max_size=4), st.integers(), st.sampled_from(["A", "B"]), st.booleans())
def test_matches_end_without_a_command_that_is_refused(
    names: list[str], seed: int, side: Side, is_without_yellow: bool
) -> None:
    options = Options(side=side, limit=3600, without_yellow=(0,) if is_without_yellow else ())
    played = match_of(names, str(seed), options)
    assert not [turn for turn in played.turns if turn.refusal]
    assert len(played.match.view(None).results) == 8
    assert all(turn.events for turn in played.turns)


@settings(max_examples=8)
@given(levels, st.integers(), st.sampled_from([ByTime(5), ByCount(5)]))
def test_a_bot_can_play_alone(level: str, seed: int, solo: ByTime | ByCount) -> None:
    played = match_of([level], str(seed), Options(side="B", solo=solo))
    assert not [turn for turn in played.turns if turn.refusal]
    if isinstance(solo, ByCount):
        assert played.outcome.points == (5,)


def test_alone_a_card_that_is_too_hard_is_put_aside() -> None:
    played = match_of(["easy"], "aside", Options(side="B", solo=ByCount(20)))
    assert any(isinstance(turn.command, PutAside) for turn in played.turns)


@given(levels, st.integers())
@settings(max_examples=5)
def test_the_seed_tells_all_that_bots_do(level: str, seed: int) -> None:
    first, second = (match_of([level, "easy"], str(seed), Options()) for _ in range(2))
    assert first.turns == second.turns
    assert match_of([level, "easy"], f"{seed}x", Options()).turns != first.turns


def test_a_bot_that_is_asked_afresh_every_time_does_the_same() -> None:
    """As after a restart of the server: nothing but the seed and the view is needed."""

    class Forgetful:
        def __init__(self, seat: int) -> None:
            self.seat = seat
            self.breather = make_bot("easy", GAME, seat, "afresh")

        def plan(self, view: View, now: Millis) -> Planned | None:
            if view.phase == "between":
                return self.breather.plan(view, now)
            return make_bot("easy", GAME, self.seat, "afresh").plan(view, now)

    usual = match_of(["easy", "easy"], "afresh", Options())
    assert play(FUN_SIZE, Options(), [Forgetful(0), Forgetful(1)], "afresh").turns == usual.turns


def test_bots_lay_wrong_tiles_and_take_them_back() -> None:
    played = match_of(["easy", "medium"], "wrong", Options(side="B"))
    commands = [turn.command for turn in played.turns]
    assert sum(isinstance(command, LayTile) for command in commands) > 2 * 8 * 2
    assert sum(isinstance(command, TakeTile) for command in commands) > 8


@pytest.mark.no_cover
def test_easy_bots_lose_to_masters_most_of_the_time() -> None:
    matches = [match_of(["easy", "master"], str(seed), Options(side="B")) for seed in range(12)]
    assert sum(played.outcome.ranking[0] == (1,) for played in matches) >= 11


class Resigned:
    """Would give every card up after a while, as a person may."""

    def __init__(self, seat: Seat, after: Millis) -> None:
        self.seat, self.after = seat, after

    def plan(self, view: RaceView, now: Millis) -> Planned | None:
        is_searching = view.phase == "racing" and not view.seats[self.seat].gives_up
        return Planned(max(now, view.begun + self.after), GiveUp()) if is_searching else None


def waits_for(game: RaceGame[Any, Any, Any], options: Any, levels: list[str], after: Millis, seed: str) -> list[Millis]:
    """How long it took after somebody had given up until the round was over or a card was solved."""
    bots = [make_bot(level, game.info.id, seat, seed) for seat, level in enumerate(levels)]
    waits, asked = [], None
    for turn in play(game, options, [*bots, Resigned(len(levels), after)], seed).turns:
        if turn.seat == len(levels) and isinstance(turn.command, GiveUp) and not turn.refusal:
            asked = turn.at
        if asked is not None and any(isinstance(event, RoundEnded | CardSolved) for event in turn.events):
            waits.append(turn.at - asked)
            asked = None
    return waits


@settings(max_examples=10)
@given(st.lists(levels, min_size=1, max_size=3), st.integers(0, 30_000), st.integers())
def test_who_gives_up_against_bots_is_answered_within_seconds(names: list[str], after: int, seed: int) -> None:
    games: list[tuple[RaceGame[Any, Any, Any], Any]] = [
        (FUN_SIZE, Options(side="B")),
        (SHIMO, ShimoOptions()),
        (CLASSIC, ClassicOptions()),
    ]
    for game, options in games:
        waits = waits_for(game, options, names, after, str(seed))
        assert all(wait <= 12_000 for wait in waits)


def resignations(partner: Bot) -> list[Millis]:
    """When an easy bot agreed to give up, since its card was turned over."""
    times = []
    for seed in map(str, range(8)):
        begun = 0
        played = play(FUN_SIZE, Options(side="B"), [make_bot("easy", GAME, 0, seed), partner], seed)
        for turn in played.turns:
            begun = max([begun, *(event.at for event in turn.events if isinstance(event, RoundBegun))])
            if turn.seat == 0 and isinstance(turn.command, GiveUp):
                times.append(turn.at - begun)
    return times


def test_a_bot_that_nobody_asks_searches_long() -> None:
    alone, together = resignations(Idle()), resignations(Resigned(1, 5000))
    assert alone
    assert min(alone) >= 40_000
    assert together
    assert max(together) <= 8000


def test_a_board_that_nobody_planned_is_cleared() -> None:
    match = _begun()
    view: View = match.view(0)
    bot = make_bot("master", GAME, 0, "strange")
    offered = next(command for command in FUN_SIZE.legal(match.state, 0) if isinstance(command, LayTile))
    planned = bot.plan(view, 0)
    assert planned is not None
    assert planned.command != offered
    match.apply(match.decide(0, offered, 10))
    assert bot.plan(match.view(0), 10) == Planned(10, TakeTile(offered.tile))


def test_what_there_is_no_bot_for_is_said() -> None:
    with pytest.raises(ValueError, match="no bot 'godly' for this game: say easy, medium, hard, master"):
        make_bot("godly", GAME, 0, "1")
    with pytest.raises(ValueError, match="No bot can play 'chess'"):
        make_bot("easy", "chess", 0, "1")


def _begun() -> Match:
    match = Match(FUN_SIZE, Options(), 2, "begun")
    match.apply(match.begin())
    return match
