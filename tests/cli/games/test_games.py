"""Games in the shell: by their names, and plainly where nobody has written more of them."""

import re
from pathlib import Path

import pytest
from tests.engine.conftest import Dash, Options

from akili.cli.broadcast import tell
from akili.cli.games import UnknownGameError, find_game, game_named, games_with_sheet, terminal_of
from akili.cli.games.terminal import Reporter, Terminal
from akili.cli.main import main
from akili.engine.game import Outcome
from akili.engine.match import Match
from akili.games.registry import GAMES, AnyGame
from akili.locales import LANGUAGES, words

Output = pytest.CaptureFixture[str]
DASH = Dash()
CLI = Path(__file__).parents[3] / "src/akili/cli"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_game_is_found_by_its_short_name_and_by_its_id(game: AnyGame) -> None:
    assert game_named(game.info.short) is game
    assert game_named(game.info.id) is game


def test_no_other_name_is_understood() -> None:
    for name in ("", "chess", "Fun-Size", "fun_size", "ubongo"):
        assert find_game(name) is None
        with pytest.raises(UnknownGameError, match=rf"There is no game '{name}': say fun-size, "):
            game_named(name)


def test_every_command_takes_both_names(capsys: Output) -> None:
    for name in ("fun-size", "ubongo_fun_size"):
        assert main(["watch", name, "--bots", "master,master", "--seed", "1"]) == 0
        assert main(["arena", name, "--bots", "master,master", "--matches", "1", "--seed", "1"]) == 0
    for name in ("clever-cubed", "clever_cubed"):
        assert main(["show", name]) == 0
    output = capsys.readouterr()
    assert output.out.count("Round 8") == 2
    assert output.out.count("YELLOW") == 2
    for command in (["watch", "chess"], ["arena", "chess", "--bots", "easy"], ["score", "chess", "1"]):
        assert main(command) == 2
        assert re.search(r"chess.*fun-size", capsys.readouterr().err)


def test_only_a_game_with_a_sheet_is_scored(capsys: Output) -> None:
    assert main(["score", "fun-size", "1"]) == 2
    assert capsys.readouterr().err == f"There is no sheet in fun-size: say {games_with_sheet()[0].info.short}.\n"


def test_a_game_that_nobody_has_written_of_is_told_by_its_outcome(capsys: Output) -> None:
    terminal = terminal_of(DASH)
    assert type(terminal) is Terminal
    reporter = terminal.reporter(words("en"), ["Ola", "Piet"])
    match = Match(DASH, Options(), 2, "toy")
    tell(match, reporter, [(0, event) for event in match.begin()])
    assert capsys.readouterr().out == ""
    assert reporter.final(None, Outcome(((1,), (0,)), (2, 7))) == "Piet wins. Points: Piet 7, Ola 2."
    assert reporter.final(None, Outcome(((0, 1),), (4, 4))) == "Ola and Piet share the win. Points: Ola 4, Piet 4."


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_the_points_are_told(language: str) -> None:
    assert "Ola: 3 " in Reporter(DASH, words(language), ["Ola"]).final(None, Outcome(((0,),), (3,)))


def test_games_are_named_in_their_own_files_only() -> None:
    named = re.compile("|".join([*GAMES, r"akili\.games\.(?!registry)"]))
    others = [path for path in CLI.rglob("*.py") if CLI / "games" not in path.parents]
    assert [path.name for path in others if named.search(path.read_text(encoding="utf-8"))] == []
