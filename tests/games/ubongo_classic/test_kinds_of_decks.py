"""A deck of another kind at a table: named like a seed, and with a card for every number."""

import pytest

from akili.forge.endless import most_cards
from akili.games.ubongo_classic import cards
from akili.games.ubongo_classic.cards import NUMBERS, forged


@pytest.mark.no_cover
def test_a_kind_with_few_cards_has_some_of_them_twice() -> None:
    sheets = forged("pictures/7")
    assert [sheet.number for sheet in sheets] == list(NUMBERS)
    few = most_cards("pictures")
    assert few < len(sheets)
    assert [sheet.three for sheet in sheets[few:]] == [sheet.three for sheet in sheets[: len(sheets) - few]]


def test_a_seed_is_a_deck_of_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    real = cards.boxed()

    def deck_of(name: str) -> object:
        asked.append(name)
        return real

    monkeypatch.setattr(cards, "deck_of", deck_of)
    monkeypatch.setattr(cards, "_sheets", lambda deck: deck)
    assert forged("a seed of this test") == real
    assert asked == ["a seed of this test"]
