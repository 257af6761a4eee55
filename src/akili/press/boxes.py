"""Every box that can be printed, by the short name of its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from akili.forge.deck import Deck
from akili.press import classic, clever_cubed, dice, fun_size, shimo
from akili.press.page import Sheet
from akili.press.paper import Order

WithDeck = Callable[[Any, Order], list[Sheet]]
WITH_DECK: Mapping[str, WithDeck] = {
    "classic": classic.sheets,
    "fun-size": fun_size.sheets,
    "shimo": shimo.sheets,
    "dice": dice.sheets,
}
WITHOUT_DECK: Mapping[str, Callable[[Order], list[Sheet]]] = {"clever-cubed": clever_cubed.sheets}
BOXES = (*WITH_DECK, *WITHOUT_DECK)


def sheets(name: str, deck: Deck | None, order: Order) -> list[Sheet]:
    """What lies in the box of this name, with this deck."""
    return WITH_DECK[name](deck, order) if name in WITH_DECK else WITHOUT_DECK[name](order)
