"""How words are put: what people stumbled over once, held for every message to come."""

import re

import pytest
from scripts.make_word_vectors import messages
from tests.locales.test_files import told

from akili.locales import LANGUAGES, texts, words

BUTTONS = {"fun-size": "race-i-am-done", "shimo": "race-i-am-done", "classic": "classic-play-i-am-done"}
ORANGE = re.compile(r"\bnarancs(?!sárg)", re.IGNORECASE)
BREAKING_ENDING = re.compile(r"[\d”}]-[^\W\d]|\b[A-Z]\w*-(?:[aeoö]?t|t[ae]l)\b")  # R-t: not torn


def sentences(language: str) -> list[tuple[str, str]]:
    """All that is said, with the key that says it."""
    return [(message.id.name, text) for message in messages(language) for text in told(message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_dots_follow_their_word(language: str) -> None:
    assert [key for key, text in sentences(language) if re.search(r"\s…", text) or "..." in text] == []


def test_apostrophes_are_curled() -> None:
    straight = [key for language in LANGUAGES for key, text in sentences(language) if re.search(r"\w'\w", text)]
    assert straight == []


def test_hungarian_knows_which_article_it_needs() -> None:
    assert [key for key, text in sentences("hu") if "(z)" in text] == []


def test_orange_is_a_colour_in_hungarian_not_a_fruit() -> None:
    assert [key for key, text in sentences("hu") if ORANGE.search(text)] == []


def test_hungarian_endings_stay_with_what_they_end() -> None:
    lines = [line for text in texts("hu").values() for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if BREAKING_ENDING.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lost_line_is_told_in_one_way(language: str) -> None:
    say = words(language)
    assert say("table-lost").startswith(say("common-reconnecting"))
    beginning = say("common-reconnecting").split()[0].rstrip("…")
    assert [key for key, text in sentences(language) if text.startswith(beginning)] == ["common-reconnecting"]


@pytest.mark.parametrize("game", BUTTONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_giving_up_quote_the_button(language: str, game: str) -> None:
    say = words(language)
    button = say(BUTTONS[game])
    assert button in say(f"{game}-rules-give-up-ruled")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_calls_where_the_rules_say_that_nobody_has_to(language: str) -> None:
    calling = re.compile(r"\b(calls?|called|woła|kiált) („|“)?Ubongo|Ubongo!”.?t kiált")
    on_paper = "press-"  # where somebody has to
    assert [key for key, text in sentences(language) if calling.search(text) and not key.startswith(on_paper)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_puzzle_comes_from_a_box(language: str) -> None:
    from_the_box = re.compile(r"from the box|z pudełka|a dobozból", re.IGNORECASE)
    assert {key for key, text in sentences(language) if from_the_box.search(text)} <= {"settings-about-puzzles"}
