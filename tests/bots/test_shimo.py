"""The racers at Shimo: they search as people do with holes, at every level of cards, and know how to behave."""

from __future__ import annotations

from math import log
from statistics import mean, median, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akili.bots.arena import Played, play
from akili.bots.bot import Bot, bot_names, make_bot
from akili.bots.hands import LONGEST, Step
from akili.bots.plan import Planned
from akili.bots.skill import LEVELS as SKILLS
from akili.bots.ubongo_shimo import card_search
from akili.engine.chance import SeededChance
from akili.engine.game import Millis, Presence
from akili.engine.match import Match
from akili.games.ubongo_shimo.cards import CARDS_OF_A_LEVEL, LEVELS, boxed, numbers_of
from akili.games.ubongo_shimo.model import HOURGLASS, Level, Options, View
from akili.games.ubongo_shimo.rules import PIECES, SHIMO
from akili.ubongo.laying import Board, is_seen, lay, white_fields, with_tile, without_tile
from akili.ubongo.race.model import ByCount, ByTime, Card, GiveUp, LayTile, RoundBegun, TakeTile

GAME = SHIMO.info.id
skills = st.sampled_from(list(SKILLS))
cards = st.integers(0, len(LEVELS) * CARDS_OF_A_LEVEL - 1).map(boxed)


# Hands


def walked(card: Card, steps: list[Step]) -> Board:
    """The board after the steps, each judged by the rules of laying; only the last may solve the card."""
    board: Board = ()
    for step in steps:
        assert not is_seen(card.area, board)
        if step.is_down:
            assert white_fields(card.area) & set(step.laid.cells) == set(step.laid.holes)
            laid = lay(card.area, board, PIECES, step.laid.tile, step.laid.cells, step.laid.holes)
            assert laid == step.laid
            board = with_tile(board, laid)
        else:
            board = without_tile(board, step.laid.tile)
    return board


@settings(max_examples=60)
@given(cards, st.integers(), st.floats(1, 80))
def test_tiles_go_down_where_both_holes_come_over_white_fields_until_all_are_seen(
    card: Card, seed: int, length: float
) -> None:
    board = walked(card, card_search(card).solving(length, SeededChance(seed)))
    assert is_seen(card.area, board)
    assert {laid.tile for laid in board} == set(card.tiles)


@settings(max_examples=30)
@given(cards, st.integers())
def test_a_walk_in_vain_never_solves_the_card(card: Card, seed: int) -> None:
    steps = card_search(card).in_vain(SeededChance(seed))
    assert 0 < len(steps) <= LONGEST
    assert not is_seen(card.area, walked(card, steps))


@pytest.mark.parametrize("level", LEVELS)
def test_slow_hands_get_stuck_more_often_at_every_level(level: Level) -> None:
    searches = [card_search(boxed(number)) for number in numbers_of(level)[:40]]
    straight, slow = (
        mean(len(search.solving(steps, SeededChance(number))) for number, search in enumerate(searches))
        for steps in (0.0, 1000.0)
    )
    tiles = mean(search.tiles_to_find for search in searches)
    assert straight < slow
    assert slow > tiles + 2


# Times


class Idle:
    """Sits there."""

    def plan(self, view: View, now: Millis) -> Planned | None:  # noqa: ARG002
        return None


def solving_ratios(skill: str, level: Level) -> list[float]:
    """Times against an idle seat as parts of the rated ones; a card that isn't solved counts as endless."""
    ratios = []
    for seed in map(str, range(12)):
        bots: list[Bot] = [make_bot(skill, GAME, 0, seed), Idle()]
        played = play(SHIMO, Options(levels=(level,), limit=3600), bots, seed)
        begins = [event for turn in played.turns for event in turn.events if isinstance(event, RoundBegun)]
        for begin, result in zip(begins, played.match.view(0).results, strict=True):
            assert begin.cards[0]
            finish = result.finishes[0]
            rated = card_search(begin.cards[0]).seconds
            ratios.append((finish.at - begin.at) / 1000 / rated if finish else float("inf"))
    return ratios


@pytest.mark.parametrize("level", LEVELS)
def test_skills_need_their_part_of_the_rated_time_and_spread_as_people_do(level: Level) -> None:
    medians = []
    for name, skill in SKILLS.items():
        ratios = solving_ratios(name, level)
        solved = [ratio for ratio in ratios if ratio < float("inf")]
        medians.append(median(solved))
        assert abs(median(solved) / skill.pace - 1) < 0.25
        assert 0.35 < stdev(map(log, solved)) < 0.65
        assert 1 - len(solved) / len(ratios) < skill.blind_percent / 100 + 0.1
    assert medians == sorted(medians, reverse=True)


# Matches


def match_of(names: list[str], seed: str, options: Options) -> Played:
    return play(SHIMO, options, [make_bot(name, GAME, seat, seed) for seat, name in enumerate(names)], seed)


def test_the_skills_are_those_of_every_race() -> None:
    assert bot_names(GAME) == tuple(SKILLS)


@settings(max_examples=15)
@given(
    st.lists(skills, min_size=2, max_size=4),
    st.integers(),
    st.sampled_from(
        [
            Options(),
            Options(levels=(4, 1)),
            Options(advanced=True),
            Options(running_hourglass=True, limit=120),
            Options(advanced=True, running_hourglass=True, play_off=False),
        ]
    ),
)
def test_matches_end_without_a_command_that_is_refused(names: list[str], seed: int, options: Options) -> None:
    played = match_of(names, str(seed), options)
    assert not [turn for turn in played.turns if turn.refusal]
    assert len(played.match.view(None).results) >= 9


@settings(max_examples=8)
@given(skills, st.integers(), st.sampled_from([ByTime(5), ByCount(5)]), st.sampled_from(LEVELS))
def test_a_bot_can_play_alone(skill: str, seed: int, solo: ByTime | ByCount, level: Level) -> None:
    played = match_of([skill], str(seed), Options(levels=(level,), solo=solo))
    assert not [turn for turn in played.turns if turn.refusal]
    if isinstance(solo, ByCount):
        assert played.outcome.points == (5,)


def test_the_seed_tells_all_that_bots_do() -> None:
    first, second = (match_of(["hard", "easy"], "seed", Options()) for _ in range(2))
    assert first.turns == second.turns
    assert match_of(["hard", "easy"], "other", Options()).turns != first.turns


def test_the_better_skill_wins_at_the_same_level_and_a_lower_level_of_cards_helps() -> None:
    matches = [match_of(["easy", "master"], str(seed), Options(levels=(3, 3))) for seed in range(10)]
    assert sum(played.outcome.ranking[0] == (1,) for played in matches) >= 9
    handicapped = [match_of(["easy", "master"], str(seed), Options(levels=(1, 4))) for seed in range(20)]
    assert sum(played.outcome.ranking[0] == (0,) for played in handicapped) > 10


# Manners


def test_a_bot_that_will_not_make_it_says_so_after_half_of_the_sand() -> None:
    """So that nobody who has solved waits for a minute in vain; up to then it tries."""
    shown = 0
    for seed in map(str, range(6)):
        played = match_of(["master", "easy"], seed, Options(levels=(1, 4)))
        view: View | None = None
        match = Match(SHIMO, Options(levels=(1, 4)), 2, seed)
        for turn in played.turns:
            if isinstance(turn.command, GiveUp) and view and view.counting_from is not None:
                assert turn.at == view.counting_from + HOURGLASS // 2
                assert not view.seats[1].finish
                shown += 1
            match.apply(turn.events)
            view = match.view(None)
    assert shown > 10


def test_bots_play_a_play_off_out() -> None:
    """Nobody has solved anything in nine rounds; then the bots begin to play."""
    match = Match(SHIMO, Options(levels=(2, 2, 2)), 3, "play-off")
    match.apply(match.begin())
    for _ in range(9):
        assert match.deadline is not None
        match.apply(match.expire(match.deadline))
        assert match.deadline is not None
        match.apply(match.expire(match.deadline))
    begun = match.state.begun
    assert match.view(None).play_off == (0, 1, 2)
    bots = [make_bot("medium", GAME, seat, "play-off") for seat in range(3)]
    now = begun
    while match.outcome is None:
        plans = [(plan.at, seat, plan) for seat, bot in enumerate(bots) if (plan := bot.plan(match.view(seat), now))]
        deadline = match.deadline
        assert deadline is not None
        if plans and max(now, min(plans)[0]) < deadline:
            _, seat, plan = min(plans)
            now = max(now, plan.at)
            match.apply(match.decide(seat, plan.command, now))
        else:
            now = deadline
            match.apply(match.expire(now))
    assert len(match.outcome.ranking[0]) == 1
    assert now - begun < 120_000


def test_who_watches_a_play_off_does_nothing() -> None:
    match = Match(SHIMO, Options(), 3, "watch")
    match.apply(match.begin())
    view: View = match.view(2)
    card = view.seats[0].card
    match.apply([RoundBegun(10, (card, card, None), 0)])
    assert make_bot("master", GAME, 2, "watch").plan(match.view(2), 0) is None
    assert make_bot("master", GAME, 1, "watch").plan(match.view(1), 0) is not None


def test_with_everybody_else_away_a_bot_finishes_its_card_and_then_waits() -> None:
    match, bot = Match(SHIMO, Options(), 2, "alone"), make_bot("master", GAME, 1, "alone")
    match.apply(match.begin())
    match.apply(match.presence(Presence((0,), deserted=True), 0))
    now = 0
    for _ in range(100):
        plan = bot.plan(match.view(1), now)
        if plan is None:
            break
        now = max(now, plan.at)
        match.apply(match.decide(1, plan.command, now))
    assert match.state.results[0].winner == 1
    assert match.state.seats[1].is_ready
    assert (match.state.round, match.deadline) == (1, None)


def test_after_the_last_grain_a_bot_lays_nothing() -> None:
    match, bot = Match(SHIMO, Options(levels=(4, 4)), 2, "late"), make_bot("easy", GAME, 0, "late")
    match.apply(match.begin())
    view: View = match.view(0)
    assert view.ends is not None
    assert bot.plan(view, view.ends) is None
    assert bot.plan(view, view.ends - 1) is not None


def test_tiles_that_nobody_planned_are_taken_up_holes_and_all() -> None:
    match, bot = Match(SHIMO, Options(), 2, "strange"), make_bot("master", GAME, 0, "strange")
    match.apply(match.begin())
    strange = [each for each in SHIMO.legal(match.state, 0) if isinstance(each, LayTile)][-1]
    planned = bot.plan(match.view(0), 0)
    assert planned is not None
    assert planned.command != strange
    match.apply(match.decide(0, strange, 10))
    assert bot.plan(match.view(0), 10) == Planned(10, TakeTile(strange.tile))
