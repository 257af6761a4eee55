"""A server without a network, to be killed: commands as lines on stdin, acknowledged on stdout when they are stored.

``python killed_server.py FILE`` says "ready"; "match seat id number" is answered by "match seat id version".
"""

import asyncio
import os
import sys

from tests.server.toy_game import GAMES, Add, record

from akili.server.adapters.sqlite import SqliteStore
from akili.server.matches.live import LiveMatch, LiveMatches


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())  # one write: whole or not at all


async def found(matches: LiveMatches, name: str) -> LiveMatch:
    limit = 150 if name.startswith("clock") else None
    return await matches.get(name) or await matches.begin(record(name, goal=10**9, limit=limit))


async def obey(live: LiveMatch, seat: int, command_id: str, number: int) -> None:
    version = await live.submit(seat, Add(number), command_id, arrived=live.now())
    say(live.record.id, seat, command_id, version)


async def main(path: str) -> None:
    matches = LiveMatches(SqliteStore(path), GAMES)
    await matches.resume_all()
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    say("ready")
    async with asyncio.TaskGroup() as tasks:
        while line := await lines.readline():
            match, *words = line.decode().split()
            live = await found(matches, match)
            if words:
                tasks.create_task(obey(live, int(words[0]), words[1], int(words[2])))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
