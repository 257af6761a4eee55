"""Measuring pages at the sizes that people have, in the languages that they read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

SIZES: tuple[ViewportSize, ...] = (
    {"width": 320, "height": 568},
    {"width": 360, "height": 640},
    {"width": 768, "height": 1024},
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
)
LANGUAGES = ("en", "pl", "hu")
FIND_FLAWS = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
SPEAK = "language => localStorage.setItem('akili.settings', JSON.stringify({language}))"
IS_THERE = """language => document.documentElement.lang === language && document.fonts.status === 'loaded'
    && document.querySelector('main')?.innerText.trim()"""


def arrive(page: Page, path: str, language: str) -> None:
    """At this address in this language, as one who chose it before."""
    if page.url == "about:blank":
        page.goto("/no/such/page")  # what was chosen is kept per origin
    page.evaluate(SPEAK, language)
    page.goto(path)
    page.wait_for_function(IS_THERE, arg=language)


def flaws(page: Page, path: str) -> Iterator[str]:
    """What is wrong with this page at any size in any language."""
    for language in LANGUAGES:
        arrive(page, path, language)
        yield from (f"{path} {flaw}" for flaw in flaws_at_all_sizes(page, language))


def flaws_at_all_sizes(page: Page, language: str) -> Iterator[str]:
    """Of a page that is open in this language. It is small in the end: that costs least while a match goes by."""
    for size in reversed(SIZES):
        page.set_viewport_size(size)
        page.wait_for_function(IS_THERE, arg=language)
        yield from (f"{language} {size['width']}: {flaw}" for flaw in page.evaluate(FIND_FLAWS))
