"""What lies in the box of Ubongo dice: sheets to draw on, black and white dice, the rules."""

from __future__ import annotations

from collections.abc import Iterator

from akili.forge.deck import DiceSheet, region
from akili.forge.tiles import DICE_BLACK, DICE_WHITE
from akili.polyomino import TileSet
from akili.press.dice_nets import die_net
from akili.press.layout import on_shelves
from akili.press.page import Piece, Sheet, whole
from akili.press.paper import Millimetres, Order
from akili.press.rules_page import Section, rules_sheet
from akili.press.shapes import drawn, lying

CELL: Millimetres = 11
FEWEST_DICE = 2  # of a colour: alone one chooses from two


def sheets(deck: DiceSheet, order: Order) -> list[Sheet]:
    """Everything, in the order in which it is printed."""
    words = order.words
    areas = [drawn(lying(region(area.area)).cells) for area in deck.areas]
    page = {
        "areas": areas,
        "cell": CELL,
        "title": words("game-dice-name"),
        "name": words("press-name"),
        "total": words("press-total"),
        "seed": words("press-deck", seed=deck.seed),
    }
    drawing = whole(Piece("dice_sheet", *order.paper.room, page), order.paper)
    dice = [
        die
        for _ in range(max(order.players, FEWEST_DICE))
        for die in (_die(DICE_BLACK, "black"), _die(DICE_WHITE, "white"))
    ]
    return [
        rules_sheet(order, words("dice-rules-heading"), words("dice-rules-lead"), [*_rules(order)], deck.seed),
        *map(Sheet, on_shelves(dice, order.paper, words("press-dice"))),
        *[Sheet(drawing, drawing)] * order.players,
    ]


def _die(tiles: TileSet, colour: str) -> Piece:
    return die_net([{"kind": "shape", "shape": drawn(tile.shape.cells)} for tile in tiles], colour)


def _rules(order: Order) -> Iterator[Section]:
    words = order.words
    yield words("press-need-title"), [words("press-dice-need")]
    yield words("dice-rules-roll-title"), [words("dice-rules-roll-text"), words("dice-rules-roll-faces")]
    yield words("dice-rules-grab-title"), [words("dice-rules-grab-text")]
    yield words("dice-rules-draw-title"), [words("dice-rules-draw-text")]
    yield words("dice-rules-points-title"), [words("dice-rules-points-text")]
    yield words("dice-rules-end-title"), [words("dice-rules-end-text")]
    yield words("dice-rules-alone-title"), [words("dice-rules-alone-text")]
    yield (
        words("dice-rules-options-title"),
        [
            words("dice-rules-options-areas"),
            words("dice-rules-options-turn"),
            words("dice-rules-options-heads"),
        ],
    )
