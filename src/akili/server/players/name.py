"""Which names a guest may have: anything that people read as a name, in any script, and nothing that plays tricks."""

from __future__ import annotations

import re
import unicodedata

from akili.engine.game import Rejected

LONGEST = 24  # visible characters
LONGEST_RAW = 200
MOST_MARKS = 3  # on one letter; more is drawn over the neighbours
JOINERS = {"\u200c", "\u200d"}  # emoji and several scripts need them within a word
INVISIBLE = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u034f", "\u17b4", "\u17b5"}  # letters without ink
MARKUP = re.compile(r"[<>]|&#?\w+;")


def clean_name(text: str) -> str:
    """The name as it is kept: trimmed, inner space made single; raises Rejected."""
    if len(text) > LONGEST_RAW:
        raise Rejected("name.too_long", most=LONGEST)
    name = unicodedata.normalize("NFC", " ".join(text.split(" "))).strip()
    name = re.sub(r"[ \u00a0\u2000-\u200a\u202f\u205f\u3000]+", " ", name).strip()
    if MARKUP.search(name):
        raise Rejected("name.markup")
    if not all(_is_harmless(name, index) for index in range(len(name))):
        raise Rejected("name.characters")
    visible = [character for character in name if _has_ink(character)]
    if not visible:
        raise Rejected("name.empty")
    if sum(_counts(character) for character in name) > LONGEST:
        raise Rejected("name.too_long", most=LONGEST)
    return name


def _is_harmless(name: str, index: int) -> bool:
    character = name[index]
    if character in INVISIBLE or unicodedata.category(character) in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp"):
        return False
    if unicodedata.category(character) == "Cf":  # bidi overrides, zero-width spaces, tags …
        neighbours = name[max(0, index - 1) : index], name[index + 1 : index + 2]
        return character in JOINERS and all(each and each != " " and each not in JOINERS for each in neighbours)
    run = name[max(0, index - MOST_MARKS) : index + 1]
    return not (len(run) > MOST_MARKS and all(_is_mark(each) for each in run))


def _is_mark(character: str) -> bool:
    return unicodedata.category(character).startswith("M")


def _has_ink(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS"


def _counts(character: str) -> bool:
    return not _is_mark(character) and character not in JOINERS
