"""What the house promises of any game: it is told what is on the shelf, and nonsense is refused at every door."""

import asyncio
import re
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.evening import Evening, evening, settled

from akili import server
from akili.games.registry import GAMES

NONSENSE: list[Any] = [None, True, -1, 1 << 70, 0.5, "", "x" * 5_000, "\x00", [], [[]], [9, 9], {}, {"type": "?"}]


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 60))


def test_the_house_tells_how_a_game_is_called_and_how_long_it_takes() -> None:
    async def story() -> None:
        async with evening() as it:
            games = (await it.get("/api/house"))["games"]
            assert [game["id"] for game in games] == list(GAMES)
            assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", game["short"]) for game in games)
            assert len({game["short"] for game in games}) == len(games)
            assert all(game["minutes"] > 0 for game in games)

    run(story())


def test_the_server_knows_no_game_by_name() -> None:
    infos = [game.info for game in GAMES.values()]
    names = {name for info in infos for name in (info.id, info.short, info.id.partition("_")[0])}
    (home,) = server.__path__
    for path in sorted(Path(home).rglob("*.py")):
        assert not [name for name in names if name in path.read_text(encoding="utf-8").lower()], path


def spoiled(plain: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The same with nonsense in one of its fields."""
    for field in plain:
        yield from (plain | {field: value} for value in NONSENSE)


@pytest.mark.parametrize("game", GAMES)
def test_nonsense_in_options_is_refused_and_no_fault(game: str) -> None:
    options = msgspec.to_builtins(GAMES[game].options_type())

    async def story() -> None:
        async with evening() as it:
            ada = await it.guest("Ada")
            wanted = {"game": game, "seats": 2}
            road = f"/api/tables/{(await it.post(ada, '/api/tables', wanted))['code']}"
            refusals = []
            for broken in spoiled(options):
                made = await it.post(ada, "/api/tables", wanted | {"options": broken})
                changed = await it.put(ada, road, {"seats": 2, "options": broken})
                assert isinstance(made, str) == isinstance(changed, str)
                if isinstance(made, str):
                    assert made == changed
                    refusals.append(made)
                else:
                    assert made["options"].keys() == options.keys()  # it happened to make sense
            assert len(refusals) > len(options) * len(NONSENSE) / 2
            assert all(reason.startswith("options.") for reason in refusals)

    run(story())


async def playing(it: Evening, game: str) -> Any:
    """The socket of somebody in a match with a bot."""
    ada = await it.guest("Ada")
    table = await it.post(ada, "/api/tables", {"game": game, "seats": 2, "bots": ["easy"], "start": True})
    peer = await it.socket(ada, table["code"])
    return peer, table["match"]


@pytest.mark.parametrize("game", GAMES)
def test_nonsense_in_commands_is_refused_and_no_fault(game: str) -> None:
    kind = GAMES[game].command_type
    kinds = getattr(kind, "__args__", (kind,))
    tags = [command.__struct_config__.tag for command in kinds]
    fields = {field: "x" for command in kinds for field in command.__struct_fields__}

    async def story() -> None:
        async with evening() as it:
            peer, match = await playing(it, game)
            commands = [*NONSENSE, *(broken for tag in tags for broken in spoiled(fields | {"type": tag}))]
            for number, command in enumerate(commands):
                peer.say(type="command", id=str(number), match=match, command=command)
                await settled()
            answers = [message for message in peer.messages if message["type"] in ("accepted", "refused")]
            assert [answer["id"] for answer in answers] == [str(number) for number in range(len(commands))]
            reasons = {answer["reason"] for answer in answers if answer["type"] == "refused"}
            assert "command.malformed" in reasons
            assert not {reason for reason in reasons if reason.startswith("server.")}

    run(story())
