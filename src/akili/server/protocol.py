"""What goes over the socket, and what a table looks like from outside. ``docs/protocol.md`` is made from this file."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from akili.engine.game import Millis, Outcome, Seat

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Phase = Literal["open", "playing", "over"]
BotLevel = Literal["easy", "medium", "hard", "master", "perfect", "champion"]


# Client → server


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: which table, and what was last seen of which match, to be told only what is missing."""

    table: str
    match: str | None = None
    version: int | None = None


class Send(Struct, frozen=True, tag="command", forbid_unknown_fields=True):
    """A command of the game. ``id`` is the client's; the same id again does nothing and is answered as before."""

    id: CommandId
    match: str
    command: Raw
    seat: Seat | None = None  # for which of your seats, where several share your device; your own if left out


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """See what another of your seats sees, where several share your device; it comes as an update."""

    seat: Seat


class Pong(Struct, frozen=True, tag="pong", forbid_unknown_fields=True):
    """The answer to a ping, at once."""

    nonce: int


FromClient = Hello | Send | Look | Pong


# Server → client


class Player(Struct, frozen=True):
    """A guest as others see them."""

    id: str
    name: str
    colour: str


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who has a seat; a bot has a level and no player."""

    player: str | None
    bot: str | None
    name: str
    colour: str
    is_companion: bool  # plays on the player's device, beside the player
    away: bool  # none of the player's sockets is open here
    trip: Millis | None  # the round trip in ms that counts for the player, coarse; told anew when it crosses 150
    substitute: BotLevel | None = None  # a bot of this level plays for them until they are back


class TableInfo(Struct, frozen=True):
    """A table as everyone sees it."""

    code: str
    game: str
    options: dict[str, Any]
    seats: tuple[SeatInfo | None, ...]
    host: str | None  # the player who may change and start it
    listed: bool
    phase: Phase
    match: str | None  # the one being played, or played last
    spectators: int
    stand_in: BotLevel | None  # a bot of this level plays for who is away


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello: who you are (None: nobody, a spectator without a name) and the server's clock."""

    player: Player | None
    clock: int  # milliseconds since 1970


class TableChanged(Struct, frozen=True, tag="table"):
    """The table as it is now; ``you`` is your own seat."""

    table: TableInfo
    you: Seat | None


class Update(Struct, frozen=True, tag="update"):
    """What happened in the match since what you saw, and all that you see now. Several versions may come as one."""

    match: str
    version: int
    clock: Millis  # the match's: times in views and notices are told by it
    you: Seat | None  # whose view it is; None for a spectator. Of your several seats the one that is to act
    notices: tuple[Raw, ...]
    view: Raw
    outcome: Outcome | None  # how it ended; then no other update of this match follows


class Accepted(Struct, frozen=True, tag="accepted"):
    """The command counts and is stored; its effect is in the update that reaches this version."""

    id: str
    version: int


class Refused(Struct, frozen=True, tag="refused"):
    """Nothing happened. ``id`` is the command's, None where the message had none."""

    id: str | None
    reason: str
    details: dict[str, Any]


class Ping(Struct, frozen=True, tag="ping"):
    """Answer with a pong at once: the server measures how far away you are, for the fairness of races."""

    nonce: int
    trip: Millis | None  # your usual round trip in ms, as far as it is known
    shortest: Millis | None  # the shortest of the last ones; add half of it to the clock that updates tell


class Closing(Struct, frozen=True, tag="closing"):
    """The last message before the server closes the socket."""

    reason: str


FromServer = Welcome | TableChanged | Update | Accepted | Refused | Ping | Closing
