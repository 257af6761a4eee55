"""What is really on the paper, read from the PDF: sizes, shapes, words, fonts."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from tests.press.reading import Path, cells_within, reader, solid, stroked, text_of

from akili.forge.deck import ClassicDeck, DiceSheet, FunSizeDeck, ShimoDeck, region
from akili.forge.shimo.tiles import SHIMO
from akili.forge.shipped import shipped
from akili.forge.tiles import CLASSIC, FUN_SIZE
from akili.locales import LANGUAGES, words
from akili.polyomino import Region
from akili.press import classic, dice, fun_size, shimo
from akili.press.boxes import BOXES, WITH_DECK, sheets
from akili.press.page import Page
from akili.press.paper import PAPERS, Ink, Order
from akili.press.printing import pdf

AREA, TILE = 0.7, 0.2  # mm: how thick the outlines are drawn
CELLS = {"classic": classic.CELL, "fun-size": fun_size.CELL, "shimo": shimo.CELL}


def order_of(paper: str = "A4", language: str = "en", ink: Ink = "colour", players: int = 1) -> Order:
    return Order(PAPERS[paper], words(language), ink, players, cards=5)


def pages_of(name: str, order: Order) -> list[Page]:
    deck = shipped(name) if name in WITH_DECK else None
    return [page for sheet in sheets(name, deck, order) for page in (sheet.front, sheet.back)]


@cache
def printed(name: str, paper: str = "A4", language: str = "en", ink: Ink = "colour") -> bytes:
    order = order_of(paper, language, ink)
    return pdf(name, sheets(name, shipped(name) if name in WITH_DECK else None, order), order)


def numbers_of(name: str, kind: str) -> list[int]:
    """The pages (from 0) with pieces of a kind."""
    pages = pages_of(name, order_of())
    return [number for number, page in enumerate(pages) if any(each.piece.kind == kind for each in page.pieces)]


def outlines(name: str, kind: str, thickness: float, ink: Ink = "colour") -> list[list[Path]]:
    """Closed lines of this thickness, page by page."""
    made = printed(name, ink=ink)
    return [
        [path for path in stroked(made, number) if path.is_closed and abs(path.thickness - thickness) < 0.01]
        for number in numbers_of(name, kind)
    ]


def lying(area: tuple[str, ...]) -> Region:
    found = region(area)
    return found if found.height <= found.width else found.turned()


def areas_of(name: str) -> tuple[list[Region], list[Region]]:
    """What the fronts and the backs of the first five cards show."""
    deck = shipped(name)
    if isinstance(deck, ClassicDeck):
        return [lying(card.three.area) for card in deck.cards[:5]], [lying(card.four.area) for card in deck.cards[:5]]
    assert isinstance(deck, FunSizeDeck)
    return [lying(card.a.area) for card in deck.cards[:5]], [lying(card.b.area) for card in deck.cards[:5]]


@pytest.mark.parametrize("ink", ["colour", "saving"])
@pytest.mark.parametrize("name", ["classic", "fun-size"])
def test_cards_show_the_areas_of_the_deck_in_the_scale_of_the_tiles(name: str, ink: Ink) -> None:
    drawn = outlines(name, f"{name.replace('-', '_')}_card", AREA, ink)
    found = [[cells_within(path, CELLS[name]) for path in page] for page in drawn]
    fronts, backs = areas_of(name)
    assert [area for page in found[::2] for area in page] == fronts
    assert [area for page in found[1::2] for area in page] == backs


@pytest.mark.parametrize(("name", "tiles"), [("classic", CLASSIC), ("fun-size", FUN_SIZE), ("shimo", SHIMO)])
def test_tiles_to_cut_out_are_those_of_the_box_on_both_sides(name: str, tiles: object) -> None:
    wanted = Counter(tile.shape.canonical() for tile in tiles)  # type: ignore[attr-defined]
    for side in (slice(0, None, 2), slice(1, None, 2)):
        pages = outlines(name, "tile", TILE)[side]
        shapes = (cells_within(path, CELLS[name]) for page in pages for path in page)
        assert Counter(Region(shape.cells).canonical() for shape in shapes) == Counter(
            {Region(shape.cells): count for shape, count in wanted.items()}
        )


@pytest.mark.parametrize("name", CELLS)
def test_a_tile_lies_behind_itself(name: str) -> None:
    """Held against the light, front and back of a tile have one outline."""
    width = PAPERS["A4"].width
    drawn = outlines(name, "tile", TILE)
    for front, back in zip(drawn[::2], drawn[1::2], strict=True):
        seen = {frozenset((round(x, 1), round(y, 1)) for x, y in path.points) for path in front}
        through = {frozenset((round(width - x, 1), round(y, 1)) for x, y in path.points) for path in back}
        assert seen == through


def test_shimo_cards_are_rectangles_in_scale() -> None:
    deck = shipped("shimo")
    assert isinstance(deck, ShimoDeck)
    pages = outlines("shimo", "shimo_card", AREA)
    found = [cells_within(path, shimo.CELL).box for page in pages for path in page]
    boxes = [sorted((len(card.fields), len(card.fields[0]))) for level in deck.levels for card in level[:5]]
    assert [list(box) for box in found] == boxes


def test_every_hole_can_be_reached_by_a_punch() -> None:
    """Its cell has an edge of the tile, so its middle is half a cell away from the rim."""
    for tile in SHIMO:
        for row, column in tile.form.holes:
            around = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
            assert around - set(tile.form.cells), tile


def test_areas_of_the_dice_sheet_are_in_one_scale() -> None:
    deck = shipped("dice")
    assert isinstance(deck, DiceSheet)
    (front, back) = outlines("dice", "dice_sheet", AREA)
    for page in (front, back):
        assert [cells_within(path, dice.CELL) for path in page] == [lying(area.area) for area in deck.areas]


@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize("paper", PAPERS)
def test_pages_are_as_many_and_as_large_as_ordered(name: str, paper: str) -> None:
    read = reader(printed(name, paper))
    assert len(read.pages) == len(pages_of(name, order_of(paper)))
    size = PAPERS[paper]
    for page in read.pages:
        assert float(page.mediabox.width) * 25.4 / 72 == pytest.approx(size.width, abs=0.1)
        assert float(page.mediabox.height) * 25.4 / 72 == pytest.approx(size.height, abs=0.1)


@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_are_on_the_first_page(name: str, language: str) -> None:
    made = printed(name, "letter", language)
    (rules,) = pages_of(name, order_of("letter", language))[0].pieces
    told = text_of(made, 0)
    texts = [rules.piece.data["title"], rules.piece.data["unofficial"]]
    texts += [text for section in rules.piece.data["sections"] for text in (section["title"], *section["texts"])]
    for text in texts:
        assert solid(text) in told, text
    assert _lowest(made) >= 10  # mm


def _lowest(made: bytes) -> float:
    """How far the words of the first page end above the edge, and that none begins beyond the right margin."""
    heights: list[float] = []

    def visit(text: str, matrix: list[float], at: list[float], *_: object) -> None:
        if text.strip():
            x = (at[4] * matrix[0] + matrix[4]) * 25.4 / 72
            y = (at[5] * matrix[3] + matrix[5]) * 25.4 / 72
            assert x < PAPERS["letter"].width - 10
            heights.append(y)

    reader(made).pages[0].extract_text(visitor_text=visit)
    assert len(heights) > 20
    return min(heights)


@pytest.mark.parametrize("name", BOXES)
def test_the_same_order_gives_the_same_bytes(name: str) -> None:
    order = order_of()
    again = pdf(name, sheets(name, shipped(name) if name in WITH_DECK else None, order), order)
    assert again == printed(name)


@pytest.mark.parametrize("name", BOXES)
def test_only_the_fonts_of_the_package_are_used(name: str) -> None:
    fonts = {
        str(font["/BaseFont"]).partition("+")[2]
        for page in reader(printed(name)).pages
        for font in (each.get_object() for each in page["/Resources"].get("/Font", {}).values())  # type: ignore[attr-defined]
    }
    assert fonts
    assert {font.partition("-")[0] for font in fonts} <= {"Baloo2", "NunitoSans"}


@pytest.mark.parametrize("name", BOXES)
def test_saving_ink_fills_nothing_with_colour(name: str) -> None:
    """Only greys are set as colours, and every fill is white, a pattern, or small."""
    for page in reader(printed(name, ink="saving")).pages:
        content = page.get_contents()
        if content is None:
            continue
        for operands, operator in content.operations:
            if operator in (b"rg", b"RG") or (operator in (b"sc", b"scn", b"SC", b"SCN") and len(operands) == 3):
                red, green, blue = (float(each) for each in operands)
                assert max(red, green, blue) - min(red, green, blue) < 0.25, operands


def test_no_two_sheets_of_a_whole_box_share_a_card() -> None:
    order = Order(PAPERS["A4"], words("en"))
    pieces = [
        placed.piece
        for sheet in sheets("classic", shipped("classic"), order)
        for placed in sheet.front.pieces
        if placed.piece.kind == "classic_card"
    ]
    assert [piece.data["number"] for piece in pieces] == list(range(1, 37))
    assert not [pair for pair in combinations(pieces, 2) if pair[0].data["area"] == pair[1].data["area"]]
