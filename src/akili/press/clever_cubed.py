"""What lies in the box of Clever Cubed: score sheets as ``printed.py`` has them, six dice, the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from akili.games.clever_cubed import printed
from akili.games.clever_cubed.model import FIELDS
from akili.press.dice_nets import die_net
from akili.press.layout import on_shelves
from akili.press.page import Piece, Sheet, whole
from akili.press.paper import Order
from akili.press.rules_page import Section, rules_sheet

DICE = (*printed.AREAS, "white")


def sheets(order: Order) -> list[Sheet]:
    """Everything, in the order in which it is printed."""
    words = order.words
    score = whole(Piece("clever_sheet", *order.paper.room, score_sheet(order)), order.paper)
    dice = [die_net([{"kind": "pips", "pips": pips} for pips in range(1, 7)], colour) for colour in DICE]
    return [
        rules_sheet(order, words("clever-cubed-rules-heading"), words("clever-cubed-rules-lead"), [*_rules(order)], ""),
        *map(Sheet, on_shelves(dice, order.paper, words("press-dice"))),
        *[Sheet(score, score)] * order.players,
    ]


def score_sheet(order: Order) -> Mapping[str, Any]:
    """The paper as data: all that is drawn on it."""
    words = order.words
    return {
        "title": words("game-clever-cubed-name"),
        "name": words("press-name"),
        "round": words("clever-cubed-sheet-round"),
        "total": words("clever-cubed-sheet-total"),
        "lowest": words("clever-cubed-sheet-lowest"),
        "areas": {area: words("clever-cubed-sheet-area", area=area) for area in printed.AREAS},
        "fields": len(FIELDS),
        "rounds": printed.ROUND_BONUSES,
        "actions": [
            {
                "action": action,
                "fields": printed.JOKER_FIELDS if action == "J" else [""] * printed.ACTION_FIELDS,
                "end": end,
            }
            for action, end in printed.ACTION_ROW_ENDS.items()
        ],
        "yellow": {
            "grey": printed.YELLOW_GREY,
            "bonuses": printed.YELLOW_BONUSES,
            "points": printed.YELLOW_POINTS,
        },
        "turquoise": {
            "backed": printed.TURQUOISE_BACKED,
            "rows": printed.TURQUOISE_ROW_BONUSES,
            "columns": printed.TURQUOISE_COLUMN_BONUSES,
            "points": printed.TURQUOISE_POINTS,
        },
        "blue": {
            "middle": printed.BLUE_MIDDLE,
            "left": printed.BLUE_LEFT_BONUSES,
            "right": printed.BLUE_RIGHT_BONUSES,
            "points": printed.BLUE_POINTS,
            "low": printed.BLUE_LOW,
            "high": printed.BLUE_HIGH,
            "extreme": printed.BLUE_EXTREME_POINTS,
        },
        "brown": {
            "numbers": printed.BROWN_NUMBERS,
            "bonuses": printed.BROWN_BONUSES,
            "points": printed.BROWN_POINTS,
        },
        "pink": {"multipliers": printed.PINK_MULTIPLIERS, "bonuses": printed.PINK_BONUSES},
    }


def _rules(order: Order) -> Iterator[Section]:
    words = order.words
    yield words("press-need-title"), [words("press-clever-cubed-need")]
    yield (
        words("clever-cubed-rules-sheet-title"),
        [
            words("clever-cubed-rules-sheet-text"),
            words("clever-cubed-rules-sheet-tabs"),
            words("clever-cubed-rules-rounds-text"),
        ],
    )
    yield (
        words("clever-cubed-rules-turn-title"),
        [
            words("clever-cubed-rules-turn-roll"),
            words("clever-cubed-rules-turn-use"),
            words("clever-cubed-rules-turn-drop"),
            words("clever-cubed-rules-turn-again"),
            words("clever-cubed-rules-turn-pass"),
        ],
    )
    yield (
        words("clever-cubed-rules-others-title"),
        [words("clever-cubed-rules-others-text"), words("clever-cubed-rules-others-fallback")],
    )
    yield words("clever-cubed-sheet-area", area="yellow"), [words("clever-cubed-rules-yellow-text")]
    yield words("clever-cubed-sheet-area", area="turquoise"), [words("clever-cubed-rules-turquoise-text")]
    yield (
        words("clever-cubed-sheet-area", area="blue"),
        [words("clever-cubed-rules-blue-text"), words("clever-cubed-rules-blue-points")],
    )
    yield words("clever-cubed-sheet-area", area="brown"), [words("clever-cubed-rules-brown-text")]
    yield words("clever-cubed-sheet-area", area="pink"), [words("clever-cubed-rules-pink-text")]
    yield words("clever-cubed-rules-white-title"), [words("clever-cubed-rules-white-text")]
    yield (
        words("clever-cubed-rules-bonuses-title"),
        [
            words("clever-cubed-rules-bonuses-question"),
            words("clever-cubed-rules-bonuses-actions"),
            words("clever-cubed-rules-bonuses-reroll"),
            words("clever-cubed-rules-bonuses-joker"),
            words("clever-cubed-rules-bonuses-extra"),
            words("clever-cubed-rules-bonuses-fox"),
        ],
    )
    yield words("clever-cubed-rules-end-title"), [words("clever-cubed-rules-end-text")]
    yield (
        words("clever-cubed-rules-alone-title"),
        [
            words("clever-cubed-rules-alone-text"),
            words("clever-cubed-rules-alone-grades", first=printed.SOLO_GRADES[0], last=printed.SOLO_GRADES[-1]),
        ],
    )
