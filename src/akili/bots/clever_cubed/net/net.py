"""The net with numpy alone: what positions are worth to a seat. Needs the extra ``akili[champion]``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from akili.bots.clever_cubed.net.layout import POINTS, ROWS, WIDTH
from akili.bots.clever_cubed.net.rows import Part
from akili.bots.clever_cubed.net.slots import read
from akili.engine.game import Seat
from akili.games.clever_cubed.model import State

Floats = NDArray[np.float32]
Weights = tuple[Floats, ...]  # weights and biases, from the slots to the value
KEPT = 40_000  # parts whose rows are summed up
NOTHING = KEPT  # the place of a part without rows


class Net:
    """Values of positions. What the parts of positions add to the first layer is kept."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._sums = np.zeros((KEPT + 1, WIDTH), np.float32)
        self._places: dict[Part, int] = {}

    def values(self, states: Sequence[State], seat: Seat) -> list[float]:
        """Points at the end for the seat, as far as can be foreseen."""
        _, bias, second, second_bias, last, last_bias = self.weights
        if len(self._places) > KEPT // 2:
            self._places.clear()
        seen = [read(state, seat) for state in states]
        summed = self._summed([[self._place(part) for part in each.parts] for each in seen])
        deep = np.maximum(summed + bias, 0) @ second + second_bias
        promised = (np.maximum(deep, 0) @ last + last_bias) * POINTS
        return [
            each.points + (0.0 if each.is_settled else promise)
            for each, promise in zip(seen, promised.tolist(), strict=True)
        ]

    def _summed(self, places: Sequence[list[int]]) -> Floats:
        """The sums of all positions at once; to what has fewer parts, nothing is added."""
        width = max(map(len, places), default=0)
        padded = np.array([each + [NOTHING] * (width - len(each)) for each in places], np.intp)
        summed: Floats = self._sums[padded].sum(axis=1)
        return summed

    def _place(self, part: Part) -> int:
        place = self._places.get(part)
        if place is None:
            look, at = part
            place = len(self._places)
            self._sums[place] = self.weights[0][list(look(*at))].sum(axis=0)
            self._places[part] = place
        return place


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
        assert first.shape == (ROWS, WIDTH)
        return first, *(packed[f"part{number}"].astype(np.float32) for number in range(1, 6))
