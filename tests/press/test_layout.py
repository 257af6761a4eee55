"""Pieces on pages: none lies on another or in the margin, and every back lies behind its front."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.press.layout import edge_to_edge, on_shelves
from akili.press.page import Page, Piece, Placed
from akili.press.paper import MARGIN, PAPERS, Paper

PAPER = st.sampled_from(list(PAPERS.values()))
SIZES = st.lists(st.tuples(st.floats(3, 150), st.floats(3, 150)), min_size=1, max_size=40)
ACCURACY = 1e-6


def overlap(one: Placed, other: Placed) -> bool:
    beside = one.x + one.piece.width <= other.x + ACCURACY or other.x + other.piece.width <= one.x + ACCURACY
    below = one.y + one.piece.height <= other.y + ACCURACY or other.y + other.piece.height <= one.y + ACCURACY
    return not beside and not below


def assert_in_order(page: Page, paper: Paper) -> None:
    for placed in page.pieces:
        assert placed.x >= MARGIN - ACCURACY
        assert placed.y >= MARGIN - ACCURACY
        assert placed.x + placed.piece.width <= paper.width - MARGIN + ACCURACY
        assert placed.y + placed.piece.height <= paper.height - MARGIN + ACCURACY
    assert not [pair for pair in combinations(page.pieces, 2) if overlap(*pair)]


@given(SIZES, PAPER)
def test_shelves_hold_everything_once(sizes: list[tuple[float, float]], paper: Paper) -> None:
    pieces = [Piece(str(number), *size) for number, size in enumerate(sizes)]
    pages = on_shelves(pieces, paper, "")
    assert [placed.piece for page in pages for placed in page.pieces] == pieces
    for page in pages:
        assert_in_order(page, paper)


@given(st.integers(1, 40), st.floats(20, 180), st.floats(20, 250), PAPER)
def test_cards_have_their_backs_behind_them(cards: int, width: float, height: float, paper: Paper) -> None:
    fronts, backs = (
        [Piece(side, width, height, {"number": number}) for number in range(cards)] for side in ("front", "back")
    )
    sheets = edge_to_edge(fronts, backs, paper, "")
    assert [placed.piece for sheet in sheets for placed in sheet.front.pieces] == fronts
    for sheet in sheets:
        assert_in_order(sheet.front, paper)
        assert_in_order(sheet.back, paper)
        for front, back in zip(sheet.front.pieces, sheet.back.pieces, strict=True):
            assert front.piece.data == back.piece.data
            assert back.y == front.y
            # turned over the long edge, the left of one side is the right of the other
            assert front.x + front.piece.width + back.x == pytest.approx(paper.width)
        assert sheet.back.cuts_x == pytest.approx([paper.width - x for x in reversed(sheet.front.cuts_x)])


def test_cuts_go_along_the_edges_of_cards() -> None:
    paper = PAPERS["A4"]
    cards = [Piece("card", 92, 86)] * 5
    (sheet,) = edge_to_edge(cards, cards, paper, "")
    edges = {edge for placed in sheet.front.pieces for edge in (placed.x, placed.x + placed.piece.width)}
    assert sorted(edges) == pytest.approx(sheet.front.cuts_x)
    edges = {edge for placed in sheet.front.pieces for edge in (placed.y, placed.y + placed.piece.height)}
    assert sorted(edges) == pytest.approx(sheet.front.cuts_y)
