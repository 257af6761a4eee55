"""A quick player at a live table, of whatever game: does all that the view asks for, at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from akili.client import Refused, Table, Update


async def play_by(table: Table, wanted: Callable[[Update], Sequence[Any]]) -> list[int]:
    """A whole match, or what is left of it; the versions that commands led to."""
    versions: list[int] = []
    known = 0
    async for update in table.updates():
        if update.version < known:
            continue  # what was sent isn't to be seen yet
        # all at once: a slow line is no reason to wait for answers
        answers = await asyncio.gather(*map(table.send, wanted(update)), return_exceptions=True)
        for answer in answers:
            if isinstance(answer, int):
                known = answer
                versions.append(answer)
            elif not isinstance(answer, Refused):  # somebody may have been faster, or the time was over
                raise answer
    return versions
