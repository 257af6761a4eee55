"""No word is missing, and none is kept that nobody says."""

from scripts.make_word_vectors import messages, parts_of
from tests.locales.uses import Use, in_browser, in_python, mentioned, pages

from akili.locales import LANGUAGES

KEYS = {message.id.name for message in messages("en")}
IN_TERMINALS = "watch-"
REASONS = "reason-"  # test_reasons.py holds them against the source


def test_every_word_that_python_says_is_there() -> None:
    assert [use for use in in_python() if not any(map(use.means, KEYS))] == []


def test_every_word_that_the_browser_says_is_there() -> None:
    uses = [use for path in pages() for use in in_browser(path.read_text(encoding="utf-8"), path.name)]
    assert [use for use in uses if not any(map(use.means, KEYS))] == []


def test_no_word_for_terminals_is_left_over() -> None:
    terminals = {key for key in KEYS if key.startswith(IN_TERMINALS)}
    assert {key for key in terminals if not any(use.means(key) for use in in_python())} == set()


def test_no_word_for_pages_is_left_over() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in pages()}
    has_pages = any(path.suffix == ".svelte" for path in texts)
    uses = [*in_python(), *(use for path, text in texts.items() for use in in_browser(text, path.name))]
    told_in_others = {
        name for language in LANGUAGES for each in messages(language) for name in parts_of(each).references
    }
    quoted = told_in_others.union(*map(mentioned, texts.values()))
    candidates = {key for key in KEYS if has_pages and not key.startswith((IN_TERMINALS, REASONS))}
    assert {key for key in candidates - quoted if not any(use.means(key) for use in uses)} == set()


def test_uses_in_pages_are_found() -> None:
    page = """
      <button aria-label={t("common-close")}>{t('common-back', { a: "b" })}</button>
      {t(`common-bot-${level}`)} {t(
        "common-yes",
      )} {format("common-no")} {it("common-on")}
    """
    assert set(in_browser(page, "page")) == {
        Use("page", "common-close"),
        Use("page", "common-back"),
        Use("page", "common-bot-", is_beginning=True),
        Use("page", "common-yes"),
    }
    assert {"common-no", "b"} <= mentioned(page)
