"""The laws that every game keeps, tried on random matches. A test of a game calls ``check_game``.

A law that is broken raises LawBroken, which names it. The laws:

deterministic   the same steps lead to the same events
replayable      the events alone, as they are stored, give back the state and every view
untouched       asking for a verdict changes nothing, whatever the verdict; folding leaves the old state as it was
offered         every command on offer is accepted and leads to something
idle            a seat that isn't to act is offered nothing and refused everything
ending          a match is over within so many steps, never stuck before, and at rest after
wire            options, commands, events, views and notices survive being encoded and decoded
open            where a game says that all see the same, they do, but for who they are
secret          what is hidden from a viewer changes neither what they see nor what they are told
time            time doesn't act before the deadline, and then something happens: the deadline moves on or is gone
ranked          in the end every seat has one rank, and points
sensible        a thing that is no command, and options or commands with nonsense in their fields, are refused
proved          a finished match that is written to a file is proved by it
packed          what a game doesn't say that it packs is nothing
presence        seats may go away and come back at any time: the match goes on, at the latest when all are back
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import json
from msgspec.structs import replace

from akili.engine.chance import Chance, SeededChance
from akili.engine.game import Millis, Presence, Rejected, Seat, Viewer
from akili.engine.match import Match
from akili.engine.proof import Credit, prove
from akili.engine.replay import Happened, Replay, ReplayError, ReplaySeat, decided, replay_of
from akili.engine.replay import decode as read
from akili.engine.replay import encode as written
from akili.engine.steps import AnyGame, Step, begin, decide, over_the_wire, take

Choice = Callable[[Match, Seat, Chance], Any]

SAMPLE = 8  # of the commands on offer to a seat are tried in every state
LONGEST_THOUGHT: Millis = 3000
LONGEST_LAG: Millis = 150
MOST_UNCERTAINTY: Millis = 30
GOINGS = 60  # one step in so many is somebody going away or coming back


class LawBroken(AssertionError):  # noqa: N818 - a verdict on the game
    """The game doesn't keep this law."""

    def __init__(self, law: str, evidence: str) -> None:
        super().__init__(f"{law}: {evidence}")
        self.law = law


class Secrets:
    """What a game hides: a game with secrets overrides both. Each yields the same thing with other secrets."""

    def states(self, state: Any, viewer: Viewer, chance: Chance) -> Iterable[Any]:  # noqa: ARG002
        """States that the viewer must not be able to tell from this one."""
        return ()

    def events(self, event: Any, viewer: Viewer, chance: Chance) -> Iterable[Any]:  # noqa: ARG002
        """Events that the viewer must not be able to tell from this one."""
        return ()


def any_offer(match: Match, seat: Seat, chance: Chance) -> Any:
    """One of the commands on offer."""
    return chance.pick(list(match.game.legal(match.state, seat)))


@dataclass(frozen=True)
class Trial:
    """A game to be tried: how it is set up, and how the random match is played.

    ``grace`` is the part of the time before a deadline in which commands may be too late already.
    """

    game: AnyGame
    options: Any
    seats: int
    seed: int | str
    steps: int
    grace: Millis = 0
    secrets: Secrets = field(default_factory=Secrets)
    choose: Choice = any_offer
    must_end: bool = True
    longest_lag: Millis = LONGEST_LAG - 1

    def match(self) -> Match:
        """A new match."""
        return Match(self.game, self.options, self.seats, self.seed)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Every seat, and a spectator."""
        return (None, *range(self.seats))


def check_game(game: AnyGame, options: Any, seats: int, seed: int | str, steps: int, **more: Any) -> Match:
    """Play a random match and hold every law against it; returns the match that was played."""
    trial = Trial(game, options, seats, seed, steps, **more)
    _check_wire(options, game.options_type)
    _require("packed", game.packs(options) or game.pack(options) is None, f"something is packed for {options}")
    match, chance = trial.match(), SeededChance(seed).fork("conformance")
    events, played = list(begin(match)), list[Step]()
    happened = list(decided(Step(0), events))
    _check_events(trial, events, chance)
    while match.outcome is None and len(played) < trial.steps:
        now = played[-1].now if played else 0
        check_state(trial, match, now, chance)
        step = random_step(trial, match, now, chance)
        before, picture = match.state, json.encode(match.state)
        taken = take(match, step)
        law = "offered" if step.presence is None else "presence"
        _require(law, taken.refusal is None, f"{taken.refusal} for {step}")
        _require("untouched", json.encode(before) == picture, f"folding changed the old state at {step}")
        _check_events(trial, taken.events, chance)
        events += taken.events
        happened += decided(step, taken.events)
        played.append(step)
    if trial.must_end or match.outcome is not None:
        _check_end(trial, match)
    _check_again(trial, match, played, events)
    if match.outcome is not None:
        _check_proof(trial, match, happened)
    return match


def check_state(trial: Trial, match: Match, now: Millis, chance: Chance) -> None:
    """The laws that hold in every state of a running match."""
    picture = json.encode(match.state)
    acting = match.game.to_act(match.state)
    _require("idle", acting <= set(range(trial.seats)), f"{acting} are to act at a table of {trial.seats}")
    _require("ending", not is_stuck(match, now), "nobody can act, nor can time")
    _check_sensible(match, acting, now)
    is_in_time = match.deadline is None or now < match.deadline - trial.grace
    offering = sorted(acting) if is_in_time else []
    offered = [command for seat in offering for command in _check_offers(match, seat, now, chance)]
    for seat in set(range(trial.seats)) - acting:
        _check_idle(match, seat, offered, now)
    for seat in (-1, trial.seats):
        _check_refused(match, seat, offered, now)
    _check_time(match)
    _check_views(trial, match, chance)
    _require("untouched", json.encode(match.state) == picture, "a verdict or a view changed the state")


def is_stuck(match: Match, now: Millis) -> bool:
    """Nobody can act, nor can time, not even if everybody were back."""
    if match.game.to_act(match.state) or match.deadline is not None:
        return False
    return not match.presence(Presence(), now)


def random_step(trial: Trial, match: Match, now: Millis, chance: Chance) -> Step:
    """A command on offer after some thought, or time where it comes first; now and then somebody goes or returns."""
    deadline, acting = match.deadline, sorted(match.game.to_act(match.state))
    then = now + chance.below(LONGEST_THOUGHT)
    if not acting and deadline is None:
        return Step(then, presence=Presence())
    if chance.below(GOINGS) == 0 and (deadline is None or then < deadline):
        away = tuple(seat for seat in range(trial.seats) if chance.below(2))
        return Step(then, presence=Presence(away, deserted=len(away) == trial.seats))
    is_late = deadline is not None and (then >= deadline - trial.grace or chance.below(40) == 0)
    if deadline is not None and (is_late or not acting):
        return Step(max(now, deadline) + chance.below(3))
    seat = chance.pick(acting)
    lag = min(chance.below(trial.longest_lag + 1), then)
    return Step(then, seat, trial.choose(match, seat, chance), lag, chance.below(MOST_UNCERTAINTY))


def _check_offers(match: Match, seat: Seat, now: Millis, chance: Chance) -> Sequence[Any]:
    offered = list(match.game.legal(match.state, seat))
    tried = chance.sample(offered, SAMPLE)
    for command in tried:
        _check_wire(command, match.game.command_type)
        step = Step(now, seat, command)
        events = _verdict(match, step)
        _require("offered", bool(events), f"{command} of seat {seat} leads to nothing, or is refused")
        _require("deterministic", events == _verdict(match, step), f"{command} of seat {seat} has two outcomes")
    return tried


def _verdict(match: Match, step: Step) -> tuple[Any, ...] | None:
    try:
        return tuple(decide(match, step))
    except Rejected:
        return None


def _check_sensible(match: Match, acting: Iterable[Seat], now: Millis) -> None:
    for seat in acting:
        for nonsense in (None, object(), "go", match.options):
            taken = _verdict(match, Step(now, seat, nonsense))
            _require("sensible", taken is None, f"{nonsense!r} of seat {seat} was accepted")


def _check_idle(match: Match, seat: Seat, commands: Iterable[Any], now: Millis) -> None:
    offers = list(match.game.legal(match.state, seat))
    _require("idle", not offers, f"seat {seat} isn't to act and is offered {offers[:3]}")
    _check_refused(match, seat, commands, now)


def _check_refused(match: Match, seat: Seat, commands: Iterable[Any], now: Millis) -> None:
    for command in commands:
        _require("idle", _verdict(match, Step(now, seat, command)) is None, f"{command} of seat {seat} was accepted")


def _check_time(match: Match) -> None:
    deadline = match.deadline
    if deadline is None:
        return
    _require("time", not match.expire(deadline - 1), "time acts before the deadline")
    for late in (0, 1, 3_600_000):
        events = tuple(match.expire(deadline + late))
        _require("time", bool(events), f"nothing happens {late} ms after the deadline {deadline}")
        _require("deterministic", events == tuple(match.expire(deadline + late)), "time has two outcomes")
        after = match.after(events)
        moved = after.outcome is not None or after.deadline is None or after.deadline > deadline
        _require("time", moved, f"the deadline stays at {deadline} after {events}")


def _check_views(trial: Trial, match: Match, chance: Chance) -> None:
    for viewer in trial.viewers:
        view = match.view(viewer)
        _check_wire(view, trial.game.view_type)
        if trial.game.is_open:
            _require("open", replace(match.view(None), you=viewer) == view, f"{viewer} sees what others don't")
        for other in trial.secrets.states(match.state, viewer, chance):
            _require("secret", trial.game.view(other, viewer) == view, f"the view of {viewer} shows what is hidden")


def _check_events(trial: Trial, events: Iterable[Any], chance: Chance) -> None:
    game = trial.game
    for event in events:
        _check_wire(event, game.event_type)
        for viewer in trial.viewers:
            notice = game.notice(event, viewer)
            if notice is not None:
                _check_wire(notice, game.notice_type)
            for other in trial.secrets.events(event, viewer, chance):
                _require("secret", game.notice(other, viewer) == notice, f"{viewer} is told of a secret: {notice}")


def _check_end(trial: Trial, match: Match) -> None:
    outcome = match.outcome
    _require("ending", outcome is not None, f"the match isn't over after {trial.steps} steps")
    assert outcome is not None
    ranked = sorted(seat for together in outcome.ranking for seat in together)
    _require("ranked", ranked == list(range(trial.seats)), f"the ranking is {outcome.ranking}")
    _require("ranked", all(outcome.ranking), f"a rank of nobody in {outcome.ranking}")
    _require("ranked", len(outcome.points) == trial.seats, f"the points are {outcome.points}")
    _require("ending", not trial.game.to_act(match.state), "somebody is to act after the end")
    _require("ending", match.deadline is None, "there is a deadline after the end")


def _check_proof(trial: Trial, match: Match, happened: Iterable[Happened]) -> None:
    seats = [ReplaySeat("")] * trial.seats
    replay: Replay = read(written(replay_of(match, seats, happened)))
    try:
        prove(replay, trial.game, Credit(LONGEST_LAG, MOST_UNCERTAINTY))
    except ReplayError as error:
        raise LawBroken("proved", str(error)) from error


def _check_again(trial: Trial, match: Match, played: Iterable[Step], events: Sequence[Any]) -> None:
    """The same steps once more, and the events alone."""
    again = trial.match()
    same = [*begin(again), *(event for step in played for event in take(again, step).events)]
    _require("deterministic", same == list(events), "the same steps led to other events")
    folded = trial.match()
    folded.apply(over_the_wire(event, trial.game.event_type) for event in events)
    _require("replayable", json.encode(folded.state) == json.encode(match.state), "the events give another state")
    for viewer in trial.viewers:
        _require("replayable", folded.view(viewer) == match.view(viewer), f"the events give {viewer} another view")


def _check_wire(thing: Any, kind: Any) -> None:
    try:
        decoded = over_the_wire(thing, kind)
    except (TypeError, ValueError) as error:  # msgspec's own errors are among them
        raise LawBroken("wire", f"{thing} doesn't come through: {error}") from error
    _require("wire", decoded == thing, f"{thing} came out as {decoded}")


def _require(law: str, kept: bool, evidence: Any) -> None:
    if not kept:
        raise LawBroken(law, str(evidence))
