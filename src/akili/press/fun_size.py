"""What lies in the box of Ubongo Fun-Size: cards, tiles, gemstones, the rules."""

from __future__ import annotations

from collections.abc import Iterator

from akili.forge.deck import FunSizeDeck, FunSizeSide, region
from akili.forge.tiles import FUN_SIZE
from akili.games.ubongo_fun_size.model import GEMSTONES, TILES_TO_FIND, Side
from akili.press.layout import edge_to_edge
from akili.press.page import Piece, Sheet
from akili.press.paper import Millimetres, Order
from akili.press.rules_page import Section, rules_sheet
from akili.press.shapes import both_sides, by_height, drawn, lying, tile_piece

CELL: Millimetres = 13
CARD: tuple[Millimetres, Millimetres] = (92, 86)
GEM: Millimetres = 16
COLOUR = "purple"


def sheets(deck: FunSizeDeck, order: Order) -> list[Sheet]:
    """Everything, in the order in which it is printed."""
    words = order.words
    cards = list(enumerate(deck.cards[: order.cards], 1))
    fronts = [_card(number, "A", card.a) for number, card in cards]
    backs = [_card(number, "B", card.b) for number, card in cards]
    tiles = [tile_piece(tile, CELL) for _ in range(order.players) for tile in by_height(FUN_SIZE)]
    gems = [Piece("gem", GEM, GEM, {"colour": COLOUR}) for _ in range(GEMSTONES)]
    return [
        rules_sheet(order, words("fun-size-rules-heading"), words("fun-size-rules-lead"), [*_rules(order)], deck.seed),
        *both_sides([*tiles, *gems], order.paper, words("press-tiles")),
        *edge_to_edge(fronts, backs, order.paper, words("press-cards")),
    ]


def _card(number: int, side: Side, face: FunSizeSide) -> Piece:
    area = drawn(lying(region(face.area)).cells)
    data = {"label": f"{number} {side}", "tiles": TILES_TO_FIND[side], "cell": CELL, "area": area}
    return Piece("fun_size_card", *CARD, data)


def _rules(order: Order) -> Iterator[Section]:
    words = order.words
    yield words("press-need-title"), [words("press-fun-size-need")]
    yield words("fun-size-rules-card-title"), [words("fun-size-rules-card-fill"), words("fun-size-rules-card-many")]
    yield words("fun-size-rules-tiles-title"), [words("fun-size-rules-tiles-same")]
    yield words("fun-size-rules-fits-title"), [words("fun-size-rules-fits-text")]
    yield (
        words("fun-size-rules-round-title"),
        [words("fun-size-rules-round-begin"), words("press-call"), words("fun-size-rules-round-countdown")],
    )
    yield (
        words("fun-size-rules-points-title"),
        [
            words("fun-size-rules-points-card"),
            words("fun-size-rules-points-gem"),
            words("fun-size-rules-points-none"),
            words("press-fun-size-worth"),
            words("fun-size-rules-points-end"),
        ],
    )
    yield (
        words("fun-size-rules-alone-title"),
        [
            words("fun-size-rules-alone-text"),
            words("fun-size-rules-alone-time"),
            words("fun-size-rules-alone-count"),
            words("fun-size-rules-alone-aside"),
        ],
    )
    yield (
        words("fun-size-rules-options-title"),
        [words("fun-size-rules-options-side"), words("fun-size-rules-options-yellow")],
    )
