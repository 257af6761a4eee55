"""The net with numpy alone: what positions are worth to a seat. Needs the extra ``akili[champion]``."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock
from typing import IO, Any

import numpy as np

from akili.bots.clever_cubed.net.kept import Floats, Kept
from akili.bots.clever_cubed.net.layout import POINTS, ROWS, WIDTH
from akili.bots.clever_cubed.net.rows import Part
from akili.bots.clever_cubed.net.sight import Sight, see
from akili.bots.clever_cubed.net.slots import read
from akili.engine.game import Seat
from akili.games.clever_cubed.model import State

Weights = tuple[Floats, ...]  # weights and biases, from the slots to the value
PARTS, SIGHTS = 20_000, 5_000  # whose rows are kept summed up: few enough for who looks for garbage
MOST_PARTS = 20  # of a position
AT_ONCE = 500  # positions that are read before the next


class Net:
    """Values of positions. What they and their parts add to the first layer is kept; threads may share it."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._lock = Lock()
        self._parts = Kept[Part](PARTS)
        self._sights = Kept[Sight](SIGHTS)
        self._points: dict[Sight, tuple[int, bool]] = {}  # and whether they are all that will come

    def values(self, states: Sequence[State], seat: Seat) -> list[float]:
        """Points at the end for the seat, as far as can be foreseen."""
        _, bias, second, second_bias, last, last_bias = self.weights
        summed, points = self._seen([see(state, seat) for state in states])
        deep = np.maximum(summed + bias, 0) @ second + second_bias
        promised = (np.maximum(deep, 0) @ last + last_bias) * POINTS
        return [
            now + (0.0 if is_settled else promise)
            for (now, is_settled), promise in zip(points, promised.tolist(), strict=True)
        ]

    def _seen(self, sights: Sequence[Sight]) -> tuple[Floats, list[tuple[int, bool]]]:
        with self._lock:
            places = self._sights.places
            if any(sight not in places for sight in sights):
                self._see(sights)
            return self._sights.at([places[sight] for sight in sights]), [self._points[sight] for sight in sights]

    def _see(self, sights: Sequence[Sight]) -> None:
        """Whatever of it isn't known yet."""
        self._sights.make_room(len(sights))
        self._points = self._points if self._sights.places else {}
        fresh = [sight for sight in dict.fromkeys(sights) if sight not in self._sights.places]
        for first in range(0, len(fresh), AT_ONCE):
            now = fresh[first : first + AT_ONCE]
            readings = [read(sight) for sight in now]
            self._parts.make_room(MOST_PARTS * len(now))
            place = self._parts.places.get
            places = [[place(part) or self._learn(part) for part in each.parts] for each in readings]
            self._sights.put(now, self._parts.added(places))
            self._points.update(
                (sight, (each.points, each.is_settled)) for sight, each in zip(now, readings, strict=True)
            )

    def _learn(self, part: Part) -> int:
        look, at = part
        self._parts.put([part], self.weights[0][list(look(*at))].sum(axis=0))
        return self._parts.places[part]


def pack(weights: Weights, file: IO[bytes]) -> None:
    """A quarter of the size: every row of the first layer as bytes and a scale, the rest in half precision."""
    first, *others = weights
    scale = np.maximum(np.abs(first).max(axis=1), 1e-9) / 127
    small = np.round(first / scale[:, None]).astype(np.int8)
    arrays: dict[str, Any] = {f"part{number}": part.astype(np.float16) for number, part in enumerate(others, 1)}
    np.savez_compressed(file, first=small, scale=scale.astype(np.float16), **arrays)


def unpack(file: IO[bytes]) -> Weights:
    """The weights that were packed."""
    with np.load(file) as packed:
        first = packed["first"].astype(np.float32) * packed["scale"].astype(np.float32)[:, None]
        if first.shape != (ROWS, WIDTH):
            raise ValueError(f"{first.shape} isn't the shape of these weights.")
        return first, *(packed[f"part{number}"].astype(np.float32) for number in range(1, 6))
