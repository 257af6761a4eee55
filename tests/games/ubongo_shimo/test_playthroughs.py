"""The golden matches show what they are for."""

from pathlib import Path

FOLDER = Path(__file__).parents[2] / "playthroughs"


def golden(name: str) -> str:
    return (FOLDER / f"shimo_{name}.txt").read_text(encoding="utf-8")


def test_two_at_different_levels() -> None:
    text = golden("two_at_different_levels")
    assert '"taken":[0]' in text
    assert '"taken":[1]' in text
    assert '"first":[],"solvers":[]' in text


def test_four_advanced_with_a_play_off_that_had_to_be_played_again() -> None:
    text = golden("four_advanced_with_running_hourglass")
    assert 'round_begun {"round":11' in text
    assert "refused: round.too_late" in text
    assert 'outcome: {"ranking":[[1],[0],[3],[2]],"points":[10,10,1,4]}' in text


def test_a_deck_by_seed_and_a_shared_win() -> None:
    text = golden("deck_by_seed")
    assert 'match_begun {"order":[2,' in text
    assert '"cards":[{"number":' in text.splitlines()[6]
    assert '"ranking":[[0,1],[2]]' in text


def test_away_and_back() -> None:
    text = golden("away_and_back")
    assert '"taken":[2]' in text
    assert '"deserted":true' in text
    assert 'presence {"away":[],"deserted":false}' in text


def test_alone() -> None:
    assert "card_put_aside" in golden("alone_by_count")
