"""Many matches between the same bots, on as many cores as there are: what comes out follows from the seed alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from akili.bots.arena import play
from akili.bots.asking import MatchFailedError
from akili.bots.brought import maker_of
from akili.bots.standings import Result, Standing, alone, result_of, standing
from akili.games.registry import GAMES

MOST_AT_ONCE = 16  # matches that a process is handed together: few, so that the progress is seen

Progress = Callable[[int], None]  # matches that are done


class TournamentError(ValueError):
    """A match that couldn't be played to its end: which, by whose fault, and why."""


def no_progress(_done: int) -> None:
    """Tells nobody."""


@dataclass(frozen=True)
class Tournament:
    """Who plays what, how often; options are those of the game."""

    game: str
    bots: tuple[str, ...]
    matches: int
    seed: str
    options: Any

    def lineup(self, match: int) -> tuple[int, ...]:
        """Which bot sits on each seat: everybody moves on by one seat per match."""
        return tuple((seat + match) % len(self.bots) for seat in range(len(self.bots)))


def standings(tournament: Tournament, jobs: int, progress: Progress = no_progress) -> tuple[Standing, ...]:
    """How each bot fares, in the order in which they were named."""
    results: list[tuple[Result, ...]] = []
    with _mapping(jobs) as mapped:
        for result in mapped(_Play(tournament), range(tournament.matches)):
            results.append(result)
            progress(len(results))
    seats = len(tournament.bots)
    return tuple(standing(bot, [each[n] for each in results], seats) for n, bot in enumerate(tournament.bots))


@dataclass(frozen=True)
class _Play:
    """Plays the match of a number; it travels to other processes."""

    tournament: Tournament

    def __call__(self, match: int) -> tuple[Result, ...]:
        """What each bot reached."""
        game, names = self.tournament.game, self.tournament.bots
        lineup, seed = self.tournament.lineup(match), f"{self.tournament.seed}/{match}"
        bots = [maker_of(names[bot], game)(seat, seed) for seat, bot in enumerate(lineup)]
        try:
            played = play(GAMES[game], self.tournament.options, bots, seed)
        except MatchFailedError as error:
            why = error.sentence([names[bot] for bot in lineup])
            raise TournamentError(f"Match {match} (seed {seed}): {why}") from error
        score = GAMES[game].score(played.match.state) if len(names) == 1 else None
        if score is not None:
            return (alone(score),)
        return tuple(result_of(played.outcome, lineup.index(bot)) for bot in range(len(names)))


Mapped = Callable[[_Play, Sequence[int]], Iterator[tuple[Result, ...]]]


@contextmanager
def _mapping(jobs: int) -> Iterator[Mapped]:
    """A map that keeps the order: in this process for one job, else in so many others."""
    if jobs == 1:
        yield map
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))  # the same on every system
    try:
        yield lambda work, matches: pool.map(work, matches, chunksize=_chunk(len(matches), jobs))
    finally:
        pool.shutdown(cancel_futures=True)


def _chunk(matches: int, jobs: int) -> int:
    return max(1, min(MOST_AT_ONCE, matches // (4 * jobs)))
