"""The command on the database of a server: people count, bots don't, and what it writes is used."""

import asyncio
from importlib import resources
from pathlib import Path

import msgspec
import pytest

from akili.cli import lab_calibrate
from akili.cli.main import main
from akili.engine.game import Outcome
from akili.engine.replay import decode
from akili.forge import shipped_ratings
from akili.forge.rating.calibration import Calibration, GameCalibration, from_json
from akili.forge.shipped_ratings import RatedCard, classic_rating
from akili.server.adapters.sqlite import SqliteStore
from akili.server.ports import MatchRecord, Occupant, StoredEvent


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Two matches of Fun-Size: in each, one seat is a person and one a bot."""
    path = tmp_path / "akili.db"
    asyncio.run(_store(path, [_played(tmp_path, seed) for seed in ("1", "2")]))
    return path


def _played(folder: Path, seed: str) -> tuple[MatchRecord, list[StoredEvent]]:
    file = folder / f"match {seed}.json"
    assert main(["watch", "fun-size", "--bots", "medium,medium", "--seed", seed, "--save", str(file)]) == 0
    replay = decode(file.read_bytes())
    who = (Occupant(player="guest", name="Ada"), Occupant(bot="medium", name="medium"))
    options = msgspec.Raw(msgspec.json.encode(replay.options))
    record = MatchRecord(f"m{seed}", replay.game, replay.rules_version, options, who, replay.seed, 0, "table")
    return record, [StoredEvent(msgspec.Raw(msgspec.json.encode(each.event))) for each in replay.events]


async def _store(path: Path, matches: list[tuple[MatchRecord, list[StoredEvent]]]) -> None:
    store = SqliteStore(path)
    for record, events in matches:
        await store.create(record)
        await store.append(record.id, 0, events)
        await store.finish(record.id, Outcome(((0,), (1,)), (13, 9)))
    await store.close()


def test_the_cards_of_people_are_read_and_those_of_bots_are_not(database: Path) -> None:
    cards = asyncio.run(lab_calibrate.read(str(database)))["fun-size"]
    assert 10 <= len(cards) <= 16  # eight rounds each, but for those in which no tile was laid
    assert {card.player for card in cards} == {"guest/"}
    assert any(card.is_solved for card in cards)
    for card in cards:
        assert card.seconds >= 1
        assert card.rated > 10
        assert card.puzzle.endswith(" 3 of 8")


def test_it_says_what_it_found_and_writes_it(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "calibrate", str(database)]) == 0
    assert "too few; 20 would do" in capsys.readouterr().out
    monkeypatch.setattr(lab_calibrate, "FEWEST", 5)
    out = tmp_path / "calibration.json"
    assert main(["lab", "calibrate", str(database), "--out", str(out)]) == 0
    assert "fun-size: " in capsys.readouterr().out
    found = from_json(out.read_bytes()).games["fun-size"]
    assert found.players == 1
    assert 0.3 < found.unit < 3


def test_what_is_adopted_is_what_cards_take(monkeypatch: pytest.MonkeyPatch) -> None:
    before = classic_rating(("####", "####", "####"), ("I3", "L4", "P5"))
    assert before.difficulty == before.reckoned  # nobody has played yet
    slow = Calibration({"classic": GameCalibration(unit=2, puzzles={before.name: 1.5})})
    monkeypatch.setattr(shipped_ratings, "calibration", lambda: slow)
    assert before.difficulty.seconds == pytest.approx(3 * before.reckoned.seconds, abs=0.06)
    assert RatedCard("shimo", before.name, before.reckoned).difficulty == before.reckoned


def test_nobody_has_been_measured_yet() -> None:
    assert from_json(resources.files("akili.forge").joinpath("decks", "calibration.json").read_bytes()) == Calibration()
