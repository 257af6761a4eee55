"""Names: what people are called, and nothing that plays tricks."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.engine.game import Rejected
from akili.server.players.name import LONGEST, clean_name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("李小龍", "李小龍"),
        ("محمد", "محمد"),
        ("नमस्ते", "नमस्ते"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("Tom & Anna", "Tom & Anna"),
        ("O'Neil-Smith 3.", "O'Neil-Smith 3."),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_names_that_people_have(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "name.empty"),
        ("   ", "name.empty"),
        ("\u00a0\u2003", "name.empty"),
        ("x" * (LONGEST + 1), "name.too_long"),
        ("x" * 1000, "name.too_long"),
        ("a\x00b", "name.characters"),
        ("a\nb", "name.characters"),
        ("a\tb", "name.characters"),
        ("\u202eadA", "name.characters"),
        ("A\u2066da", "name.characters"),
        ("A\u200bda", "name.characters"),
        ("\ufeffAda", "name.characters"),
        ("\u200d", "name.characters"),
        ("a\u200d\u200db", "name.characters"),
        ("\u3164", "name.characters"),
        ("\u2800", "name.characters"),
        ("A\u2028da", "name.characters"),
        ("\ud800", "name.characters"),
        ("\ue000", "name.characters"),
        ("A\U000e0041", "name.characters"),
        ("Z" + "\u0335" * 9, "name.characters"),
        ("<script>", "name.markup"),
        ("a<b", "name.markup"),
        ("&lt;b&gt;", "name.markup"),
        ("&#x202e;", "name.markup"),
    ],
)
def test_names_that_play_tricks(typed: str, reason: str) -> None:
    with pytest.raises(Rejected) as caught:
        clean_name(typed)
    assert caught.value.reason == reason


@given(st.text(max_size=40))
def test_what_is_kept_is_short_visible_and_stays_as_it_is(typed: str) -> None:
    try:
        kept = clean_name(typed)
    except Rejected:
        return
    assert clean_name(kept) == kept
    assert kept == kept.strip()
    assert not any(unicodedata.category(character) in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") for character in kept)
    assert any(unicodedata.category(character)[0] in "LNPS" for character in kept)
    assert not set("<>") & set(kept)
    kept.encode()
