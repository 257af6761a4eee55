"""Results of those who played alone: a board of the best for each variant of a game; each result has its replay."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec

from akili.engine.game import Game, Rejected
from akili.server.documents import keys_of, read, readable
from akili.server.matches.clock import Clock, SystemClock
from akili.server.matches.ending import Ended
from akili.server.nodes.chores import Chores
from akili.server.operation.logs import about
from akili.server.ports import DocumentStore
from akili.server.records.board import Board, Result

KIND = "result"
log = logging.getLogger("akili.records")
AnyGame = Game[Any, Any, Any, Any, Any, Any]
Key = tuple[str, bytes]  # the game and the variant of it


class Results:
    """All results, in memory and in the store."""

    def __init__(self, store: DocumentStore, games: Mapping[str, AnyGame], clock: Clock | None = None) -> None:
        self._store, self._games = store, games
        self._chores = Chores(clock or SystemClock())
        self._known: set[str] = set()  # the matches whose results were read, on a board or not
        self._players: set[str] = set()
        self._boards: defaultdict[Key, Board] = defaultdict(Board)

    async def open(self) -> None:
        """Read what is kept; a result of other rules, whose options mean nothing today, stays where it is."""
        for match, result in readable(KIND, await self._store.all(KIND), Result):
            self._take_in(match, result)

    def woken(self, match: str, version: int) -> None:
        """Another node has kept a result."""
        if version and match not in self._known:
            self._chores.do("reading a result", partial(self._read, match), match)

    async def compare(self) -> None:
        """Read what others have kept."""
        async for matches in keys_of(self._store, KIND):
            for match in matches:
                if match not in self._known:
                    await self._read(match)

    async def close(self) -> None:
        """Finish what is being read."""
        await self._chores.close()

    async def _read(self, match: str) -> None:
        kept = await self._store.get(KIND, match)
        self._known.add(match)
        result = None if kept is None else read(KIND, match, kept.value, Result)
        if result is not None:
            self._take_in(match, result)

    def _take_in(self, match: str, result: Result) -> None:
        self._known.add(match)
        try:
            self._add(result)
        except Rejected as refusal:
            said = about(match=match)
            log.warning("the result of match %s is on no board: %s", match, refusal.reason, extra=said)

    async def match_ended(self, ended: Ended) -> None:
        """Keep the result of a person who played alone; the server has judged every step of it."""
        if len(ended.record.occupants) != 1 or ended.record.occupants[0].player is None:
            return
        if ended.record.id in self._known:
            return  # another node was quicker
        reached = ended.match.game.score(ended.match.state)
        if reached is None:
            return
        who = ended.record.occupants[0]
        result = Result(
            ended.record.id,
            ended.record.game,
            msgspec.to_builtins(ended.match.options),
            who.player or "",
            who.name,
            who.colour,
            reached.value,
            reached.unit,
            ended.record.begun,
            reached.then,
        )
        await self._store.put(KIND, result.match, msgspec.json.encode(result))
        self._known.add(result.match)
        self._add(result)

    def players(self) -> set[str]:
        """All who have reached something."""
        return set(self._players)

    def board(self, game: str, options: dict[str, Any]) -> list[Result]:
        """The best result of everyone in the variant that these options are, the best first; raises Rejected."""
        board = self._board(game, options)
        return [] if board is None else board.first()

    def personal_best(self, game: str, options: dict[str, Any], player: str) -> Result | None:
        """The best result of one person."""
        board = self._board(game, options)
        return None if board is None else board.best_of(player)

    def _board(self, game: str, options: dict[str, Any]) -> Board | None:
        return self._boards.get(self._key(game, options))

    def _add(self, result: Result) -> None:
        if result.game in self._games:
            self._boards[self._key(result.game, result.options)].add(result)
            self._players.add(result.player)

    def _key(self, game: str, options: dict[str, Any]) -> Key:
        if game not in self._games:
            raise Rejected("game.unknown", games=sorted(self._games))
        try:
            decoded = msgspec.convert(options, self._games[game].options_type)
        except msgspec.ValidationError as error:
            raise Rejected("options.malformed", message=str(error)) from error
        return game, msgspec.json.encode(self._games[game].variant(decoded))
