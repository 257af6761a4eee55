"""The loader: sentences by key, and the language that somebody would rather read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.locales import LANGUAGES, preferred, reason_key, words


def test_a_sentence_has_its_values_in_it() -> None:
    assert words("en")("common-cards", count=1) == "1 card"
    assert words("en")("common-cards", count=3) == "3 cards"
    assert words("pl")("watch-solved", name="Ola", time="8,5 s") == "Ola: Ubongo! Po 8,5 s."


def test_numbers_are_written_as_browsers_write_them() -> None:
    told = {language: words(language)("common-cards", count=3600).split()[0] for language in LANGUAGES}
    assert told == {"en": "3,600", "pl": "3600", "hu": "3600"}
    assert words("hu")("common-cards", count=12_345) == "12\N{NO-BREAK SPACE}345 kártya"


def test_what_is_missing_is_a_bug() -> None:
    with pytest.raises(LookupError):
        words("en")("common-no-such-thing")
    with pytest.raises(ValueError, match="en common-cards"):
        words("en")("common-cards")
    with pytest.raises(ValueError, match="no words in 'de'"):
        words("de")


def test_a_language_is_read_once() -> None:
    assert words("hu") is words("hu")


@pytest.mark.parametrize(
    ("tags", "language"),
    [
        (["pl_PL.UTF-8"], "pl"),
        (["hu"], "hu"),
        (["HU-hu"], "hu"),
        (["pl.UTF-8"], "pl"),
        (["de", "hu;q=0.7", "en-GB;q=0.8"], "en"),
        (["de-AT", "pl; q=0.3", "hu ;q=0.2"], "pl"),
        (["pl;q=0", "hu;q=0.1"], "hu"),
        (["hu;q=often", "pl;q=0.1"], "pl"),
        (["plt"], "en"),
        (["C.UTF-8"], "en"),
        (["*", ""], "en"),
        ([], "en"),
    ],
)
def test_the_language_somebody_would_rather_read(tags: list[str], language: str) -> None:
    assert preferred(tags) == language


@given(st.lists(st.text()))
def test_whatever_is_wished_for_there_is_a_language(tags: list[str]) -> None:
    assert preferred(tags) in LANGUAGES


def test_a_reason_is_a_key() -> None:
    assert reason_key("tile.not_its_shape") == "reason-tile-not-its-shape"
