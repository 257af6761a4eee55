"""Lines of text in which a span may have a style: laid beside each other, and printed as colourful as can be."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from akili.cli.picture import is_colourful

GAP = 3  # characters between two blocks


class Span(NamedTuple):
    """Some characters, and how they look, as rich writes it."""

    text: str
    style: str = ""


Line = Sequence[Span]
Block = list[Line]


def line(text: str = "") -> Line:
    """One without a style."""
    return (Span(text),)


def width(line: Line) -> int:
    """In characters."""
    return sum(len(span.text) for span in line)


def flow(blocks: Sequence[Block]) -> Block:
    """Blocks beside each other, in columns of one width, as many as the terminal has room for."""
    column = max((width(line) for block in blocks for line in block), default=0) + GAP
    abreast = max(1, shutil.get_terminal_size().columns // column)
    lines: Block = []
    for start in range(0, len(blocks), abreast):
        shelf = blocks[start : start + abreast]
        for index in range(max(map(len, shelf))):
            parts = [block[index] if index < len(block) else () for block in shelf]
            lines.append([span for part in parts for span in (*part, Span(" " * (column - width(part))))])
    return lines


def plain(lines: Iterable[Line]) -> str:
    """The characters alone."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)


def show(lines: Iterable[Line]) -> None:
    """On standard output, in colours where these are welcome."""
    if not is_colourful():
        print(plain(lines))
        return
    from rich.console import Console
    from rich.text import Text

    Console().print(Text("\n").join(Text.assemble(*line) for line in lines), soft_wrap=True)
