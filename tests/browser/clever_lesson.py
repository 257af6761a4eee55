"""The tutorial of Clever Cubed as somebody does it who does what they are asked for, in any language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from akili.games.clever_cubed.model import DICE

SCRIPT = Path(__file__).parents[2] / "web/src/games/clever_cubed/lesson/moments.json"
WHITE = 2  # what a blue "?" is added to
MOMENTS: list[dict[str, Any]] = json.loads(SCRIPT.read_text(encoding="utf-8"))


def walk(page: Page) -> Iterator[str]:
    """The name of each step, before it is done."""
    for moment in MOMENTS:
        heading = page.locator("h1")
        said = heading.inner_text()
        yield moment["step"]
        do(page, moment["asked"])
        expect(heading).not_to_have_text(said)


def do(page: Page, asked: dict[str, Any] | None) -> None:
    if asked is None:
        page.locator(".below > .button").click()
        return
    if asked["type"] == "use":
        page.keyboard.press(str(DICE.index(asked["die"]) + 1))
    if asked.get("joker"):
        page.keyboard.press("j")
        page.keyboard.press(str(asked["joker"]["number"]))
    if asked["type"] == "bonus" and asked["mark"]["type"] == "blue":
        page.keyboard.press(str(asked["mark"]["number"] - WHITE))
    for pick in picks(asked.get("mark")):
        box = page.locator(f"[data-pick='{pick}']")
        if box.get_attribute("aria-pressed") == "false":
            box.click()
    page.locator("[data-main]").click()


def picks(mark: dict[str, Any] | None) -> list[str]:
    """The boxes that are tapped; in blue it is the first field."""
    match mark:
        case {"type": "yellow", "row": row, "column": column}:
            return [f"yellow-{row}-{column}"]
        case {"type": "turquoise", "rows": rows, "column": column}:
            return [f"turquoise-{row}-{column}" for row in rows]
        case {"type": "blue", "side": side}:
            return [f"blue-{side}-1"]
        case {"type": "brown", "field": field}:
            return [f"brown-{field}"]
    return []
