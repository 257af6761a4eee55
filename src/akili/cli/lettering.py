"""Signs that a terminal lacks (cp1252, cp437, ASCII …) are written with those it has, one for one: columns stay."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from io import TextIOWrapper

PLAINLY = "akili.plainly"  # an error handler, as codecs names them
UNKNOWN = "?"
PLAIN = {
    **dict.fromkeys("‐‑‒–—−", "-"),
    **dict.fromkeys("‘’‚", "'"),
    **dict.fromkeys("“”„", '"'),
    **dict.fromkeys("━─", "="),
    **{"Ł": "L", "ł": "l", "…": ".", "·": ".", "×": "x", "±": "~", "→": ">", "¹": "'"},
    # Shapes that stand for something stay different from each other.
    **{"●": "@", "○": "o", "◆": "$", "★": "*", "▲": "^", "▼": "v", "■": "#", "█": "#"},
}


def write_plainly_where_needed() -> None:
    """From now on nothing that is printed fails for a sign that standard output or standard error lacks."""
    codecs.register_error(PLAINLY, _plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=PLAINLY)


def plain(sign: str) -> str:
    """What is written in place of a sign: one of ASCII, or nothing for a mark that stands above another.

    >>> "".join(map(plain, "3 ◆ – ősz, łyżka"))
    '3 $ - osz, lyzka'
    """
    if sign.isascii():
        return sign
    if unicodedata.combining(sign):
        return ""
    base = unicodedata.normalize("NFKD", sign)[0]
    is_the_same = base.isascii() and not base.isdigit()  # a half is not a one
    return PLAIN.get(sign) or (base if is_the_same else UNKNOWN)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end
