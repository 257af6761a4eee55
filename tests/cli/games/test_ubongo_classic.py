"""Ubongo classic in a terminal: cards, pawns, gems by shape and colour, the sand, news of the gem board."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.cli.test_watch import drawn, reporter_for, scenes

from akili.cli.games.terminal import Scene
from akili.cli.games.ubongo_classic.marks import SHAPES, counts_text, gems_text, letter
from akili.cli.games.ubongo_classic.reporter import ClassicReporter
from akili.cli.main import main
from akili.engine.game import Outcome
from akili.games.ubongo_classic.model import (
    COLOURS,
    GemsTaken,
    Options,
    PawnMoved,
    PlaceSettled,
    TakeLost,
    View,
)
from akili.games.ubongo_classic.rules import CLASSIC
from akili.locales import LANGUAGES, words
from akili.ubongo.race.model import CountdownBegun, GivenUp

Output = pytest.CaptureFixture[str]
WATCH = ["watch", "classic", "--seed", "3", "--bots"]
PAIR = re.compile(r" [●▼■▲◆★]{2}")


def test_rounds_are_told_with_the_gems_that_were_taken(capsys: Output) -> None:
    assert main([*WATCH, "easy,hard,master"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines[:9]] == [f"Round {number}" for number in range(1, 10)]
    assert len(PAIR.findall("".join(lines[:9]))) > 15
    gems = re.findall(r"\d[●▼■▲◆★]", lines[9])
    assert re.match(r"\w+ wins\. Points: \w+ \d \(\d[●▼■▲◆★]", lines[9])
    assert sum(int(gem[0]) for gem in gems) == 2 * len(PAIR.findall("".join(lines[:9])))


def test_one_plays_alone_for_gems_and_time(capsys: Output) -> None:
    assert main([*WATCH, "hard", "--tiles", "4", "--hourglass", "180"]) == 0
    assert re.fullmatch(r"Sharp: (\d[●▼■▲◆★] ?)+ in \d+:\d\d\.\d\.", capsys.readouterr().out.splitlines()[-1])


def test_a_match_is_saved_shown_again_and_verified(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "match.json"
    assert main([*WATCH, "easy,master", "--auto-take", "--sides", "3,4", "--save", str(path)]) == 0
    shown = capsys.readouterr().out
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out == shown
    assert main(["replay", str(path), "--verify"]) == 0
    assert re.match(r"Verified: \d+ events\. .*Points", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        (["--sides", "3,5"], "Can't use --sides: say 3 or 4 for every seat, such as 3,4."),
        (["--sides", "3,4,3"], ""),
        (["--hourglass", "7"], ""),
        (["--tiles", "5"], "Can't use --tiles: invalid choice: 5"),
        (["--solo", "5-cards"], "Unrecognized arguments: --solo 5-cards."),
    ],
)
def test_what_cannot_be_agreed_on_is_one_sentence(wish: list[str], sentence: str, capsys: Output) -> None:
    assert main([*WATCH, "easy,hard", *wish]) == 2
    output = capsys.readouterr()
    assert output.err.startswith(sentence)
    assert output.err.count("\n") == 1
    assert not output.out


# The picture


def test_shapes_tell_colours_apart() -> None:
    assert set(SHAPES) == set(COLOURS)
    assert len(set(SHAPES.values())) == len(COLOURS)


@pytest.mark.parametrize("levels", [["easy"], ["easy", "master"], ["easy", "hard", "master", "medium"]])
@pytest.mark.parametrize(("width", "height"), [(120, 36), (80, 24)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gem_every_pawn_and_every_tile_is_seen(levels: list[str], width: int, height: int, language: str) -> None:
    reporter = reporter_for(CLASSIC, levels, language)
    for scene in scenes(reporter, Options())[::23]:
        text = drawn(reporter, replace_news(scene), width, height)
        assert len(text.splitlines()) <= height
        lines = lanes_in(text)
        for number, gems in enumerate(scene.view.lanes):
            here = [letter(seat) for seat, each in enumerate(scene.view.seats) if each.pawn == number]
            assert lines[number].split() == [
                str(number + 1),
                *(["".join(here)] if here else []),
                *gaps(gems),
                *gems_text(gems),
            ]
        for seat in scene.view.seats:
            for laid in seat.board:
                assert text.count(laid.tile) >= len(laid.cells)


def replace_news(scene: Scene) -> Scene:
    """News speak of gems, too."""
    return Scene(scene.view, scene.now, (), is_colourful=False)


def lanes_in(text: str) -> list[str]:
    """The lines of the gem board, without the gems of the seats beside it."""
    lines = [line[:34] for line in text.splitlines() if re.match(r"[1-6]  ", line)]
    assert len(lines) == 6
    return lines


def gaps(gems: tuple[str, ...]) -> list[str]:
    return ["·"] * (12 - len(gems))


def test_gems_are_counted_by_colour_in_the_order_of_ranks() -> None:
    reporter = reporter_for(CLASSIC, ["easy", "hard", "master"], "en")
    last = scenes(reporter, Options())[-1]
    text = drawn(reporter, last, 120, 36)
    ranked = [seat for rank in last.view.ranking for seat in rank]
    rows = [line.split()[-8:] for line in text.splitlines() if re.search(r"\d\. [ABC] \w+ ", line)]
    assert [row[0] for row in rows] == [letter(seat) for seat in ranked]
    assert [tuple(map(int, row[2:])) for row in rows] == [last.view.seats[seat].gems for seat in ranked]


def test_the_sand_runs_from_the_beginning_and_the_second_hourglass_is_said() -> None:
    reporter = reporter_for(CLASSIC, ["easy", "easy"], "en")
    seen = scenes(reporter, Options(tiles=4, hourglass=30))
    racing = next(scene for scene in seen if scene.view.phase == "racing")
    assert "30 s left" in drawn(reporter, racing, 80, 24)
    turned = next(scene for scene in seen if scene.view.hourglass == 2)
    assert "second hourglass" in drawn(reporter, turned, 80, 24)
    assert "30 s left" in drawn(reporter, turned, 80, 24)
    assert any("the hourglass is turned once more" in line for line in turned.news)


def test_what_the_table_waits_for_is_said() -> None:
    reporter = reporter_for(CLASSIC, ["easy", "hard"], "en")
    seen = scenes(reporter, Options(starter=1))[:60]
    stages = {scene.view.stage: drawn(reporter, scene, 80, 24) for scene in reversed(seen)}  # the first of each
    assert "the pawns are placed" in stages["pawns"]
    assert "hard rolls the die" in stages["roll"]


def test_a_side_of_ones_own_is_said() -> None:
    reporter = reporter_for(CLASSIC, ["easy", "hard"], "en")
    view = scenes(reporter, Options(sides=(4,)))[0].view
    assert (reporter.label(0, view), reporter.label(1, view)) == ("A easy · 4", "B hard")  # type: ignore[attr-defined]


def test_who_is_done_is_said() -> None:
    """Without a solution, or with one and nothing left in reach."""
    reporter = reporter_for(CLASSIC, ["easy", "master"], "en")
    solved = next(scene for scene in scenes(reporter, Options()) if scene.view.seats[1].reachable)
    for number in range(2):
        seats = [replace(seat, gives_up=place == number) for place, seat in enumerate(solved.view.seats)]
        text = drawn(reporter, Scene(replace(solved.view, seats=tuple(seats)), solved.now), 80, 24)
        assert len(re.findall(r"\bdone\b", text)) == 1
        assert "would give up" not in text


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_on_the_gem_board_is_told(language: str) -> None:
    reporter = ClassicReporter(CLASSIC, words(language), ["Ola", "Piet"])
    view: View = CLASSIC.view(CLASSIC.initial(Options(), 2), None)
    moved = reporter.news(PawnMoved(1, 3, 0), view, 0)
    taken = reporter.news(GemsTaken(0, 2, ("red", "purple"), 0), view, 0)
    lost = reporter.news(TakeLost(1, 0, 2), view, 0)
    assert moved is not None
    assert taken is not None
    assert lost is not None
    assert re.search("Piet.*4", moved)
    assert "●★" in taken
    assert re.search("Piet.*3.*Ola", lost)
    for place, steps in ((1, 3), (3, 1), (4, 0)):
        told = reporter.news(PlaceSettled(0, place, steps), view, 0)
        assert told is not None
        assert str(place) in told
    assert reporter.news(CountdownBegun(0), view, 0) is None
    vote = reporter.news(GivenUp(0, agreed=True), view, 0)
    assert vote == words(language)("watch-would-give-up", name="Ola")
    assert reporter.news(GivenUp(0, agreed=True), replace(view, phase="countdown"), 0) != vote


@pytest.mark.parametrize("language", LANGUAGES)
def test_which_colour_decided_is_said_unless_it_was_the_best(language: str) -> None:
    reporter = ClassicReporter(CLASSIC, words(language), ["Ola", "Piet"])
    view: View = CLASSIC.view(CLASSIC.initial(Options(), 2), None)
    outcome = Outcome(((0,), (1,)), (5, 5))
    plain = reporter.final(replace(view, decided_by=0), outcome)
    sentences = {reporter.final(replace(view, decided_by=colour), outcome) for colour in range(1, 6)}
    assert len(sentences) == 5
    assert all(sentence.startswith(plain) and sentence != plain for sentence in sentences)


def test_no_gems_are_a_nought() -> None:
    assert counts_text((0,) * 6) == "0"
