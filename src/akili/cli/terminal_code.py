"""A QR code for the terminal: half a line per row, light on dark whatever colours the terminal has."""

from __future__ import annotations

import io
from typing import TextIO

import segno

LIGHT_ON_DARK, AS_BEFORE = "\033[97;40m", "\033[0m"
QUIET_ZONE = 2  # modules


def terminal_code(text: str, terminal: TextIO) -> str:
    """The code, coloured where this is a terminal; nothing where it has no letters to draw it with."""
    picture = io.StringIO()
    segno.make_qr(text, error="l").terminal(picture, border=QUIET_ZONE, compact=True)
    lines = picture.getvalue().splitlines()
    try:
        picture.getvalue().encode(terminal.encoding or "ascii")
    except UnicodeError:
        return ""
    before, after = (LIGHT_ON_DARK, AS_BEFORE) if terminal.isatty() else ("", "")
    return "".join(f"  {before}{line}{after}\n" for line in lines)
