"""Who looks ahead finds what the rules will do, in everything but its story."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from akili.engine.chance import ScriptedChance, SeededChance
from akili.engine.game import Moment
from akili.games.clever_cubed.ahead import ahead
from akili.games.clever_cubed.model import Command, Options, Reroll, Roll, State
from akili.games.clever_cubed.rules import CLEVER_CUBED

NO_CHANCE = Moment(0, ScriptedChance([]))  # what would need a die is an error


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("options", [Options(), Options("up", seven_after_seven=False, blue_bonus="free")])
def test_every_command_leads_where_the_rules_say(seats: int, seed: int, options: Options) -> None:
    """Of matches by chance in which whatever can be marked is marked, at every moment for every seat."""
    chance, seen, phases = SeededChance(seed), 0, set[str]()
    moment = Moment(0, chance.fork("dice"))
    state = CLEVER_CUBED.initial(options, seats)
    for event in CLEVER_CUBED.begin(state, None, moment):
        state = CLEVER_CUBED.evolve(state, event)
    while acting := sorted(CLEVER_CUBED.to_act(state)):
        for seat in acting:
            for command in CLEVER_CUBED.legal(state, seat):
                if not isinstance(command, Roll | Reroll):
                    foreseen, real = ahead(state, seat, command), CLEVER_CUBED.course(state, seat, command, NO_CHANCE)
                    assert without_story(foreseen) == without_story(real.state), command
                    seen, phases = seen + 1, phases | {foreseen.phase}
        seat = chance.pick(acting)
        legal = list(CLEVER_CUBED.legal(state, seat))
        state = CLEVER_CUBED.course(state, seat, chance.pick(_eager(legal)), moment).state
    assert seen > 100 * seats
    assert phases >= {"rolling", "finishing", "over"}


def _eager(legal: list[Command]) -> list[Command]:
    return [command for command in legal if hasattr(command, "mark")] or legal


def without_story(state: State) -> State:
    """Nothing of what led there, and no clock."""
    return replace(state, seats=tuple(replace(seat, chain=(), since=0) for seat in state.seats), steps=())


def test_nobody_looks_beyond_a_roll() -> None:
    state = CLEVER_CUBED.initial(Options(), 1)
    with pytest.raises(ValueError, match="look ahead"):
        ahead(state, 0, Roll())
