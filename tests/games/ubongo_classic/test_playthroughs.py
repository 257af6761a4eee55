"""The golden matches show what they are for."""

from pathlib import Path

FOLDER = Path(__file__).parents[2] / "playthroughs"


def golden(name: str) -> str:
    return (FOLDER / f"classic_{name}.txt").read_text(encoding="utf-8")


def test_two_with_a_sniped_pair_and_a_second_hourglass() -> None:
    text = golden("two_with_a_sniped_pair_and_a_second_hourglass")
    assert "refused: take.gone" in text
    assert text.count("hourglass_turned") == 2
    assert "solution_held" in text
    assert '"first":[],"solvers":[]' in text
    assert text.count("take_lost") == 6
    assert 'place_settled {"seat":1,"place":2,"steps":2}' in text


def test_four_with_ties_and_sides() -> None:
    text = golden("four_with_ties_and_sides")
    assert '"sides":[4,null,4]' in text
    assert '"first":[1,3],"solvers":[0,1,3]' in text
    assert '"first":[0,1,2,3]' in text
    assert 'place_settled {"seat":0,"place":3,"steps":1}' in text
    assert '"place":4,"steps":0' in text
    assert 'take_lost {"seat":3,"to":1,"lane":2}' in text
    assert "refused: round.too_late" in text


def test_three_with_auto_take_away_and_back() -> None:
    text = golden("three_with_auto_take_away_and_back")
    assert text.count('"by_itself":true') == 3
    assert '"chosen":false' in text
    assert '"deserted":true' in text
    assert 'presence {"away":[],"deserted":false}' in text
    assert "refused" not in text


def test_alone_with_a_second_hourglass_and_a_round_given_up() -> None:
    text = golden("alone")
    assert text.count("hourglass_turned") == 1
    assert text.count("given_up") == 1
    assert text.count("gems_taken") == 8


def test_a_deck_by_seed_carries_its_cards() -> None:
    text = golden("deck_by_seed")
    assert '"deck":"golden"' in text
    assert '"cards":[{"number":' in text.splitlines()[6]


def test_a_match_that_the_fourth_colour_decides() -> None:
    text = golden("tie_break")
    assert '"ranking":[[2],[1],[0]],"points":[6,8,8]' in text
    assert "decided_by: 3" in text


def test_a_shared_win() -> None:
    assert '"ranking":[[1,2],[0]],"points":[3,3,3]' in golden("shared_win")
