"""What is offered, what is accepted and what is won is what a slow reader of the rules says, in any position."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.clever_cubed.by_the_book import all_commands, allows, won_on
from tests.games.clever_cubed.positions import Position, sheet
from tests.games.clever_cubed.sheets import sheets

from akili.engine.chance import SeededChance
from akili.engine.game import Moment, Rejected
from akili.engine.match import Match
from akili.engine.steps import Step, begin, take
from akili.games.clever_cubed.model import BonusWon, Command, Extra, Options, Phase, SeatState, State, Use
from akili.games.clever_cubed.printed import Bonus
from akili.games.clever_cubed.rules import CLEVER_CUBED

COMMANDS = list(all_commands())
WITH_JOKER = [command for command in COMMANDS if isinstance(command, Use | Extra) and command.joker]
WITHOUT = [command for command in COMMANDS if not isinstance(command, Use | Extra) or not command.joker]
QUESTIONS: tuple[Bonus, ...] = ("?y", "?t", "?b", "?n", "?p", "?k")
PHASES: tuple[Phase, ...] = ("opening", "rolling", "choosing", "choosing", "finishing", "finishing")

options = st.builds(Options, st.sampled_from(["down", "up"]), st.booleans(), st.sampled_from(["white", "free"]))


@st.composite
def states(draw: st.DrawFn) -> State:
    """Two seats with any sheets, dice that lie as they can lie, and anything to do."""
    phase = draw(st.sampled_from(PHASES))
    roll = draw(st.integers(1, 2 if phase == "rolling" else 3))
    faces = tuple(draw(st.lists(st.integers(1, 6), min_size=6, max_size=6))) if phase != "opening" else ()
    fields = draw(st.permutations(range(6)))[: {"rolling": roll, "choosing": roll - 1}.get(phase, 3)]
    rest = st.just(4) if phase == "finishing" else st.sampled_from([0, 0, 0, 4])
    places = [draw(rest) if phase != "opening" else 0 for _ in range(6)]
    for field, die in enumerate(fields if phase != "opening" else (), 1):
        places[die] = field
    seats = []
    for number in range(2):
        waits = phase not in ("rolling", "choosing") or (phase == "rolling" and number == 0)
        waiting = draw(st.lists(st.sampled_from(QUESTIONS), max_size=3)) if waits and draw(st.booleans()) else ()
        picks = phase == "finishing" and draw(st.booleans())
        done = phase == "finishing" and not picks and not waiting and draw(st.booleans())
        seats.append(SeatState(draw(sheets()), tuple(waiting), picks, draw(st.integers(0, 63)), done))
    active = None if phase == "opening" else 0
    return State(draw(options), tuple(seats), phase, 3, 0, active, roll, faces, tuple(places))


@pytest.mark.no_cover
@settings(max_examples=40)
@given(states(), st.integers())
def test_what_is_offered_is_what_the_book_allows_and_nothing_twice(state: State, seed: int) -> None:
    for seat in range(2):
        offered = list(CLEVER_CUBED.legal(state, seat))
        assert len(set(offered)) == len(offered)
        tried = some_commands(seed) | set(offered)
        assert set(offered) == {command for command in tried if allows(state, seat, command)}


@pytest.mark.no_cover
@settings(max_examples=40)
@given(states(), st.integers())
def test_what_is_offered_is_accepted_and_everything_else_refused(state: State, seed: int) -> None:
    moment = Moment(0, SeededChance("any"))
    for seat in range(2):
        offered = set(CLEVER_CUBED.legal(state, seat))
        tried = some_commands(seed) | offered
        assert offered == {command for command in tried if is_accepted(state, seat, command, moment)}


def some_commands(seed: int) -> set[Command]:
    """All without a joker, and some of the many with one."""
    chance = SeededChance(seed)
    return {*WITHOUT, *(chance.pick(WITH_JOKER) for _ in range(300))}


@pytest.mark.parametrize("line", ["ooooooo/ooooooo/ooooooo", "o/oooox/o", "./x/."])
def test_with_jokers_there_is_nothing_else_either(line: str) -> None:
    lying = "y3:I t3:II b5:P n3:P p6:III w1:P"
    own = sheet(yellow="12/3/.", turquoise="3/3/./4/.", brown="1.3", pink="1h,4", actions=line)
    for position in (Position(lying, own, phase="finishing"), Position(lying, own, phase="finishing", active=None)):
        offered = set(position.legal())
        assert offered == {command for command in COMMANDS if allows(position.state, 0, command)}


def is_accepted(state: State, seat: int, command: object, moment: Moment) -> bool:
    try:
        return bool(CLEVER_CUBED.decide(state, seat, command, moment))  # type: ignore[arg-type]
    except Rejected:
        return False


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_whole_matches_offers_are_the_book_s_and_every_bonus_is_won_once(seats: int) -> None:
    for seed in range(3):
        match = Match(CLEVER_CUBED, Options(), seats, f"book {seed}")
        chance = SeededChance(f"book {seed} {seats}")
        events = list(begin(match))
        while match.outcome is None:
            seat = chance.pick(sorted(CLEVER_CUBED.to_act(match.state)))
            offered = list(CLEVER_CUBED.legal(match.state, seat))
            tried = {*chance.sample(offered, 10), *(chance.pick(COMMANDS) for _ in range(50))}
            assert {command for command in tried if allows(match.state, seat, command)} == tried.intersection(offered)
            taken = take(match, Step(0, seat, chance.pick(offered[:-1] or offered)))
            assert taken.refusal is None
            events += taken.events
            check_winnings(match.state, events)


def check_winnings(state: State, events: list[object]) -> None:
    for number, seat in enumerate(state.seats):
        told = Counter(event.bonus for event in events if isinstance(event, BonusWon) and event.seat == number)
        assert told == won_on(seat.sheet, state.round)
        assert (seat.sheet.rerolls, seat.sheet.jokers, seat.sheet.extras) == (told["R"], told["J"], told["+1"])
