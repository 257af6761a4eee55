"""Asking a bot for its plan: whatever it does wrong is told as its own doing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from akili.bots.bot import Bot
from akili.bots.brought import describe
from akili.bots.plan import Planned
from akili.engine.game import Millis, Seat


class MatchFailedError(RuntimeError):
    """A match that can't be played to its end."""

    def sentence(self, names: Sequence[str]) -> str:  # noqa: ARG002 - nobody's fault
        """What went wrong, by the names of the bots on their seats."""
        return str(self)


class BotFailedError(MatchFailedError):
    """A bot that raised, or answered with something that is no plan."""

    def __init__(self, seat: Seat, what: str) -> None:
        super().__init__(f"The bot on seat {seat} {what}.")
        self.seat, self.what = seat, what

    def sentence(self, names: Sequence[str]) -> str:
        """Whose fault it was, and what."""
        return f"{names[self.seat]} on seat {self.seat} {self.what}."


def ask(bot: Bot, seat: Seat, view: Any, now: Millis) -> Planned | None:
    """What the bot does next."""
    try:
        plan = bot.plan(view, now)
    except Exception as error:
        raise BotFailedError(seat, f"raised {describe(error)}") from error
    if plan is not None and not (isinstance(plan, Planned) and isinstance(plan.at, int)):
        raise BotFailedError(seat, f"answered {plan!r}, not Planned(milliseconds, command) or None")
    return plan


class Asked:
    """A bot that is asked with care, for whoever runs it elsewhere."""

    def __init__(self, bot: Bot, seat: Seat) -> None:
        self._bot, self._seat = bot, seat

    def plan(self, view: Any, now: Millis) -> Planned | None:
        """What the bot does next; raises BotFailedError."""
        return ask(self._bot, self._seat, view, now)
