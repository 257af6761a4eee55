"""A whole training: its stages, its tries, and all that is needed to go on after an interruption."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import IO, Any
from zipfile import BadZipFile

import numpy as np
from msgspec import MsgspecError, Struct, json
from msgspec.structs import replace

from akili.bots.clever_cubed.net.learning.learner import (
    Learner,
    Net,
    learner_from,
    new_learner,
    room_for_goals,
    without_goals,
)
from akili.bots.clever_cubed.net.learning.plan import CHUNK, Stage

PARTS = ("net", "average", "means", "squares")


class NotATrainingError(ValueError):
    """What was read is no training that was saved, or not whole."""


class OtherPlanError(ValueError):
    """What was saved can't go on by the plan that is asked for; says why."""


class Point(Struct, frozen=True):
    """Where it stood after some games."""

    stage: str
    games: int  # all that were played, those of tries that were given up as well
    points: float  # a seat, of the last chunk
    error: float  # of what the net foresaw, in points


class Standing(Struct, frozen=True):
    """How far it has come."""

    seed: int
    stage: int = 0
    tried: int = 0  # tries of this stage that are over
    done: int = 0  # games of this try
    best: float = -1.0  # of the tries that are over: points and luck test together
    played: int = 0


@dataclass
class Training:
    """Goes through the stages."""

    stages: Sequence[Stage]
    standing: Standing
    learner: Learner
    kept: Net | None = None  # the best try so far
    curve: list[Point] = field(default_factory=list)

    @property
    def games(self) -> int:
        """All that the plan asks for."""
        return sum(stage.all_games for stage in self.stages)

    @property
    def player(self) -> Net:
        """The net to play with."""
        stage = self.stages[min(self.standing.stage, len(self.stages) - 1)]
        return without_goals(self.learner.average if stage.share else self.learner.net)

    def chunks(self) -> Iterator[Point]:
        """Learns on to the end of the plan, a chunk at a time."""
        while self.standing.stage < len(self.stages):
            stage, now = self.stages[self.standing.stage], self.standing
            if now.done >= stage.games:
                self._end(stage)
                continue
            if now.done == 0 and stage.share and not self._is_averaging_before():
                self.learner.begin_average()
            points, error = self.learner.learn(stage, now.done)
            self.standing = replace(now, done=now.done + CHUNK, played=now.played + CHUNK)
            self.curve.append(Point(stage.name, self.standing.played, round(points, 2), round(error, 2)))
            yield self.curve[-1]

    def _is_averaging_before(self) -> bool:
        return self.standing.stage > 0 and self.stages[self.standing.stage - 1].share > 0

    def _end(self, stage: Stage) -> None:
        """A try is over, and with the last one the stage; of several tries the best goes on."""
        now = self.standing
        if not stage.tries:
            self.standing = replace(now, stage=now.stage + 1, done=0)
            return
        recent = [point.points for point in self.curve[-4:]]
        worth = sum(recent) / len(recent) + self.learner.luck()
        if worth > now.best:
            self.kept = self.learner.known()
        now = replace(now, tried=now.tried + 1, done=0, best=max(worth, now.best))
        if now.tried < stage.tries:
            self.learner = new_learner(1000 * now.seed + now.tried)
        else:
            assert self.kept is not None
            self.learner, self.kept = learner_from(self.kept, now.seed), None
            now = replace(now, stage=now.stage + 1, tried=0, best=-1.0)
        self.standing = now


def begin(stages: Sequence[Stage], seed: int, net: Net | None = None) -> Training:
    """From nothing, or from a net."""
    learner = new_learner(1000 * seed) if net is None else learner_from(room_for_goals(net), seed)
    return Training(stages, Standing(seed), learner)


def save(training: Training, file: IO[bytes]) -> None:
    """All that is needed to go on."""
    learner = training.learner
    arrays: dict[str, Any] = {"chance": learner.chance, "steps": np.array(learner.steps)}
    for name in PARTS:
        arrays |= {f"{name}{number}": part for number, part in enumerate(getattr(learner, name))}
    if training.kept is not None:
        arrays |= {f"kept{number}": part for number, part in enumerate(training.kept)}
    for name, told in (("plan", training.stages), ("standing", training.standing), ("curve", training.curve)):
        arrays[name] = np.frombuffer(json.encode(told), np.uint8)
    np.savez(file, **arrays)


def load(stages: Sequence[Stage], file: IO[bytes]) -> Training:
    """Goes on from what was saved; stages that aren't done yet may have become longer or shorter."""
    with _readable(), np.load(file) as saved:
        arrays = {name: saved[name] for name in saved.files}
        parts = {name: _parts(arrays, name) for name in (*PARTS, "kept")}
        kept = parts.pop("kept")
        learner = Learner(**parts, chance=arrays["chance"], steps=int(arrays["steps"]))
        plan = json.decode(arrays["plan"].tobytes(), type=list[Stage])
        standing = json.decode(arrays["standing"].tobytes(), type=Standing)
        curve = json.decode(arrays["curve"].tobytes(), type=list[Point])
    is_over = standing.stage == len(plan)
    if [_kind(stage) for stage in plan] != [_kind(stage) for stage in stages] or (is_over and plan != list(stages)):
        raise OtherPlanError("is over" if is_over else "was begun with another plan")
    return Training(stages, standing, learner, kept or None, curve)


def _kind(stage: Stage) -> Stage:
    """All of a stage but its length."""
    return replace(stage, games=0)


@contextmanager
def _readable() -> Iterator[None]:
    try:
        yield
    except (BadZipFile, EOFError, KeyError, MsgspecError, OSError, TypeError, ValueError) as error:
        raise NotATrainingError from error


def _parts(arrays: dict[str, Any], name: str) -> Net:
    return tuple(arrays[f"{name}{number}"] for number in range(6) if f"{name}{number}" in arrays)
