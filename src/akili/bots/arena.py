"""A match between bots in a time of its own: nobody waits, everything is in the order in which it would happen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from akili.bots.asking import MatchFailedError, ask
from akili.bots.bot import Bot
from akili.bots.plan import Planned
from akili.engine.game import Game, Millis, Outcome, Rejected, Seat
from akili.engine.match import Match
from akili.engine.replay import Replay, ReplaySeat, decided, replay_of
from akili.engine.steps import Step

MOST_TURNS = 100_000  # far beyond any match; a bot that goes in circles is found out


class StuckError(MatchFailedError):
    """Nobody will bring the match to its end."""


@dataclass(frozen=True)
class Turn:
    """Something that happened: a command, or time itself, and what followed; a refused command has no events."""

    at: Millis
    events: tuple[Any, ...]
    seat: Seat | None = None
    command: Any = None
    refusal: str | None = None

    @property
    def step(self) -> Step:
        """As the rules took it."""
        return Step(self.at, self.seat, self.command)


@dataclass(frozen=True)
class Played:
    """A whole match."""

    match: Match
    turns: tuple[Turn, ...]
    outcome: Outcome

    def replay(self, seats: Sequence[ReplaySeat]) -> Replay:
        """What can be saved and shown again."""
        happened = (each for turn in self.turns for each in decided(turn.step, turn.events))
        return replay_of(self.match, seats, happened)


def play(game: Game[Any, Any, Any, Any, Any, Any], options: Any, bots: Sequence[Bot], seed: str) -> Played:
    """Play a match to its end."""
    match = Match(game, options, len(bots), seed)
    turns = tuple(play_on(match, bots))
    assert match.outcome is not None
    return Played(match, turns, match.outcome)


def play_on(match: Match, bots: Sequence[Bot]) -> Iterator[Turn]:
    """Everything that happens from the beginning of a match to its end, as it happens."""
    yield _applied(match, Turn(0, tuple(match.begin())))
    now = 0
    plans = _plans(match, bots, now)
    for _ in range(MOST_TURNS):
        if match.outcome is not None:
            return
        turn = _next(match, plans, now)
        now = turn.at
        if turn.refusal is not None and turn.seat is not None:
            del plans[turn.seat]  # it is asked again when it sees something new
            yield turn
        else:
            yield _applied(match, turn)
            plans = _plans(match, bots, now)
    raise StuckError(f"The match isn't over after {MOST_TURNS} turns.")


def _plans(match: Match, bots: Sequence[Bot], now: Millis) -> dict[Seat, Planned]:
    plans = {seat: ask(bot, seat, match.sight(seat), now) for seat, bot in enumerate(bots)}
    return {seat: plan for seat, plan in plans.items() if plan is not None}


def _next(match: Match, plans: dict[Seat, Planned], now: Millis) -> Turn:
    """The earliest of all that is planned; the deadline goes before what comes at the same time."""
    seat = min(plans, key=lambda seat: (plans[seat].at, seat), default=None)
    deadline = match.deadline
    if deadline is not None and (seat is None or deadline <= max(now, plans[seat].at)):
        at = max(now, deadline)
        events = tuple(match.expire(at))
        if not events:
            raise StuckError(f"The deadline at {deadline} ms brings nothing.")
        return Turn(at, events)
    if seat is None:
        raise StuckError(f"Nobody does anything after {now} ms.")
    at, command = max(now, plans[seat].at), plans[seat].command
    try:
        return Turn(at, tuple(match.decide(seat, command, at)), seat, command)
    except Rejected as refusal:
        return Turn(at, (), seat, command, refusal.reason)


def _applied(match: Match, turn: Turn) -> Turn:
    match.apply(turn.events)
    return turn
