"""The golden matches show what they are for."""

from pathlib import Path

from akili.games.ubongo_dice.sheets import boxed, forged

FOLDER = Path(__file__).parents[2] / "playthroughs"


def golden(name: str) -> str:
    return (FOLDER / f"dice_{name}.txt").read_text(encoding="utf-8")


def test_two_with_a_contested_die() -> None:
    text = golden("two_with_a_contested_die")
    assert "refused: die.too_early" in text
    assert text.count("die_lost") == 3
    assert "shape_lifted" in text
    assert "refused: tile.outside" in text
    assert '"consoled":[' in text
    assert text.count("area_begun") == 5


def test_four_in_turn_by_heads() -> None:
    text = golden("four_in_turn_by_heads")
    assert '"turn_order":true' in text
    assert "die_lost" not in text
    assert text.count("refused: match.not_your_turn") == 1
    assert 'drawing_confirmed {"seat":3,"chosen":false}' in text
    assert '"points":2,"consoled":[' in text
    assert text.count("turn_to_grab") > 50


def test_three_with_one_away_and_back() -> None:
    text = golden("three_with_one_away_and_back")
    assert text.count('"deserted":true') == 4  # each told and heard
    assert '"filled":[1],"points":3,"consoled":[0,2]' in text
    assert "refused" not in text


def test_alone_nothing_waits_and_nobody_is_consoled() -> None:
    text = golden("alone")
    assert '"ends":null' in text
    assert "> 304" in text  # five minutes for the first drawing
    assert '"consoled":[0]' not in text
    assert text.count("area_begun") == 6


def test_a_sheet_by_seed_has_areas_of_its_own_and_a_hint_is_kept() -> None:
    text = golden("sheet_by_seed")
    pars = str([area.par for area in forged("Kraków 7").areas]).replace(" ", "")
    assert pars in text
    assert pars != str([area.par for area in boxed().areas]).replace(" ", "")
    assert '"sheet":"Kraków 7"' in text
    assert text.count("hint_taken") == 1
    assert text.count("refused") == 1
    assert text.count("area_begun") == 6
