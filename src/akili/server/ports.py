"""What the server needs of the world, as interfaces; ``adapters/`` has what fulfils them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol, runtime_checkable

from msgspec import Raw, Struct

from akili.engine.game import Outcome


class Occupant(Struct, frozen=True):
    """Who plays a seat: a guest, or a bot of some level."""

    player: str | None = None  # the guest's id
    bot: str | None = None  # the bot's level
    name: str = ""  # nobody else at the table has it; a bot's is its level, with a number from the second on
    colour: str = ""
    is_companion: bool = False  # somebody else who plays on the guest's device


class MatchRecord(Struct, frozen=True):
    """All that a match needs besides its events; the seed stays on the server until the match is over."""

    id: str
    game: str
    rules_version: int
    options: Raw
    occupants: tuple[Occupant, ...]
    seed: str
    begun: int  # milliseconds since 1970
    table: str


class StoredEvent(Struct, frozen=True):
    """An event and the command it came from: ``cause`` is "seat:command id", or None where nobody gave one.

    The first event of a decision keeps the step that led to it, so that it can be decided again; logs of before don't.
    """

    event: Raw
    cause: str | None = None
    step: Raw | None = None


class VersionConflict(Exception):  # noqa: N818 - the judge's word, not an error
    """Somebody else has written this version already."""


class RevisionConflict(Exception):  # noqa: N818 - as above
    """Somebody else has changed this document meanwhile."""


class UnknownMatch(LookupError):  # noqa: N818 - as above
    """There is no such match to write to."""


class StoreUnavailable(Exception):  # noqa: N818 - as above
    """The store couldn't keep it (a full disk, a lost connection): nothing happened, and nothing may be told."""


class Damaged(Exception):  # noqa: N818 - as above
    """What is kept under this name can't be read; all else can."""


class Progress(Struct, frozen=True):
    """How far a match has come in the store."""

    version: int
    is_finished: bool


class Kept(Struct, frozen=True):
    """A document as it is kept; every change of it is a revision more, the first is 1."""

    value: bytes
    revision: int


class WakeUp(Struct, frozen=True, array_like=True):
    """Something is newer in the store than before; what it is, the store tells."""

    kind: str  # a kind of documents, or "match"
    key: str
    version: int  # of a match, or ENDED; of a document its revision, 0 if it is gone


ENDED = -1  # in place of a match's version: that it is over was noted


class EventStore(Protocol):
    """The log of every match. When ``append`` returns, the events survive a power cut."""

    async def create(self, record: MatchRecord) -> None:
        """A new match without events; raises VersionConflict if there is one of that name."""

    async def append(self, match: str, expected_version: int, events: Sequence[StoredEvent]) -> None:
        """All or nothing; raises VersionConflict unless the log has exactly ``expected_version`` events."""

    async def load(self, match: str, since: int = 0) -> tuple[MatchRecord, list[StoredEvent]] | None:
        """The log after that version, or None if there is no such match; raises Damaged."""

    async def progress(self, matches: Collection[str]) -> dict[str, Progress]:
        """How far these have come; those that there aren't are left out."""

    async def finish(self, match: str, outcome: Outcome | None) -> None:
        """Note that the match is over, None if it was abandoned; may be said again."""

    async def is_finished(self, match: str) -> bool:
        """Whether that was noted."""

    async def unfinished(self) -> list[str]:
        """The matches that are to go on after a restart, in the order they were made."""


class DocumentStore(Protocol):
    """Small things by kind and key: guests, tables, records."""

    async def put(self, kind: str, key: str, value: bytes, expected: int | None = None) -> int:
        """Keep it, durably; the revision it has now.

        Over whatever was there, or only over that revision (0 where there must be none): else raises RevisionConflict.
        """

    async def get(self, kind: str, key: str) -> Kept | None:
        """What is there."""

    async def delete(self, kind: str, key: str, expected: int | None = None) -> None:
        """Forget it, or only that revision of it: else raises RevisionConflict."""

    async def all(self, kind: str) -> list[tuple[str, Kept]]:
        """Everything of a kind, in the order of keys."""

    async def next_of(self, kind: str, after: str | None, most: int) -> list[tuple[str, Kept]]:
        """The first of a kind whose keys come after this one, in order: for kinds of which many are kept."""

    async def revisions(self, kind: str) -> dict[str, int]:
        """What there is of a kind, without its values."""

    async def next_keys(self, kind: str, after: str | None, most: int) -> list[str]:
        """Like ``next_of``, without values."""


class Store(EventStore, DocumentStore, Protocol):
    """Both, as every adapter is."""

    async def close(self) -> None:
        """Keep what is under way, then let go; may be called again."""


@runtime_checkable
class Timekeeper(Protocol):
    """A store that has a clock of its own: the judge's clock of a node is set by it again and again, so nodes agree."""

    async def now(self) -> float:
        """Seconds since 1970."""


class Listener(Protocol):
    """Who wants to know what other nodes have stored."""

    def woken(self, wake_up: WakeUp) -> None:
        """Look at this."""

    def missed(self) -> None:
        """Some word may have been lost: look at everything."""


class WakeUps(Protocol):
    """The word between nodes that there is something new to read. It may get lost, and then ``missed`` says so."""

    @property
    def is_well(self) -> bool:
        """Whether words arrive now; while they don't, nodes have to look for themselves."""

    @property
    def lag_seconds(self) -> float | None:
        """How long a word was under way lately; None where there is no bus at all."""

    async def open(self, listener: Listener) -> None:
        """Hear what the other nodes say; a bus that is away is waited for in the background."""

    def tell(self, wake_up: WakeUp) -> None:
        """Say it to all other nodes, soon; it never fails, it may get lost."""

    async def close(self) -> None:
        """Hear and say nothing any more."""
