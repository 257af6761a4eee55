"""Whole games in the readable rules and in the compiled ones, side by side: every option set, every state.

``python -m tests.games.clever_cubed.compiled.replaying 2000`` replays so many, and tells what was compared.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from akili.bots.clever_cubed.greedy import choose as greedy
from akili.bots.clever_cubed.planner import tuned_planner
from akili.engine.chance import SeededChance
from akili.engine.game import Moment
from akili.games.clever_cubed import view
from akili.games.clever_cubed.compiled import kernel, layout
from akili.games.clever_cubed.compiled.layout import Numbers
from akili.games.clever_cubed.compiled.offers import kernel as offers
from akili.games.clever_cubed.compiled.translation import command_of, seats_of, table_of
from akili.games.clever_cubed.model import Command, DiceDealt, Event, Options, Rolled, State
from akili.games.clever_cubed.rules import CLEVER_CUBED
from akili.games.clever_cubed.scoring import total

PLANNED = 12  # commands at the start of a game that the planner chooses; it takes its time


@dataclass
class Compared:
    """How much was found equal."""

    games: int = 0
    decisions: int = 0
    options: int = 0

    def add(self, other: Compared) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.options += other.options


class DifferentError(AssertionError):
    """The two disagree."""


def replay(seed: int) -> Compared:
    """One game: how many seats, who plays, and by which options follows from the seed."""
    chance = SeededChance(f"compiled/{seed}")
    seats = 1 + seed % 4
    moment = Moment(0, chance.fork("dice"))
    state = CLEVER_CUBED.initial(_options(chance, seed), seats)
    state = _after(state, CLEVER_CUBED.begin(state, None, moment))
    players = [chance.pick((_anything, _anything, _eager, _greedy, _planner)) for _ in range(seats)]
    table, compiled = table_of(state), seats_of(state)
    fresh = np.zeros_like(compiled)
    start = table.copy()
    kernel.new_game(start, fresh, state.first)
    _require_equal(state, start, fresh)
    found = Compared(games=1)
    while acting := sorted(CLEVER_CUBED.to_act(state)):
        offered = [_both(state, table, compiled, seat) for seat in range(seats)]
        found.options += sum(len(legal) for legal, _ in offered)
        seat = chance.pick(acting)  # several may act at once, in any order
        legal, listed = offered[seat]
        chosen = players[seat](state, seat, legal, chance, found.decisions)
        events = CLEVER_CUBED.decide(state, seat, chosen, moment)
        state = _after(state, events)
        kernel.apply(table, compiled, seat, listed[chosen])
        _let(events, table, compiled)
        _require_equal(state, table, compiled)
        found.decisions += 1
    points = [total(own.sheet) for own in state.seats]
    if points != [kernel.total(own) for own in compiled]:
        raise DifferentError(f"points {points}")
    return found


def _options(chance: SeededChance, seed: int) -> Options:
    """The usual ones in every other round of four games."""
    if seed // 4 % 2 == 0:
        return Options()
    return Options(chance.pick(("down", "up")), bool(chance.below(2)), chance.pick(("white", "free")))


def _both(state: State, table: Numbers, compiled: Numbers, seat: int) -> tuple[list[Command], dict[Command, int]]:
    """What the rules offer, and the compiled options by their commands; none is missing, none too many, none twice."""
    out = np.empty(layout.MOST_OPTIONS, np.int32)
    count = offers.options(table, compiled, seat, out)
    listed = {command_of(option): option for option in out[:count].tolist()}
    legal = list(CLEVER_CUBED.legal(state, seat))
    if listed.keys() != set(legal) or count != len(legal):
        raise DifferentError(f"{sorted(map(str, listed.keys() ^ set(legal)))} in {state}")
    return legal, listed


def _let(events: Sequence[Event], table: Numbers, compiled: Numbers) -> None:
    """Dice fall as they fell."""
    for event in events:
        if isinstance(event, Rolled):
            table[layout.FACES : layout.PLACES] = event.faces
            table[layout.PHASE] = layout.CHOOSING
        elif isinstance(event, DiceDealt):
            table[layout.FACES : layout.PLACES] = event.faces
            table[layout.PLACES : layout.SEATS] = event.places
            kernel.begin_finish(table, compiled)


def _require_equal(state: State, table: Numbers, compiled: Numbers) -> None:
    if not np.array_equal(table, table_of(state)):
        raise DifferentError(f"{table} in {state}")
    if not np.array_equal(compiled, seats_of(state)):
        raise DifferentError(f"{compiled} in {state}")


def _after(state: State, events: Sequence[Event]) -> State:
    for event in events:
        state = CLEVER_CUBED.evolve(state, event)
    return state


Player = Callable[[State, int, list[Command], SeededChance, int], Command]


def _anything(_state: State, _seat: int, legal: list[Command], chance: SeededChance, _done: int) -> Command:
    return chance.pick(legal)


def _eager(_state: State, _seat: int, legal: list[Command], chance: SeededChance, _done: int) -> Command:
    """Uses whatever it can: its sheet fills up."""
    return chance.pick([command for command in legal if hasattr(command, "mark")] or legal)


def _greedy(state: State, seat: int, _legal: list[Command], _chance: SeededChance, _done: int) -> Command:
    return greedy(view.sight(state, seat))


def _planner(state: State, seat: int, legal: list[Command], chance: SeededChance, done: int) -> Command:
    if done >= PLANNED:
        return _greedy(state, seat, legal, chance, done)
    return tuned_planner().choose(view.sight(state, seat))


def main(games: int) -> None:
    """Replay so many."""
    found = Compared()
    for seed in range(games):
        found.add(replay(seed))
    print(f"{found.games} games, {found.decisions} decisions, {found.options} options: all equal")  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]))
