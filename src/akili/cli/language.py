"""Which language a command speaks: the one asked for, else that of the environment."""

import os
from argparse import ArgumentParser
from collections.abc import Mapping

from akili.locales import LANGUAGES, Words, preferred, words

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as everywhere


def add_language(parser: ArgumentParser) -> None:
    """The argument --language."""
    parser.add_argument("--language", choices=LANGUAGES, help="what to speak (default: what the environment says)")


def words_for(wish: str | None, environment: Mapping[str, str] = os.environ) -> Words:
    """The words in the language that was asked for."""
    surrounding = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return words(wish or preferred([surrounding]))
