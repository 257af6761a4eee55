"""Sheets of paper, and what is agreed on for all pages of a box. Lengths are in millimetres, from the top left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from akili.locales import Words

Millimetres = float
Ink = Literal["colour", "saving"]

MARGIN: Millimetres = 10  # what printers leave white, and room for cut marks


@dataclass(frozen=True)
class Paper:
    """A sheet, upright."""

    name: str
    width: Millimetres
    height: Millimetres

    @property
    def room(self) -> tuple[Millimetres, Millimetres]:
        """What can be printed on, as width and height."""
        return self.width - 2 * MARGIN, self.height - 2 * MARGIN


PAPERS: Mapping[str, Paper] = {paper.name: paper for paper in (Paper("A4", 210, 297), Paper("letter", 215.9, 279.4))}


@dataclass(frozen=True)
class Order:
    """What somebody wants printed, beside the deck."""

    paper: Paper
    words: Words
    ink: Ink = "colour"
    players: int = 4  # for so many tiles or sheets are printed
    cards: int | None = None  # at most so many of the deck (of each level); None for what suits the game
    address: str | None = None  # where the same deck is played, for the QR code
