"""Settings that are said by flag or by environment: one row says both, and the flag wins."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

PREFIX = "AKILI_"
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


@dataclass(frozen=True)
class Option:
    """One setting. ``alone`` is what its flag means without a value; one of many may be said again.

    A default that is a text is read like any other. What may hold a password is handed on by environment: everybody on
    a machine can read everybody's command lines.
    """

    flag: str
    help: str
    default: Any = None
    parse: Callable[[str], Any] = str
    metavar: str | None = None
    alone: str | None = None
    is_switch: bool = False
    is_many: bool = False
    is_secret: bool = False

    @property
    def name(self) -> str:
        """As an attribute of what was chosen."""
        return self.flag.removeprefix("--").replace("-", "_")

    @property
    def variable(self) -> str:
        """In the environment."""
        return f"{PREFIX}{self.name.upper()}"

    @property
    def described(self) -> str:
        """Its words with its default and its variable."""
        has_default = not self.is_switch and not self.is_many and self.default is not None
        usual = [f"default: {_plain(self.default)}"] if has_default else []
        return f"{self.help} ({'; '.join([*usual, self.variable])})".replace("%", "%%")

    def from_text(self, text: str) -> Any:
        """What the environment says; raises ArgumentTypeError or ValueError."""
        if self.is_switch:
            return _yes_or_no(text)
        if self.is_many:
            return tuple(self.parse(part.strip()) for part in text.split(",") if part.strip())
        return self.parse(text)

    def words(self, value: Any) -> list[str]:
        """How this value is said on a command line, that ``parse`` understands."""
        if self.is_switch:
            return [self.flag] if value else []
        values = value if self.is_many else [] if value is None else [value]
        return [f"{self.flag}={each}" for each in values]


Groups = Mapping[str, Sequence[Option]]


def add_options(parser: ArgumentParser, groups: Groups) -> None:
    """A flag for each; what isn't said stays out of the result, for ``chosen`` to fill in."""
    for title, options in groups.items():
        group = parser.add_argument_group(title)
        for option in options:
            if option.is_switch:
                group.add_argument(option.flag, action="store_true", default=None, help=option.described)
                continue
            group.add_argument(
                option.flag,
                type=option.parse,
                action="append" if option.is_many else "store",
                nargs=None if option.alone is None else "?",
                const=option.alone,
                metavar=option.metavar,
                help=option.described,
            )


def chosen(arguments: Namespace, groups: Groups, environ: Mapping[str, str]) -> Namespace:
    """What was said by flag, else by environment, else what is usual; raises ValueError with a sentence."""
    result = Namespace()
    for option in (option for options in groups.values() for option in options):
        said = getattr(arguments, option.name, None)
        setattr(result, option.name, _from_environment(option, environ) if said is None else said)
    return result


def as_words(result: Namespace, groups: Groups) -> list[str]:
    """The command line that says the same, beside ``secrets``."""
    options = (option for options in groups.values() for option in options if not option.is_secret)
    return [word for option in options for word in option.words(getattr(result, option.name))]


def secrets(result: Namespace, groups: Groups) -> dict[str, str]:
    """The environment that says what a command line shouldn't."""
    options = (option for options in groups.values() for option in options if option.is_secret)
    said = ((option.variable, getattr(result, option.name)) for option in options)
    return {variable: value for variable, value in said if value is not None}


def _from_environment(option: Option, environ: Mapping[str, str]) -> Any:
    text = environ.get(option.variable, "").strip()
    if not text:
        return option.parse(option.default) if isinstance(option.default, str) else option.default
    try:
        return option.from_text(text)
    except ArgumentTypeError as error:
        raise ValueError(f"Can't use {option.variable}: {error}.") from error
    except ValueError as error:
        raise ValueError(f"Can't use {option.variable}: it can't be {text!r}.") from error


def _plain(value: Any) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def _yes_or_no(text: str) -> bool:
    if text.lower() not in (*YES, *NO):
        raise ArgumentTypeError(f"{text!r} is neither yes nor no")
    return text.lower() in YES
