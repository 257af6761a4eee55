"""Clever Cubed through the public contract: whole games alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time

from akili.engine.chance import SeededChance
from akili.engine.game import Moment
from akili.games.clever_cubed.model import Command, Done, Event, Options, Pass, Reroll, State
from akili.games.clever_cubed.rules import CLEVER_CUBED
from bench.table import Part, goal, number

WANTED = 50  # whole random games alone a second
Taste = Callable[[Sequence[Command]], Sequence[Command]]


@dataclass(frozen=True)
class Games:
    """What some games came to."""

    games: int
    seconds: float
    commands: int  # given
    offered: int
    points: int


def clever(games: int, rounds: int, say: Callable[[str], None]) -> Part:
    """Games a second of players who do anything, and of those who use whatever they can."""
    rows, best = [], dict[str, Games]()
    for name, taste in (("anything", _anything), ("eager", _eager)):
        for count in range(rounds):
            say(f"{name}: round {count + 1} of {rounds}")
            played = _play(games, taste)
            if name not in best or played.seconds < best[name].seconds:
                best[name] = played
        rows.append(_row(f"alone, {name}", best[name]))
    text = (
        f"{games} games alone by `legal`, `decide` and `evolve` on one core, best of {rounds} rounds, processor time. "
        "*Anything*: every command on offer is equally likely. *Eager*: nothing is declined, no re-roll. "
        "Offered are the commands in the list that the player chooses from, on average."
    )
    rate = best["anything"].games / best["anything"].seconds
    goals = [goal(f"at least {WANTED} whole random games alone a second", rate / WANTED, 1)]
    return Part("Clever Cubed", text, ("", "games/s", "commands/s", "offered", "points a game"), rows, goals)


def played_by_chance(games: int) -> Games:
    """Games in which every command on offer is equally likely."""
    return _play(games, _anything)


def _row(name: str, played: Games) -> tuple[str, ...]:
    return (
        name,
        number(played.games / played.seconds),
        number(played.commands / played.seconds),
        number(played.offered / played.commands),
        number(played.points / played.games),
    )


def _play(games: int, taste: Taste) -> Games:
    commands = offered = points = 0
    start = process_time()
    for seed in range(games):
        chance = SeededChance(seed)
        moment, choices = Moment(0, chance.fork("dice")), chance.fork("choices")
        state = CLEVER_CUBED.initial(Options(), 1)
        state = after(state, CLEVER_CUBED.begin(state, None, moment))
        while CLEVER_CUBED.to_act(state):
            legal = list(CLEVER_CUBED.legal(state, 0))
            state = after(state, CLEVER_CUBED.decide(state, 0, choices.pick(taste(legal)), moment))
            commands, offered = commands + 1, offered + len(legal)
        outcome = CLEVER_CUBED.outcome(state)
        assert outcome is not None
        points += outcome.points[0]
    return Games(games, process_time() - start, commands, offered, points)


def after(state: State, events: Sequence[Event]) -> State:
    """What has become of a state."""
    for event in events:
        state = CLEVER_CUBED.evolve(state, event)
    return state


def _anything(legal: Sequence[Command]) -> Sequence[Command]:
    return legal


def _eager(legal: Sequence[Command]) -> Sequence[Command]:
    return [command for command in legal if not isinstance(command, Pass | Done | Reroll)] or legal
