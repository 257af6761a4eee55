"""A whole match as text that people review and machines run again: ``parse`` reads what ``write`` wrote.

Lines that begin with ``>`` are steps: the seconds since the match began, the seat, ``time`` or ``presence``, how long
the command was on its way, and the command. Indented below are the events that followed, or the reason of the refusal.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct, json, to_builtins

from akili.engine.game import Presence, Viewer
from akili.engine.match import Match
from akili.engine.steps import AnyGame, Step, Taken, begin, take

BEGIN = "> begin"
_STEP = re.compile(
    r"> (?P<seconds>\d+)\.(?P<millis>\d{3}) "
    r"(?:time|presence (?P<presence>\{.*\})|"
    r"seat (?P<seat>\d+)(?: \(lag (?P<lag>\d+) ± (?P<uncertainty>\d+)\))? (?P<command>\{.*\}))"
)


class Playthrough(Struct, frozen=True):
    """All that a match follows from."""

    game: str
    rules_version: int
    options: Any
    seats: int
    seed: str
    steps: tuple[Step, ...]


class PlaythroughError(ValueError):
    """The text is no playthrough."""


def write(game: AnyGame, options: Any, seats: int, seed: str, steps: Iterable[Step]) -> str:
    """Play the match and tell it."""
    match = Match(game, options, seats, seed)
    lines = [
        f"game: {game.info.id} {game.info.rules_version}",
        f"options: {_text(options)}",
        f"seats: {seats}",
        f"seed: {seed}",
        "",
        BEGIN,
        *_told(Taken(begin(match))),
    ]
    for step in steps:
        lines += [_step_line(step), *_told(take(match, step))]
    return "\n".join([*lines, "", f"outcome: {_text(match.outcome)}", *_views(match)]) + "\n"


def parse(text: str, game: AnyGame) -> Playthrough:
    """What a playthrough follows from, without what came of it."""
    heads = dict(line.split(": ", 1) for line in text.splitlines()[:4] if ": " in line)
    try:
        name, _, version = heads["game"].partition(" ")
        options = json.decode(heads["options"], type=game.options_type)
        steps = tuple(_parse_step(line, game) for line in text.splitlines() if line.startswith("> ") and line != BEGIN)
        return Playthrough(name, int(version), options, int(heads["seats"]), heads["seed"], steps)
    except (KeyError, ValueError) as error:
        raise PlaythroughError(f"This is no playthrough: {error}") from error


def _parse_step(line: str, game: AnyGame) -> Step:
    found = _STEP.fullmatch(line)
    if not found:
        raise PlaythroughError(f"This is no step: {line!r}")
    now = int(found["seconds"]) * 1000 + int(found["millis"])
    if found["presence"] is not None:
        return Step(now, presence=json.decode(found["presence"], type=Presence))
    if found["seat"] is None:
        return Step(now)
    command = json.decode(found["command"], type=game.command_type)
    return Step(now, int(found["seat"]), command, int(found["lag"] or 0), int(found["uncertainty"] or 0))


def _step_line(step: Step) -> str:
    time = f"> {step.now // 1000}.{step.now % 1000:03}"
    if step.presence is not None:
        return f"{time} presence {_text(step.presence)}"
    if step.seat is None:
        return f"{time} time"
    way = f" (lag {step.lag} ± {step.uncertainty})" if step.lag or step.uncertainty else ""
    return f"{time} seat {step.seat}{way} {_text(step.command)}"


def _told(taken: Taken) -> Sequence[str]:
    if taken.refusal:
        return [f"  refused: {taken.refusal}"]
    return [f"  {_named(event)}" for event in taken.events]


def _named(event: Any) -> str:
    fields = {key: value for key, value in to_builtins(event).items() if key != "type"}
    return f"{event.__struct_config__.tag} {_text(fields)}"


def _views(match: Match) -> Iterator[str]:
    """What a spectator sees in the end, and where the seats see something else."""
    public = to_builtins(match.view(None))
    yield from _view(None, public)
    for seat in range(match.seats):
        own = to_builtins(match.view(seat))
        yield from _view(seat, {name: value for name, value in own.items() if value != public.get(name)})


def _view(viewer: Viewer, fields: dict[str, Any]) -> Iterator[str]:
    yield f"view of {'a spectator' if viewer is None else f'seat {viewer}'}:"
    yield from (f"  {name}: {_text(value)}" for name, value in fields.items())


def _text(thing: Any) -> str:
    return json.encode(thing).decode()
