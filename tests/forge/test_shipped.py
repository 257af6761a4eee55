import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import ValidationError

from akili.forge.deck import DiceArea, DiceSheet, from_json, to_json
from akili.forge.shipped import MAKERS, SEED, shipped


@pytest.mark.no_cover
@pytest.mark.parametrize("name", MAKERS)
def test_the_shipped_deck_is_what_the_forge_makes_today(name: str) -> None:
    assert MAKERS[name](SEED) == shipped(name, None), "Run 'make decks docs' if the change is meant."


@pytest.mark.parametrize("name", MAKERS)
def test_a_deck_survives_being_written_and_read(name: str) -> None:
    assert from_json(to_json(shipped(name))) == shipped(name)


@given(st.text(), st.lists(st.builds(DiceArea, st.tuples(st.text()), st.floats(0, 99))))
def test_any_sheet_survives(seed: str, areas: list[DiceArea]) -> None:
    sheet = DiceSheet(seed, tuple(areas))
    assert from_json(to_json(sheet)) == sheet


def test_what_is_no_deck_is_refused() -> None:
    with pytest.raises(ValidationError):
        from_json('{"deck": "tarot", "seed": "1"}')
