"""The tutorial is what the rules play."""

from __future__ import annotations

from scripts.make_clever_lesson import ROOT, moments, pages

from akili.games.clever_cubed.model import View


def test_the_file_is_up_to_date() -> None:
    for name, text in pages().items():
        assert (ROOT / name).read_text(encoding="utf-8") == text, f"{name}: run 'make docs'"


def test_what_is_asked_for_is_on_offer() -> None:
    for moment in moments():
        view = moment["view"]
        assert isinstance(view, View)
        assert moment["asked"] is None or moment["asked"] in view.legal


def test_it_ends_with_a_fox_after_a_joker() -> None:
    *_, last = (moment["view"] for moment in moments())
    assert last.seats[0].points.foxes == 1
    assert last.seats[0].sheet.jokers_used
