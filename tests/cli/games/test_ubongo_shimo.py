"""Ubongo Shimo in a terminal: levels, holes, gems by their worth, play-offs."""

import re

import pytest
from msgspec.structs import replace
from tests.cli.test_watch import drawn, reporter_for, scenes

from akili.cli.games.ubongo_shimo import ShimoReporter
from akili.cli.main import main
from akili.games.ubongo_shimo.model import Options, RoundResult
from akili.games.ubongo_shimo.rules import SHIMO
from akili.locales import LANGUAGES, words
from akili.ubongo.finish import Finish
from akili.ubongo.laying import white_fields
from akili.ubongo.race.model import ByCount, RoundBegun

Output = pytest.CaptureFixture[str]
WATCH = ["watch", "shimo", "--seed", "3", "--bots"]


def test_rounds_are_told_with_the_gem_of_the_first(capsys: Output) -> None:
    assert main([*WATCH, "easy,hard", "--levels", "1,2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    for number, line in enumerate(lines[:9], 1):
        assert line.startswith(f"Round {number}: ")
        assert re.findall(r"◆\d", line) in ([], [f"◆{(number + 2) // 3}"])
    assert re.search(r"Points: \w+ \d+ \(\d+ ◆( = \d+)?\)", lines[-1])


def test_one_plays_alone_at_a_level(capsys: Output) -> None:
    assert main([*WATCH, "hard", "--levels", "4", "--solo", "5-cards"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("Sharp: 5 cards in ")


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        (["--levels", "1,5"], "Can't use --levels: say levels from 1 to 4, such as 1,2."),
        (["--levels", "easy"], "Can't use --levels: say levels from 1 to 4, such as 1,2."),
        (["--levels", "1,2,3"], "A level was chosen for a seat that is gone."),
        (["--levels", "1,2", "--advanced"], ""),
        (["--side", "B"], "Unrecognized arguments: --side B."),
    ],
)
def test_what_cannot_be_agreed_on_is_one_sentence(wish: list[str], sentence: str, capsys: Output) -> None:
    assert main([*WATCH, "easy,hard", *wish]) == 2
    output = capsys.readouterr()
    assert output.err.startswith(sentence)
    assert output.err.count("\n") == 1
    assert not output.out


@pytest.mark.parametrize("options", [Options(levels=(1, 3)), Options(advanced=True)])
@pytest.mark.parametrize(("width", "height"), [(130, 40), (80, 24)])
def test_every_white_field_is_open_seen_or_hidden(options: Options, width: int, height: int) -> None:
    reporter = reporter_for(SHIMO, ["easy", "master"], "en")
    for scene in scenes(reporter, options)[::7]:
        text = drawn(reporter, scene, width, height)
        seats = [seat for seat in scene.view.seats if seat.card]
        fields = [(seat, white_fields(seat.card.area)) for seat in seats]
        holes = {id(seat): {hole for laid in seat.board for hole in laid.holes} for seat in seats}
        lying = {id(seat): {cell for laid in seat.board for cell in laid.cells} for seat in seats}
        assert text.count("●") == sum(len(white & holes[id(seat)]) for seat, white in fields)
        assert text.count("○") == sum(len(white - lying[id(seat)]) for seat, white in fields)
        assert f"level {scene.view.seats[1].level}" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_play_off_has_words_of_its_own(language: str) -> None:
    reporter = ShimoReporter(SHIMO, words(language), ["Ola", "Piet", "Ana"])
    begun = SHIMO.view(SHIMO.initial(Options(), 3), None)
    deciding = replace(begun, round=10, play_off=(0, 2))
    assert reporter.stage(deciding) == words(language)("watch-shimo-play-off", number=1)
    assert reporter.stage(replace(begun, round=9)) != reporter.stage(deciding)
    told = reporter.news(RoundBegun(10, (None, None, None), 0), deciding, 0)
    assert told == words(language)("watch-shimo-play-off-begins", number=1)
    nobody = RoundResult(first=(), finishes=(None,) * 3, begun=0, ends=None, colour=None, winner=None, cards=(0, 0, 0))
    solved = replace(nobody, first=(2,), finishes=(None, None, Finish(2, 8_000, 0, 8_000)), winner=2)
    assert "Ana 8" in reporter.round_line(10, solved)
    assert "Piet" not in reporter.round_line(10, solved)  # had no card
    assert words(language)("watch-shimo-nobody") in reporter.round_line(10, nobody)


def test_a_game_alone_may_have_more_cards_than_rounds() -> None:
    reporter = ShimoReporter(SHIMO, words("en"), ["master"])
    stages = {reporter.stage(scene.view) for scene in scenes(reporter, Options(solo=ByCount(10)))}
    assert "card 10 of 10" in stages
