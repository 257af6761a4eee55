"""Sheets as a PDF: data goes in, the templates draw, the same data gives the same bytes."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources

import typst
from msgspec import json

from akili.press.page import Sheet
from akili.press.paper import Order


def pdf(title: str, sheets: Sequence[Sheet], order: Order) -> bytes:
    """Front and back of every sheet in turn, for printing on both sides."""
    data = {
        "title": title,
        "language": order.words.language,
        "ink": order.ink,
        "paper": {"width": order.paper.width, "height": order.paper.height},
        "scale": order.words("press-scale"),
        "pages": [page for sheet in sheets for page in (sheet.front, sheet.back)],
    }
    with resources.as_file(resources.files("akili.press")) as folder:
        made = typst.compile(
            folder / "templates" / "main.typ",
            root=folder,
            font_paths=[folder / "fonts"],
            ignore_system_fonts=True,
            sys_inputs={"data": json.encode(data).decode()},
        )
    assert isinstance(made, bytes)
    return made
