"""What lies in the box of Ubongo classic: cards, tiles, gem board, gems, pawns, a die, the rules."""

from __future__ import annotations

from collections.abc import Iterator

from akili.forge.classic import DIE
from akili.forge.deck import ClassicDeck, ClassicSide, region
from akili.forge.tiles import CLASSIC
from akili.games.ubongo_classic.gem_board import GEMS_OF_A_LANE, LANES
from akili.games.ubongo_classic.model import COLOURS
from akili.press.dice_nets import die_net
from akili.press.layout import edge_to_edge, on_shelves
from akili.press.page import Piece, Sheet, whole
from akili.press.paper import Millimetres, Order
from akili.press.rules_page import Section, rules_sheet
from akili.press.shapes import both_sides, by_height, drawn, lying, standing, tile_piece

CELL: Millimetres = 13
CARD: tuple[Millimetres, Millimetres] = (92, 128)
GEM: Millimetres = 15
PAWN: tuple[Millimetres, Millimetres] = (18, 44)
PAWNS = 4


def sheets(deck: ClassicDeck, order: Order) -> list[Sheet]:
    """Everything, in the order in which it is printed."""
    words = order.words
    cards = list(enumerate(deck.cards[: order.cards], 1))
    fronts = [_card(number, 3, card.three) for number, card in cards]
    backs = [_card(number, 4, card.four) for number, card in cards]
    tiles = [tile_piece(tile, CELL) for _ in range(order.players) for tile in by_height(CLASSIC)]
    board = Piece("gem_board", *order.paper.room, {"lanes": LANES, "gems": GEMS_OF_A_LANE, "gem": GEM})
    return [
        rules_sheet(order, words("classic-rules-heading"), words("classic-rules-lead"), [*_rules(order)], deck.seed),
        Sheet(whole(board, order.paper, words("press-board"))),
        *map(Sheet, on_shelves(_small_parts(), order.paper, words("press-parts"), gap=0)),
        *both_sides(tiles, order.paper, words("press-tiles")),
        *edge_to_edge(fronts, backs, order.paper, words("press-cards")),
    ]


def _card(number: int, tiles: int, side: ClassicSide) -> Piece:
    rows = [
        {"symbol": symbol, "tiles": [standing(tile) for tile in CLASSIC.pick(row.tiles)]}
        for symbol, row in zip(DIE, side.rows, strict=True)
    ]
    data = {"number": number, "tiles": tiles, "cell": CELL, "area": drawn(lying(region(side.area)).cells), "rows": rows}
    return Piece("classic_card", *CARD, data)


def _small_parts() -> list[Piece]:
    gems = [Piece("gem", GEM, GEM, {"colour": colour}) for colour in COLOURS for _ in range(GEMS_OF_A_LANE)]
    pawns = [Piece("pawn", *PAWN, {"seat": seat}) for seat in range(PAWNS)]
    return [*gems, die_net([{"kind": "symbol", "symbol": symbol} for symbol in DIE]), *pawns]


def _rules(order: Order) -> Iterator[Section]:
    words = order.words
    yield words("press-need-title"), [words("press-classic-need")]
    yield words("classic-rules-card-title"), [words("classic-rules-card-text"), words("press-turn-and-flip")]
    yield words("classic-rules-board-title"), [words("classic-rules-board-text"), words("press-classic-pawns")]
    yield (
        words("classic-rules-round-title"),
        [
            words("classic-rules-round-roll"),
            words("press-classic-solve"),
            words("classic-rules-round-move"),
            words("classic-rules-round-take"),
            words("press-classic-sand"),
            words("classic-rules-round-next"),
        ],
    )
    steps = [words("classic-rules-places-steps", place=place, count=4 - place) for place in (1, 2, 3, 4)]
    yield words("classic-rules-places-title"), [words("classic-rules-places-text"), " · ".join(steps)]
    yield words("classic-rules-taking-title"), [words("classic-rules-taking-race"), words("classic-rules-taking-rest")]
    yield words("classic-rules-second-title"), [words("classic-rules-second-text")]
    yield words("classic-rules-end-title"), [words("classic-rules-end-text"), words("classic-rules-end-shared")]
    yield words("classic-rules-alone-title"), [words("classic-rules-alone-text")]
