"""How the net is trained: stages one after the other, each by its games, never by a clock."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

CHUNK = 1024  # games between two looks at where it stands
START, GROWTH = 40 * CHUNK, 340 * CHUNK  # of a training of any length worth the name
START_SHARE, GROWTH_SHARE = 10, 3  # of a short training: one game in so many
COMPANY_SHARE, POLISH_SHARE = 10, 5  # of any
EXPLORING_SHARE = 2  # of one that goes on from a net, if it has goals at all
ALONE = (1,)  # the sizes of its tables


class Stage(Struct, frozen=True):
    """Some games with the same way to learn."""

    name: str
    games: int  # whole chunks
    rates: tuple[float, float]  # of learning, at its begin and its end
    trace: float  # lambda: how much the end of a game counts against what the net said on the way
    epsilon: float = 0.0  # of choices made by chance
    share: float = 0.0  # of every step that the averaged weights take; if any, these play and set the targets
    shape: float = 0.0  # points for every circled re-roll, fading: many of them are worth a fox, late
    tries: int = 0  # beginnings from nothing; the best is kept, by its points and by the luck test
    seats: tuple[int, ...] = ALONE  # of the tables, in turn
    goals: float = 0.0  # share of the games that have goals besides points

    @property
    def all_games(self) -> int:
        """Those of every try."""
        return self.games * max(1, self.tries)


def plan_whole(games: int, tries: int = 2, goals: float = 0.0, seats: Sequence[int] = ALONE) -> tuple[Stage, ...]:
    """From nothing: alone first, and when it plays well at tables of these sizes in turn.

    The middle stage takes what is left, so that more games may be asked for as long as it lasts.
    """
    start, growth = min(START, _chunks(games / START_SHARE)), min(GROWTH, _chunks(games / GROWTH_SHARE))
    company, polish = _chunks(games / COMPANY_SHARE) if set(seats) != set(ALONE) else 0, _chunks(games / POLISH_SHARE)
    middle = _chunks(games - tries * start - growth - company - polish)
    mixed = Stage("company", company, (5e-4, 5e-4), trace=0.5, share=5e-4, seats=tuple(seats))
    return (
        Stage("start", start, (1e-3, 4e-4), trace=0.8, epsilon=0.02, shape=10.0, tries=tries, goals=goals),
        Stage("growth", growth, (6e-4, 2e-4), trace=0.8, epsilon=0.02, goals=goals),
        Stage("average", middle, (5e-4, 5e-4), trace=0.5, share=5e-4, goals=goals),
        *([mixed] if company else []),
        Stage("polish", polish, (4e-4, 2e-5), trace=0.3, share=5e-4, seats=tuple(seats)),
    )


def plan_onwards(games: int, seats: Sequence[int] = ALONE, goals: float = 0.0) -> tuple[Stage, ...]:
    """From a net that plays well already, at tables of these sizes in turn; goals, if any, come first."""
    polish, exploring = _chunks(games / POLISH_SHARE), _chunks(games / EXPLORING_SHARE) if goals else 0
    average = Stage(
        "average", _chunks(games - polish - exploring), (5e-4, 5e-4), trace=0.5, share=5e-4, seats=tuple(seats)
    )
    return (
        *([replace(average, name="explore", games=exploring, goals=goals)] if exploring else []),
        average,
        Stage("polish", polish, (4e-4, 2e-5), trace=0.3, share=5e-4, seats=tuple(seats)),
    )


def _chunks(games: float) -> int:
    """So many games in whole chunks, at least one."""
    return max(1, int(games) // CHUNK) * CHUNK
