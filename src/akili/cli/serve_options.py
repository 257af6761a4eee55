"""The settings of ``akili serve``: the table that makes its flags, its variables and its page of help."""

from __future__ import annotations

from typing import Any

from akili.cli.options import Option
from akili.cli.values import count, limit, one_of, place, port, seconds, size, whole_seconds

LOOPBACK = "127.0.0.1,::1"
DATABASE = "akili.db"


def _of_settings(flag: str, help_: str, parse: Any) -> Option:
    """One that has the name and the default of a field of the server's settings."""
    from akili.server.settings import Settings

    name = flag.removeprefix("--").replace("-", "_")
    return Option(flag, help_, getattr(Settings(), name), parse, "SECONDS")


REACHED = (
    Option("--host", "the address to listen on", "127.0.0.1"),
    Option("--port", "the port, 0 for a free one", 8000, port),
    Option("--name", "a name it is reached by, such as games.example.org; may be said again", (), is_many=True),
    Option("--origin", "another address that its pages are served from; may be said again", (), is_many=True),
    Option(
        "--behind-proxy",
        "behind a proxy at this address (this machine, if none is said): believe its X-Forwarded-For",
        (),
        metavar="ADDRESS",
        alone=LOOPBACK,
        is_many=True,
    ),
    Option("--secure", "behind https: the cookie is only sent over it", False, is_switch=True),
)
KEPT = (
    Option(
        "--database",
        "where it is kept: a file, or postgresql://… for many servers",
        DATABASE,
        metavar="ADDRESS",
        is_secret=True,
    ),
    Option(
        "--bus",
        "redis://…, by which servers on one database wake each other; without it they poll",
        None,
        is_secret=True,
    ),
    Option("--least-free", "with less free on the disk of that file nothing new begins", "100MB", size, "SIZE"),
)
STAYS = (
    _of_settings("--away-seconds", "without a socket, until a match goes on without somebody", seconds),
    _of_settings("--open-table-seconds", "an abandoned table that hasn't begun", whole_seconds),
    _of_settings("--over-table-seconds", "an abandoned table whose match is over", whole_seconds),
    _of_settings("--abandoned-match-seconds", "a match that goes on, at a table where nobody is", whole_seconds),
    _of_settings("--guest-seconds", "a guest who wasn't seen and has no result", whole_seconds),
)
ENDS = (
    _of_settings("--drain-seconds", "to go on serving after a signal, while told to be not ready", seconds),
    _of_settings("--stop-seconds", "for the end in good order; then it ends anyway", seconds),
)
RUN = (
    Option("--workers", "so many processes on one port; needs a database that takes many servers", 1, count, "NUMBER"),
    Option(
        "--metrics",
        "answer /metrics and /health/… at this place too, such as 127.0.0.1:9100; a second worker one port further",
        None,
        place,
        "ADDRESS:PORT",
    ),
    Option("--public-metrics", "answer /metrics where people come, too", False, is_switch=True),
    Option("--log", "how the log is written: text or json", "text", one_of("text", "json"), "FORM"),
    Option("--verbose", "log every refusal", False, is_switch=True),
    *ENDS,
)
MUCH = (
    Option(
        "--limit",
        "how much one may do: any of those below; may be said again",
        (),
        limit,
        "NAME=NUMBER",
        None,
        False,
        True,
    ),
)
GROUPS = {
    "where people reach it": REACHED,
    "where it is kept": KEPT,
    "how long things stay": STAYS,
    "how it is run": RUN,
    "how much is let through": MUCH,
}
SETTINGS = (*STAYS, *ENDS)


def limits_page() -> str:
    """Every limit with its default, for the end of the help."""
    from msgspec.structs import fields

    from akili.server.settings import Limits

    usual = {field.name: field.default for field in fields(Limits)}
    width = max(map(len, usual))
    lines = [f"  {name:{width}}  {_plain(number)}" for name, number in sorted(usual.items())]
    flags = "Every flag can be said by the variable beside it, several values with commas; the flag wins."
    return "\n".join([flags, "", "limits for --limit, per worker, with their defaults:", *lines])


def _plain(number: Any) -> str:
    return (
        f"{number:.3g}"
        if isinstance(number, float) and number < 1
        else f"{number:g}"
        if number < 1e6
        else str(int(number))
    )
