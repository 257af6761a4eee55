"""Many pieces on as few sheets as need be: cards edge to edge, what is cut out one by one on shelves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from akili.press.page import Page, Piece, Placed, Sheet, with_backs
from akili.press.paper import MARGIN, Millimetres, Paper

GAP: Millimetres = 4  # between things that are cut out one by one


def edge_to_edge(fronts: Sequence[Piece], backs: Sequence[Piece], paper: Paper, note: str) -> list[Sheet]:
    """Equal cards in rows in the middle of the sheet, with marks where to cut."""
    width, height = fronts[0].width, fronts[0].height
    columns, rows = (int(room // size) for room, size in zip(paper.room, (width, height), strict=True))
    left, top = (paper.width - columns * width) / 2, (paper.height - rows * height) / 2
    sheets = []
    for start in range(0, len(fronts), columns * rows):
        some = fronts[start : start + columns * rows]
        front = Page(
            tuple(
                Placed(piece, left + index % columns * width, top + index // columns * height)
                for index, piece in enumerate(some)
            ),
            tuple(left + column * width for column in range(min(len(some), columns) + 1)),
            tuple(top + row * height for row in range(-(-len(some) // columns) + 1)),
            note,
        )
        sheets.append(with_backs(front, backs[start : start + columns * rows], paper))
    return sheets


def on_shelves(pieces: Sequence[Piece], paper: Paper, note: str, gap: Millimetres = GAP) -> list[Page]:
    """Beside each other in their order, in rows as high as need be; then the next page."""
    pages: list[list[Placed]] = []
    for placed, begins_page in _shelved(pieces, paper, gap):
        if begins_page:
            pages.append([])
        pages[-1].append(placed)
    return [Page(tuple(page), note=note) for page in pages]


def _shelved(pieces: Sequence[Piece], paper: Paper, gap: Millimetres) -> Iterator[tuple[Placed, bool]]:
    right, bottom = paper.width - MARGIN, paper.height - MARGIN
    x, y, shelf = MARGIN, MARGIN, 0.0
    begins_page = True
    for piece in pieces:
        if x > MARGIN and x + piece.width > right:
            x, y, shelf = MARGIN, y + shelf + gap, 0
        if y > MARGIN and y + piece.height > bottom:
            x, y, shelf, begins_page = MARGIN, MARGIN, 0, True
        yield Placed(piece, x, y), begins_page
        x, shelf, begins_page = x + piece.width + gap, max(shelf, piece.height), False
