"""The QR code on the rules page, and art that the browser has too."""

import re
from pathlib import Path

import segno

from akili.forge.classic import DIE
from akili.locales import words
from akili.press.boxes import sheets
from akili.press.paper import PAPERS, Order
from akili.press.rules_page import code

ROOT = Path(__file__).parents[2]
ART = ROOT / "src/akili/press/art"
WEB = ROOT / "web/src/games"
ADDRESS = "https://games.example/classic?deck=7"


def test_a_code_is_what_the_code_maker_says() -> None:
    rows = code(ADDRESS)
    assert [[mark == "#" for mark in row] for row in rows] == [
        [bool(dark) for dark in row] for row in segno.make_qr(ADDRESS, error="m").matrix
    ]


def test_only_an_order_with_an_address_has_a_code() -> None:
    for address in (None, ADDRESS):
        order = Order(PAPERS["A4"], words("en"), players=1, address=address)
        (rules,) = sheets("clever-cubed", None, order)[0].front.pieces
        assert bool(rules.piece.data["code"]) == (address is not None)


def paths(text: str) -> set[str]:
    return set(re.findall(r'"(M[^"]{6,})"', text))


def test_symbols_are_those_of_the_browser() -> None:
    drawn = re.sub(r'" \+\s+"', "", (WEB / "ubongo_classic/pieces/symbols.ts").read_text(encoding="utf-8"))
    printed = set().union(*(paths((ART / f"{symbol}.svg").read_text(encoding="utf-8")) for symbol in DIE))
    assert printed == paths(drawn)


def test_emblems_are_those_of_the_browser() -> None:
    drawn = paths((WEB / "clever_cubed/pieces/emblems.ts").read_text(encoding="utf-8"))
    for colour in ("blue", "brown", "pink"):
        for ink in ("colour", "saving"):
            assert paths((ART / f"{colour}-{ink}.svg").read_text(encoding="utf-8")) <= drawn
