"""Clever Cubed compiled: whole random games of one to four seats, beside the readable rules."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

from akili.games.clever_cubed.compiled.kernel import random_games
from bench.clever import played_by_chance
from bench.table import Part, goal, number

WANTED = 60_000  # random games alone a second
SEED = 5
SHARE = 100  # of the compiled games are played in the readable rules


def clever_compiled(games: int, rounds: int, say: Callable[[str], None]) -> Part:
    """Games a second for every number of seats."""
    rows, alone = [], 0.0
    for seats in range(1, 5):
        random_games(1, seats, SEED)  # compiled, or read from numba's cache
        best, commands, points = float("inf"), 0, 0
        for count in range(rounds):
            say(f"{seats} seats: round {count + 1} of {rounds}")
            start = process_time()
            points, commands = random_games(games, seats, SEED)
            best = min(best, process_time() - start)
        rate = games / best
        alone = alone or rate
        rows.append((f"compiled, {seats}", number(rate), number(commands / best), number(points / games / seats)))
    slow = min((played_by_chance(max(2, games // SHARE)) for _ in range(rounds)), key=lambda played: played.seconds)
    readable = slow.games / slow.seconds
    rows.append(
        ("readable, 1", number(readable), number(slow.commands / slow.seconds), number(slow.points / slow.games))
    )
    text = (
        f"{games} games in which every option is equally likely, on one core, best of {rounds} rounds, processor time; "
        "all options are listed before one is drawn."
    )
    goals = [goal(f"at least {WANTED:,} whole random games alone a second", alone / WANTED, 1)]
    told = f"Alone, compiled against readable: {number(alone / readable)} ×."
    return Part(
        "Clever Cubed, compiled", f"{text} {told}", ("seats", "games/s", "commands/s", "points a seat"), rows, goals
    )
