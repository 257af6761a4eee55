"""An area as text: drawn by hand, one sign per cell, or as ``akili show --card`` draws it, two signs per cell."""

from __future__ import annotations

import re

from akili.polyomino import Region

DOUBLE = re.compile(r"(?:██|##|  )*")
CELLS = re.compile(r"[█#. ]*[█#][█#. ]*")


def parse_area(text: str, number: int | None = None) -> Region:
    """The area of a text; of several, as a card with two sides has, the one of this number, from 1.

    >>> print(parse_area("4 tiles\\n\\n  ████\\n████\\n\\n  shield  L4"))
    .##
    ##.
    """
    found = _shown(text)
    if not found:
        if number not in (None, 1):
            raise ValueError(f"There is no area {number}: this is a single picture.")
        return Region.parse(text)
    if number is None and len(found) > 1:
        raise ValueError(f"There are {len(found)} areas in this text: choose one with --area.")
    if not 1 <= (number or 1) <= len(found):
        raise ValueError(f"There is no area {number}: this text has {len(found)}.")
    return found[(number or 1) - 1]


def _shown(text: str) -> list[Region]:
    """The areas that were drawn with two signs per cell, between blank lines; none if it isn't such a text."""
    paragraphs = [part.split("\n") for part in re.split(r"\n(?:[ \t\r]*\n)+", text.replace("\r", "").strip("\n"))]
    drawn = [lines for lines in paragraphs if any(map(CELLS.fullmatch, lines))]
    has_words = len(drawn) < len(paragraphs)
    has_blocks = "█" in text
    is_uneven = len({len(line) for lines in drawn for line in lines}) > 1 and "." not in text
    if not (has_words or has_blocks or is_uneven):
        return []
    if not all(DOUBLE.fullmatch(line.rstrip()) for lines in drawn for line in lines):
        return []
    return [_region(lines) for lines in drawn]


def _region(lines: list[str]) -> Region:
    width = max(map(len, lines))
    rows = (line.ljust(width)[::2] for line in lines)
    return Region.parse("\n".join("".join("." if mark == " " else "#" for mark in row) for row in rows))
