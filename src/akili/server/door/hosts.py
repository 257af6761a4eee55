"""Whether a request is meant for this server, by the name it was sent to.

A page at a foreign name that leads here would count as our own (DNS rebinding). Nobody can make an address, or a name
that only a home network knows, lead somewhere else; every other name has to be told to us.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from ipaddress import ip_address
from urllib.parse import urlsplit

from akili.server.settings import Settings

HOST = re.compile(r"(?:\[(?P<address>[^\]]*)\]|(?P<name>[\w.-]*))(?::\d*)?", re.ASCII)
AT_HOME = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")  # names that no registry gives away
ANY = "*"


def names_of(settings: Settings) -> frozenset[str]:
    """The names that the settings have for this server."""
    addresses = (urlsplit(address).hostname or "" for address in (*settings.addresses, *settings.origins))
    return frozenset(name.lower() for name in (*settings.hosts, *addresses))


def is_known(host: str, names: Collection[str]) -> bool:
    """Whether a Host header names this server; a program may leave it out."""
    if not host or ANY in names:
        return True
    found = HOST.fullmatch(host)
    if found is None:
        return False
    if found["address"] is not None:
        return _is_address(found["address"])
    name = found["name"].lower().removesuffix(".")
    return "." not in name or name.endswith(AT_HOME) or name in names or _is_address(name)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
