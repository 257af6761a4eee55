"""The rules on one page, from the words that the browser's pages have too, and a QR code to the same deck."""

from __future__ import annotations

from collections.abc import Sequence

import segno

from akili.press.page import Piece, Sheet, whole
from akili.press.paper import Order

Section = tuple[str, Sequence[str]]  # a title, and its paragraphs


def rules_sheet(order: Order, title: str, lead: str, sections: Sequence[Section], seed: str) -> Sheet:
    """One page; the seed says which cards these are."""
    words = order.words
    width, height = order.paper.room
    data = {
        "title": title,
        "lead": lead,
        "sections": [{"title": heading, "texts": texts} for heading, texts in sections],
        "deck": words("press-deck", seed=seed) if seed else "",
        "unofficial": words("press-unofficial"),
        "ruler": words("press-ruler"),
        "address": order.address or "",
        "online": words("press-online"),
        "code": code(order.address) if order.address else [],
    }
    return Sheet(whole(Piece("rules", width, height, data), order.paper))


def code(text: str) -> list[str]:
    """A QR code, a row of '#' and '.' for each of its rows."""
    return ["".join("#" if dark else "." for dark in row) for row in segno.make_qr(text, error="m").matrix]
