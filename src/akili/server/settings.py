"""What can be set about a server: where it keeps things, whom it trusts, and how much it lets one person do."""

from __future__ import annotations

from msgspec import Struct


class Limits(Struct, frozen=True):
    """How much is let through; generous for people, even for a school behind one address."""

    message_bytes: int = 16_384
    messages_per_second: float = 50.0
    message_burst: int = 100
    messages_per_address: float = 30.0  # of all sockets together, at once; who sends more waits
    messages_per_address_per_second: float = 300.0
    message_seconds: float = 10.0  # for one that has begun to come to be whole
    frames_per_second: float = 100.0  # of a socket: messages, their fragments, and control frames
    frame_burst: float = 400.0
    frames_per_address: float = 3_000.0  # of all sockets together, at once
    frames_per_address_per_second: float = 1_000.0
    socket_bytes_per_second: float = 100_000.0
    socket_byte_burst: float = 2_000_000.0
    doings_per_second: float = 25.0  # commands and requests of a guest, over all its sockets and seats
    doing_burst: int = 250
    mistakes: int = 20  # malformed messages that a socket may send
    sockets: int = 20_000
    sockets_per_address: int = 250
    connections: int = 25_000  # sockets among them
    connections_per_address: int = 400
    new_connections_per_second: float = 50.0  # per address
    new_connection_burst: int = 500
    tables: int = 20_000
    tables_per_address: int = 60  # at once, then one more every half minute
    guests_per_address: int = 200  # at once, then one more every ten seconds
    requests_per_second: float = 50.0  # HTTP, per address
    request_burst: int = 500
    answers_per_second: float = 150.0  # HTTP, per address, pages and refusals too; who asks for more waits
    answer_burst: int = 1_000
    unknown_codes: int = 20  # that an address may name at once
    unknown_codes_per_second: float = 1 / 3
    new_qr_codes: int = 20  # for an address at once
    new_qr_codes_per_second: float = 1.0
    body_bytes: int = 65_536
    replay_bytes: int = 8_000_000  # of a replay that is brought
    replays_brought: int = 4  # at once, one per address
    replays_verified: int = 8  # with those that wait; two per address
    replay_events: int = 25_000  # of one that is brought
    match_events: int = 20_000  # then no command is taken any more, and time or absence ends the match
    events_kept: int = 200_000  # of matches in memory that are over
    reads: int = 64  # matches that are being brought from the store or written out, with those that wait
    reads_per_address: int = 8
    bytes_kept: int = 64_000_000  # of finished matches that were written out
    pieces_per_second: float = 40.0  # of 64 kB of matches that are read, per address; who reads more waits
    piece_burst: int = 400
    advice: int = 64  # hints and analyses, with those that wait
    advice_per_address: int = 16
    decks_forged: int = 16  # for matches that begin, with those that wait; two per player
    head_seconds: float = 10.0  # for a request to be whole, without its body
    body_seconds: float = 60.0
    send_seconds: float = 10.0  # for what is sent to be taken
    hello_seconds: float = 10.0


class Settings(Struct, frozen=True):
    """One server."""

    database: str | None = None  # a file, or the URL of one that nodes share; None keeps everything in memory
    bus: str | None = None  # the URL of what carries the word between nodes; without one they poll
    origins: tuple[str, ...] = ()  # besides the one the server is reached at
    hosts: tuple[
        str, ...
    ] = ()  # names it is reached by, besides numbers, origins and names of a home network; * is any
    proxies: tuple[str, ...] = ()  # addresses whose word on where a request comes from (X-Forwarded-For) is believed
    client: str | None = None  # the folder of the built pages; None for the one in the package
    addresses: tuple[str, ...] = ()  # at which phones in the same network reach it
    secure_cookie: bool = False  # behind https
    limits: Limits = Limits()
    ping_seconds: float = 5.0
    away_seconds: float = 10.0  # without a socket, until a match goes on without somebody
    bot_pace: float = 1.0  # the part of their time that bots take; 0 for at once
    sweep_seconds: float = 60.0
    open_table_seconds: int = 3_600  # an abandoned table that hasn't begun
    over_table_seconds: int = 86_400  # an abandoned table whose match is over
    abandoned_match_seconds: int = 21_600  # a match that goes on, at a table where nobody is
    guest_seconds: int = 31_536_000  # a guest who wasn't seen and has no result
    least_free_bytes: int = 100_000_000  # on the disk of the file; with less nothing new begins, 0 for any
    has_public_metrics: bool = False  # /metrics where people come, and not only where it is asked for
    drain_seconds: float = 0.0  # between not being ready any more and letting go
    stop_seconds: float = 10.0  # for the end in good order; then it ends anyway
    tunes_collector: bool = False  # for a process that does nothing else
    works_apart: bool = False  # what takes seconds is done in processes of its own, not in threads


def is_file(database: str) -> bool:
    """Whether what is said of a database is a file, and not the address of a server."""
    return "://" not in database


def takes_many(database: str | None) -> bool:
    """Whether several servers may use it at once: a file and memory belong to one alone."""
    return database is not None and not is_file(database)
