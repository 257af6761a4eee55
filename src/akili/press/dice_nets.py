"""Dice to cut out, fold and glue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from akili.press.page import Piece
from akili.press.paper import Millimetres

FACE: Millimetres = 17
TAB: Millimetres = 5
Face = Mapping[str, Any]  # kind and what it shows


def die_net(faces: Sequence[Face], colour: str = "white") -> Piece:
    """A cross of six faces with tabs; the first and the sixth lie opposite, as do 2 and 5, 3 and 4."""
    data = {"faces": faces, "face": FACE, "tab": TAB, "colour": colour}
    return Piece("die_net", 4 * FACE + TAB, 3 * FACE, data)
