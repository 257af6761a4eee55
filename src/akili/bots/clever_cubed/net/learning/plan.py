"""How the net is trained: stages one after the other, each by its games, never by a clock."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

CHUNK = 1024  # games between two looks at where it stands
START, GROWTH = 40 * CHUNK, 340 * CHUNK  # of a training of any length worth the name
START_SHARE, GROWTH_SHARE, POLISH_SHARE = 10, 3, 5  # of a short training, and the polish of any: one game in so many


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
    seats: tuple[int, ...] = (1,)  # of the tables, in turn
    goals: float = 0.0  # share of the games that have goals besides points

    @property
    def all_games(self) -> int:
        """Those of every try."""
        return self.games * max(1, self.tries)


def plan_alone(games: int, tries: int = 2, goals: float = 0.0) -> tuple[Stage, ...]:
    """For one seat. The middle stage takes what is left, so that more games may be asked for as long as it lasts."""
    start, growth = min(START, _chunks(games / START_SHARE)), min(GROWTH, _chunks(games / GROWTH_SHARE))
    polish = _chunks(games / POLISH_SHARE)
    middle = max(0, _chunks(games - tries * start - growth - polish))
    return (
        Stage("start", start, (1e-3, 4e-4), trace=0.8, epsilon=0.02, shape=10.0, tries=tries, goals=goals),
        Stage("growth", growth, (6e-4, 2e-4), trace=0.8, epsilon=0.02, goals=goals),
        Stage("average", middle, (5e-4, 5e-4), trace=0.5, share=5e-4, goals=goals),
        Stage("polish", polish, (4e-4, 2e-5), trace=0.3, share=5e-4),
    )


def plan_onwards(games: int, seats: Sequence[int] = (1,)) -> tuple[Stage, ...]:
    """From a net that plays well already, at tables of these sizes in turn."""
    polish = _chunks(games / POLISH_SHARE)
    return (
        Stage("average", _chunks(games - polish), (5e-4, 5e-4), trace=0.5, share=5e-4, seats=tuple(seats)),
        Stage("polish", polish, (4e-4, 2e-5), trace=0.3, share=5e-4, seats=tuple(seats)),
    )


def _chunks(games: float) -> int:
    """So many games in whole chunks, at least one."""
    return max(1, int(games) // CHUNK) * CHUNK
