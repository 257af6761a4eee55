"""Golden playthroughs: run again, every match gives the very same text. `scripts/make_playthroughs.py` remakes them."""

from pathlib import Path

import pytest
from tests.engine.conftest import Dash, Options, Run

from akili.engine.playthrough import PlaythroughError, parse, write
from akili.engine.steps import Step
from akili.games.registry import GAMES

GOLDEN = sorted((Path(__file__).parent.parent / "playthroughs").glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_match_plays_again_word_for_word(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = GAMES[text.split()[1]]
    played = parse(text, game)
    assert played.rules_version == game.info.rules_version
    assert write(game, played.options, played.seats, played.seed, played.steps) == text


def test_the_golden_matches_show_what_they_are_for() -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in GOLDEN}
    four = texts["fun_size_four_on_side_b"]
    assert '"first":[0,1]' in four
    assert "given_up" in four
    assert "refused: round.too_late" in four
    assert all("outcome: {" in text for text in texts.values())
    assert "card_put_aside" in texts["fun_size_alone_by_count"]
    alone, four = texts["clever_cubed_alone"], texts["clever_cubed_four"]
    assert 'turn_begun {"active":null,' in alone
    assert "taken_back" in alone
    told = ("rerolled", "bonus_used", "bonuses_lapsed", '"use":"extra"', '"joker":{', "refused: ")
    assert all(event in four for event in told)


DASH = """\
game: dash 1
options: {"end":9}
seats: 2
seed: toy

> begin
  begun {"cards":[3,1]}
> 0.250 seat 0 {"type":"run","steps":3}
  ran {"seat":0,"steps":6,"at":250}
> 1.007 seat 1 (lag 20 ± 3) {"type":"run","steps":9}
  refused: run.steps
> 5.250 time
  ran {"seat":1,"steps":1,"at":5250}

outcome: null
view of a spectator:
  places: [6,1]
  your_card: null
view of seat 0:
  your_card: 3
view of seat 1:
  your_card: 1
"""


def test_a_match_as_text() -> None:
    steps = (Step(250, 0, Run(3)), Step(1007, 1, Run(9), 20, 3), Step(5250))
    assert write(Dash(), Options(9), 2, "toy", steps) == DASH
    played = parse(DASH, Dash())
    assert (played.game, played.options, played.seats, played.seed, played.steps) == (
        "dash",
        Options(9),
        2,
        "toy",
        steps,
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "game: dash 1",
        DASH.replace("0.250", "soon"),
        DASH.replace('"end":9', '"end":"x"'),
        DASH.replace("steps", "s"),
    ],
)
def test_what_is_no_playthrough_is_refused(text: str) -> None:
    with pytest.raises(PlaythroughError):
        parse(text, Dash())
