"""What lies on a page: pieces at their places. A kind of piece is a function of the same name in templates/."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from akili.press.paper import Millimetres, Paper


class Piece(Struct, frozen=True):
    """Something to draw, and the room that it takes."""

    kind: str
    width: Millimetres
    height: Millimetres
    data: Mapping[str, Any] = {}


class Placed(Struct, frozen=True):
    """A piece with its top left corner."""

    piece: Piece
    x: Millimetres
    y: Millimetres


class Page(Struct, frozen=True):
    """One side of a sheet, with the places of its cut marks and what stands in the margin."""

    pieces: tuple[Placed, ...] = ()
    cuts_x: tuple[Millimetres, ...] = ()  # from the left
    cuts_y: tuple[Millimetres, ...] = ()  # from the top
    note: str = ""


class Sheet(Struct, frozen=True):
    """A page and its back, which may be empty: printed on both sides, each sheet is the paper of one thing."""

    front: Page
    back: Page = Page()


def whole(piece: Piece, paper: Paper, note: str = "") -> Page:
    """A page with one piece in its middle."""
    x, y = (paper.width - piece.width) / 2, (paper.height - piece.height) / 2
    return Page((Placed(piece, x, y),), note=note)


def with_backs(front: Page, backs: Sequence[Piece], paper: Paper) -> Sheet:
    """Each back behind its front when the sheet is turned over its long edge: the columns are mirrored."""
    pieces = tuple(
        Placed(back, paper.width - placed.x - placed.piece.width, placed.y)
        for placed, back in zip(front.pieces, backs, strict=True)
    )
    cuts = tuple(sorted(paper.width - x for x in front.cuts_x))
    return Sheet(front, Page(pieces, cuts, front.cuts_y, front.note))
