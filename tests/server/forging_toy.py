"""The toy game with a deck to forge, which takes as long as a test wants."""

from __future__ import annotations

import threading
from typing import Any, ClassVar

from tests.server.toy_game import ToyGame, ToyOptions

from akili.engine.game import GameInfo

SLOW = "slow"  # how the name of a deck begins that isn't ready before the gate is open


class ForgingOptions(ToyOptions, frozen=True):
    deck: str | None = None


class ForgingToy(ToyGame):
    info: ClassVar[GameInfo] = GameInfo("forging", 1, 1, 8, short="forging", minutes=1)
    options_type = ForgingOptions

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.forged: list[tuple[str, str]] = []  # the deck, and the thread that began it

    def packs(self, options: Any) -> bool:
        return options.deck is not None

    def pack(self, options: Any) -> str | None:
        if options.deck is not None:
            self.forged.append((options.deck, threading.current_thread().name))
            if options.deck.startswith(SLOW):
                self.gate.wait(60)
        return None
