"""The laws of every analysis: it adds up, nothing costs less than nothing, and the same match is read the same way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from akili.bots.analysis import MISTAKES, Analysis, accounted
from akili.bots.arena import Played, play
from akili.bots.bot import ADVISERS, make_bot
from akili.engine.match import Match
from akili.games.registry import GAMES

ALONE = {"solo": {"type": "by_count", "cards": 5}}
# game, options, bots
MATCHES: tuple[tuple[str, dict[str, Any], tuple[str, ...]], ...] = (
    ("ubongo_fun_size", {"side": "B"}, ("easy", "medium", "master")),
    ("ubongo_fun_size", ALONE, ("easy",)),
    ("ubongo_shimo", {"levels": [2, 2, 1]}, ("easy", "medium", "easy")),
    ("ubongo_shimo", ALONE, ("easy",)),
    ("ubongo_classic", {}, ("easy", "hard")),
    ("ubongo_classic", {}, ("lane-random",)),
    ("ubongo_dice", {"areas": 5}, ("easy", "medium")),
    ("ubongo_dice", {"areas": 5}, ("easy",)),
    ("clever_cubed", {}, ("random",)),
    ("clever_cubed", {}, ("greedy", "random")),
)
EVERY = pytest.mark.parametrize("number", range(len(MATCHES)), ids=[f"{game}-{len(bots)}" for game, _, bots in MATCHES])


@cache
def played(number: int) -> Played:
    game, options, bots = MATCHES[number]
    seated = [make_bot(name, game, seat, "laws") for seat, name in enumerate(bots)]
    return play(GAMES[game], msgspec.convert(options, GAMES[game].options_type), seated, "laws")


def analysed(match: Played) -> Analysis:
    whole = match.match
    begun = Match(whole.game, whole.options, whole.seats, whole.seed)
    return ADVISERS[whole.game.info.id].analysis(begun, [event for turn in match.turns for event in turn.events])


@cache
def analysis(number: int) -> Analysis:
    return analysed(played(number))


@EVERY
def test_a_result_is_the_start_with_luck_and_pace_and_without_mistakes(number: int) -> None:
    found = analysis(number)
    for seat, account in enumerate(found.seats):
        assert accounted(found.unit, account) == pytest.approx(account.result, abs=1e-3)
        own = [each.cost for each in found.decisions if each.seat == seat]
        assert sum(own) == pytest.approx(account.cost, abs=1e-3)
        assert account.curve[0].value == pytest.approx(account.start)
        assert account.curve[-1].value == pytest.approx(account.result)
        assert [point.at for point in account.curve] == sorted(point.at for point in account.curve)


@pytest.mark.parametrize("number", [6, 7, 8, 9])
def test_the_luck_of_all_decisions_is_that_of_the_account(number: int) -> None:
    found = analysis(number)
    for seat, account in enumerate(found.seats):
        own = [each.luck for each in found.decisions if each.seat == seat]
        assert sum(own) == pytest.approx(account.luck, abs=1e-6)
        assert sum(map(abs, own)) > 1


@EVERY
def test_no_decision_costs_less_than_nothing_and_a_cost_is_what_the_best_is_better(number: int) -> None:
    found = analysis(number)
    fewer_is_better = found.unit in ("rolls", "milliseconds")
    assert found.decisions
    for each in found.decisions:
        assert each.cost >= 0
        lost = each.value - each.best_value if fewer_is_better else each.best_value - each.value
        assert each.cost == pytest.approx(lost, abs=1e-3)


@EVERY
def test_the_dearest_are_the_seats_own_and_the_dearest_first(number: int) -> None:
    found = analysis(number)
    for seat, account in enumerate(found.seats):
        told = [found.decisions[place] for place in account.dearest]
        costs = sorted((each.cost for each in found.decisions if each.seat == seat and each.cost > 1e-9), reverse=True)
        assert all(each.seat == seat for each in told)
        assert [each.cost for each in told] == costs[:MISTAKES]


@EVERY
def test_decisions_stand_in_the_order_of_the_match(number: int) -> None:
    events = [each.event for each in analysis(number).decisions]
    assert events == sorted(events)
    assert all(0 <= event < sum(len(turn.events) for turn in played(number).turns) for event in events)


@EVERY
def test_the_same_match_is_read_the_same_way_and_goes_over_the_wire(number: int) -> None:
    found = analysis(number)
    text = msgspec.json.encode(found)
    assert msgspec.json.encode(analysed(played(number))) == text
    kind = ADVISERS[MATCHES[number][0]].analysis_type
    assert msgspec.json.decode(text, type=kind) == found


def test_what_was_best_costs_nothing() -> None:
    found: Sequence[Any] = [each for number in (8, 9) for each in analysis(number).decisions]
    assert any(each.chosen != each.best for each in found)
    assert all(each.cost == 0 for each in found if each.chosen == each.best)
    assert all(each.reasons for each in found if each.cost > 1)


def test_every_game_has_one() -> None:
    assert set(ADVISERS) == set(GAMES)
    assert all(issubclass(adviser.analysis_type, Analysis) for adviser in ADVISERS.values())
