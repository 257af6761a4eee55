"""Bots that a user brings: ``FILE.py:Name`` is a class, or a function, that makes a bot for a seat from a seed.

Its file is run, so nothing that comes over a network may ever be looked up here; ``bot.make_bot`` is for that.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache, partial
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import module_from_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from akili.bots.bot import Bot, Maker, make_bot
from akili.engine.game import Seat

SEPARATOR = ":"


class BroughtBotError(ValueError):
    """A bot that can't be brought; the sentence says why."""


def maker_of(name: str, game: str) -> Maker:
    """Who makes this bot: the user's file, or the house where it is one of its own."""
    if SEPARATOR not in name:
        return partial(make_bot, name, game)
    file, _, wanted = name.rpartition(SEPARATOR)
    if not Path(file).is_file():
        raise BroughtBotError(f"There is no file {file}.")
    make = getattr(_module(Path(file).resolve()), wanted, None)
    if make is None:
        raise BroughtBotError(f"There is no {wanted!r} in {file}.")
    if not callable(make):
        raise BroughtBotError(f"{name} is neither a class nor a function, so it makes no bot.")
    return partial(_made, name, make)


def _made(name: str, make: Callable[[Seat, str], Any], seat: Seat, seed: str) -> Bot:
    try:
        bot = make(seat, seed)
    except Exception as error:
        raise BroughtBotError(f"{name} makes no bot of (seat, seed): {describe(error)}.") from error
    if not callable(getattr(bot, "plan", None)):
        raise BroughtBotError(f"{name} makes no bot: it has no plan(view, now).")
    made: Bot = bot
    return made


@cache
def _module(path: Path) -> ModuleType:
    """The file as a module, run once per process; what lies beside it can be imported as in any program."""
    name = f"brought_{path.stem}_{len(sys.modules)}"
    loader = SourceFileLoader(name, str(path))
    module = module_from_spec(ModuleSpec(name, loader, origin=str(path)))
    sys.modules[name] = module  # dataclasses and the like look for it there
    sys.path.append(str(path.parent))
    try:
        loader.exec_module(module)
    except Exception as error:
        raise BroughtBotError(f"{path.name} can't be loaded: {describe(error)}.") from error
    return module


def describe(error: Exception) -> str:
    """What went wrong, and in which line of which file."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    what = f"{type(error).__name__}: {error}".rstrip(": .")
    return what if trace is None else f"{what} ({Path(trace.tb_frame.f_code.co_filename).name}, line {trace.tb_lineno})"
