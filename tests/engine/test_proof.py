"""A replay is proved by deciding it again: golden matches are, and whatever a forger changes is found where it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.engine.forging import (
    CREDIT,
    GOLDEN,
    changed,
    first_of_step,
    forged,
    golden,
    numbers_of_steps,
    without_steps,
)

from akili.engine.game import Outcome, Presence
from akili.engine.match import Match
from akili.engine.proof import Verdict, is_provable, prove, verify
from akili.engine.replay import Replay, ReplayError, TimedEvent, decode, encode, fold, match_of, plain
from akili.engine.steps import Step, begin, over_the_wire, take
from akili.games.registry import GAMES

NAMES = (
    "fun_size_two_on_side_a",
    "shimo_away_and_back",
    "classic_three_with_auto_take_away_and_back",
    "dice_alone",
    "clever_cubed_alone",
)
MATCHES = [path for path in GOLDEN if path.stem in NAMES]
NOBODY: dict[str, Any] = {"seat": None, "command": None, "lag": 0, "uncertainty": 0}
A_MATCH_OF_EACH_GAME = pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)


def refusal(replay: Replay) -> ReplayError:
    with pytest.raises(ReplayError) as refused:
        prove(replay, GAMES[replay.game], CREDIT)
    return refused.value


def is_refused(replay: Replay) -> bool:
    try:
        prove(replay, GAMES[replay.game], CREDIT)
    except ReplayError:
        return True
    return False


def test_every_game_is_among_them() -> None:
    assert {golden(path).game for path in MATCHES} == set(GAMES)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_match_is_proved_after_a_way_through_text(path: Path) -> None:
    replay = decode(encode(golden(path)))
    assert replay.outcome is not None
    assert verify(replay, GAMES[replay.game], CREDIT) == Verdict(replay.outcome, is_proved=True)


@A_MATCH_OF_EACH_GAME
def test_without_its_steps_it_folds_and_is_not_proved(path: Path) -> None:
    replay = without_steps(golden(path))
    assert replay.outcome is not None
    assert verify(replay, GAMES[replay.game], CREDIT) == Verdict(replay.outcome, is_proved=False)
    assert "not kept" in str(refusal(replay))


@A_MATCH_OF_EACH_GAME
@given(st.data())
@settings(max_examples=25)
def test_a_forged_event_is_found_where_it_is(path: Path, data: st.DataObject) -> None:
    replay = golden(path)
    number = data.draw(st.integers(1, len(replay.events)))
    event = data.draw(forged(replay.events[number - 1].event))
    assert refusal(changed(replay, number, event=event)).event == number


@A_MATCH_OF_EACH_GAME
@given(st.data())
@settings(max_examples=15)
def test_an_event_more_or_less_is_found_out(path: Path, data: st.DataObject) -> None:
    """A step with all that it led to may be left out where nothing depended on it: that match could have been too."""
    replay = golden(path)
    events = replay.events
    place = data.draw(st.sampled_from([place for place, each in enumerate(events) if each.step is None]))
    less = (*events[:place], *events[place + 1 :])
    more = (*events[:place], events[place], *events[place:])
    for wrong in (less, more):
        found = refusal(replace(replay, events=wrong)).event
        assert found is None or found > place  # None: only the end is missing


@A_MATCH_OF_EACH_GAME
@given(st.data())
@settings(max_examples=15)
def test_a_forged_time_is_found_where_it_is(path: Path, data: st.DataObject) -> None:
    replay = golden(path)
    number = data.draw(st.integers(1, len(replay.events)))
    at = replay.events[number - 1].at + data.draw(st.sampled_from([-(10**6), -1, 1, 10**6]))
    assert refusal(changed(replay, number, at=at)).event == first_of_step(replay, number)


@A_MATCH_OF_EACH_GAME
@given(st.data())
@settings(max_examples=25)
def test_a_forged_step_is_found_unless_the_same_follows(path: Path, data: st.DataObject) -> None:
    """A command that was a little longer on its way often leads to the same: then the file is as true as before."""
    replay = golden(path)
    number = data.draw(st.sampled_from(numbers_of_steps(replay)))
    step = replay.events[number - 1].step
    assert step is not None
    forgery = data.draw(forged(plain(step)))
    try:
        other = changed(replay, number, step=over_the_wire(forgery, Step))
    except ValueError:
        return  # nothing that a file could have
    if is_refused(other):
        assert refusal(other).event in range(number, len(replay.events) + 1)
    else:
        assert forgery | {"lag": 0, "uncertainty": 0} == plain(step) | {"lag": 0, "uncertainty": 0}


@A_MATCH_OF_EACH_GAME
@given(st.data())
@settings(max_examples=15)
def test_a_step_that_is_taken_away_is_missed(path: Path, data: st.DataObject) -> None:
    replay = golden(path)
    number = data.draw(st.sampled_from(numbers_of_steps(replay)))
    refused = refusal(changed(replay, number, step=None))
    assert refused.event in (number, first_of_step(replay, number - 1))


@A_MATCH_OF_EACH_GAME
def test_another_seed_or_outcome_is_found_out(path: Path) -> None:
    replay = golden(path)
    assert refusal(replace(replay, seed="other")).event is not None
    assert "ended otherwise" in str(refusal(replace(replay, outcome=Outcome(((0,),), (275,)))))


@A_MATCH_OF_EACH_GAME
@given(st.data())
@settings(max_examples=15)
def test_other_options_are_found_out_where_they_matter(path: Path, data: st.DataObject) -> None:
    replay = golden(path)
    other = replace(replay, options=data.draw(forged(replay.options)))
    try:
        again = played_again(other)
    except ReplayError:
        again = []
    if again == [each.event for each in replay.events]:
        assert prove(other, GAMES[replay.game], CREDIT) == replay.outcome
    else:
        refusal(other)


def played_again(replay: Replay) -> list[dict[str, Any]]:
    """What the steps lead to, taken one after the other."""
    game = GAMES[replay.game]
    match: Match = match_of(replay, game)
    events = list(begin(match))
    for number in numbers_of_steps(replay):
        step = replay.events[number - 1].step
        assert step is not None
        command = None if step.seat is None else over_the_wire(step.command, game.command_type)
        events += take(match, replace(step, command=command)).events
    return [plain(event) for event in events]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"lag": 151}, "a lag of 151 ms can't be"),
        ({"lag": -1}, "a lag of -1 ms can't be"),
        ({"uncertainty": 51}, "an uncertainty of 51 ms can't be"),
        ({"presence": Presence()}, "several things at once"),
        ({"command": {"type": "cheat"}}, "the command can't be read"),
        ({"command": {"type": "go_on"}}, "the rules refuse it: "),
        ({"seat": 2}, "the rules refuse it: match.not_your_turn"),
        (NOBODY, "nothing follows from it"),
        (NOBODY | {"presence": Presence((5,))}, "nobody has these seats"),
    ],
)
def test_a_step_that_cannot_be_is_told_with_its_place(change: dict[str, Any], why: str) -> None:
    replay = match_named("fun_size_two_on_side_a")
    number = numbers_of_steps(replay)[0]
    step = replay.events[number - 1].step
    assert step is not None
    refused = refusal(changed(replay, number, step=replace(step, **change)))
    assert refused.event == number
    assert why in str(refused)


def match_named(name: str) -> Replay:
    return golden(next(path for path in GOLDEN if path.stem == name))


def test_nobody_gets_time_for_free() -> None:
    """The countdown was over, and the forger lets a tile be laid before time acts."""
    replay = match_named("fun_size_two_on_side_a")
    ended = next(number for number, each in enumerate(replay.events, 1) if each.event["type"] == "round_ended")
    laid = replay.events[ended - 2]
    assert laid.step is not None
    late = replay.events[ended - 1].at
    event = TimedEvent(late, laid.event, replace(laid.step, now=late))
    refused = refusal(replace(replay, events=(*replay.events[: ended - 2], event, *replay.events[ended - 1 :])))
    assert refused.event == ended - 1
    assert "time ought to have acted" in str(refused)


def test_a_beginning_that_is_somebodys_is_refused() -> None:
    replay = match_named("clever_cubed_alone")
    assert "begins by itself" in str(refusal(changed(replay, 1, step=Step(0, 0))))
    assert not is_provable(changed(replay, 1, step=None))
    assert "not kept" in str(refusal(changed(replay, 1, step=None)))


def test_illegal_marks_make_points_in_a_fold_and_none_in_a_proof() -> None:
    """The forger writes sixes wherever something pink was marked, into the events and into the commands."""
    honest = match_named("clever_cubed_alone")
    replay = honest
    for number, each in enumerate(honest.events, 1):
        mark = each.event.get("mark")
        if mark is not None and mark["type"] == "pink":
            better = {"mark": mark | {"number": 6}}
            step = each.step and replace(each.step, command=each.step.command | better)
            replay = changed(replay, number, event=each.event | better, step=step)
    replay = replace(replay, outcome=None)
    folded = fold(without_steps(replay), GAMES[replay.game])
    assert honest.outcome is not None
    assert folded.points > honest.outcome.points
    assert "the rules refuse it: " in str(refusal(replay))
    honest_steps = tuple(
        replace(wrong, step=each.step) for wrong, each in zip(replay.events, honest.events, strict=True)
    )
    assert "doesn't follow from the command of seat 0" in str(refusal(replace(replay, events=honest_steps)))
