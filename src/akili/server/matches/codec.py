"""Between a game's own types and what the store keeps."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from akili.engine.game import Game
from akili.engine.match import Match
from akili.engine.steps import Step
from akili.server.ports import MatchRecord, StoredEvent

AnyGame = Game[Any, Any, Any, Any, Any, Any]


class MatchUnreadable(Exception):  # noqa: N818 - a verdict
    """A stored match that this server can't play: its game is missing, its rules are others, or its log is broken."""


class Codec:
    """Reads and writes the matches of one game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._encoder = msgspec.json.Encoder()
        self._options = msgspec.json.Decoder(game.options_type)
        self._commands = msgspec.json.Decoder(game.command_type)
        self._events = msgspec.json.Decoder(game.event_type)
        self._steps = msgspec.json.Decoder(Step)

    def match(self, record: MatchRecord) -> Match:
        """The match before its first event; raises Rejected if the options don't fit."""
        if record.rules_version != self.game.info.rules_version:
            raise MatchUnreadable(f"{record.id} was played by rules {record.rules_version} of {record.game}.")
        return Match(self.game, self._options.decode(record.options), len(record.occupants), record.seed)

    def command(self, sent: Raw) -> Any:
        """The command that was sent; raises MsgspecError where it is none."""
        return self._commands.decode(sent)

    def stored(self, events: Sequence[Any], cause: str | None, step: Step) -> list[StoredEvent]:
        """The events that a step led to, as they are kept."""
        kept = [StoredEvent(Raw(self._encoder.encode(event)), cause) for event in events]
        if kept:
            kept[0] = replace(kept[0], step=Raw(self._encoder.encode(step)))
        return kept

    def event(self, stored: StoredEvent) -> Any:
        """The event that was kept."""
        return self._events.decode(stored.event)

    def step(self, kept: Raw | None) -> Step | None:
        """The step that was kept beside an event, its command as JSON has it."""
        return None if kept is None else self._steps.decode(kept)


class Codecs:
    """One codec per game, made when it is first needed."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._made: dict[str, Codec] = {}

    def of(self, record: MatchRecord) -> Codec:
        """The codec for this match's game."""
        if record.game not in self._games:
            raise MatchUnreadable(f"{record.id} is a match of {record.game}, which isn't here.")
        if record.game not in self._made:
            self._made[record.game] = Codec(self._games[record.game])
        return self._made[record.game]
