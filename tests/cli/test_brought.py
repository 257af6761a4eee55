"""Bots of one's own: in the arena, in a match to watch, and on a seat of a live table."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.running import running

from akili.bots.bot import Bot, make_bot
from akili.cli.main import main
from akili.client import Client, play_with
from akili.engine.game import Seat

Output = pytest.CaptureFixture[str]
GAME = "clever_cubed"
ARENA = ["arena", "clever-cubed", "--matches", "4", "--seed", "1"]
PATIENCE = 60  # seconds, so that what hangs is told
BOTS = """
from akili.bots.plan import Planned

class Calm:
    def __init__(self, seat, seed):
        assert seat in (0, 1) and isinstance(seed, str)

    def plan(self, view, now):
        return Planned(now, view.legal[0]) if view.legal else None

class Slips(Calm):
    def __init__(self, seat, seed):
        self.fails = seed.endswith("/2") or "/" not in seed

    def plan(self, view, now):
        if self.fails and view.round > 1:
            return view.no_such_field
        return super().plan(view, now)

class Vague(Calm):
    def plan(self, view, now):
        return "pass"

class Asleep(Calm):
    def plan(self, view, now):
        return None
"""


@pytest.fixture(autouse=True)
def _bots_in_this_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text(BOTS)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_arena_seats_them_in_every_process(jobs: str, capsys: Output) -> None:
    assert main([*ARENA, "--bots", "mine.py:Calm,greedy", "--jobs", jobs]) == 0
    shown = capsys.readouterr().out
    assert "│ Calm   │" in shown
    assert "mine.py" not in shown
    assert main([*ARENA, "--bots", "mine.py:Calm,greedy", "--jobs", "1"]) == 0
    assert capsys.readouterr().out == shown


def test_they_can_be_watched_and_their_match_is_verified(capsys: Output) -> None:
    bots = "mine.py:Calm,mine.py:Calm"
    assert main(["watch", "clever-cubed", "--bots", bots, "--seed", "1", "--save", "match.json"]) == 0
    assert "Calm 1" in capsys.readouterr().out
    assert main(["replay", "match.json", "--verify"]) == 0
    assert "Calm 2" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("yours.py:Calm", "There is no file yours.py."),
        ("mine.py:Nobody", "There is no 'Nobody' in mine.py."),
        ("mine.py:BOTS", "There is no 'BOTS' in mine.py."),
        ("mine.py:Vague", "seat 0 answered 'pass', not Planned(milliseconds, command) or None."),
        ("mine.py:Asleep", "Nobody does anything after 0 ms."),
    ],
)
@pytest.mark.parametrize("command", [["watch", "clever-cubed", "--seed", "1"], [*ARENA, "--jobs", "1"]])
def test_what_cannot_play_is_one_sentence(command: list[str], bot: str, sentence: str, capsys: Output) -> None:
    assert main([*command, "--bots", bot]) == 2
    output = capsys.readouterr()
    assert output.err.rstrip().endswith(sentence)
    assert output.err.count("\n") == 1
    assert not output.out


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_who_fails_in_the_middle_is_told_with_match_seat_and_line(jobs: str, capsys: Output) -> None:
    assert main([*ARENA, "--bots", "random,mine.py:Slips", "--jobs", jobs]) == 2
    assert capsys.readouterr().err == (
        "Match 2 (seed 1/2): mine.py:Slips on seat 1 raised "
        "AttributeError: 'View' object has no attribute 'no_such_field' (mine.py, line 17).\n"
    )


Guest = Callable[[str, str], int]


def evening(tmp_path: Path, guest: Guest, *, is_played: bool = True) -> int:
    """A table of two: a person who plays like a bot, and a guest who is given the address and the code."""

    async def story(address: str) -> int:
        async with Client(address, "Ada") as ada:
            table = await ada.create(GAME, 2)
            joined = asyncio.create_task(asyncio.to_thread(guest, address, table.code))
            await table.until(lambda: joined.done() or None not in table.info["seats"])
            if is_played:
                await table.start()
                playing = asyncio.create_task(play_with(table, greedy))
                await asyncio.wait([playing, joined], return_when=asyncio.FIRST_COMPLETED)
                await joined
                playing.cancel()
                await table.until(lambda: table.info["seats"][1] is None or table.info["phase"] == "playing")
            return await joined

    with running(tmp_path / "akili.db") as address:
        return asyncio.run(asyncio.wait_for(story(address), PATIENCE))


def greedy(game: str, seat: Seat, seed: str) -> Bot:
    return make_bot("greedy", game, seat, seed)


def test_one_takes_a_seat_at_a_live_table_plays_and_leaves(tmp_path: Path, capsys: Output) -> None:
    def guest(address: str, code: str) -> int:
        return main(["join", code, "--bot", "mine.py:Calm", "--server", address, "--name", "Calm one"])

    assert evening(tmp_path, guest) == 0
    output = capsys.readouterr()
    assert output.err.startswith("Calm one has a seat at table ")
    assert output.out.startswith("Ada wins. Points: Ada ")
    assert ", Calm one " in output.out


def test_a_bot_of_the_house_may_come_too(tmp_path: Path, capsys: Output) -> None:
    assert evening(tmp_path, lambda address, code: main(["join", code, "--bot", "random", "--server", address])) == 0
    assert "Random" in capsys.readouterr().out


def test_who_fails_at_a_live_table_is_told_in_a_sentence(tmp_path: Path, capsys: Output) -> None:
    def guest(address: str, code: str) -> int:
        return main(["join", code, "--bot", "mine.py:Slips", "--server", address])

    assert evening(tmp_path, guest) == 2
    assert "mine.py:Slips on seat 1 of table " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("code", "bot", "sentence"),
    [
        (None, "yours.py:Calm", "There is no file yours.py."),
        ("ZZZZ", "mine.py:Calm", "There is no table"),
    ],
)
def test_who_cannot_join_is_told_why(code: str | None, bot: str, sentence: str, tmp_path: Path, capsys: Output) -> None:
    def guest(address: str, invited: str) -> int:
        return main(["join", code or invited, "--bot", bot, "--server", address])

    assert evening(tmp_path, guest, is_played=False) == 2
    output = capsys.readouterr()
    assert output.err.count("\n") == 1
    assert output.err.startswith(sentence)


def test_where_no_server_is_that_is_told(capsys: Output) -> None:
    for server in ("http://127.0.0.1:9", "nonsense"):
        assert main(["join", "ABCD", "--bot", "mine.py:Calm", "--server", server]) == 2
        assert server in capsys.readouterr().err
