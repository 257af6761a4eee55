"""Names at a table differ, whichever language they are read in: who comes later gets a number."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import count

from msgspec.structs import replace

from akili.locales import LANGUAGES, Words
from akili.server.ports import Occupant


def told_apart(who: Occupant, others: Iterable[Occupant]) -> Occupant:
    """Under their own name, or with the first number that nobody there has: Kobe, Kobe 2."""
    taken = {name for other in others for name in read_as(other)}
    numbered = (who if number == 1 else replace(who, name=f"{who.name} {number}") for number in count(1))
    return next(each for each in numbered if taken.isdisjoint(read_as(each)))


def read_as(who: Occupant) -> set[str]:
    """What people read, without regard to capitals; a bot is called by its level in the reader's language."""
    if who.bot is None:
        return {_plain(who.name)}
    return {_plain(f"{called}{who.name.removeprefix(who.bot)}") for called in _bot_names(who.bot)}


def _plain(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


@cache
def _bot_names(level: str) -> tuple[str, ...]:
    return tuple(_common_words(language)(f"common-bot-{level}") for language in LANGUAGES)


@cache
def _common_words(language: str) -> Words:
    return Words(language, ["common"])  # all the others would take seconds to read
