"""What lies in the box of Ubongo Shimo: cards of four levels, tiles with holes to punch, gems, the rules."""

from __future__ import annotations

from collections.abc import Iterator

from akili.forge.deck import ShimoCard, ShimoDeck
from akili.forge.shimo.tiles import SHIMO
from akili.games.ubongo_shimo.model import COLOURS, ROUNDS_OF_A_COLOUR
from akili.press.layout import edge_to_edge
from akili.press.page import Piece, Sheet
from akili.press.paper import Millimetres, Order
from akili.press.rules_page import Section, rules_sheet
from akili.press.shapes import both_sides, by_height, holed, holed_piece

CELL: Millimetres = 11.5
HOLE: Millimetres = 6  # across, as office punches make them
CARD: tuple[Millimetres, Millimetres] = (92, 86)
GEM: Millimetres = 16
CARDS_OF_A_LEVEL = 18  # two players, nine rounds


def sheets(deck: ShimoDeck, order: Order) -> list[Sheet]:
    """Everything, in the order in which it is printed."""
    words = order.words
    wanted = order.cards or CARDS_OF_A_LEVEL
    cards = [(level, card) for level, cards in enumerate(deck.levels, 1) for card in cards[:wanted]]
    numbers = [number for cards in deck.levels for number in range(1, len(cards[:wanted]) + 1)]
    fronts = [_card(level, number, card) for (level, card), number in zip(cards, numbers, strict=True)]
    backs = [Piece("shimo_back", *CARD, {"level": level}) for level, _ in cards]
    tiles = [holed_piece(tile, CELL) for _ in range(order.players) for tile in by_height(SHIMO)]
    gems = [
        Piece("gem", GEM, GEM, {"colour": colour, "worth": worth})
        for worth, colour in enumerate(COLOURS, 1)
        for _ in range(ROUNDS_OF_A_COLOUR)
    ]
    return [
        rules_sheet(order, words("shimo-rules-heading"), words("shimo-rules-lead"), [*_rules(order)], deck.seed),
        *both_sides([*tiles, *gems], order.paper, words("press-tiles")),
        *edge_to_edge(fronts, backs, order.paper, words("press-cards")),
    ]


def _card(level: int, number: int, card: ShimoCard) -> Piece:
    high, wide = len(card.fields), len(card.fields[0])
    fields = card.fields if high <= wide else ["".join(row) for row in zip(*reversed(card.fields), strict=True)]
    tiles = [holed(SHIMO[tile - 1]) for tile in card.tiles]
    data = {"level": level, "number": number, "fields": fields, "tiles": tiles, "cell": CELL}
    return Piece("shimo_card", *CARD, data)


def _rules(order: Order) -> Iterator[Section]:
    words = order.words
    yield words("press-need-title"), [words("press-shimo-need"), words("press-shimo-punch")]
    yield words("shimo-rules-card-title"), [words("shimo-rules-card-text"), words("shimo-rules-card-free")]
    yield words("shimo-rules-tiles-title"), [words("shimo-rules-tiles-text")]
    yield words("shimo-rules-levels-title"), [words("shimo-rules-levels-text"), words("shimo-rules-levels-same")]
    yield (
        words("shimo-rules-round-title"),
        [words("shimo-rules-round-begin"), words("press-call"), words("shimo-rules-round-sand")],
    )
    yield (
        words("shimo-rules-points-title"),
        [
            words("shimo-rules-points-card"),
            words("shimo-rules-points-gem"),
            words("shimo-rules-points-others"),
            words("shimo-rules-points-none"),
            words("shimo-rules-gems-text"),
            *(words("shimo-rules-gems-colour", colour=colour) for colour in COLOURS),
        ],
    )
    yield (
        words("shimo-rules-end-title"),
        [words("shimo-rules-end-points"), words("shimo-rules-end-tie"), words("shimo-rules-end-play-off")],
    )
    yield (
        words("shimo-rules-variants-title"),
        [words("shimo-rules-variants-running"), words("shimo-rules-variants-advanced")],
    )
    yield (
        words("shimo-rules-alone-title"),
        [words("shimo-rules-alone-text"), words("shimo-rules-alone-time"), words("shimo-rules-alone-count")],
    )
