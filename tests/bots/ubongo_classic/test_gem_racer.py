"""The racers at classic: never against the rules, awake on the gem board, and as good as their level."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from statistics import median, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from akili.bots.arena import Played, play, play_on
from akili.bots.bot import Bot, bot_names, make_bot
from akili.bots.plan import Planned
from akili.bots.skill import LEVELS
from akili.bots.ubongo_classic.card import card_search
from akili.bots.ubongo_classic.levels import MANNERS
from akili.engine.game import Millis, Presence, Seat
from akili.engine.match import Match
from akili.games.ubongo_classic.model import (
    COLOURS,
    Colour,
    GemsTaken,
    Lanes,
    MovePawn,
    Options,
    PawnPlaced,
    PlacePawn,
    RollDie,
    State,
    TakeGems,
    TakeLost,
    Tiles,
    View,
)
from akili.games.ubongo_classic.rules import CLASSIC
from akili.games.ubongo_classic.solving import solution
from akili.ubongo.race.model import GiveUp, GoOn, LayTile, RoundBegun

GAME = CLASSIC.info.id
names = st.sampled_from(bot_names(GAME))
PLAIN: tuple[Colour, ...] = ("blue", "green", "yellow", "orange", "purple", "red", *COLOURS)
MIXED: Lanes = (PLAIN,) * 6


def match_of(bots: list[str], seed: str, options: Options | None = None) -> Played:
    seated = [make_bot(name, GAME, seat, seed) for seat, name in enumerate(bots)]
    return play(CLASSIC, options or Options(), seated, seed)


class Idle:
    """Sits there."""

    def plan(self, view: View, now: Millis) -> Planned | None:  # noqa: ARG002
        return None


def begun(seats: int, seed: str = "begun", change: Callable[[State], State] = lambda state: state) -> Match:
    """A match whose first round has begun, with pawns on the middle spaces."""
    match = Match(CLASSIC, Options(starter=0), seats, seed)
    match.apply(match.begin())
    for seat in range(seats):
        match.apply(match.decide(seat, PlacePawn(3), 0))
        match.apply(match.decide(seat, GoOn(), 0))
    match.apply(match.decide(0, RollDie(), 0))
    match.state = change(match.state)
    return match


def solve(match: Match, seat: Seat, at: Millis) -> None:
    """A seat fills its card at once."""
    for laid in solution(match.state.seats[seat].card):
        match.apply(match.decide(seat, LayTile(laid.tile, laid.cells), at))
    assert match.deadline is not None
    if match.state.seats[seat].place is None:
        match.apply(match.expire(at + 150))


# Levels


def test_four_levels_are_those_of_every_race_and_one_more_is_there_to_compare_with() -> None:
    assert bot_names(GAME) == (*LEVELS, "lane-random")
    assert [manner.skill for manner in MANNERS.values()][:4] == list(LEVELS.values())
    assert MANNERS["lane-random"].skill == MANNERS["hard"].skill


@pytest.mark.no_cover
@pytest.mark.parametrize("tiles", [3, 4])
def test_levels_need_their_part_of_the_rated_time_and_spread_as_people_do(tiles: Tiles) -> None:
    """The sand is long enough for nearly all."""
    medians = []
    for level, skill in LEVELS.items():
        ratios = []
        for seed in map(str, range(8)):
            bots: list[Bot] = [make_bot(level, GAME, 0, seed), Idle()]
            played = play(CLASSIC, Options(tiles=tiles, hourglass=180), bots, seed)
            cards = [event.cards[0] for turn in played.turns for event in turn.events if isinstance(event, RoundBegun)]
            for card, result in zip(cards, played.match.view(0).results, strict=True):
                finish = result.finishes[0]
                if finish and card:
                    rated = card_search(card.area, card.tiles).seconds
                    ratios.append((finish.at - result.begun) / 1000 / rated)
        medians.append(median(ratios))
        assert abs(median(ratios) / skill.pace - 1) < 0.25
        assert 0.35 < stdev(map(log, ratios)) < 0.65
    assert medians == sorted(medians, reverse=True)


@pytest.mark.no_cover
def test_better_levels_win() -> None:
    for worse, better in (("easy", "medium"), ("medium", "hard"), ("hard", "master")):
        matches = [match_of([worse, better], f"levels {seed}") for seed in range(16)]
        assert sum(played.outcome.ranking[0] == (1,) for played in matches) >= 10


@pytest.mark.no_cover
def test_who_knows_the_gems_beats_who_does_not_at_the_same_speed() -> None:
    matches = [match_of(["hard", "lane-random"], f"gems {seed}") for seed in range(16)]
    assert sum(played.outcome.ranking[0] == (0,) for played in matches) >= 13


# Matches


@settings(max_examples=15)
@given(
    st.lists(names, min_size=1, max_size=4),
    st.integers(),
    st.sampled_from(
        [
            Options(),
            Options(tiles=4),
            Options(tiles=4, hourglass=30, auto_take=True),
            Options(sides=(4,), hourglass=180),
            Options(deck="another"),
        ]
    ),
)
def test_matches_end_without_a_command_that_is_refused(bots: list[str], seed: int, options: Options) -> None:
    played = match_of(bots, str(seed), options)
    assert not [turn for turn in played.turns if turn.refusal]
    assert len(played.match.view(None).results) == 9
    chosen = [event.chosen for turn in played.turns for event in turn.events if isinstance(event, PawnPlaced)]
    assert chosen == [True] * len(bots)


def test_the_seed_tells_all_that_bots_do() -> None:
    first, second = (match_of(["hard", "easy", "lane-random"], "seed") for _ in range(2))
    assert first.turns == second.turns
    assert match_of(["hard", "easy", "lane-random"], "other").turns != first.turns


def test_a_bot_that_is_asked_more_often_does_the_same() -> None:
    class Nagged:
        """Asked three times where once would do."""

        def __init__(self, level: str, seat: Seat) -> None:
            self.bot = make_bot(level, GAME, seat, "nagged")

        def plan(self, view: View, now: Millis) -> Planned | None:
            plan = self.bot.plan(view, now)
            if plan is not None:
                for later in (now, (now + plan.at) // 2):
                    assert self.bot.plan(view, max(now, later)) == plan
            return plan

    levels = ["easy", "medium", "master"]
    nagged = play(CLASSIC, Options(), [Nagged(level, seat) for seat, level in enumerate(levels)], "nagged")
    assert nagged.turns == match_of(levels, "nagged").turns


def test_nearly_everything_that_is_solved_brings_gems() -> None:
    """They move and take in time, and look again when another was faster; only the last lanes of four are empty."""
    solved = taken = lost = 0
    for seed in map(str, range(8)):
        for bots in (["hard", "medium"], ["master"] * 4):
            played = match_of(bots, seed)
            events = [event for turn in played.turns for event in turn.events]
            solved += sum(place is not None for result in played.match.state.results for place in result.places)
            taken += sum(isinstance(event, GemsTaken) for event in events)
            lost += sum(isinstance(event, TakeLost) for event in events)
    assert 0.93 * solved < taken < solved
    assert 0 < lost < 0.05 * taken


# Between the rounds


def test_it_places_its_pawn_is_ready_and_rolls_when_it_starts() -> None:
    match, bot = Match(CLASSIC, Options(starter=0), 2, "roll"), make_bot("hard", GAME, 0, "roll")
    match.apply(match.begin())
    now = 0
    for wanted in (PlacePawn, GoOn):
        plan = bot.plan(match.view(0), now)
        assert plan is not None
        assert now + 1000 < plan.at < now + 5000
        assert isinstance(plan.command, wanted)
        now = plan.at
        match.apply(match.decide(0, plan.command, now))
    assert bot.plan(match.view(0), now) is None
    match.apply(match.decide(1, PlacePawn(0), now))
    match.apply(match.decide(1, GoOn(), now))
    rolls = bot.plan(match.view(0), now)
    assert rolls is not None
    assert rolls.command == RollDie()
    assert match.deadline is not None
    assert now + 1000 < rolls.at < match.deadline
    assert make_bot("hard", GAME, 1, "roll").plan(match.view(1), now) is None


def test_the_pawn_begins_where_much_of_one_colour_lies() -> None:
    match = Match(CLASSIC, Options(starter=0), 2, "space")
    match.apply(match.begin())
    rich: tuple[Colour, ...] = ("red", "red", "red", "red", "red", "red", *PLAIN[:6])
    for wanted in range(6):
        lanes = tuple(rich if lane == wanted else PLAIN for lane in range(6))
        match.state = replace(match.state, lanes=lanes)
        plan = make_bot("master", GAME, 0, "space").plan(match.view(0), 0)
        assert plan is not None
        assert abs(plan.command.lane - wanted) <= 1  # from beside the edge more is near


# On the gem board


def first_plans(match: Match, level: str, seat: Seat, now: Millis) -> list[Planned]:
    """What a bot does from now on, one thing after the other, with nobody else at it."""
    bot, plans = make_bot(level, GAME, seat, "gems"), []
    while (plan := bot.plan(match.view(seat), now)) is not None:
        plans.append(plan)
        now = max(now, plan.at)
        match.apply(match.decide(seat, plan.command, now))
    return plans


def with_lanes(lanes: Lanes) -> Callable[[State], State]:
    return lambda state: replace(state, lanes=lanes)


@pytest.mark.parametrize("level", ["medium", "hard", "master"])
def test_it_goes_for_its_colour_and_takes_it(level: str) -> None:
    lanes: Lanes = (*MIXED[:5], ("red", "red", *MIXED[5][2:]))
    match = begun(2, change=with_lanes(lanes))
    seats = (replace(match.state.seats[0], gems=(4, 1, 1, 0, 0, 0)), match.state.seats[1])
    match.state = replace(match.state, seats=seats)
    now = match.state.begun + 3000
    solve(match, 0, now)
    move, take = first_plans(match, level, 0, now)
    assert (move.command, take.command) == (MovePawn(5), TakeGems(5, 12))
    assert now + 300 < move.at < take.at < now + 10_000


def test_until_its_place_is_settled_it_waits() -> None:
    match = begun(2)
    now = match.state.begun + 3000
    for laid in solution(match.state.seats[0].card):
        match.apply(match.decide(0, LayTile(laid.tile, laid.cells), now))
    assert match.state.seats[0].place is None
    assert make_bot("master", GAME, 0, "wait").plan(match.view(0), now) is None


def test_a_pair_that_is_gone_is_not_reached_for() -> None:
    """Another was faster: the bot looks again, and takes what is best now."""
    lanes: Lanes = (*MIXED[:3], ("red", "red", "purple", "purple"), *MIXED[4:])
    match = begun(2, change=with_lanes(lanes))
    now = match.state.begun + 3000
    solve(match, 1, now)
    solve(match, 0, now + 150)
    bot = make_bot("hard", GAME, 0, "gone")
    first = bot.plan(match.view(0), now + 300)
    assert first is not None
    assert first.command == TakeGems(3, 4)
    match.apply(match.decide(1, TakeGems(3, 4), now + 400))
    assert match.deadline is not None
    match.apply(match.expire(now + 650))
    again = bot.plan(match.view(0), now + 650)
    assert again is not None
    assert again.at > now + 650 + 300
    assert again.command == TakeGems(3, 2)


def test_a_master_avoids_a_lane_to_which_a_rival_has_come() -> None:
    reds: tuple[Colour, ...] = ("red", "red", *PLAIN[2:])
    match = begun(2, change=with_lanes((*MIXED[:4], reds, reds)))
    now = match.state.begun + 3000

    def wish() -> object:
        plan = make_bot("master", GAME, 0, "wish").plan(match.view(0), now)
        return plan and plan.command

    solve(match, 0, now)
    assert wish() == MovePawn(4)  # nearer to the middle
    solve(match, 1, now + 150)
    match.apply(match.decide(1, MovePawn(4), now + 400))
    assert wish() == MovePawn(5)


def test_with_nothing_left_within_reach_it_says_that_it_is_done() -> None:
    far: Lanes = (MIXED[0], (), (), (), (), ())
    match = begun(2, change=with_lanes(far))
    seats = tuple(replace(seat, home=4, pawn=4) for seat in match.state.seats)
    match.state = replace(match.state, seats=(replace(seats[0], home=0, pawn=0), seats[1]))
    now = match.state.begun + 3000
    solve(match, 1, now)
    (done,) = first_plans(match, "hard", 1, now + 150)
    assert done.command == GiveUp()


def test_after_the_last_grain_it_takes_nothing() -> None:
    match = begun(2)
    assert match.state.ends is not None
    now = match.state.ends - 1000
    solve(match, 0, now)
    bot = make_bot("easy", GAME, 0, "late")
    assert bot.plan(match.view(0), now + 150) is None  # it needs longer than that


def test_with_everybody_else_away_it_plays_on_and_then_waits() -> None:
    match = begun(2)
    match.apply(match.presence(Presence((0,), deserted=True), match.state.begun))
    first_plans(match, "master", 1, match.state.begun)
    assert match.state.results[0].gems[1]
    assert match.state.seats[1].is_ready
    assert (match.state.round, match.deadline) == (1, None)


# Giving up


def test_alone_with_an_idle_table_it_would_give_up_after_a_long_search() -> None:
    votes = []
    for seed in map(str, range(6)):
        match = Match(CLASSIC, Options(tiles=4, hourglass=180), 2, seed)
        for turn in play_on(match, [make_bot("easy", GAME, 0, seed), Idle()]):
            if isinstance(turn.command, GiveUp) and match.state.phase == "racing":
                votes.append(turn.at - match.state.begun)
    assert votes
    assert min(votes) >= 40_000
