"""Fun-Size under load: everybody lays a tile and takes it back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct, json

from bench.playing.playing import Command


class _Card(Struct):
    area: tuple[str, ...]


class _Seat(Struct):
    card: _Card


class _View(Struct):
    seats: list[_Seat]


class _Update(Struct):
    you: int
    view: _View


_decode = json.Decoder(_Update).decode


class FunSize:
    """The straight tile down and up again, for a whole hour if need be."""

    title = "Fun-Size"
    game = "ubongo_fun_size"
    options: Mapping[str, Any] = {"limit": 3600}

    def prepare(self) -> None:
        """Nothing to prepare."""

    def command(self, update: str | bytes, beat: int) -> Command | None:
        """Down, then up."""
        if beat % 2:
            return {"type": "take_tile", "tile": "I3"}
        seen = _decode(update)
        return _lay(seen.view.seats[seen.you].card.area)

    def is_secret(self, command: Command) -> bool:  # noqa: ARG002 - all boards are open
        """Nothing is."""
        return False


@cache
def _lay(area: Sequence[str]) -> Command:
    """The straight tile on the first three cells in a row."""
    row, column = next((row, line.index("###")) for row, line in enumerate(area) if "###" in line)
    return {"type": "lay_tile", "tile": "I3", "cells": [[row, column + step] for step in range(3)]}
